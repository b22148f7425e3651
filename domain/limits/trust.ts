// Numbers of the pages that anybody may read without signing in.

export const trustLimits = {
  /** Fewer cases than this are said as "fewer than", and a part of so few is told together with another. */
  trustCasesMin: 5,
  /** The newest period of the figures, and the complete months before today that are shown one by one. */
  trustPeriodDays: 90,
  trustMonths: 6,
  /** Figures are of whole days: computed once, they serve everybody on a node for so long. */
  trustFiguresKeptMs: 3_600_000,
  /** Changed terms are announced so many days before they hold (as changed parameters of promotion are). */
  termsNoticeDays: 15,
} as const;
