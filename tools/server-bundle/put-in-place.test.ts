// A build takes the place of the one before.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putInPlace } from './put-in-place.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-put-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function makeBuild(name: string, text: string): string {
  const place = path.join(folder, '.next', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'app.js'), text);
  return place;
}

test('the first build and later ones are put in place whole, and leave nothing beside', () => {
  const out = path.join(folder, 'dist', 'server');
  for (const text of ['first', 'second']) {
    putInPlace(makeBuild('one', text), out);
    expect(readFileSync(path.join(out, 'app.js'), 'utf8')).toBe(text);
    expect(readdirSync(path.join(folder, '.next'))).toEqual([]);
  }
});

test('a build that is not there takes nothing away for good', () => {
  const out = path.join(folder, 'server');
  putInPlace(makeBuild('one', 'first'), out);
  expect(() => putInPlace(path.join(folder, '.next', 'none'), out)).toThrow('ENOENT');
  expect(existsSync(path.join(out, 'app.js'))).toBe(true);
});
