// The demonstration catalogue in the languages besides English.
import type { OtherLanguage } from '#domain/text/language.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { id } from './id.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { vi } from './vi.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';
import type { LanguageTexts } from './shape.ts';

export const demoTexts: Record<OtherLanguage, LanguageTexts> = {
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
