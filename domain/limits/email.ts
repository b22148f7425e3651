// Limits of emails to buyers.

export const emailLimits = {
  /** Emails handed to the mail server side by side, and how long one step of it may take. */
  emailsAtOnce: 5,
  mailTimeoutMs: 10_000,
  /** A mail server that did not answer is left alone this long, so that nothing else waits for it. */
  mailRestMs: 30_000,
  /** Tries of an email, 1, 2, 4 … up to 60 minutes apart: about a day in all. */
  emailTriesMax: 29,
  emailWaitMinutesMax: 60,
  /** Nobody else takes an email that is being sent; none is begun in the second half of this time. */
  emailLeaseMinutes: 5,
  emailsPerBatch: 100,
  /** Lines of an order that an email shows, with their pictures; it says how many more there are. */
  mailLinesMax: 5,
  /** Emails that a list of the mailbox, or of what could not be delivered, shows. */
  emailsShown: 200,
  /** Days that the mailbox of test data keeps an email: a season of trying things out. */
  mailboxDays: 100,
  /** So many messages that came back for a reason that may pass, in so many days, suppress an address. */
  softBouncesMax: 5,
  softBounceDays: 7,
  /** A report about a message that was sent longer ago counts for nothing, and reports are kept this long. */
  bounceTokenDays: 30,
} as const;
