// The made-up market of the simulator: campaigns, and the visitors of a day. The same numbers every time.
import { adSlots, ads, type Surface } from '#domain/ads/parameters.ts';
import { paceAtStart, ticksOfDay } from '#domain/ads/pacing.ts';
import { qualityOf } from '#domain/ads/quality.ts';
import { uuidOf } from './ads-chance.ts';
import type { Dice } from './ads-chance.ts';

/**
 * What pages are about: a category and a country. A market of a thousand campaigns has sixty of them, a smaller one
 * fewer, so that as many campaigns meet on a page.
 */
export const contextsOf = (campaigns: number): number => Math.max(4, Math.round(campaigns * 0.06));
/** Campaigns of one shop. */
export const campaignsOfShop = 4;

export type SimCampaign = {
  readonly id: string;
  readonly shopId: bigint;
  readonly surface: Surface;
  /** Where its goods fit; the first is their category's own. */
  readonly contexts: readonly number[];
  readonly goods: readonly string[];
  /** In cents. */
  readonly bid: bigint;
  readonly budget: bigint;
  readonly dayBudget: bigint;
  readonly quality: number;
  /** How often goods that are looked at are really clicked: what the engine has to find out. */
  readonly trueChance: number;
  participation: number;
  /** What was charged, today and in all. */
  spentToday: bigint;
  spent: bigint;
  clicks: number;
  weightedMicro: bigint;
  views: number;
  turns: number;
  isOver: boolean;
};

/** Budgets of a day from the least that can be bought, 2.00, to 10.00, bids from 0.06 to 0.60, chances from 2 % to 10 %: most are small. */
export function makeCampaigns(count: number, days: number, dice: Dice): SimCampaign[] {
  return Array.from({ length: count }, (_none, n) => {
    const dayBudget = BigInt(Math.round(200 * 5 ** (dice.next() ** 2)));
    // Nobody who pays for twenty clicks a day bids for ten.
    const bidMost = Math.min(60, Number(dayBudget) / 20);
    // Every tenth has a budget that ends before its days do: its money is over, and so is it.
    const whole = n % 10 === 0 ? dayBudget + dayBudget / 2n : dayBudget * BigInt(days);
    return {
      id: uuidOf(n + 1),
      shopId: BigInt(1 + Math.floor(n / campaignsOfShop)),
      surface: n % 10 < 7 ? 'explore' : 'search',
      contexts: [...new Set(Array.from({ length: 1 + dice.below(3) }, () => dice.below(contextsOf(count))))],
      goods: Array.from({ length: 1 + dice.below(2) }, () => uuidOf(1_000_000 + dice.below(count))),
      bid: BigInt(Math.round(6 * (bidMost / 6) ** dice.next())),
      budget: whole < 500n ? 500n : whole,
      dayBudget,
      quality: makeQuality(dice),
      trueChance: 0.02 * 5 ** dice.next(),
      // As if they had run the day before.
      participation: paceAtStart(100_000),
      spentToday: 0n,
      spent: 0n,
      clicks: 0,
      weightedMicro: 0n,
      views: 0,
      turns: 0,
      isOver: false,
    };
  });
}

function makeQuality(dice: Dice): number {
  const parcels = dice.below(200);
  const orders = dice.below(200);
  const votes = dice.below(80);
  return qualityOf({
    parcels,
    onTime: Math.floor(parcels * (0.8 + 0.2 * dice.next())),
    orders,
    faulty: Math.floor(orders * 0.08 * dice.next()),
    votes,
    stars: Math.floor(votes * (3 + 2 * dice.next())),
    pictures: 1 + dice.below(6),
    descriptionCharacters: dice.below(600),
    languages: 1 + dice.below(5),
    hasSafety: dice.next() < 0.8,
  }).score;
}

/** Pages of each tick of a day: few at night, most in the evening, and never quite as on the day before. */
export function makeVisitors(pages: number, dice: Dice): number[] {
  const weights = Array.from({ length: ticksOfDay }, (_none, tick) => {
    const hour = (tick * ads.pacing.tickMinutes) / 60;
    const shape =
      1 + 0.75 * Math.sin(((hour - 14) / 24) * 2 * Math.PI) + 0.25 * Math.sin((hour / 6) * Math.PI);
    return Math.max(0.1, shape) * (0.85 + 0.3 * dice.next());
  });
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  let done = 0;
  let come = 0;
  return weights.map((weight) => {
    come += weight;
    const until = Math.round((pages * come) / sum);
    const now = until - done;
    done = until;
    return now;
  });
}

/** How often a place is really looked at: near what is supposed, and not the same. */
export function trueWeight(surface: Surface, slot: number): number {
  const place = adSlots[surface].slots.findIndex((one) => one === slot);
  return [0.85, 0.5, 0.33][place] ?? 0.3;
}

/** Campaigns that beacons are sent about, each of a shop of its own: the second has a day's budget of the least. */
export function sampleCampaign(n: number): SimCampaign {
  return {
    id: uuidOf(5_000_000 + n),
    shopId: BigInt(5_000 + n),
    surface: 'explore',
    contexts: [0],
    goods: [uuidOf(6_000_000 + n)],
    bid: 20n,
    budget: 100_000n,
    dayBudget: n === 1 ? 200n : 50_000n,
    quality: 1_000,
    trueChance: 0.02,
    participation: ads.pacing.mostPpm,
    spentToday: 0n,
    spent: 0n,
    clicks: 0,
    weightedMicro: 0n,
    views: 0,
    turns: 0,
    isOver: false,
  };
}
