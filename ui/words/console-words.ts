// The console's words, for the screens that features make for it.
import type { common } from '#locales/en/common.ts';
import type { consoleWords } from '#locales/en/console.ts';
import type { errors } from '#locales/en/errors.ts';
import type { Translated } from '#locales/translated.ts';
import { makeWords } from './words.tsx';

export type ConsoleWords = typeof consoleWords & {
  readonly common: typeof common;
  readonly errors: Translated<typeof errors>;
};

export const { WordsProvider, useWords } = makeWords<ConsoleWords>();
