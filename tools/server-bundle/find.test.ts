// When the server that was built is run, and when its sources are.
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../programs.ts';
import { bundleEntry, findServerBundle, sourcesFile } from './find.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-bundle-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const changedAt = statSync(path.join(root, 'package.json')).mtime;

/** A build that was begun so many milliseconds after `package.json` was changed. */
function writeBuild(names: readonly string[], laterMs: number): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, bundleEntry), '');
  const list = path.join(folder, sourcesFile);
  writeFileSync(list, JSON.stringify(names));
  const at = new Date(changedAt.getTime() + laterMs);
  utimesSync(list, at, at);
}

test('a build is found as long as its sources are not newer', () => {
  writeBuild(['package.json'], 5_000);
  expect(findServerBundle(folder)).toBe(path.join(folder, bundleEntry));
});

test('a build is not found where a source was changed or removed since, or where it is not whole', () => {
  expect(findServerBundle(folder)).toBeUndefined();
  writeBuild(['package.json'], -5_000);
  expect(findServerBundle(folder)).toBeUndefined();
  writeBuild(['package.json', 'tools/no-such-file.ts'], 5_000);
  expect(findServerBundle(folder)).toBeUndefined();
  writeBuild(['package.json'], 5_000);
  rmSync(path.join(folder, bundleEntry));
  expect(findServerBundle(folder)).toBeUndefined();
});
