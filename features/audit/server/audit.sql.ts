// The chains of the audit: a head a shop, and the entries behind it.
import { statement, type Tx } from '#platform/db/database.ts';

export type Head = { seq: bigint; hash: Buffer };

const begin = statement<never>(
  'audit-begin',
  `insert into audit_head (shop_id, seq, hash) values ($1, 1, $2) on conflict (shop_id) do nothing`,
);
const lock = statement<Head>('audit-lock', 'select seq, hash from audit_head where shop_id = $1 for update');

export function lockHead(tx: Tx, shopId: bigint): Promise<Head | undefined> {
  return tx.row(lock, [shopId]);
}

/** Makes the head of a chain that has none; one who comes second waits and finds it there. */
export async function beginChain(tx: Tx, shopId: bigint, hash: Buffer): Promise<void> {
  await tx.rows(begin, [shopId, hash]);
}

const move = statement<never>('audit-move', 'update audit_head set seq = $2, hash = $3 where shop_id = $1');

export async function moveHead(tx: Tx, shopId: bigint, { seq, hash }: Head): Promise<void> {
  await tx.rows(move, [shopId, seq, hash]);
}

export type EntryRow = {
  seq: bigint;
  at: Date;
  kind: 'change' | 'view';
  act: string;
  actor: 'merchant' | 'operator' | 'supplier' | 'house';
  person_id: string | null;
  subject: string;
  why: string;
  before: unknown;
  after: unknown;
  request_id: string;
  prev_hash: Buffer;
  hash: Buffer;
};

const insert = statement<never>(
  'audit-insert',
  `insert into audit_entry (shop_id, seq, at, kind, act, actor, person_id, subject, why, before, after, request_id,
     prev_hash, hash)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
);

const jsonOf = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

export async function insertEntry(tx: Tx, shopId: bigint, row: EntryRow): Promise<void> {
  await tx.rows(insert, [
    shopId,
    row.seq,
    row.at,
    row.kind,
    row.act,
    row.actor,
    row.person_id,
    row.subject,
    row.why,
    jsonOf(row.before),
    jsonOf(row.after),
    row.request_id,
    row.prev_hash,
    row.hash,
  ]);
}

const read = statement<EntryRow>(
  'audit-read',
  `select seq, at, kind, act, actor, person_id, subject, why, before, after, request_id, prev_hash, hash
   from audit_entry where shop_id = $1 and seq > $2 order by seq limit $3`,
);

/** Entries of a chain in order, after a number. */
export function readEntries(tx: Tx, shopId: bigint, after: bigint, limit: number): Promise<EntryRow[]> {
  return tx.rows(read, [shopId, after, limit]);
}

export type ViewRow = { seq: bigint; at: Date; act: string; person_id: string; subject: string; why: string };

const views = statement<ViewRow>(
  'audit-views',
  `select seq, at, act, person_id, subject, why from audit_entry
   where shop_id = $1 and kind = 'view' order by seq desc limit $2 offset $3`,
);
const viewsCount = statement<{ n: number }>(
  'audit-views-count',
  `select count(*)::int as n from audit_entry where shop_id = $1 and kind = 'view'`,
);

/** Looks at what is personal to a shop, the newest first. */
export async function listViews(
  tx: Tx,
  shopId: bigint,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await tx.rows(views, [shopId, limit, offset]);
  return { rows, total: (await tx.row(viewsCount, [shopId]))?.n ?? 0 };
}

const about = statement<{ seq: bigint }>(
  'audit-about',
  `select min(seq) as seq from audit_entry where shop_id = $1 and subject = $2 and kind = 'change'`,
);

/** The number of the first entry about something in a shop's chain. */
export async function firstEntryAbout(tx: Tx, shopId: bigint, subject: string): Promise<bigint | undefined> {
  return (await tx.row(about, [shopId, subject]))?.seq ?? undefined;
}

const head = statement<Head>('audit-head', 'select seq, hash from audit_head where shop_id = $1');

export function readHead(tx: Tx, shopId: bigint): Promise<Head | undefined> {
  return tx.row(head, [shopId]);
}

const chains = statement<{ shop_id: bigint; seq: bigint }>(
  'audit-chains',
  'select shop_id, seq from audit_head where shop_id > $1 order by shop_id limit $2',
);

/** Chains in the order of their shops, after one of them, with how many entries each has. */
export function readChains(
  tx: Tx,
  after: bigint,
  limit: number,
): Promise<{ shop_id: bigint; seq: bigint }[]> {
  return tx.rows(chains, [after, limit]);
}
