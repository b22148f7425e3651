// Numbers of the console's lists, their views and their files.

export const deskLimits = {
  /** Rows of one page of a list. */
  listRowsMax: 100,
  listRowsDefault: 50,
  /** Rows that a job of an export reads at once, and that one part of its file has. */
  exportRowsPerBatch: 2_000,
  /** Rows of one file: what a spreadsheet opens on an ordinary computer. */
  exportRowsMax: 100_000,
  /** Files that one person has made at the same time: each keeps a timer busy. */
  exportsAtOnceMax: 3,
  /** A file is kept so long, then removed. */
  exportHours: 24,
  /** Views one person keeps, and the characters of a view's name. */
  viewsMax: 50,
  viewNameUnitsMax: 60,
  /** Whoever looks at what waits sees it anew so often. */
  todayEveryMs: 30_000,
  /** The figures of Today are read anew so often, and have bars of so many days or hours: more is for the books. */
  figuresEveryMs: 60_000,
  figureDays: 14,
  figureHours: 24,
  /** What waits is counted so far: more is "100+", and no query of it is long. */
  queueCountMax: 100,
  /** A timer that failed so often in a row counts as failing: a quarter of an hour after the first time. */
  timerFailingTries: 5,
  /** A timer that is due for so long is late. */
  timerLateMinutes: 5,
  /** Characters that are kept of what went wrong with a timer. */
  timerFaultUnitsMax: 300,
  /** The same email of an order is sent again so often in a day (UTC): more is a nuisance to the buyer. */
  emailAgainPerDay: 3,
} as const;
