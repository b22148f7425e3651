// docs/reliability-checks.md and docs/security.md say which test keeps what: each of them is there, under this title.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { securityKinds } from '#domain/wire/endpoint.ts';
import { root } from '#tools/programs.ts';

type Named = { readonly check: string; readonly file: string; readonly words: string };

/** Rows whose second cell is `file`: title of the test. */
function rows(page = 'docs/reliability-checks.md'): Named[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/^\| ([^|]+) \| `([^`]+)`: ([^|]*) \|/gm)].map(([, check, file, words]) => ({
    check: check ?? '',
    file: file ?? '',
    words: (words ?? '').trim(),
  }));
}

/** A text as a literal of the code has it: a title is named whole, not by some of its words. */
const has = ({ file, words }: Named) => {
  const whole = path.join(root, file);
  if (!existsSync(whole)) return false;
  const text = readFileSync(whole, 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => text.includes(quote + words + quote));
};

test('every test that is named is there', () => {
  expect(rows().length).toBeGreaterThan(45);
  expect(rows().filter((row) => !has(row))).toEqual([]);
});

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_none, index) => first + index);

test('every check of the console and of money is named', () => {
  const named = new Set(rows().map(({ check }) => check));
  const asked = [22, 25, 27, 28, 29, 31, 32, 33, 35, 36, 37, 38, 49, 50, 52, 54, 55, 57, 58].map(String);
  const trust = [1, 2, 3, 4, 5, ...range(7, 18), 20, ...range(21, 25), ...range(27, 30)].map(
    (n) => `T${String(n).padStart(2, '0')}`,
  );
  expect([...asked, ...trust].filter((check) => !named.has(check))).toEqual([]);
});

/** What findings, frictions and wrong facts are numbered with, and how many there are of each. */
const findings = { C: 2, H: 5, M: 16, L: 20, F: 18, A: 12, B: 15, Fr: 24, Fact: 20, D: 8 } as const;

test('every finding of the reviews, every friction and every wrong fact names its test, or why it has none', () => {
  const page = 'docs/security.md';
  expect(rows(page).filter((row) => !has(row))).toEqual([]);
  const kept = new Set(rows(page).map(({ check }) => check));
  const text = readFileSync(path.join(root, page), 'utf8');
  const open = new Set(
    [...text.matchAll(/^\| ([A-Z][a-z]*\d+) \| no test: ([^|]{20,}) \|/gm)].map(([, check]) => check),
  );
  const all = Object.entries(findings).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  );
  expect(all.filter((finding) => !kept.has(finding) && !open.has(finding))).toEqual([]);
  expect([...kept].filter((finding) => open.has(finding))).toEqual([]);
  expect([...kept, ...open].filter((finding) => !all.includes(finding ?? ''))).toEqual([]);
});

test('the list of logs names every kind of security event, and no other', () => {
  const [, text = ''] = readFileSync(path.join(root, 'docs/logging.md'), 'utf8').split(
    '## Events of security',
  );
  expect([...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind)).toEqual([...securityKinds]);
});

test('the table of the verification standard has each requirement once, with what keeps it or why it is not met', () => {
  const text = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8');
  const met = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| (met|n\/a|not met) \| ([^|]{8,}) \|$/gm)];
  expect(new Set(met.map(([, id]) => id)).size).toBe(met.length);
  expect(met).toHaveLength(217);
  const count = (state: string) => met.filter(([, , one]) => one === state).length;
  expect(text).toContain(
    `**${count('met')} met, ${count('n/a')} have no object here (n/a), ${count('not met')} not met.**`,
  );
  expect(count('met') + count('n/a')).toBeGreaterThanOrEqual(200);
  const files = met.flatMap(([, , , what]) => [
    ...(what ?? '').matchAll(/`(\w[\w./-]*\.(?:ts|tsx|md|json|mjs))`/g),
  ]);
  expect(files.map(([, file]) => file ?? '').filter((file) => !existsSync(path.join(root, file)))).toEqual(
    [],
  );
});
