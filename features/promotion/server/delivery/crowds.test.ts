// A rival with many addresses: scripted viewers that see, follow and stay as people do, and what they can cost.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBuyer } from '#testing/test-app.ts';
import { openLookers, seen, stayed, type Person, type Place } from '#testing/ads.ts';
import { openPromotion, type Advertiser, type PromotionRig } from '#testing/promotion.ts';
import { ads } from '#domain/ads/parameters.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { campaignReceipts, campaignResults } from '#features/promotion/results.contract.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { adTimers } from './billing.ts';

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

async function boosted(day_budget = '2.50'): Promise<Boosted> {
  const who = await rig.advertiser();
  // The least that a day can have: a crowd could use it up.
  const budget = (5 * Number(day_budget)).toFixed(2);
  const { id } = await rig.pay(who, { budget, day_budget, days: 5 });
  await lookers.refresh();
  return { ...who, id: id ?? '' };
}

const later = (ms: number) => rig.app.clock.set(new Date(rig.app.clock.now().getTime() + ms));

type Visit = { readonly buyer: Person; readonly place: Place; readonly answer: { headers: object } };

/** As many viewers as this, each of whom sees it, follows it and stays. */
async function visitAll(who: Boosted, count: number, ipOf?: (n: number) => string): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let n = 0; n < count; n += 1) {
    const buyer = lookers.person({}, ipOf?.(n));
    const place = await lookers.place(who, buyer);
    await lookers.tell([seen(place.token)], buyer);
    const answer = await lookers.follow(place, buyer);
    later(500);
    visits.push({ buyer, place, answer });
  }
  later(1_000);
  for (const { buyer, place } of visits) await lookers.tell([stayed(place.token)], buyer);
  return visits;
}

async function verdicts(who: Boosted): Promise<Record<string, number>> {
  const ask = { id: who.id, kind: 'click' as const, page_size: 100 };
  const { list } = await rig.app.ask(campaignReceipts, ask, { token: await who.token() });
  const counts: Record<string, number> = {};
  for (const { verdict, reason } of list) counts[reason ?? verdict] = 1 + (counts[reason ?? verdict] ?? 0);
  return counts;
}

/** Pays for what a click led to. */
async function buy(who: Boosted, { place, answer }: Visit): Promise<void> {
  const { ask, delivery } = rig.app.composed;
  const token = /stockless_ad_[^=]*=([^;]*)/.exec(JSON.stringify(answer.headers))?.[1] ?? '';
  const lines = [{ goods_id: place.goodsId, qty: 1 }];
  const quote = await ask(quoteCart, { handle: who.shop.handle, country: 'GB', lines });
  await delivery.sponsors.ordered(token, readRoutedId(quote.quote_id)?.id ?? '');
  const input = { quote_id: quote.quote_id, buyer: testBuyer, terms: true } as const;
  const { payment } = await ask(checkout, input, { onceKey: `buy-${quote.quote_id}` });
  await ask(testPay, { payment_id: payment.id });
}

test('sixty scripted viewers of sixty networks are charged for a few clicks; the campaign stays shown, and who bought counts', async () => {
  const who = await boosted();
  const visits = await visitAll(who, 60);
  await lookers.settle();
  const few = ads.evidence.surgeClicksLeast;
  expect(await verdicts(who)).toEqual({ charged: few, waiting: 60 - few });
  expect(await rig.stands(who)).toMatchObject({ ads: (few * 0.03).toFixed(2) });

  // Neither the places nor the pace know of clicks that wait for an order.
  await rig.pass(12, 6);
  await lookers.refresh();
  expect((await lookers.place(who, lookers.person(), 20)).handle).toBe(who.shop.handle);
  expect(await rig.campaign(who, who.id)).toMatchObject({ state: 'active' });

  const bought = visits.at(-1);
  if (bought === undefined) throw new Error('nobody came');
  await buy(who, bought);
  await rig.pass(25 * 60, 60);
  expect(await verdicts(who)).toEqual({ charged: few + 1, rate: 59 - few });
  expect(await rig.stands(who)).toMatchObject({ ads: ((few + 1) * 0.03).toFixed(2) });
  const found = await rig.app.ask(campaignResults, { id: who.id }, { token: await who.token() });
  expect(found).toMatchObject({ impressions: 60, orders: 1, invalid_clicks: [{ reason: 'rate' }] });
  await rig.act(who, who.id, 'stop');
});

test('viewers of one network are charged up to its share, at once and for good, over midnight too', async () => {
  const who = await boosted();
  const ipOf = (n: number) => (n % 2 === 0 ? `203.0.113.${n}` : `::ffff:203.0.113.${n}`);
  const today = rig.app.clock.now().toISOString().slice(0, 10);
  const midnight = Date.parse(`${today}T23:59:59.000Z`) + 1_000;
  rig.app.clock.set(new Date(midnight - 30_000));
  await lookers.refresh();
  await visitAll(who, 10, ipOf);
  rig.app.clock.set(new Date(midnight + 5_000));
  await lookers.refresh();
  await visitAll(who, 10, (n) => ipOf(n + 10));
  await lookers.settle();
  const few = ads.evidence.blockClicksLeast;
  expect(await verdicts(who)).toEqual({ charged: few, rate: 20 - few });
  await rig.act(who, who.id, 'stop');
});

test('clicks that wait for an order when their campaign is stopped are not charged, and its money is back', async () => {
  const who = await boosted();
  await visitAll(who, 8);
  await lookers.settle();
  const few = ads.evidence.surgeClicksLeast;
  expect(await verdicts(who)).toEqual({ charged: few, waiting: 8 - few });
  await rig.act(who, who.id, 'stop');
  expect(await verdicts(who)).toEqual({ charged: few, rate: 8 - few });
  expect(await rig.stands(who)).toMatchObject({ ads: (few * 0.03).toFixed(2), budget: '0.00' });
});

test('what two processes charged side by side beyond the share of a network is given back by the daily look', async () => {
  const who = await boosted();
  await visitAll(who, ads.evidence.surgeClicksLeast);
  await lookers.settle();
  expect(await verdicts(who)).toEqual({ charged: ads.evidence.surgeClicksLeast });
  const owner = new Client(rig.app.database);
  await owner.connect();
  const one = "update ad_click set blocks = '{\\\\x01}' where shop_id = $1 and verdict = 'charged'";
  await owner.query(one, [who.shopId.toString()]);
  await owner.end();
  const subject = '00000000-0000-7000-8000-000000000001';
  await setTimers(rig.env.db.direct, 0n, [{ subject, kind: adTimers.check, dueAt: rig.app.clock.now() }]);
  await rig.app.composed.runner.runDue();
  const few = ads.evidence.blockClicksLeast;
  expect(await verdicts(who)).toEqual({ charged: few, rate: ads.evidence.surgeClicksLeast - few });
  expect(await rig.stands(who)).toMatchObject({ ads: (few * 0.03).toFixed(2) });
});

/** What reads and fills tables by the set, as their owner. */
async function asOwner(text: string, values: readonly unknown[]): Promise<unknown[]> {
  const owner = new Client(rig.app.database);
  await owner.connect();
  const { rows } = await owner.query<Record<string, unknown>>(text, [...values]);
  await owner.query('analyze ad_click, ad_view, timer');
  await owner.end();
  return rows;
}

// One click of the campaign again and again, each of a viewer and a network of its own, with its view and its timer.
const clicksLike = `with one as (
    select * from ad_click where shop_id = $1 and campaign_id = $2 and verdict = $4 order by at desc limit 1
  ), more as (
    select n, id, decode(md5(id::text), 'hex') as mark
    from (select n, gen_random_uuid() as id from generate_series(1, $3::int) n) m
  ), clicked as (
    insert into ad_click select (jsonb_populate_record(o::ad_click, jsonb_build_object('id', m.id, 'viewer', m.mark,
      'network', m.mark, 'blocks', jsonb_build_array(m.mark), 'verdict', 'waiting', 'ledger_ref', null,
      'at', o.at + m.n * interval '1 millisecond'))).* from one o, more m
  ), viewed as (
    insert into ad_view select (jsonb_populate_record(v, jsonb_build_object('id', m.id, 'viewer', m.mark))).*
    from one o join ad_view v on v.shop_id = o.shop_id and v.id = o.id, more m
  )
  insert into timer (shop_id, subject, kind, due_at)
  select o.shop_id, m.id, 'ad.bill', o.at + $5::interval from one o, more m`;

test('a campaign with five thousand clicks that wait for an order is stopped, and ends, at once', async () => {
  for (const end of ['stop', 'time'] as const) {
    const who = await boosted();
    const visits = await visitAll(who, 7);
    await lookers.settle();
    const few = ads.evidence.surgeClicksLeast;
    expect(await verdicts(who)).toEqual({ charged: few, waiting: 7 - few });
    await asOwner(clicksLike, [who.shopId.toString(), who.id, 5_000, 'waiting', '1 day']);
    const bought = visits.at(-1);
    if (bought === undefined) throw new Error('nobody came');
    await buy(who, bought);
    if (end === 'time') {
      const { ends_at: endsAt } = await rig.campaign(who, who.id);
      await asOwner('delete from timer where shop_id = $1 and kind <> $2', [
        who.shopId.toString(),
        'campaign.end',
      ]);
      rig.app.clock.set(new Date(endsAt));
      await lookers.refresh();
    }
    if (end === 'stop') await rig.act(who, who.id, 'stop');
    else await rig.app.composed.runner.runDue();
    // Where each were counted anew, stopping would be refused as too long.
    expect(await rig.campaign(who, who.id)).toMatchObject({ state: 'ended' });
    expect(await rig.stands(who)).toMatchObject({ ads: ((few + 1) * 0.03).toFixed(2), budget: '0.00' });
  }
});

test('in a surge too a network waits with no more than its share, and what is beyond it is refused', async () => {
  const who = await boosted();
  const few = ads.evidence.surgeClicksLeast;
  await visitAll(who, few);
  await visitAll(who, 10, (n) => `203.0.113.${n}`);
  await lookers.settle();
  const share = ads.evidence.blockClicksLeast;
  expect(await verdicts(who)).toEqual({ charged: few, waiting: share, rate: 10 - share });
  // Those that come in a later batch are counted with those that wait.
  await visitAll(who, 5, (n) => `203.0.113.${n + 20}`);
  await lookers.settle();
  expect(await verdicts(who)).toEqual({ charged: few, waiting: share, rate: 15 - share });
  await rig.act(who, who.id, 'stop');
});

test('what a campaign had in the days before is written once a day, and read from then on', async () => {
  const who = await boosted();
  const few = ads.evidence.surgeClicksLeast;
  await visitAll(who, few);
  await lookers.settle();
  const key = [who.shopId.toString(), who.id];
  const read = 'select views, clicks from ad_campaign_baseline where shop_id = $1 and campaign_id = $2';
  expect(await asOwner(read, key)).toEqual([{ views: 0, clicks: 0 }]);
  // As if all its goods had always been clicked: so many clicks are no surge any more.
  const write =
    'update ad_campaign_baseline set views = $3, clicks = $3 where shop_id = $1 and campaign_id = $2';
  await asOwner(write, [...key, 100_000]);
  await visitAll(who, few);
  await lookers.settle();
  expect(await verdicts(who)).toEqual({ charged: 2 * few });
  expect(await asOwner(read, key)).toEqual([{ views: 100_000, clicks: 100_000 }]);
  await rig.act(who, who.id, 'stop');
});
