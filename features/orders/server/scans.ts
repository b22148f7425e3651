// What carriers report: the first scan ships an order, the delivery delivers it.
import { comeBackRecipe, shipRecipe } from '#domain/recipes/order.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { restock, shipStock } from '#features/goods/server/public.ts';
import { post } from '#features/ledger/server/public.ts';
import type { World } from '#platform/world.ts';
import { sentMoney } from './cut.ts';
import { moneyOf, moveOrders, type Ground, type Moved } from './moves.ts';
import * as sql from './orders.sql.ts';
import * as parcels from './parcels.sql.ts';
import { takePartBack, type PartBack } from './part-back.ts';
import { startRefunds } from './refunds.ts';
import { windowEnd } from './timers.ts';
import { findTracking, type Tracked } from './tracking.ts';

export type CarrierEvent = {
  readonly event_id: string;
  readonly tracking: string;
  readonly code: CarrierEventCode;
  readonly at: string;
  readonly place?: string | undefined;
  readonly raw?: string | undefined;
};

type EventResult = { event_id: string; applied: boolean; reason: string | null };

/** Applies a carrier's scans shop by shop, in the order of their times; a scan that came before changes nothing. */
export async function applyScans(
  world: World,
  carrier: string,
  events: readonly CarrierEvent[],
): Promise<EventResult[]> {
  const places = await findTracking(
    world.db.direct,
    carrier,
    events.map(({ tracking }) => tracking.toUpperCase()),
  );
  const results = new Map<string, EventResult>();
  const byShop = new Map<bigint, (CarrierEvent & Tracked)[]>();
  for (const event of events) {
    const place = places.get(event.tracking.toUpperCase());
    if (place === undefined)
      results.set(event.event_id, { event_id: event.event_id, applied: false, reason: 'unknown_tracking' });
    else byShop.set(place.shopId, [...(byShop.get(place.shopId) ?? []), { ...event, ...place }]);
  }
  for (const [shopId, list] of byShop) {
    for (const result of await scanShop(world, carrier, { shopId, list }))
      results.set(result.event_id, result);
  }
  return events.map(({ event_id }) => results.get(event_id) ?? { event_id, applied: false, reason: 'lost' });
}

type ShopScans = { shopId: bigint; list: (CarrierEvent & Tracked)[] };

function scanShop(world: World, carrier: string, { shopId, list }: ShopScans): Promise<EventResult[]> {
  return world.db.transaction(async (tx) => {
    const now = world.clock.now();
    const ground: Ground = { world, tx, shopId, now };
    const orders = await sql.lockOrders(tx, shopId, [...new Set(list.map(({ orderId }) => orderId))]);
    const fresh = await parcels.addTracking(
      tx,
      shopId,
      { carrier, now },
      list.map((event) => ({
        order_id: event.orderId,
        n: event.n,
        event_id: event.event_id,
        code: event.code,
        at: new Date(event.at),
        place: event.place ?? '',
        raw: event.raw ?? '',
      })),
    );
    await moveByScans(
      ground,
      orders,
      list.filter(({ event_id }) => fresh.has(event_id)),
    );
    return list.map(({ event_id }) => ({
      event_id,
      applied: fresh.has(event_id),
      reason: fresh.has(event_id) ? null : 'seen_before',
    }));
  });
}

/** What the new scans say of each parcel, then what the parcels say of their orders. */
async function moveByScans(
  ground: Ground,
  orders: readonly sql.OrderRow[],
  events: (CarrierEvent & Tracked)[],
): Promise<void> {
  if (events.length === 0) return;
  const { tx, shopId } = ground;
  const rows = await parcels.readParcels(
    tx,
    shopId,
    orders.map(({ id }) => id),
  );
  const scans = rows.flatMap((row) => {
    const own = events.filter((event) => event.orderId === row.order_id && event.n === row.n);
    return own.length === 0 ? [] : [scanOf(row, own)];
  });
  const firstScans = scans.filter(
    ({ row, scanned }) => row.shipped_at === null && scanned.shippedAt !== null,
  );
  await parcels.scanParcels(
    tx,
    shopId,
    scans.map(({ scanned }) => scanned),
  );
  const after = rows.map((row) => {
    const found = scans.find((scan) => scan.row === row)?.scanned;
    return found === undefined
      ? row
      : {
          ...row,
          state: found.state,
          shipped_at: row.shipped_at ?? found.shippedAt,
          delivered_at: row.delivered_at ?? found.deliveredAt,
        };
  });
  const shipped = await shipOrders(ground, orders, { after, first: firstScans.map(({ row }) => row) });
  await deliverOrders(ground, current(orders, shipped), after);
}

type Scan = { row: parcels.ParcelRow; scanned: parcels.Scanned };

/** Any scan proves that the carrier has the parcel; the last of delivery and return decides its end. */
function scanOf(row: parcels.ParcelRow, events: readonly CarrierEvent[]): Scan {
  const times = events.map(({ at }) => new Date(at).getTime());
  const shippedAt = row.shipped_at ?? new Date(Math.min(...times));
  const delivered = events.find(({ code }) => code === 'delivered');
  const returned = events.some(({ code }) => code === 'returned_to_sender');
  const deliveredAt = row.delivered_at ?? (delivered === undefined ? null : new Date(delivered.at));
  const state = returned
    ? 'returned'
    : deliveredAt === null
      ? row.state === 'returned'
        ? 'returned'
        : 'shipped'
      : 'delivered';
  return { row, scanned: { orderId: row.order_id, n: row.n, state, shippedAt, deliveredAt } };
}

function current(orders: readonly sql.OrderRow[], moved: readonly Moved[]): sql.OrderRow[] {
  return orders.map((order) => {
    const found = moved.find((one) => one.order.id === order.id);
    return found === undefined ? order : { ...order, status: found.status, version: found.version };
  });
}

function liveOf(rows: readonly parcels.ParcelRow[], orderId: string): parcels.ParcelRow[] {
  return rows.filter((row) => row.order_id === orderId && row.state !== 'cancelled');
}

function latestOf(times: readonly (Date | null)[]): Date | undefined {
  const known = times.flatMap((time) => (time === null ? [] : [time.getTime()]));
  return known.length === 0 || known.length < times.length ? undefined : new Date(Math.max(...known));
}

type ParcelsNow = { after: parcels.ParcelRow[]; first: readonly parcels.ParcelRow[] };

/** O7: each parcel's first scan pays its supplier; the last one makes the order shipped. */
async function shipOrders(
  ground: Ground,
  orders: readonly sql.OrderRow[],
  { after, first }: ParcelsNow,
): Promise<Moved[]> {
  const { tx, shopId } = ground;
  const waiting = orders.filter(({ status }) => status === 'to_be_delivered');
  const shippedAt = new Map<string, Date>();
  for (const { id } of waiting) {
    const at = latestOf(liveOf(after, id).map((row) => row.shipped_at));
    if (at !== undefined) shippedAt.set(id, at);
  }
  const transfersOf = (order: sql.OrderRow) => {
    const own = first.filter((row) => row.order_id === order.id);
    return own.flatMap((row, index) => {
      const isLast = shippedAt.has(order.id) && index === own.length - 1;
      const parcel = {
        n: row.n,
        supplierId: row.supplier_id,
        costUnits: row.cost_units,
        shipFeeUnits: row.ship_fee_units,
      };
      return shipRecipe(moneyOf(order), parcel, isLast);
    });
  };
  const leaving = waiting.filter((order) => first.some((row) => row.order_id === order.id));
  await leaveWarehouse(ground, leaving, first);
  const moved = await moveOrders(
    ground,
    waiting.filter(({ id }) => shippedAt.has(id)),
    {
      move: 'ship',
      actor: 'carrier',
      at: shippedAt,
      effect: (order) => ({ transfers: transfersOf(order) }),
    },
  );
  const partly = leaving.filter(({ id }) => !shippedAt.has(id));
  if (partly.length > 0) await post(tx, shopId, ground.now, partly.flatMap(transfersOf));
  return moved;
}

/** Goods leave the shelf with the parcel that carries them. */
async function leaveWarehouse(
  ground: Ground,
  orders: readonly sql.OrderRow[],
  first: readonly parcels.ParcelRow[],
): Promise<void> {
  if (orders.length === 0) return;
  const lines = await sql.readLines(
    ground.tx,
    ground.shopId,
    orders.map(({ id }) => id),
  );
  const gone = lines.filter((line) =>
    first.some((row) => row.order_id === line.order_id && row.supplier_id === line.supplier_id),
  );
  await shipStock(
    ground.tx,
    gone.map((line) => ({ goodsId: line.goods_id, qty: line.qty })),
  );
}

/** What carriers reported of an order while a case kept it from moving, once it stands at `shipped` again. */
export async function catchUp(ground: Ground, orderId: string): Promise<void> {
  const { tx, shopId } = ground;
  const orders = await sql.lockOrders(tx, shopId, [orderId]);
  await deliverOrders(ground, orders, await parcels.readParcels(tx, shopId, [orderId]));
}

/** O10 and O12: delivered with the last parcel; or all of it came back to the sender, or a part. */
async function deliverOrders(
  ground: Ground,
  orders: readonly sql.OrderRow[],
  after: readonly parcels.ParcelRow[],
): Promise<void> {
  const shipped = orders.filter(({ status }) => status === 'shipped');
  const isBack = ({ state }: parcels.ParcelRow) => state === 'returned';
  const returned = shipped.filter(({ id }) => liveOf(after, id).every(isBack));
  for (const order of returned) await comeBack(ground, order, liveOf(after, order.id));
  const deliveredAt = new Map<string, Date>();
  const back = new Map<string, PartBack>();
  for (const order of shipped.filter((one) => !returned.includes(one))) {
    const live = liveOf(after, order.id);
    const at = latestOf(live.filter((row) => !isBack(row)).map((row) => row.delivered_at));
    if (at === undefined) continue;
    deliveredAt.set(order.id, at);
    if (live.some(isBack)) back.set(order.id, await takePartBack(ground, order, live.filter(isBack)));
  }
  await moveOrders(
    ground,
    shipped.filter(({ id }) => deliveredAt.has(id)),
    {
      move: 'deliver',
      actor: 'carrier',
      at: deliveredAt,
      effect: ({ id }, at) => {
        const end = windowEnd(ground.world.policy, { deliveredAt: at, receivedAt: null });
        const part = back.get(id);
        return {
          change: {
            ...(end === undefined ? {} : { window_ends_at: end }),
            ...(part === undefined ? {} : { refunded_add: part.refundUnits }),
          },
          transfers: part?.transfers ?? [],
        };
      },
    },
  );
}

async function comeBack(
  ground: Ground,
  order: sql.OrderRow,
  rows: readonly parcels.ParcelRow[],
): Promise<void> {
  const lines = await sql.readLines(ground.tx, ground.shopId, [order.id]);
  const { transfers, refundUnits } = comeBackRecipe(
    sentMoney(order, lines, rows),
    rows.map((row) => ({
      n: row.n,
      supplierId: row.supplier_id,
      costUnits: row.cost_units,
      shipFeeUnits: row.ship_fee_units,
    })),
  );
  const moved = await moveOrders(ground, [order], {
    move: 'comeBack',
    actor: 'carrier',
    effect: () => ({ change: { refunded_add: refundUnits }, transfers }),
  });
  if (moved.length === 0) return;
  const back = lines.filter((line) => line.returned_qty < line.qty);
  await restock(
    ground.tx,
    back.map((line) => ({ goodsId: line.goods_id, qty: line.qty - line.returned_qty })),
  );
  const refund = { payment_id: order.payment_id, order_id: order.id, case_id: null, units: refundUnits };
  await startRefunds(ground, [{ ...refund, reason: 'undeliverable' }]);
}
