// The words of the storefront's pages, by language. They are drawn on the server, which has all ten; no browser loads any.
import type { Language } from '#domain/text/language.ts';
import { common as commonEn } from './en/common.ts';
import { storefront as storefrontEn } from './en/storefront.ts';
import type { StorefrontWords } from './en/storefront.ts';
import { common as commonEs } from './es/common.ts';
import { storefront as storefrontEs } from './es/storefront.ts';
import { common as commonFr } from './fr/common.ts';
import { storefront as storefrontFr } from './fr/storefront.ts';
import { common as commonId } from './id/common.ts';
import { storefront as storefrontId } from './id/storefront.ts';
import { common as commonJa } from './ja/common.ts';
import { storefront as storefrontJa } from './ja/storefront.ts';
import { common as commonKo } from './ko/common.ts';
import { storefront as storefrontKo } from './ko/storefront.ts';
import { common as commonPt } from './pt/common.ts';
import { storefront as storefrontPt } from './pt/storefront.ts';
import { common as commonVi } from './vi/common.ts';
import { storefront as storefrontVi } from './vi/storefront.ts';
import { common as commonZhHans } from './zh-Hans/common.ts';
import { storefront as storefrontZhHans } from './zh-Hans/storefront.ts';
import { common as commonZhHant } from './zh-Hant/common.ts';
import { storefront as storefrontZhHant } from './zh-Hant/storefront.ts';
import type { PerLanguage, Translated } from './translated.ts';

/** What a page says: the storefront's own words, and those that the blocks of the kit say by themselves. */
export type PageWords = {
  readonly common: Translated<typeof commonEn>;
  readonly storefront: StorefrontWords;
};

const common: PerLanguage<PageWords['common']> = {
  en: commonEn,
  es: commonEs,
  fr: commonFr,
  id: commonId,
  ja: commonJa,
  ko: commonKo,
  pt: commonPt,
  vi: commonVi,
  'zh-Hans': commonZhHans,
  'zh-Hant': commonZhHant,
};

const storefront: PerLanguage<StorefrontWords> = {
  en: storefrontEn,
  es: storefrontEs,
  fr: storefrontFr,
  id: storefrontId,
  ja: storefrontJa,
  ko: storefrontKo,
  pt: storefrontPt,
  vi: storefrontVi,
  'zh-Hans': storefrontZhHans,
  'zh-Hant': storefrontZhHant,
};

export const pageWords: PerLanguage<PageWords> = {
  en: wordsOf('en'),
  es: wordsOf('es'),
  fr: wordsOf('fr'),
  id: wordsOf('id'),
  ja: wordsOf('ja'),
  ko: wordsOf('ko'),
  pt: wordsOf('pt'),
  vi: wordsOf('vi'),
  'zh-Hans': wordsOf('zh-Hans'),
  'zh-Hant': wordsOf('zh-Hant'),
};

function wordsOf(language: Language): PageWords {
  return { common: common[language], storefront: storefront[language] };
}
