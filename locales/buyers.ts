// Words of the emails with a link to a buyer’s own page, by language: they are written by the server alone.
import type { Language } from '#domain/text/language.ts';
import { buyerMail as en } from './en/buyer-mail.ts';
import { buyerMail as es } from './es/buyer-mail.ts';
import { buyerMail as fr } from './fr/buyer-mail.ts';
import { buyerMail as id } from './id/buyer-mail.ts';
import { buyerMail as ja } from './ja/buyer-mail.ts';
import { buyerMail as ko } from './ko/buyer-mail.ts';
import { buyerMail as pt } from './pt/buyer-mail.ts';
import { buyerMail as vi } from './vi/buyer-mail.ts';
import { buyerMail as zhHans } from './zh-Hans/buyer-mail.ts';
import { buyerMail as zhHant } from './zh-Hant/buyer-mail.ts';
import type { PerLanguage, Translated } from './translated.ts';

export type BuyerMailWords = Translated<typeof en>;

const written: PerLanguage<BuyerMailWords> = {
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

export function buyerMailWords(language: Language): BuyerMailWords {
  return written[language];
}
