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
  /** Stock waits this long for the payment (O1). */
  reservationMinutes: 30,
  /** A way to pay that waits longer than this is slow: goods are held for days only once its instructions were asked for. */
  slowPaymentMinutes: 120,
  /** Quotes and checkouts of one address, and of its network (/24, /48), in ten minutes: a busy office, not a script. */
  quotesPerAddress: 600,
  quotesPerNetwork: 3_000,
  checkoutsPerAddress: 120,
  checkoutsPerNetwork: 1_200,
  /** Checkouts by slow ways to pay in an hour: they hold goods and send an e-mail before anybody pays. */
  slowCheckoutsPerAddress: 20,
  slowCheckoutsPerNetwork: 60,
  slowCheckoutsPerEmail: 6,
  slowCheckoutsPerShop: 300,
  /** E-mails with payment instructions to one address in an hour. */
  payEmailsPerAddress: 1,
  /** Unpaid pieces of one network, in percent of what is in stock; so few pieces are always allowed. */
  unpaidSharePercent: 50,
  unpaidPiecesMin: 10,
  /** The same by slow ways to pay: of one network, and of all buyers together. */
  slowSharePercent: 10,
  slowShareAllPercent: 20,
  slowPiecesMin: 1,
  /** A hold by a quick way to pay below this part of the stock (1 in 1,000) is not written down: it keeps nobody from buying. */
  smallHoldParts: 1_000,
  /** A network that let goods lapse unpaid may not hold more than its share of them for so long. */
  lapsedHours: 24,
  /** Days after which nobody remembers who left a checkout unpaid; a transfer that comes late has been returned by then. */
  abandonedDays: 90,
  /** Wrong e-mail addresses with which a refund's destination is named, for one payment in an hour. */
  refundPlaceTriesPerHour: 5,
  /** Seconds between two questions about every payment under way: a message that was lost costs no more than this. */
  openPaymentsAskSeconds: 30,
  /** Payments asked about in one round, those that end first; a card provider takes a hundred questions a second. */
  openPaymentsAskedMax: 1_000,
  /** Messages that no payment provider sent, of one address and of its network, in ten minutes: then they are not read. */
  hookRefusalsPerAddress: 30,
  hookRefusalsPerNetwork: 120,
  /** A refund that its provider has taken but not yet paid is asked about this often. */
  refundAskMinutes: 10,
  /** A provider of cards or pages that is silent this long did not answer; asked again as often, each time under the same key. */
  cardTimeoutMs: 10_000,
  cardRetriesMax: 2,
  /** The first wait after "too many requests"; it doubles. */
  cardPauseMs: 300,
  /** A card provider's page lives at least this long; a checkout that is opened late gets its page all the same. */
  cardPageMinutes: 30,
  cardPageGraceMinutes: 5,
} as const;
