// What every language owes: each word that English has, and none besides.
import type { Language } from '#domain/text/language.ts';

/** The words of another language: the same tree as English, with any text at its leaves. */
export type Translated<T> = T extends string ? string : { readonly [K in keyof T]: Translated<T[K]> };

/** One thing for every language: one that is missing does not compile. */
export type PerLanguage<T> = Readonly<Record<Language, T>>;
