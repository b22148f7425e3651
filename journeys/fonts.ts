// Screenshots of Chinese, Japanese and Korean screens need letters that a bare machine does not have.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const letters = {
  ja: ['noto-sans-jp', 'japanese'],
  ko: ['noto-sans-kr', 'korean'],
  'zh-Hans': ['noto-sans-sc', 'chinese-simplified'],
} as const;
export type LettersOf = keyof typeof letters;

/** Lends the page letters of a language, at an address of its own, so that the security policy allows them. */
export async function lendLetters(page: Page, language: LettersOf): Promise<void> {
  const [family, subset] = letters[language];
  const name = `@fontsource/${family}/files/${family}-${subset}-400-normal.woff2`;
  const body = readFileSync(fileURLToPath(import.meta.resolve(name)));
  await page.route('**/lent-letters.woff2', (route) => route.fulfill({ body, contentType: 'font/woff2' }));
  const css = `@font-face { font-family: Lent; src: url(/lent-letters.woff2) } html { font-family: Lent, sans-serif !important }`;
  await page.route('**/lent-letters.css', (route) => route.fulfill({ body: css, contentType: 'text/css' }));
}

/** Puts them to use on the page that is open. */
export async function useLetters(page: Page): Promise<void> {
  await page.addStyleTag({ url: '/lent-letters.css' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
