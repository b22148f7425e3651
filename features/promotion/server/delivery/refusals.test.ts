// Every reason for which a view or a click is not counted, each with a real request; and none of them ever charged.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLookers, seen, stayed, type Person, type Place } from '#testing/ads.ts';
import { composeTestApp } from '#testing/test-app.ts';
import { openPromotion, type Advertiser, type PromotionRig } from '#testing/promotion.ts';
import { campaignReceipts, campaignResults } from '#features/promotion/results.contract.ts';

let rig: PromotionRig;
let lookers: ReturnType<typeof openLookers>;
type Boosted = Advertiser & { readonly id: string };
let before: Boosted | undefined;
let who: Boosted;
beforeAll(async () => {
  rig = await openPromotion();
  lookers = openLookers(rig);
  await lookers.fill();
});
afterAll(async () => {
  await lookers.close();
  await rig.app.close();
});

/** One campaign that runs; the one before it is over. */
async function begin(over: Parameters<PromotionRig['pay']>[1] = {}): Promise<void> {
  if (before !== undefined) await rig.tryAct(before, before.id, 'stop');
  const advertiser = await rig.advertiser();
  const { id } = await rig.pay(advertiser, over);
  who = { ...advertiser, id: id ?? '' };
  before = who;
  await lookers.refresh();
}

const results = async () => rig.app.ask(campaignResults, { id: who.id }, { token: await who.token() });
const clicks = async () => {
  const ask = { id: who.id, kind: 'click' as const };
  return (await rig.app.ask(campaignReceipts, ask, { token: await who.token() })).list;
};
const later = (ms: number) => rig.app.clock.set(new Date(rig.app.clock.now().getTime() + ms));

/** All that a person does: sees it, follows it, stays. */
async function shop(buyer: Person, place?: Place): Promise<Place> {
  const found = place ?? (await lookers.place(who, buyer));
  await lookers.tell([seen(found.token)], buyer);
  await lookers.follow(found, buyer);
  later(1_100);
  await lookers.tell([stayed(found.token)], buyer);
  return found;
}

const one = (reason: string, count = 1) => [{ reason, count }];

test('a known robot is refused, for views and clicks', async () => {
  await begin();
  const place = await lookers.place(who, lookers.person());
  await shop(lookers.person({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }), place);
  const found = await results();
  expect(found).toMatchObject({ invalid_views: one('bot'), invalid_clicks: one('bot'), clicks: 0 });
  await lookers.settle();
  expect(await clicks()).toMatchObject([{ verdict: 'refused', reason: 'bot', ledger_ref: null }]);
  expect(await rig.stands(who)).toMatchObject({ ads: '0.00' });
});

test('what a browser fetches or draws ahead is counted aside, and the real click after it counts', async () => {
  await begin();
  const buyer = lookers.person();
  const place = await lookers.place(who, buyer);
  await lookers.follow(place, { ...buyer, headers: { ...buyer.headers, 'sec-purpose': 'prefetch' } });
  await lookers.follow(place, {
    ...buyer,
    headers: { ...buyer.headers, 'sec-purpose': 'prefetch;prerender' },
  });
  expect((await results()).invalid_clicks.toSorted((a, b) => (a.reason < b.reason ? -1 : 1))).toEqual([
    ...one('prefetch'),
    ...one('prerender'),
  ]);
  await shop(buyer, place);
  await lookers.settle();
  expect(await clicks()).toMatchObject([{ verdict: 'charged' }]);
});

test('the shop itself is neither shown its own goods nor charged for looking at them', async () => {
  await begin();
  const buyer = lookers.person();
  const place = await lookers.place(who, buyer);
  const own = lookers.person({ cookie: `stockless_own=${who.shop.handle}` });
  await expect(lookers.place(who, own, 40)).rejects.toThrow('never shown');
  await shop(own, place);
  expect(await results()).toMatchObject({ invalid_views: one('own_shop'), invalid_clicks: one('own_shop') });
});

test('data centres and the people of the platform do not count, where the operator names their networks', async () => {
  await begin();
  const { database, clock, policy } = rig.app;
  const folder = rig.env.files.folder;
  const other = composeTestApp({
    database,
    clock,
    policy,
    folder,
    adNetworks: { dataCentre: ['192.0.2.0/24'], staff: ['2001:db8::/32'] },
  });
  const own = openLookers(rig, other);
  await own.refresh();
  const place = await own.place(who, own.person());
  const [machine, staff] = [own.person({}, '192.0.2.77'), own.person({}, '2001:db8::7')];
  await own.follow(place, machine);
  await own.follow(await own.place(who, own.person()), staff);
  const { invalid_clicks: invalid } = await results();
  expect(invalid).toEqual(expect.arrayContaining([...one('data_centre'), ...one('staff')]));
  await own.close();
  await other.close();
});

test('forged, changed and late marks are counted as such', async () => {
  await begin();
  const buyer = lookers.person();
  const place = await lookers.place(who, buyer);
  const changed = `${place.token.slice(0, -1)}${place.token.endsWith('A') ? 'B' : 'A'}`;
  const text = place.token.slice(0, place.token.lastIndexOf('.'));
  const mac = createHmac('sha256', 'another secret').update(`ad.placement.${text}`).digest().subarray(0, 16);
  expect(
    await lookers.tell([seen(changed), seen(`${text}.${mac.toString('base64url')}`), seen('x')], buyer),
  ).toBe(200);
  await lookers.follow({ ...place, token: changed }, buyer);
  later(15 * 60_000 + 1);
  await shop(buyer, place);
  expect(await results()).toMatchObject({
    impressions: 0,
    clicks: 0,
    invalid_views: one('expired'),
    invalid_clicks: one('expired'),
  });
});

test('the same mark counts once, and so does the same viewer within a day', async () => {
  await begin();
  const buyer = lookers.person();
  const place = await shop(buyer);
  await shop(buyer, place);
  await shop(lookers.person(), place);
  await shop(buyer);
  await lookers.settle();
  const found = await results();
  expect(found).toMatchObject({ impressions: 2, clicks: 1, invalid_clicks: one('duplicate', 3) });
  expect(found.invalid_views).toEqual(one('duplicate', 2));
  expect(await rig.stands(who)).toMatchObject({ ads: '0.03' });
  await rig.pass(24 * 60, 60);
  await lookers.refresh();
  await shop(buyer);
  await lookers.settle();
  expect(await results()).toMatchObject({ clicks: 2 });
});

test('too little, too short and without a size is not seen; and who saw nothing is not charged for', async () => {
  await begin();
  for (const wrong of [{ share: 49 }, { ms: 999 }, { px: 0 }]) {
    const buyer = lookers.person();
    const place = await lookers.place(who, buyer);
    await lookers.tell([{ ...seen(place.token), ...wrong }], buyer);
    await lookers.follow(place, buyer);
    later(1_100);
    await lookers.tell([stayed(place.token)], buyer);
  }
  await lookers.settle();
  expect(await results()).toMatchObject({
    impressions: 0,
    invalid_views: one('not_visible', 3),
    invalid_clicks: one('not_rendered', 3),
  });
});

test('without scripts there is no view and no charge', async () => {
  await begin();
  const buyer = lookers.person();
  await lookers.follow(await lookers.place(who, buyer), buyer);
  await lookers.settle();
  expect(await clicks()).toMatchObject([{ verdict: 'refused', reason: 'not_rendered' }]);
  expect(await rig.stands(who)).toMatchObject({ ads: '0.00' });
});

test('who leaves at once is not charged for; who puts it into the cart at once is', async () => {
  await begin();
  const [quick, sure] = [lookers.person(), lookers.person()];
  const left = await lookers.place(who, quick);
  await lookers.tell([seen(left.token)], quick);
  await lookers.follow(left, quick);
  // Told too early, and by somebody else.
  await lookers.tell([stayed(left.token)], quick);
  later(1_100);
  await lookers.tell([stayed(left.token)], lookers.person());
  const kept = await lookers.place(who, sure);
  await lookers.tell([seen(kept.token)], sure);
  const answer = await lookers.follow(kept, sure);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const form = { goods_id: kept.goodsId, qty: '1', price: '20.00' };
  await lookers.post(`/s/${kept.handle}/cart/add`, form, { ...sure, headers: { ...sure.headers, cookie } });
  await lookers.settle();
  const verdicts = (await clicks()).map(({ verdict, reason }) => reason ?? verdict);
  expect(verdicts.toSorted()).toEqual(['charged', 'dwell']);
});

test('a viewer sees it three times a day, and a fourth view does not count', async () => {
  await begin();
  const buyer = lookers.person();
  const marks: string[] = [];
  while (marks.length < 4) marks.push((await lookers.place(who, buyer)).token);
  await lookers.tell(marks.map(seen), buyer);
  expect(await results()).toMatchObject({ impressions: 3, invalid_views: one('viewer_day') });
  await expect(lookers.place(who, buyer, 40)).rejects.toThrow('never shown');
});

test('a flood of one viewer is stopped', async () => {
  await begin();
  const buyer = lookers.person();
  const { token } = await lookers.place(who, buyer);
  await lookers.tell(
    Array.from({ length: 50 }, () => seen(token)),
    buyer,
  );
  await lookers.tell(
    Array.from({ length: 50 }, () => seen(token)),
    buyer,
  );
  const other = await lookers.place(who, lookers.person());
  await lookers.tell([seen(other.token)], buyer);
  const found = await results();
  expect(found).toMatchObject({ impressions: 1 });
  expect(found.invalid_views).toEqual(expect.arrayContaining([...one('duplicate', 99), ...one('rate')]));
});

test('a click that counts is paid though its campaign is stopped in its minute; one after that costs nothing', async () => {
  await begin();
  const buyer = lookers.person();
  const place = await lookers.place(who, buyer);
  const second = lookers.person();
  const waiting = await lookers.place(who, second);
  await shop(second, waiting);
  await rig.app.composed.delivery.flush();
  await rig.act(who, who.id, 'stop');
  const paid = await rig.stands(who);
  expect(Number(paid.ads)).toBeGreaterThan(0);
  await shop(buyer, place);
  await lookers.settle();
  expect((await results()).invalid_clicks).toEqual(one('campaign_over'));
  expect(await rig.stands(who)).toEqual(paid);
});

test('bodies that are no beacons are refused whole', async () => {
  const buyer = lookers.person();
  for (const body of ['', '{', '[{"kind":"view"}]', '{"a":1}', JSON.stringify([{ ...seen('x'), more: 1 }])]) {
    expect(await lookers.tell(body, buyer)).toBe(405);
  }
  expect(
    await lookers.tell(
      Array.from({ length: 51 }, () => seen('x')),
      buyer,
    ),
  ).toBe(405);
  expect(await lookers.tell('x'.repeat(40_000), buyer)).toBe(405);
});
