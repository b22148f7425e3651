// What a shop says of its products, as it is typed, kept and read.
import { plainText, readMarkup, type Block } from '../content/markup.ts';

/** A title and a description in one language; null for what is left to the supplier. */
export type ListingWords = { readonly title: string | null; readonly description: string | null };

/** What is typed as it is kept: composed letters, no spaces at the ends, one line for a title. Empty is null. */
export function cleanListing({ title, description }: ListingWords): ListingWords {
  const one = title?.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const many = description
    ?.normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
  return {
    title: one === undefined || one === '' ? null : one,
    description: many === undefined || many === '' ? null : many,
  };
}

/** The blocks of a description. It has no links: what looks like one stays the words that it is. */
export function readListing(description: string): Block[] {
  return readMarkup(description, () => undefined).map(({ kind, lines }) => ({
    kind,
    lines: lines.map((line) => line.map((span) => ({ ...span, to: null }))),
  }));
}

/** A description as words alone. */
export function plainListing(description: string): string {
  return plainText(readListing(description));
}
