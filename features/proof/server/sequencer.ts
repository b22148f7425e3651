// Adds what waits to the end of the record and signs its new head. The database lets one writer in at a time: of two nodes
// that add at one moment the second finds the record longer than it read, and tries again the next time. Whatever ends the
// process, either all of a step is there or nothing of it.
import { formatCheckpoint } from '#domain/proof/checkpoint.ts';
import { actNameOf } from '#domain/proof/act-names.ts';
import { commitAct, docNames, encodeEntry, type DocName } from '#domain/proof/entry.ts';
import { formatNote, parseVkey, signatureLine } from '#domain/proof/note.ts';
import { tileWidth } from '#domain/proof/tiles.ts';
import { leafHash, rootFromNodes, rootOf } from '#domain/proof/tree.ts';
import { toHex, utf8 } from '#domain/proof/bytes.ts';
import { bodyOfAct } from '#features/audit/server/public.ts';
import { sqlState, type Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { sha256 } from './hash.ts';
import * as sql from './log.sql.ts';
import { openNodes } from './nodes.ts';

/** Entries that one step adds: some 5 ms of hashing. */
const entriesPerStep = 500;
const docsPerStep = 50;
/** Steps of one call: what waits beyond them is added by the next. */
const stepsMax = 1_000;

type Recording = Pick<Environment, 'db' | 'clock' | 'recordKeys'>;

/**
 * Adds all that waits. Gives how many entries were added.
 *
 * @throws DatabaseError where the database does not answer.
 */
export async function addWaiting(env: Recording): Promise<number> {
  return acrossShops('jobs', async () => {
    let added = 0;
    for (let step = 0; step < stepsMax; step += 1) {
      const now = await addStep(env);
      added += now;
      if (now === 0) return added;
    }
    return added;
  });
}

async function addStep(env: Recording): Promise<number> {
  try {
    return await env.db.transaction(async (tx) => {
      // Before what waits is read: where another node adds it in between, the size is no longer right, and nothing is added.
      const size = await sql.readSize(tx);
      const acts = await sql.pendingActs(tx, { limit: entriesPerStep });
      const docs = await sql.pendingDocs(tx, { limit: docsPerStep });
      const entries = [...acts.map(entryOfAct), ...docs.map((doc) => entryOfDoc(doc, env.clock.now()))];
      if (entries.length > 0) await addEntries(env, tx, { size, entries });
      return entries.length;
    });
  } catch (error) {
    // Another node was first: it has added them, or will.
    if (sqlState(error) === '40001') return 0;
    throw error;
  }
}

/** How an act stands in the record: its name, its second, and a salted hash of all the rest. */
export function entryOfAct(act: sql.PendingAct): sql.NewEntry {
  const { shop_id: shopId, seq, at } = act;
  const commitment = commitAct(act.salt, bodyOfAct(shopId, act), sha256);
  const name = actNameOf(act);
  const body = encodeEntry({ kind: 'act', name, time: secondsOf(at), commitment });
  return { kind: 'act', name, shopId, seq, body };
}

type WaitingDoc = Awaited<ReturnType<typeof sql.pendingDocs>>[number];

function entryOfDoc(doc: WaitingDoc, now: Date): sql.NewEntry {
  const name = docNameOf(doc.name);
  const body = encodeEntry({
    kind: 'doc',
    name,
    time: secondsOf(now),
    from: secondsOf(doc.from_at),
    version: doc.ver,
    sha256: toHex(doc.hash),
  });
  return { kind: 'doc', name, shopId: null, seq: null, body };
}

function docNameOf(name: string): DocName {
  const found = docNames.find((one) => one === name);
  if (found === undefined) throw new Error(`no document of the record is named ${name}`);
  return found;
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1_000);

/** What is added to a record that had so many entries. */
type Addition = { readonly size: number; readonly entries: readonly sql.NewEntry[] };

/**
 * Adds entries in the caller's transaction and signs the new head.
 *
 * @throws DatabaseError 40001 where another writer was first.
 */
export async function addEntries(env: Recording, tx: Tx, { size, entries }: Addition): Promise<void> {
  const at = env.clock.now();
  const hashes = await completedTiles(tx, size, entries);
  const grown = await sql.appendEntries(tx, { size, at, entries, hashes });
  const root = await rootFromNodes(grown, openNodes(tx, grown), sha256);
  const { log } = env.recordKeys;
  const text = formatCheckpoint({ origin: log.name, size: grown, root });
  const line = signatureLine(log.name, parseVkey(log.vkey).keyId, await log.sign(utf8(text)));
  await sql.saveCheckpoint(tx, { size: grown, root: Buffer.from(root), note: formatNote(text, [line]), at });
}

/** The hashes of tiles that the new entries fill, on each level. */
async function completedTiles(
  tx: Tx,
  size: number,
  entries: readonly sql.NewEntry[],
): Promise<sql.NewHash[]> {
  const found: sql.NewHash[] = [];
  let level = 0;
  let from = size;
  let added = entries.map(({ body }) => leafHash(body, sha256));
  while (added.length > 0) {
    const firstTile = Math.floor(from / tileWidth);
    const range = { from: firstTile * tileWidth, until: from };
    const rows =
      level === 0 ? await sql.leafHashes(tx, range) : await sql.upperHashes(tx, { level, ...range });
    const row: Uint8Array[] = [...rows.map(({ hash }) => hash), ...added];
    const full = Math.floor(row.length / tileWidth);
    added = Array.from({ length: full }, (_none, tile) =>
      rootOf(row.slice(tile * tileWidth, (tile + 1) * tileWidth), sha256),
    );
    level += 1;
    from = firstTile;
    for (const [index, hash] of added.entries()) found.push({ level, no: from + index, hash });
  }
  return found;
}
