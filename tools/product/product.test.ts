// The tables of docs/product.md are what the code says.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { keysOf } from '#domain/keys.ts';
import { postingKinds } from '#domain/ledger/postings.ts';
import { orderMoves } from '#domain/states/order.ts';
import { productFile, writeProduct } from '../product.ts';

const page = readFileSync(productFile, 'utf8');

test('docs/product.md is what the code says: accounts, postings, moves, holds, levels, limits', () => {
  expect(page).toBe(writeProduct(page));
});

test('every posting, every move of an order and every limit has its line with a reason', () => {
  const lines = page.split('\n');
  for (const kind of keysOf(postingKinds)) expect(page).toContain(`| \`${kind}\` | `);
  for (const move of keysOf(orderMoves)) expect(page).toContain(` | \`${move}\` | `);
  const unsaid = keysOf(limits).filter((key) => {
    const line = lines.find((one) => one.startsWith(`| \`${key}\` |`));
    return line === undefined || /\|\s*\|$/.test(line);
  });
  expect(unsaid).toEqual([]);
});

test('a table that is missing, or that nothing writes, is refused', () => {
  expect(() => writeProduct('# Product\n')).toThrow('docs/product.md has no place for: accounts');
  expect(() => writeProduct('<!-- cellar -->\n<!-- end -->')).toThrow('nothing writes the table cellar');
});
