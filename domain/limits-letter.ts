// Numbers of letters to buyers.

export const letterLimits = {
  /** Letters handed to the mail server side by side, and how long one step of it may take. */
  lettersAtOnce: 5,
  mailTimeoutMs: 10_000,
  /** A mail server that did not answer is left alone this long, so that nothing else waits for it. */
  mailRestMs: 30_000,
  /** Tries of a letter, 1, 2, 4 … up to 60 minutes apart: about a day in all. */
  letterTriesMax: 29,
  letterWaitMinutesMax: 60,
  /** Nobody else takes a letter that is being sent; none is begun in the second half of this time. */
  letterLeaseMinutes: 5,
  lettersPerBatch: 100,
  /** Letters that a list of the mailbox, or of what could not be delivered, shows. */
  lettersShown: 200,
  /** Days that the mailbox of test data keeps a letter: a season of trying things out. */
  mailboxDays: 100,
} as const;
