// What programs need is read from the files themselves, and compared with what the loader of the system says.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../programs.ts';
import { findLibraries, readBinary } from './elf.ts';

const isLinux = process.platform === 'linux';
const natives = globSync('node_modules/@img/sharp*/lib/*{.node,.so.*}', { cwd: root }).map((file) =>
  path.join(root, file),
);
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-elf-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.runIf(isLinux)('a program names its loader and its libraries', () => {
  const binary = readBinary(readFileSync(process.execPath));
  expect(binary?.interpreter).toMatch(/^\/lib.*\/ld-linux-/);
  expect(binary?.needed).toEqual(expect.arrayContaining(['libc.so.6', 'libstdc++.so.6', 'libm.so.6']));
});

test('a text, an empty file and half a file are no binaries', () => {
  expect(readBinary(readFileSync(import.meta.filename))).toBeUndefined();
  expect(readBinary(Buffer.alloc(0))).toBeUndefined();
  expect(readBinary(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]))).toBeUndefined();
});

test.runIf(isLinux)('every library that the loader finds in the system is found', () => {
  const found = [...findLibraries([process.execPath, ...natives]).keys()];
  const names = new Set(found.map((place) => path.basename(place)));
  for (const file of [process.execPath, ...natives]) {
    const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' });
    const wanted = [...stdout.matchAll(/(\S+) => (\/\S+)/g)].filter(
      ([, , place]) => !place?.startsWith(root),
    );
    expect(wanted.length).toBeGreaterThan(3);
    const missing = wanted.map(([, name = '']) => name).filter((name) => !names.has(name));
    expect(missing.filter((name) => !name.startsWith('libvips'))).toEqual([]);
  }
  expect(natives.length).toBeGreaterThan(1);
  expect([...names].filter((name) => name.startsWith('libvips'))).toEqual([]);
});

test.runIf(isLinux)('a library that this machine lacks is named', () => {
  const bytes = readFileSync(natives.find((file) => file.endsWith('.node')) ?? '');
  const at = bytes.indexOf('libm.so.6\0');
  expect(at).toBeGreaterThan(0);
  bytes.write('libq', at);
  const file = path.join(folder, 'other.node');
  writeFileSync(file, bytes);
  // Its neighbours are not beside the copy, so the first that is missing may be one of them.
  expect(() => findLibraries([file])).toThrow(/needs lib(?:q\.so\.6|vips)/);
});
