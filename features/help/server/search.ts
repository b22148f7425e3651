// Search over a few dozen texts, in any language: by words where they are written apart, by letters where they are not.

import { firstCharacters } from '#domain/text/graphemes.ts';

type Way = 'exact' | 'near';
type Haystack = { readonly title: string; readonly text: string; readonly codes: readonly string[] };

/** Emails shown of a text where it fits a search. */
const excerptMax = 120;
/** How many of a word's pairs of letters must be there for a slip of the keyboard to be forgiven. */
const pairsMin = 0.6;

/** Of what a search says, weighed by how much its words tell things apart, this much has to be met. */
const coverageMin: Readonly<Record<Way, number>> = { exact: 0.6, near: 0.4 };
/** Shorter words of an alphabet (my, get, que, mon) are seldom what is asked. */
const lettersOfWord = 5;

/** The things that fit a search, the best first; slips are forgiven only where nothing fits as it is written. */
export function searchOrder<T>(q: string, things: readonly T[], haystackOf: (thing: T) => Haystack): T[] {
  const wanted = wordsOf(fold(q));
  if (wanted.length === 0) return [...things];
  const folded = things.map((thing) => ({ thing, hay: foldAll(haystackOf(thing)) }));
  const exact = ordered(wanted, folded, 'exact');
  return exact.length > 0 ? exact : ordered(wanted, folded, 'near');
}

/**
 * People ask in sentences: a word that nearly every text has weighs next to nothing, and one that none has is missed.
 * Those that fit alike keep their order.
 */
function ordered<T>(
  wanted: readonly string[],
  folded: readonly { readonly thing: T; readonly hay: Folded }[],
  way: Way,
): T[] {
  const met = folded.map(({ thing, hay }) => ({
    thing,
    scores: wanted.map((word) => scoreOfWord(word, hay, way)),
  }));
  const weights = wanted.map((word, index) => {
    const count = met.filter(({ scores }) => (scores[index] ?? 0) > 0).length;
    const letters = /^\p{Script=Latin}+$/u.test(word)
      ? Math.min(word.length - 1, lettersOfWord)
      : lettersOfWord;
    return letters * Math.log((folded.length + 1) / Math.max(count, 1));
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return met
    .map(({ thing, scores }) => {
      const covered =
        sumOf(
          scores.map((score) => (score > 0 ? 1 : 0)),
          weights,
        ) / whole;
      // A number is a code: another one is no answer.
      const isOther = wanted.some((word, index) => /^\d+$/.test(word) && scores[index] === 0);
      const fits = covered >= coverageMin[way] && !isOther;
      return { thing, score: fits ? sumOf(scores, weights) * covered ** 2 : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
    .map(({ thing }) => thing);
}

const sumOf = (scores: readonly number[], weights: readonly number[]) =>
  scores.reduce((sum, score, index) => sum + score * (weights[index] ?? 0), 0);

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

/** Lower case, without accents and widths: `Économie`, `economie` and full-width letters are the same. */
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

type Folded = { readonly head: string; readonly body: string; readonly codes: readonly string[] };

const foldAll = ({ title, text, codes }: Haystack): Folded => ({
  head: fold(title),
  body: fold(text),
  codes,
});

/** Where a word is met decides how much it counts. */
function scoreOfWord(word: string, { head, body, codes }: Folded, way: Way): number {
  if (codes.includes(word)) return 100;
  if (head.includes(word)) return 6;
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
