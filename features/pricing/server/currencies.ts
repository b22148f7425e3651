// The buyer's own money: which currencies can be charged now, and what a total is in one of them.
import { chargeMoney, ratioOf, readRatio, type Rate } from '#domain/money/fx.ts';
import { formatUnits, isAsset, unitsMax, type Asset, type Money } from '#domain/money/money.ts';
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

/**
 * A total in another currency, converted once at the published rate; undefined where there is none that is young
 * enough, or the amount cannot be charged.
 */
export function payLocked(rates: readonly Rate[], total: Money, to: Asset): LockedPay | undefined {
  if (to === 'USDT') return undefined;
  const rate = rates.find((one) => one.from === total.asset && one.to === to);
  const ratio = rate === undefined ? undefined : readRatio(rate.rate);
  if (rate === undefined || ratio === undefined) return undefined;
  const charged = chargeMoney(total, to, ratio);
  if (charged === undefined || charged.units > unitsMax) return undefined;
  return { currency: charged.asset, units: charged.units, rate: rate.rate, source: rate.source, at: rate.at };
}

/** The currencies that a total can be charged in now, the shop's own first. */
export function offeredIn(rates: readonly Rate[], total: Money): Asset[] {
  const others = rates
    .filter(({ from, to }) => from === total.asset && payLocked(rates, total, to) !== undefined)
    .map(({ to }) => to);
  return [total.asset, ...new Set(others)];
}

/** A total in USDT: dollars one for one unless a rate says otherwise; undefined where no rate is young enough. */
export function usdtOf(rates: readonly Rate[], total: Money): Money<'USDT'> | undefined {
  const { asset } = total;
  const ratio = ratioOf(rates, { from: asset, to: 'USDT' }) ?? ratioOf(rates, { from: asset, to: 'USD' });
  return ratio === undefined ? undefined : chargeMoney(total, 'USDT', ratio);
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
