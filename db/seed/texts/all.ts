// The demonstration catalogue in the languages besides English.
import type { OtherLanguage } from '#domain/language.ts';
import { es } from './es.ts';
import type { LanguageTexts } from './shape.ts';

export const demoTexts: Partial<Record<OtherLanguage, LanguageTexts>> = { es };
