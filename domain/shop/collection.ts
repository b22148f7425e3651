// Products that a shop shows together: what a collection is made of, and where they are shown.

/** Chosen one by one, or by what they are. */
export const collectionKinds = ['hand', 'rule'] as const;

/** The order of a rule: `shop` is the merchant's own of the showcase. */
export const collectionSorts = ['shop', 'new', 'price_up', 'price_down'] as const;

/** The part of the address that stands for the featured products, and for no collection. */
export const featuredSlug = 'featured';

/** Where the page of a collection is, below the address of its shop. */
export const collectionPath = (slug: string): string => `/c/${encodeURIComponent(slug)}`;

export type CollectionWords = { readonly title: string; readonly description: string };

export const noCollectionWords: CollectionWords = { title: '', description: '' };

/** The words in a language; else the English ones, else the first that there are, else none. */
export function wordsIn<T>(texts: Readonly<Partial<Record<string, T>>>, language: string, none: T): T {
  return texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? none;
}
