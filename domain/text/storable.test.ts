import { expect, test } from 'vitest';
import { findUnstorable, isStorable, toStorable } from './storable.ts';

test('what no column can hold is found with its place, and everything else is left alone', () => {
  expect(findUnstorable({ a: 'ß中文🙂', b: [1, null, { c: true }], d: '\u202e' })).toBeUndefined();
  expect(findUnstorable({ a: [{ b: 'x\u0000' }] })).toEqual({ path: ['a', 0, 'b'], reason: 'characters' });
  expect(findUnstorable({ a: '\ud800' })).toEqual({ path: ['a'], reason: 'characters' });
  expect(findUnstorable({ 'a\u0000': 1 })).toEqual({ path: [], reason: 'characters' });
});

test.each([
  ['plain', 10, 'plain'],
  ['a\u0000b\ud800c', 10, 'abfffdc'.replace('fffd', '\ufffd')],
  ['😀😀😀', 2, '😀😀'],
  ['a😀b', 2, 'a😀'],
  ['\ude00😀', 1, '\ufffd'],
  ['', 5, ''],
])('%j in %s characters is %j', (text, max, kept) => {
  expect(toStorable(text, max)).toBe(kept);
  expect(isStorable(kept)).toBe(true);
});

test('a tree of a hundred thousand levels is refused without following it', () => {
  let tree: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) tree = [tree];
  expect(findUnstorable({ tree })).toEqual({ path: ['tree', 0, 0], reason: 'too_deep' });
  expect(findUnstorable(Array.from({ length: 500_000 }, () => 1))).toBeUndefined();
});
