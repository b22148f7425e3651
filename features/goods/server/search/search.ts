// From what somebody typed to what the database is asked: words in several languages, their synonyms, the types that
// are named so, and the words that were meant where one is misspelt.
import { defaultLanguage, type Language } from '#domain/text/language.ts';
import { gtinForms } from '#domain/goods/gtin.ts';
import { limits } from '#domain/limits.ts';
import { isFiller, piecesOf, stemOf, type Piece } from '#domain/text/search-text.ts';
import type { Tx } from '#platform/db/database.ts';
import { copyRanks } from './search-index.sql.ts';
import { indexMissing } from './search-index.ts';
import * as sql from './search.sql.ts';
import { allOf, anyOf, askOf, looseOf, meaningOf, termOf, type Seen, type Term } from './search-terms.ts';
import { codeLexeme, phraseLexeme, phraseOf, quoted, vectorOf } from './search-words.ts';

/** What the index is asked, as texts of `tsquery`, from the narrow to the wide. */
export type SearchPlan = {
  /** The title or the code is what was typed. */
  readonly exact: string;
  /** The title begins with it. */
  readonly beginning: string;
  /** All words stand in the title, the brand, the options or the code. */
  readonly title: string;
  /** All words are there, or their synonyms, or the type is named so. */
  readonly strict: string;
  /** The same, with words that were perhaps meant; equal to `strict` where none is misspelt. */
  readonly wide: string;
  /** With signs of a run missing or wrong: asked where nothing else was found. */
  readonly loose: string | undefined;
  /** What was probably meant, where a word is not known. */
  readonly meant: string | undefined;
  /** Questions that differ by one word that is known, for where this one finds little. */
  readonly others: readonly Other[];
};

/** What the index is asked for a list of goods; undefined where nothing was typed. */
export async function wordsOfSearch(
  tx: Tx,
  q: string | undefined,
  language: Language,
): Promise<string | undefined> {
  if (q === undefined || q === '') return undefined;
  return (await barCodeQuery(tx, q)) ?? wordQuery(tx, q, language);
}

/** A bar code finds its goods and nothing else; undefined where the text is none, or no goods have it. */
async function barCodeQuery(tx: Tx, q: string): Promise<string | undefined> {
  const forms = gtinForms(q);
  if (forms.length === 0) return undefined;
  const query = anyOf(forms.map((form) => quoted(codeLexeme(form))));
  const [goods] = await sql.countHits(tx, [query], 1);
  return goods === 0 ? undefined : query;
}

async function wordQuery(tx: Tx, q: string, language: Language): Promise<string> {
  const { wide, loose } = await planSearch(tx, q, language);
  if (loose === undefined) return wide;
  const [goods] = await sql.countHits(tx, [wide], 1);
  return goods === 0 ? loose : wide;
}

/** What other rooms ask of the search. */
export const goodsSearch = { plan: planSearch, better: betterQuestion, indexMissing, copyRanks, vectorOf };

type Other = { readonly text: string; readonly query: string };

/** Finds nothing: what a question without a word asks for. */
const nothing = quoted('-');

/** Plans the search for what somebody typed in a language; whatever it is, it can be no more than words. */
async function planSearch(tx: Tx, q: string, language: Language): Promise<SearchPlan> {
  const pieces = wordsOf(q, language);
  if (pieces.length === 0) {
    const none = { exact: nothing, beginning: nothing, title: nothing, strict: nothing, wide: nothing };
    return { ...none, loose: undefined, meant: undefined, others: [] };
  }
  const languages = [...new Set([language, defaultLanguage])];
  const [rows, synonyms, types] = await Promise.all([
    sql.lookUpWords(
      tx,
      pieces.map((piece) => askOf(piece, languages)),
      languages,
    ),
    sql.readSynonyms(tx, {
      languages,
      phrases: phrasesOf(pieces, languages),
      limit: limits.searchSynonymsMax,
    }),
    sql.readTypeNames(tx, { language }),
  ]);
  const seen: Seen = { languages, synonyms, types };
  const byPlace = new Map(rows.map((row) => [row.n, row]));
  const terms = pieces.map((piece, at) => termOf(piece, byPlace.get(at + 1), seen));
  const strict = anyOf([allOf(terms.map((term) => term.strict)), ...joinedOf(terms, seen)]);
  return {
    ...wholeOf(q, languages),
    title: allOf(terms.map((term) => term.title)),
    strict,
    loose: looseQuery(terms, languages),
    ...(await meaningsOf(tx, terms, strict)),
  };
}

/** The question among `others` that finds more than this one did; undefined where none does. */
async function betterQuestion(tx: Tx, plan: SearchPlan, found: number): Promise<string | undefined> {
  if (found >= limits.searchFewHits || plan.others.length === 0) return undefined;
  const best = await bestOf(tx, plan.others);
  return best !== undefined && best.goods > found ? best.text : undefined;
}

/** The question as one whole: as a title in any of the languages, or as a code. */
function wholeOf(q: string, languages: readonly Language[]): Pick<SearchPlan, 'exact' | 'beginning'> {
  const phrases = languages.map((language) => quoted(phraseLexeme(language, phraseOf(q))));
  return {
    exact: anyOf([...phrases, quoted(codeLexeme(q))]),
    beginning: anyOf(phrases.map((phrase) => `${phrase}:*`)),
  };
}

/** The words that a search is made of: fillers only where there is nothing else. */
function wordsOf(q: string, language: Language): Piece[] {
  const pieces = piecesOf(q).slice(0, limits.searchPiecesMax);
  const isEmpty = ({ kind, text }: Piece) =>
    kind === 'word' && (isFiller(text, language) || isFiller(text, defaultLanguage));
  const telling = pieces.filter((piece) => !isEmpty(piece));
  return telling.length === 0 ? pieces : telling;
}

/** Phrases of the question that may have a synonym: each word, its stems, and two neighbours. */
function phrasesOf(pieces: readonly Piece[], languages: readonly Language[]): string[] {
  const single = pieces.flatMap(({ text }) => [text, ...languages.map((language) => stemOf(text, language))]);
  return [...new Set([...single, ...pairsOf(pieces)])];
}

const pairsOf = (pieces: readonly Piece[]): string[] =>
  pieces.slice(1).map(({ text }, at) => `${pieces[at]?.text ?? ''} ${text}`);

/** The question with two neighbours in the place of which another word can stand: `tea pot` is `teapot`. */
function joinedOf(terms: readonly Term[], { languages, synonyms }: Seen): string[] {
  const pairs = pairsOf(terms.map(({ piece }) => piece));
  return pairs.flatMap((pair, at) => {
    const rest = terms.filter((_term, place) => place !== at && place !== at + 1).map(({ strict }) => strict);
    const meanings = synonyms.filter(({ word }) => word === pair);
    return meanings.map(({ means }) => allOf([...rest, meaningOf(means, languages)]));
  });
}

/** Unknown words give way to near ones; of known ones the near are kept for where little is found. */
async function meaningsOf(
  tx: Tx,
  terms: readonly Term[],
  strict: string,
): Promise<Pick<SearchPlan, 'wide' | 'meant' | 'others'>> {
  const isMisspelt = (term: Term) => !term.isKnown && term.near.length > 0;
  if (!terms.some(isMisspelt)) return { wide: strict, meant: undefined, others: othersOf(terms) };
  const wide = terms.map((term) =>
    isMisspelt(term) ? anyOf([term.strict, ...term.near.map(({ query }) => query)]) : term.strict,
  );
  const texts = await Promise.all(
    terms.map(async (term) => {
      if (!isMisspelt(term)) return term.piece.text;
      const least = term.near[0]?.errors;
      const best = await bestOf(
        tx,
        term.near.filter(({ errors }) => errors === least),
      );
      return best?.text ?? term.piece.text;
    }),
  );
  return { wide: allOf(wide), meant: texts.join(' '), others: [] };
}

function othersOf(terms: readonly Term[]): Other[] {
  const others = terms.flatMap((term, at) =>
    term.near.map((near) => {
      const swap = <T>(own: (one: Term) => T, other: T) =>
        terms.map((one, place) => (place === at ? other : own(one)));
      return {
        text: swap(({ piece }) => piece.text, near.text).join(' '),
        query: allOf(swap(({ strict }) => strict, near.query)),
      };
    }),
  );
  return others.slice(0, limits.searchOthersMax);
}

async function bestOf(
  tx: Tx,
  others: readonly Other[],
): Promise<{ text: string; goods: number } | undefined> {
  const queries = others.map(({ query }) => query);
  const counts = await sql.countHits(tx, queries, limits.searchCompareHitsMax);
  const counted = others.map(({ text }, at) => ({ text, goods: counts[at] ?? 0 }));
  return counted.toSorted((left, right) => right.goods - left.goods)[0];
}

function looseQuery(terms: readonly Term[], languages: readonly Language[]): string | undefined {
  const loose = terms.map(({ piece }) => looseOf(piece, languages));
  if (loose.every((one) => one === undefined)) return undefined;
  return allOf(terms.map(({ strict }, at) => loose[at] ?? strict));
}
