// What a click costs where the money of its campaign or of its day ends, and where its campaign does.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLookers, seen, stayed, type Person, type Place } from '#testing/ads.ts';
import { openPromotion, type Advertiser, type PromotionRig } from '#testing/promotion.ts';
import { parseUnits } from '#domain/money/money.ts';
import { campaignReceipts, campaignResults } from '#features/promotion/results.contract.ts';
import { readPlacement } from './token.ts';

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

async function boosted(over: Parameters<PromotionRig['pay']>[1]): Promise<Boosted> {
  const who = await rig.advertiser();
  return { ...who, id: (await rig.pay(who, over)).id ?? '' };
}

const later = (ms: number) => rig.app.clock.set(new Date(rig.app.clock.now().getTime() + ms));
const clicksOf = async (who: Boosted) => {
  const ask = { id: who.id, kind: 'click' as const };
  return (await rig.app.ask(campaignReceipts, ask, { token: await who.token() })).list;
};

async function shop(buyer: Person, place: Place): Promise<void> {
  await lookers.tell([seen(place.token)], buyer);
  await lookers.follow(place, buyer);
  later(1_100);
  await lookers.tell([stayed(place.token)], buyer);
}

/** Looks until a place of this campaign costs more than this. */
async function dearPlace(who: Boosted, buyer: Person, above: string): Promise<Place> {
  for (let look = 0; look < 100; look += 1) {
    const place = await lookers.place(who, buyer);
    const price = readPlacement(place.token, rig.env.secret)?.price ?? 0n;
    if (price > (parseUnits(above, 'USD') ?? 0n)) return place;
  }
  throw new Error('no place was so dear');
}

test.each([
  ['the budget', { budget: '5.00', day_budget: '5.00', days: 1 }, 5],
  ['its day', { budget: '10.00', day_budget: '5.00', days: 2 }, 10],
])(
  'a click that no longer fits into the rest of %s is refused and costs nothing',
  async (_rest, money, paid) => {
    const rival = await boosted({ day_budget: '10.00', days: 1, max_bid: '2.90' });
    const who = await boosted({ ...money, max_bid: '3.00' });
    await lookers.refresh();
    const [first, second] = [lookers.person(), lookers.person()];
    const places = [await dearPlace(who, first, '2.50'), await dearPlace(who, second, '2.50')] as const;
    await shop(first, places[0]);
    await shop(second, places[1]);
    await lookers.settle();

    const list = await clicksOf(who);
    expect(list.map(({ verdict, reason }) => reason ?? verdict).toSorted()).toEqual(['budget', 'charged']);
    const found = await rig.app.ask(campaignResults, { id: who.id }, { token: await who.token() });
    expect(found).toMatchObject({ clicks: 1, invalid_clicks: [{ reason: 'budget', count: 1 }] });
    const charged = Number(list.find(({ verdict }) => verdict === 'charged')?.price);
    expect(charged).toBeGreaterThan(2.5);
    // It goes on with what is left: another click may fit into it.
    expect(await rig.campaign(who, who.id)).toMatchObject({ state: 'active' });
    expect(await rig.stands(who)).toMatchObject({
      ads: charged.toFixed(2),
      budget: (paid - charged).toFixed(2),
    });
    for (const one of [who, rival]) await rig.act(one, one.id, 'stop');
  },
);

test('a click whose minute is not over when its campaign ends is charged first, once, and the rest is back', async () => {
  const who = await boosted({ budget: '5.00', days: 1 });
  const { ends_at: endsAt } = await rig.campaign(who, who.id);
  const end = new Date(endsAt);
  await rig.pass(23 * 60, 60);
  rig.app.clock.set(new Date(end.getTime() - 20_000));
  await lookers.refresh();
  const [buyer, hasty] = [lookers.person(), lookers.person()];
  const [place, left] = [await lookers.place(who, buyer), await lookers.place(who, hasty)];
  await shop(buyer, place);
  // Nobody knows yet whether this one stays.
  await lookers.tell([seen(left.token)], hasty);
  await lookers.follow(left, hasty);
  await rig.app.composed.delivery.flush();
  rig.app.clock.set(end);
  await rig.app.composed.runner.runDue();

  expect(await rig.campaign(who, who.id)).toMatchObject({ state: 'ended', ended_reason: 'time' });
  const stands = await rig.stands(who);
  const [charged] = (await clicksOf(who)).filter(({ verdict }) => verdict === 'charged');
  expect(stands).toMatchObject({ ads: charged?.price, budget: '0.00' });
  expect(stands.available).toBe((100 - Number(charged?.price)).toFixed(2));
  await lookers.settle();
  expect((await clicksOf(who)).map(({ verdict, reason }) => reason ?? verdict).toSorted()).toEqual([
    'charged',
    'dwell',
  ]);
  expect(await rig.stands(who)).toEqual(stands);
});
