// docs/retention.md says of every table how long its rows are kept, and of no table twice.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tables } from '#db/tables.ts';
import { root } from '../programs.ts';

/** The names in the first column of every row of its tables. */
function readTables(page: string): string[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

test('docs/retention.md names every table exactly once', () => {
  const page = readFileSync(path.join(root, 'docs/retention.md'), 'utf8');
  expect(readTables(page).toSorted()).toEqual(Object.keys(tables).toSorted());
});
