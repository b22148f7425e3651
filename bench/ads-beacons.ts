// Beacons of all kinds, each with the verdict that it must get: sent to the product's own evidence, charged by its own
// timers, and counted in its own tables.
import type { Client } from 'pg';
import * as z from 'zod/mini';
import { ads } from '#domain/ads/parameters.ts';
import type { AdRefusal } from '#domain/ads/types.ts';
import { endCampaign } from '#features/promotion/server/campaign.ts';
import { lockCampaigns } from '#features/promotion/server/campaign.sql.ts';
import { makeDays } from '#features/promotion/server/delivery/days.ts';
import { makeEvidence } from '#features/promotion/server/delivery/evidence.ts';
import { makeSeen } from '#features/promotion/server/delivery/seen.ts';
import { openNetworks } from '#features/promotion/server/delivery/viewers.ts';
import type { Environment } from '#platform/environment.ts';
import { addDays } from '#domain/time.ts';
import type { VirtualClock } from '#platform/ports/clock.ts';
import { makeLanes, type Lane, type Step } from './ads-lanes.ts';
import { makePlacements } from './ads-placements.ts';
import { openMoney } from './ads-money.ts';
import { sampleCampaign, type SimCampaign } from './ads-market.ts';

/** A view or a click, and what became of it; `counted` is what nothing was said against. */
export type Mark = `${'view' | 'click'} ${AdRefusal | 'counted'}`;

type Input = {
  readonly env: Environment;
  readonly owner: Client;
  readonly clock: VirtualClock;
  /** Does what is due. */
  readonly runDue: () => Promise<unknown>;
  readonly beacons: number;
};

export type BeaconsTold = {
  readonly beacons: number;
  readonly counted_as_labelled: boolean;
  readonly different: Readonly<Record<string, { readonly expected: number; readonly found: number }>>;
  readonly verdicts: Readonly<Record<string, number>>;
};

/** More campaigns than one viewer may click in an hour. */
const soundCampaigns = ads.evidence.viewerClicksPerHour + 4;
const lanesAtOnce = 8;

export async function sendBeacons(ask: Input): Promise<BeaconsTold> {
  const { env, owner, clock } = ask;
  const campaigns = Array.from({ length: soundCampaigns + 2 }, (_none, n) => sampleCampaign(n));
  await openMoney(env, owner, { campaigns, days: 10 });
  await makeUsual(owner, campaigns, clock.now());
  const [over, poor, ...sound] = campaigns;
  if (over === undefined || poor === undefined) throw new Error('there are no campaigns');
  const sign = await makePlacements(env, campaigns);
  const start = clock.now();
  const lanes = makeLanes({ sign, over, poor, sound }, ask.beacons);
  await send(ask, lanes, over);
  const expected = new Map<string, number>();
  for (const { steps } of lanes) {
    for (const { mark } of steps) if (mark !== undefined) expected.set(mark, 1 + (expected.get(mark) ?? 0));
  }
  return hold(expected, await tally(owner, campaigns, start));
}

/** In the days before, every other view was clicked: so many clicks as are sent here are nothing unusual. */
async function makeUsual(owner: Client, campaigns: readonly SimCampaign[], now: Date): Promise<void> {
  const of = [campaigns.map(({ shopId }) => shopId.toString()), campaigns.map(({ id }) => id)];
  const at = addDays(now, -2);
  await owner.query(
    `insert into ad_view (shop_id, id, campaign_id, goods_id, auction_id, day, surface, slot, score, next_score, shuffled,
       viewer, verdict, at)
     select c.shop_id, gen_random_uuid(), c.id, c.id, c.id, $3::timestamptz::date, 'explore', 3, '1', '0', false, '',
       'valid', $3 from unnest($1::bigint[], $2::uuid[]) as c (shop_id, id), generate_series(1, 400)`,
    [...of, at],
  );
  await owner.query(
    `insert into ad_click (shop_id, id, campaign_id, goods_id, auction_id, day, surface, slot, score, next_score,
       price_units, viewer, network, verdict, at)
     select c.shop_id, gen_random_uuid(), c.id, c.id, c.id, $3::timestamptz::date, 'explore', 3, '1', '0', 0, '', '',
       'valid', $3 from unnest($1::bigint[], $2::uuid[]) as c (shop_id, id), generate_series(1, 200)`,
    [...of, at],
  );
}

/** Views, then clicks two seconds later, then who stayed; and the minute after which clicks are charged. */
async function send({ env, clock, runDue }: Input, lanes: readonly Lane[], over: SimCampaign): Promise<void> {
  const evidence = makeEvidence(env, {
    seen: makeSeen(() => clock.now().toISOString().slice(0, 10)),
    networks: openNetworks({ dataCentre: ['203.0.113.0/24'], staff: ['198.51.100.0/24'] }),
    openDays: makeDays(env.db),
  });
  const start = clock.now();
  const at = (seconds: number) => clock.set(new Date(start.getTime() + seconds * 1_000));
  const act = ({ kind, token, looker, view }: Step): Promise<void> => {
    if (kind === 'click') return evidence.follow(token, looker);
    if (kind === 'cart') return evidence.recordCart(token);
    const seen = {
      kind: kind === 'dwell' ? 'dwell' : 'view',
      token,
      share: 60,
      ms: 1_500,
      px: 40_000,
    } as const;
    return evidence.take([{ ...seen, ...view }], looker);
  };
  for (const phase of [0, 1, 2, 3] as const) {
    at(phase * 2);
    if (phase === 1) await stop(env, over);
    const waiting = lanes.map(({ steps }) => steps.filter((step) => step.phase === phase));
    const work = async (): Promise<void> => {
      for (let lane = waiting.pop(); lane !== undefined; lane = waiting.pop()) {
        for (const step of lane) await act(step);
      }
    };
    await Promise.all(Array.from({ length: lanesAtOnce }, work));
  }
  at(ads.evidence.billedAfterSeconds + 20);
  await runDue();
}

/** The merchant ends a campaign whose pages are still open somewhere. */
async function stop(env: Environment, { id, shopId }: SimCampaign): Promise<void> {
  const now = env.clock.now();
  await env.db.transaction(async (tx) => {
    const [row] = await lockCampaigns(tx, { shopId, ids: [id] });
    if (row === undefined) throw new Error('the campaign is not there');
    await endCampaign({ env, tx, shopId, now }, row, { why: 'stopped', actor: 'merchant' });
  });
}

const tallied = z.array(z.object({ mark: z.string(), count: z.int() }));

async function tally(
  owner: Client,
  campaigns: readonly SimCampaign[],
  start: Date,
): Promise<Map<string, number>> {
  const { rows } = await owner.query(
    `select mark, sum(count)::int as count from (
       select 'view ' || coalesce(reason, 'counted') as mark, count(*) from ad_view
         where campaign_id = any($1::uuid[]) and at >= $2 group by 1
       union all
       select 'click ' || case verdict when 'charged' then 'counted' else coalesce(reason, verdict) end, count(*)
         from ad_click where campaign_id = any($1::uuid[]) and at >= $2 group by 1
       union all
       select kind || ' ' || reason, sum(count) from ad_refusal
         where campaign_id = any($1::uuid[]) or shop_id = 0 group by 1
     ) as t (mark, count) group by mark`,
    [campaigns.map(({ id }) => id), start],
  );
  return new Map(z.parse(tallied, rows).map(({ mark, count }) => [mark, count]));
}

function hold(expected: ReadonlyMap<string, number>, found: ReadonlyMap<string, number>): BeaconsTold {
  const marks = [...new Set([...expected.keys(), ...found.keys()])].toSorted();
  const different = marks
    .map((mark) => ({ mark, expected: expected.get(mark) ?? 0, found: found.get(mark) ?? 0 }))
    .filter((one) => one.expected !== one.found);
  return {
    beacons: [...expected.values()].reduce((sum, count) => sum + count, 0),
    counted_as_labelled: different.length === 0,
    different: Object.fromEntries(different.map(({ mark, ...counts }) => [mark, counts])),
    verdicts: Object.fromEntries(marks.map((mark) => [mark, found.get(mark) ?? 0])),
  };
}
