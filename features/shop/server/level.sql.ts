// What a level asks of a shop's sales, and the step from one level to the next.
import type { LevelCode } from '#domain/levels.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type SalesFacts = { delivered_orders: number; buyers: number; late_bps: number; cases: number };

// A parcel is late that was handed to its carrier after its promise, or has not been though the promise is over.
const sales = statement<SalesFacts>(
  'shop-sales-facts',
  `with sold as (
     select count(*)::int as delivered_orders, count(distinct lower(buyer ->> 'email'))::int as buyers
     from shop_order where shop_id = $1 and delivered_at is not null
   ), sent as (
     select count(*) as promised, count(*) filter (where coalesce(shipped_at, $2) > ship_by) as late
     from parcel
     where shop_id = $1 and ship_by >= $3 and (shipped_at is not null or ship_by < $2)
       and state not in ('waiting', 'cancelled')
   ), upheld as (
     select count(*)::int as cases from return_case
     where shop_id = $1 and fault = 'merchant' and state = 'refunded' and ended_at >= $4
   )
   select delivered_orders, buyers, coalesce(late * 10000 / nullif(promised, 0), 0)::int as late_bps, cases
   from sold, sent, upheld`,
);

export type SalesSpan = { readonly now: Date; readonly lateSince: Date; readonly casesSince: Date };

export async function readSalesFacts(tx: Tx, shopId: bigint, span: SalesSpan): Promise<SalesFacts> {
  const row = await tx.row(sales, [shopId, span.now, span.lateSince, span.casesSince]);
  return row ?? { delivered_orders: 0, buyers: 0, late_bps: 0, cases: 0 };
}

const move = statement<{ level: string }>(
  'shop-move-level',
  `update shop set level = $3, version = version + 1 where shop_id = $1 and level = $2 returning level`,
);

/** Moves a shop from one level to another only if it still has the first. False where someone was faster. */
export async function moveLevel(tx: Tx, shopId: bigint, from: LevelCode, to: LevelCode): Promise<boolean> {
  return (await tx.row(move, [shopId, from, to])) !== undefined;
}
