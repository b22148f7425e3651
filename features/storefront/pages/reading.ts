// Amounts of a price in the money that the buyer reads. What is charged is the one locked total; its parts share it, as
// they do on the order afterwards, so that what is read sums to what is paid.
import { convertMoney, readRatio } from '#domain/money/fx.ts';
import { formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { apportion } from '#domain/money/paid.ts';
import type { Quote } from '#features/storefront/page.shapes.ts';

export type Money = { readonly amount: string; readonly currency: string };

type Priced = Pick<Quote, 'currency'> & { readonly pay?: Quote['pay'] };

/** How an amount of a price is read by itself: in the buyer's money where the price has a rate, else as it is. */
export function readingOf({ currency, pay }: Priced): (amount: string) => Money {
  const asIs = (amount: string) => ({ amount, currency });
  if (pay === null || pay === undefined) return asIs;
  const { currency: to } = pay;
  const ratio = readRatio(pay.rate);
  if (!isAsset(currency) || !isAsset(to) || ratio === undefined) return asIs;
  return (amount) => {
    const units = parseUnits(amount, currency);
    if (units === undefined) return asIs(amount);
    const read = convertMoney({ asset: currency, units }, to, ratio);
    return { amount: formatUnits(read.units, to), currency: to };
  };
}

/** How the parts of a whole are read: in the money of the whole, and summing to it. As they are where it is the same. */
export function shareMoney(whole: Money, currency: string, parts: readonly string[]): Money[] {
  const asIs = parts.map((amount) => ({ amount, currency }));
  const { currency: to } = whole;
  if (to === currency || !isAsset(to) || !isAsset(currency)) return asIs;
  const units = parseUnits(whole.amount, to);
  const weights = parts.flatMap((part) => parseUnits(part, currency) ?? []);
  const isEmpty = weights.every((weight) => weight === 0n);
  if (units === undefined || weights.length < parts.length || (isEmpty && units > 0n)) return asIs;
  return apportion(units, weights).map((one) => ({ amount: formatUnits(one, to), currency: to }));
}
