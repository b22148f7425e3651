// Orders as the moves see them: read under lock, changed by compare-and-set, every step written down.
import type { AllowanceChange } from '#domain/recipes/return.ts';
import type { OrderMove } from '#domain/states/order.ts';
import type { OrderStatus } from '#domain/states/order-status.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type OrderRow = {
  id: string;
  number: number;
  status: OrderStatus;
  version: number;
  payment_id: string;
  evidence_id: string;
  currency: string;
  goods_units: bigint;
  shipping_units: bigint;
  tax_units: bigint;
  total_units: bigint;
  cost_units: bigint;
  supplier_shipping_units: bigint;
  commission_bps: number;
  commission_units: bigint | null;
  net_units: bigint | null;
  refunded_units: bigint;
  cancel_asked_at: Date | null;
  paid_at: Date;
  confirmed_at: Date | null;
  shipped_at: Date | null;
  delivered_at: Date | null;
  received_at: Date | null;
  window_at: Date | null;
  window_ends_at: Date | null;
  accepted_at: Date | null;
  stated_at: Date | null;
  release_at: Date | null;
  released_at: Date | null;
  completed_at: Date | null;
  cancelled_at: Date | null;
  receive_extended_at: Date | null;
  case_id: string | null;
};

const columns = `id, number, status, version, payment_id, evidence_id, currency, goods_units, shipping_units, tax_units,
  total_units, cost_units, supplier_shipping_units, commission_bps, commission_units, net_units,
  refunded_units, cancel_asked_at, paid_at, confirmed_at, shipped_at, delivered_at, received_at, window_at,
  window_ends_at, accepted_at, stated_at, release_at, released_at, completed_at, cancelled_at, receive_extended_at,
  case_id`;

const lock = statement<OrderRow>(
  'order-lock',
  `select ${columns} from shop_order where shop_id = $1 and id = any($2::uuid[]) order by id for no key update`,
);

/** Locks orders in the order of their ids and gives them as they stand. */
export function lockOrders(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<OrderRow[]> {
  return tx.rows(lock, [shopId, ids]);
}

const lockFree = statement<OrderRow>(
  'order-lock-free',
  `select ${columns} from shop_order where shop_id = $1 and id = any($2::uuid[])
   order by id for no key update skip locked`,
);

/** Locks those of these orders that nobody holds, without waiting for the others. */
export function lockFreeOrders(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<OrderRow[]> {
  return tx.rows(lockFree, [shopId, ids]);
}

const find = statement<OrderRow>(
  'order-find',
  `select ${columns} from shop_order where shop_id = $1 and id = any($2::uuid[])`,
);

export function findOrders(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<OrderRow[]> {
  return tx.rows(find, [shopId, ids]);
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
};

const apply = statement<{ id: string; version: number; status: OrderStatus }>(
  'order-apply',
  `with change as (
     select * from jsonb_to_recordset($2::jsonb) as c (id uuid, version int, move text, from_status text,
       actor text, at timestamptz, reason text, confirmed_at timestamptz, shipped_at timestamptz,
       delivered_at timestamptz, received_at timestamptz, window_at timestamptz, window_ends_at timestamptz,
       accepted_at timestamptz, stated_at timestamptz, release_at timestamptz, released_at timestamptz,
       completed_at timestamptz, cancelled_at timestamptz, receive_extended_at timestamptz, cancel_kind text,
       cancel_reason text, case_id uuid, clear_case boolean, commission_units bigint, net_units bigint, refunded_add bigint)
   ), moved as (
     update shop_order o set
       version = o.version + 1,
       updated_at = $3,
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
       refunded_units = o.refunded_units + coalesce(c.refunded_add, 0)
     from change c
     -- The ids again as an array: the planner would else guess a hundred and read all orders of the shop.
     where o.shop_id = $1 and o.id = any($4::uuid[])
       and o.id = c.id and o.version = c.version and o.status = c.from_status
     returning o.id, o.version, o.status
   ), written as (
     insert into order_event (shop_id, order_id, version, move, from_status, to_status, actor, at,
       recorded_at, reason)
     select $1, m.id, m.version, c.move, c.from_status, m.status, c.actor, c.at, $3, coalesce(c.reason, '')
     from moved m join change c on c.id = m.id
   )
   select id, version, status from moved`,
);

/** bigint and Date as JSON text that the record set reads back without loss. */
function plain(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

/** Applies changes to orders that still stand where they were seen; gives those that moved. */
export function applyChanges(tx: Tx, shopId: bigint, now: Date, changes: readonly OrderChange[]) {
  const ids = changes.map(({ id }) => id);
  return tx.rows(apply, [shopId, JSON.stringify(changes, plain), now, ids]);
}

const askCancel = statement<{ id: string }>(
  'order-ask-cancel',
  `update shop_order set cancel_asked_at = $3, cancel_reason = $4, updated_at = $3, version = version + 1
   where shop_id = $1 and id = $2 and cancel_asked_at is null returning id`,
);

/** Notes that the buyer asked to cancel; false where it was asked before. */
export async function noteCancelAsked(
  tx: Tx,
  shopId: bigint,
  id: string,
  { at, reason }: { at: Date; reason: string },
): Promise<boolean> {
  return (await tx.row(askCancel, [shopId, id, at, reason])) !== undefined;
}

export type LineRow = {
  order_id: string;
  n: number;
  goods_id: string;
  code: string;
  title: string;
  picture: string;
  supplier_id: string;
  qty: number;
  price_units: bigint;
  cost_units: bigint;
  restock_bps: number;
  returned_qty: number;
  /** Given on the pieces that are kept: of their price, its tax, and what the supplier bore of it. */
  allowed_units: bigint;
  allowed_tax_units: bigint;
  allowed_cost_units: bigint;
};

const lines = statement<LineRow>(
  'order-lines',
  `select order_id, n, goods_id, code, title, picture, supplier_id, qty, price_units, cost_units, restock_bps,
     returned_qty, allowed_units, allowed_tax_units, allowed_cost_units
   from order_line where shop_id = $1 and order_id = any($2::uuid[]) order by order_id, n`,
);

export function readLines(tx: Tx, shopId: bigint, orderIds: readonly string[]): Promise<LineRow[]> {
  return tx.rows(lines, [shopId, orderIds]);
}

const takeBack = statement<{ n: number }>(
  'order-return-lines',
  `update order_line l set returned_qty = l.returned_qty + r.qty
   from unnest($3::int[], $4::int[]) as r (n, qty)
   where l.shop_id = $1 and l.order_id = $2 and l.n = r.n and l.returned_qty + r.qty <= l.qty
   returning l.n`,
);

/** Counts units as returned; gives the lines that could take them. */
export function returnUnits(
  tx: Tx,
  shopId: bigint,
  orderId: string,
  parts: readonly { n: number; qty: number }[],
) {
  return tx.rows(takeBack, [shopId, orderId, parts.map(({ n }) => n), parts.map(({ qty }) => qty)]);
}

const allow = statement<{ n: number }>(
  'order-allow-lines',
  `update order_line l set allowed_units = l.allowed_units + a.units,
     allowed_tax_units = l.allowed_tax_units + a.tax_units, allowed_cost_units = l.allowed_cost_units + a.cost_units
   from unnest($3::int[], $4::bigint[], $5::bigint[], $6::bigint[]) as a (n, units, tax_units, cost_units)
   where l.shop_id = $1 and l.order_id = $2 and l.n = a.n returning l.n`,
);

/** Notes what was given on pieces that are kept, or takes it off before such pieces come back. */
export async function changeAllowances(
  tx: Tx,
  shopId: bigint,
  orderId: string,
  changes: readonly AllowanceChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.rows(allow, [
    shopId,
    orderId,
    changes.map(({ n }) => n),
    changes.map(({ units }) => units),
    changes.map(({ taxUnits }) => taxUnits),
    changes.map(({ costUnits }) => costUnits),
  ]);
}
