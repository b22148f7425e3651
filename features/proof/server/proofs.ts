// What a merchant's phone is given to check: its part of the newest seal, its acts with their places, the rows of its book.
import { toBase64 } from '#domain/proof/bytes.ts';
import { formatTlogProof } from '#domain/proof/tlog-proof.ts';
import { proveInclusion } from '#domain/proof/tree.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { bodyOfAct, readEntries, countActs } from '#features/audit/server/public.ts';
import type { shopBook, shopProof, shopRecord } from '#features/proof/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { findShown, policyOf, type Showing } from './checkpoints.ts';
import { sha256 } from './hash.ts';
import * as log from './log.sql.ts';
import { openNodes } from './nodes.ts';
import { readClaims, type Seal } from './seal-read.ts';
import { shopPlaceLength } from './seal-tree.ts';
import * as seals from './seal.sql.ts';

export async function presentProof(env: Showing, tx: Tx, shopId: bigint): Promise<GivenOf<typeof shopProof>> {
  const shown = await findShown(tx, env);
  const facts = {
    checkpoint: shown?.note ?? null,
    policy: policyOf(env),
    acts_logged: await log.countLogged(tx, shopId),
  };
  const book = await log.readBook(tx, shopId);
  if (shown === undefined || book === undefined) return { ...facts, seal: null };
  const seal = await seals.newestSeal(tx, { currency: book.currency, size: shown.size });
  if (seal === undefined) return { ...facts, seal: null };
  const index = Number(seal.idx);
  const [entry] = await log.entryBodies(tx, { from: index, until: index + 1 });
  const proof = await proveInclusion(index, shown.size, openNodes(tx, shown.size), sha256);
  return {
    ...facts,
    seal: {
      entry: toBase64(entry?.body ?? Buffer.alloc(0)),
      tlog_proof: formatTlogProof({ index, proof, checkpoint: shown.note }),
      claims: await claimsOf(tx, seal, shopId),
    },
  };
}

/** Both parts of a shop in a seal; none where the seal does not count it. */
export async function claimsOf(tx: Tx, seal: Seal, shopId: bigint) {
  const { no, currency } = seal;
  const piece = await seals.shopPiece(tx, { no, currency, shopId });
  const at = piece === undefined ? -1 : findShop(piece.bytes, shopId);
  if (piece === undefined || at < 0) return [];
  const places = [8, 12].map((part) => piece.bytes.readUInt32BE(at * shopPlaceLength + part));
  const claims = await readClaims(tx, seal, places);
  return claims.map(({ preimage, index, path }) => ({
    preimage: toBase64(preimage),
    index,
    path: path.map(toBase64),
  }));
}

/** Where a shop is in a piece, by halving; below zero where it is not. */
function findShop(bytes: Buffer, shopId: bigint): number {
  let [low, high] = [0, bytes.length / shopPlaceLength - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const found = bytes.readBigUInt64BE(middle * shopPlaceLength);
    if (found === shopId) return middle;
    if (found < shopId) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

const actsPerPage = 200;

export async function presentRecord(
  env: Showing,
  tx: Tx,
  { shopId, after }: { shopId: bigint; after: number },
): Promise<GivenOf<typeof shopRecord>> {
  const shown = await findShown(tx, env);
  const size = shown?.size ?? 0;
  const entries = await readEntries(tx, { shopId, after, limit: actsPerPage });
  const until = entries.at(-1)?.seq ?? 0n;
  const places = new Map(
    (await log.placesOfActs(tx, { shopId, after, until })).map((row) => [row.act_seq, row]),
  );
  const nodes = openNodes(tx, size);
  const list = [];
  for (const entry of entries) {
    const place = places.get(entry.seq);
    const index = place === undefined ? undefined : Number(place.idx);
    const isShown = place !== undefined && index !== undefined && index < size;
    const proof = isShown ? await proveInclusion(index, size, nodes, sha256) : undefined;
    list.push({
      seq: Number(entry.seq),
      index: isShown ? index : null,
      salt: toBase64(entry.salt),
      body: bodyOfAct(shopId, entry),
      entry: isShown ? toBase64(place.body) : null,
      proof: proof?.map(toBase64) ?? null,
    });
  }
  const total = Number(await countActs(tx, shopId));
  const next = list.length < actsPerPage ? null : (list.at(-1)?.seq ?? null);
  return { list, checkpoint: shown?.note ?? null, total, next };
}

const rowsPerPage = 500;

export async function presentBook(
  tx: Tx,
  { shopId, after }: { shopId: bigint; after: bigint },
): Promise<GivenOf<typeof shopBook>> {
  const book = await log.readBook(tx, shopId);
  if (book === undefined) throw new Error(`shop ${shopId} has no book`);
  const rows = await log.bookRows(tx, { shopId, after, limit: rowsPerPage });
  return {
    shop: String(shopId),
    currency: book.currency,
    v2_from: String(book.v2_from),
    last_seq: String(book.last_seq),
    head: book.head_hash.toString('hex'),
    list: rows.map((row) => ({
      seq: String(row.seq),
      kind: row.kind,
      debit_kind: row.debit_kind,
      debit_subject: row.debit_subject,
      credit_kind: row.credit_kind,
      credit_subject: row.credit_subject,
      units: String(row.units),
      actor: row.actor,
      document: row.document,
      once_key: row.once_key,
      at: row.at.getTime(),
    })),
    next: rows.length < rowsPerPage ? null : String(rows.at(-1)?.seq ?? 0n),
  };
}
