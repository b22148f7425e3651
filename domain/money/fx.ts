// Money of one currency in another: by a rate of at most twelve digits, rounded once.
import { scales, type Asset } from './money.ts';

/** How many units of one currency's money a whole of another is worth, as an exact fraction of whole numbers. */
export type Ratio = { readonly num: bigint; readonly den: bigint };

/** A rate as it was published: `{ from: 'USD', to: 'EUR', rate: '0.9217' }`. */
export type Rate = {
  readonly from: Asset;
  readonly to: Asset;
  readonly rate: string;
  readonly source: string;
  readonly at: Date;
};

const ratePattern = /^(?:0|[1-9][0-9]{0,11})(?:\.[0-9]{1,11})?$/;
const digitsMax = 12;

/** Reads a rate; undefined where it is zero, has a sign or exponent, or more than twelve significant digits. */
export function readRatio(text: string): Ratio | undefined {
  if (!ratePattern.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  if (digits === '' || digits.length > digitsMax) return undefined;
  return { num: BigInt(digits), den: 10n ** BigInt(fraction.length) };
}

/**
 * The least that is charged in a currency, in its minor units, where that is more than one of them: its minor unit is
 * no longer in use, and providers refuse amounts with it.
 */
const chargeSteps: Partial<Record<Asset, bigint>> = { HUF: 100n, IDR: 100n, TWD: 100n };

export function chargeStepOf(asset: Asset): bigint {
  return chargeSteps[asset] ?? 1n;
}

/** Rounds a fraction that is not negative to a whole number of steps, halves up. */
export function roundHalfUp(num: bigint, den: bigint, step = 1n): bigint {
  const parts = den * step;
  return ((2n * num + parts) / (2n * parts)) * step;
}

type Pair = { readonly from: Asset; readonly to: Asset };

function exactly(units: bigint, { from, to }: Pair, { num, den }: Ratio): Ratio {
  return {
    num: units * num * 10n ** BigInt(scales[to]),
    den: den * 10n ** BigInt(scales[from]),
  };
}

/** Units of one currency as units of another, rounded half up to the minor unit: for limits and flat amounts. */
export function convertUnits(units: bigint, pair: Pair, ratio: Ratio): bigint {
  const { num, den } = exactly(units, pair, ratio);
  return roundHalfUp(num, den);
}

/** The same, rounded half up to the least that is charged in the currency. Undefined where that would be nothing. */
export function chargedUnits(units: bigint, pair: Pair, ratio: Ratio): bigint | undefined {
  const { num, den } = exactly(units, pair, ratio);
  const charged = roundHalfUp(num, den, chargeStepOf(pair.to));
  return charged === 0n && units > 0n ? undefined : charged;
}

/**
 * The ratio of a pair among rates: one for one within a currency, as published, or turned round. Undefined where
 * neither direction is known.
 */
export function ratioOf(rates: readonly Rate[], { from, to }: Pair): Ratio | undefined {
  if (from === to) return { num: 1n, den: 1n };
  const direct = rates.find((rate) => rate.from === from && rate.to === to);
  if (direct !== undefined) return readRatio(direct.rate);
  const turned = rates.find((rate) => rate.from === to && rate.to === from);
  const ratio = turned === undefined ? undefined : readRatio(turned.rate);
  return ratio === undefined ? undefined : { num: ratio.den, den: ratio.num };
}
