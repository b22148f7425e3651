// Where sponsored goods stand, where they do not, and what came of following them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBuyer } from '#testing/test-app.ts';
import { openLookers, seen, stayed } from '#testing/ads.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { openPromotion, type Advertiser, type PromotionRig } from '#testing/promotion.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { exploreGoods } from '#features/search/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { similarGoods } from '#features/promotion/beacon.contract.ts';
import { givePublicSupport, publicSupport, setSimilar } from '#features/promotion/delivery.contract.ts';
import { campaignResults } from '#features/promotion/results.contract.ts';
import { statement } from '#platform/db/database.ts';
import { findCheckoutClick } from './evidence.sql.ts';
import { keeps } from '#testing/keeps.ts';

let rig: PromotionRig;
let lookers: ReturnType<typeof openLookers>;
beforeAll(async () => {
  rig = await openPromotion();
  lookers = openLookers(rig);
  await lookers.fill();
});
afterAll(async () => {
  await lookers.close();
  await rig.app.close();
});

type Boosted = Advertiser & { readonly id: string };

async function boosted(over: Parameters<PromotionRig['pay']>[1] = {}): Promise<Boosted> {
  const who = await rig.advertiser();
  const id = (await rig.pay(who, over)).id ?? '';
  await lookers.refresh();
  return { ...who, id };
}

test('without campaigns no page is another, and the order of the others is never changed', async () => {
  await rig.app.composed.delivery.market.refresh();
  expect(rig.app.composed.delivery.sponsors.isOpen('explore')).toBe(false);
  const plain = await rig.app.ask(exploreGoods, {});
  const who = await boosted();
  const { page } = await lookers.get('/explore', lookers.person());
  expect(page).toMatchObject({
    kind: 'explore',
    goods: { list: plain.goods.list },
    sponsored: [{ isSupport: false }],
  });
  expect(page?.kind === 'explore' ? page.sponsored.map(({ slot }) => slot) : []).toEqual([3]);
  expect((await rig.app.ask(exploreGoods, {})).sponsored).toEqual([]);
  await rig.act(who, who.id, 'stop');
});

test('a search shows what has to do with it, at its own places, and a list that is narrowed nothing outside of it', async () => {
  const who = await boosted({ plan_id: 'search' });
  const at = (query: string) => lookers.places(lookers.person(), query);
  expect(await at('')).toEqual([]);
  expect(await at('?q=pl')).toEqual([]);
  expect(await at('?q=thing')).toMatchObject([{ handle: who.shop.handle }]);
  expect(await at('?q=thing&price_max=19')).toEqual([]);
  expect(await at('?q=thing&price_max=20')).toHaveLength(1);
  expect(await at('?q=thing&rating_min=4')).toEqual([]);
  await rig.act(who, who.id, 'stop');
});

test('why something is shown is told with who pays and what it was chosen by', async () => {
  const who = await boosted();
  const place = await lookers.place(who, lookers.person());
  const { page } = await lookers.get(`/explore/how?ad=${place.token}`, lookers.person());
  expect(page).toMatchObject({
    kind: 'exploreHow',
    why: { shop: { handle: who.shop.handle }, pays: 'click', surface: 'explore', version: 1 },
  });
  const forged = await lookers.get(`/explore/how?ad=${place.token}x`, lookers.person());
  expect(forged.page).toMatchObject({ kind: 'exploreHow', why: undefined });
  await rig.act(who, who.id, 'stop');
});

test('goods of others stand below a shop’s own only where it allows it, and its own are not bought there', async () => {
  const host = await boosted({ plan_id: 'similar' });
  const other = await boosted({ plan_id: 'similar' });
  const ask = { handle: host.shop.handle, id: host.goods[0]?.id ?? '' };
  const token = await host.token();
  const raw = (agent: string) => ({
    raw: {
      body: Buffer.from(''),
      signature: undefined,
      header: (name: string) => (name === 'user-agent' ? agent : undefined),
    },
  });
  expect(await rig.app.composed.ask(similarGoods, ask, raw('Firefox'))).toEqual({ list: [] });
  await rig.app.ask(setSimilar, { on: true }, { token });
  await lookers.refresh();
  const { page } = await lookers.get(`/s/${host.shop.handle}/goods/${ask.id}`, lookers.person());
  expect(page).toMatchObject({ kind: 'goods', rail: true });
  const { list } = await rig.app.composed.ask(similarGoods, ask, raw('Firefox'));
  expect(list).toMatchObject([{ label: `Sponsored by ${other.shop.handle.replace('shop-', 'Shop ')}` }]);
  expect(list[0]?.href).toContain(`/s/${other.shop.handle}/goods/`);
  await rig.app.ask(setSimilar, { on: false }, { token });
  await lookers.refresh();
  expect(await rig.app.composed.ask(similarGoods, ask, raw('Firefox'))).toEqual({ list: [] });
  for (const one of [host, other]) await rig.act(one, one.id, 'stop');
});

const rise = statement<never>('test-ad-rise', "update shop set level = 'partner' where shop_id = $1");

test('public support is for shops that earned it, marked, free, and one place of ten at most', async () => {
  keeps(
    '6 public product support for those with the permission',
    '6 management permission on traffic support',
  );
  const who = await rig.advertiser();
  const paying = await boosted();
  const input = {
    shop_id: who.shop.shopId,
    on: true,
    note: 'Their goods are made by hand in the neighbourhood.',
  };
  const token = await rig.app.operator();
  const early = await rig.app.call(givePublicSupport, input, { token });
  expect(early).toMatchObject({ code: 203, data: { reason: 'level' } });
  await rig.env.db.direct.rows(rise, [who.shopId]);
  await rig.app.ask(givePublicSupport, input, { token });
  await lookers.refresh();
  expect(await rig.app.ask(publicSupport, {})).toMatchObject({
    one_in: 10,
    turn: { handle: who.shop.handle, goods_id: who.goods[0]?.id },
    list: [{ handle: who.shop.handle }],
  });
  let [given, places] = [0, 0];
  for (let look = 0; look < 40; look += 1) {
    const { page } = await lookers.get('/explore', lookers.person());
    if (page?.kind !== 'explore') continue;
    places += 3;
    given += page.sponsored.filter(({ isSupport }) => isSupport).length;
    for (const place of page.sponsored) expect(place.token === '').toBe(place.isSupport);
  }
  expect(given).toBeGreaterThan(5);
  expect(given).toBeLessThanOrEqual(places / 10);
  await rig.app.ask(givePublicSupport, { ...input, on: false }, { token });
  await lookers.refresh();
  expect(await rig.app.ask(publicSupport, {})).toMatchObject({ turn: null, list: [] });
  await rig.act(paying, paying.id, 'stop');
});

test('an order that came of a click is the campaign’s, within a week', async () => {
  const who = await boosted();
  const buyer = lookers.person();
  const place = await lookers.place(who, buyer);
  await lookers.tell([seen(place.token)], buyer);
  const answer = await lookers.follow(place, buyer);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + 1_500));
  await lookers.tell([stayed(place.token)], buyer);
  const { ask } = rig.app.composed;
  const quote = await ask(quoteCart, {
    handle: who.shop.handle,
    country: 'GB',
    lines: [{ goods_id: place.goodsId, qty: 2 }],
  });
  const paymentId = readRoutedId(quote.quote_id)?.id ?? '';
  await rig.app.composed.delivery.sponsors.ordered(cookie.split('=')[1] ?? '', paymentId);
  const made = await ask(
    checkout,
    { quote_id: quote.quote_id, buyer: testBuyer, terms: true },
    { onceKey: 'order-of-an-ad' },
  );
  await ask(testPay, { payment_id: made.payment.id });
  await lookers.settle();
  const found = await rig.app.ask(campaignResults, { id: who.id }, { token: await who.token() });
  expect(found).toMatchObject({ orders: 1, sales: '40.00', clicks: 1 });
  const click = await findCheckoutClick(rig.env.db.direct, { shopId: who.shopId, paymentId });
  expect(click).toMatchObject({ campaign_id: who.id, verdict: 'charged' });
});
