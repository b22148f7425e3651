// The merchant's own rule for prices: what is put on top of the cost, by bands of cost, and how a price ends.
import { limits } from '#domain/limits.ts';
import { bpsOf, scales, type Asset } from '#domain/money/money.ts';

/** How prices end, in hundredths of the main unit; `none` leaves them as they come out. */
export const priceEndings = ['none', '99', '95', '90'] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** What happens to goods whose cost rose above what their price allows. */
export const costRises = ['follow', 'delist'] as const;
export type CostRise = (typeof costRises)[number];

/** For goods that cost this or more, up to the next band: a part of the cost and an amount are added to it. */
export type PriceBand = {
  readonly fromUnits: bigint;
  readonly percentBps: number;
  readonly addUnits: bigint;
};

export type PriceRule = { readonly bands: readonly PriceBand[]; readonly ending: PriceEnding };

/** Why these bands are none; undefined where they are. Bands go up from a cost of nothing. */
export function faultOfBands(bands: readonly PriceBand[]): { at: number; reason: string } | undefined {
  if (bands.length === 0) return { at: 0, reason: 'empty' };
  if (bands.length > limits.priceBandsMax) return { at: limits.priceBandsMax, reason: 'too_many' };
  let before = -1n;
  for (const [at, band] of bands.entries()) {
    if (at === 0 && band.fromUnits !== 0n) return { at, reason: 'first_band' };
    if (band.fromUnits <= before) return { at, reason: 'order' };
    if (band.percentBps < 0 || band.percentBps > limits.priceMarkupBpsMax) return { at, reason: 'percent' };
    if (band.addUnits < 0n || band.addUnits > limits.priceUnitsMax) return { at, reason: 'amount' };
    if (band.fromUnits > limits.priceUnitsMax) return { at, reason: 'amount' };
    before = band.fromUnits;
  }
  return undefined;
}

type Goods = { readonly costUnits: bigint; readonly floorUnits: bigint; readonly asset: Asset };

/** The price that a rule gives goods: never below the floor, and never higher than a price may be. */
export function rulePriceUnits(rule: PriceRule, { costUnits, floorUnits, asset }: Goods): bigint {
  const band = rule.bands.findLast(({ fromUnits }) => costUnits >= fromUnits);
  if (band === undefined) throw new RangeError('the first band begins at a cost of nothing');
  const marked = costUnits + bpsOf(costUnits, band.percentBps) + band.addUnits;
  return endPrice(marked < floorUnits ? floorUnits : marked, rule.ending, asset);
}

/** The nearest price with this ending that is not lower; a floor that held before holds after it. */
export function endPrice(units: bigint, ending: PriceEnding, asset: Asset): bigint {
  const most = units > limits.priceUnitsMax ? limits.priceUnitsMax : units;
  if (ending === 'none') return most;
  // Currencies without minor units end in whole hundreds: 1,299 yen.
  const step = 10n ** BigInt(Math.max(scales[asset], 2));
  const end = (step * BigInt(ending)) / 100n;
  const up = most - (most % step) + end;
  const ended = up < most ? up + step : up;
  return ended > limits.priceUnitsMax ? most : ended;
}

/** A price some percent higher or lower, rounded down; not held at any floor. */
export function byPercent(units: bigint, percent: number): bigint {
  return (units * BigInt(100 + percent)) / 100n;
}
