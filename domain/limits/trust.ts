// Numbers of the pages that anybody may read without signing in.

export const trustLimits = {
  /** Fewer cases than this are said as "fewer than", and a part of so few is told together with another. */
  trustCasesMin: 5,
  /** The newest period of the figures, and the complete months before today that are shown one by one. */
  trustPeriodDays: 90,
  trustMonths: 6,
  /** Pauses of payouts that the public page shows. */
  trustPausesShown: 20,
  /** Figures are of whole days: computed once, they serve everybody on a node for so long. */
  trustFiguresKeptMs: 3_600_000,
  /** Changed terms are announced so many days before they hold (as changed parameters of promotion are). */
  termsNoticeDays: 15,
  /** What is published of the platform itself (rules, keys, files of the apps) is looked at this often, and at each start. */
  documentsEveryMinutes: 15,
  /** One process at a time makes the documents; one that stops in the middle keeps the others waiting for so long. */
  documentsLeaseMinutes: 10,
  /** Documents of one kind that the public page lists, the newest first. */
  documentsShown: 60,
  /** Merchants' addresses whose balances are read for the reserves of one chain: the newest. */
  reserveAddressesMax: 1_000,
  /** Two nodes that differ are asked again so often: money may move between two questions. */
  reserveReadsMax: 3,
  /** What a provider has sent to our bank counts as on its way for so long, until a statement has it. */
  reserveTransitDays: 7,
  /** The reserves are told once a day. */
  reserveEveryHours: 24,
  reserveLeaseMinutes: 30,
  /** An auditor's statement may be of a moment this much earlier, and stays part of the reserves for so many days. */
  attestationDays: 92,
  /** Of one auditor in a day. */
  attestationsPerDay: 20,
} as const;
