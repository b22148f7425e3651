// Which language a person gets (specification, section 2).
import { expect, test } from 'vitest';
import { languageOf, languages, pickLanguage } from './language.ts';
import { keeps } from '#testing/keeps.ts';

/** The codes that the specification accepts, and what each of them means. */
const accepted = {
  zh: 'zh-Hans',
  'zh-TW': 'zh-Hant',
  'zh-CN': 'zh-Hans',
  'zh-Hans': 'zh-Hans',
  'zh-Hant': 'zh-Hant',
  en: 'en',
  vi: 'vi',
  fr: 'fr',
  ko: 'ko',
  id: 'id',
  jp: 'ja',
  ja: 'ja',
  pt: 'pt',
  es: 'es',
};

test('every accepted code is one of the ten languages, and all ten can be reached', () => {
  keeps('2 language', '1 ten languages');
  for (const [code, language] of Object.entries(accepted)) expect(languageOf(code), code).toBe(language);
  expect([...new Set(Object.values(accepted))].toSorted()).toEqual([...languages].toSorted());
});

test('regions fall back to their language, unknown codes to nothing', () => {
  expect(languageOf('pt-BR')).toBe('pt');
  expect(languageOf('ZH-hk')).toBe('zh-Hant');
  expect(languageOf('zh-Hant-HK')).toBe('zh-Hant');
  expect(languageOf(' es-419 ')).toBe('es');
  expect(languageOf('de')).toBeUndefined();
  expect(languageOf('')).toBeUndefined();
});

test('of several wishes the first that is spoken wins by its weight; nothing spoken is English', () => {
  keeps('2 language');
  expect(pickLanguage('de;q=1, ja;q=0.5, fr;q=0.9')).toBe('fr');
  expect(pickLanguage('ko;q=0, vi')).toBe('vi');
  expect(pickLanguage('de, nl')).toBe('en');
  expect(pickLanguage(undefined)).toBe('en');
});
