// What is another's does not exist: foreign ids answer 404 without a hint, and nothing of another's is ever shown.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderNumberOf, routedIdOf } from '#domain/ids.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import { scan, testBuyer, type TestGoods, type TestShop } from '#apps/server/testing.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { requestReturn } from '#features/returns/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { fieldsOf } from './inputs.ts';
import { codesOf, fingerprint, say, type Said } from './rig.ts';
import { idOfShop, label, openTrade, trackingOfOrder, type Opened, type Trade } from './trade.ts';

/** Words that stand in everything that is shop B's alone. */
const marker = 'ZANZIBAR';

let trade: Trade;
let mine: TestShop;
let theirs: TestShop;
let goods: TestGoods[];
let rare: TestGoods;
let foreign: { pending: Opened; preparing: Opened; cased: Opened; caseId: string; quoteId: string };
let own: Opened;

beforeAll(async () => {
  trade = await openTrade();
  mine = await trade.makeShop('Own Shop');
  theirs = await trade.makeShop(`${marker} Shop`);
  goods = await trade.stock([{ code: 'X-1', cost: '4.00', stock: 100, supplier: 'SUP-1' }]);
  const [found] = await trade.stock([{ code: `X-${marker}`, cost: '4.00', stock: 100, supplier: 'SUP-1' }]);
  if (found === undefined) throw new Error('there are no rare goods');
  rare = found;
  await trade.list(mine, goods, '9.00');
  await trade.list(theirs, [...goods, rare], '9.00');
  const patch = { about: `All about ${marker}.`, address: `${marker} Street 1`, phone: '+442079460000' };
  await trade.ask(storeInfo, { patch }, { token: await trade.merchantOf(theirs)() });
  const cased = await buyMarked();
  await trade.advance(0.1);
  await label(trade, supplier(0));
  for (const code of ['accepted', 'delivered'] as const) {
    await scan(trade.composed, [trackingOfOrder(theirs, cased.orderId, 1)], { code, at: trade.clock.now() });
  }
  const { case_id: caseId } = await trade.ask(
    requestReturn,
    { token: cased.orderToken, reason: 'damaged', text: `${marker} broke.`, lines: [{ id: '1', qty: 1 }] },
    { onceKey: randomUUID() },
  );
  const preparing = await buyMarked();
  await trade.advance(0.1);
  const pending = await buyMarked();
  const quote = await trade.ask(quoteCart, { handle: theirs.handle, lines: [{ goods_id: rare.id, qty: 1 }] });
  foreign = { pending, preparing, cased, caseId, quoteId: quote.quote_id };
  own = await trade.open(mine, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await trade.pay(own);
});
afterAll(() => trade.close());

const direct = () => trade.composed.world.db.direct;
function supplier(n: number) {
  const found = trade.suppliers[n];
  if (found === undefined) throw new Error('there is no such supplier');
  return found;
}

/** An order at shop B whose buyer's every word is marked. */
async function buyMarked(): Promise<Opened> {
  const lines = [{ goods_id: rare.id, qty: 1 }];
  const quote = await trade.ask(quoteCart, { handle: theirs.handle, lines, country: 'GB' });
  const person = {
    name: `${marker} Buyer`,
    address: `1 ${marker} Road`,
    city: marker,
    note: `${marker}, please.`,
  };
  const input = {
    quote_id: quote.quote_id,
    buyer: { ...testBuyer, ...person },
    terms: true,
    customer_ref: marker,
  } as const;
  const opened = await trade.ask(checkout, input, { onceKey: randomUUID() });
  await trade.ask(testPay, { payment_id: opened.payment.id });
  const orderId = opened.checkout_id.split('.')[1] ?? '';
  return { orderId, orderToken: opened.order_token, paymentRef: opened.payment.id, total: opened.total };
}

type Try = { readonly input: object; readonly as: 'mine' | 'supplier' | 'anyone' };
const reason = 'For a good reason.';

/** Every call that takes an id, with another's: of shop B for the merchant, of supplier 1 for supplier 2. */
function tries(): Record<string, Try[]> {
  const { pending, preparing, cased, caseId, quoteId } = foreign;
  const routed = (id: string) => routedIdOf(idOfShop(theirs), id);
  const inMine = (id: string) => routedIdOf(idOfShop(mine), id);
  const parcel = `${routed(preparing.orderId)}.1`;
  const merchant = (...inputs: object[]): Try[] => inputs.map((input) => ({ input, as: 'mine' }));
  const second = (...inputs: object[]): Try[] => inputs.map((input) => ({ input, as: 'supplier' }));
  const anyone = (...inputs: object[]): Try[] => inputs.map((input) => ({ input, as: 'anyone' }));
  const bent = own.orderToken.slice(0, -2) + (own.orderToken.endsWith('aa') ? 'bb' : 'aa');
  const crossed = `${routed(pending.orderId)}.${own.orderToken.split('.')[2]}`;
  const links = [
    bent,
    crossed,
    `${inMine(pending.orderId)}.${pending.orderToken.split('.')[2]}`,
    'x'.repeat(60),
  ];
  const byLink = (rest: object) => anyone(...links.map((token) => ({ token, ...rest })));
  const back = { reason: 'damaged', lines: [{ id: '1', qty: 1 }] };
  return {
    listOrders: merchant({ id: pending.orderId }),
    orderLogistics: merchant({ order_id: preparing.orderId }),
    payAmount: merchant({ order_id: pending.orderId }, { order_id: `${own.orderId},${pending.orderId}` }),
    payOrders: merchant(
      { order_ids: [pending.orderId] },
      { order_ids: [pending.orderId], decline: { reason } },
    ),
    answerCase: merchant(
      { case_id: caseId, approve: true },
      { case_id: caseId, approve: false, text: reason },
    ),
    changePrices: merchant({ items: [{ id: rare.id, sale_price: '12.00' }] }),
    removeFromShowcase: merchant(...['remove', 'delist', 'relist'].map((mode) => ({ ids: [rare.id], mode }))),
    addToShowcase: merchant({ items: [{ goods_id: pending.orderId }] }),
    labelParcels: second({ parcels: [{ id: parcel, carrier: 'test-post', tracking: 'TRACK-1234' }] }),
    cannotSupply: second({ id: parcel, reason }),
    inspectReturn: second({ case_id: routed(caseId) }, { case_id: inMine(caseId) }),
    orderByLink: byLink({}),
    paymentResult: byLink({}),
    confirmReceipt: byLink({}),
    cancelOrder: byLink({}),
    requestReturn: byLink(back),
    withdrawReturn: [...byLink({ case_id: caseId }), ...anyone({ token: own.orderToken, case_id: caseId })],
    checkout: anyone(
      ...[inMine(quoteId.split('.')[1] ?? ''), routed(randomUUID()), 'nonsense'].map((quote_id) => ({
        quote_id,
        buyer: testBuyer,
        terms: true,
      })),
    ),
    quoteCart: anyone({ handle: mine.handle, lines: [{ goods_id: rare.id, qty: 1 }] }),
    storefrontGood: anyone({ handle: mine.handle, id: rare.id }, { handle: mine.handle, id: cased.orderId }),
    testPay: anyone({ payment_id: `${routed(pending.orderId)}.USD.1.x.${'a'.repeat(22)}` }),
    testPayment: anyone({ payment_id: `${own.paymentRef.slice(0, -1)}!` }),
  };
}

/** Fields that name a thing of somebody's. Others that look like it, and why they do not. */
const isId = (name: string) => /(^|_)ids?$|^token$/.test(name);
const noOnes: Record<string, string> = {
  listGoods: 'the warehouse is everybody’s',
  listTypes: 'types are everybody’s',
  listShowcase: 'a filter by type',
  listCatalogue: 'operators see the whole warehouse',
  revokeInvitation: 'operators share their invitations',
  shopInfo: 'a shop is public',
  listCases: 'a filter: a foreign order has no cases here',
};

const hasId = ({ actor, ...rest }: Endpoint) =>
  actor !== 'hook' && fieldsOf({ actor, ...rest }).some(({ name }) => isId(name));

test('every call that takes an id is tried below', () => {
  const endpoints = [...trade.composed.house.kept.values()].map(({ endpoint }) => endpoint);
  const taking = endpoints.filter(hasId).map(({ name }) => name);
  const tried = [...Object.keys(tries()), ...Object.keys(noOnes)];
  expect(taking.filter((name) => !tried.includes(name))).toEqual([]);
});

async function send(name: string, { input, as }: Try): Promise<Said> {
  const token =
    as === 'mine' ? await trade.merchantOf(mine)() : as === 'supplier' ? await supplier(1)() : undefined;
  return say(trade.composed, name, { input, ...(token === undefined ? {} : { token }) });
}

test('with another’s ids every call answers 404, shows nothing of theirs, and changes nothing', async () => {
  const before = await fingerprint(direct());
  for (const [name, list] of Object.entries(tries())) {
    for (const one of list) {
      const said = await send(name, one);
      expect([name, one.input, ...codesOf(said)]).toEqual([name, one.input, 404]);
      expect(said.text).not.toContain(marker);
      // No hint: the same as for an id that was never anybody's.
      expect(
        Object.keys(said.data).filter(
          (key) => !['reason', 'field', 'request_id', 'results', 'goods_id', 'limit'].includes(key),
        ),
      ).toEqual([]);
    }
  }
  expect(await fingerprint(direct())).toEqual(before);
});

test('with their own ids the owners are served: it is not that nothing can be found', async () => {
  const { orderId } = foreign.pending;
  const token = await trade.merchantOf(theirs)();
  for (const [name, input] of [
    ['listOrders', { id: orderId }],
    ['orderLogistics', { order_id: orderId }],
    ['payAmount', { order_id: orderId }],
    ['payOrders', { order_ids: [orderId] }],
    ['answerCase', { case_id: foreign.caseId, approve: true }],
    ['changePrices', { items: [{ id: rare.id, sale_price: '9.50' }] }],
  ] as const) {
    const said = await say(trade.composed, name, { input, token });
    expect([name, said.code]).toEqual([name, 200]);
  }
  expect((await say(trade.composed, 'listOrders', { input: {}, token })).text).toContain(marker);
});

test('what a merchant or supplier lists has not one word of another’s in it', async () => {
  const token = await trade.merchantOf(mine)();
  const number = orderNumberOf(idOfShop(theirs), 1);
  const reads: [string, object][] = [
    ['me', {}],
    ['listOrders', {}],
    ['listOrders', { q: marker }],
    ['listOrders', { q: number }],
    ['listCases', {}],
    ['listCases', { order_id: foreign.cased.orderId }],
    ['listShowcase', {}],
    ['listShowcase', { q: marker }],
    ['storeInfo', {}],
    ['wallet', {}],
    ['walletFlow', {}],
    ['homeStat', {}],
    ['homeStatLine', {}],
    ['shopType', {}],
  ];
  for (const [name, input] of reads) {
    const said = await say(trade.composed, name, { input, token });
    expect([name, said.code]).toEqual([name, 200]);
    expect(said.text).not.toContain(marker);
    for (const { orderId } of [foreign.pending, foreign.preparing, foreign.cased])
      expect(said.text).not.toContain(orderId);
  }
  for (const name of ['listParcels', 'supplierCases']) {
    const said = await say(trade.composed, name, { input: { state: 'all' }, token: await supplier(1)() });
    expect([name, said.code]).toEqual([name, 200]);
    expect(said.text).not.toContain(marker);
  }
});

test('a token opens the doors of its own kind only', async () => {
  const tokens = {
    merchant: await trade.merchantOf(mine)(),
    operator: await trade.operator(),
    supplier: await supplier(0)(),
  };
  for (const { endpoint } of trade.composed.house.kept.values()) {
    const { name, actor } = endpoint;
    if (actor === 'anyone' || actor === 'hook') continue;
    for (const kind of ['merchant', 'operator', 'supplier'] as const) {
      if (kind === actor) continue;
      const said = await say(trade.composed, name, { input: {}, token: tokens[kind] });
      expect([name, kind, said.code]).toEqual([name, kind, 409]);
    }
    expect([name, (await say(trade.composed, name, { input: {} })).code]).toEqual([name, 407]);
    expect([name, (await say(trade.composed, name, { input: {}, token: 'forged'.repeat(8) })).code]).toEqual([
      name,
      401,
    ]);
  }
});

test('what a client says of quantities and prices is refused or not read', async () => {
  const line = { goods_id: goods[0]?.id ?? '' };
  const cart = (lines: readonly object[]) =>
    say(trade.composed, 'quoteCart', { input: { handle: mine.handle, lines } });
  for (const qty of [-1, 0, 1.5, 1e9, 100_001, '1', null, Number.NaN])
    expect([qty, (await cart([{ ...line, qty }])).code]).toEqual([qty, 405]);
  expect((await cart([])).code).toBe(405);
  expect((await cart([line])).code).toBe(403);
  const cheap = { price: '0.01', unit_price: '0.01', amount: '0.01', sale_price: '0.01', cost: '0.00' };
  const said = await cart([{ ...line, qty: 2, ...cheap }]);
  expect(said.data).toMatchObject({
    goods_total: '18.00',
    total: '18.00',
    lines: [{ unit_price: '9.00', amount: '18.00' }],
  });
  const input = {
    quote_id: said.data['quote_id'],
    buyer: testBuyer,
    terms: true,
    total: '0.01',
    amount: '0.01',
    currency: 'VND',
  };
  expect((await say(trade.composed, 'checkout', { input })).data).toMatchObject({
    total: '18.00',
    currency: 'USD',
  });
  for (const qty of [-1, 0, 1.5, 1e9]) {
    const back = { token: own.orderToken, reason: 'damaged', lines: [{ id: '1', qty }] };
    expect([qty, (await say(trade.composed, 'requestReturn', { input: back })).code]).toEqual([qty, 405]);
  }
});
