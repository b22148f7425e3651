// Clicks that only all shops together show to be a crowd's: charged first, given back by the daily look.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeTown } from '#testing/test-app.ts';
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
afterAll(() => rig.town.close());

test(
  'what one network clicked in too many shops is given back the next day',
  { timeout: 90_000 },
  async () => {
    await openLookers(rig).fill();
    const shops: (Advertiser & { readonly id: string })[] = [];
    for (let count = 0; count < 2; count += 1) {
      const who = await rig.advertiser();
      shops.push({
        ...who,
        id: (await rig.pay(who, { budget: '20.00', day_budget: '10.00', days: 2 })).id ?? '',
      });
    }
    const clicksEach = ads.evidence.networkClicksPerHour / 2 + 1;
    // Each shop's buyers come by another process: what one of them counts the other does not know.
    const { database, clock, policy } = rig.town;
    const second = composeTown({ database, clock, policy, folder: rig.world.files.folder });
    const sides = [openLookers(rig), openLookers(rig, second)];
    for (const [index, who] of shops.entries()) {
      const lookers = sides[index] ?? openLookers(rig);
      await lookers.refresh();
      for (let count = 0; count < clicksEach; count += 1) {
        const buyer = lookers.person({
          'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:1${count}.0) Firefox/1${count}.0`,
        });
        const place = await lookers.place(who, buyer);
        const crowd = { ...buyer, ip: '203.0.113.5' };
        await lookers.tell([seen(place.token)], crowd);
        await lookers.follow(place, crowd);
        rig.town.clock.set(new Date(rig.town.clock.now().getTime() + 1_000));
        await lookers.tell([stayed(place.token)], crowd);
      }
      await lookers.settle();
    }
    const charged = async () => {
      const lists = await Promise.all(
        shops.map(async (who) => {
          const ask = { id: who.id, kind: 'click' as const, page_size: 100 };
          return (await rig.town.ask(campaignReceipts, ask, { token: await who.token() })).list;
        }),
      );
      return lists.flat().map(({ verdict }) => verdict);
    };
    expect(await charged()).toEqual(Array.from({ length: 2 * clicksEach }, () => 'charged'));
    const subject = '00000000-0000-7000-8000-000000000001';
    const now = rig.town.clock.now();
    await setTimers(rig.world.db.direct, 0n, [{ subject, kind: adTimers.check, dueAt: now }]);
    await rig.town.composed.runner.runDue();
    expect(await charged()).toEqual(Array.from({ length: 2 * clicksEach }, () => 'taken_back'));
    for (const who of shops) expect(await rig.stands(who)).toMatchObject({ ads: '0.00', budget: '20.00' });
    for (const side of sides) await side.close();
    await second.close();
  },
);
