// Pages of a shop in its own words, and the entries of its menu.

/** What an entry of a menu leads to: a collection, a page, or all products of a type. */
export const menuKinds = ['collection', 'page', 'type'] as const;

/** Where a page of a shop is, below the address of the shop. */
export const shopPagePath = (slug: string): string => `/p/${encodeURIComponent(slug)}`;

/** Where all products of a type are, below the address of the shop. */
export const typePath = (id: string): string => `?category=${encodeURIComponent(id)}`;

export type PageText = { readonly title: string; readonly body: string };
