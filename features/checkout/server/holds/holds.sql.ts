// Pieces that are reserved and not paid for, by the network that asked: how much of the stock one sender may hold. And what is
// left of checkouts that nobody paid for.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type HeldLine = { readonly goodsId: string; readonly qty: bigint };

export type HoldSums = RowOf<typeof sumHolds>;

/**
 * What is held unpaid of goods, but for one checkout: by a network, by slow ways to pay, and whether it let some lapse. Of
 * claims that end until `soon` it is not known yet whether they become a checkout: how much of each sum they are.
 */
export const sumHolds = sql.rows('stock-hold-sums', 'generic')<{
  own: bigint;
  own_claimed: bigint;
  own_slow: bigint;
  own_slow_claimed: bigint;
  all_slow: bigint;
  all_slow_claimed: bigint;
  has_lapsed: boolean;
}>`
  select goods_id,
    coalesce(sum(qty) filter (where is_own and is_open), 0)::bigint as own,
    coalesce(sum(qty) filter (where is_own and is_open and is_claim), 0)::bigint as own_claimed,
    coalesce(sum(qty) filter (where is_own and is_open and is_slow), 0)::bigint as own_slow,
    coalesce(sum(qty) filter (where is_own and is_open and is_slow and is_claim), 0)::bigint as own_slow_claimed,
    coalesce(sum(qty) filter (where is_open and is_slow), 0)::bigint as all_slow,
    coalesce(sum(qty) filter (where is_open and is_slow and is_claim), 0)::bigint as all_slow_claimed,
    coalesce(bool_or(is_own and lapsed_at > :since), false) as has_lapsed
  from (
    select goods_id, qty, is_slow, lapsed_at, network = :network as is_own, ends_at <= :soon as is_claim,
      lapsed_at is null and ends_at > :at as is_open
    from stock_hold where goods_id = any(:goodsIds::uuid[]) and checkout_id <> :checkoutId
  ) h
  group by goods_id`;

const insert = sql.run('stock-hold-add')`
  insert into stock_hold as h (goods_id, checkout_id, network, is_slow, qty, held_at, ends_at, claims)
  select n.goods_id, :checkoutId, :network, :isSlow, n.qty, :at, :endsAt, 1
    from unnest(:goodsIds::uuid[], :qtys::bigint[]) as n (goods_id, qty)
  on conflict (goods_id, checkout_id) do update set ends_at = greatest(h.ends_at, excluded.ends_at),
    is_slow = h.is_slow or excluded.is_slow, claims = h.claims + 1`;

export type NewHold = {
  readonly checkoutId: string;
  readonly network: string;
  readonly isSlow: boolean;
  readonly at: Date;
  /** Until then it counts, unless the checkout is opened. */
  readonly endsAt: Date;
};

/** Writes down who is about to hold these pieces unpaid. The same checkout claims them once. */
export async function claimHolds(tx: Tx, lines: readonly HeldLine[], hold: NewHold): Promise<void> {
  const columns = { goodsIds: lines.map(({ goodsId }) => goodsId), qtys: lines.map(({ qty }) => qty) };
  await insert(tx, { ...hold, ...columns });
}

/** A call came to nothing: its claim ends, unless another call for the same checkout is under way or was done. */
export const giveBackClaims = sql.run('stock-hold-give-back')`
  update stock_hold set claims = claims - 1, ends_at = case when claims <= 1 then :at else ends_at end
  where goods_id = any(:goodsIds::uuid[]) and checkout_id = :checkoutId and ends_at <= :soon`;

/** The checkout of these pieces is open, and holds them until it says otherwise. */
export const confirmHolds = sql.run('stock-hold-confirm')`update stock_hold set ends_at = :endsAt
  where goods_id = any(:goodsIds::uuid[]) and checkout_id = :checkoutId and lapsed_at is null`;

/** The pieces are paid for. */
export const endHolds = sql.run('stock-hold-end')`
  delete from stock_hold where goods_id = any(:goodsIds::uuid[]) and checkout_id = :checkoutId`;

/** Nobody paid for the pieces of these checkouts in time. */
export const lapseHolds = sql.run('stock-hold-lapse')`update stock_hold set lapsed_at = :at
  where goods_id = any(:goodsIds::uuid[]) and checkout_id = any(:checkoutIds::uuid[]) and lapsed_at is null`;

const purge = sql.row('stock-hold-purge')<{ gone: number }>`
  with gone as (
    delete from stock_hold h using (
      select goods_id, checkout_id from stock_hold where lapsed_at < :before order by lapsed_at limit :limit) o
    where h.goods_id = o.goods_id and h.checkout_id = o.checkout_id and h.lapsed_at < :before
    returning 1)
  select count(*)::int as gone from gone`;

// Few rows: a claim that became no checkout, and a hold whose end was lost with its process.
const purgeEnded = sql.row('stock-hold-purge-ended')<{ gone: number }>`
  with gone as (
    delete from stock_hold h using (
      select goods_id, checkout_id from stock_hold where lapsed_at is null and ends_at < :before limit :limit) o
    where h.goods_id = o.goods_id and h.checkout_id = o.checkout_id and h.lapsed_at is null and h.ends_at < :before
    returning 1)
  select count(*)::int as gone from gone`;

/** Forgets at most `limit` holds that lapsed before, and as many that ended before; says how many of the more frequent kind. */
export async function purgeHolds(tx: Tx, before: Date, limit: number): Promise<number> {
  const lapsed = (await purge(tx, { before, limit }))?.gone ?? 0;
  const ended = (await purgeEnded(tx, { before, limit }))?.gone ?? 0;
  return Math.max(lapsed, ended);
}

// Who left a checkout unpaid.
const forgetBuyers = sql.row('checkout-forget')<{ cleared: number }>`
  select checkout_forget(:before, :limit) as cleared`;

/** Clears the buyers of at most `limit` checkouts that ended unpaid before a time, and says of how many. */
export async function forgetAbandoned(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await forgetBuyers(tx, { before, limit }))?.cleared ?? 0;
}
