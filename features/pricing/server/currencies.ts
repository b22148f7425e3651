// The buyer's own money: which currencies can be charged now, and what a total is in one of them.
import { chargedUnits, ratioOf, readRatio, type Rate } from '#domain/money/fx.ts';
import { formatUnits, isAsset, unitsMax, type Asset } from '#domain/money/money.ts';
import type * as z from 'zod/mini';
import type { payIn } from '#features/pricing/contract.ts';

/** A sum in another currency, at the rate that it was quoted with. */
export type LockedPay = {
  readonly currency: string;
  readonly units: bigint;
  readonly rate: string;
  readonly source: string;
  readonly at: Date;
};

type Pair = { readonly from: Asset; readonly to: Asset };

/**
 * A total in another currency, converted once at the published rate; undefined where there is none that is young
 * enough, or the amount cannot be charged.
 */
export function payLocked(rates: readonly Rate[], pair: Pair, units: bigint): LockedPay | undefined {
  if (pair.to === 'USDT') return undefined;
  const rate = rates.find(({ from, to }) => from === pair.from && to === pair.to);
  const ratio = rate === undefined ? undefined : readRatio(rate.rate);
  if (rate === undefined || ratio === undefined) return undefined;
  const charged = chargedUnits(units, pair, ratio);
  if (charged === undefined || charged > unitsMax) return undefined;
  return { currency: pair.to, units: charged, rate: rate.rate, source: rate.source, at: rate.at };
}

/** The currencies that a total can be charged in now, the shop's own first. */
export function offeredIn(rates: readonly Rate[], own: Asset, units: bigint): Asset[] {
  const others = rates
    .filter(({ from, to }) => from === own && payLocked(rates, { from, to }, units) !== undefined)
    .map(({ to }) => to);
  return [own, ...new Set(others)];
}

/** A total in USDT: dollars one for one unless a rate says otherwise; undefined where no rate is young enough. */
export function usdtUnitsOf(rates: readonly Rate[], own: Asset, units: bigint): bigint | undefined {
  const pair = { from: own, to: 'USDT' } as const;
  const known = ratioOf(rates, pair);
  if (known !== undefined) return chargedUnits(units, pair, known);
  const inDollars = ratioOf(rates, { from: own, to: 'USD' });
  return inDollars === undefined ? undefined : chargedUnits(units, pair, inDollars);
}

/** A locked sum as a quote says it. */
export function presentPay(pay: LockedPay | undefined): z.output<typeof payIn> | null {
  if (pay === undefined || !isAsset(pay.currency)) return null;
  return {
    currency: pay.currency,
    total: formatUnits(pay.units, pay.currency),
    rate: pay.rate,
    source: pay.source,
    at: pay.at.toISOString(),
  };
}
