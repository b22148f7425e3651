// Orders as the moves see them: read under lock, changed by compare-and-set, every step written down.
import type { AllowanceChange } from '#domain/recipes/return.ts';
import type { OrderMove } from '#domain/states/order.ts';
import type { OrderStatus } from '#domain/states/order-status.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type OrderRow = RowOf<typeof lock>;

const columns = `id, number, status, version, payment_id, evidence_id, currency, goods_units, shipping_units, tax_units,
  total_units, cost_units, supplier_shipping_units, commission_bps, commission_units, net_units,
  refunded_units, cancel_asked_at, paid_at, confirmed_at, shipped_at, delivered_at, received_at, window_at,
  window_ends_at, accepted_at, stated_at, release_at, released_at, completed_at, cancelled_at, receive_extended_at,
  case_id, shipping_back_units`;

const lock = sql.rows('order-lock')`
  select ${columns} from shop_order where shop_id = :shopId and id = any(:ids::uuid[]) order by id
    for no key update`;

/** Locks orders in the order of their ids and gives them as they stand. */
export function lockOrders(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<OrderRow[]> {
  return lock(tx, { shopId, ids });
}

/** Locks those of these orders that nobody holds, without waiting for the others. */
export const lockFreeOrders = sql.rows('order-lock-free')`
  select ${columns} from shop_order where shop_id = :shopId and id = any(:ids::uuid[])
  order by id for no key update skip locked`;

const find = sql.rows('order-find')`
  select ${columns} from shop_order where shop_id = :shopId and id = any(:ids::uuid[])`;

export function findOrders(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<OrderRow[]> {
  return find(tx, { shopId, ids });
}

/** What a move changes. Absent fields stay as they are. */
export type OrderChange = {
  readonly id: string;
  readonly version: number;
  readonly move: OrderMove;
  readonly from_status: OrderStatus;
  readonly actor: string;
  readonly at: Date;
  readonly reason?: string | undefined;
  readonly confirmed_at?: Date;
  readonly shipped_at?: Date;
  readonly delivered_at?: Date;
  readonly received_at?: Date;
  readonly window_at?: Date;
  readonly window_ends_at?: Date;
  readonly accepted_at?: Date;
  readonly stated_at?: Date;
  readonly release_at?: Date;
  readonly released_at?: Date;
  readonly completed_at?: Date;
  readonly cancelled_at?: Date;
  readonly receive_extended_at?: Date;
  readonly cancel_kind?: string;
  readonly cancel_reason?: string | undefined;
  readonly case_id?: string;
  readonly clear_case?: boolean;
  readonly commission_units?: bigint;
  readonly net_units?: bigint;
  readonly refunded_add?: bigint;
  readonly shipping_back_add?: bigint;
};

const apply = sql.rows('order-apply')`with change as (
    select * from jsonb_to_recordset(:changes::jsonb) as c (id uuid, version int, move text, from_status text,
      actor text, at timestamptz, reason text, confirmed_at timestamptz, shipped_at timestamptz,
      delivered_at timestamptz, received_at timestamptz, window_at timestamptz, window_ends_at timestamptz,
      accepted_at timestamptz, stated_at timestamptz, release_at timestamptz, released_at timestamptz,
      completed_at timestamptz, cancelled_at timestamptz, receive_extended_at timestamptz, cancel_kind text,
      cancel_reason text, case_id uuid, clear_case boolean, commission_units bigint, net_units bigint,
        refunded_add bigint, shipping_back_add bigint)
  ), moved as (
    update shop_order o set
      version = o.version + 1,
      updated_at = :now,
      confirmed_at = coalesce(c.confirmed_at, o.confirmed_at),
      shipped_at = coalesce(c.shipped_at, o.shipped_at),
      delivered_at = coalesce(c.delivered_at, o.delivered_at),
      received_at = coalesce(c.received_at, o.received_at),
      window_at = coalesce(c.window_at, o.window_at),
      window_ends_at = coalesce(c.window_ends_at, o.window_ends_at),
      accepted_at = coalesce(c.accepted_at, o.accepted_at),
      stated_at = coalesce(c.stated_at, o.stated_at),
      release_at = coalesce(c.release_at, o.release_at),
      released_at = coalesce(c.released_at, o.released_at),
      completed_at = coalesce(c.completed_at, o.completed_at),
      cancelled_at = coalesce(c.cancelled_at, o.cancelled_at),
      receive_extended_at = coalesce(c.receive_extended_at, o.receive_extended_at),
      cancel_kind = coalesce(c.cancel_kind, o.cancel_kind),
      cancel_reason = coalesce(c.cancel_reason, o.cancel_reason),
      case_id = case when c.clear_case then null else coalesce(c.case_id, o.case_id) end,
      commission_units = coalesce(c.commission_units, o.commission_units),
      net_units = coalesce(c.net_units, o.net_units),
      refunded_units = o.refunded_units + coalesce(c.refunded_add, 0),
      shipping_back_units = o.shipping_back_units + coalesce(c.shipping_back_add, 0)
    from change c
    -- The ids again as an array: the planner would else guess a hundred and read all orders of the shop.
    where o.shop_id = :shopId and o.id = any(:ids::uuid[])
      and o.id = c.id and o.version = c.version and o.status = c.from_status
    returning o.id, o.version, o.status
  ), written as (
    insert into order_event (shop_id, order_id, version, move, from_status, to_status, actor, at,
      recorded_at, reason)
    select :shopId, m.id, m.version, c.move, c.from_status, m.status, c.actor, c.at, :now,
      coalesce(c.reason, '')
    from moved m join change c on c.id = m.id returning version
  )
  select id, version, status from moved`;

/** bigint and Date as JSON text that the record set reads back without loss. */
function plain(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

/** Applies changes to orders that still stand where they were seen; gives those that moved. */
export function applyChanges(tx: Tx, shopId: bigint, now: Date, changes: readonly OrderChange[]) {
  const ids = changes.map(({ id }) => id);
  return apply(tx, { shopId, changes: JSON.stringify(changes, plain), now, ids });
}

const askCancel = sql.row('order-ask-cancel')`
  update shop_order set cancel_asked_at = :at, cancel_reason = :reason, updated_at = :at, version =
    version + 1
  where shop_id = :shopId and id = :id and cancel_asked_at is null returning id`;

/** Notes that the buyer asked to cancel; false where it was asked before. */
export async function noteCancelAsked(
  tx: Tx,
  shopId: bigint,
  id: string,
  { at, reason }: { at: Date; reason: string },
): Promise<boolean> {
  return (await askCancel(tx, { shopId, id, at, reason })) !== undefined;
}

/**
 * - allowed_units: Given on the pieces that are kept: of their price, its tax, and what the supplier bore
 *   of it.
 */
/**
 * - price_units: Of a piece, in a sale the lower one.
 * - discount_units: What the whole line was sold for less than its pieces: by a price for several, and by a code.
 */
export type LineRow = RowOf<typeof lines>;

const lines = sql.rows('order-lines', 'generic')<{ discount_units: bigint }>`
  select order_id, n, goods_id, code, title, picture, supplier_id, qty, price_units, cost_units, restock_bps,
    returned_qty, allowed_units, allowed_tax_units, allowed_cost_units, list_units, quantity_discount_units,
    code_discount_units, coalesce(quantity_discount_units, 0) + coalesce(code_discount_units, 0) as discount_units
  from order_line where shop_id = :shopId and order_id = any(:orderIds::uuid[]) order by order_id, n`;

export function readLines(tx: Tx, shopId: bigint, orderIds: readonly string[]): Promise<LineRow[]> {
  return lines(tx, { shopId, orderIds });
}

const takeBack = sql.rows('order-return-lines')`update order_line l set returned_qty = l.returned_qty + r.qty
  from unnest(:ns::int[], :qties::int[]) as r (n, qty)
  where l.shop_id = :shopId and l.order_id = :orderId and l.n = r.n and l.returned_qty + r.qty <= l.qty
  returning l.n`;

/** Counts units as returned; gives the lines that could take them. */
export function returnUnits(
  tx: Tx,
  shopId: bigint,
  orderId: string,
  parts: readonly { n: number; qty: number }[],
) {
  return takeBack(tx, { shopId, orderId, ns: parts.map(({ n }) => n), qties: parts.map(({ qty }) => qty) });
}

const allow = sql.run('order-allow-lines')`update order_line l set allowed_units = l.allowed_units + a.units,
    allowed_tax_units = l.allowed_tax_units + a.tax_units, allowed_cost_units = l.allowed_cost_units +
      a.cost_units
  from unnest(:ns::int[], :units::bigint[], :taxUnits::bigint[], :costUnits::bigint[]) as a (n, units,
    tax_units, cost_units)
  where l.shop_id = :shopId and l.order_id = :orderId and l.n = a.n returning l.n`;

/** Notes what was given on pieces that are kept, or takes it off before such pieces come back. */
export async function changeAllowances(
  tx: Tx,
  shopId: bigint,
  orderId: string,
  changes: readonly AllowanceChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await allow(tx, {
    shopId,
    orderId,
    ns: changes.map(({ n }) => n),
    units: changes.map(({ units }) => units),
    taxUnits: changes.map(({ taxUnits }) => taxUnits),
    costUnits: changes.map(({ costUnits }) => costUnits),
  });
}

/** Orders that emails are written about, with what was charged for each and given back of it. */
export const listMailed = sql.rows('order-mailed')<{
  pay_currency: string;
  pay_units: bigint;
  refunded_pay_units: bigint;
}>`
  select o.id, o.buyer, o.status, o.currency, o.goods_units, o.shipping_units, o.tax_units, o.total_units, o.paid_at,
    o.confirmed_at, o.discount_units, o.delivery_discount_units,
    (select k.code from discount_code k where k.shop_id = :shopId and k.id = o.code_id) as code,
    o.delivered_at, coalesce(e.pay_currency, e.currency) as pay_currency, coalesce(e.pay_units, e.units) as pay_units,
    coalesce((select sum(coalesce(r.pay_units, r.units)) from refund r
      where r.shop_id = :shopId and r.order_id = o.id), 0)::bigint as refunded_pay_units
  from shop_order o join payment_evidence e on e.shop_id = :shopId and e.id = o.evidence_id
  where o.shop_id = :shopId and o.id = any(:orderIds::uuid[])`;
