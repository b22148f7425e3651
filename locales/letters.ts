// Words of letters to buyers, by language: they are written by the server alone.
import type { Language } from '#domain/text/language.ts';
import { letters as en } from './en/letters.ts';
import { letters as es } from './es/letters.ts';
import { letters as fr } from './fr/letters.ts';
import { letters as id } from './id/letters.ts';
import { letters as ja } from './ja/letters.ts';
import { letters as ko } from './ko/letters.ts';
import { letters as pt } from './pt/letters.ts';
import { letters as vi } from './vi/letters.ts';
import { letters as zhHans } from './zh-Hans/letters.ts';
import { letters as zhHant } from './zh-Hant/letters.ts';
import type { PerLanguage, Translated } from './translated.ts';

export type EmailWords = Translated<typeof en>;

const written: PerLanguage<EmailWords> = {
  en,
  es,
  fr,
  id,
  ja,
  ko,
  pt,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

export function letterWords(language: Language): EmailWords {
  return written[language];
}
