// Numbers of requests of people without a session.

export const contactLimits = {
  /** A message, in UTF-16 code units. */
  contactUnitsMin: 10,
  contactUnitsMax: 2_000,
  contactNameMax: 80,
  /** An answer, in UTF-16 code units. */
  contactAnswerUnitsMax: 4_000,
  /** Requests from one address, and from the network around it, in an hour. */
  contactsPerHourOfSender: 3,
  contactsPerHourOfNetwork: 12,
  /** Links that were wrong, from one address in an hour. */
  contactLooksPerHour: 30,
  /** When whoever wrote has an answer at the latest. */
  contactAnswerHours: 48,
  /** The link reads this long after the last message; then the request is deleted. */
  contactKeepDays: 90,
  /** Confirmations to one address are an hour apart; more than these wait for none. */
  contactMailsWaitingMax: 3,
  contactsForgottenPerBatch: 500,
} as const;
