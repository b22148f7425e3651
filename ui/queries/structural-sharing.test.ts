import { expect, test } from 'vitest';
import { shareStructure } from './structural-sharing.ts';

test('what says the same is the same object; what differs is new, with the parts that do not', () => {
  const before = {
    list: [
      { id: 1, tags: ['a'] },
      { id: 2, tags: ['b'] },
    ],
    page: 1,
  };
  expect(shareStructure(before, structuredClone(before))).toBe(before);

  const next = {
    list: [
      { id: 1, tags: ['a'] },
      { id: 2, tags: ['c'] },
      { id: 3, tags: [] },
    ],
    page: 1,
  };
  const shared = shareStructure(before, next);
  expect(shared).toEqual(next);
  expect(shared).toMatchObject({ list: [before.list[0], {}, {}] });
  if (!isList(shared)) throw new Error('a list was expected');
  expect(shared.list[0]).toBe(before.list[0]);
  expect(shared.list[1]).not.toBe(before.list[1]);
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{}, []],
  [[], {}],
  [null, {}],
  [{ a: null }, { a: {} }],
  [undefined, { a: 1 }],
  ['a', 'b'],
])('%j is not %j', (before, next) => {
  const shared = shareStructure(before, next);
  expect(shared).toStrictEqual(next);
  expect(shared).not.toBe(before);
});

test('what is no plain object is taken as it is', () => {
  const before = { at: new Date(0), map: new Map() };
  const next = { at: new Date(0), map: new Map() };
  expect(shareStructure(before, next)).toMatchObject(next);
  expect(shareStructure(before, { ...before })).toBe(before);
  expect(shareStructure({ units: 1n }, { units: 2n })).toEqual({ units: 2n });
});

function isList(value: unknown): value is { list: readonly unknown[] } {
  return typeof value === 'object' && value !== null && 'list' in value && Array.isArray(value.list);
}
