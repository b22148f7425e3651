import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { missingEntries, platformOf } from './lockfile.ts';
import { root } from './programs.ts';

const Entry = z.object({ integrity: z.optional(z.string()), optional: z.optional(z.boolean()) });
const Lock = z.object({ packages: z.record(z.string(), Entry) });

test('only packages of other platforms lack a hash, and no more of them than were written down', () => {
  const { packages } = Lock.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const bare = Object.entries(packages).filter(([name, one]) => name !== '' && one.integrity === undefined);
  expect(bare.filter(([, { optional }]) => optional !== true)).toEqual([]);
  expect(bare.filter(([name]) => platformOf(name) === undefined)).toEqual([]);
  // A package that was added without its hash is not one more of them: fetch it where its registry has it.
  expect(bare.length).toBeLessThanOrEqual(65);
});

test('a name says which machine its package is for', () => {
  expect(platformOf('@x/binding-linux-arm64-musl')).toEqual({
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['musl'],
  });
  expect(platformOf('@x/linux-x64-gnu')).toEqual({ os: ['linux'], cpu: ['x64'], libc: ['glibc'] });
  expect(platformOf('@x/oxide-linux-arm-gnueabihf')).toEqual({ os: ['linux'], cpu: ['arm'] });
  expect(platformOf('@x/binding-win32-x64-msvc')).toEqual({ os: ['win32'], cpu: ['x64'] });
  expect(platformOf('@x/binding-wasm32-wasi')).toEqual({ cpu: ['wasm32'] });
  expect(platformOf('source-map')).toBeUndefined();
});

test('only the optional packages that nobody entered are added', () => {
  const tool = {
    optionalDependencies: { '@x/darwin-arm64': '1.2.3', '@x/linux-x64': '1.2.3', helper: '1.0.0' },
  };
  const packages = { 'node_modules/tool': tool, 'node_modules/@x/linux-x64': { version: '1.2.3' } };
  expect(missingEntries(packages)).toEqual({
    'node_modules/@x/darwin-arm64': { version: '1.2.3', os: ['darwin'], cpu: ['arm64'], optional: true },
  });
});
