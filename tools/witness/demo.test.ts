// The witness of the demo world is a process of its own, which signs, comes again and goes with its server.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OwnWitness } from '#apps/server/main.ts';
import { parsePolicy } from '#domain/proof/policy.ts';
import { cosign } from '#features/proof/server/witness-client.ts';
import { growLog } from '#testing/grown-log.ts';
import { root } from '../programs.ts';
import { openDemoWitness } from './demo.ts';

const log = growLog('127.0.0.1:4000/log');
let folder: string;
let own: OwnWitness | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stockless-demo-witness-'));
});
afterEach(async () => {
  await own?.stop();
  own = undefined;
  await rm(folder, { recursive: true });
});

async function open(port = 0): Promise<OwnWitness> {
  own = await openDemoWitness({ dataDir: folder, baseUrl: 'http://127.0.0.1:4000', port }, log.key.text);
  return own;
}

function ask(size: number) {
  return cosign({
    checkpoint: log.head(size),
    witnesses: own?.witnesses.list ?? [],
    oldSizeOf: () => 0,
    prove: (oldSize) => log.prove(oldSize, size),
  });
}

/** Until the process serves. */
async function signed(size: number): Promise<void> {
  await expect.poll(async () => (await ask(size)).failed).toStrictEqual([]);
}

async function pidOf(): Promise<number> {
  return Number(await readFile(path.join(folder, 'witness/witness.pid'), 'utf8'));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('nobody waits for its start; its policy asks for it alone, and says whose it is', async () => {
  const startedAt = performance.now();
  const { witnesses } = await open();
  expect(performance.now() - startedAt).toBeLessThan(300);
  const policy = parsePolicy(witnesses.policyText);
  const name = '127.0.0.1:4000/ours-not-independent';
  expect(policy).toMatchObject({ quorum: name, witnesses: [{ name, vkey: { name } }] });
  await signed(5);
  const pid = await pidOf();
  expect(pid).not.toBe(process.pid);
  await own?.stop();
  expect(isRunning(pid)).toBe(false);
});

test('it has the same key at the next start, and its port where that is free', async () => {
  const first = await open();
  await signed(5);
  await first.stop();
  const port = Number(new URL(first.url).port);
  const second = await open(port - 2);
  expect(second.witnesses).toStrictEqual(first.witnesses);
  await signed(7);
  await second.stop();

  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const third = await open(port - 2);
  expect(third.url).not.toBe(first.url);
  await signed(9);
  await new Promise((resolve) => other.close(resolve));
});

test('it comes again after it was killed', async () => {
  await open();
  await signed(5);
  const pid = await pidOf();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
  await signed(8);
  expect(await pidOf()).not.toBe(pid);
});

test('it ends with a server that is killed', async () => {
  const program = `
    const { openDemoWitness } = await import('./tools/witness/demo.ts');
    const [dataDir, log] = process.argv.slice(1);
    await openDemoWitness({ dataDir, baseUrl: 'http://127.0.0.1:4000', port: 0 }, log);
    process.stdout.write('started');
    setInterval(() => undefined, 1000);`;
  const words = ['--input-type=module', '-e', program, folder, log.key.text];
  const parent = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => parent.stdout.once('data', resolve));
  await expect.poll(() => pidOf().catch(() => 0)).toBeGreaterThan(0);
  const pid = await pidOf();
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
  // The folder is removed after this test: nothing writes to it any more.
  await wait(50);
});
