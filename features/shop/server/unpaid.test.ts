// An unverified shop takes no new orders once it is owed as much as it may be, whatever its age; its money stays its own.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityApp, type Rig } from '#testing/identity.ts';
import { testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { defaultPolicy } from '#domain/policy.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { me } from '#features/people/contract.ts';
import { exploreGoods } from '#features/search/contract.ts';
import { rankGoods } from '#features/search/server/ranking.ts';
import { shopInfo } from '#features/shop/contract.ts';
import { wallet } from '#features/wallet/contract.ts';

let rig: Rig;
let shop: TestShop;
let goods: TestGoods[];
beforeAll(async () => {
  const { unverifiedUnpaid } = defaultPolicy;
  rig = await openIdentityApp({ policy: { unverifiedUnpaid, commissionBps: 1000 } });
  shop = await rig.app.makeShop('Owed Shop');
  goods = await rig.app.makeGoods([{ code: 'OWED-1', cost: '4.00', stock: 500 }]);
  await rig.app.list(shop, goods, '60.00');
});
afterAll(() => rig.app.close());

const lines = () => [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
const asMerchant = async () => ({ token: await rig.app.merchant(shop) });
const tryQuote = () => rig.app.call(quoteCart, { handle: shop.handle, lines: lines(), country: 'GB' });
const unpaid = async () => (await rig.app.ask(me, {}, await asMerchant())).info.shop.unpaid;

/** Sells one, 50.00 of which is the shop's, and passes the days until it is. */
async function sell(): Promise<void> {
  await rig.app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await rig.app.advance(0.1);
  await rig.app.ship('accepted', 'delivered');
  await rig.app.advance(18);
}

const offered = async () =>
  (await rig.app.ask(exploreGoods, { q: 'OWED-1' })).goods.list.some(({ id }) => id === goods[0]?.id);

async function notices(): Promise<string[]> {
  const { list } = await rig.app.ask(listNotices, {}, await asMerchant());
  return list.map(({ code }) => code).filter((code) => code.startsWith('unpaid'));
}

test('told from 150.00 on, stopped at 200.00 in its fourth month, and open again once verified', async () => {
  await sell();
  await sell();
  expect(await unpaid()).toEqual({ amount: '100.00', limit: '200.00', is_near: false, is_stopped: false });
  expect(await notices()).toEqual([]);
  await sell();
  expect(await unpaid()).toEqual({ amount: '150.00', limit: '200.00', is_near: true, is_stopped: false });
  expect(await notices()).toEqual(['unpaid_near']);
  await rankGoods(rig.app.composed.env, rig.app.composed.env.db.direct, [goods[0]?.id ?? '']);
  expect(await offered()).toBe(true);
  // A buyer who was quoted a price before, and asks to pay after.
  await rig.app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await rig.app.advance(0.1);
  await rig.app.ship('accepted', 'delivered');
  await rig.app.advance(13.8);
  let early = '';
  for (let part = 0; part < 300 && (await unpaid())?.is_stopped !== true; part += 1) {
    const asked = { handle: shop.handle, lines: lines(), country: 'GB' };
    early = (await rig.app.ask(quoteCart, asked)).quote_id;
    await rig.app.advance(0.015);
  }
  expect(early).not.toBe('');
  expect(await unpaid()).toMatchObject({ amount: '200.00', is_stopped: true });
  expect(await notices()).toEqual(expect.arrayContaining(['unpaid_near', 'unpaid_stopped']));

  const asked = { quote_id: early, buyer: testBuyer, terms: true as const };
  expect(await rig.app.call(checkout, asked, { onceKey: randomUUID() })).toMatchObject({
    data: { reason: 'closed', closed: 'unverified' },
  });
  // A shop that was read for a page may be two seconds old.
  await expect
    .poll(tryQuote, { timeout: 10_000 })
    .toMatchObject({ data: { reason: 'no_open_shop', closed: 'unverified' } });
  const shown = await rig.app.ask(shopInfo, { handle: shop.handle });
  expect(shown).toMatchObject({ open: false, closed: { reason: 'unverified' } });
  // The catalogue of all shops offers nothing of it.
  expect(await offered()).toBe(false);
  const { available, pending } = await rig.app.ask(wallet, {}, await asMerchant());
  expect(Number(available) + Number(pending)).toBe(200);

  expect(await rig.send(shop)).toMatchObject({ code: 200 });
  expect((await tryQuote()).code).not.toBe(200);
  await rig.decide(shop, 'verified');
  expect(await unpaid()).toBeNull();
  await expect.poll(async () => (await tryQuote()).code, { timeout: 10_000 }).toBe(200);
  await sell();
  expect((await rig.app.ask(wallet, {}, await asMerchant())).balance).toBe('250.00');
});
