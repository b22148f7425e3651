// What streams look at: revisions, cheap to read for many conversations at once.
import { routedIdOf } from '#domain/wire/ids.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

const revisions = sql.rows('chat-revisions')`
  select c.shop_id, c.id, c.revision from unnest(:shopIds::bigint[], :ids::uuid[]) as k (shop_id, id)
  join conversation c on c.shop_id = k.shop_id and c.id = k.id`;

export function revisionsOf(
  tx: Tx,
  keys: readonly { readonly shopId: bigint; readonly id: string }[],
): Promise<{ shop_id: bigint; id: string; revision: bigint }[]> {
  return revisions(tx, { shopIds: keys.map(({ shopId }) => shopId), ids: keys.map(({ id }) => id) });
}

/** How a list of conversations stands, as one text, and the one that changed last. */
export type Inbox = {
  readonly mark: string;
  readonly last: { readonly id: string; readonly last_seq: number } | undefined;
};

type InboxRow = RowOf<typeof inbox>;

const inbox = sql.row('chat-inbox')<{ count: number; total: string }>`
  select shop_id, id, last_seq, (count(*) over ())::int as count, (sum(revision) over ())::text as total
  from conversation where shop_id = :shopId order by last_at desc, id limit 1`;

const questions = sql.row('chat-inbox-questions')<{ count: number; moved: string }>`
  select count(*)::int as count, coalesce(extract(epoch from
    max(greatest(confirmed_at, answered_at, assigned_at))), 0)::text as moved
  from goods_question where shop_id = :shopId and state <> 'unconfirmed'`;

/** Conversations and questions before buying stand in one list, so the mark of it is of both. */
export async function inboxOf(tx: Tx, shopId: bigint): Promise<Inbox> {
  const [row, asked] = await Promise.all([inbox(tx, { shopId }), questions(tx, { shopId })]);
  const { mark, last } = presentInbox(row, row?.id);
  return { mark: asked === undefined ? mark : `${mark}.${asked.count}.${asked.moved}`, last };
}

const desk = sql.row('chat-desk-inbox')<{ count: number; total: string }>`
  select shop_id, id, last_seq, (count(*) over ())::int as count, (sum(revision) over ())::text as total
  from conversation where kind = 'service' and state <> 'closed' order by last_at desc, id limit 1`;

export async function deskInbox(tx: Tx): Promise<Inbox> {
  const row = await desk(tx);
  return presentInbox(row, row === undefined ? undefined : routedIdOf(row.shop_id, row.id));
}

function presentInbox(row: InboxRow | undefined, id: string | undefined): Inbox {
  if (row === undefined || id === undefined) return { mark: '0', last: undefined };
  return { mark: `${row.count}.${row.total}`, last: { id, last_seq: row.last_seq } };
}
