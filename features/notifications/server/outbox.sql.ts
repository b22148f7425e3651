// What is to be sent to somebody who does not look: written with the notice, sent afterwards, and what became of it.
import { statement, type Tx } from '#platform/db/database.ts';
import type { NoticeRow } from './notices.sql.ts';

export type DeliveryWay = 'push' | 'email';
export type DeliveryState = 'waiting' | 'sent' | 'unneeded' | 'late' | 'given_up';

export type NewDelivery = {
  readonly id: string;
  readonly onceKey: string;
  readonly what: 'notice' | 'digest' | 'code' | 'test' | 'reset';
  /** The notice's number. */
  readonly n: bigint | null;
  readonly way: DeliveryWay;
  readonly deviceId: string | null;
  readonly isUrgent: boolean;
  readonly nextAt: Date;
};

const insert = statement<never>(
  'notifications-insert-deliveries',
  `insert into notice_delivery (shop_id, id, once_key, what, n, way, device_id, is_urgent, created_at, next_at)
   select $1, t.id, t.once_key, t.what, t.n, t.way, t.device_id, t.is_urgent, $3, t.next_at
   from jsonb_to_recordset($2::jsonb) as t (id uuid, once_key text, what text, n bigint, way text, device_id uuid,
     is_urgent boolean, next_at timestamptz)
   on conflict (shop_id, once_key) do nothing`,
);

/** Writes what is to be sent; what is written already is left as it is. */
export async function insertDeliveries(
  tx: Tx,
  shopId: bigint,
  list: readonly NewDelivery[],
  at: Date,
): Promise<void> {
  if (list.length === 0) return;
  const rows = list.map(({ onceKey, deviceId, isUrgent, nextAt, n, ...rest }) => ({
    ...rest,
    once_key: onceKey,
    device_id: deviceId,
    is_urgent: isUrgent,
    next_at: nextAt,
    n: n === null ? null : String(n),
  }));
  await tx.rows(insert, [shopId, JSON.stringify(rows), at]);
}

const next = statement<{ next_at: Date | null }>(
  'notifications-next-delivery',
  `select min(next_at) as next_at from notice_delivery where shop_id = $1 and state = 'waiting'`,
);

/** When the next one of a shop is due; undefined where none waits. */
export async function nextDelivery(tx: Tx, shopId: bigint): Promise<Date | undefined> {
  return (await tx.row(next, [shopId]))?.next_at ?? undefined;
}

export type Claimed = {
  id: string;
  once_key: string;
  what: NewDelivery['what'];
  n: bigint | null;
  way: DeliveryWay;
  device_id: string | null;
  is_urgent: boolean;
  created_at: Date;
  tries: number;
  /** Mails of one claim are one email, also when it is sent again. */
  together: string;
};

const claim = statement<Claimed>(
  'notifications-claim',
  `update notice_delivery d set next_at = $3, tries = d.tries + 1, together = coalesce(d.together, $5)
   where d.shop_id = $1 and d.id in (
     select c.id from notice_delivery c where c.shop_id = $1 and c.state = 'waiting' and c.next_at <= $2
     order by c.next_at, c.id limit $4 for update skip locked)
   returning d.id, d.once_key, d.what, d.n, d.way, d.device_id, d.is_urgent, d.created_at, d.tries,
     d.together`,
);

/** Takes what is due, so that nobody else sends it until `until`; then it is due again unless it was marked. */
export function claimDue(
  tx: Tx,
  shopId: bigint,
  asked: { readonly now: Date; readonly until: Date; readonly limit: number; readonly together: string },
): Promise<Claimed[]> {
  return tx.rows(claim, [shopId, asked.now, asked.until, asked.limit, asked.together]);
}

export type Fate = {
  readonly id: string;
  /** The try that this is said of. */
  readonly tries: number;
  readonly state: DeliveryState;
  readonly failure: string;
  /** When it is tried again, where it waits. */
  readonly nextAt: Date;
  /** Takes the try back: nothing was tried. */
  readonly isFree: boolean;
};

const mark = statement<never>(
  'notifications-mark-deliveries',
  `update notice_delivery d set state = f.state, failure = f.failure, next_at = f.next_at,
     tries = d.tries - f.free, ended_at = case when f.state = 'waiting' then null else $3::timestamptz end
   from jsonb_to_recordset($2::jsonb) as f (id uuid, tries int, state text, failure text, next_at timestamptz, free int)
   where d.shop_id = $1 and d.id = f.id and d.state = 'waiting' and (d.tries = f.tries or f.state = 'sent')`,
);

/** Says what became of tries. One that was overtaken by another process says nothing, unless it was taken. */
export async function markDeliveries(
  tx: Tx,
  shopId: bigint,
  fates: readonly Fate[],
  at: Date,
): Promise<void> {
  if (fates.length === 0) return;
  const rows = fates.map(({ id, tries, state, failure, nextAt, isFree }) => ({
    id,
    tries,
    state,
    failure: failure.slice(0, 300),
    next_at: nextAt,
    free: isFree ? 1 : 0,
  }));
  await tx.rows(mark, [shopId, JSON.stringify(rows), at]);
}

const told = statement<NoticeRow>(
  'notifications-told',
  `select n, id, code, kind, severity, facts, at, read_at from notice where shop_id = $1 and n = any($2::bigint[])`,
);

export function readNoticesByNumber(
  tx: Tx,
  shopId: bigint,
  numbers: readonly bigint[],
): Promise<NoticeRow[]> {
  return tx.rows(told, [shopId, numbers]);
}

export type WayRow = { n: bigint; way: DeliveryWay; state: DeliveryState; at: Date | null };

// Of several devices the best that happened to one of them counts.
const ways = statement<WayRow>(
  'notifications-ways',
  `select distinct on (n, way) n, way, state, ended_at as at from notice_delivery
   where shop_id = $1 and n = any($2::bigint[])
   order by n, way, array_position(array['sent', 'waiting', 'unneeded', 'late', 'given_up'], state), ended_at desc`,
);

/** What became of notices on each way. */
export function readWays(tx: Tx, shopId: bigint, numbers: readonly bigint[]): Promise<WayRow[]> {
  return tx.rows(ways, [shopId, numbers]);
}

const unread = statement<NoticeRow>(
  'notifications-digest',
  `select n, id, code, kind, severity, facts, at, read_at from notice
   where shop_id = $1 and read_at is null and n > $2 and at > $3 and kind = any($4::text[])
   order by n desc limit $5`,
);

/** What is unread above the mark and since a moment, the newest first. */
export function readUnread(
  tx: Tx,
  shopId: bigint,
  asked: {
    readonly above: bigint;
    readonly since: Date;
    readonly kinds: readonly string[];
    readonly limit: number;
  },
): Promise<NoticeRow[]> {
  return tx.rows(unread, [shopId, asked.above, asked.since, asked.kinds, asked.limit]);
}
