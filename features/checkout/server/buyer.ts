// A buyer's order by its secret link: what became of it, and what the buyer may do.
import { promiseDelivery } from '#domain/delivery-promise.ts';
import { addressOf } from '#domain/geo/postal-address.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf, readRoutedId } from '#domain/wire/ids.ts';
import { paidText } from '#domain/money/paid.ts';
import { serverWords } from '#locales/server.ts';
import type { cancelOrder, confirmReceipt, extendReceipt, orderByLink } from '#features/checkout/contract.ts';
import { titlesIn } from '#features/goods/server/public.ts';
import {
  confirmByBuyer,
  extendByBuyer,
  lifecycle,
  moves,
  orderList,
  orderRows,
  parcelViews,
  payments,
  type Context,
  type ListedOrder,
} from '#features/orders/server/public.ts';
import { expectArrival } from '#features/shipping/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { Call } from '#platform/http/pipeline.ts';
import { cansOf } from './buyer-can.ts';
import { askable, cancelByBuyer } from './buyer-cancel.ts';
import { readOrderToken } from './links.ts';
import { readTaxLines } from './order-taxes.sql.ts';
import { divideOf, divideTax, lineOf } from './paid-parts.ts';

export type BuyerOrder = GivenOf<typeof orderByLink>;

/** Returns and withdrawals of an order as its buyer sees them: a later room's facts, given by the composition. */
export type CasesOf = (
  context: Context,
  order: ListedOrder,
) => Promise<Pick<BuyerOrder, 'cases' | 'withdrawals'>>;

export type BuyerRequest = Context & { readonly call: Pick<Call, 'language'>; readonly casesOf: CasesOf };

/** The shop that a link's call belongs to, for its idempotency key. */
export function shopOfLink(input: { token: string }): bigint | undefined {
  return readRoutedId(input.token.split('.').slice(0, 2).join('.'))?.shopId;
}

function readParts({ tx, shopId, env, call }: BuyerRequest, orderId: string) {
  return Promise.all([
    orderList.findOrderRow(tx, shopId, orderId),
    orderRows.readLines(tx, shopId, [orderId]),
    parcelViews.parcelViews({ tx, shopId, env, language: call.language }, orderId),
    payments.readRefunds(tx, shopId, orderId),
    shopOf(tx, shopId),
    readTaxLines(tx, shopId, orderId),
  ]);
}

/** The order behind a link. */
export async function readByLink(ask: BuyerRequest, orderId: string): Promise<BuyerOrder> {
  const { tx, shopId, env, call } = ask;
  const read = () => readParts(ask, orderId);
  const first = await read();
  // Each read has a moment of its own. An order that came between two of them is read again: its lines came with it.
  const isHalf = first[0] !== undefined && first[1].length === 0;
  const [order, lines, parcels, refunds, shop, taxLines] = isHalf ? await read() : first;
  if (order === undefined) throw refuse('recordNotFound', { reason: 'link' });
  const [{ cases, withdrawals }, paid, expected] = await Promise.all([
    ask.casesOf(ask, order),
    payments.findPaid(tx, shopId, order),
    expectArrival(tx, {
      now: ask.now,
      // An order that was just paid is confirmed within the hour: its days are counted from now.
      confirmedAt: order.confirmed_at ?? (order.status === 'pending_payment' ? ask.now : null),
      parcels: parcels.rows,
      lastScans: parcels.lastScans,
    }),
  ]);
  const goodsIds = lines.map(({ goods_id }) => goods_id);
  // What the shop says since is not what was bought.
  const titles = await titlesIn(tx, call.language, goodsIds, { shopId, asOf: order.paid_at });
  const titleOf = (line: orderRows.LineRow) => titles.get(line.goods_id) ?? line.title;
  const titleOfLine = new Map(lines.map((line) => [String(line.n), titleOf(line)]));
  const { lineUnits, sums } = divideOf(paid, { order, lines, refunds });
  const view: Omit<BuyerOrder, 'can'> = {
    number: orderNumberOf(shopId, order.number),
    status: order.status,
    status_text: serverWords(call.language).status[order.status],
    shop: { handle: shop.handle, name: shop.name },
    lines: lines.map((line, index) =>
      lineOf(line, { title: titleOf(line), paid, units: lineUnits[index] ?? 0n }),
    ),
    ...sums,
    tax_lines: divideTax(paid, { order, taxLines }),
    paid_at: order.paid_at,
    to: addressOf(order.buyer),
    parcels: presentParcels(parcels.views),
    promised: promiseDelivery(order.confirmed_at, parcels.days),
    ...expectedOf(expected),
    delivered_at: order.delivered_at,
    receive_by:
      lifecycle.receiveDate(env.policy, {
        deliveredAt: order.delivered_at,
        receiveExtendedAt: order.receive_extended_at,
      }) ?? null,
    window_ends_at: order.window_ends_at,
    withdrawals,
    cases: cases.map((one) => ({
      ...one,
      lines: one.lines.map((line) => ({ ...line, title: titleOfLine.get(line.id) ?? line.title })),
    })),
    refunds: refunds.map(({ pay_units: units, state, created_at, note }) => ({
      amount: paidText(paid, units),
      state,
      at: created_at.toISOString(),
      note: note === '' ? null : note,
    })),
    version: order.version,
  };
  return { ...view, can: cansOf(ask, order, view) };
}

type View = Awaited<ReturnType<typeof parcelViews.parcelViews>>['views'][number];

function presentParcels(views: readonly View[]): BuyerOrder['parcels'] {
  return views.map(({ id, state, carrier, tracking, steps, hold }) => ({
    id,
    state,
    hold,
    carrier: carrier?.name ?? null,
    tracking,
    steps,
  }));
}

/** On the wire. */
export function expectedOf({ arrival, delay }: Awaited<ReturnType<typeof expectArrival>>) {
  return {
    arrival:
      arrival === undefined
        ? null
        : { from: arrival.from.toISOString(), to: arrival.to.toISOString(), basis: arrival.basis },
    delay: delay ?? null,
  };
}

/** Locks the order behind a link. */
export async function lockByLink(context: Context, orderId: string): Promise<orderRows.OrderRow> {
  const [order] = await orderRows.lockOrders(context.tx, context.shopId, [orderId]);
  if (order === undefined) throw refuse('recordNotFound', { reason: 'link' });
  return order;
}

/** O13, O14, O15 by the buyer's word. An early acceptance takes no statutory right away. */
export async function confirm(ask: BuyerRequest, input: InputOf<typeof confirmReceipt>): Promise<BuyerOrder> {
  const { id } = readOrderToken(input.token, ask.env.secret);
  await confirmByBuyer(ask, await lockByLink(ask, id), input.step);
  return readByLink(ask, id);
}

/** O4 within the minutes after paying; O8 afterwards, which silence grants. */
export async function cancel(ask: BuyerRequest, input: InputOf<typeof cancelOrder>): Promise<BuyerOrder> {
  const { id } = readOrderToken(input.token, ask.env.secret);
  const order = await lockByLink(ask, id);
  if (!askable.includes(order.status)) throw moves.illegalMove(order, 'cancelEarly');
  const done = await cancelByBuyer(ask, order, input.reason ?? '');
  if (done === 'shipped' || done === 'asked_before') throw refuse('invalidOperation', { reason: done });
  return readByLink(ask, id);
}

/** O13: more time to look at what came, once. */
export async function extend(ask: BuyerRequest, input: InputOf<typeof extendReceipt>): Promise<BuyerOrder> {
  const { id } = readOrderToken(input.token, ask.env.secret);
  await extendByBuyer(ask, await lockByLink(ask, id));
  return readByLink(ask, id);
}
