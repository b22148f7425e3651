// A buyer's order by its secret link: what became of it, and what the buyer may do.
import type { InputOf, OutputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { orderNumberOf, readRoutedId } from '#domain/ids.ts';
import { formatUnits } from '#domain/money.ts';
import { serverWords } from '#locales/server.ts';
import type { cancelOrder, confirmReceipt, extendReceipt, orderByLink } from '#features/checkout/contract.ts';
import { titlesIn } from '#features/goods/server/public.ts';
import {
  lifecycle,
  moves,
  orderList,
  orderRows,
  parcelViews,
  payments,
  present,
  type Ground,
  type ListedOrder,
} from '#features/orders/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { Call } from '#platform/http/pipeline.ts';
import { cansOf } from './buyer-can.ts';
import { askable, cancelByBuyer } from './buyer-cancel.ts';
import { readOrderToken } from './links.ts';
import { readTaxLines } from './rates.sql.ts';

export type BuyerOrder = OutputOf<typeof orderByLink>;

/** Returns and withdrawals of an order as its buyer sees them: a later room's facts, given by the composition. */
export type CasesOf = (
  ground: Ground,
  order: ListedOrder,
) => Promise<Pick<BuyerOrder, 'cases' | 'withdrawals'>>;

export type BuyerAsk = Ground & { readonly call: Pick<Call, 'language'>; readonly casesOf: CasesOf };

/** The shop that a link's call belongs to, for its idempotency key. */
export function shopOfLink(input: { token: string }): bigint | undefined {
  return readRoutedId(input.token.split('.').slice(0, 2).join('.'))?.shopId;
}

type Amount = (units: bigint) => string;

function lineOf(line: orderRows.LineRow, title: string, amount: Amount): BuyerOrder['lines'][number] {
  return {
    id: String(line.n),
    code: line.code,
    title,
    image: present.pictureOf(line.picture, title),
    qty: line.qty,
    returned_qty: line.returned_qty,
    unit_price: amount(line.price_units),
    amount: amount(line.price_units * BigInt(line.qty)),
  };
}

function sumsOf(order: ListedOrder, amount: Amount) {
  return {
    goods_total: amount(order.goods_units),
    shipping: amount(order.shipping_units),
    tax: amount(order.tax_units),
    total: amount(order.total_units),
    refunded: amount(order.refunded_units),
    currency: order.currency,
  };
}

/** The order behind a link. */
export async function readByLink(ask: BuyerAsk, orderId: string): Promise<BuyerOrder> {
  const { tx, shopId, world, call } = ask;
  const [order, lines, parcels, refunds, shop, taxLines] = await Promise.all([
    orderList.findOrderRow(tx, shopId, orderId),
    orderRows.readLines(tx, shopId, [orderId]),
    parcelViews.parcelViews({ tx, shopId, world, language: call.language }, orderId),
    payments.readRefunds(tx, shopId, orderId),
    shopOf(tx, shopId),
    readTaxLines(tx, shopId, orderId),
  ]);
  if (order === undefined) throw refuse('recordNotFound', { reason: 'link' });
  const asset = present.assetOf(order.currency);
  const amount = (units: bigint) => formatUnits(units, asset);
  const [{ cases, withdrawals }, expected] = await Promise.all([
    ask.casesOf(ask, order),
    parcelViews.expectArrival(tx, {
      now: ask.now,
      confirmedAt: order.confirmed_at,
      parcels: parcels.rows,
      lastScans: parcels.lastScans,
    }),
  ]);
  const goodsIds = lines.map(({ goods_id }) => goods_id);
  const titles = await titlesIn(tx, call.language, goodsIds);
  const titleOf = (line: orderRows.LineRow) => titles.get(line.goods_id) ?? line.title;
  const titleOfLine = new Map(lines.map((line) => [String(line.n), titleOf(line)]));
  const view: Omit<BuyerOrder, 'can'> = {
    number: orderNumberOf(shopId, order.number),
    status: order.status,
    status_text: serverWords(call.language).status[order.status],
    shop: { handle: shop.handle, name: shop.name },
    lines: lines.map((line) => lineOf(line, titleOf(line), amount)),
    ...sumsOf(order, amount),
    tax_lines: taxLines,
    paid_at: order.paid_at.toISOString(),
    to: present.addressOf(order.buyer),
    parcels: presentParcels(parcels.views),
    promised: parcelViews.promiseOf(order.confirmed_at, parcels.days),
    ...expectedOf(expected),
    delivered_at: present.iso(order.delivered_at),
    receive_by: present.iso(
      lifecycle.receiveDate(world.policy, {
        deliveredAt: order.delivered_at,
        receiveExtendedAt: order.receive_extended_at,
      }),
    ),
    window_ends_at: present.iso(order.window_ends_at),
    withdrawals,
    cases: cases.map((one) => ({
      ...one,
      lines: one.lines.map((line) => ({ ...line, title: titleOfLine.get(line.id) ?? line.title })),
    })),
    refunds: refunds.map(({ units, state, created_at }) => ({
      amount: amount(units),
      state,
      at: created_at.toISOString(),
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

function expectedOf({ arrival, delay }: Awaited<ReturnType<typeof parcelViews.expectArrival>>) {
  return {
    arrival:
      arrival === undefined
        ? null
        : { from: arrival.from.toISOString(), to: arrival.to.toISOString(), basis: arrival.basis },
    delay: delay ?? null,
  };
}

/** Locks the order behind a link. */
export async function lockByLink(ground: Ground, orderId: string): Promise<orderRows.OrderRow> {
  const [order] = await orderRows.lockOrders(ground.tx, ground.shopId, [orderId]);
  if (order === undefined) throw refuse('recordNotFound', { reason: 'link' });
  return order;
}

const acts = {
  received: { act: lifecycle.receiveOrders, move: 'receive' },
  fine: { act: lifecycle.openWindows, move: 'openWindow' },
  accept: { act: lifecycle.acceptOrders, move: 'accept' },
} as const;

/** O13, O14, O15 by the buyer's word. An early acceptance takes no statutory right away. */
export async function confirm(ask: BuyerAsk, input: InputOf<typeof confirmReceipt>): Promise<BuyerOrder> {
  const { id } = readOrderToken(input.token, ask.world.secret);
  if (input.step === 'received') {
    await lockByLink(ask, id);
    await lifecycle.clearByBuyer(ask, id);
  }
  const order = await lockByLink(ask, id);
  const { act, move } = acts[input.step];
  const [moved] = await act(ask, [order], { actor: 'buyer' });
  if (moved === undefined) throw moves.illegalMove(order, move);
  return readByLink(ask, id);
}

/** O4 within the minutes after paying; O8 afterwards, which silence grants. */
export async function cancel(ask: BuyerAsk, input: InputOf<typeof cancelOrder>): Promise<BuyerOrder> {
  const { id } = readOrderToken(input.token, ask.world.secret);
  const order = await lockByLink(ask, id);
  if (!askable.includes(order.status)) throw moves.illegalMove(order, 'cancelEarly');
  const done = await cancelByBuyer(ask, order, input.reason ?? '');
  if (done === 'shipped' || done === 'asked_before') throw refuse('invalidOperation', { reason: done });
  return readByLink(ask, id);
}

/** O13: more time to look at what came, once. */
export async function extend(ask: BuyerAsk, input: InputOf<typeof extendReceipt>): Promise<BuyerOrder> {
  const { id } = readOrderToken(input.token, ask.world.secret);
  const order = await lockByLink(ask, id);
  if (order.receive_extended_at !== null) throw refuse('invalidOperation', { reason: 'extended_before' });
  const [moved] = await lifecycle.extendOrders(ask, [order], { actor: 'buyer' });
  if (moved === undefined) throw moves.illegalMove(order, 'extend');
  return readByLink(ask, id);
}
