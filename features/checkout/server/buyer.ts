// A buyer's order by its secret link: what became of it, and what the buyer may do.
import type { InputOf, OutputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { orderNumberOf, readRoutedId } from '#domain/ids.ts';
import { formatUnits } from '#domain/money.ts';
import { orderMoves } from '#domain/states/order.ts';
import { addHours, addMinutes } from '#domain/time.ts';
import { serverWords } from '#locales/server.ts';
import type { cancelOrder, confirmReceipt, orderByLink, paymentResult } from '#features/checkout/contract.ts';
import {
  lifecycle,
  moves,
  orderList,
  orderRows,
  parcelRows,
  parcelViews,
  payments,
  present,
  type Ground,
  type ListedOrder,
} from '#features/orders/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { Call } from '#platform/http/pipeline.ts';
import { recordCapture } from './capture.ts';
import { orderTokenOf, readOrderToken } from './links.ts';
import * as sql from './quote.sql.ts';

export type BuyerOrder = OutputOf<typeof orderByLink>;

/** The cases of an order as its buyer sees them: a later room's facts, given by the composition. */
export type CasesOf = (ground: Ground, order: ListedOrder) => Promise<BuyerOrder['cases']>;

export type BuyerAsk = Ground & { readonly call: Pick<Call, 'language'>; readonly casesOf: CasesOf };

/** The shop that a link's call belongs to, for its idempotency key. */
export function shopOfLink(input: { token: string }): bigint | undefined {
  return readRoutedId(input.token.split('.').slice(0, 2).join('.'))?.shopId;
}

/** The order behind a link. */
export async function readByLink(ask: BuyerAsk, orderId: string): Promise<BuyerOrder> {
  const { tx, shopId, world, call } = ask;
  const [order, lines, parcels, refunds, shop] = await Promise.all([
    orderList.findOrderRow(tx, shopId, orderId),
    orderRows.readLines(tx, shopId, [orderId]),
    parcelViews.parcelViews({ tx, shopId, world, language: call.language }, orderId),
    payments.readRefunds(tx, shopId, orderId),
    shopOf(tx, shopId),
  ]);
  if (order === undefined) throw refuse('recordNotFound', { reason: 'link' });
  const asset = present.assetOf(order.currency);
  const amount = (units: bigint) => formatUnits(units, asset);
  const cases = await ask.casesOf(ask, order);
  return {
    number: orderNumberOf(shopId, order.number),
    status: order.status,
    status_text: serverWords(call.language).status[order.status],
    shop: { handle: shop.handle, name: shop.name },
    lines: lines.map((line) => ({
      id: String(line.n),
      code: line.code,
      title: line.title,
      image: present.pictureOf(line.picture, line.title),
      qty: line.qty,
      returned_qty: line.returned_qty,
      unit_price: amount(line.price_units),
      amount: amount(line.price_units * BigInt(line.qty)),
    })),
    goods_total: amount(order.goods_units),
    shipping: amount(order.shipping_units),
    tax: amount(order.tax_units),
    total: amount(order.total_units),
    refunded: amount(order.refunded_units),
    currency: order.currency,
    paid_at: order.paid_at.toISOString(),
    to: present.addressOf(order.buyer),
    parcels: parcels.views.map(({ id, state, carrier, tracking, steps }) => ({
      id,
      state,
      carrier: carrier?.name ?? null,
      tracking,
      steps,
    })),
    promised: parcelViews.promiseOf(order.confirmed_at, parcels.days),
    window_ends_at: present.iso(order.window_ends_at),
    cases,
    refunds: refunds.map(({ units, state, created_at }) => ({
      amount: amount(units),
      state,
      at: created_at.toISOString(),
    })),
    can: cansOf(ask, order, cases),
    version: order.version,
  };
}

/** Statuses from which the table lets a case be opened. */
const returnable: readonly string[] = orderMoves.openCase.from;

/** Statuses in which a buyer may ask to cancel when the free minutes are over. */
const askable: readonly string[] = ['pending_payment', 'to_be_delivered'];

/** What a buyer may do now, until when, or why not. */
function cansOf({ now, world }: BuyerAsk, order: ListedOrder, cases: BuyerOrder['cases']): BuyerOrder['can'] {
  const { status } = order;
  const freeUntil = addMinutes(order.paid_at, world.policy.cancelMinutes);
  const isEarly = status === 'pending_payment' && now <= freeUntil;
  const canAsk = askable.includes(status) && order.cancel_asked_at === null;
  const isLate = order.window_ends_at !== null && now > order.window_ends_at;
  const canReturn = returnable.includes(status);
  const open = cases.find(({ state }) => state === 'requested' || state === 'awaiting_return');
  const row = (action: string, allowed: boolean, until: Date | null, why: string) => ({
    action,
    allowed,
    until: present.iso(until),
    why: allowed ? null : why,
  });
  return [
    row(
      'cancel',
      isEarly || canAsk,
      isEarly ? freeUntil : null,
      order.cancel_asked_at === null ? 'too_late' : 'asked',
    ),
    row('confirm', status === 'delivered', null, 'not_delivered'),
    row('fine', status === 'received', null, 'not_received'),
    row('accept', status === 'pending_acceptance', order.window_ends_at, 'not_open'),
    row('return', canReturn && !isLate, order.window_ends_at, isLate ? 'window_ended' : 'not_delivered'),
    // Faults are told after the window too: the legal guarantee.
    row('report_fault', canReturn, null, 'not_delivered'),
    row('withdraw_return', open !== undefined, null, 'no_case'),
  ];
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
  const order = await lockByLink(ask, id);
  const { act, move } = acts[input.step];
  const [moved] = await act(ask, [order], { actor: 'buyer' });
  if (moved === undefined) throw moves.illegalMove(order, move);
  return readByLink(ask, id);
}

/** O4 within the minutes after paying; O8 afterwards, which silence grants. */
export async function cancel(ask: BuyerAsk, input: InputOf<typeof cancelOrder>): Promise<BuyerOrder> {
  const { tx, shopId, now, world } = ask;
  const { id } = readOrderToken(input.token, world.secret);
  const order = await lockByLink(ask, id);
  const reason = input.reason ?? '';
  const isEarly = now <= addMinutes(order.paid_at, world.policy.cancelMinutes);
  if (order.status === 'pending_payment' && isEarly) {
    await lifecycle.cancelOrders(ask, [order], { actor: 'buyer', move: 'cancelEarly', reason });
    return readByLink(ask, id);
  }
  if (!askable.includes(order.status)) throw moves.illegalMove(order, 'cancelEarly');
  const parcels = await parcelRows.readParcels(tx, shopId, [id]);
  if (parcels.some(({ shipped_at }) => shipped_at !== null))
    throw refuse('invalidOperation', { reason: 'shipped' });
  const isAsked = await orderRows.noteCancelAsked(tx, shopId, id, { at: now, reason });
  if (!isAsked) throw refuse('invalidOperation', { reason: 'asked_before' });
  // Before the confirmation the merchant's own deadline is the answer; from then on this one is.
  if (order.status === 'to_be_delivered') {
    const dueAt = addHours(now, world.policy.cancelAnswerHours);
    await setTimers(tx, shopId, [{ subject: id, kind: 'order.cancel', dueAt }]);
  }
  return readByLink(ask, id);
}

/** What became of a payment. Where the house has not heard of it, the provider is asked. */
export async function result(
  ask: Pick<Ground, 'world' | 'tx' | 'now'>,
  input: InputOf<typeof paymentResult>,
): Promise<OutputOf<typeof paymentResult>> {
  const { world, tx, now } = ask;
  const { shopId, id } = readOrderToken(input.token, world.secret);
  let checkout = await sql.findCheckout(tx, shopId, id);
  if (checkout === undefined) throw refuse('recordNotFound', { reason: 'link' });
  const orderToken = orderTokenOf(shopId, id, world.secret);
  const paymentId = orderToken.split('.').slice(0, 2).join('.');
  if (checkout.state === 'open') {
    const capture = await world.provider.fetch(paymentId);
    if (capture !== undefined) {
      await recordCapture(world, capture);
      checkout = (await sql.findCheckout(tx, shopId, id)) ?? checkout;
    }
  }
  const shop = await shopOf(tx, shopId);
  const order = checkout.state === 'paid' ? await orderList.findOrderRow(tx, shopId, id) : undefined;
  const isOpen = checkout.state === 'open' && checkout.expires_at > now;
  const asset = present.assetOf(checkout.currency);
  const returnUrl = `${world.baseUrl}/s/${shop.handle}/payment/${orderToken}`;
  const payment = { paymentId, asset, units: checkout.total_units, payee: shop.handle, returnUrl };
  return {
    state: stateOf(checkout, isOpen),
    order_no: order === undefined ? null : orderNumberOf(shopId, order.number),
    order_token: orderToken,
    total: formatUnits(checkout.total_units, asset),
    currency: checkout.currency,
    expires_at: isOpen ? checkout.expires_at.toISOString() : null,
    pay_url: isOpen ? (await world.provider.open(payment)).url : null,
    shop: { handle: shop.handle, name: shop.name },
  };
}

function stateOf(checkout: sql.CheckoutState, isOpen: boolean): OutputOf<typeof paymentResult>['state'] {
  if (checkout.state === 'paid') return 'paid';
  if (checkout.captured_units > 0n) return 'refunded';
  return isOpen ? 'open' : 'expired';
}
