// What a campaign may bring, before anything is paid: the auctions of the last days run again with this bid among them.
// A forecast decides nothing and promises no sale. It says what it stands on, and how little that is.
import { hashText } from './canonical.ts';
import { ads } from './parameters.ts';
import { priceOf } from './pool.ts';
import { drawsOf, drawWord } from './seed.ts';
import type { Offer } from './types.ts';

/** One page of the past, as far as a newcomer needs it. */
export type PastPage = {
  /** The day, counted from the first of the history: 0 to `historyDays` - 1. */
  readonly day: number;
  /** Sponsored places from the top, each with the score that won it (0 where nobody did) and its weight (`slotWeights`). */
  readonly places: readonly { readonly score: bigint; readonly weightPpm: number }[];
};

export type ForecastRequest = {
  /** The best of the offers that the campaign would make; `able` is its day's budget. */
  readonly offer: Offer;
  readonly budget: bigint;
  readonly dayBudget: bigint;
  readonly days: number;
  /** Pages that fitted these goods, evenly out of all; `pagesPerSample` is how many each stands for. */
  readonly pages: readonly PastPage[];
  readonly pagesPerSample: number;
  /** Days of history that there are, at most `historyDays`. */
  readonly historyDays: number;
  /** Of what was played, the share that counted as a view; `priorSeenPpm` while nothing is known. */
  readonly seenPpm: number;
};

export type Range<T> = { readonly p10: T; readonly p50: T; readonly p90: T };

export type Forecast = {
  readonly clicks: Range<number>;
  /** Days until the budget or the time is over. */
  readonly days: Range<number>;
  readonly cost: Range<bigint>;
  readonly basis: {
    /** `history`: auctions were run again. `prior`: there are too few, and the ranges are supposed. */
    readonly kind: 'history' | 'prior';
    readonly days: number;
    /** Pages that were looked at, and those of them on which this bid would have got a place. */
    readonly pages: number;
    readonly won: number;
  };
};

type Day = {
  readonly clicksMicro: bigint;
  /** What those clicks would cost, in millionths of the minor unit. */
  readonly costMicro: bigint;
};

const micro = 1_000_000n;

export function forecastOf(ask: ForecastRequest): Forecast {
  const { pages, historyDays } = ask;
  if (pages.length < ads.forecast.auctionsMin || historyDays === 0) return supposed(ask);
  const days = Array.from({ length: historyDays }, () => ({ clicksMicro: 0n, costMicro: 0n }));
  let won = 0;
  for (const page of pages) {
    const place = placeOf(page, BigInt(ask.offer.able), ask);
    if (place === undefined) continue;
    won += 1;
    const day = days[page.day];
    if (day === undefined) continue;
    days[page.day] = {
      clicksMicro: day.clicksMicro + place.clickMicro,
      costMicro: day.costMicro + place.clickMicro * place.price,
    };
  }
  const runs = Array.from({ length: ads.forecast.resamples }, (_none, run) => runOnce(ask, days, run));
  return {
    clicks: rangeOf(runs.map(({ clicks }) => clicks)),
    days: rangeOf(runs.map((run) => run.days)),
    cost: rangeOf(runs.map(({ cost }) => cost)),
    basis: { kind: 'history', days: historyDays, pages: pages.length, won },
  };
}

/** The first place that this bid would have got, what it would have cost, and the chance of a click there. */
function placeOf(page: PastPage, able: bigint, { offer, seenPpm, pagesPerSample }: ForecastRequest) {
  const bid = BigInt(offer.bid);
  const weight = BigInt(offer.worth) * BigInt(offer.chance) * BigInt(offer.quality);
  const score = (bid < able ? bid : able) * weight;
  const place = page.places.find((one) => score > one.score);
  if (place === undefined) return undefined;
  const seen = (BigInt(place.weightPpm) * BigInt(seenPpm)) / micro;
  return {
    price: priceOf(offer, place.score.toString()),
    clickMicro: ((seen * BigInt(offer.chance)) / micro) * BigInt(pagesPerSample),
  };
}

/** One possible course: days drawn out of the past, each with the chance of its clicks, until money or time is over. */
function runOnce({ offer, budget, dayBudget, days }: ForecastRequest, past: readonly Day[], run: number) {
  const draws = drawsOf(hashText(`forecast|${offer.goods}`), `${run}`);
  let [clicks, cost, lasted] = [0, 0n, 0];
  for (let day = 0; day < days && cost < budget; day += 1) {
    lasted += 1;
    const drawn = past[drawWord(draws, 0, day) % past.length];
    if (drawn === undefined || drawn.clicksMicro === 0n) continue;
    const price = drawn.costMicro / drawn.clicksMicro;
    const left = budget - cost;
    const able = left < dayBudget ? left : dayBudget;
    const meant = poisson(drawn.clicksMicro, (n) => drawWord(draws, 1, day * 4_096 + n));
    const paid = price === 0n ? meant : Math.min(meant, Number(able / price));
    clicks += paid;
    cost += price * BigInt(paid);
    // The rest does not pay one more click: the budget is over.
    if (price > 0n && budget - cost < price) break;
  }
  return { clicks, cost, days: lasted };
}

/** A number of clicks around its mean: every draw asks for a part of the mean, so that no series of powers is needed. */
function poisson(meanMicro: bigint, draw: (n: number) => number): number {
  // Four parts of a click each at the least: fewer would make days more alike than they are.
  const parts = meanMicro > 64n * micro ? 1_024 : 256;
  const ppb = Number((meanMicro * 1_000n) / BigInt(parts));
  const sure = Math.floor(ppb / 1_000_000_000);
  const rest = ppb - sure * 1_000_000_000;
  let count = sure * parts;
  for (let n = 0; n < parts; n += 1) {
    if (Math.floor((draw(n) * 1_000_000_000) / 0x1_0000_0000) < rest) count += 1;
  }
  return count;
}

function rangeOf<T extends number | bigint>(values: readonly T[]): Range<T> {
  const sorted = values.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0));
  const at = (percent: number) => sorted[Math.floor(((sorted.length - 1) * percent) / 100)] ?? sorted[0];
  const [p10, p50, p90] = [at(10), at(50), at(90)];
  if (p10 === undefined || p50 === undefined || p90 === undefined) throw new RangeError('nothing was run');
  return { p10, p50, p90 };
}

/** Ranges out of what is supposed, wide on purpose. */
function supposed({
  offer,
  budget,
  dayBudget,
  days,
  pages,
  historyDays,
  seenPpm,
}: ForecastRequest): Forecast {
  const { priorViewsADay } = ads.forecast;
  const least = priceOf(offer, '0');
  const most = offer.pays === 'order' ? 0n : BigInt(offer.bid);
  const course = (viewsADay: number, price: bigint) => {
    const meant = Number(
      (BigInt(viewsADay * days) * BigInt(offer.chance) * BigInt(seenPpm)) / (micro * micro),
    );
    const aDay = price === 0n ? meant : Number(dayBudget / price) * days;
    const inAll = price === 0n ? meant : Number(budget / price);
    const clicks = Math.min(meant, aDay, inAll);
    const lasts = meant <= inAll ? days : Math.max(1, Math.ceil((days * inAll) / meant));
    return { clicks, cost: price * BigInt(clicks), days: Math.min(days, lasts) };
  };
  const few = course(priorViewsADay.least, least);
  const some = course(priorViewsADay.middle, (least + most) / 2n);
  const many = course(priorViewsADay.most, most);
  return {
    clicks: rangeOf3([few.clicks, some.clicks, many.clicks]),
    days: rangeOf3([few.days, some.days, many.days]),
    cost: rangeOf3([few.cost, some.cost, many.cost]),
    basis: { kind: 'prior', days: historyDays, pages: pages.length, won: 0 },
  };
}

function rangeOf3<T extends number | bigint>(values: readonly [T, T, T]): Range<T> {
  const [p10, p50, p90] = values.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0));
  return { p10: p10 ?? values[0], p50: p50 ?? values[1], p90: p90 ?? values[2] };
}
