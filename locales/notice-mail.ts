// What calls merchants outside of the app, by language: said by the server alone.
import type { Language } from '#domain/text/language.ts';
import { noticeMail as en } from './en/notice-mail.ts';
import { noticeMail as es } from './es/notice-mail.ts';
import { noticeMail as fr } from './fr/notice-mail.ts';
import { noticeMail as id } from './id/notice-mail.ts';
import { noticeMail as ja } from './ja/notice-mail.ts';
import { noticeMail as ko } from './ko/notice-mail.ts';
import { noticeMail as pt } from './pt/notice-mail.ts';
import { noticeMail as vi } from './vi/notice-mail.ts';
import { noticeMail as zhHans } from './zh-Hans/notice-mail.ts';
import { noticeMail as zhHant } from './zh-Hant/notice-mail.ts';
import type { PerLanguage, Translated } from './translated.ts';

export type NoticeMailWords = Translated<typeof en>;

/** A language that is not written yet is said in English. */
const written: Partial<PerLanguage<NoticeMailWords>> = {
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

export function noticeMailWords(language: Language): NoticeMailWords {
  return written[language] ?? en;
}
