// Numbers of prices and payments: quotes, rates, the card provider.

export const paymentLimits = {
  /** A quote's price is kept this long, and one checkout may use it. */
  quoteMinutes: 30,
  /** Buyers are charged in another currency by a rate of at most this age (issue 4). */
  chargeRateHours: 24,
  /** Value bands and flat duties are compared by a rate of at most this age: customs fix theirs for a month. */
  customsRateDays: 35,
  /** A table of prices, taxes or rates: all countries with some hundred rules each are far below. */
  tableBytesMax: 4 * 1_048_576,
  tableRowsMax: 20_000,
  /** Stock waits this long for the payment (product.md O1). */
  reservationMinutes: 30,
  /** Seconds between two questions about every payment under way: a message that was lost costs no more than this. */
  openPaymentsAskSeconds: 30,
  /** Payments asked about in one round, those that end first; a card provider takes a hundred questions a second. */
  openPaymentsAskedMax: 1_000,
  /** A refund that its provider has taken but not yet paid is asked about this often. */
  refundAskMinutes: 10,
  /** A card provider that is silent this long did not answer; asked again as often, each time under the same key. */
  cardTimeoutMs: 10_000,
  cardRetriesMax: 2,
  /** The first wait after "too many requests"; it doubles. */
  cardPauseMs: 300,
  /** A card provider's page lives at least this long; a checkout that is opened late gets its page all the same. */
  cardPageMinutes: 30,
  cardPageGraceMinutes: 5,
} as const;
