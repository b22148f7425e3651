// Heads of the record and the witnesses of a policy, over real HTTP: what is shown is what enough of them have signed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCheckpoint } from '#domain/proof/checkpoint.ts';
import { parsePolicy } from '#domain/proof/policy.ts';
import { recordPlatform } from '#features/audit/server/audit.ts';
import type { Environment } from '#platform/environment.ts';
import { verifyEd25519 } from '#platform/ports/note-signatures.ts';
import { readWitnesses } from '#platform/ports/witness-policy.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { runWitness, type RunningWitness } from '../../../packages/verify/witness/witness.ts';
import { findShown, policyOf } from './checkpoints.ts';
import { addWaiting } from './sequencer.ts';
import { askWitnesses } from './witnesses.ts';

let app: TestApp;
let folder: string;
const witnesses = new Map<string, RunningWitness>();
beforeAll(async () => {
  app = await openTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'stockless-witnesses-'));
  for (const name of ['one', 'two', 'three']) await open(name);
});
afterAll(async () => {
  for (const witness of witnesses.values()) await witness.close();
  await app.close();
  await rm(folder, { recursive: true });
});

async function open(name: string, port = 0): Promise<void> {
  const witness = await runWitness({
    folder: path.join(folder, name),
    host: '127.0.0.1',
    port,
    name: `${name}.example/witness`,
    logs: [app.composed.env.recordKeys.log.vkey],
    print: () => undefined,
  });
  witnesses.set(name, witness);
}

/** The names of a policy need not be those of the keys. */
function environment(): Environment {
  const lines = [...witnesses].map(([name, { vkey, url }]) => `witness ${name} ${vkey} ${url}`);
  const text = [...lines, 'group most 2 one two three', 'quorum most'].join('\n');
  return { ...app.composed.env, witnesses: readWitnesses(text) };
}

async function grow(env: Environment): Promise<void> {
  await env.db.transaction((tx) => recordPlatform(tx, { at: env.clock.now(), act: 'job', note: {} }));
  await addWaiting(env);
  await askWitnesses(env);
}

async function shown(env: Environment) {
  const head = await env.db.transaction((tx) => findShown(tx, env));
  return head && checkCheckpoint(head.note, parsePolicy(policyOf(env)), verifyEd25519);
}

test('a head is shown once enough witnesses have signed it, with the signatures of all that have', async () => {
  const env = environment();
  await env.db.transaction((tx) => recordPlatform(tx, { at: env.clock.now(), act: 'job', note: {} }));
  await addWaiting(env);
  expect(await shown(env)).toBeUndefined();
  await askWitnesses(env);
  const first = await shown(env);
  expect(first).toMatchObject({ hasQuorum: true });
  expect(first?.cosigned.map(({ name }) => name)).toStrictEqual(['one', 'two', 'three']);
  await grow(env);
  const second = await shown(env);
  expect(second?.size).toBeGreaterThan(first?.size ?? Number.POSITIVE_INFINITY);
  expect(second?.cosigned).toHaveLength(3);
});

test('with one away the other two are enough; with two away the last that two have signed stays', async () => {
  const env = environment();
  await witnesses.get('one')?.close();
  await grow(env);
  const two = await shown(env);
  expect(two?.cosigned.map(({ name }) => name)).toStrictEqual(['two', 'three']);
  await witnesses.get('two')?.close();
  await grow(env);
  expect((await shown(env))?.size).toBe(two?.size);

  for (const name of ['one', 'two']) await open(name, Number(new URL(witnesses.get(name)?.url ?? '').port));
  await askWitnesses(env);
  const three = await shown(env);
  expect(three?.size).toBeGreaterThan(two?.size ?? Number.POSITIVE_INFINITY);
  expect(three?.cosigned).toHaveLength(3);
});
