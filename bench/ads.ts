// `npm run bench -- ads`: a thousand campaigns and a million views of made-up buyers, on a throw-away database. Each
// click is paid out of a real book; each auction is read back out of the log and run again.
import { rmSync } from 'node:fs';
import type { Client } from 'pg';
import { defaultPolicy } from '#domain/policy.ts';
import { addDays, addHours } from '#domain/time.ts';
import { composeTestApp } from '#testing/test-app.ts';
import type { Environment } from '#platform/environment.ts';
import { virtualClock, type VirtualClock } from '#platform/ports/clock.ts';
import { connectAsOwner, openRunFolder, startOwnDatabase } from '#tools/replay/own-database.ts';
import { stopOnSignal } from '#tools/replay/own-server.ts';
import { sendBeacons, type BeaconsTold } from './ads-beacons.ts';
import { makeDice } from './ads-chance.ts';
import { noSums, runDay, type DaySums, type SimError } from './ads-day.ts';
import { makeCampaigns, type SimCampaign } from './ads-market.ts';
import { checkMoney, makeTill, openMoney, type Books } from './ads-money.ts';
import { round } from './measure.ts';

/** What issue 6 asks for. */
const goals = { pacingErrorPpm: 50_000, auctionsPerSecond: 2_000 };
const start = new Date('2026-03-03T00:00:00.000Z');

export type AdsOptions = {
  readonly campaigns: number;
  /** Pages that ask for sponsored goods. */
  readonly views: number;
  readonly days: number;
  /** Views and clicks of all kinds, each with the verdict that it must get. */
  readonly beacons: number;
};

export type AdsApp = {
  readonly env: Environment;
  readonly owner: Client;
  readonly clock: VirtualClock;
  /** Does what is due. */
  readonly runDue: () => Promise<unknown>;
};

export async function benchAds({ limit }: { readonly limit: number }): Promise<unknown> {
  const folder = await openRunFolder();
  const database = await startOwnDatabase(folder);
  stopOnSignal(() => database.stop());
  const { host } = database;
  const clock = virtualClock(start);
  const owner = await connectAsOwner(host);
  const composed = composeTestApp({
    database: { host, database: 'stockless', user: 'stockless', drop: () => Promise.resolve() },
    clock,
    policy: defaultPolicy,
    folder: `${folder}/files`,
  });
  try {
    const campaigns = Math.max(10, Math.min(1_000, Math.round(limit / 1_000)));
    const beacons = Math.max(1_500, Math.min(10_000, Math.round(limit / 100)));
    const { env, runner } = composed;
    const app = { env, owner, clock, runDue: () => runner.runDue() };
    return await simulate(app, { campaigns, views: limit, days: 1, beacons });
  } finally {
    await owner.end();
    await composed.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the market for some days, and says what was not met. */
export async function simulate(app: AdsApp, ask: AdsOptions) {
  const { env, owner, clock } = app;
  const dice = makeDice(20_261_122);
  const campaigns = makeCampaigns(ask.campaigns, ask.days, dice);
  await openMoney(env, owner, { campaigns, days: ask.days });
  const sums = noSums();
  const till = makeTill(env);
  for (let day = 0; day < ask.days; day += 1) {
    const at = addDays(start, day);
    clock.set(at);
    const pages = Math.round(ask.views / ask.days);
    await runDay({ day: at.toISOString().slice(0, 10), pages, campaigns, till, dice, sums });
  }
  const books = await checkMoney(env, owner, campaigns);
  clock.set(addHours(addDays(start, ask.days), 12));
  const beacons = await sendBeacons({ ...app, beacons: ask.beacons });
  return report(ask, { sums, books, campaigns, beacons });
}

type Ran = {
  readonly sums: DaySums;
  readonly books: Books;
  readonly campaigns: readonly SimCampaign[];
  readonly beacons: BeaconsTold;
};

function report({ campaigns: count, days }: AdsOptions, { sums, books, campaigns, beacons }: Ran) {
  const pacing = pacingOf(sums.errors);
  const perSecond = round(sums.pages / (sums.decidingMs / 1_000), 0);
  const missed = [
    sums.exceeded + books.exceeded > 0 ? 'a budget was exceeded' : undefined,
    books.different > 0 || books.faults.length > 0 ? 'the books say something else' : undefined,
    pacing.median_ppm > goals.pacingErrorPpm ? 'the pacing error is above 5 % at the median' : undefined,
    perSecond < goals.auctionsPerSecond ? 'fewer than 2,000 auctions a second' : undefined,
    beacons.counted_as_labelled ? undefined : 'beacons were counted as something else',
    sums.faults.length > 0 ? 'something was not the same when it was computed again' : undefined,
  ].filter((one) => one !== undefined);
  return {
    bench: 'ads',
    campaigns: count,
    days,
    views: sums.pages,
    places: sums.places,
    places_of_newcomers: sums.turns,
    seen: sums.views,
    clicks: { made: sums.clicks, charged: sums.charged, without_budget: sums.unpaid },
    money: {
      paid: String(books.paid),
      charged: String(books.spent),
      given_back: String(books.back),
      budgets_exceeded: sums.exceeded + books.exceeded,
      different_in_the_books: books.different,
      faults_of_the_books: books.faults.slice(0, 5),
      campaigns_over: campaigns.filter(({ isOver }) => isOver).length,
    },
    pacing,
    auctions_per_second: perSecond,
    pool_ms: round(sums.poolMs / sums.pools, 1),
    computed_again: {
      entries: sums.entries,
      per_second: round(sums.entries / (sums.verifyingMs / 1_000), 0),
      different: sums.faults.slice(0, 5),
      log_mb: round(sums.logBytes / 1e6, 1),
    },
    beacons,
    missed,
  };
}

/**
 * How far campaigns were from their target at the end of each five minutes. One that is behind though it takes part in
 * every draw has too little to buy at its bid, which no pace can help: those five minutes are counted apart.
 */
function pacingOf(errors: readonly SimError[]) {
  const paced = errors.filter(({ isStarved }) => !isStarved);
  return {
    measured: paced.length,
    median_ppm: quantile(paced, 0.5),
    p90_ppm: quantile(paced, 0.9),
    with_too_little_to_buy: errors.length - paced.length,
    median_with_those_ppm: quantile(errors, 0.5),
  };
}

function quantile(errors: readonly SimError[], share: number): number {
  const sorted = errors.map(({ ppm }) => ppm).toSorted((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
