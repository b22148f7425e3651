// Every number that bounds something, with its unit and its reason.

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const limits = {
  /** Spec section 9: the client gives up after this. */
  requestTimeoutMs: 15_000,
  /** The server answers before the client gives up (reliability 0.16). */
  serverDeadlineMs: 10_000,
  statementTimeoutMs: 5_000,
  lockTimeoutMs: 4_000,
  /** Spec section 8: a toast stays this long. */
  toastMs: 3_000,
  /** A JSON body: 1,000 order lines are about 120 kB. */
  bodyBytesMax: 1_048_576,
  /** A file of goods to import (product.md section 4). */
  csvBytesMax: 20 * 1_048_576,
  /** Rows of a goods import, read and written in batches. */
  csvRowsMax: 100_000,
  /** Row errors that an import reports; the rest are counted. */
  importErrorsShownMax: 100,
  /** Different goods in one cart (replay.md). */
  cartLinesMax: 1_000,
  /** Pieces of one goods in one order (reliability I-22). */
  quantityMax: 100_000,
  /** A price or cost: far above any goods, so that a line of `quantityMax` stays below `unitsMax`. */
  priceUnitsMax: 1_000_000_000n,
  /** Rows of one bulk price change. */
  priceRowsMax: 500,
  showcaseRowsPerCall: 100,
  /** Orders of one confirmation. */
  payOrdersMax: 50,
  /** Parcels or events in one call of a supplier or carrier. */
  dispatchRowsMax: 200,
  /** A quote's price is kept this long, and one checkout may use it. */
  quoteMinutes: 30,
  /** Stock waits this long for the payment (product.md O1). */
  reservationMinutes: 30,
  /** An invitation can be used for this long, once. */
  invitationDays: 14,
  /** Between "the code is valid" and "the account is made". */
  inviteTicketMinutes: 15,
  /** Invitations one console call may make. */
  invitationsPerCall: 50,
  /** An answer under an idempotency key is given again for this long. */
  idempotencyHours: 24,
  /** Sessions: merchants 14 days idle and 30 in all, operators 15 minutes and 8 hours (reliability 6). */
  merchantIdleMs: 14 * dayMs,
  merchantSessionMs: 30 * dayMs,
  operatorIdleMs: 15 * minuteMs,
  operatorSessionMs: 8 * hourMs,
  sessionsPerPerson: 5,
  /** Password checks at once: each takes 19 MiB and about 70 ms. */
  passwordChecksAtOnce: 4,
  passwordCharactersMin: 8,
  passwordCharactersMax: 128,
  /** Sign-ins a minute and code tries an hour from one address (reliability 6). */
  signInsPerMinute: 10,
  inviteTriesPerHour: 10,
  /** A webhook's stamp may be this old (reliability check 14). */
  webhookToleranceMs: 300_000,
  /** Tries to send a refund to the provider before a person looks; the wait doubles from one minute. */
  refundTriesMax: 12,
  /** Timers of one shop moved by one transaction. */
  timersPerBatch: 200,
  /** The least deposit and withdrawal, in whole major units of the instance's currency (decisions.md). */
  depositMinMajor: 10,
  withdrawalMinMajor: 10,
  /** Accounts a merchant can be paid out to. */
  payoutAccountsMax: 5,
  /** Lines of points in a chart. */
  statisticPointsMax: 400,
} as const;
