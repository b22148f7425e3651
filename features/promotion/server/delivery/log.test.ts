// The log of a day: promised before it, recomputed after it, by the shop that paid; and what it was altered in is found.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLookers, seen, stayed, type Person } from '#testing/ads.ts';
import { composeTestApp } from '#testing/test-app.ts';
import { openPromotion, type Advertiser, type PromotionRig } from '#testing/promotion.ts';
import { commitOf } from '#domain/ads/seed.ts';
import type { DayExport } from '#domain/ads/types.ts';
import { verifyDay } from '#domain/ads/verify.ts';
import { readDay } from '#domain/ads/wire.ts';
import { platformChain } from '#features/audit/server/public.ts';
import { readDocumentBody, readDocuments } from '#features/proof/server/public.ts';
import { checkActs } from '#features/proof/server/acts.ts';
import { addWaiting } from '#features/proof/server/sequencer.ts';
import { readEntries } from '#features/audit/server/audit.sql.ts';
import { adLog, adSeeds, deskAdLog } from '#features/promotion/log.contract.ts';
import { campaignReceipts, campaignResults } from '#features/promotion/results.contract.ts';
import { statement } from '#platform/db/database.ts';
import { nobody } from './evidence.sql.ts';
import * as sql from './log.sql.ts';
import { beatNow } from './pace.ts';

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
  return { ...who, id: (await rig.pay(who, over)).id ?? '' };
}

const later = (ms: number) => rig.app.clock.set(new Date(rig.app.clock.now().getTime() + ms));

async function shop(who: Advertiser, buyer: Person, by = lookers): Promise<void> {
  const place = await by.place(who, buyer);
  await by.tell([seen(place.token)], buyer);
  await by.follow(place, buyer);
  later(1_100);
  await by.tell([stayed(place.token)], buyer);
}

/** All parts of a day, as a shop downloads them. */
async function download(who: Advertiser, day: string): Promise<DayExport> {
  const token = await who.token();
  const first = await rig.app.ask(adLog, { day }, { token });
  const log = [...first.log];
  for (let part = first; part.has_more;) {
    part = await rig.app.ask(adLog, { day, after: log.at(-1)?.n ?? 0 }, { token });
    log.push(...part.log);
  }
  return readDay({ format: first.format, root: first.root, log, offers: first.offers, bills: first.bills });
}

test('a day is promised before it, and recomputed after it to the last cent; what is altered is found', async () => {
  const [one, other, third] = [
    await boosted(),
    await boosted({ max_bid: '0.15' }),
    await boosted({ plan_id: 'search' }),
  ];
  await lookers.refresh();
  const day = rig.app.clock.now().toISOString().slice(0, 10);
  const tomorrow = new Date(rig.app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const promised = (await rig.app.ask(adSeeds, {})).list;
  expect(promised.map((root) => [root.day, root.seed])).toEqual([
    [tomorrow, null],
    [day, null],
  ]);
  for (let count = 0; count < 3; count += 1) {
    await shop(one, lookers.person());
    await shop(other, lookers.person());
  }
  await lookers.settle();
  expect(verifyDay(await download(one, day))).toMatchObject({ ok: false, fault: 'seed' });
  later(15.5 * 3_600_000);
  await beatNow(rig.env);

  const [root] = (await rig.app.ask(adSeeds, {})).list.filter((row) => row.day === day);
  expect(root?.commit).toBe(promised.at(-1)?.commit);
  expect(commitOf(root?.seed ?? '')).toBe(root?.commit);
  const whole = await download(one, day);
  expect(whole.root).toMatchObject({ head: root?.head, entries: root?.entries });
  const verdict = verifyDay(whole);
  expect(verdict).toMatchObject({ ok: true, bills: 3 });
  expect(whole.offers.every(({ shop: id }) => id === String(one.shopId))).toBe(true);
  expect(JSON.stringify(whole)).not.toContain(other.id);
  // A shop that was in none of those draws gets their hashes alone, and the chain still holds.
  const strange = await download(third, day);
  expect(strange.log.filter(({ body }) => body?.kind === 'auction')).toEqual([]);
  expect(verifyDay(strange)).toMatchObject({ ok: true, auctions: 0, bills: 0 });

  // T21: a bid, a price, a winner and a missing entry.
  const offers = whole.offers.map((offer, index) => (index === 0 ? { ...offer, bid: '19' } : offer));
  expect(verifyDay({ ...whole, offers })).toMatchObject({ ok: false, fault: 'offer' });
  const bills = whole.bills.map((bill) => ({ ...bill, price: '4' }));
  expect(verifyDay({ ...whole, bills })).toMatchObject({ ok: false, fault: 'price' });
  const log = whole.log.filter(({ n }) => n !== 5);
  expect(verifyDay({ ...whole, log })).toMatchObject({ ok: false });
  for (const who of [one, other, third]) await rig.act(who, who.id, 'stop');
});

/** A whole day, as an auditor downloads it. */
async function downloadWhole(day: string, token: string): Promise<DayExport> {
  const first = await rig.app.ask(deskAdLog, { day }, { token });
  const day0 = { log: [...first.log], offers: [...first.offers], bills: [...first.bills] };
  for (let { next } = first; next !== null;) {
    const part = await rig.app.ask(deskAdLog, { day, after: next }, { token });
    expect(part.root).toEqual(first.root);
    day0.log.push(...part.log);
    day0.offers.push(...part.offers);
    day0.bills.push(...part.bills);
    next = part.next;
  }
  return readDay({ format: first.format, root: first.root, ...day0 });
}

test('an auditor computes a whole day again, of all shops, once it is over; and its end stands in the audit', async () => {
  const shops = [await boosted(), await boosted({ max_bid: '0.15' })];
  await lookers.refresh();
  const day = rig.app.clock.now().toISOString().slice(0, 10);
  for (const who of shops) await shop(who, lookers.person());
  await lookers.settle();
  const refused = async (asked: string) =>
    rig.app.call(deskAdLog, { day: asked }, { token: await rig.app.operator() });
  expect(await refused(day)).toMatchObject({ code: 404, data: { reason: 'not_over' } });
  expect(await refused('2001-01-01')).toMatchObject({ code: 404, data: { reason: 'no_log' } });
  rig.app.clock.set(new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000 + 5 * 60_000));
  // A day is closed once, however often and by however many it is looked at.
  await beatNow(rig.env);
  expect(await refused(day)).toMatchObject({ code: 404 });
  later(6 * 60_000);
  await Promise.all([beatNow(rig.env), beatNow(rig.env)]);

  const whole = await downloadWhole(day, await rig.app.operator());
  expect(whole.log.every(({ body }) => body !== null)).toBe(true);
  expect(whole.log).toHaveLength(whole.root.entries);
  expect(new Set(whole.offers.map(({ shop: id }) => id)).size).toBeGreaterThanOrEqual(2);
  expect(verifyDay(whole)).toMatchObject({ ok: true, bills: 2 });
  const bills = whole.bills.map((bill, index) => (index === 1 ? { ...bill, price: '9' } : bill));
  expect(verifyDay({ ...whole, bills })).toMatchObject({ ok: false, fault: 'price' });

  const { db } = rig.env;
  const written = (await readEntries(db.direct, { shopId: platformChain, after: 0n, limit: 1_000 })).filter(
    ({ subject }) => subject === `ads ${day}`,
  );
  const { version, commit, seed, entries, head } = whole.root;
  expect(written.map(({ act, kind }) => `${act} ${kind}`)).toEqual([
    'promiseAdDay change',
    'closeAdDay change',
    ...Array.from({ length: 3 }, () => 'deskAdLog view'),
  ]);
  expect(written[0]?.after).toEqual({ day, version, commit });
  expect(written[1]?.after).toEqual({ day, version, commit, seed, entries, head });
  expect(await checkActs(db.direct, platformChain)).toEqual([]);
  // Anybody can hold the day against what is on record of it, without asking us.
  await addWaiting(rig.env);
  const bodyOf = async (name: 'ads.promise' | 'ads.close'): Promise<unknown> => {
    const row = (await readDocuments(db.direct, 60, [name])).find((one) => one.version === day);
    const body = await readDocumentBody(db.direct, { name, sha256: row?.sha256 ?? '' });
    return JSON.parse(body.toString('utf8'));
  };
  expect(await bodyOf('ads.promise')).toEqual({ day, version, commit });
  expect(await bodyOf('ads.close')).toEqual({ day, version, commit, seed, entries, head });
  for (const who of shops) await rig.act(who, who.id, 'stop');
});

test('offers and bills of a day come in parts that overlap nowhere and leave nothing out', async () => {
  const tx = rig.env.db.direct;
  const [one] = await sql
    .listDays(tx, { before: undefined, limit: 3 })
    .then((days) => days.filter((row) => row.revealed_at !== null));
  const day = one?.day ?? '';
  const start = { day, shopId: 0n, limit: 1_000 };
  const offers = await sql.listAllOffers(tx, { ...start, key: '' });
  const bills = await sql.listAllBills(tx, { ...start, key: nobody.campaignId });
  expect([offers.length >= 2, bills.length]).toEqual([true, 2]);
  const walked: unknown[] = [];
  for (let last = { shop_id: 0n, hash: '' }; ;) {
    const [next] = await sql.listAllOffers(tx, { day, shopId: last.shop_id, key: last.hash, limit: 1 });
    if (next === undefined) break;
    walked.push(next);
    last = next;
  }
  expect(walked).toEqual(offers);
  const [first] = bills;
  const rest = { day, shopId: first?.shop_id ?? 0n, key: first?.id ?? '', limit: 1 };
  expect(await sql.listAllBills(tx, rest)).toEqual(bills.slice(1));
});

test('a node that dies loses no charged click and charges none twice', async () => {
  const who = await boosted();
  const { database, clock, policy } = rig.app;
  const dying = composeTestApp({ database, clock, policy, folder: rig.env.files.folder });
  const own = openLookers(rig, dying);
  await own.refresh();
  for (let count = 0; count < 4; count += 1) await shop(who, own.person(), own);
  await dying.delivery.flush();
  // It goes while a click is told that its log never got.
  await shop(who, own.person(), own);
  await dying.env.db.close();
  await own.close();
  // Two processes look for what is due at once.
  later(90_000);
  const second = composeTestApp({ database, clock, policy, folder: rig.env.files.folder });
  await Promise.all([rig.app.composed.runner.runDue(), second.runner.runDue()]);
  await rig.app.composed.runner.runDue();
  const { list } = await rig.app.ask(
    campaignReceipts,
    { id: who.id, kind: 'click' },
    { token: await who.token() },
  );
  const verdicts = list.map(({ verdict, reason }) => reason ?? verdict);
  expect(verdicts.filter((one) => one === 'charged')).toHaveLength(
    verdicts.filter((one) => one !== 'forged').length,
  );
  expect(verdicts.filter((one) => one === 'charged').length).toBeGreaterThanOrEqual(4);
  const spent = list.reduce(
    (sum, { verdict, price }) => sum + (verdict === 'charged' ? Number(price) : 0),
    0,
  );
  expect(await rig.stands(who)).toMatchObject({ ads: spent.toFixed(2) });
  await second.close();
  await rig.act(who, who.id, 'stop');
});

test('of 10,000 mixed beacons each is counted once, as what it is', async () => {
  const who = await boosted();
  await lookers.refresh();
  const people = Array.from({ length: 60 }, () => lookers.person());
  const marks = [];
  for (const person of people) marks.push({ person, place: await lookers.place(who, person) });
  const wanted = new Map<string, number>();
  const add = (label: string, count: number) => wanted.set(label, count + (wanted.get(label) ?? 0));
  const robot = { 'user-agent': 'curl/8.5.0' };
  let sent = 0;
  for (const [index, { person, place }] of marks.entries()) {
    const good = seen(place.token);
    const bad = { ...good, token: `${place.token}x` };
    if (index % 3 === 0) {
      await lookers.tell(
        Array.from({ length: 50 }, () => bad),
        person,
      );
      add('forged', 50);
      await lookers.tell([good], person);
      add('valid', 1);
      await lookers.tell(
        Array.from({ length: 40 }, () => good),
        person,
      );
      add('duplicate', 40);
      sent += 91;
    } else if (index % 3 === 1) {
      await lookers.tell([{ ...good, ms: 400 }], person);
      add('not_visible', 1);
      await lookers.tell(
        Array.from({ length: 50 }, () => bad),
        lookers.person(),
      );
      add('forged', 50);
      sent += 51;
    } else {
      await lookers.tell([good], { ...person, headers: robot });
      add('bot', 1);
      sent += 1;
    }
  }
  const flooder = lookers.person();
  for (; sent < 10_000; sent += 50) {
    await lookers.tell(
      Array.from({ length: Math.min(50, 10_000 - sent) }, () => ({ ...seen('none') })),
      flooder,
    );
  }
  add('forged', 10_000 - [...wanted.values()].reduce((sum, count) => sum + count, 0));
  const found = await rig.app.ask(campaignResults, { id: who.id }, { token: await who.token() });
  expect(found.impressions).toBe(wanted.get('valid'));
  const named = Object.fromEntries(found.invalid_views.map(({ reason, count }) => [reason, count]));
  expect(named).toEqual({
    duplicate: wanted.get('duplicate'),
    not_visible: wanted.get('not_visible'),
    bot: wanted.get('bot'),
  });
  expect(await forgedOf(rig)).toBe(wanted.get('forged'));
  await rig.act(who, who.id, 'stop');
});

const forged = statement<{ count: number }>(
  'test-forged',
  "select sum(count)::int as count from ad_refusal where reason = 'forged'",
);

async function forgedOf({ env }: PromotionRig): Promise<number> {
  return (await env.db.direct.row(forged, []))?.count ?? 0;
}
