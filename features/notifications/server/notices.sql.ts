// A shop's notices, numbered, and its box: how far it was collected and read.
import type { NoticeKind } from '#domain/notifications/notices.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type BoxRow = RowOf<typeof find>;

const boxColumns = 'last_n, collected_to, read_to, read_to_at, undo_mark, undo_to, quiet_from, quiet_to';

const noBox: BoxRow = {
  last_n: 0n,
  collected_to: null,
  read_to: 0n,
  read_to_at: null,
  undo_mark: null,
  undo_to: null,
  quiet_from: null,
  quiet_to: null,
};

const find = sql.row('notifications-find-box')`select ${boxColumns} from notice_box where shop_id = :shopId`;

/** A shop that was never told anything has no row yet. */
export async function findBox(tx: Tx, shopId: bigint): Promise<BoxRow> {
  return (await find(tx, { shopId })) ?? noBox;
}

const make = sql.run('notifications-make-box')`
  insert into notice_box (shop_id) values (:shopId) on conflict (shop_id) do nothing`;
const lock = sql.row('notifications-lock-box')`
  select ${boxColumns} from notice_box where shop_id = :shopId for update`;
const lockFree = sql.row('notifications-lock-free-box')`
  select ${boxColumns} from notice_box where shop_id = :shopId for update skip locked`;

/** Numbers are given and the mark of what was read is moved by one at a time. */
export async function lockBox(tx: Tx, shopId: bigint): Promise<BoxRow> {
  await make(tx, { shopId });
  const row = await lock(tx, { shopId });
  if (row === undefined) throw new Error('a box is gone');
  return row;
}

/** Undefined where somebody else has it: whoever it is collects the same news. */
export async function lockFreeBox(tx: Tx, shopId: bigint): Promise<BoxRow | undefined> {
  await make(tx, { shopId });
  return lockFree(tx, { shopId });
}

export type NewNotice = {
  readonly id: string;
  readonly onceKey: string;
  readonly code: string;
  readonly kind: string;
  readonly severity: string;
  readonly facts: Record<string, unknown>;
  readonly at: Date;
};

/** What became a notice: somebody else's collecting may have been faster with the others. */
export type Added = RowOf<typeof insert>;

const insert = sql.rows('notifications-insert')`
  insert into notice (shop_id, n, id, once_key, code, kind, severity, facts, at)
  select :shopId, :lastN + t.n, t.id, t.once_key, t.code, t.kind, t.severity, t.facts, t.at
  from rows from (jsonb_to_recordset(:rows::jsonb) as (id uuid, once_key text, code text, kind text,
    severity text,
    facts jsonb, at timestamptz)) with ordinality as t (id, once_key, code, kind, severity, facts, at, n)
  on conflict (shop_id, once_key) do nothing
  returning n, code, kind, severity, at`;
const collected = sql.run('notifications-collected')`
  update notice_box set last_n = last_n + :length, collected_to = greatest(collected_to, :at)
    where shop_id = :shopId`;

/** Adds notices in this order after the last one; gives those that were none yet. The box must be locked. */
export async function addNotices(
  tx: Tx,
  shopId: bigint,
  box: BoxRow,
  added: readonly NewNotice[],
): Promise<Added[]> {
  const last = added.at(-1);
  if (last === undefined) return [];
  const rows = added.map(({ onceKey, ...rest }) => ({ ...rest, once_key: onceKey }));
  const told = await insert(tx, { shopId, lastN: box.last_n, rows: JSON.stringify(rows) });
  await collected(tx, { shopId, length: added.length, at: last.at });
  return told;
}

/** Of one kind: how many are unread, ask for something, came after a notice, and are urgent among those. */
export type Counts = { unread: number; needs: number; fresh: number; pressing: number };

export type StateRow = BoxRow & {
  has_since: boolean;
  latest_id: string | null;
  counts: Partial<Record<NoticeKind, Counts>>;
};

const state = sql.row('notifications-state')<{
  last_n: bigint;
  read_to: bigint;
  counts: Partial<Record<NoticeKind, Counts>>;
}>`
  select b.*, s.n is not null as has_since,
    (select t.id from notice t where t.shop_id = :shopId order by t.n desc limit 1) as latest_id,
    (select coalesce(jsonb_object_agg(k.kind, to_jsonb(k) - 'kind'), '{}') from (
       select t.kind, count(*)::int as unread, count(*) filter (where t.severity <> 'info')::int as needs,
         count(*) filter (where t.n > s.n)::int as fresh,
         count(*) filter (where t.n > s.n and t.severity = 'urgent')::int as pressing
       from notice t where t.shop_id = :shopId and t.read_at is null and t.n > b.read_to group by t.kind
     ) k) as counts
  from (select ${boxColumns} from notice_box where shop_id = :shopId) b
  left join (select f.n from notice f where f.shop_id = :shopId and f.id = :sinceId?) s on true`;

/** How a shop's box stands; `sinceId` is the notice that `fresh` counts from. */
export async function readState(tx: Tx, shopId: bigint, sinceId: string | undefined): Promise<StateRow> {
  const row = await state(tx, { shopId, sinceId });
  return row ?? { ...noBox, has_since: false, latest_id: null, counts: {} };
}

export type NoticeRow = RowOf<typeof listAfter>;

const columns = 'n, id, code, kind, severity, facts, at, read_at';
const listAll = statement<NoticeRow>(
  'notifications-list',
  `select ${columns} from notice where shop_id = $1 order by n desc limit $2 offset $3`,
);
const listKind = statement<NoticeRow>(
  'notifications-list-kind',
  `select ${columns} from notice where shop_id = $1 and kind = $4 order by n desc limit $2 offset $3`,
);
const listUnread = statement<NoticeRow>(
  'notifications-list-unread',
  `select ${columns} from notice where shop_id = $1 and read_at is null and n > $4 and kind = any($5::text[])
   order by n desc limit $2 offset $3`,
);

export type Listing = {
  readonly limit: number;
  readonly offset: number;
  readonly kind: NoticeKind | undefined;
  /** Only unread ones: those above this mark, of these kinds. */
  readonly unread: { readonly above: bigint; readonly kinds: readonly NoticeKind[] } | undefined;
};

export function listNotices(tx: Tx, shopId: bigint, { limit, offset, kind, unread }: Listing) {
  const page = [shopId, limit, offset];
  if (unread !== undefined) return tx.rows(listUnread, [...page, unread.above, unread.kinds]);
  return kind === undefined ? tx.rows(listAll, page) : tx.rows(listKind, [...page, kind]);
}

const known = sql.row('notifications-known')`
  select count(*)::int as found from notice where shop_id = :shopId and id = any(:ids::uuid[])`;

/** How many of these ids are notices of this shop. */
export async function countKnown(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<number> {
  return (await known(tx, { shopId, ids }))?.found ?? 0;
}

/** Marks those that are unread above the mark; gives how many. */
export const markRead = sql.count('notifications-read')`
  update notice set read_at = :at where shop_id = :shopId and id = any(:ids::uuid[]) and read_at is null
    and n > :above
  returning id`;

const place = sql.row('notifications-place')`select n from notice where shop_id = :shopId and id = :id`;

export async function placeOf(tx: Tx, shopId: bigint, id: string): Promise<bigint | undefined> {
  return (await place(tx, { shopId, id }))?.n;
}

const between = sql.row('notifications-unread-between')`
  select count(*)::int as count from notice where shop_id = :shopId and read_at is null and n > :from
    and n <= :to`;

export async function countUnread(tx: Tx, shopId: bigint, from: bigint, to: bigint): Promise<number> {
  return (await between(tx, { shopId, from, to }))?.count ?? 0;
}

const moveMark = sql.run('notifications-move-mark')`
  update notice_box set read_to = :readTo, read_to_at = :at?, undo_mark = :mark?, undo_to = :to?
    where shop_id = :shopId`;

export type Mark = {
  readonly readTo: bigint;
  readonly at: Date | null;
  /** Null: there is nothing to take back. */
  readonly undo: { readonly mark: string; readonly to: bigint } | null;
};

/** The box must be locked. */
export async function setMark(tx: Tx, shopId: bigint, { readTo, at, undo }: Mark): Promise<void> {
  await moveMark(tx, { shopId, readTo, at, mark: undo?.mark, to: undo?.to });
}

const quiet = sql.run('notifications-set-quiet')`
  insert into notice_box (shop_id, quiet_from, quiet_to) values (:shopId, :from?, :to?)
  on conflict (shop_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`;

export async function setQuiet(
  tx: Tx,
  shopId: bigint,
  hours: { readonly from: number; readonly to: number } | null,
): Promise<void> {
  await quiet(tx, { shopId, from: hours?.from, to: hours?.to });
}

/** The newest after a number. */
export const listAfter = sql.rows('notifications-list-after')`
  select ${columns} from notice where shop_id = :shopId and n > :n order by n desc limit :limit`;

/**
 * Deletes notices and facts of before a moment, of all shops: about `limit` rows, or a look at so many shops. `done` is
 * `limit` where there may be more. What is still being sent stays, and what collecting may look at again.
 */
export const forgetOldNotices = sql.row('notifications-forget-old')<{ done: number }>`
  select notice_forget_old(:before, :limit) as done`;
