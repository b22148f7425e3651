// The chains of the audit: a head a shop, and the entries behind it.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type Head = RowOf<typeof lockHead>;

export const lockHead = sql.row('audit-lock')`
  select seq, hash from audit_head where shop_id = :shopId for update`;

/** Makes the head of a chain that has none; one who comes second waits and finds it there. */
export const beginChain = sql.run('audit-begin')`
  insert into audit_head (shop_id, seq, hash) values (:shopId, 1, :hash) on conflict (shop_id) do nothing`;

export const moveHead = sql.run('audit-move')`
  update audit_head set seq = :seq, hash = :hash where shop_id = :shopId`;

export type EntryRow = RowOf<typeof readEntries>;

const insert = sql.run('audit-insert')`
  insert into audit_entry (shop_id, seq, at, kind, act, actor, person_id, subject, why, before, after,
    request_id,
    prev_hash, hash)
  values (:shopId, :seq, :at, :kind, :act, :actor, :personId?, :subject, :why, :before?, :after?,
    :requestId, :prevHash, :hash)`;

const jsonOf = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

export async function insertEntry(tx: Tx, shopId: bigint, row: EntryRow): Promise<void> {
  await insert(tx, {
    shopId,
    seq: row.seq,
    at: row.at,
    kind: row.kind,
    act: row.act,
    actor: row.actor,
    personId: row.person_id,
    subject: row.subject,
    why: row.why,
    before: jsonOf(row.before),
    after: jsonOf(row.after),
    requestId: row.request_id,
    prevHash: row.prev_hash,
    hash: row.hash,
  });
}

/** Entries of a chain in order, after a number. */
export const readEntries = sql.rows('audit-read')`
  select seq, at, kind, act, actor, person_id, subject, why, before, after, request_id, prev_hash, hash
  from audit_entry where shop_id = :shopId and seq > :after order by seq limit :limit`;

const views = sql.rows('audit-views')`select seq, at, act, person_id, subject, why from audit_entry
  where shop_id = :shopId and kind = 'view' order by seq desc limit :limit offset :offset`;
const viewsCount = sql.row('audit-views-count')`
  select count(*)::int as n from audit_entry where shop_id = :shopId and kind = 'view'`;

/** Looks at what is personal to a shop, the newest first. */
export async function listViews(
  tx: Tx,
  shopId: bigint,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await views(tx, { shopId, limit, offset });
  return { rows, total: (await viewsCount(tx, { shopId }))?.n ?? 0 };
}

const about = sql.row('audit-about')<{ seq: bigint }>`
  select min(seq) as seq from audit_entry where shop_id = :shopId and subject = :subject and kind = 'change'`;

/** The number of the first entry about something in a shop's chain. */
export async function firstEntryAbout(tx: Tx, shopId: bigint, subject: string): Promise<bigint | undefined> {
  return (await about(tx, { shopId, subject }))?.seq ?? undefined;
}

export const readHead = sql.row('audit-head')`select seq, hash from audit_head where shop_id = :shopId`;

/** Chains in the order of their shops, after one of them, with how many entries each has. */
export const readChains = sql.rows('audit-chains')`
  select shop_id, seq from audit_head where shop_id > :after order by shop_id limit :limit`;
