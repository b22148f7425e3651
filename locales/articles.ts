// The questions and answers by language, for the server. A language may have some of them: the rest are shown in
// English and say so.
import type { ArticleSlug, ArticleText, TranslatedArticle } from '#domain/content/articles.ts';
import { defaultLanguage, type Language, type OtherLanguage } from '#domain/text/language.ts';
import { articles as english } from './en/articles.ts';
import { articles as es } from './es/articles.ts';
import { articles as fr } from './fr/articles.ts';
import { articles as id } from './id/articles.ts';
import { articles as ja } from './ja/articles.ts';
import { articles as ko } from './ko/articles.ts';
import { articles as pt } from './pt/articles.ts';
import { articles as vi } from './vi/articles.ts';
import { articles as zhHans } from './zh-Hans/articles.ts';
import { articles as zhHant } from './zh-Hant/articles.ts';

type Translations = Readonly<Record<ArticleSlug, TranslatedArticle>>;

const translations: Readonly<Record<OtherLanguage, Translations>> = {
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

/** An article's words, the language they are in, and of a translation: of which version and when it was made. */
export type ArticleWords = ArticleText & {
  readonly language: Language;
  readonly translation: { readonly of: number; readonly on: string } | undefined;
};

export function articleWords(language: Language, slug: ArticleSlug): ArticleWords {
  const made = language === 'en' ? undefined : translations[language]?.[slug];
  if (made === undefined) return { ...english[slug], language: defaultLanguage, translation: undefined };
  return { title: made.title, body: made.body, language, translation: { of: made.of, on: made.on } };
}
