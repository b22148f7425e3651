import { expect, test } from 'vitest';
import { findFaults, writePage } from '../indexes.ts';
import type { Index } from './read-indexes.ts';

const index = (name: string, facts: Partial<Index> = {}): Index => ({
  name,
  table: 'parcel',
  columns: '(shop_id)',
  isUnique: false,
  isConstraint: false,
  foreignKeys: [],
  ...facts,
});
const used = new Map([['parcel_shop', new Set(['parcel-list', 'parcel-find'])]]);
const reasonsUsed = new Map([['claim_shop', new Set(['claim-list'])]]);

test('an index that serves no statement, no key and no rule is named with its table', () => {
  const faults = findFaults([index('parcel_shop'), index('parcel_idle')], used);
  expect(faults.filter((fault) => fault.startsWith('docs/'))).toEqual([
    expect.stringMatching(/index parcel_idle of parcel serves no statement/),
  ]);
});

test('a rule, a constraint and the index of a foreign key need no statement', () => {
  const faults = findFaults(
    [
      index('parcel_once', { isUnique: true }),
      index('parcel_pkey', { isConstraint: true }),
      index('parcel_order', { foreignKeys: ['parcel_of_order'] }),
    ],
    used,
  );
  expect(faults.filter((fault) => fault.startsWith('docs/'))).toEqual([]);
});

test('a written reason goes once a statement is served, or the index is gone', () => {
  const of = (indexes: readonly Index[], use: ReadonlyMap<string, ReadonlySet<string>>) =>
    findFaults(indexes, use).find((fault) => fault.includes('claim_shop'));
  expect(of([index('claim_shop')], new Map())).toBeUndefined();
  expect(of([index('claim_shop')], reasonsUsed)).toMatch(/needs no reason: it serves a statement/);
  expect(of([], new Map())).toMatch(/needs no reason: it is not there/);
});

test('the page names the statements of each index, sorted, and what else it is for', () => {
  const page = writePage([index('parcel_shop'), index('parcel_once', { isUnique: true })], used);
  expect(page).toContain('| `parcel_shop` | `(shop_id)` | `parcel-find`, `parcel-list` |');
  expect(page).toContain('| `parcel_once` | unique `(shop_id)` | a rule: refuses a second row |');
});
