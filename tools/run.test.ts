// What is fetched before a program runs.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { importsOf } from './house/imports.ts';
import { root } from './programs.ts';
import { serverEnv, serverFlags } from './server-node.ts';

const packages = z.object({ devDependencies: z.record(z.string(), z.string()) });
const { devDependencies } = packages.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
const runner = readFileSync(path.join(root, 'tools/run.mjs'), 'utf8');

/** The programs for which `tools/run.mjs` leaves packages for development out. */
function operatedPrograms(): string[] {
  const [, names = ''] = /operated =\s*\/\^tools\\\/\(\?:([\w|\\/-]+)\)/.exec(runner) ?? [];
  return names
    .replaceAll('\\', '')
    .split('|')
    .map((name) => `tools/${name}.ts`);
}

/** Packages that a file reaches, by whatever files of ours. Types are gone when it runs. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(path.join(root, file))) return new Set();
  seen.add(file);
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/^import type [^;]*;/gm, '');
  const targets = importsOf(text)
    .map(({ target }) => target)
    .filter((target) => !/^node:|\.css$/.test(target));
  const ours = targets.filter((target) => /^[#.]/.test(target));
  const theirs = targets.filter((target) => !/^[#.]/.test(target));
  return new Set([
    ...theirs.map((target) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target),
    ...ours.flatMap((target) => [...reachedFrom(fileOf(target, file), seen)]),
  ]);
}

function fileOf(target: string, from: string): string {
  return target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(from), target);
}

test('what runs an instance needs no package for development', () => {
  const programs = operatedPrograms();
  expect(programs).toContain('tools/start.ts');
  expect(programs).toContain('tools/code.ts');
  for (const program of programs) {
    const reached = reachedFrom(program);
    const wrong = [...reached].filter((name) => name in devDependencies);
    expect({ program, wrong }).toEqual({ program, wrong: [] });
  }
  // The walk sees what is far away: the library of the database, and what builds the front ends.
  expect([...reachedFrom('tools/start.ts')]).toContain('pg');
  expect([...reachedFrom('tools/build.ts')]).toContain('vite');
});

test('a server that is measured is started as `npm start` starts it', () => {
  const listOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
  const pairs = Object.entries(serverEnv).map(([name, value]) => `${name}: '${value}'`);
  expect(runner).toContain(`const serverFlags = [${listOf(serverFlags)}];`);
  expect(runner).toContain(`const serverEnv = { ${pairs.join(', ')} };`);
});
