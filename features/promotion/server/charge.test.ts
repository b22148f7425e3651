import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPromotion, type Advertiser, type PromotionRig } from '#testing/promotion.ts';
import { checkBook, balancesOf } from '#features/ledger/server/public.ts';
import { statement } from '#platform/db/database.ts';
import { chargeClicks, takeBackClicks, type Charged, type ClickCharge } from './charge.ts';

let rig: PromotionRig;
beforeAll(async () => {
  rig = await openPromotion();
});
afterAll(() => rig.app.close());

const click = (campaignId: string, units: bigint): ClickCharge => ({
  campaignId,
  clickId: randomUUID(),
  units,
  at: rig.app.clock.now(),
});

function charge({ shopId }: Advertiser, clicks: readonly ClickCharge[]): Promise<Charged> {
  const { env } = rig;
  return env.db.transaction((tx) => chargeClicks({ env, tx, shopId, now: env.clock.now() }, clicks));
}

function takeBack({ shopId }: Advertiser, clicks: readonly ClickCharge[]): Promise<string[]> {
  const { env } = rig;
  return env.db.transaction((tx) => takeBackClicks({ env, tx, shopId, now: env.clock.now() }, clicks));
}

const spentDays = statement<{ units: bigint }>(
  'test-campaign-spent',
  'select coalesce(sum(spent_units), 0)::bigint as units from campaign_day where campaign_id = $1',
);

test('a click is charged once, whoever tells of it again', async () => {
  const who = await rig.advertiser();
  const id = (await rig.pay(who)).id ?? '';
  const one = click(id, 20n);
  expect(await charge(who, [one, one])).toMatchObject({ charged: [one], refused: [{ why: 'known' }] });
  expect(await charge(who, [one])).toMatchObject({ charged: [], refused: [{ why: 'known' }] });
  expect(await rig.campaign(who, id)).toMatchObject({ spent: '0.20', remaining: '9.80' });
  expect(await rig.stands(who)).toMatchObject({ budget: '9.80', ads: '0.20' });
});

test('of 64 clicks at once at the end of a day, as many are charged as the day has money for', async () => {
  const who = await rig.advertiser();
  const id = (await rig.pay(who)).id ?? '';
  const answers = await Promise.all(Array.from({ length: 64 }, () => charge(who, [click(id, 7n)])));
  const charged = answers.flatMap((answer) => answer.charged);
  const refused = answers.flatMap((answer) => answer.refused.map(({ why }) => why));
  // 2.00 a day: 28 clicks of 0.07 are 1.96.
  expect(charged).toHaveLength(28);
  expect(refused).toEqual(Array.from({ length: 36 }, () => 'day'));
  expect(await rig.stands(who)).toMatchObject({ budget: '8.04', ads: '1.96' });
});

test('of 64 clicks at once at the end of a budget, none is charged above it, and the rest is back at once', async () => {
  const who = await rig.advertiser({ available: '20.00', promo: '2.00' });
  const id = (await rig.pay(who, { budget: '5.00', day_budget: '5.00', days: 1, max_bid: '1.00' })).id ?? '';
  const answers = await Promise.all(Array.from({ length: 64 }, () => charge(who, [click(id, 71n)])));
  expect(answers.flatMap(({ charged }) => charged)).toHaveLength(7);
  // 0.03 are left, enough for a click of the least price.
  expect(await rig.stands(who)).toMatchObject({ budget: '0.03', ads: '4.97' });
  expect(await charge(who, [click(id, 2n)])).toMatchObject({ exhausted: [id] });
  // The last cent came from the balance.
  expect(await rig.stands(who)).toEqual({ available: '17.01', promo: '0.00', budget: '0.00', ads: '4.99' });
  expect(await rig.campaign(who, id)).toMatchObject({
    state: 'ended',
    ended_reason: 'exhausted',
    spent: '4.99',
  });
  expect(await charge(who, [click(id, 2n)])).toMatchObject({ charged: [], refused: [{ why: 'over' }] });
});

test('a day that is over leaves its rest to the days after it', async () => {
  const who = await rig.advertiser();
  const id = (await rig.pay(who)).id ?? '';
  await charge(who, [click(id, 190n)]);
  expect(await charge(who, [click(id, 20n)])).toMatchObject({ refused: [{ why: 'day' }] });
  await rig.pass(24 * 60, 60);
  expect((await charge(who, [click(id, 20n)])).charged).toHaveLength(1);
});

test('what was found invalid goes to the campaign while it runs, and to the shop once it is over', async () => {
  const who = await rig.advertiser({ available: '20.00', promo: '9.90' });
  const id = (await rig.pay(who)).id ?? '';
  const [first, second, third] = [click(id, 20n), click(id, 15n), click(id, 5n)];
  await charge(who, [first, second, third]);
  expect(await takeBack(who, [first])).toEqual([first.clickId]);
  expect(await takeBack(who, [first, click(id, 20n)])).toEqual([]);
  expect(await rig.campaign(who, id)).toMatchObject({ spent: '0.20', remaining: '9.80', state: 'active' });
  await rig.act(who, id, 'stop');
  expect(await rig.stands(who)).toEqual({ available: '20.00', promo: '9.70', budget: '0.00', ads: '0.20' });
  expect(await takeBack(who, [second, third])).toEqual([second.clickId, third.clickId]);
  expect(await rig.stands(who)).toEqual({ available: '20.00', promo: '9.90', budget: '0.00', ads: '0.00' });
  expect(await rig.campaign(who, id)).toMatchObject({ spent: '0.00', remaining: '0.00' });
});

/** A click that waits for its minute, with its auction in the log: written by the owner, for nothing was drawn. */
const putWaiting = `with day as (
     insert into ad_day (day, version, commit_hash, seed, blind, committed_at, head)
     values ($6::timestamptz::date, 1, repeat('0', 64), repeat('0', 64), repeat('0', 64), $6, repeat('0', 64))
   ), log as (
     insert into ad_log (day, n, kind, pool, hash, head, body, auction_id, at)
     values ($6::timestamptz::date, 1, 'auction', '', repeat('0', 64), repeat('0', 64), '{}', $5, $6)
   ), view as (
     insert into ad_view (shop_id, id, campaign_id, goods_id, auction_id, day, surface, slot, score, next_score, shuffled,
       viewer, verdict, at)
     values ($1, $2, $3, $4, $5, $6::timestamptz::date, 'explore', 3, '1', '0', false, '\\x01', 'valid', $6)
   )
   insert into ad_click (shop_id, id, campaign_id, goods_id, auction_id, day, surface, slot, score, next_score,
     price_units, viewer, network, verdict, at, dwelt_at)
   values ($1, $2, $3, $4, $5, $6::timestamptz::date, 'explore', 3, '1', '0', 20, '\\x01', '\\x01', 'waiting', $6, $6)`;

test('whoever stops a campaign in the minute of a click pays the click', async () => {
  const who = await rig.advertiser();
  const id = (await rig.pay(who)).id ?? '';
  const goodsId = who.goods[0]?.id ?? '';
  const at = new Date('2026-09-09T09:00:00.000Z');
  rig.app.clock.set(at);
  const { host, user, database } = rig.app.database;
  const owner = new Client({ host, user, database });
  await owner.connect();
  await owner.query(putWaiting, [who.shopId.toString(), randomUUID(), id, goodsId, randomUUID(), at]);
  await owner.end();
  expect(await rig.act(who, id, 'stop')).toMatchObject({ state: 'ended', back_available: '9.80' });
  expect(await rig.stands(who)).toMatchObject({ available: '99.80', ads: '0.20', budget: '0.00' });
});

test('whatever happens, what was paid is what was spent, is back, and is left', async () => {
  const steps = fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant('clicks' as const),
          units: fc.array(fc.integer({ min: 2, max: 90 }), { minLength: 1, maxLength: 6 }),
        }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('back' as const), pick: fc.nat(20) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('night' as const) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('stop' as const) }) },
    ),
    { minLength: 3, maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 0, max: 600 }), async (history, promoUnits) => {
      const promo = (promoUnits / 100).toFixed(2);
      const who = await rig.advertiser({ available: '20.00', promo });
      const id = (await rig.pay(who, { budget: '5.00', days: 2, max_bid: '0.90' })).id ?? '';
      const done: ClickCharge[] = [];
      for (const one of history) {
        if (one.kind === 'clicks') {
          const clicks = one.units.map((units) => click(id, BigInt(units)));
          done.push(...(await charge(who, clicks)).charged);
        }
        const picked = one.kind === 'back' ? done[one.pick % Math.max(done.length, 1)] : undefined;
        if (picked !== undefined) await takeBack(who, [picked]);
        if (one.kind === 'night') await rig.pass(12 * 60, 120);
        if (one.kind === 'stop') await rig.tryAct(who, id, 'stop');
        const balances = await balancesOf(rig.env.db.direct, who.shopId);
        const whole = 2_000n + BigInt(promoUnits);
        const { shop_available, shop_promo, ad_budget, ads } = balances;
        expect(shop_available + shop_promo + ad_budget + ads).toBe(whole);
        expect((await rig.env.db.direct.row(spentDays, [id]))?.units).toBe(ads);
        const seen = await rig.campaign(who, id);
        expect(seen.remaining).toBe((Number(ad_budget) / 100).toFixed(2));
        expect(seen.spent).toBe((Number(ads) / 100).toFixed(2));
      }
      expect(await checkBook(rig.env.db.direct, who.shopId)).toEqual([]);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
