// The merchant's side of orders: the list, what confirming costs, and confirming or declining.
import type { Endpoint, InputOf, OutputOf } from '#domain/endpoint.ts';
import { refusals, refuse } from '#domain/errors.ts';
import { orderNumberOf, readOrderNumber } from '#domain/ids.ts';
import { formatUnits } from '#domain/money.ts';
import { toPage } from '#domain/page.ts';
import { orderStatuses } from '#domain/states/order.ts';
import { addMinutes } from '#domain/time.ts';
import {
  linesInList,
  type listOrders,
  type orderLogistics,
  type payAmount,
  type payOrders,
} from '#features/orders/contract.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { cancelOrders, confirmOrders } from './lifecycle.ts';
import * as list from './list.sql.ts';
import { termsOf, type Ground } from './moves.ts';
import * as sql from './orders.sql.ts';
import { parcelViews, promiseOf } from './parcel-views.ts';
import { readParcels } from './parcels.sql.ts';
import { assetOf, netOf, presentOrder, type OrderView } from './present.ts';

type Own<E extends Endpoint> = Act<E> & { readonly shopId: bigint };

/** A page of orders with the counts of all statuses. */
export async function listMerchantOrders(act: Own<typeof listOrders>): Promise<OutputOf<typeof listOrders>> {
  const { tx, shopId, input } = act;
  const { page, page_size: size } = input;
  const offset = (page - 1) * size;
  const [rows, counted] = await Promise.all([
    input.id === undefined
      ? list.listOrderRows(tx, shopId, filterOf(input, shopId), { sort: input.sort, limit: size + 1, offset })
      : list.findOrderRow(tx, shopId, input.id).then((row) => (row === undefined ? [] : [row])),
    list.countOrders(tx, shopId),
  ]);
  if (input.id !== undefined && rows.length === 0) throw refuse('recordNotFound', { field: 'id' });
  const views = await presentAll(act, rows.slice(0, size), input.id === undefined ? linesInList : Infinity);
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0]));
  for (const { status, orders } of counted) counts[status] = orders;
  const all = counted.reduce((sum, { orders }) => sum + orders, 0);
  const isPlain = input.q === undefined && input.from === undefined && input.to === undefined;
  const total = isPlain ? (input.status === 'all' ? all : (counts[input.status] ?? 0)) : null;
  return { counts: { all, ...counts }, ...toPage(rows, { page, page_size: size }, total), list: views };
}

function filterOf(input: InputOf<typeof listOrders>, shopId: bigint): list.OrderFilter {
  const text = input.q === undefined || input.q === '' ? undefined : input.q;
  const number = text === undefined ? undefined : readOrderNumber(text);
  const isOwn = number?.shopId === shopId;
  const plain = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
  return {
    status: input.status === 'all' ? null : input.status,
    number: isOwn ? number.number : plain,
    text: text === undefined || isOwn || plain !== null ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`,
    from: input.from === undefined ? null : new Date(input.from),
    to: input.to === undefined ? null : new Date(input.to),
  };
}

async function presentAll(
  act: Own<typeof listOrders>,
  rows: list.ListedOrder[],
  linesShown: number,
): Promise<OrderView[]> {
  const { tx, shopId, world, now, call } = act;
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const caseIds = rows.flatMap(({ case_id }) => (case_id === null ? [] : [case_id]));
  const [lines, parcels, cases, terms] = await Promise.all([
    sql.readLines(tx, shopId, ids),
    readParcels(tx, shopId, ids),
    caseIds.length === 0 ? [] : list.readOpenCases(tx, shopId, caseIds),
    termsOf({ tx, shopId }),
  ]);
  return rows.map((row) =>
    presentOrder(row, {
      shopId,
      now,
      language: call.language,
      policy: world.policy,
      terms,
      lines: lines.filter((line) => line.order_id === row.id),
      linesShown,
      parcels: parcels.filter((parcel) => parcel.order_id === row.id),
      openCase: cases.find((one) => one.order_id === row.id),
    }),
  );
}

/** What confirming costs: all of it from the buyer's held payment. */
export async function quoteConfirmation(act: Own<typeof payAmount>): Promise<OutputOf<typeof payAmount>> {
  const { tx, shopId, input, world } = act;
  const ids = input.order_id.split(',');
  const rows = (await Promise.all(ids.map((id) => list.findOrderRow(tx, shopId, id)))).flatMap(
    (row) => row ?? [],
  );
  if (rows.length !== ids.length) throw refuse('recordNotFound', { field: 'order_id' });
  const locked = rows.find(({ status }) => status !== 'pending_payment');
  if (locked !== undefined) throw refuse('invalidOperation', { reason: 'not_pending', from: locked.status });
  const lines = await sql.readLines(tx, shopId, ids);
  const terms = await termsOf({ tx, shopId });
  const asset = assetOf(rows[0]?.currency ?? world.policy.currency);
  const amount = (units: bigint) => formatUnits(units, asset);
  const fromBuyer = rows.reduce((sum, row) => sum + row.cost_units + row.supplier_shipping_units, 0n);
  const autoAt = Math.min(
    ...rows.map((row) => addMinutes(row.paid_at, world.policy.autoConfirmMinutes).getTime()),
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
    auto_at: terms.autoConfirm ? new Date(autoAt).toISOString() : null,
  };
}

type PayResult = OutputOf<typeof payOrders>['results'][number];

/** Confirms or declines; each order has its own result, and nothing is ever taken from the wallet. */
export async function confirmOrDecline(act: Own<typeof payOrders>): Promise<OutputOf<typeof payOrders>> {
  const { tx, shopId, input, world, now } = act;
  const ground: Ground = { world, tx, shopId, now };
  const orders = await sql.lockOrders(tx, shopId, [...new Set(input.order_ids)]);
  const asset = assetOf(orders[0]?.currency ?? world.policy.currency);
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
      ? await confirmOrders(ground, fresh, { actor: 'merchant' })
      : await cancelOrders(ground, fresh, {
          actor: 'merchant',
          move: 'decline',
          reason: input.decline.reason,
        });
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

/** Where the parcels of an order are. */
export async function readLogistics(
  act: Own<typeof orderLogistics>,
): Promise<OutputOf<typeof orderLogistics>> {
  const { tx, shopId, input, world, call, now } = act;
  const row = await list.findOrderRow(tx, shopId, input.order_id);
  if (row === undefined) throw refuse('recordNotFound', { field: 'order_id' });
  const parcels = await parcelViews({ tx, shopId, world, language: call.language }, row.id);
  const promised = promiseOf(row.confirmed_at, parcels.days);
  const late = promised === null || row.delivered_at !== null ? 0 : now.getTime() - Date.parse(promised.to);
  return {
    order_no: orderNumberOf(shopId, row.number),
    parcels: parcels.views,
    promised,
    delay: late > 0 ? { days: Math.ceil(late / 86_400_000), reason: 'after_promise' } : null,
  };
}
