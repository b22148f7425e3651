// What the index of goods holds, and what a search asks of it: words with their language in front.
import { defaultLanguage, type Language } from '#domain/text/language.ts';
import {
  bigramsOf,
  foldText,
  isHangul,
  piecesOf,
  stemOf,
  trigramsOf,
  type Piece,
} from '#domain/text/search-text.ts';

/** What goods say in one language. */
export type SearchText = {
  readonly language: Language;
  readonly title: string;
  readonly options: string;
  readonly description: string;
};

/** What goods are, in all languages. */
export type SearchGoods = {
  readonly code: string;
  readonly brand: string;
  readonly gtin: string;
  readonly typeId: string;
  readonly texts: readonly SearchText[];
};

/** A code as it is compared: `kit-0101`. */
export const foldCode = (code: string): string => foldText(code).replace(/[^\p{L}\p{N}._-]/gu, '');

/** In front of each word of the index; short, because it stands there a million times. */
const fronts: Partial<Record<Language, string>> = { 'zh-Hans': 'zs', 'zh-Hant': 'zt' };

const frontOf = (language: Language): string => fronts[language] ?? language;

/** A word of a description. Letters, digits and a mark only: nothing in an index word speaks to the database. */
export const lexemeOf = (language: Language, text: string): string => `${frontOf(language)}/${text}`;
/** A word of the title, the brand, the options or the code: found by its beginning too. */
export const labelLexeme = (language: Language, text: string): string => `${frontOf(language)}:${text}`;
/** A whole title, found as it is or by its beginning. */
export const phraseLexeme = (language: Language, phrase: string): string => `^${frontOf(language)}/${phrase}`;
export const codeLexeme = (code: string): string => `#${foldCode(code)}`;
export const typeLexeme = (typeId: string): string => `@${typeId}`;

/** A lexeme as `tsvector` and `tsquery` read it. */
export const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '')}'`;

/** The words of a piece as they are indexed: a run of signs by its neighbours, and by its last one alone. */
function indexedOf({ kind, text }: Piece, language: Language): string[] {
  if (kind === 'run') return [...bigramsOf(text), Array.from(text).at(-1) ?? text];
  return [text, stemOf(text, language)];
}

/** The text of a `tsvector`: each word once. */
export function vectorOf({ code, brand, gtin, typeId, texts }: SearchGoods): string {
  const lexemes = new Set([typeLexeme(typeId)]);
  const add = (text: string, language: Language, lexeme: typeof lexemeOf) => {
    for (const piece of piecesOf(text))
      for (const word of indexedOf(piece, language)) lexemes.add(lexeme(language, word));
  };
  for (const one of [code, gtin].filter((some) => some !== '')) lexemes.add(codeLexeme(one));
  // Codes and brands are the same in all languages; everybody finds what is English.
  add(`${code} ${brand}`, defaultLanguage, labelLexeme);
  for (const { language, title, options, description } of texts) {
    if (title !== '') lexemes.add(phraseLexeme(language, phraseOf(title)));
    add(`${title} ${options}`, language, labelLexeme);
    add(description, language, lexemeOf);
  }
  return [...lexemes].map(quoted).join(' ');
}

/** A title or a question as it is compared whole. */
export function phraseOf(text: string): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join(' ');
}

/** A word as the list of known words keeps it: a syllable of Hangul by its letters, in which one mistypes. */
export function knownForm({ kind, text }: Piece): string | undefined {
  if (kind === 'word') return /\d/.test(text) || text.length < 3 ? undefined : text;
  return isHangul(text) ? text.normalize('NFD') : undefined;
}

/** The words that somebody may mean when they look for these goods, each with its language. */
export function knownWordsOf({ brand, texts }: SearchGoods): { language: Language; word: string }[] {
  return texts.flatMap(({ language, title, options }) =>
    piecesOf(`${title} ${options} ${language === defaultLanguage ? brand : ''}`).flatMap((piece) => {
      const word = knownForm(piece);
      return word === undefined ? [] : [{ language, word }];
    }),
  );
}

/** Keys of a known word: its trigrams behind its language and its length, so that only near ones are looked at. */
export function keysOf(language: Language, word: string, length = word.length): string[] {
  return trigramsOf(word).map((trigram) => `${lexemeOf(language, String(length))}${trigram}`);
}
