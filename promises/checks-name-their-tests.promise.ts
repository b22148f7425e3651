// docs/reliability-checks.md says which test keeps which check: each of them is there, in these words.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tools/programs.ts';

type Named = { readonly check: string; readonly file: string; readonly words: string };

/** Rows whose second cell is `file`: words of the test. */
function rows(): Named[] {
  const text = readFileSync(path.join(root, 'docs/reliability-checks.md'), 'utf8');
  return [...text.matchAll(/^\| ([^|]+) \| `([^`]+)`: ([^|]*) \|/gm)].map(([, check, file, words]) => ({
    check: check ?? '',
    file: file ?? '',
    words: (words ?? '').trim(),
  }));
}

const has = ({ file, words }: Named) => {
  const whole = path.join(root, file);
  return existsSync(whole) && readFileSync(whole, 'utf8').replaceAll("\\'", "'").includes(words);
};

test('every test that is named is there', () => {
  expect(rows().length).toBeGreaterThan(45);
  expect(rows().filter((row) => !has(row))).toEqual([]);
});

test('every check of the console and of money is named', () => {
  const named = new Set(rows().map(({ check }) => check));
  const asked = [22, 25, 27, 28, 29, 31, 32, 33, 35, 36, 37, 38, 49, 50, 52, 54, 55, 57, 58].map(String);
  const trust = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 15, 17, 18, 20, 21, 30].map(
    (n) => `T${String(n).padStart(2, '0')}`,
  );
  expect([...asked, ...trust].filter((check) => !named.has(check))).toEqual([]);
});
