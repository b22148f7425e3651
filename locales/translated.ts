// What every language owes: each word that English has, and none besides.
import type { Language } from '#domain/language.ts';

/** The words of another language: the same tree as English, with any text at its leaves. */
export type Translated<T> = T extends string ? string : { readonly [K in keyof T]: Translated<T[K]> };

/**
 * One thing for every language. The only place that knows which languages have words: the day all ten are written,
 * `Partial<…> & { en: T }` goes, and a language that is missing does not compile.
 */
export type PerLanguage<T> = Readonly<Partial<Record<Language, T>> & { en: T }>;

/** What a table has for a language. */
export function inLanguage<T>(table: PerLanguage<T>, language: Language): T {
  return table[language] ?? table.en;
}
