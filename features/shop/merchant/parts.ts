/** What of a shop has a page of its own, by the last part of its address. */
export const shopParts = ['details', 'pictures', 'returns', 'holiday', 'catalogues', 'legal'] as const;

export type ShopPart = (typeof shopParts)[number];
