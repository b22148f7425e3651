// The deeds of the demonstration world, each through the door that such a person uses in earnest.
import { Refused } from '#domain/wire/errors.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import * as buying from '#features/checkout/contract.ts';
import { storefrontGoods } from '#features/search/contract.ts';
import { paymentResult } from '#features/checkout/pay.contract.ts';
import { listComments, orderComments, submitComment, writeComment } from '#features/comments/contract.ts';
import { consoleToken } from '#testing/door.ts';
import { payOrders } from '#features/orders/contract.ts';
import { cannotSupply, carrierEvents, labelParcels, listParcels } from '#features/shipping/contract.ts';
import {
  answerCase,
  inspectReturn,
  requestReturn,
  supplierCases,
  withdrawReturn,
} from '#features/returns/contract.ts';
import { dayMs, minuteMs } from '#domain/limits.ts';
import { pageSizeMax } from '#domain/wire/page.ts';
import { sign } from '#platform/ports/signature.ts';
import { type Composed } from '#apps/server/compose.ts';
import { testCarrierCode } from '#apps/server/dependencies.ts';
import type { Act } from './demo-lives.ts';
import { signInMerchant } from './demo-open.ts';
import type { Deed, Story } from './demo-plan.ts';
import { demoPassword, demoShops, supplierUsername, type ShopKey } from './demo-world.ts';
import { suppliers, type DemoSupplier } from './suppliers.ts';

/** What deeds are done with, and what they remember of each other. */
export type Stage = {
  readonly app: Composed;
  readonly handles: Readonly<Record<string, string>>;
  /** Order links by story. */
  readonly orders: Record<string, string>;
  /** Called as soon as an order has its link, which nobody can find again. */
  readonly note: () => Promise<void>;
  readonly goods: Map<ShopKey, ReadonlyMap<string, string>>;
  readonly tokens: Map<string, { readonly token: string; readonly until: Date }>;
};

/** Does one deed. Done again after a kill it changes nothing more. */
export async function perform(stage: Stage, { story, act }: Deed): Promise<void> {
  switch (act.do) {
    case 'place':
      return place(stage, story, act.webhook);
    case 'fill':
      await openCheckout(stage, story);
      return undefined;
    case 'confirm':
    case 'decline':
      return answerOrder(stage, story, act);
    case 'label':
      return label(stage, story);
    case 'scan':
      return scan(stage, story, act.code);
    case 'cannotSupply':
      return refuseSupply(stage, story, act.text);
    case 'comment':
      return comment(stage, story, act);
    case 'reply':
      return reply(stage, story, act.text);
    case 'inspect':
      return inspect(stage, story);
    case 'approve':
    case 'reject':
      return answerReturn(stage, story, act);
    case 'received':
    case 'fine':
    case 'accept':
    case 'cancel':
    case 'return':
    case 'takeBack':
      return followLink(stage, story, act);
  }
}

const onceKey = (story: Story, act: string) => ({ onceKey: `seed-${story.key}-${act}` });

async function place(stage: Stage, story: Story, webhook: 'normal' | 'twice' | 'lost'): Promise<void> {
  const { ask } = stage.app;
  const token = stage.orders[story.key] ?? (await openCheckout(stage, story));
  const { pay_url: url } = await ask(paymentResult, { token });
  // Without an address to pay at it was paid before.
  if (url === null) return;
  await ask(testPay, { payment_id: url.slice(url.lastIndexOf('/') + 1), webhook });
}

/** Tries of a checkout whose link was lost with the process: each kill leaves at most one cart unpaid. */
const checkoutTries = 5;

async function openCheckout(stage: Stage, story: Story): Promise<string> {
  const { ask } = stage.app;
  const { lang, ...buyer } = story.buyer;
  const ids = await goodsOnSale(stage, story.shop);
  const lines = story.basket.map(({ goods, qty }) => ({ goods_id: ids.get(goods.code) ?? goods.code, qty }));
  const handle = stage.handles[story.shop] ?? '';
  const { quote_id } = await ask(buying.quoteCart, { handle, lines, country: buyer.country });
  for (let attempt = 1; ; attempt += 1) {
    try {
      const order = { quote_id, buyer, terms: true, lang } as const;
      const opened = await ask(buying.checkout, order, onceKey(story, `checkout-${attempt}`));
      stage.orders[story.key] = opened.order_token;
      await stage.note();
      return opened.order_token;
    } catch (error) {
      const isKnown = error instanceof Refused && error.key === 'idempotencyConflict';
      if (!isKnown || attempt === checkoutTries) throw error;
    }
  }
}

/** Ids of a shop's goods by code, as its storefront shows them. */
export async function goodsOnSale(
  { app, goods, handles }: Stage,
  shop: ShopKey,
): Promise<ReadonlyMap<string, string>> {
  const known = goods.get(shop);
  if (known !== undefined) return known;
  const ask = { handle: handles[shop] ?? '', page_size: pageSizeMax };
  const answer = await app.ask(storefrontGoods, ask);
  const ids = new Map(answer.goods.list.map(({ code, id }) => [code, id]));
  goods.set(shop, ids);
  return ids;
}

function linkOf({ orders }: Stage, story: Story): string {
  const token = orders[story.key];
  if (token === undefined) throw new Error(`${story.key} has no order yet`);
  return token;
}

function orderIdOf(stage: Stage, story: Story): string {
  const routed = readRoutedId(linkOf(stage, story).split('.').slice(0, 2).join('.'));
  if (routed === undefined) throw new Error(`the link of ${story.key} names no order`);
  return routed.id;
}

type ByLink = Extract<Act, { do: 'received' | 'fine' | 'accept' | 'cancel' | 'return' | 'takeBack' }>;

/** What the buyer does on the order's page. */
async function followLink(stage: Stage, story: Story, act: ByLink): Promise<void> {
  const { ask } = stage.app;
  const token = linkOf(stage, story);
  const once = onceKey(story, act.do);
  if (act.do === 'cancel') {
    await ask(buying.cancelOrder, { token, reason: act.text }, once);
  } else if (act.do === 'return') {
    const { reason, text, pieces } = act;
    await ask(requestReturn, { token, reason, text, lines: [{ id: '1', qty: pieces }] }, once);
  } else if (act.do === 'takeBack') {
    await ask(withdrawReturn, { token, case_id: await caseOf(stage, story) }, once);
  } else {
    await ask(buying.confirmReceipt, { token, step: act.do }, once);
  }
}

/** The one return case of a story. */
async function caseOf(stage: Stage, story: Story): Promise<string> {
  const { cases } = await stage.app.ask(buying.orderByLink, { token: linkOf(stage, story) });
  const [found] = cases;
  if (found === undefined) throw new Error(`${story.key} has no return`);
  return found.id;
}

type Answered = Extract<Act, { do: 'confirm' | 'decline' | 'approve' | 'reject' }>;

async function answerOrder(stage: Stage, story: Story, act: Answered): Promise<void> {
  const token = await merchant(stage, story.shop);
  const decline = 'text' in act ? { decline: { reason: act.text } } : {};
  const asked = { order_ids: [orderIdOf(stage, story)], ...decline };
  const { results } = await stage.app.ask(payOrders, asked, { token, ...onceKey(story, act.do) });
  if (results.some(({ ok }) => !ok)) throw new Error(`${story.key}: ${JSON.stringify(results)}`);
}

async function answerReturn(stage: Stage, story: Story, act: Answered): Promise<void> {
  const token = await merchant(stage, story.shop);
  const text = 'text' in act ? { text: act.text } : {};
  const asked = { case_id: await caseOf(stage, story), approve: act.do === 'approve', ...text };
  await stage.app.ask(answerCase, asked, { token, ...onceKey(story, act.do) });
}

type Opinion = Extract<Act, { do: 'comment' }>;

/** The buyer's opinion of the first item of the order, signed by name. */
async function comment(stage: Stage, story: Story, { stars, text }: Opinion): Promise<void> {
  const token = linkOf(stage, story);
  const { list } = await stage.app.ask(orderComments, { token });
  const signature = { kind: 'typed', value: story.buyer.name } as const;
  const said = { token, goods_id: list[0]?.goods_id ?? '', rating: stars, content: text, signature };
  await stage.app.ask(writeComment, said, onceKey(story, 'comment'));
}

/** The shop's answer to the one comment of an order, signed by its merchant. */
async function reply(stage: Stage, story: Story, content: string): Promise<void> {
  const token = await merchant(stage, story.shop);
  const { list } = await stage.app.ask(listComments, { order_id: orderIdOf(stage, story) }, { token });
  const signature = { kind: 'typed', value: demoShops[story.shop].username } as const;
  const asked = { kind: 'reply', comment_id: list[0]?.id ?? '', content, signature } as const;
  await stage.app.ask(submitComment, asked, { token, ...onceKey(story, 'reply') });
}

/** The suppliers of an order, each of whom sends one parcel. */
function suppliersOf({ basket }: Story): DemoSupplier[] {
  return suppliers.filter(({ code }) => basket.some(({ goods }) => goods.supplier === code));
}

function trackingOf(story: Story, supplier: DemoSupplier): string {
  return `TP-${story.key}-${supplier.code}`.toUpperCase();
}

async function label(stage: Stage, story: Story): Promise<void> {
  for (const one of suppliersOf(story)) {
    const token = await supplier(stage, one);
    const { list } = await stage.app.ask(
      listParcels,
      { state: 'to_ship', page_size: pageSizeMax },
      { token },
    );
    const own = list.filter(({ id }) => id.includes(orderIdOf(stage, story)));
    const parcels = own.map(({ id }) => ({ id, carrier: testCarrierCode, tracking: trackingOf(story, one) }));
    if (parcels.length > 0) await stage.app.ask(labelParcels, { parcels }, { token });
  }
}

type Code = Extract<Act, { do: 'scan' }>['code'];

/** The carrier's signed message about every parcel of the order. */
async function scan({ app }: Stage, story: Story, code: Code): Promise<void> {
  const { env } = app;
  const now = env.clock.now();
  const events = suppliersOf(story).map((one) => {
    const tracking = trackingOf(story, one);
    return {
      event_id: `${tracking}-${code}`,
      tracking,
      code,
      at: now.toISOString(),
      place: placeOf(story, one, code),
    };
  });
  const body = Buffer.from(JSON.stringify({ events }));
  const [secret = ''] = env.carriers.find(testCarrierCode)?.secrets ?? [];
  const raw = { body, signature: sign(body, secret, now) };
  const { results } = await app.ask(carrierEvents, { carrier: testCarrierCode }, { raw });
  const lost = results.find(({ reason }) => reason === 'unknown_tracking');
  if (lost !== undefined) throw new Error(`nobody labelled ${lost.event_id}`);
}

function placeOf({ buyer }: Story, { country }: DemoSupplier, code: Code): string {
  const isThere = code === 'delivered' || code === 'out_for_delivery';
  return isThere ? `${buyer.city}, ${buyer.country}` : country;
}

async function refuseSupply(stage: Stage, story: Story, reason: string): Promise<void> {
  const [one] = suppliersOf(story);
  if (one === undefined) throw new Error(`${story.key} has no supplier`);
  const token = await supplier(stage, one);
  const { list } = await stage.app.ask(listParcels, { state: 'all', page_size: pageSizeMax }, { token });
  const id = list.find((parcel) => parcel.id.includes(orderIdOf(stage, story)))?.id ?? '';
  await stage.app.ask(cannotSupply, { id, reason }, { token, ...onceKey(story, 'refuse') });
}

/** The goods of the first line are back on the shelf of their supplier. */
async function inspect(stage: Stage, story: Story): Promise<void> {
  const one = suppliers.find(({ code }) => code === story.basket[0]?.goods.supplier);
  if (one === undefined) throw new Error(`${story.key} has no supplier`);
  const token = await supplier(stage, one);
  const { list } = await stage.app.ask(supplierCases, { state: 'all', page_size: pageSizeMax }, { token });
  const orderId = orderIdOf(stage, story);
  const found = list.find((row) => row.order_id === orderId);
  if (found === undefined) throw new Error(`no return of ${story.key} came to ${one.code}`);
  await stage.app.ask(inspectReturn, { case_id: found.id }, { token, ...onceKey(story, 'inspect') });
}

/** Within the idle limits of merchants and of the console. */
const merchantMs = 10 * dayMs;
const supplierMs = 10 * minuteMs;

function merchant(stage: Stage, shop: ShopKey): Promise<string> {
  return session(stage, shop, merchantMs, () => signInMerchant(stage.app, shop));
}

function supplier(stage: Stage, { name, code }: DemoSupplier): Promise<string> {
  const person = { username: supplierUsername(name), password: demoPassword };
  return session(stage, code, supplierMs, async () => consoleToken(stage.app, person));
}

async function session(
  stage: Stage,
  who: string,
  lastsMs: number,
  signIn: () => Promise<string>,
): Promise<string> {
  const now = stage.app.env.clock.now();
  const known = stage.tokens.get(who);
  if (known !== undefined && known.until > now) return known.token;
  const token = await signIn();
  stage.tokens.set(who, { token, until: new Date(now.getTime() + lastsMs) });
  return token;
}
