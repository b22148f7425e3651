// What carriers report: the first scan ships an order, the delivery delivers it.
import { shipRecipe } from '#domain/recipes/order.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { shipStock } from '#features/goods/server/public.ts';
import { post } from '#features/ledger/server/public.ts';
import type { World } from '#platform/world.ts';
import { deliverOrders, latestOf, liveOf } from './deliver.ts';
import { moneyOf, moveOrders, type Ground, type Moved } from './moves.ts';
import * as sql from './orders.sql.ts';
import * as parcels from './parcels.sql.ts';
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

/** Scans of goods on their way back, of one shop; gives the ids of those that are new. */
export type ReturnScans = (
  ground: Ground,
  carrier: string,
  scans: readonly (CarrierEvent & { readonly caseId: string; readonly n: number })[],
) => Promise<Set<string>>;

type Scanning = { readonly carrier: string; readonly onReturn: ReturnScans };

/** Applies a carrier's scans shop by shop, in the order of their times; a scan that came before changes nothing. */
export async function applyScans(
  world: World,
  scanning: Scanning,
  events: readonly CarrierEvent[],
): Promise<EventResult[]> {
  const { carrier } = scanning;
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
    for (const result of await scanShop(world, scanning, { shopId, list }))
      results.set(result.event_id, result);
  }
  return events.map(({ event_id }) => results.get(event_id) ?? { event_id, applied: false, reason: 'lost' });
}

type ShopScans = { shopId: bigint; list: (CarrierEvent & Tracked)[] };

/** Parcels on their way out and on their way back lock different rows, so each have a transaction of their own. */
async function scanShop(
  world: World,
  { carrier, onReturn }: Scanning,
  { shopId, list }: ShopScans,
): Promise<EventResult[]> {
  const out = list.filter(({ isReturn }) => !isReturn);
  const back = list.filter(({ isReturn }) => isReturn);
  const groundOf = (tx: Ground['tx']): Ground => ({ world, tx, shopId, now: world.clock.now() });
  const fresh = new Set<string>();
  if (out.length > 0) {
    const seen = await world.db.transaction((tx) => trackOut(groundOf(tx), carrier, out));
    for (const id of seen) fresh.add(id);
  }
  if (back.length > 0) {
    const scans = back.map((event) => ({ ...event, caseId: event.orderId }));
    const seen = await world.db.transaction((tx) => onReturn(groundOf(tx), carrier, scans));
    for (const id of seen) fresh.add(id);
  }
  return list.map(({ event_id }) => {
    const applied = fresh.has(event_id);
    return { event_id, applied, reason: applied ? null : 'seen_before' };
  });
}

async function trackOut(
  ground: Ground,
  carrier: string,
  list: readonly (CarrierEvent & Tracked)[],
): Promise<Set<string>> {
  const { tx, shopId, now } = ground;
  const orders = await sql.lockOrders(tx, shopId, [...new Set(list.map(({ orderId }) => orderId))]);
  const rows = list.map((event) => ({
    order_id: event.orderId,
    n: event.n,
    event_id: event.event_id,
    code: event.code,
    at: new Date(event.at),
    place: event.place ?? '',
    raw: event.raw ?? '',
  }));
  const fresh = await parcels.addTracking(tx, shopId, { carrier, now }, rows);
  await moveByScans(
    ground,
    orders,
    list.filter(({ event_id }) => fresh.has(event_id)),
  );
  return fresh;
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
