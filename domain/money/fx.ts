// Money of one currency in another: by a rate of at most twelve digits, rounded once.
import { scales, type Asset, type Money } from './money.ts';

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

function exactly({ asset, units }: Money, to: Asset, { num, den }: Ratio): Ratio {
  return {
    num: units * num * 10n ** BigInt(scales[to]),
    den: den * 10n ** BigInt(scales[asset]),
  };
}

/** Money of one asset in another, rounded half up to the minor unit: for limits and flat amounts. */
export function convertMoney<To extends Asset>(money: Money, to: To, ratio: Ratio): Money<To> {
  const { num, den } = exactly(money, to, ratio);
  return { asset: to, units: roundHalfUp(num, den) };
}

/** The same, rounded half up to the least that is charged in the currency. Undefined where that would be nothing. */
export function chargeMoney<To extends Asset>(money: Money, to: To, ratio: Ratio): Money<To> | undefined {
  const { num, den } = exactly(money, to, ratio);
  const units = roundHalfUp(num, den, chargeStepOf(to));
  return units === 0n && money.units > 0n ? undefined : { asset: to, units };
}

/** Units of an asset that make one smallest unit of a coarser one, where a whole of one is a whole of the other. */
export function unitsPerCoin(fine: Asset, coarse: Asset): bigint {
  return 10n ** BigInt(scales[fine] - scales[coarse]);
}

/** Money in an asset that is as much worth and as fine or finer: 1.00 USD is 1.000000 USDT. */
export function oneForOne<To extends Asset>({ asset, units }: Money, to: To): Money<To> {
  return { asset: to, units: units * unitsPerCoin(to, asset) };
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
