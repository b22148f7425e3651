// What bounds a merchant's customers; part of `limits`.

export const customerLimits = {
  /** Notes and tags of one customer, as the tables have them, and their lengths in UTF-16 code units. */
  customerNotesMax: 50,
  customerNoteUnitsMax: 1_000,
  customerTagsMax: 10,
  customerTagUnitsMax: 24,
  /** Tags in use that a filter offers. */
  customerTagsShown: 30,
  /** Orders that one look gathers buyers of, and that a customer's page lists. */
  customerOrdersPerLook: 2_000,
  customerOrdersShown: 50,
} as const;
