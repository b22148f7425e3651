// Pieces that are reserved and not paid for, by the network that asked: how much of the stock one sender may hold. And what is
// left of checkouts that nobody paid for.
import { limits } from '#domain/limits.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export type HeldLine = { readonly goodsId: string; readonly qty: number };

/** Run after the stock was reserved in the same transaction: its rows are locked, so holds are judged one by one. */
const hold = statement<{ goods_id: string }>(
  'stock-hold-add',
  `with asked as (
     select a.goods_id, sum(a.qty)::bigint as qty from unnest($1::uuid[], $2::bigint[]) as a (goods_id, qty)
     group by a.goods_id
   ), seen as (
     select a.goods_id, a.qty, s.on_hand,
       (select coalesce(sum(h.qty), 0) from stock_hold h
         where h.goods_id = a.goods_id and h.network = $4 and h.lapsed_at is null and h.checkout_id <> $3) as own,
       (select coalesce(sum(h.qty), 0) from stock_hold h
         where h.goods_id = a.goods_id and h.network = $4 and h.lapsed_at is null and h.is_slow
           and h.checkout_id <> $3) as own_slow,
       (select coalesce(sum(h.qty), 0) from stock_hold h
         where h.goods_id = a.goods_id and h.lapsed_at is null and h.is_slow and h.checkout_id <> $3) as all_slow,
       exists (select from stock_hold h
         where h.goods_id = a.goods_id and h.network = $4 and h.lapsed_at > $7) as has_lapsed
     from asked a join stock s on s.goods_id = a.goods_id
   ), judged as (
     -- A first quick checkout may be for everything: it ends within the half hour, and a network gets one such a day.
     select goods_id, qty, case when $5
       then own_slow + qty <= greatest(${limits.slowPiecesMin}, on_hand * ${limits.slowSharePercent} / 100)
         and all_slow + qty <= greatest(${limits.slowPiecesMin}, on_hand * ${limits.slowShareAllPercent} / 100)
       else own + qty <= greatest(${limits.unpaidPiecesMin}, on_hand * ${limits.unpaidSharePercent} / 100)
         or (own = 0 and not has_lapsed) end as fits,
       $5 or qty * ${limits.smallHoldParts} > on_hand as counts
     from seen
   ), kept as (
     insert into stock_hold (goods_id, checkout_id, network, is_slow, qty, held_at)
     select goods_id, $3, $4, $5, qty, $6 from judged where counts and not exists (select from judged where not fits)
     -- A quote that was used before is refused by its checkout.
     on conflict (goods_id, checkout_id) do nothing
   )
   select goods_id from judged where not fits order by goods_id`,
  'generic',
);

export type NewHold = {
  readonly checkoutId: string;
  readonly network: string;
  readonly isSlow: boolean;
  readonly at: Date;
  /** Lapses since then count. */
  readonly since: Date;
};

/** Writes down who holds these pieces unpaid; gives the goods that this sender would hold too many of. */
export async function addHolds(
  tx: Tx,
  lines: readonly HeldLine[],
  { checkoutId, network, isSlow, at, since }: NewHold,
): Promise<string[]> {
  const values = [goodsOf(lines), lines.map(({ qty }) => qty), checkoutId, network, isSlow, at, since];
  return (await tx.rows(hold, values)).map(({ goods_id }) => goods_id);
}

/** The pieces are paid for. */
export const endHolds = sql.run('stock-hold-end')`
  delete from stock_hold where goods_id = any(:goodsIds::uuid[]) and checkout_id = :checkoutId`;

/** Nobody paid for the pieces of these checkouts in time. */
export const lapseHolds = sql.run('stock-hold-lapse')`update stock_hold set lapsed_at = :at
  where goods_id = any(:goodsIds::uuid[]) and checkout_id = any(:checkoutIds::uuid[]) and lapsed_at is null`;

const purge = sql.row('stock-hold-purge')<{ gone: number }>`
  with gone as (
    delete from stock_hold where (goods_id, checkout_id) in (
      select goods_id, checkout_id from stock_hold where lapsed_at < :before
        order by lapsed_at limit :limit for update skip locked)
    returning 1)
  select count(*)::int as gone from gone`;

/** Forgets at most `limit` holds that lapsed before, and says how many. */
export async function purgeHolds(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await purge(tx, { before, limit }))?.gone ?? 0;
}

// Who left a checkout unpaid.
const forgetBuyers = sql.row('checkout-forget')<{ cleared: number }>`
  select checkout_forget(:before, :limit) as cleared`;

/** Clears the buyers of at most `limit` checkouts that ended unpaid before a time, and says of how many. */
export async function forgetAbandoned(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await forgetBuyers(tx, { before, limit }))?.cleared ?? 0;
}

function goodsOf(lines: readonly HeldLine[]): string[] {
  return lines.map(({ goodsId }) => goodsId);
}
