// Several nodes start at once on one empty real database: one fills it, and the others wait for it.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Database } from '#platform/db/database.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import { takeClaim } from '#platform/db/claim.sql.ts';
import { leaseLanes } from '#platform/jobs/lanes.sql.ts';
import { leaseTimes } from '#platform/jobs/lanes.ts';
import { makeLog } from '#platform/log.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { seedOnce } from './seed-once.ts';

let database: TestDatabase;
let databases: Database[] = [];
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(databases.map((one) => one.close()));
  databases = [];
  await database.drop();
});

function openNode(): Database {
  const db = openDatabase({ host: database.host, database: database.database }, () => undefined, 1);
  databases.push(db);
  return db;
}

const times = { ...leaseTimes, lookMs: 50, patienceMs: 10_000 };

/** Fills a database where it is empty, as the demo does: two that begin at one moment both find it empty. */
function makeSeed() {
  const state = { isFilled: false, fills: 0 };
  const seed = async (): Promise<string> => {
    if (state.isFilled) return 'found it';
    await sleep(500);
    state.isFilled = true;
    state.fills += 1;
    return 'filled it';
  };
  return { state, seed };
}

const startNode = (seed: () => Promise<string>) =>
  seedOnce({ db: openNode(), log: makeLog('silent'), say: () => undefined, times }, seed);

test('of three nodes that start at once one fills the database, and the others wait for it', async () => {
  const { state, seed } = makeSeed();
  const told = await Promise.all([1, 2, 3].map(() => startNode(seed)));
  expect(told.toSorted()).toEqual(['filled it', 'found it', 'found it']);
  expect(state.fills).toBe(1);
  expect(await startNode(seed)).toBe('found it');
});

test('a node that was killed amid it is followed within 10 s', async () => {
  const db = openNode();
  const claim = { key: 'demo:begun', shopId: 0n, ref: '', at: new Date() };
  await inShop(0n, () => takeClaim(db.direct, claim));
  await acrossShops('tools', () => leaseLanes(db.aside, randomUUID(), leaseTimes.leaseMs / 1_000));
  const { state, seed } = makeSeed();
  const startedAt = performance.now();
  expect(await startNode(seed)).toBe('filled it');
  expect(performance.now() - startedAt).toBeLessThan(10_000 + 1_000);
  expect(state.fills).toBe(1);
});

test('where it fails, the lane is free for the next one, and the failure is told', async () => {
  const failing = startNode(() => Promise.reject(new Error('the world does not come about')));
  await expect(failing).rejects.toThrow('the world does not come about');
  const { seed } = makeSeed();
  expect(await startNode(seed)).toBe('filled it');
});

test('a server that serves an empty database and fills nothing is not waited for', async () => {
  const db = openNode();
  await acrossShops('tools', () => leaseLanes(db.aside, randomUUID(), 60));
  const { seed } = makeSeed();
  const impatient = { ...times, patienceMs: 200 };
  const told = await seedOnce(
    { db: openNode(), log: makeLog('silent'), say: () => undefined, times: impatient },
    seed,
  );
  expect(told).toBe('filled it');
});
