// Each clause of the specification has its call, its screen or rule, and a test; the page that says so is up to date.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refusals } from '#domain/wire/errors.ts';
import { mapFile, writeMap } from '#tools/spec-map.ts';
import { root } from '#tools/programs.ts';
import { clauses, findUnknown, isNamed, namesIn, resolveAll } from '#tools/spec-map/resolve.ts';

const specification = path.join(root, '../shared/spec.md');

test('every clause has what keeps it, and docs/spec-map.md says so', async () => {
  const { rows, problems } = await resolveAll();
  expect(problems).toEqual([]);
  const page = readFileSync(mapFile, 'utf8');
  expect(page).toBe(writeMap(rows));
  expect(page.split('\n').filter((line) => line.startsWith('|') && /\|\s*\|/.test(line))).toEqual([]);
});

test('a test names a clause, its parts or its section, and a name that no clause has is a finding', () => {
  const text =
    "test('it', () => {\nkeeps('3 Wallet', '8 Errors');\n}); test('is', () => {\nkeeps(\n'5 no (such) clause',\n);\n})";
  const names = namesIn({ file: 'a.test.ts', text });
  expect(names.map(({ name }) => name)).toEqual(['3 Wallet', '8 Errors', '5 no (such) clause']);
  expect(findUnknown(names)).toEqual(["a.test.ts: no clause '5 no (such) clause' in tools/spec-map"]);
  const balance = { section: '3 Entities', says: 'Wallet: balance' };
  expect(['3 Wallet', '3 Wallet: balance', '3 Entities'].filter((name) => !isNamed(balance, name))).toEqual(
    [],
  );
  expect(['3 Wal', 'Wallet', '3', '3 Wallet: frozen'].filter((name) => isNamed(balance, name))).toEqual([]);
});

test.skipIf(!existsSync(specification))('no call, route or code of the specification is left out', () => {
  const says = new Set(clauses.map((clause) => clause.says.split(',')[0] ?? ''));
  const text = readFileSync(specification, 'utf8');
  const routes = cellsOf(text, '## 2.', '## 3.')
    .map(([route = '']) => route)
    .filter((route) => /^\/\w+$/.test(route));
  const calls = cellsOf(text, '## 7.', '## 8.').flatMap(([methods = '', paths = '']) =>
    methods
      .replace(' multipart', '')
      .split(' and ')
      .flatMap((method) => paths.split(', ').map((one) => `${method} ${one}`)),
  );
  const codes = cellsOf(text, '## 8.', '## 9.').map(([code]) => Number(code));
  expect(routes.length).toBeGreaterThan(12);
  expect(calls.length).toBeGreaterThan(35);
  expect(routes.filter((route) => !says.has(route))).toEqual([]);
  expect(calls.filter((call) => !says.has(call))).toEqual([]);
  const known = new Set<number>([200, ...Object.values(refusals).map(({ code }) => code)]);
  expect(codes.filter((code) => !Number.isNaN(code) && !known.has(code))).toEqual([]);
});

/** The cells of the table rows between two headings, without the table's head. */
function cellsOf(text: string, from: string, to: string): string[][] {
  const part = text.slice(text.indexOf(from), text.indexOf(to));
  return part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}
