// What a level asks of a shop's sales, and the step from one level to the next.
import type { LevelCode } from '#domain/shop/levels.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type SalesFacts = { delivered_orders: number; buyers: number; late_bps: number; cases: number };

// A parcel is late that was handed to its carrier after its promise, or has not been though the promise is over.
const sales = statement<SalesFacts>(
  'shop-sales-facts',
  `with sold as (
     -- What went back, or is on its way back, was not sold; what a shop's own people buy is no sale either.
     select count(*)::int as delivered_orders,
       count(distinct regexp_replace(lower(o.buyer ->> 'email'), '\\+[^@]*@', '@'))::int as buyers
     from shop_order o cross join shop_kin($1) k
     where o.shop_id = $1 and o.delivered_at is not null
       and not exists (select from return_case c
         where c.shop_id = $1 and c.order_id = o.id and c.state not in ('rejected', 'withdrawn'))
       and not is_kin(o.buyer, k.emails, k.phones, k.names, k.place)
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

type Notice = { level_from: LevelCode; level_to: LevelCode; due_at: Date };

const notice = statement<Notice>(
  'shop-level-notice',
  'select level_from, level_to, due_at from level_notice where shop_id = $1',
);

/** The lowering that is announced to a shop. */
export function findLevelNotice(tx: Tx, shopId: bigint): Promise<Notice | undefined> {
  return tx.row(notice, [shopId]);
}

const announce = statement<{ shop_id: bigint }>(
  'shop-level-announce',
  `insert into level_notice (shop_id, level_from, level_to, announced_at, due_at) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning shop_id`,
);

/** False where one is announced already. */
export async function announceLowering(
  tx: Tx,
  shopId: bigint,
  { from, to, at, due }: { from: LevelCode; to: LevelCode; at: Date; due: Date },
): Promise<boolean> {
  return (await tx.row(announce, [shopId, from, to, at, due])) !== undefined;
}

const forget = statement<{ shop_id: bigint }>(
  'shop-level-forget-notice',
  'delete from level_notice where shop_id = $1 returning shop_id',
);

/** False where nothing was announced. */
export async function forgetLowering(tx: Tx, shopId: bigint): Promise<boolean> {
  return (await tx.row(forget, [shopId])) !== undefined;
}

const slice = statement<{ shop_id: bigint }>(
  'shop-level-slice',
  `select shop_id from shop where shop_id > $1 and shop_id % 24 = $2 order by shop_id limit $3`,
);

/** Shops whose hour of the day this is, after one, in the order of their numbers. */
export async function listShopsOfHour(tx: Tx, after: bigint, hour: number, limit: number): Promise<bigint[]> {
  return (await tx.rows(slice, [after, hour, limit])).map(({ shop_id: shopId }) => shopId);
}

const move = statement<{ level: string }>(
  'shop-move-level',
  `update shop set level = $3, version = version + 1 where shop_id = $1 and level = $2 returning level`,
);

/** Moves a shop from one level to another only if it still has the first. False where someone was faster. */
export async function moveLevel(tx: Tx, shopId: bigint, from: LevelCode, to: LevelCode): Promise<boolean> {
  return (await tx.row(move, [shopId, from, to])) !== undefined;
}
