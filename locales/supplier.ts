// How the console comes by what a supplier reads: one language of the ten, fetched when somebody speaks it. English is
// in the console already, for the operators.
import type { Language } from '#domain/text/language.ts';
import type { common } from './en/common.ts';
import type { errors } from './en/errors.ts';
import type { supplierWords } from './en.supplier.ts';
import type { PerLanguage, Translated } from './translated.ts';

export type SupplierWords = Translated<typeof supplierWords>;

/** What `locales/<language>.supplier.ts` exports. */
export type SupplierFile = SupplierWords & {
  readonly common: Translated<typeof common>;
  readonly errors: Translated<typeof errors>;
};

type Other = Exclude<Language, 'en'>;

const loaders: Omit<PerLanguage<() => Promise<{ readonly spoken: SupplierFile }>>, 'en'> = {
  es: () => import('./es.supplier.ts'),
  fr: () => import('./fr.supplier.ts'),
  id: () => import('./id.supplier.ts'),
  ja: () => import('./ja.supplier.ts'),
  ko: () => import('./ko.supplier.ts'),
  pt: () => import('./pt.supplier.ts'),
  vi: () => import('./vi.supplier.ts'),
  'zh-Hans': () => import('./zh-Hans.supplier.ts'),
  'zh-Hant': () => import('./zh-Hant.supplier.ts'),
};

const loaded = new Map<Other, Promise<SupplierFile>>();

/** Asked twice it loads once; what failed is asked for again the next time. */
export function loadSupplierWords(language: Other): Promise<SupplierFile> {
  const before = loaded.get(language);
  if (before !== undefined) return before;
  const loading = loaders[language]().then(({ spoken }) => spoken);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
