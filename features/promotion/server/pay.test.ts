import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPromotion, pin, type PromotionRig } from '#testing/promotion.ts';
import { openRestrictions } from '#testing/restrictions.ts';
import { promotionMinimums } from '#domain/ads/promotion.ts';
import { forecastPromotion, listPromotion, payPromotion } from '#features/promotion/contract.ts';
import { removeFromShowcase } from '#features/showcase/contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { keeps } from '#testing/keeps.ts';

let rig: PromotionRig;
beforeAll(async () => {
  rig = await openPromotion();
});
afterAll(() => rig.app.close());

test('all plans are open, with the conditions that everybody has', async () => {
  keeps(
    '3 Promotion',
    '7 POST /v1/ad/list',
    '9 traffic heating duration is computed, shown before paying and published',
  );
  const who = await rig.advertiser();
  const { plans, list, total } = await rig.app.ask(listPromotion, {}, { token: await who.token() });
  expect(plans.map(({ id, pays, open }) => [id, pays, open])).toEqual([
    ['explore', 'click', true],
    ['search', 'click', true],
    ['similar', 'click', true],
    ['order', 'order', true],
  ]);
  expect(plans[0]).toMatchObject({
    min_total: '5.00',
    min_day: '2.00',
    floor_bid: '0.02',
    slots: [3, 8, 15],
  });
  expect(plans[3]).toMatchObject({ min_total: '0.00', percent: { min_bps: 100, max_bps: 3_000 } });
  expect([list, total]).toEqual([[], 0]);
});

test('promotion credit is used first, then the balance, and both stand in the wallet', async () => {
  keeps('1 promotion list and payment', '7 POST /v1/ad/pay');
  const who = await rig.advertiser({ available: '50.00', promo: '6.00' });
  const paid = await rig.pay(who, { budget: '10.00' });
  expect(paid).toMatchObject({ state: 'active', from_promo: '6.00', from_available: '4.00' });
  expect(await rig.stands(who)).toEqual({ available: '46.00', promo: '0.00', budget: '10.00', ads: '0.00' });
  const token = await who.token();
  const { list } = await rig.app.ask(walletFlow, { type: 'ad' }, { token });
  expect(list).toMatchObject([
    {
      kind: 'ad_pay',
      direction: 'out',
      amount: '4.00',
      ref: { kind: 'campaign', id: paid.id },
      id: paid.ledger_ref,
    },
  ]);
  expect(await rig.app.ask(wallet, {}, { token })).toMatchObject({ balance: '46.00', promo: '0.00' });
  expect(await rig.campaign(who, paid.id ?? '')).toMatchObject({
    state: 'active',
    budget: '10.00',
    day_budget: '2.00',
    spent: '0.00',
    remaining: '10.00',
    from_promo: '6.00',
    from_available: '4.00',
    goods: [{ id: who.goods[0]?.id }],
    percent_bps: null,
  });
});

test('stopping gives the balance back first, because promotion credit was spent first', async () => {
  const who = await rig.advertiser({ available: '50.00', promo: '6.00' });
  const { id } = await rig.pay(who);
  const stopped = await rig.act(who, id ?? '', 'stop');
  expect(stopped).toMatchObject({ state: 'ended', back_promo: '6.00', back_available: '4.00' });
  expect(await rig.stands(who)).toEqual({ available: '50.00', promo: '6.00', budget: '0.00', ads: '0.00' });
  expect(await rig.campaign(who, id ?? '')).toMatchObject({ ended_reason: 'stopped', remaining: '0.00' });
  expect(await rig.tryAct(who, id ?? '', 'stop')).toMatchObject({ code: 203, data: { reason: 'state' } });
  // Its goods can be boosted again at once.
  await rig.pay(who);
});

test.each([
  [{ plan_id: undefined }, 403, 'plan_id'],
  [{ goods_ids: undefined }, 403, 'goods_ids'],
  [{ goods_ids: [] }, 405, 'goods_ids'],
  [{ goods_ids: Array.from({ length: 11 }, () => randomUUID()) }, 405, 'goods_ids'],
  [{ budget: undefined }, 403, 'budget'],
  [{ budget: '4.99' }, 405, 'budget'],
  [{ budget: '5.001' }, 405, 'budget'],
  [{ budget: '-5.00' }, 405, 'budget'],
  [{ day_budget: '1.99' }, 405, 'day_budget'],
  [{ day_budget: '10.01' }, 405, 'day_budget'],
  [{ max_bid: '0.01' }, 405, 'max_bid'],
  [{ max_bid: '2.01' }, 405, 'max_bid'],
  [{ percent_bps: 500 }, 405, 'percent_bps'],
  [{ days: undefined }, 403, 'days'],
  [{ days: 0 }, 405, 'days'],
  [{ days: 31 }, 405, 'days'],
  [{ days: 1.5 }, 405, 'days'],
  [{ starts_at: '2020-01-01T00:00:00.000Z' }, 405, 'starts_at'],
  [{ starts_at: '2099-01-01T00:00:00.000Z' }, 405, 'starts_at'],
  [{ pay_password: undefined }, 403, 'pay_password'],
  [{ plan_id: 'order' as const }, 405, 'budget'],
  [{ plan_id: 'order' as const, budget: undefined, max_bid: undefined }, 403, 'percent_bps'],
  [{ plan_id: 'order' as const, budget: undefined, max_bid: undefined, percent_bps: 99 }, 405, 'percent_bps'],
])('%o is refused as %d at its field, and nothing is booked', async (wrong, code, field) => {
  const who = await rig.advertiser();
  const ask = Object.fromEntries(
    Object.entries({ ...rig.base(who), ...wrong }).filter(([, value]) => value !== undefined),
  );
  expect(await rig.call(who, ask)).toMatchObject({ code, data: { field } });
  expect(await rig.stands(who)).toMatchObject({ available: '100.00', budget: '0.00' });
});

test('who has too little is told how much is missing', async () => {
  const who = await rig.advertiser({ available: '3.00', promo: '1.50' });
  expect(await rig.tryPay(who)).toMatchObject({
    code: 424,
    data: { reason: 'missing', missing: '5.50', available: '3.00', currency: 'USD' },
  });
  expect(await rig.stands(who)).toMatchObject({ available: '3.00', promo: '1.50', budget: '0.00' });
});

test('without a transaction password it is 445, with a wrong one 446', async () => {
  const shop = await rig.app.makeShop('No Password');
  const goods = await rig.app.makeGoods([{ code: `NP-${randomUUID().slice(0, 8)}`, cost: '4.00', stock: 9 }]);
  await rig.app.list(shop, goods, '20.00');
  const token = await rig.app.merchant(shop);
  const goodsIds = [goods[0]?.id ?? ''];
  const ask = { plan_id: 'explore' as const, goods_ids: goodsIds, budget: '5.00', days: 2 };
  const answer = await rig.app.call(payPromotion, { ...ask, pay_password: pin }, { token });
  expect(answer).toMatchObject({ code: 445 });
  const who = await rig.advertiser();
  expect(await rig.tryPay(who, { pay_password: '999999' })).toMatchObject({
    code: 446,
    data: { field: 'pay_password' },
  });
});

test('a wallet that is frozen pays for nothing, and the restriction is told whole', async () => {
  const who = await rig.advertiser();
  const risk = await openRestrictions(rig.app);
  await risk.place(who.shop, { level: 'wallet_frozen', code: 'H03', until: risk.days(2) });
  expect(await rig.tryPay(who)).toMatchObject({
    code: 450,
    data: { restriction: { code: 'H03', level: 'wallet_frozen' } },
  });
  expect(await rig.stands(who)).toMatchObject({ budget: '0.00' });
});

test('the same goods are not boosted twice at one place: 453 names the campaign', async () => {
  keeps('9 user activity added (453)');
  const who = await rig.advertiser();
  const { id } = await rig.pay(who);
  expect(await rig.tryPay(who)).toMatchObject({ code: 453, data: { id, goods_id: who.goods[0]?.id } });
  // At another place they may be.
  await rig.pay(who, { plan_id: 'search' });
});

test('of thirty that pay for the same goods at once one campaign is made, and paid once', async () => {
  const who = await rig.advertiser({ available: '1000.00' });
  await who.token();
  const answers = await Promise.all(Array.from({ length: 30 }, () => rig.tryPay(who)));
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code !== 200 && code !== 453)).toEqual([]);
  expect(await rig.stands(who)).toMatchObject({ available: '990.00', budget: '10.00' });
});

test('the same key pays once', async () => {
  const who = await rig.advertiser();
  const key = randomUUID();
  const first = await rig.call(who, rig.base(who), key);
  expect(await rig.call(who, rig.base(who), key)).toEqual(first);
  expect(await rig.stands(who)).toMatchObject({ budget: '10.00' });
});

test('goods that nobody could buy are not promoted', async () => {
  const who = await rig.advertiser();
  const strange = randomUUID();
  expect(await rig.tryPay(who, { goods_ids: [strange] })).toMatchObject({
    code: 203,
    data: { reason: 'not_sold', goods_id: strange },
  });
  const [gone] = await rig.app.makeGoods([{ code: `G-${randomUUID().slice(0, 8)}`, cost: '4.00', stock: 1 }]);
  await rig.app.list(who.shop, [gone ?? { id: '', code: '' }], '20.00');
  await rig.app.buy(who.shop, [{ id: gone?.id ?? '', qty: 1 }]);
  expect(await rig.tryPay(who, { goods_ids: [gone?.id ?? ''] })).toMatchObject({
    code: 203,
    data: { reason: 'no_stock' },
  });
  // The forecast of the step before says it, so that nobody fills in the rest for nothing.
  const asked = { plan_id: 'explore' as const, goods_ids: [gone?.id ?? ''], budget: '10.00', days: 5 };
  const { blockers } = await rig.app.ask(forecastPromotion, asked, { token: await who.token() });
  expect(blockers).toContainEqual({ reason: 'no_stock', goods_id: gone?.id });
});

test('a forecast books nothing, says where the money would come from and what stands in the way', async () => {
  keeps('1 traffic heating');
  const who = await rig.advertiser({ available: '2.00', promo: '1.00' });
  const token = await who.token();
  const goodsIds = who.goods.map(({ id }) => id);
  const asked = {
    plan_id: 'explore' as const,
    goods_ids: goodsIds,
    budget: '10.00',
    days: 5,
    max_bid: '0.20',
  };
  const seen = await rig.app.ask(forecastPromotion, asked, { token });
  expect(seen).toMatchObject({
    from_promo: '1.00',
    from_available: '9.00',
    available: '2.00',
    blockers: [{ reason: 'insufficient_balance', goods_id: null }],
    forecast: { basis: { kind: 'prior', auctions: 0 }, currency: 'USD' },
  });
  const { clicks, days } = seen.forecast;
  expect(clicks.p10).toBeLessThanOrEqual(clicks.p50);
  expect(clicks.p50).toBeLessThanOrEqual(clicks.p90);
  expect(days.p90).toBeLessThanOrEqual(5);
  const { preview, id } = await rig.pay(who, { preview: true });
  expect([preview, id]).toEqual([seen.forecast, null]);
  expect(await rig.stands(who)).toMatchObject({ available: '2.00', budget: '0.00' });
});

test('a campaign that pays by the order costs nothing before one', async () => {
  const who = await rig.advertiser({ available: '0.00' });
  const { plan_id: _plan, budget: _budget, max_bid: _bid, ...rest } = rig.base(who);
  const answer = await rig.call(who, { ...rest, plan_id: 'order', percent_bps: 800 });
  expect(answer).toMatchObject({ code: 200, data: { state: 'active', ledger_ref: null } });
  const { list } = await rig.app.ask(listPromotion, { scope: 'mine' }, { token: await who.token() });
  expect(list).toMatchObject([{ pays: 'order', percent_bps: 800, budget: '0.00', remaining: '0.00' }]);
});

test('goods that leave the showcase cannot be paid for any more', async () => {
  const who = await rig.advertiser();
  const ids = who.goods.map(({ id }) => id);
  await rig.app.ask(removeFromShowcase, { ids }, { token: await who.token() });
  expect(await rig.tryPay(who)).toMatchObject({ code: 203, data: { reason: 'not_sold' } });
});

test('the least amounts are whole units in every currency', () => {
  expect(promotionMinimums('USD')).toEqual({ total: 500n, day: 200n, bid: 2n, step: 100n });
  expect(promotionMinimums('JPY')).toEqual({ total: 5n, day: 2n, bid: 1n, step: 1n });
  expect(promotionMinimums('USDT')).toEqual({
    total: 5_000_000n,
    day: 2_000_000n,
    bid: 20_000n,
    step: 1_000_000n,
  });
});
