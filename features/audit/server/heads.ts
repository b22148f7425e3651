// Every hour all chains are summed up under one signature and published: nobody can write their past anew unseen.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import * as z from 'zod/mini';
import { shopCodeOf } from '#domain/wire/ids.ts';
import { dayMs, limits } from '#domain/limits.ts';
import { addHours } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import type { Environment } from '#platform/environment.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import * as sql from './head.sql.ts';
import { forgetSecurityEvents } from './security.sql.ts';
import { leafHash, pathOf, rootOf } from './merkle.ts';

export const auditHeadTimer = 'audit.head';

/** Above every number of a head. */
const newest = 2_147_483_647;

export const auditJobs: TimerKinds = {
  [auditHeadTimer]: {
    async run({ env, tx, due }: TimerWork) {
      const now = env.clock.now();
      const old = new Date(now.getTime() - limits.securityDays * dayMs);
      await forgetSecurityEvents(tx, old, limits.securityRowsForgotten);
      await publishHead(tx, now, (text) => env.receiptKeys.sign(text));
      const next = due.map(({ subject }) => ({ subject, kind: auditHeadTimer, dueAt: addHours(now, 1) }));
      await setTimers(tx, 0n, next);
    },
  },
};

/** Signs what all chains and books are. Nothing is published where none of them has grown since the last time. */
export async function publishHead(
  tx: Tx,
  at: Date,
  sign: (payload: string) => Promise<string>,
): Promise<void> {
  const [before] = await sql.readHeads(tx, { before: newest, limit: 1 });
  const no = (before?.no ?? 0) + 1;
  const grown = await sql.markLeaves(tx, { no });
  const leaves = await sql.readLeaves(tx, no);
  // A head is about chains of the audit first: before there is one, books wait for it.
  if (leaves.length === 0 || grown + (await sql.markBooks(tx, { no })) === 0) return;
  const bookLeaves = await sql.readBookLeaves(tx, no);
  const booksRoot = sumOfBooks(bookLeaves);
  const root = rootOf(leaves.map((leaf) => leafHash(leafText(leaf))));
  const entries = leaves.reduce((sum, { seq }) => sum + seq, 0n);
  const payload = canonicalize({
    type: 'audit-head',
    no,
    at: at.toISOString(),
    chains: leaves.length,
    entries: String(entries),
    root: root.toString('hex'),
    books: bookLeaves.length,
    books_root: booksRoot.toString('hex'),
    previous: before?.root.toString('hex') ?? null,
  });
  const jws = await sign(payload ?? '');
  const books = bookLeaves.length;
  await sql.insertHead(tx, {
    no,
    at,
    chains: leaves.length,
    entries,
    root,
    jws,
    books,
    books_root: booksRoot,
  });
}

/** SHA-256 over a line `book|shop|number|hash` for each book, in the order of the shops. */
export function sumOfBooks(books: readonly sql.Leaf[]): Buffer {
  const sum = createHash('sha256');
  for (const leaf of books) sum.update(`book|${leafText(leaf)}\n`);
  return sum.digest();
}

const signedHead = z.object({
  type: z.literal('audit-head'),
  no: z.int(),
  // Heads from before there were books in them have none.
  books_root: z.optional(z.string()),
});

type Books = { readonly tx: Tx; readonly keys: Pick<Environment['receiptKeys'], 'verify'> };

/**
 * Whether the newest head says of all books what is written down of them, under our signature. Only what was signed
 * counts: whoever can rewrite a book can rewrite the columns beside the signature.
 */
export async function isBooksRootTrue({ tx, keys }: Books): Promise<boolean> {
  const [head] = await sql.readHeads(tx, { before: newest, limit: 1 });
  const leaves = await sql.readBookLeaves(tx, head?.no ?? newest);
  if (head === undefined) return leaves.length === 0;
  const told = await keys.verify(head.jws);
  if (told.kind !== 'genuine') return false;
  const { data: signed } = z.safeParse(signedHead, JSON.parse(told.payload));
  if (signed === undefined || signed.no !== head.no) return false;
  if (signed.books_root === undefined) return leaves.length === 0;
  return signed.books_root === sumOfBooks(leaves).toString('hex');
}

/** What of a book is not as a published head said; undefined where all of it is. */
export async function findRewritten(tx: Tx, shopId: bigint): Promise<string | undefined> {
  const seq = await sql.firstRewritten(tx, shopId);
  return seq === undefined ? undefined : `transfer ${seq} is not what was published of it`;
}

/** How a chain's head is written in the tree. Shop 0 is the platform's own. */
export function leafText({ shop_id: shopId, seq, hash }: sql.Leaf): string {
  return `${chainCodeOf(shopId)}|${seq}|${hash.toString('hex')}`;
}

export const chainCodeOf = (shopId: bigint) => (shopId === 0n ? '0' : shopCodeOf(shopId));

export async function listHeads(tx: Tx, before = newest) {
  return (await sql.readHeads(tx, { before, limit: limits.auditHeadsShown })).map(presentHead);
}

function presentHead(head: sql.PublishedHead) {
  return {
    no: head.no,
    at: head.at.toISOString(),
    chains: head.chains,
    entries: String(head.entries),
    root: head.root.toString('hex'),
    books: head.books,
    books_root: head.books_root?.toString('hex') ?? null,
    jws: head.jws,
  };
}

/** Where a shop's chain stands in the newest head; null where it was not in one yet. */
export async function proveChain(tx: Tx, shopId: bigint) {
  const [head] = await sql.readHeads(tx, { before: newest, limit: 1 });
  if (head === undefined) return null;
  const leaves = await acrossShops('trust', () => sql.readLeaves(tx, head.no));
  const index = leaves.findIndex((leaf) => leaf.shop_id === shopId);
  const leaf = leaves[index];
  if (leaf === undefined) return null;
  const hashes = leaves.map((one) => leafHash(leafText(one)));
  return {
    head: presentHead(head),
    leaf: { shop: shopCodeOf(shopId), seq: String(leaf.seq), hash: leaf.hash.toString('hex') },
    index,
    path: pathOf(hashes, index).map((hash) => hash.toString('hex')),
  };
}
