// Words of the emails of reminders, by language: they are written by the server alone.
import type { Language } from '#domain/text/language.ts';
import { reminderMail as en } from './en/reminder-mail.ts';
import { reminderMail as es } from './es/reminder-mail.ts';
import { reminderMail as fr } from './fr/reminder-mail.ts';
import { reminderMail as id } from './id/reminder-mail.ts';
import { reminderMail as ja } from './ja/reminder-mail.ts';
import { reminderMail as ko } from './ko/reminder-mail.ts';
import { reminderMail as pt } from './pt/reminder-mail.ts';
import { reminderMail as vi } from './vi/reminder-mail.ts';
import { reminderMail as zhHans } from './zh-Hans/reminder-mail.ts';
import { reminderMail as zhHant } from './zh-Hant/reminder-mail.ts';
import type { PerLanguage, Translated } from './translated.ts';

export type ReminderMailWords = Translated<typeof en>;

const written: PerLanguage<ReminderMailWords> = {
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

export function reminderMailWords(language: Language): ReminderMailWords {
  return written[language];
}
