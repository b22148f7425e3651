// Evidence is kept for more than a year, then its counts alone: no figure of a campaign changes by it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLookers, seen, stayed } from '#testing/ads.ts';
import { openPromotion, type PromotionRig } from '#testing/promotion.ts';
import { limits } from '#domain/limits.ts';
import { adSeeds } from '#features/promotion/log.contract.ts';
import { campaignReceipts, campaignResults } from '#features/promotion/results.contract.ts';
import { statement } from '#platform/db/database.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { adTimers } from './billing.ts';
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

/** Does what the platform does once a day, at this day after `start`. */
async function forgetAt(start: Date, days: number): Promise<void> {
  const now = new Date(start.getTime() + days * 86_400_000);
  rig.app.clock.set(now);
  const subject = '00000000-0000-7000-8000-000000000001';
  await setTimers(rig.env.db.direct, 0n, [{ subject, kind: adTimers.forget, dueAt: now }]);
  await beatNow(rig.env);
  await rig.app.composed.runner.runDue();
}

const rows = statement<{ views: number; refusals: number; clicks: number; days: number }>(
  'ad-keeping-test-rows',
  `select (select count(*) from ad_view)::int as views, (select count(*) from ad_refusal)::int as refusals,
     (select count(*) from ad_click)::int as clicks,
     (select count(*) from ad_day where seed <> '' and head <> '')::int as days`,
);
const rowsNow = async () => {
  const found = await rig.env.db.direct.row(rows, []);
  if (found === undefined) throw new Error('nothing was counted');
  return found;
};

test('after four hundred days views and refusals are counts, clicks and days stand, figures stay', async () => {
  const who = await rig.advertiser();
  const id = (await rig.pay(who)).id ?? '';
  const first = lookers.person();
  const place = await lookers.place(who, first);
  await lookers.tell([seen(place.token)], first);
  await lookers.follow(place, first);
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + 1_100));
  await lookers.tell([stayed(place.token)], first);
  // Said twice: refused, and counted by the minute.
  await lookers.tell([seen(place.token)], first);
  const second = lookers.person({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' });
  await lookers.tell([seen((await lookers.place(who, second)).token)], second);
  await lookers.settle();
  const start = rig.app.clock.now();
  const figures = async () => {
    const said = await rig.app.ask(campaignResults, { id }, { token: await who.token() });
    return JSON.stringify(said);
  };
  const day = start.toISOString().slice(0, 10);
  const had = await rowsNow();
  expect(had.views).toBeGreaterThan(1);
  expect(had.refusals).toBeGreaterThan(0);

  await forgetAt(start, limits.adEvidenceKeepDays - 1);
  expect(await rowsNow()).toMatchObject({ views: had.views, refusals: had.refusals, clicks: had.clicks });
  const before = await figures();
  expect(before).toContain('"impressions":2');

  await forgetAt(start, limits.adEvidenceKeepDays + 1);
  const left = await rowsNow();
  expect(left).toMatchObject({ views: 0, refusals: 0, clicks: had.clicks });
  expect(left.days).toBeGreaterThanOrEqual(had.days);
  expect(await figures()).toBe(before);
  const ask = { id, page_size: 100 } as const;
  const { list } = await rig.app.ask(campaignReceipts, ask, { token: await who.token() });
  expect(list.map(({ kind }) => kind)).toEqual(['click']);
  const { list: seeds } = await rig.app.ask(adSeeds, {}, {});
  expect(seeds.find((one) => one.day === day)?.seed ?? '').toMatch(/^[0-9a-f]{64}$/);
});

test('the database lets nobody forget what is younger than a year', async () => {
  const forget = statement<{ gone: number }>('ad-keeping-test-forget', 'select ad_forget($1, 10) as gone');
  const early = new Date(rig.app.clock.now().getTime() - 300 * 86_400_000);
  await expect(rig.env.db.direct.row(forget, [early])).rejects.toThrow(/kept for a year/);
  for (const table of ['ad_view', 'ad_refusal', 'ad_past']) {
    const drop = statement<never>(`ad-keeping-test-drop-${table}`, `delete from ${table}`);
    await expect(rig.env.db.direct.rows(drop, [])).rejects.toThrow(/permission denied/);
  }
});
