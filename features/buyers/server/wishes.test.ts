// The wish list: kept in the browser, joined at sign-in, with the price of today beside the one that was noted.
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { listWished, openBuyerPage, readBuyerPage, setWish } from '#features/buyers/contract.ts';
import { changePrices, listShowcase, removeFromShowcase } from '#features/showcase/contract.ts';
import { saveListing } from '#features/showcase/listing.contract.ts';
import type { TestShop } from '#testing/test-app.ts';
import { address, anybody, openBuyersRig, type BuyersRig } from '#testing/buyers.ts';
import { joinWishes, readNoted } from './wishes.ts';

let rig: BuyersRig;
beforeAll(async () => {
  rig = await openBuyersRig();
});
afterAll(() => rig.app.close());

async function takeOff(shop: TestShop, goodsId: string, mode: 'remove' | 'delist' = 'remove'): Promise<void> {
  const token = await rig.app.merchant(shop);
  const { list } = await rig.app.ask(listShowcase, { page_size: 100 }, { token });
  const id = list.find((row) => row.goods_id === goodsId)?.id ?? '';
  const ask = { ids: [id], mode };
  await rig.app.ask(removeFromShowcase, ask, { token, onceKey: randomUUID() });
}

test('hearts of a browser are joined at sign-in; the price of today stands beside the one that was noted', async () => {
  const { app } = rig;
  const { shop, goods } = await rig.makeStockedShop();
  const [first = '', second = '', third = ''] = goods;
  const { handle } = shop;
  const email = address();
  const one = await rig.signIn(shop, email, [{ goods_id: first, seen: '9.00' }]);
  await app.ask(
    setWish,
    { handle, session: one, changes: [{ goods_id: second, is_wished: true }] },
    anybody(),
  );
  // A second browser noted one that is there already, one more, and one that the shop never had.
  const two = await rig.signIn(shop, email, [
    { goods_id: third },
    { goods_id: first, seen: '7.00' },
    { goods_id: randomUUID(), seen: '1.00' },
  ]);
  const page = () => app.ask(readBuyerPage, { handle, session: two }, anybody());
  expect((await page()).wishes.map(({ goods_id: id, seen, price }) => [id, seen, price])).toEqual([
    [third, null, '9.00'],
    [second, '9.00', '9.00'],
    [first, '9.00', '9.00'],
  ]);
  const token = await app.merchant(shop);
  const { list } = await app.ask(listShowcase, {}, { token });
  const id = list.find((row) => row.goods_id === first)?.id ?? '';
  const items = [{ id, sale_price: '12.50' }];
  await app.ask(changePrices, { items }, { token, onceKey: randomUUID() });
  await takeOff(shop, second);
  const [, gone, dearer] = (await page()).wishes;
  expect(dearer).toMatchObject({ seen: '9.00', price: '12.50' });
  // What was on sale when it was noted is still called by its name.
  expect(gone).toMatchObject({ seen: '9.00', price: null, available: 0 });
  expect(gone?.title).toMatch(/./);
});

test('noting and taking off are done once however often; what the shop does not sell is refused', async () => {
  const { app } = rig;
  const { shop, goods } = await rig.makeStockedShop();
  const signedIn = { handle: shop.handle, session: await rig.signIn(shop, address()) };
  const [goodsId = ''] = goods;
  const set = (is_wished: boolean, goods_id = goodsId) =>
    app.call(setWish, { ...signedIn, changes: [{ goods_id, is_wished }] }, anybody());
  await Promise.all([set(true), set(true), set(true)]);
  const noted = await app.ask(readBuyerPage, signedIn, anybody());
  expect(noted.wishes).toHaveLength(1);
  const foreign = await rig.makeStockedShop();
  expect((await set(true, foreign.goods[0])).code).toBe(404);
  expect((await set(true, randomUUID())).code).toBe(404);
  await Promise.all([set(false), set(false)]);
  expect((await app.ask(readBuyerPage, signedIn, anybody())).wishes).toEqual([]);
});

test('several are noted and taken off in their order, all or none', async () => {
  const { app } = rig;
  const { shop, goods } = await rig.makeStockedShop();
  const signedIn = { handle: shop.handle, session: await rig.signIn(shop, address()) };
  const [first = '', second = '', third = ''] = goods;
  const add = (goods_id: string) => ({ goods_id, is_wished: true });
  const remove = (goods_id: string) => ({ goods_id, is_wished: false });
  const set = (...changes: ReturnType<typeof add>[]) =>
    app.call(setWish, { ...signedIn, changes }, anybody());
  const noted = async () =>
    (await app.ask(readBuyerPage, signedIn, anybody())).wishes.map(({ goods_id, seen }) => [goods_id, seen]);
  expect((await set(add(first), add(second), add(first))).code).toBe(200);
  expect(await noted()).toEqual([
    [second, '9.00'],
    [first, '9.00'],
  ]);
  // One that is not sold here leaves the list as it was.
  expect((await set(remove(first), add(third), add(randomUUID()))).code).toBe(404);
  expect(await noted()).toHaveLength(2);
  expect((await set(remove(first), add(third), add(first), remove(second))).code).toBe(200);
  expect((await noted()).map(([id]) => id)).toEqual([first, third]);
  const tooMany = Array.from({ length: 21 }, () => add(first));
  expect([(await set()).code, (await set(...tooMany)).code]).toEqual([405, 405]);
  expect((await set(...tooMany.slice(1))).code).toBe(200);
});

test('a list holds a hundred products and no more', async () => {
  const { app } = rig;
  const { shop, goods } = await rig.makeStockedShop();
  const rows = Array.from({ length: limits.wishesMax - goods.length + 1 }, (_, n) => ({
    code: `W${n}-${randomUUID().slice(0, 8)}`,
    cost: '4.00',
    stock: 5,
  }));
  const [last, ...rest] = await app.makeGoods(rows);
  if (last === undefined) throw new Error('no goods');
  await app.list(shop, rest, '9.00');
  const wishes = [...goods, ...rest.map(({ id }) => id)].map((goods_id) => ({ goods_id }));
  const session = await rig.signIn(shop, address(), wishes);
  const signedIn = { handle: shop.handle, session };
  expect((await app.ask(readBuyerPage, signedIn, anybody())).wishes).toHaveLength(limits.wishesMax);
  await takeOff(shop, goods[0] ?? '');
  await app.list(shop, [last], '9.00');
  const set = (goods_id: string, is_wished: boolean) =>
    app.call(setWish, { ...signedIn, changes: [{ goods_id, is_wished }] }, anybody());
  const refused = await set(last.id, true);
  expect([refused.code, refused.data]).toMatchObject([203, { reason: 'wishes_full' }]);
  expect((await set(goods[1] ?? '', true)).code).toBe(200);
  await set(goods[0] ?? '', false);
  expect((await set(last.id, true)).code).toBe(200);
});

test('what a browser noted is shown without a session, and nothing of goods that the shop never had', async () => {
  const { app } = rig;
  const [own, foreign] = [await rig.makeStockedShop(), await rig.makeStockedShop('33.00')];
  const wishes = [{ goods_id: own.goods[0] ?? '', seen: '8.00' }, { goods_id: foreign.goods[0] ?? '' }];
  const shown = await app.ask(listWished, { handle: own.shop.handle, wishes }, anybody());
  expect(shown.wishes).toMatchObject([
    { seen: '8.00', price: '9.00' },
    { title: null, image: null, price: null, seen: null, available: 0 },
  ]);
  const tooMany = Array.from({ length: limits.wishesMax + 1 }, () => ({ goods_id: randomUUID() }));
  const ask = { handle: own.shop.handle, wishes: tooMany };
  expect((await app.call(listWished, ask, anybody())).code).toBe(405);
  // A price of another scale is no price.
  for (const seen of ['8.123456', '0.00', '8'])
    expect(
      (
        await app.call(
          listWished,
          { handle: own.shop.handle, wishes: [{ goods_id: own.goods[0] ?? '', seen }] },
          anybody(),
        )
      ).code,
    ).toBe(405);
});

test('a shop’s own words are read only of goods that it has on sale', async () => {
  const { app } = rig;
  const { shop, goods } = await rig.makeStockedShop();
  const [kept = '', left = '', removed = ''] = goods;
  const { handle } = shop;
  const email = address();
  const ordered = await rig.order(shop, left, email);
  const supplied = await app.ask(listWished, { handle, wishes: [{ goods_id: left }] }, anybody());
  const session = await rig.signIn(
    shop,
    email,
    goods.map((goods_id) => ({ goods_id })),
  );
  await takeOff(shop, left, 'delist');
  await takeOff(shop, removed);
  const token = await app.merchant(shop);
  // Of goods that are off sale they are a draft: nobody has published them.
  for (const id of [kept, left]) {
    const texts = [{ lang: 'en' as const, title: 'Words of the shop', description: null }];
    await app.ask(saveListing, { id, version: 0, texts }, { token });
  }
  const titles = [supplied.wishes[0]?.title, 'Words of the shop'];
  const wishes = goods.map((goods_id) => ({ goods_id }));
  const seen = await app.ask(listWished, { handle, wishes }, anybody());
  expect(seen.wishes.map(({ title, price }) => [title, price])).toEqual([
    [titles[1], '9.00'],
    [expect.not.stringContaining('Words'), null],
    [null, null],
  ]);
  expect(seen.wishes[1]?.title).toBe(titles[0]);
  // Signed in, and in the list of orders, it is the same.
  const page = await app.ask(readBuyerPage, { handle, session }, anybody());
  expect(page.wishes.map(({ title }) => title)).toEqual([
    titles[1],
    titles[0],
    expect.not.stringContaining('Words'),
  ]);
  expect(page.orders.map(({ token: one, title }) => [one, title])).toEqual([[ordered, titles[0]]]);
});

test('prices that were noted are in the money of the shop, whatever the instance begins new shops with', async () => {
  const { app } = rig;
  const { shop, goods } = await rig.makeStockedShop();
  await rig.setCurrency(shop, 'JPY');
  const [goodsId = ''] = goods;
  const session = await rig.signIn(shop, address(), [{ goods_id: goodsId, seen: '800' }]);
  const page = await app.ask(readBuyerPage, { handle: shop.handle, session }, anybody());
  expect(page.wishes).toMatchObject([{ goods_id: goodsId, seen: '800', currency: 'JPY' }]);
  // A price of before is refused before the link is used, so that it can be opened without.
  const link = await rig.linkFor(shop, address());
  const asked = (seen?: string) =>
    app.call(
      openBuyerPage,
      { token: link, wishes: [{ goods_id: goodsId, ...(seen === undefined ? {} : { seen }) }] },
      anybody(),
    );
  const refused = await asked('8.00');
  expect([refused.code, refused.data]).toMatchObject([405, { field: 'wishes', reason: 'scale' }]);
  expect((await asked()).code).toBe(200);
});

test('joining keeps every stored product, adds each new one once and never passes the limit', () => {
  const at = new Date('2026-11-29T10:00:00.000Z');
  const ids = fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 130 });
  const noted = (all: readonly number[]) =>
    readNoted(
      all.map((n) => ({ goods_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` })),
      'USD',
      at,
    );
  fc.assert(
    fc.property(ids, ids, (left, right) => {
      const before = noted(left).slice(0, limits.wishesMax);
      const joined = joinWishes(before, noted(right));
      const found = joined.map(({ goods_id: id }) => id);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBe(
        Math.min(limits.wishesMax, new Set([...before, ...noted(right)].map(({ goods_id: id }) => id)).size),
      );
    }),
  );
});
