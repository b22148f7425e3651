/** What links of a page are made of: the start of every path of its shop, in the page's language where the address names one. */
export type PageBase = { readonly base: string };
