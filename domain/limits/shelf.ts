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
} as const;
