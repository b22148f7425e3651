// Two nodes add to one record and seal while acts are written. Nodes are killed amid their work, and so is the database: each
// act is in the record once and in order, and whatever head was signed is a beginning of what the record is at last.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPolicy } from '#domain/policy.ts';
import { recordPlatform } from '#features/audit/server/public.ts';
import { openBook } from '#features/ledger/server/public.ts';
import { isOutage, openDatabase, statement, type Database } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { systemClock } from '#platform/ports/clock.ts';
import { makeRecordSecrets, openRecordKeys } from '#platform/ports/record-keys.ts';
import { openRunFolder, startOwnDatabase, type OwnDatabase } from '#tools/replay/own-database.ts';
import { inspectRecord, inspectSeals, newestSealOf } from '#testing/proof/inspect.ts';
import { readSize } from './log.sql.ts';
import { sealAll } from './seal.ts';
import { addWaiting } from './sequencer.ts';

const program = fileURLToPath(new URL('node.rig.ts', import.meta.url));
const secrets = makeRecordSecrets();
const recordKeys = openRecordKeys(secrets, 'http://127.0.0.1:4000');
const shops = [1n, 2n, 3n, 4n, 5n, 6n];
/** On a machine that does ten things at once. */
const patienceMs = 60_000;

let folder: string;
let database: OwnDatabase;
let db: Database;
const env = () => ({ db, clock: systemClock, recordKeys, policy: defaultPolicy });
beforeAll(async () => {
  folder = await openRunFolder();
  database = await startOwnDatabase(folder);
  db = openDatabase({ host: database.host, database: 'stockless' }, () => undefined);
  for (const shop of [0n, ...shops]) await acrossShops('tools', () => openBook(db.direct, shop, 'USD'));
}, 4 * patienceMs);
afterAll(async () => {
  for (const node of nodes) await node.kill();
  await db.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}, patienceMs);

type Node = {
  /** Rounds that it has done. */
  readonly rounds: () => number;
  /** What went wrong in it, but for a database that was away. */
  readonly said: () => string;
  kill(): Promise<void>;
};

const nodes: Node[] = [];

function startNode(): Node {
  const child: ChildProcess = spawn(process.execPath, [program, database.host], { stdio: 'pipe' });
  let [rounds, said] = [0, ''];
  child.stdout?.on('data', (bytes: Buffer) => (rounds += bytes.length));
  child.stderr?.on('data', (bytes: Buffer) => (said += bytes.toString()));
  child.stdin?.end(JSON.stringify(secrets));
  const node = {
    rounds: () => rounds,
    said: () => said,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
  nodes.push(node);
  return node;
}

/** Until a node has worked through that many rounds from now on, with nothing to complain of. */
async function work(node: Node, rounds: number): Promise<void> {
  const until = node.rounds() + rounds;
  const isOver = () => node.said() !== '' || node.rounds() >= until;
  await expect.poll(isOver, { timeout: patienceMs }).toBe(true);
  expect(node.said()).toBe('');
}

/** Writes acts until it is told to stop. Gives those whose commit was answered. */
function writeActs(writer: number): () => Promise<string[]> {
  const committed: string[] = [];
  const stop = new AbortController();
  const work = async () => {
    for (let n = 0; !stop.signal.aborted; n += 1) {
      const shopId = shops[(writer + n * 5) % shops.length] ?? 1n;
      const subjects = Array.from({ length: 1 + (n % 4) }, (_none, at) => `act ${writer}.${n}.${at}`);
      try {
        await acrossShops('tools', () =>
          db.transaction(async (tx) => {
            for (const subject of subjects) {
              await recordPlatform(tx, {
                at: systemClock.now(),
                act: 'orderCancel',
                note: { shopId, subject },
              });
            }
            // Numbers that were taken and given back.
            if (n % 7 === 3) throw new Error('changed my mind');
          }),
        );
        committed.push(...subjects);
        await sleep(3);
      } catch (error) {
        if (isOutage(error)) await sleep(20);
        else if (!(error instanceof Error) || error.message !== 'changed my mind') throw error;
      }
    }
    return committed;
  };
  const done = work();
  done.catch(() => undefined);
  return () => {
    stop.abort();
    return done;
  };
}

const head = statement<{ size: bigint; note: string }>(
  'kill-head',
  'select size, note from log_checkpoint order by size desc limit 1',
);
const noteOf = statement<{ note: string }>('kill-note', 'select note from log_checkpoint where size = $1');
const subjectsOf = statement<{ subject: string }>(
  'kill-subjects',
  `select e.subject from audit_entry e join log_entry l on l.act_shop = e.shop_id and l.act_seq = e.seq`,
);

/** What somebody has who looked at the record all the time. */
function watchHeads(): () => Promise<Map<bigint, string>> {
  const seen = new Map<bigint, string>();
  const stop = new AbortController();
  const look = async () => {
    while (!stop.signal.aborted) {
      const row = await acrossShops('tools', () => db.direct.row(head, [])).catch(() => undefined);
      if (row !== undefined) seen.set(row.size, row.note);
      await sleep(15);
    }
    return seen;
  };
  const done = look();
  return () => {
    stop.abort();
    return done;
  };
}

/** All of the record and of its seals, against what was written and what was seen meanwhile. */
async function inspectAll(written: readonly string[], seen: ReadonlyMap<bigint, string>): Promise<void> {
  await acrossShops('tools', async () => {
    await expect
      .poll(() => sealAll(env()).catch(() => undefined), { timeout: patienceMs })
      .toBeGreaterThan(0);
    expect(await addWaiting(env())).toBe(0);
    expect(await inspectRecord(db.direct, recordKeys)).toEqual([]);
    expect(await inspectSeals(db.direct)).toEqual([]);
    const { entry, shops: sealed } = await newestSealOf(db.direct, 'USD');
    expect([...sealed.keys()]).toEqual([0n, ...shops]);
    expect(entry.sums[3]).toBe(BigInt(entry.upto) - BigInt(await countSeals(entry.upto)));
    for (const [size, note] of seen) expect(await db.direct.row(noteOf, [size])).toEqual({ note });
    const found = new Set((await db.direct.rows(subjectsOf, [])).map(({ subject }) => subject));
    expect(written.filter((subject) => !found.has(subject))).toEqual([]);
  });
}

const sealsBefore = statement<{ n: number }>(
  'kill-seals',
  "select count(*)::int as n from log_entry where kind <> 'act' and idx < $1",
);
const countSeals = async (upto: number) => (await db.direct.row(sealsBefore, [BigInt(upto)]))?.n ?? 0;

test('two nodes at once add every act once', { timeout: 4 * patienceMs }, async () => {
  const [writers, watcher] = [[1, 2, 3].map(writeActs), watchHeads()];
  const both = [startNode(), startNode()] as const;
  await Promise.all(both.map((node) => work(node, 25)));
  const written = (await Promise.all(writers.map((stop) => stop()))).flat();
  await Promise.all(both.map((node) => node.kill()));
  expect(both.map((node) => node.said())).toEqual(['', '']);
  expect(written.length).toBeGreaterThan(100);
  await inspectAll(written, await watcher());
});

test('a node that is killed leaves all of a step or nothing', { timeout: 6 * patienceMs }, async () => {
  const [writers, watcher] = [[4, 5].map(writeActs), watchHeads()];
  const stays = startNode();
  for (let turn = 0; turn < 6; turn += 1) {
    const node = startNode();
    await work(node, 2);
    // Anywhere in a round.
    await sleep(turn * 7);
    await node.kill();
  }
  await work(stays, 2);
  await stays.kill();
  expect(nodes.map((node) => node.said())).toEqual(nodes.map(() => ''));
  const written = (await Promise.all(writers.map((stop) => stop()))).flat();
  await inspectAll(written, await watcher());
});

test('a database that is killed loses no act and no signed head', { timeout: 6 * patienceMs }, async () => {
  const [writers, watcher] = [[6, 7].map(writeActs), watchHeads()];
  const both = [startNode(), startNode()] as const;
  for (let turn = 0; turn < 3; turn += 1) {
    await Promise.all(both.map((node) => work(node, 2)));
    const before = await acrossShops('tools', () => readSize(db.direct));
    database.kill();
    await expect
      .poll(() => acrossShops('tools', () => readSize(db.direct)).catch(() => 0), { timeout: patienceMs })
      .toBeGreaterThanOrEqual(before);
  }
  await Promise.all(both.map((node) => work(node, 2)));
  await Promise.all(both.map((node) => node.kill()));
  expect(both.map((node) => node.said())).toEqual(['', '']);
  const written = (await Promise.all(writers.map((stop) => stop()))).flat();
  await inspectAll(written, await watcher());
});
