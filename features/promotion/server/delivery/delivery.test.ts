// Sponsored places from the draw to the charge, by the doors that pages use.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLookers, seen, stayed } from '#testing/ads.ts';
import { openPromotion, type Advertiser, type PromotionRig } from '#testing/promotion.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { campaignReceipts, campaignResults } from '#features/promotion/results.contract.ts';
import { countClickers } from '#features/promotion/server/delivery/figures.sql.ts';

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

/** A shop with one campaign that runs and can be shown. */
async function boosted(over: Parameters<PromotionRig['pay']>[1] = {}): Promise<Boosted> {
  const who = await rig.advertiser();
  const { id } = await rig.pay(who, over);
  await lookers.refresh();
  return { ...who, id: id ?? '' };
}

async function receipts(who: Boosted, over: Partial<RequestOf<typeof campaignReceipts>> = {}) {
  const { list } = await rig.app.ask(campaignReceipts, { id: who.id, ...over }, { token: await who.token() });
  return list;
}

async function results(who: Boosted) {
  return rig.app.ask(campaignResults, { id: who.id }, { token: await who.token() });
}

test('a page shows it, a person sees it and follows it, and a minute later it is charged, once', async () => {
  const who = await boosted();
  const buyer = lookers.person();
  const place = await lookers.place(who, buyer);
  expect(await lookers.tell([seen(place.token)], buyer)).toBe(200);
  const answer = await lookers.follow(place, buyer);
  expect(String(answer.headers['set-cookie'])).toContain(`stockless_ad_${who.shop.handle}=`);
  expect(await receipts(who, { kind: 'click' })).toMatchObject([{ verdict: 'waiting', price: '0.03' }]);
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + 2_000));
  await lookers.tell([stayed(place.token)], buyer);
  await lookers.settle();
  const [click] = await receipts(who, { kind: 'click' });
  const [view] = await receipts(who, { kind: 'view' });
  expect(click).toMatchObject({
    kind: 'click',
    verdict: 'charged',
    reason: null,
    price: '0.03',
    next_score: null,
  });
  expect(view).toMatchObject({
    kind: 'view',
    verdict: 'valid',
    id: click?.id,
    auction_id: click?.auction_id,
  });
  expect(await rig.campaign(who, who.id)).toMatchObject({
    impressions: 1,
    clicks: 1,
    invalid_clicks: 0,
    spent: '0.03',
    avg_cpc: '0.03',
  });
  const detail = await results(who);
  expect(detail).toMatchObject({ impressions: 1, clicks: 1, spent: '0.03', invalid_clicks: [] });
  expect(detail.days).toMatchObject([{ impressions: 1, clicks: 1, spent: '0.03' }]);
  expect(detail.days[0]?.won).toBeGreaterThan(0);
  // Of the shop's visitors one came by it.
  const now = rig.app.clock.now();
  const day = { from: new Date(now.getTime() - 86_400_000), to: new Date(now.getTime() + 1) };
  expect(await countClickers(rig.app.composed.env.db.direct, who.shopId, day)).toBe(1);
  await lookers.settle();
  expect(await rig.stands(who)).toMatchObject({ ads: '0.03' });
  await rig.act(who, who.id, 'stop');
});
