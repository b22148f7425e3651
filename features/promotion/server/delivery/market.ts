// What could be shown at this moment, in the memory of each process: read anew every few seconds while somebody looks.
import { openPool, type OpenPool } from '#domain/ads/auction.ts';
import { ads, adSurfaces, type Surface } from '#domain/ads/parameters.ts';
import { paceAtFirst } from '#domain/ads/pacing.ts';
import { makePool, orderBid, worthOf, type MadePool, type OfferFacts } from '#domain/ads/pool.ts';
import type { PoolBar } from '#domain/ads/types.ts';
import { limits, minuteMs } from '#domain/limits.ts';
import { isAsset } from '#domain/money/money.ts';
import { addDays } from '#domain/time.ts';
import { piecesOf } from '#domain/text/search-text.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { moneyOf } from './support-list.ts';
import * as sql from './candidates.sql.ts';
import { dayOf, type Days } from './days.ts';
import { viewsSince } from './pace.ts';
import { readTraffic } from './pace.sql.ts';
import type { DayRow } from './log.sql.ts';

export type Row = sql.CandidateRow;

/** A pool as it is drawn from now. `rows` are its candidates, in its order. */
export type Stall = {
  readonly surface: Surface;
  readonly day: string;
  readonly at: Date;
  readonly made: MadePool;
  readonly open: OpenPool;
  readonly rows: readonly Row[];
  /** What it was made of. */
  readonly key: string;
};

export type Market = {
  /** Reads everything anew. */
  refresh(): Promise<void>;
  /** Starts reading where what is known is old; waits only where nothing is known yet. */
  lookUp(): Promise<void>;
  stall(surface: Surface): Stall | undefined;
  /** The seed and salts of a day; undefined for a day that nobody promised. */
  dayOf(day: string): DayRow | undefined;
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  readonly types: ReadonlyMap<string, string | null>;
  readonly rails: ReadonlySet<string>;
  readonly support: readonly sql.SupportRow[];
};

/** `views`: pages with sponsored places in the last 24 hours. */
type Moment = { readonly now: Date; readonly views: number };

/** What runs now, who shows and is shown besides, and how many pages asked in the last 24 hours. */
async function readSite({ db, clock, policy }: Environment) {
  const now = clock.now();
  const since = addDays(now, -1);
  const tx = db.direct;
  const money = moneyOf(policy);
  const [rows, handles, shops, traffic] = await Promise.all([
    sql.listRunning(tx, now, money),
    sql.listSimilarShops(tx),
    sql.listSupport(tx, now, money),
    readTraffic(tx, { since }),
  ]);
  return { now, rows, handles, shops, views: viewsSince(traffic, since) };
}

/** @param onPool Told of every pool that is drawn from, before the first draw. */
export function makeMarket(env: Environment, openDays: Days, onPool: (stall: Stall) => void): Market {
  const stalls = new Map<Surface, Stall>();
  const { words, types, readWords } = makeTexts(env);
  const rails = new Set<string>();
  let days: readonly DayRow[] = [];
  let support: readonly sql.SupportRow[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const { now, rows, handles, shops, views } = await readSite(env);
    support = shops;
    replace(rails, handles);
    if (rows.length > 0) days = await openDays(now);
    await readWords(rows);
    for (const surface of adSurfaces) renew(surface, rows, { now, views });
    readAt = now.getTime();
  }

  function renew(surface: Surface, rows: readonly Row[], { now, views }: Moment): void {
    const facts = rows.flatMap((row) => factsOf(row, surface, views) ?? []);
    const day = dayOf(now);
    const promised = days.find((one) => one.day === day);
    if (facts.length === 0 || promised === undefined) {
      stalls.delete(surface);
      return;
    }
    const key = JSON.stringify(facts.map(keyOf));
    const before = stalls.get(surface);
    const age = now.getTime() - (before?.at.getTime() ?? 0);
    const isFresh = age >= 0 && age < ads.pacing.tickMinutes * minuteMs;
    if (before !== undefined && before.key === key && before.day === day && isFresh) return;
    const made = makePool(facts, { surface, at: now.toISOString(), blind: promised.blind });
    const byName = new Map(rows.map((row) => [`${row.campaign_id} ${row.goods_id}`, row]));
    const ordered = made.offers.flatMap(({ campaign, goods }) => byName.get(`${campaign} ${goods}`) ?? []);
    const stall = { surface, day, at: now, made, open: openPool(made.pool), rows: ordered, key };
    onPool(stall);
    stalls.set(surface, stall);
  }

  function refresh(): Promise<void> {
    reading ??= acrossShops('promotion', read).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    refresh,
    async lookUp() {
      const isKnown = readAt !== Number.NEGATIVE_INFINITY;
      if (isKnown && Math.abs(env.clock.now().getTime() - readAt) < limits.adRefreshMs) return;
      const done = refresh().catch((error: unknown) => {
        env.log.warn({ error }, 'sponsored places wait for the database');
      });
      if (!isKnown) await done;
    },
    stall: (surface) => stalls.get(surface),
    dayOf: (day) => days.find((one) => one.day === day),
    words,
    types,
    rails,
    get support() {
      return support;
    },
  };
}

/** Words of goods and the tree of types, read once for goods that come up. */
function makeTexts({ db }: Pick<Environment, 'db'>) {
  const words = new Map<string, ReadonlySet<string>>();
  const types = new Map<string, string | null>();
  return {
    words,
    types,
    readWords: async (rows: readonly Row[]): Promise<void> => {
      const lacking = [...new Set(rows.map(({ goods_id: id }) => id))].filter((id) => !words.has(id));
      if (lacking.length === 0) return;
      const [texts, known] = await Promise.all([
        sql.listTexts(db.direct, { goodsIds: lacking }),
        sql.listTypes(db.direct),
      ]);
      for (const { id, parent } of known) types.set(id, parent);
      for (const { goods_id: id, words: text } of texts) {
        words.set(id, new Set(piecesOf(text).map((piece) => piece.text)));
      }
    },
  };
}

function replace(set: Set<string>, values: readonly string[]): void {
  set.clear();
  for (const value of values) set.add(value);
}

/** Undefined for a campaign that is not shown at this place. */
function factsOf(row: Row, surface: Surface, views: number): OfferFacts | undefined {
  const { plan_id: plan, currency } = row;
  if ((plan !== surface && plan !== 'order') || !isAsset(currency)) return undefined;
  const isOrder = plan === 'order';
  const asked = {
    percentBps: row.percent_bps,
    price: row.price_units,
    orders: row.orders,
    clicks: row.clicks,
  };
  const bid = isOrder ? orderBid(asked) : row.max_bid_units;
  const left = row.day_left < row.budget_left ? row.day_left : row.budget_left;
  const able = isOrder ? bid : left - row.waiting;
  return {
    campaign: row.campaign_id,
    shop: String(row.shop_id),
    goods: row.goods_id,
    currency,
    pays: isOrder ? 'order' : 'click',
    bid,
    able: able > 0n ? able : 0n,
    // Explore and searches show goods of one currency only, so that bids of one money meet.
    worth: worthOf(currency, { num: 1n, den: 1n }),
    chance: row.chance ?? ads.chance.basePpm,
    quality: row.quality ?? 1_000,
    participation: isOrder
      ? ads.pacing.mostPpm
      : (row.participation ?? paceAtFirst({ budget: row.day_left, bid, views })),
    views: row.views,
    turns: row.turns,
    bar: barOf(row),
  };
}

function barOf(row: Row): PoolBar | null {
  if (!row.is_safe) return 'safety_case';
  if (!row.takes_orders) return 'shop_paused';
  if (!row.is_listed || row.available <= 0n) return 'out_of_stock';
  return row.has_margin ? null : 'no_margin';
}

/** What a draw depends on: money only where it falls below the bid. */
function keyOf(facts: OfferFacts): unknown[] {
  const most = facts.able < facts.bid ? facts.able : facts.bid;
  const { campaign, goods, bid, chance, quality, participation, bar } = facts;
  return [campaign, goods, String(bid), String(most), chance, quality, participation, bar];
}
