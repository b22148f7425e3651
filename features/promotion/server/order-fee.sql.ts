// Orders that promotion is paid by: which click led to them, what of them was kept, and what was booked.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export type PromotedRow = {
  order_id: string;
  campaign_id: string;
  click_id: string;
  percent_bps: number;
  /** The promoted goods that are kept, at what was paid for them after discounts, less what was given back on them. */
  kept_units: bigint;
  /** Nobody else can confirm the payment. */
  is_unproved: boolean;
  /** The shop is held for sales to itself. */
  is_own: boolean;
};

// A campaign's percentage and goods never change, so that they are still those of the click. What came back took its part
// of the discount with it, rounded down: `paidForKept` says the same.
const keptOf = (order: string) => `coalesce((
  select sum(greatest(l.price_units * (l.qty - l.returned_qty) - d.units + d.units * l.returned_qty / l.qty - l.allowed_units, 0))
  from order_line l
  cross join lateral (select coalesce(l.quantity_discount_units, 0) + coalesce(l.code_discount_units, 0) as units) d
  join campaign_goods k on k.shop_id = l.shop_id and k.campaign_id = c.id and k.goods_id = l.goods_id
  where l.shop_id = $1 and l.order_id = ${order}), 0)::bigint`;

const promoted = statement<PromotedRow>(
  'promoted-orders',
  `select o.id as order_id, c.id as campaign_id, a.click_id, c.percent_bps, ${keptOf('o.id')} as kept_units,
     coalesce(e.grade = 'C', true) as is_unproved,
     exists (select from restriction x where x.shop_id = $1 and x.reason_code = 'H08'
       and x.state in ('announced', 'active')) as is_own
   from ad_checkout a
   join campaign c on c.shop_id = a.shop_id and c.id = a.campaign_id and c.plan_id = 'order'
   join ad_click k on k.shop_id = a.shop_id and k.id = a.click_id and k.verdict in ('waiting', 'valid', 'charged')
   join shop_order o on o.shop_id = a.shop_id and o.id = a.payment_id
   left join payment_evidence e on e.shop_id = o.shop_id and e.id = o.evidence_id
   where a.shop_id = $1 and a.payment_id = any($2::uuid[]) order by o.id`,
);

/** Those of these orders that a valid sponsored click of a campaign paid by the order led to. */
export function listPromoted(tx: Tx, shopId: bigint, orderIds: readonly string[]): Promise<PromotedRow[]> {
  return tx.rows(promoted, [shopId, orderIds]);
}

export type FreeReason = 'own_sales' | 'unproved' | 'nothing_kept' | 'nothing_left';

const insert = statement<never>(
  'promoted-insert',
  `insert into promoted_order (shop_id, order_id, campaign_id, click_id, percent_bps, goods_units, fee_units, settled_at,
     free_reason)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

export type Settled = PromotedRow & { readonly feeUnits: bigint; readonly freeReason: FreeReason | null };

/** Once an order: its money becomes free once. */
export async function insertSettled(tx: Tx, shopId: bigint, one: Settled, at: Date): Promise<void> {
  const { order_id, campaign_id, click_id, percent_bps, kept_units, feeUnits, freeReason } = one;
  const values = [order_id, campaign_id, click_id, percent_bps, kept_units, feeUnits, at, freeReason];
  await tx.rows(insert, [shopId, ...values]);
}

export type BookedRow = {
  order_id: string;
  percent_bps: number;
  fee_units: bigint;
  back_units: bigint;
  kept_units: bigint;
};

const booked = statement<BookedRow>(
  'promoted-booked',
  `select p.order_id, p.percent_bps, p.fee_units, p.back_units, ${keptOf('p.order_id')} as kept_units
   from promoted_order p join campaign c on c.shop_id = p.shop_id and c.id = p.campaign_id
   where p.shop_id = $1 and p.order_id = any($2::uuid[]) and p.fee_units > p.back_units
   order by p.order_id for update of p`,
);

/** What was booked of these orders and is not back, with what is kept of them now. Held until the transaction ends. */
export function lockBooked(tx: Tx, shopId: bigint, orderIds: readonly string[]): Promise<BookedRow[]> {
  return tx.rows(booked, [shopId, orderIds]);
}

export const addOrderBack = sql.run('promoted-back')`
  update promoted_order set back_units = back_units + :units where shop_id = :shopId and order_id = :orderId`;

/** Cases and the orders that they are about. */
export const listCases = sql.rows('promoted-cases')`
  select id, order_id from return_case where shop_id = :shopId and id = any(:caseIds::uuid[]) order by id`;
