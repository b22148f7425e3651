import { afterAll, beforeAll, expect, test } from 'vitest';
import { me } from '#features/people/contract.ts';
import { shopInfo, shopType, storeInfo } from '#features/shop/contract.ts';
import { addToShowcase } from '#features/showcase/contract.ts';
import { openApp, type App } from '#tools/testing/ledger-app.ts';
import { shopByHandle } from './public.ts';
import { slugOf } from './handles.ts';
import { keeps } from '#testing/keeps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(12);
});
afterAll(() => app.close());

test('a visitor finds a shop by handle in any case and by its code, and sees no more than they may', async () => {
  keeps('7 GET /v1/shop/info');
  const { token } = await app.merchant('Harbour House');
  const { info } = await app.ask(me, {}, { token });
  const byHandle = await app.ask(shopInfo, { handle: info.shop.handle.toUpperCase() });
  const byId = await app.ask(shopInfo, { id: info.shop.id });
  expect(byId).toEqual(byHandle);
  expect(byId).toMatchObject({
    name: 'Harbour House',
    open: true,
    closed: null,
    returns: { days: 14, from: 'delivered' },
    level: { code: 'standard', name: 'Standard Store' },
  });
  expect(Object.keys(byId)).not.toContain('balance');
  expect(byId.phone).toBeNull();
});

test('a shop that is not there is 437, whatever was asked', async () => {
  for (const ask of [
    {},
    { handle: 'nobody-here' },
    { id: '0' },
    { id: 'zzzzzzzzzz' },
    { id: "1'--" },
    { handle: '' },
  ]) {
    expect(await app.call(shopInfo, ask)).toMatchObject({ code: 437 });
  }
});

test('the owner changes the shop, and the version goes up', async () => {
  keeps('7 POST /v1/store/info', '3 Shop');
  const { token } = await app.merchant();
  const before = await app.ask(storeInfo, {}, { token });
  expect(before).toMatchObject({ balance: '0.00', frozen_amount: '0.00', goods_limit: 100, version: 1 });
  const patch = { name: 'New Name', about: 'We sell things.', phone: '+49301234567', auto_confirm: false };
  const after = await app.ask(storeInfo, { patch, version: 1 }, { token });
  expect(after).toMatchObject({ ...patch, version: 2, handle: before.handle });
  expect(after.public_url).toBe(`${app.env.baseUrl}/s/${before.handle}`);
  expect(await app.ask(storeInfo, { patch: { about: '' } }, { token })).toMatchObject({
    about: '',
    name: 'New Name',
  });
});

test('a change over a change that was not seen is refused and changes nothing', async () => {
  const { token } = await app.merchant();
  const patches = Array.from({ length: 10 }, (_value, index) => ({
    patch: { name: `Name ${index}` },
    version: 1,
  }));
  const answers = await Promise.all(patches.map((ask) => app.call(storeInfo, ask, { token })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 456)).toHaveLength(9);
  expect(await app.ask(storeInfo, {}, { token })).toMatchObject({ version: 2 });
});

test('fields that are not in the contract, or have no good value, are refused', async () => {
  const { token } = await app.merchant();
  const patches = [
    { level: 'agent' },
    { name: 'x' },
    { phone: '12 34' },
    { about: 'a\u0000b' },
    { balance: '9.00' },
  ];
  for (const patch of patches) {
    const wish: { patch: object } = { patch };
    expect(await app.call(storeInfo, wish, { token })).toMatchObject({ code: 405 });
  }
  expect(await app.ask(storeInfo, {}, { token })).toMatchObject({ version: 1 });
});

test('levels show what is needed and what is there, counted from the showcase', async () => {
  keeps('6 four levels with a goods limit each', '7 GET /v1/shop/type');
  const { token } = await app.merchant();
  const goods = await app.goods(token);
  await app.ask(addToShowcase, { items: goods.map(({ id }) => ({ goods_id: id })) }, { token });
  const { list } = await app.ask(shopType, {}, { token });
  expect(list.map(({ code, current, next }) => ({ code, current, next }))).toEqual([
    { code: 'standard', current: true, next: false },
    { code: 'merchant', current: false, next: true },
    { code: 'partner', current: false, next: false },
    { code: 'agent', current: false, next: false },
  ]);
  expect(list[1]?.criteria).toContainEqual({
    key: 'live_goods',
    rule: 'at_least',
    need: '10',
    have: '12',
    ok: true,
  });
  expect(list[1]?.criteria).toContainEqual({
    key: 'delivered_orders',
    rule: 'at_least',
    need: '10',
    have: '0',
    ok: false,
  });
  expect(list[0]).toMatchObject({
    goods_limit: 100,
    rows_max: 200,
    commission_bps: 500,
    auto_withdraw: '500.00',
  });
  expect((await app.ask(shopType, { code: 'agent' }, { token })).list).toHaveLength(1);
  expect(await app.call(shopType, { code: 'gold' }, { token })).toMatchObject({ code: 404 });
});

test('the first screen is where something is to be done', async () => {
  const { token } = await app.merchant();
  const fresh = await app.ask(me, {}, { token });
  expect(fresh.home_route).toBe('/goodsList/warehouse');
  expect(fresh.info.tasks.map(({ code }) => code)).toEqual([
    'first_goods',
    'shop_details',
    'identity',
    'accept_terms',
  ]);
  const [first] = await app.goods(token);
  await app.ask(addToShowcase, { items: [{ goods_id: first?.id ?? '' }] }, { token });
  const listed = await app.ask(me, {}, { token });
  expect(listed.home_route).toBe('/shopCenter');
  expect(listed.info.tasks.map(({ code }) => code)).toEqual([
    'shop_details',
    'identity',
    'accept_terms',
    'share_link',
  ]);
  Object.assign(app.owed, { orders: 3, status: 'pending_payment', cases: 1 });
  const owed = await app.ask(me, {}, { token });
  Object.assign(app.owed, { orders: 0, status: null, cases: 0 });
  expect(owed.home_route).toBe('/orderList?status=pending_payment');
  expect(owed.needs_me).toEqual({ orders: 3, status: 'pending_payment' });
  expect(owed.info.tasks.map(({ code }) => code).slice(0, 2)).toEqual(['confirm_orders', 'answer_cases']);
});

test('a shop that was not there a moment ago is found as soon as it is', async () => {
  expect(await shopByHandle(app.db.direct, 'quiet-corner')).toBeUndefined();
  await app.merchant('Quiet Corner');
  expect(await shopByHandle(app.db.direct, 'Quiet-Corner')).toMatchObject({ name: 'Quiet Corner' });
});

test('handles are short, plain and never begin or end with a hyphen', () => {
  expect(slugOf("Ana's Café")).toBe('ana-s-cafe');
  expect(slugOf('  --  ')).toBe('shop');
  expect(slugOf('花')).toBe('shop');
  expect(slugOf('A1')).toBe('shop-a1');
  expect(slugOf(`${'long '.repeat(20)}`)).toBe('long-long-long-long-long-long');
});
