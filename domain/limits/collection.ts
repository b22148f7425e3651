// What bounds the collections, pages and the menu of a shop; part of `limits`. The tables have the same numbers.

export const collectionLimits = {
  /** Collections of a shop, products that one chosen by hand holds, and products that a home features. */
  collectionsMax: 50,
  collectionGoodsMax: 200,
  featuredGoodsMax: 12,
  /** Of a title and a description, in UTF-16 code units. */
  collectionTitleMax: 60,
  collectionTextMax: 500,
  /** Pages of a shop, entries of its menu, and the text of a page in UTF-16 code units. */
  shopPagesMax: 10,
  menuEntriesMax: 8,
  shopPageTextMax: 5_000,
  /** Of the part of an address that names a collection or a page, in UTF-16 code units. */
  slugUnitsMax: 60,
  /** How long a product may count as new, in days. */
  collectionNewDaysMax: 365,
  /** Products in one row of a home. */
  homeRowGoods: 8,
} as const;
