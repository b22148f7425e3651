import { expect, test } from 'vitest';
import { articles } from './articles.ts';
import { faultsOfBody } from './content-faults.ts';
import { lintOf } from './content-lint.ts';
import { keysOf } from '#domain/keys.ts';
import { languages } from '#domain/text/language.ts';
import { articleWords } from '#locales/articles.ts';
import { serverWords } from '#locales/server.ts';

test('nothing that the product itself says would be stopped', () => {
  const stopped: unknown[] = [];
  for (const language of languages) {
    for (const slug of keysOf(articles)) {
      const { title, body } = articleWords(language, slug);
      const values = [...body.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const known = { isArticle: (name: string) => Object.hasOwn(articles, name), values };
      for (const fault of [...lintOf(title), ...faultsOfBody(body, known)])
        stopped.push([language, slug, fault]);
    }
    for (const { title, text } of Object.values(serverWords(language).banners))
      stopped.push(...lintOf(`${title}\n${text}`));
  }
  expect(stopped).toEqual([]);
});

test.each([
  ['en', 'This is risk-free.'],
  ['es', 'Ganancias garantizadas para todos'],
  ['fr', 'Dernière chance !'],
  ['id', 'Kesempatan terakhir'],
  ['ja', '誰でも簡単に稼げます'],
  ['ko', '오늘만 가능합니다'],
  ['pt', 'Renda passiva para você'],
  ['vi', 'Cam kết lợi nhuận'],
  ['zh-Hans', '限时优惠'],
  ['zh-Hant', '零風險'],
])('%s: “%s” is stopped', (_language, text) => {
  expect(lintOf(text)).toHaveLength(1);
});

test('spaces, hyphens, widths and hidden letters do not get around it; parts of other words are not meant', () => {
  expect(lintOf('ＡＭＡＺＯＮ')).toMatchObject([{ reason: 'foreign_mark', word: 'amazon' }]);
  expect(lintOf('guar\u200banteed   profit')).toHaveLength(1);
  expect(lintOf('good\nno risk')).toMatchObject([{ line: 2 }]);
  expect(lintOf('The amazonite is a stone. Correct, without hurrying.')).toEqual([]);
});

test('faults are told by their line', () => {
  const body = ['# Too big', '', '- one', 'not an item', '', 'See http://evil.example', '', 'Fine.'].join(
    '\n',
  );
  const faults = faultsOfBody(body, { isArticle: () => false, values: [] });
  expect(faults.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'heading'],
    [4, 'mixed_list'],
    [6, 'link_outside'],
  ]);
});
