// Words of the emails of questions, by language: they are written by the server alone.
import type { Language } from '#domain/text/language.ts';
import { questionMail as en } from './en/question-mail.ts';
import { questionMail as es } from './es/question-mail.ts';
import { questionMail as fr } from './fr/question-mail.ts';
import { questionMail as id } from './id/question-mail.ts';
import { questionMail as ja } from './ja/question-mail.ts';
import { questionMail as ko } from './ko/question-mail.ts';
import { questionMail as pt } from './pt/question-mail.ts';
import { questionMail as vi } from './vi/question-mail.ts';
import { questionMail as zhHans } from './zh-Hans/question-mail.ts';
import { questionMail as zhHant } from './zh-Hant/question-mail.ts';
import type { PerLanguage, Translated } from './translated.ts';

export type QuestionMailWords = Translated<typeof en>;

const written: PerLanguage<QuestionMailWords> = {
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

export function questionMailWords(language: Language): QuestionMailWords {
  return written[language];
}
