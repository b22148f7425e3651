// Numbers of looking around: pictures, families of goods, search and ranking, comments, events.

export const shelfLimits = {
  /** Pictures kept that the server made of others (cards of shared links, squares for catalogues): about 500 MB. */
  madePicturesMax: 5_000,
  /** Pictures of goods besides the first: with it the ten that shopping catalogues take. */
  goodsPicturesMax: 9,
  /** Goods of one family that are told together: more options than a person reads through. */
  familyGoodsMax: 100,
  /** Words of a search that are looked at, signs of one without spaces, and what a person may type. */
  searchPiecesMax: 8,
  searchRunSignsMax: 24,
  searchCharactersMax: 80,
  /** Words that may have been meant by one that is misspelt, and other questions that are tried. */
  searchNearMax: 6,
  searchOthersMax: 8,
  /** Hits that are counted to compare two questions: beyond it both find enough. */
  searchCompareHitsMax: 500,
  /** Of a shop with no more goods than this each is looked at by a search. */
  searchFewGoods: 300,
  /** With fewer hits a question that finds more is offered. */
  searchFewHits: 3,
  /** How often the ranking is computed for a part of the goods, and how many: a hundred thousand in half an hour, what changed at once. */
  rankEveryMs: 10_000,
  rankGoodsPerRound: 500,
  /** What a showcase changed so long ago is surely committed and was seen; older numbers are computed again. */
  rankChangedMinutes: 2,
  rankAgeMinutes: 10,
  /** Meanings of the words of one search, rows of a synonym file, and words of one of its rows. */
  searchSynonymsMax: 60,
  synonymRowsMax: 5_000,
  synonymWordsMax: 12,
  /** A discount code: short enough to be typed from a video, long enough not to be guessed; and what is read of a text. */
  discountCodeMin: 3,
  discountCodeMax: 24,
  discountCodeTyped: 200,
  /** Codes and sales of a shop that are not ended, and goods that one is for: a screen that can still be looked over. */
  discountsMax: 100,
  discountGoodsMax: 200,
  /** Samples of a shop that wait for their order, those of 30 days, and days until one ends: enough to try goods, too few to trade at cost. */
  samplesOpenMax: 3,
  samplesMonthMax: 10,
  sampleDays: 7,
  /** What a code or a sale may take off a price, in basis points, and how long a sale may last. */
  discountBpsMax: 9_000,
  saleDaysMax: 92,
  /** Steps of a price for several pieces, and the most pieces that one begins at. */
  quantityStepsMax: 3,
  quantityFromMax: 1_000,
  /** Rows of a file with prices: as many as the highest level has in its showcase. */
  showcaseFileRowsMax: 20_000,
  /** Rows of it that are read and judged together, and changes that a preview shows; the others are counted. */
  showcaseFileBatchRows: 500,
  showcaseFileShownMax: 100,
  /** A preview can be written for so long; what was written is known again by its file for the other. */
  showcaseFileOpenHours: 24,
  showcaseFileKnownDays: 30,
  /** Previews of one shop that wait to be written. */
  showcaseFilesOpenMax: 5,
  /** Goods of the warehouse that a shop saves for later; the database has as many places. */
  savedGoodsMax: 200,
  /**
   * Landed costs: goods that one look computes before it answers, and that the timer computes in one turn for a country; how
   * often it turns; and days that a country is kept after a merchant last asked for it.
   */
  landedGoodsPerCall: 1_000,
  landedGoodsPerRound: 2_000,
  landedEveryMs: 30_000,
  landedKeptDays: 30,
  /** The same goods of other suppliers that are shown beside each other. */
  sameGoodsMax: 8,
  /** Short links of a shop that are not archived (the table has as many places), and letters of a link's name. */
  linksMax: 100,
  linkNameMax: 40,
  /** Emails that an item is there again: days to confirm an address, days to wait, and how often goods are looked at. */
  restockConfirmDays: 3,
  restockWaitDays: 180,
  restockCheckMinutes: 10,
  /** Requests of one sender and of the network around it in an hour, and of one address in a day: nobody fills an inbox. */
  restocksPerHourOfSender: 10,
  restocksPerHourOfNetwork: 60,
  restocksPerDayOfAddress: 5,
  /** Pictures of one comment. */
  commentPhotosMax: 6,
  /** Comments that one sender may report in an hour. */
  commentReportsPerHour: 10,
  /** Visits and events of visitors are written together this often; so many wait while the database is away. */
  eventsWriteMs: 1_000,
  eventsWaitingMax: 20_000,
  /**
   * Rows of visits and events are kept so many days, then their counts alone: figures of thirty days and of the thirty
   * before are still counted from rows, and no mark of a visitor is older. The database keeps 60 days whatever is asked for.
   */
  visitRowDays: 90,
  /** Searches in vain that a process counts of one visitor and day, and of one shop and day; words are shown from so many days on. */
  missesPerVisitor: 20,
  missesPerShopDay: 500,
  missDaysShown: 2,
} as const;
