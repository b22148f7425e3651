// A server without its front ends says which files are missing, and how they are made.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertBuilt, listMissingFiles } from './built-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stockless-built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what is missing is named until nothing is', () => {
  const missing = listMissingFiles(folder);
  expect(missing).toContain('merchant/index.html');
  expect(missing).toContain('storefront/server/entry.js');
  expect(() => assertBuilt(folder)).toThrow(
    /dist\/merchant\/index.html, .* missing\. `npm run build` makes them/,
  );
  for (const [at, file] of missing.entries()) {
    expect(listMissingFiles(folder)).toEqual(missing.slice(at));
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  expect(() => assertBuilt(folder)).not.toThrow();
});
