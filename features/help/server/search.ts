// Search over a few dozen texts, in any language: by words where they are written apart, by emails where they are not.

import { firstCharacters } from '#domain/graphemes.ts';

type Way = 'exact' | 'near';
type Haystack = { readonly title: string; readonly text: string; readonly codes: readonly string[] };

/** Emails shown of a text where it fits a search. */
const excerptMax = 120;
/** How many of a word's pairs of letters must be there for a slip of the keyboard to be forgiven. */
const pairsMin = 0.6;

/** The things that fit a search, the best first; slips are forgiven only where nothing fits as it is written. */
export function searchOrder<T>(q: string, things: readonly T[], haystackOf: (thing: T) => Haystack): T[] {
  const wanted = wordsOf(fold(q));
  if (wanted.length === 0) return [...things];
  const exact = ordered(things, (thing) => scoreOf(wanted, haystackOf(thing), 'exact'));
  return exact.length > 0 ? exact : ordered(things, (thing) => scoreOf(wanted, haystackOf(thing), 'near'));
}

/** Those that fit alike keep their order. */
function ordered<T>(things: readonly T[], scoreOfThing: (thing: T) => number): T[] {
  return things
    .map((thing) => ({ thing, score: scoreOfThing(thing) }))
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
    .map(({ thing }) => thing);
}

/** The part of a text where the search is first met, else its beginning. */
export function excerptOf(text: string, q: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const places = wordsOf(fold(q)).map((word) => fold(line).indexOf(word));
  const first = places.filter((place) => place >= 0).toSorted((left, right) => left - right)[0] ?? 0;
  // Folding may move emails by a few places: a sentence's beginning is looked for, not an email.
  const from = first < excerptMax / 2 ? 0 : Math.max(0, line.lastIndexOf(' ', first - 40) + 1);
  return `${from > 0 ? '… ' : ''}${cutAtWord(line.slice(from))}`;
}

function cutAtWord(text: string): string {
  const cut = firstCharacters(text, excerptMax);
  if (cut.length === text.length) return text;
  const space = cut.lastIndexOf(' ');
  return `${space > excerptMax / 2 ? cut.slice(0, space) : cut}…`;
}

/** Lower case, without accents and widths: `Économie`, `economie` and full-width emails are the same. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .normalize('NFC');
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

function wordsOf(text: string): string[] {
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
  return [...new Set(words.map(({ segment }) => segment))].slice(0, 12);
}

/** Every word has to be met somewhere; where it is met decides how much it counts. */
function scoreOf(wanted: readonly string[], { title, text, codes }: Haystack, way: Way): number {
  const [head, body] = [fold(title), fold(text)];
  let score = 0;
  for (const word of wanted) {
    const met = scoreOfWord(word, { head, body, codes }, way);
    if (met === 0) return 0;
    score += met;
  }
  return score;
}

type Folded = { readonly head: string; readonly body: string; readonly codes: readonly string[] };

function scoreOfWord(word: string, { head, body, codes }: Folded, way: Way): number {
  if (codes.includes(word)) return 100;
  if (head.includes(word)) return 20;
  if (body.includes(word)) return 1 + Math.min(4, body.split(word).length - 1);
  if (way === 'exact') return 0;
  return isNear(word, head) ? 8 : isNear(word, body) ? 0.5 : 0;
}

/** A word of four letters or more with a slip in it: most of its pairs of letters stand in one word of the text. */
function isNear(word: string, text: string): boolean {
  if (word.length < 4) return false;
  const pairs = pairsOf(word);
  return wordsOfText(text).some((other) => {
    const theirs = pairsOf(other);
    const shared = pairs.filter((pair) => theirs.includes(pair)).length;
    return (2 * shared) / (pairs.length + theirs.length) >= pairsMin;
  });
}

function wordsOfText(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3);
}

function pairsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_none, index) => word.slice(index, index + 2));
}
