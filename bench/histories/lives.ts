// What people do in a history: an order from the quote to its end, and what merchants do beside it.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readRoutedId } from '#domain/wire/ids.ts';
import { testCarrierCode } from '#apps/server/dependencies.ts';
import {
  cancelOrder,
  checkout,
  confirmReceipt,
  orderByLink,
  paymentWebhook,
  quoteCart,
} from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { payOrders } from '#features/orders/contract.ts';
import { inspectReturn, requestReturn } from '#features/returns/contract.ts';
import { carrierEvents, labelParcels } from '#features/shipping/contract.ts';
import { sign } from '#platform/ports/signature.ts';
import { addressOf, type Client } from '#tools/replay/client.ts';
import type { Answered, Caller } from './caller.ts';
import type { HistoryShop, HistoryWorld } from './world.ts';

export type LifeParts = {
  readonly client: string;
  readonly caller: Caller;
  /** For what is only read, and stands in no history. */
  readonly reader: Client;
  readonly world: HistoryWorld;
  readonly providerSecret: string;
  readonly carrierSecret: string;
  readonly isOver: () => boolean;
};

/** A checkout that was opened. */
type Opened = {
  readonly shop: HistoryShop;
  /** `<shop>.<uuid>`, which the order has too. */
  readonly checkoutId: string;
  readonly id: string;
  readonly token: string;
  readonly total: string;
  readonly currency: string;
  readonly paymentRef: string;
  readonly from: string;
};

let lives = 0;

/** One buyer: prices a cart, checks out, mostly pays, and then cancels, or receives, accepts or returns. */
export async function liveAsBuyer(parts: LifeParts): Promise<void> {
  lives += 1;
  const opened = await openCheckout(parts, addressOf(lives % 65_536));
  if (opened === undefined) return;
  // Whoever does not pay holds the pieces until the checkout expires.
  if (randomInt(100) < 8) return;
  if (!(await pay(parts, opened))) return;
  if (!(await waitForOrder(parts, opened))) return;
  const fate = randomInt(100);
  if (fate < 30) await cancel(parts, opened);
  else if (fate < 65) await finish(parts, opened);
}

async function openCheckout(parts: LifeParts, from: string): Promise<Opened | undefined> {
  const { client, caller, reader, world } = parts;
  const shop = pick(world.shops);
  const { id: goodsId } = pick(world.goods);
  const { id: secondId } = pick(world.goods);
  const ids = goodsId === secondId ? [goodsId] : [goodsId, secondId];
  const lines = ids.map((goods_id) => ({ goods_id, qty: 1 + randomInt(2) }));
  const cart = { handle: shop.handle, lines, country: 'GB' } as const;
  const quoted = await reader.call(quoteCart, cart, { from });
  if (!quoted.ok) return undefined;
  const { quote_id: quoteId, total } = quoted.data;
  const id = readRoutedId(quoteId)?.id ?? quoteId;
  const email = `buyer-${lives}@shop.example`;
  const buyer = {
    name: 'Ann Lee',
    email,
    address: '1 Long Road',
    city: 'Leeds',
    postcode: 'LS1 1AA',
    country: 'GB',
  };
  const input = { quote_id: quoteId, buyer, terms: true as const };
  const facts = (data: { total: string }) => data.total;
  const said = await caller.do({
    client,
    kind: 'checkout',
    endpoint: checkout,
    input,
    of: id,
    wish: total,
    from,
    facts,
  });
  if (said.outcome !== 'ok') return undefined;
  const { checkout_id: checkoutId, order_token: token, payment, currency } = said.data;
  return { shop, checkoutId, id, token, total, currency, paymentRef: payment.id, from };
}

/** Pays at the test provider, whose message comes once, twice, late, or from this side before the payment is answered. */
async function pay(parts: LifeParts, opened: Opened): Promise<boolean> {
  const { client, caller } = parts;
  const manner = pick(['normal', 'twice', 'late', 'late'] as const);
  const payNow = () =>
    caller.do({
      client,
      kind: 'pay',
      endpoint: testPay,
      input: { payment_id: opened.paymentRef, webhook: manner },
      of: opened.id,
      wish: opened.total,
      facts: ({ amount }) => amount,
    });
  if (manner !== 'late') return (await payNow()).outcome === 'ok';
  const isEarly = randomInt(2) === 0;
  const before = isEarly ? tellCaptured(parts, opened) : undefined;
  const paid = await payNow();
  await before;
  // At least once, as every provider does: the same message twice at one moment.
  if (paid.outcome === 'ok') await Promise.all([tellCaptured(parts, opened), tellCaptured(parts, opened)]);
  return paid.outcome === 'ok';
}

/** The provider's message in its own words and under its own event id, signed anew for each try. */
function tellCaptured(
  { client, caller, providerSecret }: LifeParts,
  opened: Opened,
): Promise<Answered<unknown>> {
  const [, , asset = '', units = ''] = opened.paymentRef.split('.');
  const [shopCode = '', paymentId = ''] = opened.paymentRef.split('.');
  const payment = `${shopCode}.${paymentId}`;
  const message = {
    id: `evt_${payment}`,
    type: 'payment.captured',
    payment,
    provider_payment: `test_${payment}`,
  };
  const at = new Date().toISOString();
  const bytes = Buffer.from(JSON.stringify({ ...message, asset, units, payee: shopCode, at }));
  return caller.do({
    client,
    kind: 'hook',
    endpoint: paymentWebhook,
    input: { provider: 'test' },
    of: opened.id,
    body: () => ({ bytes, signature: sign(bytes, providerSecret, new Date()) }),
    facts: () => '',
  });
}

const orderMsMax = 100_000;

/** A late message of the provider comes within a minute and a half. False where the run is over before. */
async function waitForOrder({ reader, isOver }: LifeParts, { token, from }: Opened): Promise<boolean> {
  const deadline = performance.now() + orderMsMax;
  while (performance.now() < deadline) {
    if ((await reader.call(orderByLink, { token }, { from })).ok) return true;
    if (isOver()) return false;
    await sleep(250);
  }
  return false;
}

async function cancel({ client, caller }: LifeParts, { token, id, total, from }: Opened): Promise<void> {
  const facts = (order: { total: string }) => order.total;
  await caller.do({
    client,
    kind: 'cancel',
    endpoint: cancelOrder,
    input: { token },
    of: id,
    wish: total,
    from,
    facts,
  });
}

/** Confirmed, labelled, carried and delivered; then accepted or sent back. */
async function finish(parts: LifeParts, opened: Opened): Promise<void> {
  const { client, caller, world } = parts;
  const { id, checkoutId, shop } = opened;
  const confirmed = await caller.do({
    client,
    kind: 'confirm',
    endpoint: payOrders,
    input: { order_ids: [id] },
    of: id,
    token: shop.token,
    facts: ({ results }) => String(results[0]?.ok ?? false),
  });
  if (confirmed.outcome !== 'ok') return;
  const tracking = `H${id.replaceAll('-', '').slice(0, 24)}`.toUpperCase();
  const labelled = await caller.do({
    client,
    kind: 'label',
    endpoint: labelParcels,
    input: { parcels: [{ id: `${checkoutId}.1`, carrier: testCarrierCode, tracking }] },
    of: id,
    token: world.supplierToken,
    facts: () => tracking,
  });
  if (labelled.outcome !== 'ok') return;
  if (!(await scan(parts, opened, { tracking, code: 'accepted' }))) return;
  if (!(await scan(parts, opened, { tracking, code: 'delivered' }))) return;
  const received = await caller.do({
    client,
    kind: 'receive',
    endpoint: confirmReceipt,
    input: { token: opened.token, step: 'received' },
    of: id,
    from: opened.from,
    facts: () => '',
  });
  if (received.outcome === 'ok' && randomInt(2) === 0) await sendBack(parts, opened);
}

async function scan(
  { client, caller, carrierSecret }: LifeParts,
  { id }: Opened,
  { tracking, code }: { tracking: string; code: 'accepted' | 'delivered' },
): Promise<boolean> {
  const event = { event_id: `${tracking}-${code}`, tracking, code, at: new Date().toISOString() };
  const bytes = Buffer.from(JSON.stringify({ events: [event] }));
  const said = await caller.do({
    client,
    kind: code === 'accepted' ? 'ship' : 'deliver',
    endpoint: carrierEvents,
    input: { carrier: testCarrierCode },
    of: id,
    body: () => ({ bytes, signature: sign(bytes, carrierSecret, new Date()) }),
    facts: () => '',
  });
  return said.outcome === 'ok';
}

/** Everything comes back, is inspected and refunded; one time in four it is damaged and not sold again. */
async function sendBack(parts: LifeParts, opened: Opened): Promise<void> {
  const { client, caller, reader, world } = parts;
  const { id, token, from } = opened;
  const shown = await reader.call(orderByLink, { token }, { from });
  if (!shown.ok) return;
  const lines = shown.data.lines.map((line) => ({ id: line.id, qty: line.qty }));
  const asked = await caller.do({
    client,
    kind: 'return',
    endpoint: requestReturn,
    input: { token, reason: 'change_of_mind', lines },
    of: id,
    from,
    facts: (data) => data.case_id,
  });
  if (asked.outcome !== 'ok') return;
  const [shopCode = ''] = opened.checkoutId.split('.');
  await caller.do({
    client,
    kind: 'inspect',
    endpoint: inspectReturn,
    input: { case_id: `${shopCode}.${asked.data.case_id}`, restock: randomInt(4) > 0 },
    of: asked.data.case_id,
    token: world.supplierToken,
    facts: ({ refunded }) => refunded,
  });
}

export function pick<T>(list: readonly T[]): T {
  const found = list[randomInt(list.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}
