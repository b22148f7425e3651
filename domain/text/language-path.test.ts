import { expect, test } from 'vitest';
import { inLanguage, isSpokenPath, splitLanguage } from './language-path.ts';
import { languages } from './language.ts';

test('a language in front of a place is taken off, and put there again', () => {
  for (const language of languages) {
    for (const path of [
      '/s/harbour',
      '/s/harbour/cart?say=added',
      '/explore',
      '/explore?q=tea',
      '/explore/how',
    ]) {
      expect(splitLanguage(inLanguage(language, path))).toEqual({ language, path });
      expect(splitLanguage(path)).toEqual({ language: undefined, path });
      expect([isSpokenPath(path), isSpokenPath(inLanguage(language, path))]).toEqual([true, false]);
    }
  }
});

test.each([
  '/',
  '/ja',
  '/ja/',
  '/ja/orders',
  '/ja/explored',
  '/ja/s-assets/a.js',
  '/JA/s/x',
  '/xx/s/x',
  '/zh/s/x',
])('everything else stays as it is: %s', (url) =>
  expect(splitLanguage(url)).toEqual({ language: undefined, path: url }),
);
