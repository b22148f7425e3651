// What carriers bring to an end: orders that were delivered, or came back to their sender (O10, O12).
import { comeBackRecipe } from '#domain/recipes/order.ts';
import { stock } from '#features/goods/server/public.ts';
import { sentMoney } from './cut.ts';
import { moveOrders, type Context } from './moves.ts';
import * as sql from './orders.sql.ts';
import * as parcels from './parcels.sql.ts';
import { takePartBack, type PartBack } from './part-back.ts';
import { startRefunds } from './refunds.ts';
import { windowEnd } from './timers.ts';

/** Parcels of an order that were not cut off. */
export function liveOf(rows: readonly parcels.ParcelRow[], orderId: string): parcels.ParcelRow[] {
  return rows.filter((row) => row.order_id === orderId && row.state !== 'cancelled');
}

/** The last of these times; undefined where one is missing. */
export function latestOf(times: readonly (Date | null)[]): Date | undefined {
  const known = times.flatMap((time) => (time === null ? [] : [time.getTime()]));
  return known.length === 0 || known.length < times.length ? undefined : new Date(Math.max(...known));
}

/** What carriers reported of an order while a case kept it from moving, once it stands at `shipped` again. */
export async function catchUp(context: Context, orderId: string): Promise<void> {
  const { tx, shopId } = context;
  const orders = await sql.lockOrders(tx, shopId, [orderId]);
  await deliverOrders(context, orders, await parcels.readParcels(tx, shopId, [orderId]));
}

/** O10 and O12: delivered with the last parcel; or all of it came back to the sender, or a part. */
export async function deliverOrders(
  context: Context,
  orders: readonly sql.OrderRow[],
  after: readonly parcels.ParcelRow[],
): Promise<void> {
  const shipped = orders.filter(({ status }) => status === 'shipped');
  const isBack = ({ state }: parcels.ParcelRow) => state === 'returned';
  const returned = shipped.filter(({ id }) => liveOf(after, id).every(isBack));
  for (const order of returned) await comeBack(context, order, liveOf(after, order.id));
  const delivered = new Set<string>();
  const back = new Map<string, PartBack>();
  for (const order of shipped.filter((one) => !returned.includes(one))) {
    const live = liveOf(after, order.id);
    if (latestOf(live.filter((row) => !isBack(row)).map((row) => row.delivered_at)) === undefined) continue;
    delivered.add(order.id);
    if (live.some(isBack)) back.set(order.id, await takePartBack(context, order, live.filter(isBack)));
  }
  await moveOrders(
    context,
    shipped.filter(({ id }) => delivered.has(id)),
    {
      // From when we heard of it, which is never before it was: the buyer's days and the money's begin here.
      move: 'deliver',
      actor: 'carrier',
      effect: ({ id }, at) => {
        const end = windowEnd(context.env.policy, { deliveredAt: at, receivedAt: null });
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
  context: Context,
  order: sql.OrderRow,
  rows: readonly parcels.ParcelRow[],
): Promise<void> {
  const lines = await sql.readLines(context.tx, context.shopId, [order.id]);
  const { transfers, refundUnits } = comeBackRecipe(
    sentMoney(order, lines, rows),
    rows.map((row) => ({
      n: row.n,
      supplierId: row.supplier_id,
      costUnits: row.cost_units,
      shipFeeUnits: row.ship_fee_units,
    })),
  );
  const moved = await moveOrders(context, [order], {
    move: 'comeBack',
    actor: 'carrier',
    effect: () => ({ change: { refunded_add: refundUnits }, transfers }),
  });
  if (moved.length === 0) return;
  const back = lines.filter((line) => line.returned_qty < line.qty);
  await stock.restock(
    context,
    back.map((line) => ({ goodsId: line.goods_id, qty: line.qty - line.returned_qty })),
  );
  const refund = { payment_id: order.payment_id, order_id: order.id, case_id: null, units: refundUnits };
  await startRefunds(context, [{ ...refund, reason: 'undeliverable' }]);
}
