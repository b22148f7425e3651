// One word of a search as the index is asked for it.
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import {
  bigramsOf,
  errorsAllowed,
  errorsBetween,
  foldText,
  piecesOf,
  stemOf,
  type Piece,
} from '#domain/text/search-text.ts';
import type { TypeNameRow, WordRequest, WordRow } from './search.sql.ts';
import { keysOf, knownForm, labelLexeme, lexemeOf, quoted, typeLexeme } from './search-words.ts';

/** A word that was perhaps meant. */
export type Near = { readonly text: string; readonly query: string; readonly errors: number };

export type Term = {
  readonly piece: Piece;
  /** Stands in the title, the brand, the options or the code. */
  readonly title: string;
  /** Stands anywhere, or a synonym does, or the type is named so. */
  readonly strict: string;
  readonly isKnown: boolean;
  /** The nearest first. */
  readonly near: readonly Near[];
};

/** What was looked up for a search. */
export type Seen = {
  readonly languages: readonly Language[];
  readonly synonyms: readonly { readonly word: string; readonly means: string }[];
  readonly types: readonly TypeNameRow[];
};

export const allOf = (queries: readonly string[]): string => queries.map((one) => `(${one})`).join(' & ');
export const anyOf = (queries: readonly string[]): string => [...new Set(queries)].join(' | ');

type Lexeme = (language: Language, text: string) => string;

/** A run by all of its neighbours; a word as it stands and in its first form. */
function wordsOf({ kind, text }: Piece, language: Language, lexeme: Lexeme): string {
  const one = (word: string) => quoted(lexeme(language, word));
  if (kind === 'word') return anyOf([one(text), one(stemOf(text, language))]);
  const signs = Array.from(text).slice(0, limits.searchRunSignsMax);
  return signs.length < 2 ? `${one(text)}:*` : `(${bigramsOf(signs.join('')).map(one).join(' & ')})`;
}

/** A piece in a title, brand, option or code, in any of the languages: two letters stand for all that begins so. */
function labelledOf(piece: Piece, languages: readonly Language[]): string {
  const { kind, text } = piece;
  return anyOf(
    languages.flatMap((language) => {
      const words = wordsOf(piece, language, labelLexeme);
      return kind === 'word' && text.length > 1
        ? [`${quoted(labelLexeme(language, text))}:*`, words]
        : [words];
    }),
  );
}

/** A piece wherever it stands. */
export function ownOf(piece: Piece, languages: readonly Language[]): string {
  const told = languages.map((language) => wordsOf(piece, language, lexemeOf));
  return anyOf([labelledOf(piece, languages), ...told]);
}

/** What a synonym means: all of its words. */
export function meaningOf(means: string, languages: readonly Language[]): string {
  return allOf(piecesOf(means).map((piece) => ownOf(piece, languages)));
}

/** What must be known of a piece before it can be looked for. */
export function askOf(piece: Piece, languages: readonly Language[]): WordRequest {
  const word = knownForm(piece);
  if (word === undefined) return { word: piece.text, keys: [] };
  const errors = errorsAllowed(word);
  const lengths = Array.from({ length: 2 * errors + 1 }, (_none, at) => word.length - errors + at);
  const keys =
    errors === 0 ? [] : languages.flatMap((one) => lengths.flatMap((length) => keysOf(one, word, length)));
  return { word, keys };
}

export function termOf(piece: Piece, row: WordRow | undefined, seen: Seen): Term {
  const { languages, synonyms } = seen;
  const names = new Set([piece.text, ...languages.map((language) => stemOf(piece.text, language))]);
  const meanings = synonyms.filter(({ word }) => names.has(word));
  const strict = [
    ownOf(piece, languages),
    ...meanings.map(({ means }) => `(${meaningOf(means, languages)})`),
    ...typesNamed(piece, seen.types),
  ];
  const isKnown = piece.kind === 'word' ? row?.is_known !== false : row?.is_known === true;
  return {
    piece,
    title: labelledOf(piece, languages),
    strict: anyOf(strict),
    isKnown,
    near: nearOf(piece, row?.near ?? '', languages),
  };
}

/** Types with a word in their name that begins so, and all below them: who types `lighting` wants what is in it. */
function typesNamed({ kind, text }: Piece, types: readonly TypeNameRow[]): string[] {
  const isNamed = (name: string) =>
    kind === 'run'
      ? text.length > 1 && foldText(name).includes(text)
      : text.length > 2 &&
        piecesOf(name).some((piece) => piece.kind === 'word' && piece.text.startsWith(text));
  const meant = types.filter(({ name, named }) => isNamed(name) || (named !== null && isNamed(named)));
  const found = new Set(meant.map(({ id }) => id));
  // A child may stand before its parent: the few types are walked until none is added.
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { id, parent } of types) if (parent !== null && found.has(parent)) found.add(id);
  }
  return [...found].map((id) => quoted(typeLexeme(id)));
}

function nearOf(piece: Piece, candidates: string, languages: readonly Language[]): Near[] {
  const word = knownForm(piece);
  if (word === undefined || candidates === '') return [];
  const max = errorsAllowed(word);
  return [...new Set(candidates.split(' '))]
    .map((known) => ({ known, errors: errorsBetween(word, known, max) }))
    .filter(({ errors }) => errors > 0 && errors <= max)
    .toSorted((left, right) => left.errors - right.errors || (left.known < right.known ? -1 : 1))
    .slice(0, limits.searchNearMax)
    .map(({ known, errors }) => {
      const text = known.normalize('NFC');
      return { text, errors, query: ownOf({ ...piece, text }, languages) };
    });
}

/**
 * A run of signs with one of them wrong, missing or too many, and from eight signs on with two: whichever it is, the
 * pairs that it is not part of are there. Undefined for runs that may have no error.
 */
export function looseOf({ kind, text }: Piece, languages: readonly Language[]): string | undefined {
  const signs = Array.from(text).slice(0, looseSignsMax);
  const pairs = bigramsOf(signs.join(''));
  const errors = kind === 'run' ? errorsAllowed(signs.join('')) : 0;
  if (errors === 0) return undefined;
  const spots = signs.map((_sign, at) => at);
  const wrong =
    errors === 1 ? spots.map((at) => [at]) : spots.flatMap((at) => spots.slice(at + 1).map((to) => [at, to]));
  const kept = wrong.map((places) =>
    pairs.filter((_pair, at) => !places.some((spot) => spot === at || spot === at + 1)),
  );
  const queries = languages.flatMap((language) =>
    kept
      .filter((some) => some.length > 0)
      .map((some) => `(${some.map((pair) => quoted(labelLexeme(language, pair))).join(' & ')})`),
  );
  return queries.length === 0 ? undefined : anyOf(queries);
}

/** Two errors in twelve signs are 66 ways; in more they would be hundreds. */
const looseSignsMax = 12;
