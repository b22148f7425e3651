// Numbers of what a shop says of its products in its own words and pictures.

export const listingLimits = {
  /** Characters of a title: what shopping catalogues show, and less than the supplier's 200. */
  listingTitleMax: 120,
  /** Characters of a description: what shopping catalogues read. */
  listingDescriptionMax: 5_000,
  /** Pictures that a shop adds to one product; with the ten of the supplier there are sixteen at most. */
  listingOwnPicturesMax: 6,
  listingPicturesMax: 16,
  /** Characters of what is said and heard in a product's video: half a minute of fast speech is 600. */
  listingVideoCaptionsMax: 2_000,
  /** For how long the last change can be undone. */
  listingUndoMinutes: 10,
} as const;
