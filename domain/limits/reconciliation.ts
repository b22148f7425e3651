// Numbers of reconciliation and of goodwill.

export const reconciliationLimits = {
  /** I-27: everything is compared at least every 60 seconds, by one process at a time. */
  reconEveryMinutes: 1,
  reconLeaseMinutes: 5,
  /** A provider's message and evidence without an order may be on their way for so long, and no longer. */
  reconTransitMinutes: 10,
  /** A refund that was asked for may be sent before we hear of it; a deposit may arrive, or be attested, so much earlier. */
  reconRefundHours: 24,
  /** A day's items are sealed once it is over for so long: what is settled by then is not read again. */
  reconSealHours: 48,
  /** The two sides of one item come within so many days of each other. */
  reconPairDays: 3,
  /** A provider's own lines are asked for so often, the last hours of them again, and a long silence in steps of hours. */
  reconFeedMinutes: 5,
  reconFeedTwiceMinutes: 120,
  reconFeedStepHours: 6,
  reconFeedStepsMax: 8,
  /** A provider's account has a payment within so many minutes after it was captured. */
  reconProviderMinutes: 60,
  /** Nodes name a new final block every few minutes: one that has not for so long is silent. */
  reconNodeMinutes: 30,
  /** Items of one place that are told at once, the oldest first. */
  reconItemsMax: 200,
  /** A place that has not answered for so long is named and never counts as agreeing. */
  reconSilentHours: 24,
  /** Rounding of others: below one major unit a difference is shown and stops nothing. */
  reconToleranceMajor: 1,
  /** Every book is computed again from its first transfer once a day; after a long silence so many in one run. */
  reconBooksAtOnce: 2_000,
  /** Runs, items and incidents that the console shows at once. */
  reconRowsShown: 200,
  /** Goodwill that one person may propose, and that one shop may get, on a day (major units; I-26). */
  goodwillPersonMajor: 500,
  goodwillShopMajor: 200,
  /** Transfers of a ledger's page, and of one file of a day's journal: more is exported by shop. */
  ledgerPageSize: 50,
  journalRowsMax: 200_000,
} as const;
