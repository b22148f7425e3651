// Looks at the whole record and at all seals as somebody does who believes nothing, and says what is wrong.
import { equalBytes, fromBase64 } from '#domain/proof/bytes.ts';
import { parseCheckpoint } from '#domain/proof/checkpoint.ts';
import { verifyClaim, type Claim } from '#domain/proof/claim.ts';
import { parseEntry, type Entry, type SealEntry, type Sums } from '#domain/proof/entry.ts';
import { parseVkey, verifyNote } from '#domain/proof/note.ts';
import { tileWidth } from '#domain/proof/tiles.ts';
import { leafHash, proveConsistency, rootOf, verifyConsistency } from '#domain/proof/tree.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { verifyEd25519 } from '#platform/ports/note-signatures.ts';
import type { RecordKeys } from '#platform/ports/record-keys.ts';
import { checkActs } from '#features/proof/server/acts.ts';
import { sha256 } from '#features/proof/server/hash.ts';
import { entryBodies, readSize } from '#features/proof/server/log.sql.ts';
import { openNodes, readTile } from '#features/proof/server/nodes.ts';
import { claimsOf } from '#features/proof/server/proofs.ts';
import { shopPlaceLength } from '#features/proof/server/seal-tree.ts';
import { sealsSaved } from '#features/proof/server/seal.ts';

type Keys = Pick<RecordKeys, 'log'>;

const shopsOfActs = statement<{ shop_id: bigint }>(
  'inspect-shops',
  'select shop_id from audit_head order by shop_id',
);

const places = statement<{ shop_id: bigint | null; seq: bigint | null; idx: bigint }>(
  'inspect-places',
  'select act_shop as shop_id, act_seq as seq, idx from log_entry order by idx',
);

const waiting = statement<{ n: number }>('inspect-waiting', 'select count(*)::int as n from act_pending');

const heads = statement<{ size: bigint; root: Buffer; note: string }>(
  'inspect-heads',
  'select size, root, note from log_checkpoint order by size',
);

const seals = statement<{ no: number; currency: string; height: number; idx: bigint }>(
  'inspect-seals',
  'select no, currency, height, idx from seal order by no, currency',
);

const pieces = statement<{ bytes: Buffer }>(
  'inspect-pieces',
  "select bytes from seal_piece where no = $1 and currency = $2 and kind = 'shop' order by piece",
);

const countedActs = statement<{ n: bigint }>(
  'inspect-acts',
  `select count(*) as n from log_entry where kind = 'act' and idx < $1
   and act_shop = any($2::bigint[])`,
);

/** What is wrong with the record where nothing waits any more: nothing, if it is as it must be. */
export async function inspectRecord(tx: Tx, keys: Keys): Promise<string[]> {
  const size = await readSize(tx);
  const bodies = (await entryBodies(tx, { from: 0, until: size })).map(({ body }) => body);
  const problems = bodies.length === size ? [] : [`${bodies.length} entries of ${size}`];
  for (const body of bodies) parseEntry(body);
  if ((await tx.row(waiting, []))?.n !== 0) problems.push('acts wait');
  for (const { shop_id: shop } of await tx.rows(shopsOfActs, [])) {
    for (const problem of await checkActs(tx, shop)) problems.push(`shop ${shop}: ${problem}`);
  }
  problems.push(...(await inspectOrder(tx)));
  const leaves = bodies.map((body) => leafHash(body, sha256));
  problems.push(...(await inspectTiles(tx, leaves)), ...(await inspectHeads(tx, keys, leaves)));
  return problems;
}

/** Each shop's acts stand once and in the order of its numbers, and the record has no gap. */
async function inspectOrder(tx: Tx): Promise<string[]> {
  const problems: string[] = [];
  const last = new Map<bigint, bigint>();
  for (const [at, { shop_id: shop, seq, idx }] of (await tx.rows(places, [])).entries()) {
    if (idx !== BigInt(at)) problems.push(`entry ${idx} is at ${at}`);
    if (shop === null || seq === null) continue;
    if (seq !== (last.get(shop) ?? 0n) + 1n) problems.push(`act ${seq} of shop ${shop} is at ${idx}`);
    last.set(shop, seq);
  }
  return problems;
}

/** Every full tile of every level is what the entries below it give. */
async function inspectTiles(tx: Tx, leaves: readonly Uint8Array[]): Promise<string[]> {
  const problems: string[] = [];
  let row = leaves;
  for (let level = 0; row.length > 0; level += 1) {
    const above: Uint8Array[] = [];
    for (let n = 0; n * tileWidth < row.length; n += 1) {
      const own = row.slice(n * tileWidth, (n + 1) * tileWidth);
      const tile = await readTile(tx, level, n, own.length);
      if (!equalBytes(tile, Buffer.concat(own))) problems.push(`tile ${level}/${n} is another one`);
      if (own.length === tileWidth) above.push(rootOf(own, sha256));
    }
    row = above;
  }
  return problems;
}

/** Every head that was signed is that of the entries before it, and consistent with the last one. */
async function inspectHeads(tx: Tx, keys: Keys, leaves: readonly Uint8Array[]): Promise<string[]> {
  const problems: string[] = [];
  const rows = await tx.rows(heads, []);
  const newest = rows.at(-1);
  if (newest === undefined) return leaves.length === 0 ? [] : ['no head was signed'];
  if (newest.size !== BigInt(leaves.length)) problems.push(`the newest head has ${newest.size} entries`);
  if (!equalBytes(newest.root, rootOf(leaves, sha256))) problems.push('the newest head has another root');
  const nodes = openNodes(tx, leaves.length);
  for (const { size, root, note } of rows) {
    const { text } = await verifyNote(note, [parseVkey(keys.log.vkey)], verifyEd25519);
    const head = parseCheckpoint(text);
    if (BigInt(head.size) !== size || !equalBytes(head.root, root))
      problems.push(`head ${size} says another`);
    const proof = await proveConsistency(head.size, leaves.length, nodes, sha256);
    const both = { oldSize: head.size, oldRoot: head.root, size: leaves.length, root: newest.root, proof };
    if (!verifyConsistency(both)) problems.push(`head ${size} is not consistent with the newest one`);
  }
  return problems;
}

export type WholeSeal = {
  readonly entry: SealEntry;
  /** Of each shop: what both parts of it say together. */
  readonly shops: ReadonlyMap<bigint, Pick<Claim, 'seq' | 'head' | 'devices' | 'sums'>>;
};

/**
 * All that a seal says, each claim of it followed up to its root.
 *
 * @throws ProofFault where one does not lead there.
 */
export async function openSeal(tx: Tx, row: { no: number; currency: string; height: number; idx: bigint }) {
  const index = Number(row.idx);
  const [found] = await entryBodies(tx, { from: index, until: index + 1 });
  const entry: Entry = parseEntry(found?.body ?? Buffer.alloc(0));
  if (entry.kind !== 'seal') throw new Error(`entry ${index} is no seal`);
  const shops = new Map<bigint, Pick<Claim, 'seq' | 'head' | 'devices' | 'sums'>>();
  for (const { bytes } of await tx.rows(pieces, [row.no, row.currency])) {
    for (let at = 0; at < bytes.length; at += shopPlaceLength) {
      const shop = bytes.readBigUInt64BE(at);
      const claims = (await claimsOf(tx, row, shop)).map(({ preimage, index: place, path }) =>
        verifyClaim(
          { preimage: fromBase64(preimage), index: place, path: path.map(fromBase64) },
          entry,
          sha256,
        ),
      );
      const [first, second] = claims;
      if (first?.shop !== shop || second?.shop !== shop || first.part === second.part || shops.has(shop))
        throw new Error(`seal ${row.no} has not both parts of shop ${shop}`);
      shops.set(shop, { ...first, sums: add(first.sums, second.sums) });
    }
  }
  return { entry, shops };
}

const add = ([m, b, s, a]: Sums, other: Sums): Sums => [
  m + other[0],
  b + other[1],
  s + other[2],
  a + other[3],
];

/** What is wrong with any seal whose pieces are saved. */
export async function inspectSeals(tx: Tx): Promise<string[]> {
  const problems: string[] = [];
  let [no, idx] = [0, -1n];
  const rows = await tx.rows(seals, []);
  const saved = (rows.at(-1)?.no ?? 0) - sealsSaved;
  for (const row of rows) {
    if (row.idx <= idx || row.no < no) problems.push(`seal ${row.no} is at ${row.idx}`);
    [no, idx] = [row.no, row.idx];
    if (row.no < saved) continue;
    const { entry, shops } = await openSeal(tx, row);
    if (entry.no !== row.no || entry.currency !== row.currency)
      problems.push(`seal ${row.no} says ${entry.no}`);
    if (shops.size !== entry.shops) problems.push(`seal ${row.no} has ${shops.size} of ${entry.shops} shops`);
    const zero: Sums = [0n, 0n, 0n, 0n];
    const sums = [...shops.values()].reduce((all, one) => add(all, one.sums), zero);
    if (sums.some((sum, at) => sum !== entry.sums[at]))
      problems.push(`seal ${row.no} adds up to ${sums.join()}`);
    const counted = await tx.row(countedActs, [BigInt(entry.upto), [...shops.keys()]]);
    if (counted?.n !== entry.sums[3])
      problems.push(`seal ${row.no} counts ${entry.sums[3]} of ${counted?.n} acts`);
  }
  return problems;
}

export async function newestSealOf(tx: Tx, currency: string): Promise<WholeSeal> {
  const row = (await tx.rows(seals, [])).findLast((one) => one.currency === currency);
  if (row === undefined) throw new Error('no seal');
  return openSeal(tx, row);
}
