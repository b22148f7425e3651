import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addToHistory, medianOf, rowOf } from './history.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-history-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the median of runs is that of each figure, not one of the runs', () => {
  const runs = [
    { bench: 'checkout', orders: [{ per_second: 90 }, { per_second: 300 }] },
    { bench: 'checkout', orders: [{ per_second: 100 }, { per_second: 100 }] },
    { bench: 'checkout', orders: [{ per_second: 80 }, { per_second: 200 }] },
  ];
  expect(medianOf(runs)).toEqual({ bench: 'checkout', orders: [{ per_second: 90 }, { per_second: 200 }] });
});

test('a figure that only some runs have is the median of those', () => {
  expect(medianOf([{ wal: 8 }, {}, { wal: 4 }])).toEqual({ wal: 8 });
});

test('a row has a cell for each column, a dash for what was not measured', () => {
  const results = { checkout: { orders: [{ per_second: 221.3 }, { wal_bytes: 20_110 }] } };
  const cells = rowOf({ day: '2026-11-28', commit: 'abc', results }).split(' | ');
  expect(cells.slice(0, 4)).toEqual(['| 2026-11-28', 'abc', '–', '221.3']);
  expect(cells).toContain('20110');
});

test('runs are added below each other, under one head, also in an empty file', () => {
  const file = path.join(folder, 'history.md');
  writeFileSync(file, '\n');
  for (const commit of ['one', 'two']) addToHistory(file, { day: '2026-11-28', commit, results: {} });
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.filter((line) => line.startsWith('| 2026-11-28')).map((line) => line.split(' | ')[1])).toEqual(
    ['one', 'two'],
  );
  expect(lines.filter((line) => line.startsWith('| day'))).toHaveLength(1);
  const widths = lines.filter((line) => line.startsWith('|')).map((line) => line.split(' | ').length);
  expect(new Set(widths).size).toBe(1);
});
