// Clicks that only all shops together show to be a crowd's: charged first, given back by the daily look.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeTestApp } from '#testing/test-app.ts';
import { openLookers, seen, stayed } from '#testing/ads.ts';
import { openPromotion, type Advertiser, type PromotionRig } from '#testing/promotion.ts';
import { ads } from '#domain/ads/parameters.ts';
import { campaignReceipts } from '#features/promotion/results.contract.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { adTimers } from './billing.ts';

let rig: PromotionRig;
beforeAll(async () => {
  rig = await openPromotion();
});
afterAll(() => rig.app.close());

test('what one network clicked in too many shops is given back the next day', async () => {
  await openLookers(rig).fill();
  // Few enough on each campaign that no single one of them shows it.
  const clicksEach = ads.evidence.blockClicksLeast;
  const campaignsEach = Math.ceil((ads.evidence.networkClicksPerHour + 1) / 2 / clicksEach);
  const shops: (Advertiser & { readonly ids: string[] })[] = [];
  for (let count = 0; count < 2; count += 1) {
    const ids: string[] = [];
    const who = { ...(await rig.advertiser({ goods: campaignsEach })), ids };
    for (const { id } of who.goods) {
      ids.push((await rig.pay(who, { goods_ids: [id], budget: '5.00', days: 1 })).id ?? '');
    }
    shops.push(who);
  }
  // Each shop's buyers come by another process: what one of them counts the other does not know.
  const { database, clock, policy } = rig.app;
  const second = composeTestApp({ database, clock, policy, folder: rig.env.files.folder });
  const sides = [openLookers(rig), openLookers(rig, second)];
  let met = 0;
  for (const [index, who] of shops.entries()) {
    const lookers = sides[index] ?? openLookers(rig);
    await lookers.refresh();
    const left = new Map<string, number>(who.goods.map(({ id }) => [id, clicksEach]));
    for (let count = 0; count < clicksEach * campaignsEach; count += 1) {
      met += 1;
      const buyer = lookers.person({
        'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:1${met}.0) Firefox/1${met}.0`,
      });
      let place = await lookers.place(who, buyer);
      while ((left.get(place.goodsId) ?? 0) === 0) place = await lookers.place(who, buyer);
      left.set(place.goodsId, (left.get(place.goodsId) ?? 0) - 1);
      const crowd = { ...buyer, ip: '203.0.113.5' };
      await lookers.tell([seen(place.token)], crowd);
      await lookers.follow(place, crowd);
      rig.app.clock.set(new Date(rig.app.clock.now().getTime() + 1_000));
      await lookers.tell([stayed(place.token)], crowd);
    }
    await lookers.settle();
  }
  const charged = async () => {
    const verdicts: string[] = [];
    for (const who of shops) {
      for (const id of who.ids) {
        const ask = { id, kind: 'click' as const, page_size: 100 };
        const { list } = await rig.app.ask(campaignReceipts, ask, { token: await who.token() });
        for (const { verdict } of list) verdicts.push(verdict);
      }
    }
    return verdicts;
  };
  const all = 2 * clicksEach * campaignsEach;
  expect(await charged()).toEqual(Array.from({ length: all }, () => 'charged'));
  const subject = '00000000-0000-7000-8000-000000000001';
  const now = rig.app.clock.now();
  await setTimers(rig.env.db.direct, 0n, [{ subject, kind: adTimers.check, dueAt: now }]);
  await rig.app.composed.runner.runDue();
  expect(await charged()).toEqual(Array.from({ length: all }, () => 'taken_back'));
  for (const who of shops)
    expect(await rig.stands(who)).toMatchObject({ ads: '0.00', budget: (5 * campaignsEach).toFixed(2) });
  for (const side of sides) await side.close();
  await second.close();
});
