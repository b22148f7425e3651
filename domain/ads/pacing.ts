// Pacing: a day's budget is spent as the day's visitors come, and not in its first hour. Every five minutes a campaign's
// participation is set by how far its spending is from the target; bids and prices are left alone, so that they stay
// explainable. Whole numbers throughout: fixed point instead of floating point.
import { ads } from './parameters.ts';

export const ticksOfDay = (24 * 60) / ads.pacing.tickMinutes;

const million = 1_000_000n;

/**
 * The share of the day's visitors that have come by the end of each tick, in parts per million: `ticksOfDay` + 1
 * numbers from 0 to 1,000,000.
 *
 * @param history Visitors of each tick on the same weekday, summed over `ads.pacing.historyWeeks` weeks; empty for none.
 */
export function targetCurve(history: readonly number[]): readonly number[] {
  const whole = history.reduce((sum, count) => sum + BigInt(count), 0n);
  const even = whole === 0n ? million : BigInt(ads.pacing.evenPpm);
  let come = 0n;
  const curve = [0];
  for (let tick = 1; tick <= ticksOfDay; tick += 1) {
    come += BigInt(history[tick - 1] ?? 0);
    const evenly = (even * BigInt(tick)) / BigInt(ticksOfDay);
    const learned = whole === 0n ? 0n : ((million - even) * come) / whole;
    curve.push(tick === ticksOfDay ? Number(million) : Number(evenly + learned));
  }
  return curve;
}

/**
 * What should be spent by now, in minor units, of the budget of a day that began for this campaign at tick `from`.
 *
 * @param curve As `targetCurve` gives it.
 * @param tick Whole ticks since midnight of the shop's day.
 */
export function targetAt(
  curve: readonly number[],
  { budget, from, tick }: { readonly budget: bigint; readonly from: number; readonly tick: number },
): bigint {
  const before = BigInt(curve[from] ?? 0);
  const rest = million - before;
  if (rest <= 0n || tick >= ticksOfDay) return budget;
  const come = BigInt(curve[Math.max(tick, from)] ?? 0) - before;
  return (budget * come) / rest;
}

export type Pace = {
  /** In parts per million: of all draws, the share that the campaign takes part in. */
  readonly participation: number;
  /** (spent - target) / budget, in parts per million; above 0 it is ahead. */
  readonly error: number;
};

/**
 * The participation until the next tick.
 *
 * @param spent What was spent on the day, clicks that wait to be billed with it.
 */
export function paceAfter(
  participation: number,
  { spent, target, budget }: { readonly spent: bigint; readonly target: bigint; readonly budget: bigint },
): Pace {
  const error = budget <= 0n ? 0 : Number(((spent - target) * million) / budget);
  const size = Math.abs(error);
  if (size <= ads.pacing.deadBandPpm) return { participation, error };
  const gain = ads.pacing.gains.find(({ belowPpm }) => size < belowPpm) ?? ads.pacing.gains.at(-1);
  const moved = timesExp(BigInt(participation), BigInt(-error) * BigInt(gain?.gainMille ?? 0));
  return { participation: within(moved), error };
}

/** Where a campaign begins a day: where it ended the day before. */
export function paceAtStart(before: number): number {
  return within(BigInt(before));
}

/**
 * Where a campaign begins that has not run yet: the share of the draws that would use up its day's budget, if every page
 * of the last day had shown it, each click cost all that it bids, and people clicked as they do on goods that nobody
 * knows. On a site where few come it takes part in all draws.
 *
 * @param views Pages with sponsored places in the last 24 hours.
 */
export function paceAtFirst({
  budget,
  bid,
  views,
}: {
  readonly budget: bigint;
  readonly bid: bigint;
  readonly views: number;
}): number {
  const wholeDay = bid * BigInt(views) * BigInt(ads.chance.basePpm);
  return wholeDay <= 0n ? ads.pacing.mostPpm : within((budget * million * million) / wholeDay);
}

function within(ppm: bigint): number {
  const { leastPpm, mostPpm } = ads.pacing;
  return Math.min(mostPpm, Math.max(leastPpm, Number(ppm)));
}

const scale = 10n ** 18n;
/** Thousandths of the gain times millionths of the error. */
const exponentScale = 10n ** 9n;
/** e^20 is far beyond every bound of participation. */
const exponentMax = 20n * exponentScale;

/** `value` x exp(`exponent` / 10^9), rounded down, by the series of e^x in fixed point of eighteen digits. */
export function timesExp(value: bigint, exponent: bigint): bigint {
  const size = exponent < 0n ? -exponent : exponent;
  const x = ((size > exponentMax ? exponentMax : size) * scale) / exponentScale;
  let term = scale;
  let sum = scale;
  for (let n = 1n; term > 0n; n += 1n) {
    term = (term * x) / (scale * n);
    sum += term;
  }
  return exponent < 0n ? (value * scale) / sum : (value * sum) / scale;
}
