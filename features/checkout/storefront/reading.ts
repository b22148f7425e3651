// Amounts of a price in the money that the buyer reads: converted to look at; what is charged is the one locked total.
import { convertUnits, readRatio } from '#domain/fx.ts';
import { formatUnits, isAsset, parseUnits } from '#domain/money.ts';
import type { Quote } from '../page.contract.ts';

export type Money = { readonly amount: string; readonly currency: string };

type Priced = Pick<Quote, 'currency'> & { readonly pay?: Quote['pay'] };

/** How an amount of a price is read: in the buyer's money where the price has a rate, else as it is. */
export function readingOf({ currency, pay }: Priced): (amount: string) => Money {
  const asIs = (amount: string) => ({ amount, currency });
  if (pay === null || pay === undefined) return asIs;
  const { currency: to } = pay;
  const ratio = readRatio(pay.rate);
  if (!isAsset(currency) || !isAsset(to) || ratio === undefined) return asIs;
  return (amount) => {
    const units = parseUnits(amount, currency);
    if (units === undefined) return asIs(amount);
    return { amount: formatUnits(convertUnits(units, { from: currency, to }, ratio), to), currency: to };
  };
}
