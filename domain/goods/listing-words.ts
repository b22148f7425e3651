// What a shop may say of its products in its own words: the same rules for whoever writes and for the server.
import { faultsOfBody } from '../content/content-faults.ts';
import type { ListingWords } from './listing-markup.ts';
import { listingLimits } from '../limits/listing.ts';
import { maskText } from '../text/masking.ts';
import { marksIn } from '../text/marks.ts';

export const listingFaultReasons = [
  'too_long',
  'hidden_signs',
  'html',
  'heading',
  'mixed_list',
  'strong_open',
  'link',
  'contact',
  'third_party_mark',
] as const;
export type ListingFaultReason = (typeof listingFaultReasons)[number];

/** `line` counts from 1. `word` is what it is about; empty where it is better not said again. */
export type ListingFault = {
  readonly field: 'title' | 'description';
  readonly line: number;
  readonly reason: ListingFaultReason;
  readonly word: string;
};

type Rules = {
  /** The supplier's own texts and brand: what they name, the shop may name too. */
  readonly supplierText: string;
  /** Numbers that are no telephone numbers: code and GTIN. */
  readonly known: readonly string[];
};

/** Everything that is wrong with what a shop says, title first. */
export function listingFaults({ title, description }: ListingWords, rules: Rules): ListingFault[] {
  const spared = new Set(marksIn(rules.supplierText));
  const ofTitle = title === null ? [] : faultsOf('title', title, { ...rules, spared });
  if (description === null) return ofTitle;
  const ofBody = markupFaults(description);
  return [...ofTitle, ...ofBody, ...faultsOf('description', description, { ...rules, spared })];
}

// Signs that are not seen and turn the direction of text; joiners of letters and emoji may stand.
const hiddenSigns = /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\u115f\u1160\u3164\uffa0]/u;

type Judging = Rules & { readonly spared: ReadonlySet<string> };

function faultsOf(field: ListingFault['field'], text: string, { known, spared }: Judging): ListingFault[] {
  const max = field === 'title' ? listingLimits.listingTitleMax : listingLimits.listingDescriptionMax;
  const faults: ListingFault[] = [];
  if (text.length > max) faults.push({ field, line: 1, reason: 'too_long', word: String(max) });
  for (const [index, line] of text.split('\n').entries()) {
    const at = { field, line: index + 1 };
    if (hiddenSigns.test(line)) faults.push({ ...at, reason: 'hidden_signs', word: '' });
    if (hasContact(line, known)) faults.push({ ...at, reason: 'contact', word: '' });
    for (const mark of marksIn(line)) {
      if (!spared.has(mark)) faults.push({ ...at, reason: 'third_party_mark', word: mark });
    }
  }
  // What is spread over several lines is a contact all the same.
  if (!faults.some(({ reason }) => reason === 'contact') && hasContact(text, known))
    faults.push({ field, line: 1, reason: 'contact', word: '' });
  return faults;
}

function hasContact(text: string, known: readonly string[]): boolean {
  return maskText(text, { hosts: [], known }).some((part) => 'masked' in part);
}

/** A shop's words name no articles of ours and no values; their braces are braces. */
function markupFaults(description: string): ListingFault[] {
  const body = faultsOfBody(description, { isArticle: () => false, values: [] });
  const faults = body.flatMap(({ line, reason, word }): ListingFault[] => {
    const known = markupReasons[reason];
    return known === undefined ? [] : [{ field: 'description', line, reason: known, word }];
  });
  return [...faults, ...linksInside(description)];
}

const markupReasons: Readonly<Record<string, ListingFaultReason>> = {
  html: 'html',
  heading: 'heading',
  mixed_list: 'mixed_list',
  strong_open: 'strong_open',
  link_open: 'link',
  link_outside: 'link',
  link_unknown: 'link',
};

/** A link to a place of the merchants' app is none of a shop's pages. */
function linksInside(description: string): ListingFault[] {
  return description.split('\n').flatMap((text, index): ListingFault[] => {
    const [, target] = /\]\((\/[^)\s]*)\)/.exec(text) ?? [];
    return target === undefined
      ? []
      : [{ field: 'description', line: index + 1, reason: 'link', word: target }];
  });
}
