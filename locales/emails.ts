// Words of emails to buyers, by language: they are written by the server alone.
import type { Language } from '#domain/text/language.ts';
import { emails as en } from './en/emails.ts';
import { emails as es } from './es/emails.ts';
import { emails as fr } from './fr/emails.ts';
import { emails as id } from './id/emails.ts';
import { emails as ja } from './ja/emails.ts';
import { emails as ko } from './ko/emails.ts';
import { emails as pt } from './pt/emails.ts';
import { emails as vi } from './vi/emails.ts';
import { emails as zhHans } from './zh-Hans/emails.ts';
import { emails as zhHant } from './zh-Hant/emails.ts';
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

export function emailWords(language: Language): EmailWords {
  return written[language];
}
