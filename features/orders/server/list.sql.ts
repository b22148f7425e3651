// What lists of orders read.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type ListedOrder = RowOf<typeof one>;

/** What a merchant's list reads of an order, from `shop_order o`. `shop` says whose, as a list of a cluster has to. */
export const orderColumnsOf = (
  shop: string,
): string => `o.id, o.number, o.status, o.version, o.cancel_kind, o.cancel_asked_at, o.cancel_reason, o.buyer,
  o.buyer_name, o.country, o.currency, o.line_count, o.quantity, o.goods_units, o.shipping_units, o.tax_units, o.total_units,
  o.cost_units, o.supplier_shipping_units, o.commission_bps, o.commission_units, o.net_units, o.refunded_units,
  o.evidence_id, o.paid_at, o.confirmed_at, o.shipped_at, o.delivered_at, o.received_at, o.window_ends_at,
  o.accepted_at, o.stated_at, o.release_at, o.released_at, o.cancelled_at, o.receive_extended_at, o.case_id, o.updated_at,
  o.shipping_back_units, o.discount_units, o.delivery_discount_units, o.code_id, o.code_units,
  (select k.code from discount_code k where k.shop_id = ${shop} and k.id = o.code_id) as code`;

export const orderColumns = orderColumnsOf('o.shop_id');

const one = sql.row('order-one')`
  select ${orderColumns} from shop_order o where o.shop_id = :shopId and o.id = :id`;

export function findOrderRow(tx: Tx, shopId: bigint, id: string): Promise<ListedOrder | undefined> {
  return one(tx, { shopId, id });
}

const owed = sql.row('order-owed')`
  select count(*)::int as orders from shop_order where shop_id = :shopId and status = 'pending_payment'`;

/** Orders that wait for the merchant's confirmation. */
export async function countOwed(tx: Tx, shopId: bigint): Promise<number> {
  return (await owed(tx, { shopId }))?.orders ?? 0;
}

const atStake = sql.row('order-at-stake')`
  select coalesce(sum(greatest(0, o.total_units - o.refunded_units - coalesce(c.held, 0))), 0)::bigint
    as units
  from shop_order o left join lateral (
    select sum(held_pending_units + held_available_units) as held from return_case
    where shop_id = :shopId and order_id = o.id and ended_at is null
  ) c on true
  where o.shop_id = :shopId and o.number = any(:numbers::int[])`;

/** What buyers of these orders could still get back, without what is held for their open cases already. */
export async function unitsAtStake(tx: Tx, shopId: bigint, numbers: readonly number[]): Promise<bigint> {
  if (numbers.length === 0) return 0n;
  return (await atStake(tx, { shopId, numbers }))?.units ?? 0n;
}

const first = sql.row('order-is-first')`
  select not exists (select from shop_order e where e.shop_id = :shopId and e.number < o.number
    and e.buyer_email = o.buyer_email) as is_first
  from shop_order o where o.shop_id = :shopId and o.id = :orderId`;

/** True where no earlier order of the shop has the same buyer's address. */
export async function isFirstOrder(tx: Tx, shopId: bigint, orderId: string): Promise<boolean> {
  return (await first(tx, { shopId, orderId }))?.is_first ?? true;
}
