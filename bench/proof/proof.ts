// `npm run bench -- proof [--limit SHOPS]`: what the record costs. A seal of 100,000 shops and of a million (or `--limit`), a
// thousand acts that are added, what a merchant's phone is sent, and what answering it takes. No server: the product's own
// functions in a process of their own, which is started as a server is, on a throw-away database.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { fromBase64 } from '#domain/proof/bytes.ts';
import { parseEntry } from '#domain/proof/entry.ts';
import { verifyClaim } from '#domain/proof/claim.ts';
import { parseTlogProof } from '#domain/proof/tlog-proof.ts';
import { recordPlatform } from '#features/audit/server/audit.ts';
import { presentProof, presentRecord } from '#features/proof/server/proofs.ts';
import { sealAll } from '#features/proof/server/seal.ts';
import { addWaiting } from '#features/proof/server/sequencer.ts';
import { openDatabase, type Database } from '#platform/db/database.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import { systemClock } from '#platform/ports/clock.ts';
import { makeRecordSecrets, openRecordKeys } from '#platform/ports/record-keys.ts';
import { noWitnesses } from '#platform/ports/witnesses.ts';
import { connectAsOwner, openRunFolder, startOwnDatabase } from '#tools/replay/own-database.ts';
import { stopOnSignal } from '#tools/replay/own-server.ts';
import { benchPolicy } from '#tools/replay/policy.ts';
import { serverEnv, serverFlags } from '#tools/server-node.ts';
import { openCounter } from '../counts.ts';
import { round } from '../measure.ts';
import { costOf, type Cost } from './cost.ts';
import { putShops, sellSome } from './world.ts';

const smallShops = 100_000;
const acts = 1_000;
/** Acts of the shop that is read, and how many its phone has not seen. */
const [shopActs, unseen] = [2_000, 50];
const reads = 400;

const goals = {
  /** Processor seconds of both sides for a seal in which one shop in a hundred has sold. */
  sealSmall: 3,
  sealLarge: 25,
  peakMb: 64,
  claimBytes: 3_100,
  sharedBytes: 1_500,
  actsSeconds: 0.5,
};

type Env = Parameters<typeof sealAll>[0] & Parameters<typeof presentProof>[0];

export async function benchProof({ limit }: { readonly limit: number }): Promise<unknown> {
  const words = [...serverFlags, fileURLToPath(import.meta.url), String(limit)];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    env: { ...process.env, ...serverEnv },
  });
  return JSON.parse(stdout);
}

async function measureAll(limit: number): Promise<unknown> {
  const database = await startOwnDatabase(await openRunFolder());
  stopOnSignal(() => database.stop());
  const { host } = database;
  const db = openDatabase({ host, database: 'stockless' }, (error) => console.error(error.message));
  const owner = await connectAsOwner(host);
  const counter = await openCounter(host, false);
  const baseUrl = 'http://127.0.0.1:4000';
  const recordKeys = openRecordKeys(makeRecordSecrets(), baseUrl);
  const env: Env = {
    db,
    clock: systemClock,
    recordKeys,
    policy: benchPolicy,
    witnesses: noWitnesses,
    baseUrl,
  };
  const watched = { databasePid: database.pid(), counter };
  try {
    const appended = await benchActs(env, watched);
    const seals = [];
    let there = 0;
    for (const shops of new Set([Math.min(smallShops, limit), limit])) {
      await putShops(owner, there + 1, shops);
      there = shops;
      seals.push(await benchSeal(env, { owner, watched, shops }));
    }
    const sizes = await measureAnswer(db, env, BigInt(there));
    const answers = await benchReads(env, watched);
    return {
      bench: 'proof',
      seals,
      acts: appended,
      answer: sizes,
      reads: answers,
      missed: missedOf({ seals, appended, sizes }),
    };
  } finally {
    await counter.close();
    await owner.end();
    await db.close();
    await database.stop();
  }
}

type Watched = Parameters<typeof costOf>[0];

/** The first seal sums all books; the one that counts is that of an hour later. */
async function benchSeal(env: Env, asked: { owner: Client; watched: Watched; shops: number }) {
  const { owner, watched, shops } = asked;
  const first = await costOf(watched, () => sealAll(env));
  await sellSome(owner);
  const hourly = await costOf(watched, () => sealAll(env));
  if (hourly.given === undefined) throw new Error('nothing was sealed');
  return {
    shops,
    leaves: 2 * (shops + 1),
    first: first.cost,
    hourly: hourly.cost,
    cpu_seconds: secondsOf(hourly.cost),
  };
}

const secondsOf = ({ node_cpu_ms: node, database_cpu_ms: database }: Cost): number =>
  round((node + database) / 1_000, 2);

/** What writing down acts costs, and what adding them to the record does. Three times; the middle one is told. */
async function benchActs(env: Env, watched: Watched) {
  const turns = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const written = await costOf(watched, () => writeActs(env.db, turn));
    const added = await costOf(watched, () => addWaiting(env));
    if (added.given < acts) throw new Error(`${added.given} acts were added`);
    turns.push({ acts, written: written.cost, added: added.cost, cpu_seconds: secondsOf(added.cost) });
  }
  const [, middle] = turns.toSorted((left, right) => left.cpu_seconds - right.cpu_seconds);
  if (middle === undefined) throw new Error('no turns');
  return middle;
}

async function writeActs(db: Database, turn: number): Promise<void> {
  for (let n = 0; n < acts; n += 1) {
    const note = {
      shopId: BigInt(1 + (n % 100)),
      subject: `order ${n}`,
      why: 'a measurement',
      after: { turn, n },
    };
    await db.transaction((tx) => recordPlatform(tx, { at: new Date(), act: 'orderCancel', note }));
  }
}

/** The bytes of what a phone is sent about its shop, and about the record. Both were checked as a phone does. */
async function measureAnswer(db: Database, env: Env, shopId: bigint) {
  const { seal } = await inShop(shopId, () => presentProof(env, db.direct, shopId));
  if (seal === null) throw new Error('the shop is in no seal');
  const bytes = fromBase64(seal.entry);
  const entry = parseEntry(bytes);
  if (entry.kind !== 'seal') throw new Error(entry.kind);
  const claims = seal.claims.map(({ preimage, path, index }) => ({
    preimage: fromBase64(preimage),
    index,
    path: path.map(fromBase64),
  }));
  for (const claim of claims) verifyClaim(claim, entry);
  const own = claims.reduce(
    (sum, { preimage, path }) => sum + preimage.length + path.reduce((all, node) => all + node.length, 0),
    0,
  );
  const { proof, checkpoint } = parseTlogProof(seal.tlog_proof);
  const shared = bytes.length + checkpoint.length;
  // A proof has a hash for each halving of the record: here the record is short, so the longest of 16 million is told too.
  return {
    shops: entry.shops,
    claims_bytes: own,
    shared_bytes: shared + proof.length * 32,
    shared_bytes_16m: shared + 24 * 32,
  };
}

async function benchReads(env: Env, watched: Watched) {
  const shopId = 1n;
  for (let n = 0; n < shopActs; n += 1) {
    const note = { shopId, subject: `order ${n}`, after: { n } };
    await env.db.transaction((tx) => recordPlatform(tx, { at: new Date(), act: 'orderCancel', note }));
  }
  await addWaiting(env);
  const after =
    Number((await inShop(shopId, () => presentRecord(env, env.db.direct, { shopId, after: 0 }))).total) -
    unseen;
  const proof = () => inShop(shopId, () => env.db.transaction((tx) => presentProof(env, tx, shopId)));
  const record = () =>
    inShop(shopId, () => env.db.transaction((tx) => presentRecord(env, tx, { shopId, after })));
  return { proof_ms: await eachOf(watched, proof), record_of_50_acts_ms: await eachOf(watched, record) };
}

async function eachOf(watched: Watched, read: () => Promise<unknown>) {
  for (let turn = 0; turn < reads / 4; turn += 1) await read();
  const { cost } = await costOf(watched, async () => {
    for (let turn = 0; turn < reads; turn += 1) await read();
  });
  return {
    node_cpu: round(cost.node_cpu_ms / reads, 2),
    database_cpu: round(cost.database_cpu_ms / reads, 2),
    elapsed: round(cost.elapsed_ms / reads, 2),
  };
}

type Told = {
  readonly seals: readonly Awaited<ReturnType<typeof benchSeal>>[];
  readonly appended: Awaited<ReturnType<typeof benchActs>>;
  readonly sizes: Awaited<ReturnType<typeof measureAnswer>>;
};

function missedOf({ seals, appended, sizes }: Told): string[] {
  const missed = seals.flatMap(({ shops, cpu_seconds: seconds, first, hourly }) => {
    const peak = Math.max(first.peak_mb ?? 0, hourly.peak_mb ?? 0);
    const goal = shops <= smallShops ? goals.sealSmall : goals.sealLarge;
    return [
      ...(seconds > goal ? [`a seal of ${shops} shops takes ${seconds} of ${goal} processor seconds`] : []),
      ...(peak > goals.peakMb ? [`a seal of ${shops} shops needs ${peak} MB`] : []),
    ];
  });
  if (appended.cpu_seconds > goals.actsSeconds)
    missed.push(`${acts} acts take ${appended.cpu_seconds} processor seconds`);
  if (sizes.claims_bytes > goals.claimBytes) missed.push(`a shop's part has ${sizes.claims_bytes} bytes`);
  if (sizes.shared_bytes_16m > goals.sharedBytes)
    missed.push(`what is for all has ${sizes.shared_bytes_16m} bytes`);
  return missed;
}

if (import.meta.main) {
  const limit = Number(process.argv[2]);
  console.log(JSON.stringify(await acrossShops('tools', () => measureAll(limit))));
}
