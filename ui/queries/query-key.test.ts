import { expect, test } from 'vitest';
import { hashKey, matchesKey } from './query-key.ts';

test('a key is the same whatever sequence its fields have, and whether an undefined one is there', () => {
  expect(hashKey(['list', { page: 1, filter: { to: 2, from: 1 } }])).toBe(
    hashKey(['list', { filter: { from: 1, to: 2 }, gone: undefined, page: 1 }]),
  );
  expect(hashKey(['list', [2, 1]])).not.toBe(hashKey(['list', [1, 2]]));
  expect(hashKey(['list', '1'])).not.toBe(hashKey(['list', 1]));
  expect(hashKey(['list', null])).not.toBe(hashKey(['list', {}]));
});

test.each([
  [[]],
  [['list']],
  [['list', 'pages']],
  [['list', 'pages', {}]],
  [['list', 'pages', { page: 1 }]],
  [['list', 'pages', { filter: { from: 1 } }]],
])('%j is the beginning of a key', (part) => {
  expect(matchesKey(['list', 'pages', { page: 1, filter: { from: 1, to: 2 } }], part)).toBe(true);
});

test.each([
  [['lists']],
  [['pages']],
  [['list', 'pages', { page: 2 }]],
  [['list', 'pages', { page: '1' }]],
  [['list', 'pages', { filter: { from: 2 } }]],
  [['list', 'pages', [1]]],
  [['list', 'pages', null]],
  [['list', 'pages', { page: 1 }, 'more']],
])('%j is not', (part) => {
  expect(matchesKey(['list', 'pages', { page: 1, filter: { from: 1, to: 2 } }], part)).toBe(false);
});
