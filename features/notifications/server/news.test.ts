// What a merchant hears of orders and returns, as they happen.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { cancelOrder } from '#features/checkout/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { inspectReturn, requestReturn } from '#features/returns/contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const list = async (token: string) => (await app.ask(listNotices, { page_size: 100 }, { token })).list;

test('the whole life of an order is told step by step, with a way to it', async () => {
  const shop = await app.makeShop('Listening Shop');
  const [goods] = await app.makeGoods([{ code: 'LIFE-1', cost: '4.00', stock: 10 }]);
  if (goods === undefined) throw new Error('there are no goods');
  await app.list(shop, [goods], '9.00');
  const bought = await app.buy(shop, [{ id: goods.id, qty: 1 }]);
  const told = async () => (await list(await app.merchant(shop))).map(({ code }) => code).toReversed();
  expect(await told()).toEqual(['order_paid']);
  await app.advance(1);
  await app.ship('accepted');
  expect(await told()).toEqual(['order_paid', 'order_confirmed', 'order_shipped']);
  await app.advance(1);
  await app.ship();
  const token = await app.merchant(shop);
  const [paid] = (await list(token)).toReversed();
  expect(paid).toMatchObject({
    kind: 'order',
    severity: 'action',
    route: `/orderList/${bought.orderId}`,
    ref: { kind: 'order', id: bought.orderId },
    read_at: null,
  });
  expect(paid?.title).toBe('New order: Thing LIFE-1, $9.00');
});

test('a new order is told with its goods, what was paid, and until when it is to be answered', async () => {
  const shop = await app.makeShop('Listening Shop');
  const goods = await app.makeGoods([
    { code: 'NEW-1', cost: '4.00', stock: 10 },
    { code: 'NEW-2', cost: '4.00', stock: 10 },
  ]);
  await app.list(shop, goods, '9.00');
  await app.buy(
    shop,
    goods.slice(0, 1).map(({ id }) => ({ id, qty: 2 })),
  );
  await app.buy(
    shop,
    goods.map(({ id }) => ({ id, qty: 1 })),
  );
  const token = await app.merchant(shop);
  const told = await list(token);
  const one = told.find(({ body }) => body.includes('-1.'));
  const two = told.find(({ body }) => body.includes('-2.'));
  expect(one?.title).toBe('New order: Thing NEW-1, $18.00');
  expect(one?.body).toMatch(/^Order [0-9A-Z]+-1\. Confirm by .+, or it’s confirmed automatically\.$/);
  expect(two?.title).toBe('New order: Thing NEW-1 and 1 more item, $18.00');
  const spoken = await app.ask(listNotices, {}, { token, language: 'ja' });
  const titles = spoken.list.map(({ title }) => title);
  expect(titles).toContainEqual(expect.stringMatching(/^新しい注文：Thing NEW-1 ほか1点、/));
});

test('a delivered order is told up to the money that is free', async () => {
  const shop = await app.makeShop('Listening Shop');
  const [goods] = await app.makeGoods([{ code: 'LIFE-2', cost: '4.00', stock: 10 }]);
  if (goods === undefined) throw new Error('there are no goods');
  await app.list(shop, [goods], '9.00');
  await app.buy(shop, [{ id: goods.id, qty: 1 }]);
  await app.advance(1);
  await app.ship('accepted', 'delivered');
  await app.advance(60);
  const token = await app.merchant(shop);
  expect((await list(token)).map(({ code }) => code).toReversed()).toEqual([
    'order_paid',
    'order_confirmed',
    'order_shipped',
    'order_delivered',
    'order_accepted',
    'order_released',
  ]);
  const [released] = await list(token);
  expect(released).toMatchObject({ kind: 'wallet' });
  expect(released?.title).toMatch(/^\$\d\.\d\d is available to withdraw$/);
  for (const { title, body } of await list(token)) expect(title + body).not.toContain('…');
});

test('a return is told with its deadline, its silence, and what the buyer gets', async () => {
  const shop = await app.makeShop('Listening Shop');
  const [goods] = await app.makeGoods([{ code: 'BACK-1', cost: '4.00', stock: 10 }]);
  if (goods === undefined) throw new Error('there are no goods');
  await app.list(shop, [goods], '9.00');
  const bought = await app.buy(shop, [{ id: goods.id, qty: 2 }]);
  await app.advance(1);
  await app.ship('accepted', 'delivered');
  const lines = [{ id: '1', qty: 1 }];
  const asked = { token: bought.orderToken, reason: 'damaged' as const, lines };
  await app.ask(requestReturn, asked, { onceKey: randomUUID() });
  const token = await app.merchant(shop);
  const [first] = await list(token);
  expect(first).toMatchObject({ code: 'return_asked', kind: 'case', severity: 'urgent' });
  const answerBy = new Date(app.clock.now().getTime() + 2 * 86_400_000);
  const day = answerBy.toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' });
  expect(first?.body).toContain(`Answer by ${day}`);
  await app.advance(60);
  const codes = (await list(await app.merchant(shop))).map(({ code }) => code);
  expect(codes).toContain('return_granted');
  expect(codes).toContain('return_closed');
});

test('a refund says what the buyer gets, and a cancelled order why', async () => {
  const shop = await app.makeShop('Listening Shop');
  const [goods] = await app.makeGoods([{ code: 'BACK-2', cost: '4.00', stock: 10 }]);
  if (goods === undefined) throw new Error('there are no goods');
  await app.list(shop, [goods], '9.00');
  const early = await app.buy(shop, [{ id: goods.id, qty: 1 }]);
  await app.ask(cancelOrder, { token: early.orderToken }, { onceKey: randomUUID() });
  const [gone] = await list(await app.merchant(shop));
  expect(gone).toMatchObject({ code: 'order_cancelled' });
  expect(gone?.body).toBe('The buyer requested it. We refund $9.00 to the buyer. You lose nothing.');
  const bought = await app.buy(shop, [{ id: goods.id, qty: 2 }]);
  await app.advance(1);
  await app.ship('accepted', 'delivered');
  const lines = [{ id: '1', qty: 1 }];
  const asked = { token: bought.orderToken, reason: 'damaged' as const, lines };
  const { case_id: caseId } = await app.ask(requestReturn, asked, { onceKey: randomUUID() });
  await app.advance(3);
  const ask = { case_id: `${shop.shopId}.${caseId}` };
  await app.ask(inspectReturn, ask, { token: await app.supplier(), onceKey: randomUUID() });
  const [refund] = await list(await app.merchant(shop));
  expect(refund).toMatchObject({ code: 'return_refunded', kind: 'case' });
  expect(refund?.body).toContain('We refund $9.00 to the buyer.');
});
