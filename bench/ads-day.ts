// A day of the simulator: pages ask, the engine decides, buyers look and click, campaigns are charged and paced. What the
// log says is read back out of its text and computed again, entry by entry.
import { openPool, runAuction, type OpenPool } from '#domain/ads/auction.ts';
import { bodyText, chain, recordOf } from '#domain/ads/record.ts';
import { chanceOf, supposedWeights, type SlotWeights } from '#domain/ads/chance.ts';
import { adSlots, ads, type Surface } from '#domain/ads/parameters.ts';
import { paceAfter, paceAtStart, targetAt, targetCurve, ticksOfDay } from '#domain/ads/pacing.ts';
import { makePool, priceOf, type MadePool, type OfferFacts } from '#domain/ads/pool.ts';
import { commitOf, firstHead } from '#domain/ads/seed.ts';
import type { AuctionInput, Bill, LogBody, PageBar } from '#domain/ads/types.ts';
import { verifyPart } from '#domain/ads/verify.ts';
import { bodyWire } from '#domain/ads/wire.ts';
import { addMinutes } from '#domain/time.ts';
import { uuidOf, type Dice } from './ads-chance.ts';
import { look, makeBuyers, viewers, type Buyers, type Look } from './ads-buyers.ts';
import { contextsOf, makeVisitors, type SimCampaign } from './ads-market.ts';

export type SimClick = {
  readonly campaign: SimCampaign;
  readonly id: string;
  readonly units: bigint;
  readonly at: Date;
};

/** Where the money is: gives back which of these clicks were charged. */
export type Till = (clicks: readonly SimClick[], now: Date) => Promise<ReadonlySet<string>>;

/** How far a campaign was from its target at the end of a tick: |spent - target| / budget. */
export type SimError = {
  readonly ppm: number;
  /** It is behind though it took part in every draw: there was too little to buy at its bid. */
  readonly isStarved: boolean;
};

/** What a day came to; the milliseconds are those of one process. */
export type DaySums = {
  pages: number;
  places: number;
  views: number;
  clicks: number;
  charged: number;
  /** Clicks that no budget was left for: shown, and never billed. */
  unpaid: number;
  turns: number;
  pools: number;
  entries: number;
  logBytes: number;
  poolMs: number;
  decidingMs: number;
  verifyingMs: number;
  /** What was not the same when it was computed again. */
  faults: string[];
  errors: SimError[];
  /** Campaigns whose day or budget was exceeded. */
  exceeded: number;
};

type Stall = {
  readonly made: MadePool;
  readonly open: OpenPool;
  readonly campaigns: readonly SimCampaign[];
  /** Candidates of each context, by their place. */
  readonly among: readonly (readonly number[])[];
  /** What each campaign may still spend, clicks of these minutes taken off; whoever has too little is gone. */
  readonly rests: Map<SimCampaign, bigint>;
};

type DayRequest = {
  readonly day: string;
  readonly pages: number;
  readonly campaigns: readonly SimCampaign[];
  readonly till: Till;
  readonly dice: Dice;
  readonly sums: DaySums;
};

export const noSums = (): DaySums => ({
  pages: 0,
  places: 0,
  views: 0,
  clicks: 0,
  charged: 0,
  unpaid: 0,
  turns: 0,
  pools: 0,
  entries: 0,
  logBytes: 0,
  poolMs: 0,
  decidingMs: 0,
  verifyingMs: 0,
  faults: [],
  errors: [],
  exceeded: 0,
});

export async function runDay(ask: DayRequest): Promise<void> {
  const { day, pages, campaigns, dice, sums } = ask;
  const seed = hexOf(dice);
  const auction = { ...ask, seed, blind: hexOf(dice), buyers: makeBuyers(campaigns), weights: supposed() };
  const visitors = makeVisitors(pages, dice);
  const before = Array.from({ length: ads.pacing.historyWeeks }, () => makeVisitors(pages, dice));
  const curve = targetCurve(
    visitors.map((_none, tick) => before.reduce((sum, week) => sum + (week[tick] ?? 0), 0)),
  );
  let end = { n: 0, head: firstHead(day, ads.version, commitOf(seed)) };
  for (const one of campaigns) {
    one.spentToday = 0n;
    one.participation = paceAtStart(one.participation);
  }
  for (let tick = 0; tick < ticksOfDay; tick += 1) {
    const at = addMinutes(new Date(`${day}T00:00:00.000Z`), tick * ads.pacing.tickMinutes);
    const told = decide(auction, at, visitors[tick] ?? 0);
    const pools = chain(end, told.pools);
    const chainedAt = performance.now();
    const log = [...pools, ...chain(pools.at(-1) ?? end, told.auctions)];
    sums.decidingMs += told.drawingMs + performance.now() - chainedAt;
    verify(auction, { log, after: end, stalls: told.stalls, bills: told.bills });
    end = log.at(-1) ?? end;
    const charged = await ask.till(told.clicks, addMinutes(at, ads.pacing.tickMinutes));
    settle(told.clicks, charged, sums);
    pace(campaigns, curve, tick + 1, sums);
  }
}

/** Its clicks of these minutes have taken what the next one could cost. */
function isSpent({ rests }: Stall, one: SimCampaign): boolean {
  const able = restOf(one);
  return (rests.get(one) ?? 0n) < (able < one.bid ? able : one.bid);
}

function restOf({ dayBudget, spentToday, budget, spent }: SimCampaign): bigint {
  const [day, whole] = [dayBudget - spentToday, budget - spent];
  return day < whole ? day : whole;
}

type AuctionContext = DayRequest & {
  readonly seed: string;
  readonly blind: string;
  readonly buyers: Buyers;
  readonly weights: Readonly<Record<Surface, SlotWeights>>;
};

const supposed = () => ({
  explore: supposedWeights('explore'),
  search: supposedWeights('search'),
  similar: supposedWeights('similar'),
});

/** All pages of five minutes, over the pools of their beginning. */
function decide(auction: AuctionContext, at: Date, pages: number) {
  const { sums, dice } = auction;
  const openedAt = performance.now();
  const stalls = { explore: stallOf(auction, 'explore', at), search: stallOf(auction, 'search', at) };
  const startedAt = performance.now();
  sums.poolMs += startedAt - openedAt;
  const pools = Object.values(stalls).map(({ made }): LogBody => ({ kind: 'pool', pool: made.pool }));
  const auctions: LogBody[] = [];
  const clicks: SimClick[] = [];
  const bills: Bill[] = [];
  let buyingMs = 0;
  for (let page = 0; page < pages; page += 1) {
    const surface = dice.next() < 0.6 ? 'explore' : 'search';
    const stall = stalls[surface];
    const viewer = dice.below(viewers);
    sums.pages += 1;
    const input = askOf(auction, stall, { surface, viewer, at });
    const result = runAuction(stall.open, auction.seed, input);
    auctions.push({ kind: 'auction', auction: recordOf(input, result) });
    const boughtAt = performance.now();
    for (const win of result.wins) {
      const offer = stall.made.offers[win.index];
      const campaign = stall.campaigns[win.index];
      if (offer === undefined || campaign === undefined) continue;
      const units = priceOf(offer, win.next);
      bills.push({ auction: input.id, slot: win.slot, price: units.toString() });
      if (win.by === 'turn') campaign.turns += 1;
      sums.places += 1;
      sums.turns += win.by === 'turn' ? 1 : 0;
      const isClicked = look(auction, campaign, { slot: win.slot, surface, viewer });
      sums.views += isClicked === undefined ? 0 : 1;
      sums.clicks += isClicked === true ? 1 : 0;
      if (isClicked === true) stall.rests.set(campaign, (stall.rests.get(campaign) ?? 0n) - units);
      if (isClicked === true) clicks.push({ campaign, id: uuidOf(10_000_000 + sums.places), units, at });
    }
    buyingMs += performance.now() - boughtAt;
  }
  sums.pools += 2;
  const drawingMs = performance.now() - startedAt - buyingMs;
  return { pools, auctions, clicks, bills, stalls, drawingMs };
}

function stallOf({ campaigns, blind }: AuctionContext, surface: Surface, at: Date): Stall {
  const mine = campaigns.filter((one) => one.surface === surface && !one.isOver);
  const known = new Map(mine.map((one) => [one.id, one]));
  const contexts = contextsOf(campaigns.length);
  const all = Array.from({ length: contexts }, () => ({ clicks: 0, weightedMicro: 0n }));
  for (const one of mine) {
    const sum = all[one.contexts[0] ?? 0];
    if (sum === undefined) continue;
    sum.clicks += one.clicks;
    sum.weightedMicro += one.weightedMicro;
  }
  const facts = mine.flatMap((one): OfferFacts[] => {
    const chance = chanceOf(one, all[one.contexts[0] ?? 0] ?? { clicks: 0, weightedMicro: 0n });
    return [...new Set(one.goods)].map((goods) => ({
      campaign: one.id,
      shop: String(one.shopId),
      goods,
      currency: 'USD',
      pays: 'click',
      bid: one.bid,
      able: restOf(one),
      worth: 10n ** 10n,
      chance,
      quality: one.quality,
      participation: one.participation,
      views: one.views,
      turns: one.turns,
      bar: null,
    }));
  });
  const made = makePool(facts, { surface, at: at.toISOString(), blind });
  const ordered = made.offers.flatMap(({ campaign }) => known.get(campaign) ?? []);
  const among = Array.from({ length: contexts }, (_none, context) =>
    ordered.flatMap((one, index) => (one.contexts.includes(context) ? [index] : [])),
  );
  const rests = new Map(mine.map((one) => [one, restOf(one)]));
  return { made, open: openPool(made.pool), campaigns: ordered, among, rests };
}

function askOf(
  { buyers, dice, sums }: AuctionContext,
  stall: Stall,
  page: Look & { readonly at: Date },
): AuctionInput {
  const { surface, viewer, at } = page;
  const context = dice.below(stall.among.length);
  const among = stall.among[context] ?? [];
  const full = buyers.full.get(viewer);
  // Every five hundredth page is looked at by a merchant, who is never shown his own.
  const owner = viewer % 500 === 0 ? BigInt(1 + (viewer % 250)) : undefined;
  const bars: [number, PageBar][] = [];
  for (const index of among) {
    const one = stall.campaigns[index];
    if (one === undefined) continue;
    if (one.shopId === owner) bars.push([index, 'own_shop']);
    else if (full?.has(one) === true) bars.push([index, 'viewer_day']);
    else if (isSpent(stall, one)) bars.push([index, 'gone']);
  }
  const id = uuidOf(500_000_000 + sums.pages);
  return { id, at: at.toISOString(), pool: stall.made.hash, slots: adSlots[surface].slots, among, bars };
}

type Part = {
  readonly log: ReturnType<typeof chain>;
  readonly after: { readonly n: number; readonly head: string };
  readonly stalls: Readonly<Record<'explore' | 'search', Stall>>;
  readonly bills: readonly Bill[];
};

/** Out of the stored text, as a merchant has it: read, hashed, run and priced again. */
function verify({ sums, seed }: AuctionContext, { log, after, stalls, bills }: Part): void {
  const texts = log.map(({ body }) => bodyText(body));
  const startedAt = performance.now();
  const read = log.map((entry, index) => ({
    ...entry,
    body: bodyWire.parse(JSON.parse(texts[index] ?? '')),
  }));
  const offers = Object.values(stalls).flatMap(({ made }) => made.offers);
  const verdict = verifyPart({ log: read, after, offers, bills, seed });
  sums.verifyingMs += performance.now() - startedAt;
  sums.entries += log.length;
  sums.logBytes += texts.reduce((sum, text) => sum + text.length, 0);
  if (!verdict.ok) sums.faults.push(`${verdict.fault} ${verdict.subject}`);
}

function settle(clicks: readonly SimClick[], charged: ReadonlySet<string>, sums: DaySums): void {
  for (const { campaign, id, units } of clicks) {
    if (!charged.has(id)) {
      sums.unpaid += 1;
      continue;
    }
    sums.charged += 1;
    campaign.spentToday += units;
    campaign.spent += units;
  }
}

function pace(
  campaigns: readonly SimCampaign[],
  curve: readonly number[],
  tick: number,
  sums: DaySums,
): void {
  for (const one of campaigns) {
    if (one.spentToday > one.dayBudget || one.spent > one.budget) sums.exceeded += 1;
    const left = one.budget - one.spent + one.spentToday;
    const budget = one.dayBudget < left ? one.dayBudget : left;
    if (one.isOver || budget <= 0n) continue;
    const target = targetAt(curve, { budget, from: 0, tick });
    const { participation, error } = paceAfter(one.participation, { spent: one.spentToday, target, budget });
    const isStarved = error < 0 && one.participation === ads.pacing.mostPpm;
    sums.errors.push({ ppm: Math.abs(error), isStarved });
    one.participation = participation;
    if (one.budget - one.spent < 2n) one.isOver = true;
  }
}

function hexOf(dice: Dice): string {
  return Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');
}
