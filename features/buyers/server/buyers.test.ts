// A buyer's own page: opened by a link that works once, kept by a session of one shop, and gone when its buyer says so.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import {
  askBuyerLink,
  deleteBuyerPage,
  endBuyerSessions,
  listBuyerAddresses,
  openBuyerPage,
  readBuyerLink,
  readBuyerPage,
  removeBuyerAddress,
  saveBuyerAddress,
  setWish,
} from '#features/buyers/contract.ts';
import { orderByLink } from '#features/checkout/contract.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import { address, anybody, openBuyersRig, type BuyersRig } from '#testing/buyers.ts';
import { forgetLinks, forgetPages, forgetSessions } from './forget.sql.ts';
import { eraseBuyerPage } from './page.ts';
import { eraseBuyers } from './buyers.sql.ts';

let rig: BuyersRig;
beforeAll(async () => {
  rig = await openBuyersRig();
});
afterAll(() => rig.app.close());

const place = {
  name: 'Anna Berger',
  address: '1 Long Road',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  country: 'GB',
};

test('the answer and the email are the same whether an address is known or not, and the link works once', async () => {
  const { app } = rig;
  const { shop, goods } = await rig.makeStockedShop();
  const [known, stranger] = [address(), address()];
  await rig.order(shop, goods[0] ?? '', known);
  const { handle } = shop;
  const answers = [];
  for (const email of [known, stranger])
    answers.push(await app.call(askBuyerLink, { handle, email }, anybody()));
  expect(answers.map(({ code, data }) => [code, data])).toEqual([
    [200, {}],
    [200, {}],
  ]);
  await app.composed.runner.runDue();
  const mails = rig.sent.filter(({ text }) => text.includes('/me/'));
  const own = mails.filter(({ to }) => to === known || to === stranger);
  const plain = own.map(({ text, to }) => text.replaceAll(to, '').replaceAll(/\/me\/[\w.-]+/g, ''));
  expect(own).toHaveLength(2);
  expect(plain[0]).toBe(plain[1]);
  const token = await rig.linkFor(shop, stranger);
  expect((await app.ask(readBuyerLink, { token })).email).toMatch(/^b….@shop\.example$/);
  const both = await Promise.all([1, 2].map(() => app.call(openBuyerPage, { token, wishes: [] }, anybody())));
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, 404]));
  expect((await app.call(readBuyerLink, { token })).code).toBe(404);
  expect((await app.call(openBuyerPage, { token, wishes: [] }, anybody())).code).toBe(404);
});

test('a link is over after its minutes, and only what this instance made for this purpose is one', async () => {
  const { app } = rig;
  const { shop, goods } = await rig.makeStockedShop();
  const token = await rig.linkFor(shop, address());
  const order = await rig.order(shop, goods[0] ?? '', address());
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of [forged, order, 'x'.repeat(60)])
    expect((await app.call(openBuyerPage, { token: wrong, wishes: [] }, anybody())).code, wrong).toBe(404);
  app.clock.set(addMinutes(app.clock.now(), limits.buyerLinkMinutes + 1));
  expect((await app.call(openBuyerPage, { token, wishes: [] }, anybody())).code).toBe(404);
  const { db, clock } = app.composed.env;
  const values = { now: clock.now(), limit: 100 };
  await acrossShops('stock', () => db.transaction((tx) => forgetLinks(tx, values)));
  expect(await rig.count('buyer_link', shop)).toBe(0);
});

test('the page shows the orders of its address in its shop, each by the link that opens it, and no others', async () => {
  const { app } = rig;
  const [one, other] = [await rig.makeStockedShop(), await rig.makeStockedShop()];
  const email = address();
  await rig.order(one.shop, one.goods[0] ?? '', email.toUpperCase());
  await rig.order(one.shop, one.goods[0] ?? '', address());
  await rig.order(other.shop, other.goods[0] ?? '', email);
  const session = await rig.signIn(one.shop, email);
  const page = await app.ask(readBuyerPage, { handle: one.shop.handle, session }, anybody());
  expect(page.orders).toHaveLength(1);
  const [order] = page.orders;
  expect(order).toMatchObject({ pieces: 2, currency: 'USD' });
  const opened = await app.ask(orderByLink, { token: order?.token ?? '' });
  expect(opened).toMatchObject({
    number: order?.number,
    total: order?.total,
    shop: { handle: one.shop.handle },
  });
  // The session of a shop is nothing in another one, nor with another secret.
  const routed = session.slice(0, session.lastIndexOf('.'));
  for (const wrong of [
    { handle: other.shop.handle, session },
    { handle: one.shop.handle, session: `${routed}.${'A'.repeat(43)}` },
    { handle: one.shop.handle, session: 'x'.repeat(50) },
    { handle: 'nobody-here', session },
  ]) {
    for (const call of [readBuyerPage, listBuyerAddresses, deleteBuyerPage])
      expect((await app.call(call, wrong, anybody())).code).toBe(404);
    const place5 = { ...wrong, id: randomUUID(), place };
    expect((await app.call(saveBuyerAddress, place5, anybody())).code).toBe(404);
    const wished = { ...wrong, changes: [{ goods_id: one.goods[0] ?? '', is_wished: true }] };
    expect((await app.call(setWish, wished, anybody())).code).toBe(404);
  }
});

test('at most five addresses are saved, also by many at one moment; one that is wrong in its country is refused', async () => {
  const { app } = rig;
  const { shop } = await rig.makeStockedShop();
  const signedIn = { handle: shop.handle, session: await rig.signIn(shop, address()) };
  const save = (id: string, more: object = {}) =>
    app.call(saveBuyerAddress, { ...signedIn, id, place: { ...place, ...more } }, anybody());
  const codes = await Promise.all(
    Array.from({ length: 9 }, (_, index) => save(randomUUID(), { address: `${index + 1} Long Road` })),
  );
  expect(codes.filter(({ code }) => code === 200)).toHaveLength(limits.buyerAddressesMax);
  const { addresses } = await app.ask(listBuyerAddresses, signedIn, anybody());
  expect(addresses).toHaveLength(limits.buyerAddressesMax);
  const [first] = addresses;
  if (first === undefined) throw new Error('no address');
  // Changing one is possible where the list is full; saving the same words again saves nothing.
  const renamed = { name: 'Anna B.', address: first.address };
  expect((await save(first.id, renamed)).code).toBe(200);
  expect((await save(randomUUID(), renamed)).code).toBe(200);
  expect((await save(first.id, { postcode: '' })).code).toBe(405);
  expect((await save(first.id, { country: 'ZZ' })).code).toBe(405);
  const remove = { ...signedIn, id: first.id };
  for (const _ of [1, 2]) await app.ask(removeBuyerAddress, remove, anybody());
  const left = await app.ask(listBuyerAddresses, signedIn, anybody());
  expect(left.addresses.map(({ id }) => id)).not.toContain(first.id);
  expect(left.addresses).toHaveLength(limits.buyerAddressesMax - 1);
});

test('a session ends by itself, here, or everywhere', async () => {
  const { app } = rig;
  const { shop } = await rig.makeStockedShop();
  const email = address();
  const { handle } = shop;
  const [one, two, three] = [
    await rig.signIn(shop, email),
    await rig.signIn(shop, email),
    await rig.signIn(shop, email),
  ] as const;
  const codeOf = async (session: string) =>
    (await app.call(readBuyerPage, { handle, session }, anybody())).code;
  expect((await app.ask(readBuyerPage, { handle, session: one }, anybody())).sessions).toBe(3);
  const end = { handle, session: one, is_everywhere: false };
  for (const _ of [1, 2]) await app.ask(endBuyerSessions, end, anybody());
  expect([await codeOf(one), await codeOf(two)]).toEqual([404, 200]);
  await app.ask(endBuyerSessions, { ...end, session: two, is_everywhere: true }, anybody());
  expect([await codeOf(two), await codeOf(three)]).toEqual([404, 404]);
  const four = await rig.signIn(shop, email);
  app.clock.set(addDays(app.clock.now(), limits.buyerSessionDays));
  expect(await codeOf(four)).toBe(404);
  const { db, clock } = app.composed.env;
  await acrossShops('stock', () =>
    db.transaction((tx) => forgetSessions(tx, { now: addDays(clock.now(), 1), limit: 100 })),
  );
  expect(await rig.count('buyer_session', shop)).toBe(0);
  expect(await rig.count('shop_buyer', shop)).toBe(1);
  await acrossShops('stock', () =>
    db.transaction((tx) =>
      forgetPages(tx, { now: addDays(clock.now(), limits.buyerPageDays + 1), limit: 100 }),
    ),
  );
  expect(await rig.count('shop_buyer', shop)).toBe(0);
});

test('deleting everything leaves nothing here; it goes with the buyer, and with the shop', async () => {
  const { app } = rig;
  const { shop, goods } = await rig.makeStockedShop();
  const { handle } = shop;
  const email = address();
  const order = await rig.order(shop, goods[0] ?? '', email);
  const session = await rig.signIn(shop, email);
  await app.ask(saveBuyerAddress, { handle, session, id: randomUUID(), place }, anybody());
  await app.ask(askBuyerLink, { handle, email }, anybody());
  const countAll = async () => [
    await rig.count('shop_buyer', shop),
    await rig.count('buyer_session', shop),
    await rig.count('buyer_link', shop),
  ];
  expect(await countAll()).toEqual([1, 1, 1]);
  await app.ask(deleteBuyerPage, { handle, session }, anybody());
  expect(await countAll()).toEqual([0, 0, 0]);
  expect((await app.call(readBuyerPage, { handle, session }, anybody())).code).toBe(404);
  expect((await app.call(orderByLink, { token: order })).code).toBe(200);
  const { env } = app.composed;
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  await rig.signIn(shop, email);
  await inShop(shopId, () =>
    env.db.transaction((tx) => eraseBuyerPage({ env, tx, shopId }, email.toUpperCase())),
  );
  expect(await countAll()).toEqual([0, 0, 0]);
  await rig.signIn(shop, address());
  await inShop(shopId, () => env.db.transaction((tx) => eraseBuyers(tx, { shopId })));
  expect(await countAll()).toEqual([0, 0, 0]);
});

test('no address, no shop and too many tries are refused', async () => {
  const { app } = rig;
  const { shop } = await rig.makeStockedShop();
  const { handle } = shop;
  for (const email of ['', 'nobody', 'a@b', `${'x'.repeat(260)}@shop.example`])
    expect((await app.call(askBuyerLink, { handle, email }, anybody())).code, email).toBe(405);
  const other = { handle: 'nobody-here', email: address() };
  expect((await app.call(askBuyerLink, other, anybody())).code).toBe(404);
  const { ip } = anybody();
  const bySender: number[] = [];
  for (let n = 0; n <= limits.buyerLinksPerHourOfSender; n += 1)
    bySender.push((await app.call(askBuyerLink, { handle, email: address() }, anybody({ ip }))).code);
  expect(bySender.filter((code) => code === 459)).toHaveLength(1);
  const email = address();
  const byAddress: number[] = [];
  for (let n = 0; n <= limits.buyerLinksPerDayOfAddress; n += 1)
    byAddress.push((await app.call(askBuyerLink, { handle, email }, anybody())).code);
  expect(byAddress.at(-1)).toBe(459);
});
