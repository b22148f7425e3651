// The acts of each shop, and the last of their numbers.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type EntryRow = RowOf<typeof readEntries>;

const append = sql.row('audit-append')<{ seq: bigint }>`
  select act_append(:shopId, :at, :kind, :act, :actor, :personId?, :subject, :why, :before?, :after?,
    :requestId) as seq`;

const jsonOf = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

/** Writes down one act under the next number of its shop, which is locked from here on. */
export async function appendEntry(
  tx: Tx,
  shopId: bigint,
  row: Omit<EntryRow, 'seq' | 'salt'>,
): Promise<void> {
  await append(tx, {
    shopId,
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
  });
}

/** Acts of a shop in order, after a number. */
export const readEntries = sql.rows('audit-read')`
  select seq, at, kind, act, actor, person_id, subject, why, before, after, request_id, salt
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

/** How many acts a shop has. */
const count = sql.row('audit-head')`select seq from audit_head where shop_id = :shopId`;

export async function countActs(tx: Tx, shopId: bigint): Promise<bigint> {
  return (await count(tx, { shopId }))?.seq ?? 0n;
}
