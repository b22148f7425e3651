// Numbers of suppliers at work: waves, keys, carriers that are asked.

export const supplyLimits = {
  /** A supplier sees who the buyer of a parcel is so long after it came, and while a return window or case is open. */
  supplierBuyerDays: 30,
  /** Parcels of one round through the shelves, and of one file of papers: what one trolley holds. */
  waveParcelsMax: 50,
  /** Keys of one supplier that live at the same time: a program each for shipping, stock and their successors. */
  supplierKeysMax: 5,
  /** Calls of one key a minute, over all nodes: a warehouse that reports each parcel by itself stays far below. */
  supplierKeyCallsPerMinute: 120,
  /** A file of tracking numbers, in UTF-16 code units: 200 rows with room to spare. */
  trackingFileUnitsMax: 100_000,
  /** A carrier without a webhook is asked this often; after failures less and less, up to the second number. */
  carrierPollMinutes: 10,
  carrierPollMinutesMax: 360,
  /** Tracking numbers in one question to a carrier, and how large its answer may be. */
  carrierPollParcelsMax: 100,
  carrierAnswerBytesMax: 1_048_576,
  carrierAnswerMs: 10_000,
  /** Parcels that a carrier is still asked about after their label: what is silent longer is a case for people. */
  carrierPollDays: 60,
  /** Rows of one feed of stock and costs: what a call answers within a second, and a file of it. */
  feedRowsMax: 1_000,
  feedFileUnitsMax: 200_000,
  /** Days between the word of a higher cost and the day it counts: time to set another price, or to sell off. */
  costNoticeDays: 7,
  /** The furthest day that a cost or a contract may be announced for. */
  costAheadDays: 90,
  /** Hours before a confirmed bank account of a supplier counts: time for the supplier to object to a stranger's. */
  supplierAccountHours: 24,
  /** Days to answer a claim, and then to decide it. */
  claimAnswerDays: 7,
  claimDecideDays: 7,
  /** Days after the parcel was shipped in which a claim about it may be opened. */
  claimOpenDays: 120,
  claimFilesMax: 6,
  /** The longest statement of what a supplier is owed, in days, and its rows. */
  supplyStatementDays: 366,
  supplyStatementRowsMax: 10_000,
  /** What suppliers are judged by. */
  serviceLevelDays: 90,
  /**
   * Requests of a shop for goods that the warehouse lacks: open ones (the table has as many slots), what one says, in code
   * points, its countries, pieces a month, goods of an answer, and the reason of one without goods.
   */
  sourcingOpenMax: 10,
  sourcingTitleMin: 3,
  sourcingTitleMax: 120,
  sourcingLinkMax: 500,
  sourcingCountriesMax: 5,
  sourcingPiecesMax: 1_000_000,
  sourcingGoodsMax: 5,
  sourcingReasonMin: 10,
  sourcingReasonMax: 1_000,
  /** Hours within which a request should be answered, and days until it is deleted: without an answer, and after it. */
  sourcingAnswerHours: 120,
  sourcingOpenDays: 180,
  sourcingKeepDays: 365,
} as const;
