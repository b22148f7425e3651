// Published heads: the hourly sum of all chains, and what each chain was then. Only ever added to.
import { statement, type Tx } from '#platform/db/database.ts';

export type PublishedHead = {
  no: number;
  at: Date;
  chains: number;
  entries: bigint;
  root: Buffer;
  jws: string;
};

const last = statement<PublishedHead>(
  'audit-head-last',
  'select no, at, chains, entries, root, jws from audit_publication where no < $1 order by no desc limit $2',
);

/** Heads before a number, the newest first. */
export function readHeads(tx: Tx, before: number, limit: number): Promise<PublishedHead[]> {
  return tx.rows(last, [before, limit]);
}

const mark = statement<{ shop_id: bigint }>(
  'audit-leaf-mark',
  `insert into audit_leaf (shop_id, no, seq, hash)
   select h.shop_id, $1, h.seq, h.hash from audit_head h
   where not exists (select 1 from audit_leaf l where l.shop_id = h.shop_id and l.seq = h.seq)
   returning shop_id`,
);

/** Writes down the chains that have grown since the head before. Gives how many. */
export async function markLeaves(tx: Tx, no: number): Promise<number> {
  return (await tx.rows(mark, [no])).length;
}

export type Leaf = { shop_id: bigint; seq: bigint; hash: Buffer };

const leaves = statement<Leaf>(
  'audit-leaves',
  `select distinct on (shop_id) shop_id, seq, hash from audit_leaf
   where no <= $1 and shop_id > $2 order by shop_id, no desc limit $3`,
);

const leavesAtOnce = 5_000;

/** What every chain was at a head, in the order of the shops. */
export async function readLeaves(tx: Tx, no: number): Promise<Leaf[]> {
  const found: Leaf[] = [];
  let after = -1n;
  for (;;) {
    const rows = await tx.rows(leaves, [no, after, leavesAtOnce]);
    for (const row of rows) found.push(row);
    after = rows.at(-1)?.shop_id ?? after;
    if (rows.length < leavesAtOnce) return found;
  }
}

const publish = statement<never>(
  'audit-publish',
  'insert into audit_publication (no, at, chains, entries, root, jws) values ($1, $2, $3, $4, $5, $6)',
);

export async function insertHead(tx: Tx, head: PublishedHead): Promise<void> {
  await tx.rows(publish, [head.no, head.at, head.chains, head.entries, head.root, head.jws]);
}
