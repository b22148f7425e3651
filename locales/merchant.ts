// How the merchant's app comes by its words: it loads one language, and nothing of the others.
import type { Language } from '#domain/language.ts';
import type { MerchantWords } from './en.ts';
import { inLanguage } from './translated.ts';
import type { PerLanguage } from './translated.ts';

const loaders: PerLanguage<() => Promise<MerchantWords>> = {
  en: async () => (await import('./en.ts')).merchant,
};

const loaded = new Map<Language, Promise<MerchantWords>>();

/** Asked twice it loads once; what failed is forgotten, so that it can be tried again. */
export function loadMerchantWords(language: Language): Promise<MerchantWords> {
  const before = loaded.get(language);
  if (before !== undefined) return before;
  const loading = inLanguage(loaders, language)();
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
