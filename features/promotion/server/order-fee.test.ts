import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPromotion, type Advertiser, type PromotionRig } from '#testing/promotion.ts';
import { openRestrictions } from '#testing/restrictions.ts';
import type { Bought } from '#testing/test-app.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import { checkBook } from '#features/ledger/server/public.ts';
import { addDiscount } from '#features/discounts/contract.ts';
import { orderMoney } from '#features/orders/money.contract.ts';
import { answerCase, inspectReturn, requestReturn } from '#features/returns/contract.ts';
import { walletFlow } from '#features/wallet/contract.ts';
import { statement } from '#platform/db/database.ts';

let rig: PromotionRig;
beforeAll(async () => {
  rig = await openPromotion();
});
afterAll(() => rig.app.close());

const putClick = statement<never>(
  'test-ad-click',
  `insert into ad_click (shop_id, id, campaign_id, goods_id, auction_id, day, surface, slot, score, next_score,
     price_units, viewer, network, verdict, reason, at)
   values ($1, $2, $3, $4, $5, $6::timestamptz::date, 'explore', 3, '1', '0', 0, '\\x01', '\\x01', $7, $8, $6)`,
);
const putCheckout = statement<never>(
  'test-ad-checkout',
  'insert into ad_checkout (shop_id, payment_id, campaign_id, click_id, at) values ($1, $2, $3, $4, $5)',
);
const readPromoted = statement<{ fee_units: bigint; back_units: bigint; free_reason: string | null }>(
  'test-promoted',
  'select fee_units, back_units, free_reason from promoted_order where shop_id = $1 and order_id = $2',
);

type Sold = { who: Advertiser; bought: Bought; campaign: string };

/** An order of two pieces for 20.00 each that came from a click on a campaign with 8 percent. */
async function sell(
  verdict: 'valid' | 'refused' = 'valid',
  more: string[] = [],
  code?: string,
): Promise<Sold> {
  const who = await rig.advertiser({ available: '0.00' });
  const { plan_id: _plan, budget: _budget, max_bid: _bid, ...rest } = rig.base(who);
  const paid = await rig.call(who, { ...rest, plan_id: 'order', percent_bps: 800 });
  expect(paid.code).toBe(200);
  const [mine] = await rig.env.db.direct.rows(
    statement<{ id: string }>('test-campaign-of', 'select id from campaign where shop_id = $1'),
    [who.shopId],
  );
  const campaign = mine?.id ?? '';
  const other = await rig.app.makeGoods(more.map((code) => ({ code, cost: '4.00', stock: 9 })));
  if (other.length > 0) await rig.app.list(who.shop, other, '30.00');
  const goodsId = who.goods[0]?.id ?? '';
  const lines = [{ id: goodsId, qty: 2 }, ...other.map(({ id }) => ({ id, qty: 1 }))];
  if (code !== undefined) {
    const token = await rig.app.merchant(who.shop);
    await rig.app.ask(addDiscount, { code, kind: 'percent', percent_bps: 1_000 }, { token });
  }
  const bought = await rig.app.buy(who.shop, lines, code);
  const click = randomUUID();
  const { direct } = rig.env.db;
  const at = rig.app.clock.now();
  const reason = verdict === 'refused' ? 'bot' : null;
  await direct.rows(putClick, [who.shopId, click, campaign, goodsId, randomUUID(), at, verdict, reason]);
  await direct.rows(putCheckout, [who.shopId, bought.orderId, campaign, click, at]);
  return { who, bought, campaign };
}

async function settle(): Promise<void> {
  await rig.app.advance(0.1);
  await rig.app.ship('accepted', 'delivered');
  await rig.app.advance(30);
}

const promoted = ({ who, bought }: Sold) => rig.env.db.direct.row(readPromoted, [who.shopId, bought.orderId]);

async function giveBack({ who, bought }: Sold, qty: number): Promise<void> {
  const asked = { token: bought.orderToken, reason: 'damaged' as const, lines: [{ id: '1', qty }] };
  const opened = await rig.app.ask(requestReturn, asked, { onceKey: randomUUID() });
  const token = await rig.app.merchant(who.shop);
  await rig.app.ask(answerCase, { case_id: opened.case_id, approve: true }, { token, onceKey: randomUUID() });
  await rig.app.ask(
    inspectReturn,
    { case_id: routedIdOf(who.shopId, opened.case_id) },
    { token: await rig.app.supplier(), onceKey: randomUUID() },
  );
  await rig.app.composed.runner.runDue();
}

test('an order pays its percentage when its money becomes free, and gets it back with the goods', async () => {
  const sold = await sell('valid', [`OF-${randomUUID().slice(0, 8)}`]);
  await rig.app.advance(0.1);
  expect(await rig.stands(sold.who)).toMatchObject({ ads: '0.00' });
  await rig.app.ship('accepted', 'delivered');
  await rig.app.advance(30);
  // 8 percent of the two promoted pieces; what else was in the order costs nothing.
  expect(await promoted(sold)).toEqual({ fee_units: 320n, back_units: 0n, free_reason: null });
  const free = Number((await rig.stands(sold.who)).available);
  const token = await rig.app.merchant(sold.who.shop);
  const { list } = await rig.app.ask(walletFlow, { type: 'ad' }, { token });
  expect(list).toMatchObject([
    { kind: 'ad_order', direction: 'out', amount: '3.20', ref: { kind: 'order' } },
  ]);
  const money = await rig.app.ask(orderMoney, { order_id: sold.bought.orderId }, { token });
  expect(money.transfers.find(({ kind }) => kind === 'ad_order')).toMatchObject({ to_place: 'platform' });
  expect(await rig.campaign(sold.who, sold.campaign)).toMatchObject({ spent: '3.20', remaining: '0.00' });

  await giveBack(sold, 1);
  expect(await promoted(sold)).toMatchObject({ fee_units: 320n, back_units: 160n });
  await giveBack(sold, 1);
  expect(await promoted(sold)).toMatchObject({ back_units: 320n });
  expect(await rig.stands(sold.who)).toMatchObject({ ads: '0.00' });
  expect(Number((await rig.stands(sold.who)).available)).toBeLessThan(free);
  expect(await checkBook(rig.env.db.direct, sold.who.shopId)).toEqual([]);
});

test('with a discount the percentage is of what was paid, and goes back by what is kept', async () => {
  const sold = await sell('valid', [], 'LESS10');
  await settle();
  // 8 percent of 36.00.
  expect(await promoted(sold)).toEqual({ fee_units: 288n, back_units: 0n, free_reason: null });
  await giveBack(sold, 1);
  expect(await promoted(sold)).toMatchObject({ fee_units: 288n, back_units: 144n });
  expect(await checkBook(rig.env.db.direct, sold.who.shopId)).toEqual([]);
});

test('goods that came back before the money was free cost nothing', async () => {
  const sold = await sell();
  await rig.app.advance(0.1);
  await rig.app.ship('accepted', 'delivered');
  await giveBack(sold, 1);
  await rig.app.advance(30);
  expect(await promoted(sold)).toMatchObject({ fee_units: 160n, back_units: 0n });
});

test('a click that was refused, and an order without one, cost nothing', async () => {
  const sold = await sell('refused');
  const plain = await rig.app.buy(sold.who.shop, [{ id: sold.who.goods[0]?.id ?? '', qty: 1 }]);
  await settle();
  expect(await promoted(sold)).toBeUndefined();
  expect(await promoted({ ...sold, bought: plain })).toBeUndefined();
  expect(await rig.stands(sold.who)).toMatchObject({ ads: '0.00' });
});

test('a shop that is held for sales to itself pays nothing for them', async () => {
  const sold = await sell();
  await rig.app.advance(0.1);
  await rig.app.ship('accepted', 'delivered');
  await rig.app.advance(5);
  const risk = await openRestrictions(rig.app);
  await risk.place(sold.who.shop, { level: 'warned', code: 'H08', until: risk.days(14) });
  await rig.app.advance(10);
  expect(await promoted(sold)).toEqual({ fee_units: 0n, back_units: 0n, free_reason: 'own_sales' });
  expect(await rig.stands(sold.who)).toMatchObject({ ads: '0.00' });
});

test('an order whose payment nobody else can confirm pays nothing', async () => {
  const sold = await sell();
  const { host, database, user } = rig.app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  await client.query(
    `update payment_evidence e set grade = 'C' from shop_order o
     where o.shop_id = $1 and o.id = $2 and e.shop_id = o.shop_id and e.id = o.evidence_id`,
    [sold.who.shopId, sold.bought.orderId],
  );
  await client.end();
  await settle();
  expect(await promoted(sold)).toMatchObject({ fee_units: 0n, free_reason: 'unproved' });
});
