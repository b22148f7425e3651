import type { Listing, ListingLanguage } from './types.ts';

/** What buyers who read a language are told by the supplier; English where it says nothing in it. */
export function supplierTextOf({ supplier_texts: texts }: Listing, lang: ListingLanguage) {
  const english = texts.find((text) => text.lang === 'en');
  return texts.find((text) => text.lang === lang) ?? english ?? { lang, title: '', description: '' };
}
