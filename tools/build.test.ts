// What a plain build leaves for later: the packed files.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packFolder } from './build.ts';

test('text of a thousand bytes or more is packed once, whole, and nothing else is', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-pack-'));
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
  const read = (name: string): Buffer => readFileSync(path.join(folder, name));
  const long = 'const words = 1;\n'.repeat(100);
  write('app.js', long);
  write('small.js', 'short');
  write('picture.png', long);
  write('known.css', long);
  write('known.css.br', 'packed before');
  await packFolder(folder);
  expect(brotliDecompressSync(read('app.js.br')).toString()).toBe(long);
  expect(gunzipSync(read('app.js.gz')).toString()).toBe(long);
  expect(read('known.css.br').toString()).toBe('packed before');
  expect(readdirSync(folder).toSorted()).toEqual(
    ['app.js', 'app.js.br', 'app.js.gz', 'known.css', 'known.css.br', 'picture.png', 'small.js'].toSorted(),
  );
  rmSync(folder, { recursive: true });
});
