// Hides in a message what leads money or people out of the platform: addresses of chains, IBANs, cards, mail, telephones,
// accounts, handles and links, in both directions and for everybody (A14, A21). What is hidden is gone before
// anything is kept; order numbers, amounts, dates and this instance's own places stay.
import type { ChatPart, MaskedKind } from '#domain/chat.ts';
import { cleanText, foldText } from './masking-fold.ts';
import { findAddresses, findContacts, findLinks } from './masking-names.ts';
import { findNumbers, type Found } from './masking-numbers.ts';

export type MaskContext = {
  /** The hosts of this instance: links to its own screens stay. */
  readonly hosts: readonly string[];
  /** Numbers that both sides know and need, such as those of this shop's parcels. */
  readonly known?: readonly string[];
  /** Pages of carriers about parcels of this very order: as a whole, and no other page there. */
  readonly links?: readonly string[];
  /** The letters in front of the shop's order numbers. */
  readonly shopCode?: string;
  /** What is left of the same sender's message before: a number is not sent in two halves. */
  readonly earlier?: string;
};

/** Where several have a claim, the one that stands first here names what was hidden. */
const order: readonly MaskedKind[] = [
  'email',
  'link',
  'address',
  'iban',
  'card',
  'payment',
  'handle',
  'phone',
];

/** What is kept of what was typed: words and marks. Nothing is left of a text without any words. */
export function maskText(typed: string, context: MaskContext): ChatPart[] {
  const clean = cleanText(typed);
  return partsOf(clean, merged([...findIn(clean, context), ...acrossMessages(clean, context)]));
}

/** So much of the message before is looked at together with the next one. */
const earlierMax = 120;

/** What begins in the sender's message before and ends in this one: the part of it that is in this one. */
function acrossMessages(clean: string, context: MaskContext): Found[] {
  const before = cleanText(context.earlier ?? '').slice(-earlierMax);
  if (before === '') return [];
  const from = before.length + 1;
  return findIn(`${before}\n${clean}`, context)
    .filter(({ start, end }) => start < before.length && end > from)
    .map(({ end, kind }) => ({ start: 0, end: end - from, kind }));
}

function findIn(clean: string, context: MaskContext): Found[] {
  const { text, digits, placeOf } = foldText(clean);
  const spared = sparedIn(text, context);
  const found = [
    ...findContacts(text),
    ...findLinks(text, (link) => isOwn(link, context.hosts) || isAmong(link, context.links)),
    ...findAddresses(text),
    ...findNumbers(text, digits),
  ].filter((one) => one.end > one.start && !spared.some((known) => covers(known, one)));
  return merged(found).map(({ start, end, kind }) => {
    const [from, to] = placeOf(start, end);
    return { start: from, end: to, kind };
  });
}

/** True where nothing would be hidden: for texts that are written before they are sent. */
export function isPlain(typed: string, context: MaskContext): boolean {
  return maskText(typed, context).every((part) => 'text' in part);
}

/** Numbers that many texts have and that could be somebody's: looked up before a message is masked. */
export function numbersIn(typed: string): string[] {
  const { text } = foldText(cleanText(typed));
  return [
    ...new Set(
      (text.match(/(?<![\w-])[A-Za-z0-9-]{6,40}(?![\w-])/g) ?? []).filter((one) => /\d{4}/.test(one)),
    ),
  ];
}

type Spared = { readonly start: number; readonly end: number };

function sparedIn(text: string, { known = [], shopCode }: MaskContext): Spared[] {
  const names = known.map(escaped);
  if (shopCode !== undefined) names.push(`${escaped(shopCode)}-[A-Za-z]?\\d{1,9}`);
  if (names.length === 0) return [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A known number is spared; one that is part of something longer is not. */
const covers = (known: Spared, one: Found): boolean => known.start <= one.start && known.end >= one.end;

/** What overlaps is hidden as one. */
function merged(found: readonly Found[]): Found[] {
  const sorted = found.toSorted((left, right) => left.start - right.start || right.end - left.end);
  const result: Found[] = [];
  for (const one of sorted) {
    const last = result.at(-1);
    if (last === undefined || one.start >= last.end) {
      result.push(one);
    } else {
      const kind = order.indexOf(one.kind) < order.indexOf(last.kind) ? one.kind : last.kind;
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, one.end), kind };
    }
  }
  return result;
}

function partsOf(clean: string, found: readonly Found[]): ChatPart[] {
  const parts: ChatPart[] = [];
  let at = 0;
  for (const { start, end, kind } of found) {
    if (start > at) parts.push({ text: clean.slice(at, start) });
    parts.push({ masked: kind });
    at = end;
  }
  if (at < clean.length) parts.push({ text: clean.slice(at) });
  return parts;
}

/** One of these links, written with its scheme or without. */
function isAmong(link: string, links: readonly string[] = []): boolean {
  const bare = (text: string) => text.replace(/^https?:\/\//i, '').toLowerCase();
  return links.some((one) => bare(one) === bare(link));
}

/** A link to a screen of this instance. One that opens a door by itself (a buyer's order) is somebody's secret. */
function isOwn(link: string, hosts: readonly string[]): boolean {
  // Whatever stands in front of an @, or behind a \\, is no host: such a link does not fit and is not ours.
  const [, host = '', place = ''] = /^(?:https?:\/\/)?([^\s/?#@\\]+)((?:[/?#].*)?)$/is.exec(link) ?? [];
  return hosts.includes(host.toLowerCase()) && !/[\w.-]{40,}/.test(place);
}
