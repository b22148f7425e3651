// The ten languages, and how one is chosen.
import { ownValue } from '#domain/keys.ts';

/** The languages into which English is translated. */
export const otherLanguages = ['es', 'fr', 'id', 'ja', 'ko', 'pt', 'vi', 'zh-Hans', 'zh-Hant'] as const;
export type OtherLanguage = (typeof otherLanguages)[number];

export const languages = ['en', ...otherLanguages] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** What an instance speaks: the languages in its order, and the one for everybody else. */
export type LanguageChoice = { readonly offered: readonly Language[]; readonly fallback: Language };
export const allLanguages: LanguageChoice = { offered: languages, fallback: defaultLanguage };

/** Each language in its own words: whoever cannot read the rest of the page finds theirs. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  id: 'Bahasa Indonesia',
  ja: '日本語',
  ko: '한국어',
  pt: 'Português',
  vi: 'Tiếng Việt',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

/** Codes that the specification accepts beside our own, by what they mean. */
const aliases: Record<string, Language> = {
  jp: 'ja',
  zh: 'zh-Hans',
  'zh-cn': 'zh-Hans',
  'zh-sg': 'zh-Hans',
  'zh-tw': 'zh-Hant',
  'zh-hk': 'zh-Hant',
  'zh-mo': 'zh-Hant',
};

/** The language a code stands for, falling back along BCP 47 subtags; undefined when we have none for it. */
export function languageOf(code: string): Language | undefined {
  const subtags = code.trim().toLowerCase().split('-');
  for (let count = subtags.length; count > 0; count -= 1) {
    const prefix = subtags.slice(0, count).join('-');
    const found =
      ownValue(aliases, prefix) ?? languages.find((language) => language.toLowerCase() === prefix);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Chooses by `Accept-Language` (quality values respected, at most 20 entries read) among what is offered. */
export function pickLanguage(header: string | undefined, choice: LanguageChoice = allLanguages): Language {
  const wishes = (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [code = '', ...parameters] = part.split(';');
      const quality = parameters.map((text) => /^\s*q=([0-9.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { code, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((left, right) => right.quality - left.quality);
  for (const { code } of wishes) {
    const found = languageOf(code);
    if (found !== undefined && choice.offered.includes(found)) return found;
  }
  return choice.fallback;
}

export function isLanguage(code: string): code is Language {
  return languages.some((language) => language === code);
}
