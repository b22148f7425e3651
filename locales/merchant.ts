// How the merchant's app comes by its words: it loads one language and nothing of the others, the words of a day at
// once and those of other screens with the first that says them.
import type { Language } from '#domain/text/language.ts';
import type { day, rooms } from './en.ts';
import type { PerLanguage, Translated } from './translated.ts';

type English = typeof rooms;
type RoomWords = { readonly [K in keyof English]: Translated<Awaited<ReturnType<English[K]>>> };

export type DayWords = Translated<typeof day>;
export type Rooms = { readonly [K in keyof RoomWords]: () => Promise<RoomWords[K]> };
export type MerchantWords = DayWords & RoomWords;

/** What `locales/<language>.ts` exports. */
export type LanguageFile = { readonly day: DayWords; readonly rooms: Rooms };

const loaders: PerLanguage<() => Promise<LanguageFile>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  id: () => import('./id.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  pt: () => import('./pt.ts'),
  vi: () => import('./vi.ts'),
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
};

const loaded = new Map<Language, Promise<LanguageFile>>();

/** Asked twice it loads once; what failed is forgotten, so that it can be tried again. */
export function loadMerchantWords(language: Language): Promise<LanguageFile> {
  const before = loaded.get(language);
  if (before !== undefined) return before;
  const loading = loaders[language]();
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
