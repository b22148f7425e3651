// The merchant's side of orders: what confirming costs, confirming or declining, and where parcels are.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refusals, refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import { promiseDelivery } from '#domain/delivery-promise.ts';
import { addMinutes } from '#domain/time.ts';
import type { orderLogistics, payAmount, payOrders } from '#features/orders/contract.ts';
import { cancelOrders, confirmOrders } from './lifecycle.ts';
import * as list from './list.sql.ts';
import type { Own } from './merchant-list.ts';
import { termsOf, type Context, type Moved } from './moves.ts';
import * as sql from './orders.sql.ts';
import { parcelViews } from './parcel-views.ts';
import { readParcels } from './parcels.sql.ts';
import { netOf } from './present.ts';

/** What confirming costs: all of it from the buyer's held payment. */
export async function quoteConfirmation(act: Own<typeof payAmount>): Promise<GivenOf<typeof payAmount>> {
  const { tx, shopId, input, env } = act;
  const ids = input.order_id.split(',');
  const rows = (await Promise.all(ids.map((id) => list.findOrderRow(tx, shopId, id)))).flatMap(
    (row) => row ?? [],
  );
  if (rows.length !== ids.length) throw refuse('recordNotFound', { field: 'order_id' });
  const locked = rows.find(({ status }) => status !== 'pending_payment');
  if (locked !== undefined) throw refuse('invalidOperation', { reason: 'not_pending', from: locked.status });
  const lines = await sql.readLines(tx, shopId, ids);
  const terms = await termsOf({ tx, shopId });
  const asset = assetOf(rows[0]?.currency ?? env.policy.currency);
  const amount = (units: bigint) => formatUnits(units, asset);
  const fromBuyer = rows.reduce((sum, row) => sum + row.cost_units + row.supplier_shipping_units, 0n);
  const autoAt = Math.min(
    ...rows.map((row) => addMinutes(row.paid_at, env.policy.autoConfirmMinutes).getTime()),
  );
  return {
    list: rows.map((row) => {
      const { commission, net } = netOf(
        row,
        lines.filter((line) => line.order_id === row.id),
      );
      return {
        order_id: row.id,
        number: orderNumberOf(shopId, row.number),
        goods_cost: amount(row.cost_units),
        supplier_shipping: amount(row.supplier_shipping_units),
        commission: amount(commission),
        tax: amount(row.tax_units),
        from_buyer: amount(row.cost_units + row.supplier_shipping_units),
        from_wallet: amount(0n),
        currency: row.currency,
        profit_after: amount(net),
        version: row.version,
      };
    }),
    total: { from_buyer: amount(fromBuyer), from_wallet: amount(0n), currency: asset },
    auto_at: terms.autoConfirm ? new Date(autoAt) : null,
  };
}

type PayResult = GivenOf<typeof payOrders>['results'][number];

/** Confirms or declines; each order has its own result, and nothing is ever taken from the wallet. */
export async function confirmOrDecline(act: Own<typeof payOrders>): Promise<GivenOf<typeof payOrders>> {
  const { tx, shopId, input, env, now } = act;
  const context: Context = { env, tx, shopId, now };
  const orders = await sql.lockOrders(tx, shopId, [...new Set(input.order_ids)]);
  const asset = assetOf(orders[0]?.currency ?? env.policy.currency);
  const zero = formatUnits(0n, asset);
  const no = (id: string, key: keyof typeof refusals, reason: string): PayResult => {
    const order = orders.find((one) => one.id === id);
    const { code } = refusals[key];
    return {
      order_id: id,
      ok: false,
      code,
      reason,
      status: order?.status ?? null,
      from_buyer: zero,
      from_wallet: zero,
    };
  };
  const fresh = orders.filter(({ id, version }) => (input.version?.[id] ?? version) === version);
  const moved =
    input.decline === undefined
      ? await confirmOrders(context, fresh, { actor: 'merchant' })
      : await endOrders(context, fresh, input.decline.reason);
  const results = input.order_ids.map((id): PayResult => {
    const order = orders.find((one) => one.id === id);
    if (order === undefined) return no(id, 'recordNotFound', 'not_found');
    if (!fresh.includes(order)) return no(id, 'staleVersion', 'stale');
    const done = moved.find((one) => one.order.id === id);
    if (done === undefined) return no(id, 'invalidOperation', 'not_pending');
    const cost = input.decline === undefined ? order.cost_units + order.supplier_shipping_units : 0n;
    return {
      order_id: id,
      ok: true,
      code: 200,
      reason: null,
      status: done.status,
      from_buyer: formatUnits(cost, asset),
      from_wallet: zero,
    };
  });
  return { results };
}

/** Declines what is not confirmed; of what is prepared, ends what no carrier has, by whose wish it was. */
async function endOrders(
  context: Context,
  orders: readonly sql.OrderRow[],
  reason: string,
): Promise<Moved[]> {
  const prepared = orders.filter((one) => one.status === 'to_be_delivered');
  const parcels = await readParcels(
    context.tx,
    context.shopId,
    prepared.map(({ id }) => id),
  );
  const sent = new Set(parcels.flatMap((row) => (row.shipped_at === null ? [] : [row.order_id])));
  const unsent = prepared.filter(({ id }) => !sent.has(id));
  const asked = unsent.filter((one) => one.cancel_asked_at !== null);
  const own = unsent.filter((one) => one.cancel_asked_at === null);
  const open = orders.filter(({ status }) => status === 'pending_payment');
  const step = { actor: 'merchant', reason } as const;
  return [
    ...(await cancelOrders(context, open, { ...step, move: 'decline' })),
    ...(await cancelOrders(context, asked, { ...step, move: 'grantCancel' })),
    ...(await cancelOrders(context, own, { ...step, move: 'cancelByShop' })),
  ];
}

/** Where the parcels of an order are. */
export async function readLogistics(
  act: Own<typeof orderLogistics>,
): Promise<GivenOf<typeof orderLogistics>> {
  const { tx, shopId, input, env, call, now } = act;
  const row = await list.findOrderRow(tx, shopId, input.order_id);
  if (row === undefined) throw refuse('recordNotFound', { field: 'order_id' });
  const parcels = await parcelViews({ tx, shopId, env, language: call.language }, row.id);
  const promised = promiseDelivery(row.confirmed_at, parcels.days);
  const late = promised === null || row.delivered_at !== null ? 0 : now.getTime() - Date.parse(promised.to);
  return {
    order_no: orderNumberOf(shopId, row.number),
    parcels: parcels.views,
    promised,
    delay: late > 0 ? { days: Math.ceil(late / 86_400_000), reason: 'after_promise' } : null,
  };
}
