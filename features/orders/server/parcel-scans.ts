// What carriers report of parcels on their way out: the first scan ships an order, the delivery delivers it.
import { shipRecipe } from '#domain/recipes/order.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { stock } from '#features/goods/server/public.ts';
import { post } from '#features/ledger/server/public.ts';
import { latest } from '#domain/time.ts';
import type { CarrierReport } from '#platform/ports/carriers.ts';
import { deliverOrders, latestOf, liveOf } from './deliver.ts';
import { moneyOf, moveOrders, type Context, type Moved } from './moves.ts';
import * as sql from './orders.sql.ts';
import * as holds from './holds/parcel-holds.sql.ts';
import { holdReason } from './hold-reason.ts';
import * as parcels from './parcels.sql.ts';

/** A carrier's report of one parcel of this shop. */
export type ParcelReport = CarrierReport & { readonly orderId: string; readonly n: number };

/** Writes down what a carrier says of parcels and moves what it moves; gives the ids of the scans that are new. */
export async function takeScans(
  context: Context,
  carrier: string,
  said: readonly ParcelReport[],
): Promise<Set<string>> {
  const { tx, shopId, now } = context;
  const orders = await sql.lockOrders(tx, shopId, [...new Set(said.map(({ orderId }) => orderId))]);
  const known = await parcels.readParcels(
    tx,
    shopId,
    orders.map(({ id }) => id),
  );
  // A number that was replaced by another label, or taken off, says nothing of this parcel any more.
  const list = said.filter((event) => known.some((row) => isLabelOf(row, carrier, event)));
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
  const events = list
    .filter(({ event_id: id }) => fresh.has(id))
    .map(({ orderId, n, code, at, place }) => ({ orderId, n, code, at: new Date(at), place }));
  const believed = await judgeScans(context, known, events);
  await moveByScans(context, { orders, rows: known }, believed);
  return fresh;
}

function isLabelOf(row: parcels.ParcelRow, carrier: string, event: ParcelReport): boolean {
  const isParcel = row.order_id === event.orderId && row.n === event.n;
  return isParcel && row.carrier === carrier && row.tracking === event.tracking.toUpperCase();
}

/** A scan of one parcel, at a time that is not after now. */
type OutScan = {
  readonly orderId: string;
  readonly n: number;
  readonly code: CarrierEventCode;
  readonly at: Date;
  readonly place?: string | undefined;
};

/**
 * Holds parcels whose new scans cannot be right, and gives the scans that may be true. Of a parcel that was held because
 * nobody had seen it before its delivery, all of them are, once the carrier has told of it what came before.
 */
async function judgeScans(
  { tx, shopId, now, env }: Context,
  rows: readonly parcels.ParcelRow[],
  events: readonly OutScan[],
): Promise<readonly OutScan[]> {
  const spoken = rows.filter((row) => events.some((event) => isOf(row, event)));
  const ids = [...new Set(spoken.map((row) => row.order_id))];
  const countries = await parcels.readCountries(tx, shopId, ids);
  const isHeld = spoken.some((row) => row.held_at !== null);
  const recorded = isHeld ? (await holds.readHeldScans(tx, { shopId, orderIds: ids })).map(toScan) : [];
  const believed: OutScan[] = [];
  const fresh: holds.NewHold[] = [];
  for (const row of spoken) {
    const own = (row.held_at === null ? events : recorded).filter((event) => isOf(row, event));
    const reason = holdReason(row, own, countries.get(row.order_id));
    const { order_id: orderId, n } = row;
    const label = { carrier: row.carrier ?? '', tracking: row.tracking ?? '' };
    if (row.held_at === null && reason !== undefined)
      fresh.push({ id: env.random.id(now), orderId, n, reason, ...label });
    if (row.held_reason === 'no_acceptance' && reason === undefined)
      await holds.endHold(tx, shopId, { orderId, n }, { at: now, ...explained });
    if (reason === undefined && (row.held_at === null || row.held_reason === 'no_acceptance'))
      believed.push(...own);
  }
  await holds.openHolds(tx, shopId, now, fresh);
  return believed;
}

const explained = { outcome: 'explained', personId: null, note: null } as const;

function toScan({ order_id: orderId, n, code, at, place }: holds.HeldScan): OutScan {
  return { orderId, n, code, at, place };
}

const isOf = (row: parcels.ParcelRow, event: Pick<OutScan, 'orderId' | 'n'>): boolean =>
  event.orderId === row.order_id && event.n === row.n;

/** What was written down while parcels were held, once it counts. */
export async function applyRecorded(
  context: Context,
  orders: readonly sql.OrderRow[],
  scans: readonly holds.HeldScan[],
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  const rows = await parcels.readParcels(context.tx, context.shopId, ids);
  await moveByScans(context, { orders, rows }, scans.map(toScan));
}

type Known = { readonly orders: readonly sql.OrderRow[]; readonly rows: readonly parcels.ParcelRow[] };

/** What the new scans say of each parcel, then what the parcels say of their orders. */
async function moveByScans(
  context: Context,
  { orders, rows }: Known,
  events: readonly OutScan[],
): Promise<void> {
  if (events.length === 0) return;
  const { tx, shopId } = context;
  const scans = rows.flatMap((row) => {
    const own = events.filter((event) => isOf(row, event));
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
  const shipped = await shipOrders(context, orders, { after, first: firstScans.map(({ row }) => row) });
  await deliverOrders(context, current(orders, shipped), after);
}

type Scan = { row: parcels.ParcelRow; scanned: parcels.Scanned };

/** Any scan proves that the carrier has the parcel; the last of delivery and return decides its end. */
function scanOf(row: parcels.ParcelRow, events: readonly OutScan[]): Scan {
  // Handed over before the label was entered is handed over with it.
  const timeOf = ({ at }: OutScan) => latest(at, row.labelled_at ?? at);
  const times = events.map((event) => timeOf(event).getTime());
  const shippedAt = row.shipped_at ?? new Date(Math.min(...times));
  const delivered = events.find(({ code }) => code === 'delivered');
  const returned = events.some(({ code }) => code === 'returned_to_sender');
  const deliveredAt = row.delivered_at ?? (delivered === undefined ? null : timeOf(delivered));
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
  context: Context,
  orders: readonly sql.OrderRow[],
  { after, first }: ParcelsNow,
): Promise<Moved[]> {
  const { tx, shopId } = context;
  const waiting = orders.filter(({ status }) => status === 'to_be_delivered');
  const shipped = new Set(
    waiting.flatMap(({ id }) =>
      latestOf(liveOf(after, id).map((row) => row.shipped_at)) === undefined ? [] : [id],
    ),
  );
  const transfersOf = (order: sql.OrderRow) => {
    const own = first.filter((row) => row.order_id === order.id);
    return own.flatMap((row, index) => {
      const isLast = shipped.has(order.id) && index === own.length - 1;
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
  await leaveWarehouse(context, leaving, first);
  const moved = await moveOrders(
    context,
    waiting.filter(({ id }) => shipped.has(id)),
    {
      // From when we heard of it: no time runs out that nobody knew of.
      move: 'ship',
      actor: 'carrier',
      effect: (order) => ({ transfers: transfersOf(order) }),
    },
  );
  const partly = leaving.filter(({ id }) => !shipped.has(id));
  if (partly.length > 0) await post(tx, shopId, context.now, partly.flatMap(transfersOf));
  return moved;
}

/** Goods leave the shelf with the parcel that carries them. */
async function leaveWarehouse(
  context: Context,
  orders: readonly sql.OrderRow[],
  first: readonly parcels.ParcelRow[],
): Promise<void> {
  if (orders.length === 0) return;
  const lines = await sql.readLines(
    context.tx,
    context.shopId,
    orders.map(({ id }) => id),
  );
  const gone = lines.filter((line) =>
    first.some((row) => row.order_id === line.order_id && row.supplier_id === line.supplier_id),
  );
  await stock.ship(
    context,
    gone.map((line) => ({ goodsId: line.goods_id, qty: line.qty })),
  );
}
