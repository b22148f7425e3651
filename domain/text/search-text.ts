// Text as search compares it: small letters without accents, words apart, and how far two words are from each other.
import type { Language } from './language.ts';

/** What is read of a question or a text: nobody types more, and no list has to. */
const foldedCharactersMax = 6_000;
const wordCharactersMax = 40;

/** Letters that no decomposition takes apart. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  þ: 'th',
};

/** Between katakana and hiragana of the same sound. */
const kanaStep = 0x60;

/**
 * Text as it is compared: full-width and half-width forms alike, small letters, Latin letters without their marks,
 * katakana as hiragana. Traditional and simplified characters stay two different ones.
 */
export function foldText(text: string): string {
  return text
    .slice(0, foldedCharactersMax)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[đðłøæœßıþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaStep));
}

/** A piece of text: a word of letters or of digits, or a run of a script that is written without spaces. */
export type Piece = { readonly kind: 'word' | 'run'; readonly text: string };

// A script has signs of its own that are no letters: `⺀` is Han and a symbol. They part words, as any symbol does.
const written = '[\\p{L}\\p{N}\\p{M}]';
const han = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc\\u3006]';
const hangul = '\\p{Script=Hangul}';
const pieces = new RegExp(
  `(?<run>[${han}&&${written}]+|[${hangul}&&${written}]+)|(?<word>\\p{N}+|[[\\p{L}\\p{M}]--${han}--${hangul}]+)`,
  'gv',
);

/** The pieces of a text in their order. Digits stand apart from letters: `350ml` is found as `350 ml`. */
export function piecesOf(text: string): Piece[] {
  return [...foldText(text).matchAll(pieces)].map(({ groups }) =>
    groups?.['run'] === undefined
      ? { kind: 'word', text: (groups?.['word'] ?? '').slice(0, wordCharactersMax) }
      : { kind: 'run', text: groups['run'] },
  );
}

/** Every two neighbours of a run; a run of one character is itself. */
export function bigramsOf(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

export const isHangul = (run: string): boolean => /^\p{Script=Hangul}/u.test(run);

/**
 * The word that a word is a form of, in the four languages that mark more than one: `lamps` is `lamp`, `batteries` is
 * `battery`, `journaux` is `journal`. Rough on purpose: it only has to say the same of a question and of a text.
 */
export function stemOf(word: string, language: Language): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const rule = endings[language]?.find(([ending]) => ending.test(word));
  return rule === undefined ? word : word.replace(rule[0], rule[1]);
}

const endings: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?<=[^aeiou])ies$/, 'y'],
    [/(?<=ss|sh|ch|x|z)es$/, ''],
    [/(?<=[^siu])s$/, ''],
  ],
  es: [
    [/ces$/, 'z'],
    [/(?<=[^aeiou])es$/, ''],
    [/(?<=[aeiou])s$/, ''],
  ],
  fr: [
    [/(?<=e)aux$/, 'au'],
    [/aux$/, 'al'],
    [/(?<=[^sx])[sx]$/, ''],
  ],
  pt: [
    [/oes$/, 'ao'],
    [/(?<=[rz])es$/, ''],
    [/ais$/, 'al'],
    [/(?<=[aeou])s$/, ''],
    [/ns$/, 'm'],
  ],
};

/** Words that say nothing of goods; a question of nothing else keeps them. */
const fillers: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set('a an and at by for from in of on or the to with'.split(' ')),
  es: new Set('a al con de del e el en la las los o para por un una y'.split(' ')),
  fr: new Set('a au aux avec d de des du en et l la le les ou par pour sans sur un une'.split(' ')),
  id: new Set('dan dari dengan di ke untuk yang'.split(' ')),
  pt: new Set('a ao as com da das de do dos e em na no o os ou para por um uma'.split(' ')),
  vi: new Set('cho cua va voi'.split(' ')),
};

export function isFiller(word: string, language: Language): boolean {
  return fillers[language]?.has(word) === true;
}

/** How many typing errors a word may have: one from four letters on, two from eight. */
export function errorsAllowed(word: string): 0 | 1 | 2 {
  const { length } = word;
  if (/\d/.test(word) || length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Every three neighbours of a word, with its beginning and end marked: what words with few errors share. */
export function trigramsOf(word: string): string[] {
  const marked = `  ${word} `;
  return [...new Set(Array.from({ length: marked.length - 2 }, (_none, at) => marked.slice(at, at + 3)))];
}

/**
 * How many typing errors lie between two words: a letter too many, missing, wrong, or two neighbours exchanged.
 * Above `max` it is `max + 1`.
 */
export function errorsBetween(left: string, right: string, max: number): number {
  if (Math.abs(left.length - right.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_none, at) => at);
  for (let at = 1; at <= left.length; at += 1) {
    const row = [at];
    for (let place = 1; place <= right.length; place += 1) {
      row.push(cellOf({ left, right, at, place }, { before, last, row }));
    }
    if (Math.min(...row) > max) return max + 1;
    before = last;
    last = row;
  }
  return Math.min(last[right.length] ?? 0, max + 1);
}

type Place = { readonly left: string; readonly right: string; readonly at: number; readonly place: number };
type Rows = { readonly before: number[]; readonly last: number[]; readonly row: number[] };

function cellOf({ left, right, at, place }: Place, { before, last, row }: Rows): number {
  const isSame = left[at - 1] === right[place - 1];
  const plain = Math.min(
    (last[place] ?? 0) + 1,
    (row[place - 1] ?? 0) + 1,
    (last[place - 1] ?? 0) + (isSame ? 0 : 1),
  );
  const isExchanged =
    at > 1 && place > 1 && left[at - 1] === right[place - 2] && left[at - 2] === right[place - 1];
  return isExchanged ? Math.min(plain, (before[place - 2] ?? 0) + 1) : plain;
}
