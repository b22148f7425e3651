// What the words of collections and pages may not say. Apart from what they are: the rules are larger than the screens.
import { listingFaults, type ListingFault } from '../goods/listing-words.ts';
import { limits } from '#domain/limits.ts';
import type { CollectionWords } from './collection.ts';
import type { PageText } from './shop-page.ts';

type CollectionFault = Pick<ListingFault, 'reason' | 'word'> & { readonly field: 'title' | 'description' };

/** What is wrong with the words of a collection; the rules are those of a product's own words. */
export function collectionFault({ title, description }: CollectionWords): CollectionFault | undefined {
  if (title.length > limits.collectionTitleMax)
    return { field: 'title', reason: 'too_long', word: String(limits.collectionTitleMax) };
  if (description.length > limits.collectionTextMax)
    return { field: 'description', reason: 'too_long', word: String(limits.collectionTextMax) };
  return listingFaults({ title, description }, { supplierText: '', known: [] })[0];
}

type PageFault = Pick<ListingFault, 'line' | 'reason' | 'word'> & { readonly field: 'title' | 'body' };

/** What is wrong with the words of a page; the rules are those of a product's own words. */
export function pageTextFault({ title, body }: PageText): PageFault | undefined {
  if (title.length > limits.collectionTitleMax)
    return { field: 'title', line: 1, reason: 'too_long', word: String(limits.collectionTitleMax) };
  const [fault] = listingFaults({ title, description: body }, { supplierText: '', known: [] });
  return fault && { ...fault, field: fault.field === 'description' ? 'body' : 'title' };
}
