// What bounds two-person restrictions, levels and changed limits; part of `limits`.

export const restrictionLimits = {
  /** The file number of a court or authority. */
  fileNumberUnitsMin: 3,
  fileNumberUnitsMax: 80,
  /** The people of service freeze a wallet for a night, once (issue 5); whoever watches money looks at it by day. */
  softFreezeHours: 24,
  /** A proposed freeze that nobody confirms within three days was not urgent: it is written anew. */
  restrictionProposalHours: 72,
  /** A lower level, and what gets worse by a changed limit, is told so many days before. */
  levelNoticeDays: 30,
  limitReasonUnitsMin: 40,
  limitReasonUnitsMax: 2_000,
  limitDaysMax: 365,
  /** Shops looked at by one step of the nightly levels, and of an announcement. */
  levelShopsPerRound: 100,
  /** A changed limit holds in every process after this at the latest. */
  limitCacheMs: 1_000,
} as const;
