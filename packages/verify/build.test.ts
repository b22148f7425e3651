// The package as it is published: one file that needs nothing, the same wherever it is built, and does what it says.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildVerify } from './build.ts';
import { version } from './command/version.ts';
import { honestRecord, openHonest } from './testing/honest.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const first = await buildVerify(path.join(folder, 'first'));
const read = (out: string, name: string) => readFileSync(path.join(out, name), 'utf8');
const command = path.join(first, 'stockless-verify.mjs');

type Ended = { readonly code: number; readonly out: string; readonly err: string };

function run(words: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...words], { cwd: folder }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test('two builds are the same, byte for byte', async () => {
  const second = await buildVerify(path.join(folder, 'elsewhere', 'second'));
  expect(readdirSync(second).toSorted()).toEqual(readdirSync(first).toSorted());
  for (const name of readdirSync(first)) expect(read(second, name), name).toBe(read(first, name));
});

test('the command is one file that imports nothing but Node, and names no folder of who built it', () => {
  const code = read(first, 'stockless-verify.mjs');
  expect(code.startsWith('#!/usr/bin/env node\n')).toBe(true);
  const imported = [...code.matchAll(/^import .* from "([^"]+)"|\bimport\("([^"]+)"\)/gm)].map(
    ([, plain, later]) => plain ?? later ?? '',
  );
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((name) => !builtinModules.includes(name.replace(/^node:/, '')))).toEqual([]);
  expect(code).not.toContain(path.resolve(import.meta.dirname, '../..'));
});

test('the page is one file that asks for no other', () => {
  const page = read(first, 'page.html');
  expect(page).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)=/);
  expect(page.match(/<script>/g)).toHaveLength(1);
  expect(page).not.toContain('<!-- script -->');
});

test('the package says its version and its command, and depends on nothing', () => {
  const manifest: unknown = JSON.parse(read(first, 'package.json'));
  expect(manifest).toMatchObject({ version, bin: { 'stockless-verify': 'stockless-verify.mjs' } });
  expect(manifest).not.toHaveProperty('dependencies');
});

test('the built command ends with 0, 1 or 2, and says why in its last line', async () => {
  const at = Math.floor(Date.now() / 1_000);
  const served = await openHonest(honestRecord(at), at);
  try {
    const state = path.join(folder, 'state');
    expect(await run([served.url, '--state', state])).toMatchObject({ code: 0, err: '' });
    const report: unknown = JSON.parse((await run([served.url, '--json'])).out);
    expect(report).toMatchObject({ ok: true, facts: { size: 658 } });
    served.recorder.entries[40] = honestRecord(at - 1).entries[41] ?? new Uint8Array();
    const rewritten = await run([served.url, '--state', state]);
    expect(rewritten.code).toBe(1);
    expect(rewritten.err).toMatch(/^The first 658 entries are not those of .*\n$/);
    expect(await run([served.url, '--all'])).toMatchObject({ code: 2 });
    expect(await run(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  } finally {
    await served.close();
  }
});

test('the built command runs a witness that serves the page', async () => {
  const served = await openHonest();
  const words = [
    'witness',
    '--name',
    'notary.example/w1',
    '--log',
    served.log.text,
    '--port',
    '0',
    '--folder',
    'w',
  ];
  const child = execFile(process.execPath, [command, ...words], { cwd: folder });
  try {
    const url = await new Promise<string>((resolve) => {
      let said = '';
      child.stdout?.on('data', (text: string) => {
        said += text;
        const [, found] = /at (http:\S+)/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    expect(await (await fetch(url)).text()).toContain('Check a Stockless instance');
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await served.close();
  }
});
