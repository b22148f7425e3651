// What a level asks of a shop's sales, and the step from one level to the next.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type SalesFacts = RowOf<typeof sales>;

// A parcel is late that was handed to its carrier after its promise, or has not been though the promise is over.
const sales = sql.row('shop-sales-facts')<{ buyers: number }>`with sold as (
    -- What went back, or is on its way back, was not sold; what a shop's own people buy is no sale either.
    select count(*)::int as delivered_orders,
      count(distinct regexp_replace(lower(o.buyer ->> 'email'), '\\+[^@]*@', '@'))::int as buyers
    from shop_order o cross join shop_kin(:shopId) k
    where o.shop_id = :shopId and o.delivered_at is not null
      and not exists (select from return_case c
        where c.shop_id = :shopId and c.order_id = o.id and c.state not in ('rejected', 'withdrawn'))
      and not is_kin(o.buyer, k.emails, k.phones, k.names, k.place)
  ), sent as (
    select count(*) as promised, count(*) filter (where coalesce(shipped_at, :now) > ship_by) as late
    from parcel
    where shop_id = :shopId and ship_by >= :lateSince and (shipped_at is not null or ship_by < :now)
      and state not in ('waiting', 'cancelled')
  ), upheld as (
    select count(*)::int as cases from return_case
    where shop_id = :shopId and fault = 'merchant' and state = 'refunded' and ended_at >= :casesSince
  )
  select delivered_orders, buyers, coalesce(late * 10000 / nullif(promised, 0), 0)::int as late_bps, cases
  from sold, sent, upheld`;

export type SalesSpan = { readonly now: Date; readonly lateSince: Date; readonly casesSince: Date };

export async function readSalesFacts(tx: Tx, shopId: bigint, span: SalesSpan): Promise<SalesFacts> {
  const row = await sales(tx, {
    shopId,
    now: span.now,
    lateSince: span.lateSince,
    casesSince: span.casesSince,
  });
  return row ?? { delivered_orders: 0, buyers: 0, late_bps: 0, cases: 0 };
}

/** The lowering that is announced to a shop. */
export const findLevelNotice = sql.row('shop-level-notice')`
  select level_from, level_to, due_at from level_notice where shop_id = :shopId`;

/** False where one is announced already. */
export const announceLowering = sql.has('shop-level-announce')`
  insert into level_notice (shop_id, level_from, level_to, announced_at, due_at)
    values (:shopId, :from, :to, :at, :due)
  on conflict do nothing returning shop_id`;

/** False where nothing was announced. */
export const forgetLowering = sql.has('shop-level-forget-notice')`
  delete from level_notice where shop_id = :shopId returning shop_id`;

const slice = sql.rows('shop-level-slice')`
  select shop_id from shop where shop_id > :after and shop_id % 24 = :hour order by shop_id limit :limit`;

/** Shops whose hour of the day this is, after one, in the order of their numbers. */
export async function listShopsOfHour(tx: Tx, after: bigint, hour: number, limit: number): Promise<bigint[]> {
  return (await slice(tx, { after, hour, limit })).map(({ shop_id: shopId }) => shopId);
}

/** Moves a shop from one level to another only if it still has the first. False where someone was faster. */
export const moveLevel = sql.has('shop-move-level')`
  update shop set level = :to, version = version + 1 where shop_id = :shopId and level = :from
    returning level`;
