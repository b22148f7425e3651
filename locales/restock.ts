// Words of the emails that an item is there again, by language: they are written by the server alone.
import type { Language } from '#domain/text/language.ts';
import { restockMail as en } from './en/restock-mail.ts';
import { restockMail as es } from './es/restock-mail.ts';
import { restockMail as fr } from './fr/restock-mail.ts';
import { restockMail as id } from './id/restock-mail.ts';
import { restockMail as ja } from './ja/restock-mail.ts';
import { restockMail as ko } from './ko/restock-mail.ts';
import { restockMail as pt } from './pt/restock-mail.ts';
import { restockMail as vi } from './vi/restock-mail.ts';
import { restockMail as zhHans } from './zh-Hans/restock-mail.ts';
import { restockMail as zhHant } from './zh-Hant/restock-mail.ts';
import type { PerLanguage, Translated } from './translated.ts';

export type RestockMailWords = Translated<typeof en>;

const written: PerLanguage<RestockMailWords> = {
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

export function restockMailWords(language: Language): RestockMailWords {
  return written[language];
}
