import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseVkey, verifyNote } from '#domain/proof/note.ts';
import { parseCheckpoint } from '#domain/proof/checkpoint.ts';
import { formatAddCheckpoint } from '#domain/proof/witness-request.ts';
import * as z from 'zod/mini';
import { fork, log, originHash } from '../testing/witness-rig.ts';
import { verifyEd25519 } from './key.ts';

const program = fileURLToPath(new URL('../testing/witness-process.ts', import.meta.url));

const printed = z.object({ url: z.string(), vkey: z.string() });
type Started = { readonly child: ChildProcess; readonly url: string; readonly vkey: string };

let folder: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stockless-witness-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) await kill(child);
  await rm(folder, { recursive: true });
});

async function start(...words: string[]): Promise<Started> {
  const child = spawn(process.execPath, [program, folder, log.key.text, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (bytes: Buffer) => resolve(bytes.toString()));
    child.once('exit', (code) => reject(new Error(`the witness ended with ${code}`)));
  });
  return { child, ...z.parse(printed, JSON.parse(line)) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** The status; undefined where nobody answered. */
async function submit(url: string, oldSize: number, size: number, of = log): Promise<number | undefined> {
  const body = formatAddCheckpoint({
    oldSize,
    proof: await of.prove(oldSize, size),
    checkpoint: of.head(size),
  });
  try {
    return (await fetch(`${url}/add-checkpoint`, { method: 'POST', body })).status;
  } catch {
    return undefined;
  }
}

/** Of the head that it serves; 0 where it signed none. */
async function sizeSigned({ url, vkey }: Started): Promise<number> {
  const answer = await fetch(`${url}/${originHash}/checkpoint`);
  if (answer.status === 404) return 0;
  const { text } = await verifyNote(await answer.text(), [parseVkey(vkey)], verifyEd25519);
  return parseCheckpoint(text).size;
}

describe('a witness that is killed', () => {
  it('between writing and answering signs no other head of that size afterwards', async () => {
    const silent = await start('silent');
    const answer = submit(silent.url, 0, 12);
    const file = path.join(folder, originHash, 'checkpoint');
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain(log.head(12));
    await kill(silent.child);
    expect(await answer).toBeUndefined();

    const { url, vkey } = await start();
    expect(vkey).toBe(silent.vkey);
    expect(await submit(url, 0, 12, fork)).toBe(409);
    expect(await submit(url, 12, 12, fork)).toBe(422);
    expect(await submit(url, 0, 12)).toBe(409);
    expect(await submit(url, 12, 12)).toBe(200);
    expect(await submit(url, 12, 15)).toBe(200);
  });

  it('at any moment never forgets what it answered, and always starts again', async () => {
    let answered = 0;
    for (let round = 0; round < 8; round += 1) {
      const running = await start();
      const { child, url } = running;
      const size = await sizeSigned(running);
      expect(size).toBeGreaterThanOrEqual(answered);
      answered = size;
      const death = setTimeout(() => void child.kill('SIGKILL'), 3 + round * 7);
      let status: number | undefined = 200;
      while (status === 200 && answered < 199) {
        status = await submit(url, answered, answered + 1);
        if (status === 200) answered += 1;
      }
      clearTimeout(death);
      expect([undefined, 200]).toContain(status);
      await kill(child);
    }
    expect(answered).toBeGreaterThan(0);
  });
});
