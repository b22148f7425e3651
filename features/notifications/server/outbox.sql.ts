// What is to be sent to somebody who does not look: written with the notice, sent afterwards, and what became of it.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type DeliveryWay = 'push' | 'email';
export type DeliveryState = 'waiting' | 'sent' | 'unneeded' | 'late' | 'given_up';

export type NewDelivery = {
  readonly id: string;
  readonly onceKey: string;
  readonly what: 'notice' | 'digest' | 'code' | 'test' | 'reset' | 'welcome';
  /** The notice's number. */
  readonly n: bigint | null;
  readonly way: DeliveryWay;
  readonly deviceId: string | null;
  readonly isUrgent: boolean;
  readonly nextAt: Date;
};

const insert = sql.run('notifications-insert-deliveries')`
  insert into notice_delivery (shop_id, id, once_key, what, n, way, device_id, is_urgent, created_at, next_at)
  select :shopId, t.id, t.once_key, t.what, t.n, t.way, t.device_id, t.is_urgent, :at, t.next_at
  from jsonb_to_recordset(:rows::jsonb) as t (id uuid, once_key text, what text, n bigint, way text,
    device_id uuid,
    is_urgent boolean, next_at timestamptz)
  on conflict (shop_id, once_key) do nothing`;

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
  await insert(tx, { shopId, rows: JSON.stringify(rows), at });
}

const next = sql.row('notifications-next-delivery')`
  select min(next_at) as next_at from notice_delivery where shop_id = :shopId and state = 'waiting'`;

/** When the next one of a shop is due; undefined where none waits. */
export async function nextDelivery(tx: Tx, shopId: bigint): Promise<Date | undefined> {
  return (await next(tx, { shopId }))?.next_at ?? undefined;
}

/**
 * - together: Mails of one claim are one email, also when it is sent again.
 */
export type Claimed = RowOf<typeof claimDue>;

/** Takes what is due, so that nobody else sends it until `until`; then it is due again unless it was marked. */
export const claimDue = sql.rows('notifications-claim')<{ way: DeliveryWay }>`
  update notice_delivery d set next_at = :until, tries = d.tries + 1, together = coalesce(d.together,
    :together)
  where d.shop_id = :shopId and d.id in (
    select c.id from notice_delivery c where c.shop_id = :shopId and c.state = 'waiting' and c.next_at <= :now
    order by c.next_at, c.id limit :limit for update skip locked)
  returning d.id, d.once_key, d.what, d.n, d.way, d.device_id, d.is_urgent, d.created_at, d.tries,
    d.together`;

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

const mark = sql.run('notifications-mark-deliveries')`
  update notice_delivery d set state = f.state, failure = f.failure, next_at = f.next_at,
    tries = d.tries - f.free, ended_at = case when f.state = 'waiting' then null else :at::timestamptz end
  from jsonb_to_recordset(:rows::jsonb) as f (id uuid, tries int, state text, failure text, next_at
    timestamptz, free int)
  where d.shop_id = :shopId and d.id = f.id and d.state = 'waiting' and (d.tries = f.tries
    or f.state = 'sent')`;

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
  await mark(tx, { shopId, rows: JSON.stringify(rows), at });
}

export const readNoticesByNumber = sql.rows('notifications-told')`
  select n, id, code, kind, severity, facts, at, read_at from notice where shop_id = :shopId
    and n = any(:numbers::bigint[])`;

export type WayRow = RowOf<typeof readWays>;

// Of several devices the best that happened to one of them counts.
/** What became of notices on each way. */
export const readWays = sql.rows('notifications-ways')<{ way: DeliveryWay; state: DeliveryState }>`
  select distinct on (n, way) n, way, state, ended_at as at from notice_delivery
  where shop_id = :shopId and n = any(:numbers::bigint[])
  order by n, way, array_position(array['sent', 'waiting', 'unneeded', 'late', 'given_up'], state),
    ended_at desc`;

/** What is unread above the mark and since a moment, the newest first. */
export const readUnread = sql.rows('notifications-digest')`
  select n, id, code, kind, severity, facts, at, read_at from notice
  where shop_id = :shopId and read_at is null and n > :above and at > :since and kind = any(:kinds::text[])
  order by n desc limit :limit`;
