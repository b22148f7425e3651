// Published heads: the hourly sum of all chains, and what each chain was then. Only ever added to.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - books: How many books there were, and the sum of their heads; null on heads from before there was one.
 */
export type PublishedHead = RowOf<typeof readHeads>;

/** Heads before a number, the newest first. */
export const readHeads = sql.rows('audit-head-last')`
  select no, at, chains, entries, root, jws, books, books_root from audit_publication where no < :before
    order by no desc limit :limit`;

/** Writes down the chains that have grown since the head before. Gives how many. */
export const markLeaves = sql.count('audit-leaf-mark')`insert into audit_leaf (shop_id, no, seq, hash)
  select h.shop_id, :no, h.seq, h.hash from audit_head h
  where not exists (select 1 from audit_leaf l where l.shop_id = h.shop_id and l.seq = h.seq)
  returning shop_id`;

export type Leaf = { shop_id: bigint; seq: bigint; hash: Buffer };

const leaves = statement<Leaf>(
  'audit-leaves',
  `select h.shop_id, l.seq, l.hash from audit_head h cross join lateral (
     select seq, hash from audit_leaf where shop_id = h.shop_id and no <= $1 order by no desc limit 1
   ) l where h.shop_id > $2 order by h.shop_id limit $3`,
);

// A chain has a leaf for each hour in which it grew: of each one only the newest is looked up, and no other is walked.
const leavesAtOnce = 5_000;

/** What every chain was at a head, in the order of the shops. */
export function readLeaves(tx: Tx, no: number): Promise<Leaf[]> {
  return readAll(tx, leaves, no);
}

async function readAll(tx: Tx, statementOf: typeof leaves, no: number): Promise<Leaf[]> {
  const found: Leaf[] = [];
  let after = -1n;
  for (;;) {
    const rows = await tx.rows(statementOf, [no, after, leavesAtOnce]);
    for (const row of rows) found.push(row);
    after = rows.at(-1)?.shop_id ?? after;
    if (rows.length < leavesAtOnce) return found;
  }
}

/** Writes down the books that have grown since the head before. Gives how many. */
export const markBooks = sql.count('audit-book-mark')`insert into book_leaf (shop_id, no, seq, hash)
  select b.shop_id, :no, b.last_seq, b.head_hash from book b
  where b.last_seq > 0 and not exists (select from book_leaf l where l.shop_id = b.shop_id
    and l.seq = b.last_seq)
  returning shop_id`;

const bookLeaves = statement<Leaf>(
  'audit-book-leaves',
  `select b.shop_id, l.seq, l.hash from book b cross join lateral (
     select seq, hash from book_leaf where shop_id = b.shop_id and no <= $1 order by no desc limit 1
   ) l where b.shop_id > $2 order by b.shop_id limit $3`,
);

/** What every book was at a head, in the order of the shops. */
export function readBookLeaves(tx: Tx, no: number): Promise<Leaf[]> {
  return readAll(tx, bookLeaves, no);
}

const rewritten = sql.row('audit-book-rewritten')`
  select l.seq from book_leaf l left join transfer t on t.shop_id = l.shop_id and t.seq = l.seq
  where l.shop_id = :shopId and t.hash is distinct from l.hash order by l.seq limit 1`;

/** The first transfer of a book that is not what a published head said of it; undefined where all are. */
export async function firstRewritten(tx: Tx, shopId: bigint): Promise<bigint | undefined> {
  return (await rewritten(tx, { shopId }))?.seq;
}

export const insertHead = sql.run('audit-publish')`
  insert into audit_publication (no, at, chains, entries, root, jws, books, books_root)
  values (:no, :at, :chains, :entries, :root, :jws, :books?, :books_root?)`;
