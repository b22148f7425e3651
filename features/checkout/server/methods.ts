// Which ways to pay a buyer has, and what each charges for one quote.
import { refuse } from '#domain/wire/errors.ts';
import { isAsset, type Money } from '#domain/money/money.ts';
import { chargedIn, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { Payments, PaymentProvider } from '#platform/ports/payments.ts';
import type { QuoteRow } from './quote.sql.ts';

type Priced = Pick<
  QuoteRow,
  'country' | 'currency' | 'total_units' | 'pay_currency' | 'pay_units' | 'usdt_units'
>;

/** What a way to pay charges for a quote; undefined where the quote locked no rate for it. */
export function chargeOf(quote: Priced, method: PaymentMethod): Money | undefined {
  const currency = quote.pay_currency ?? quote.currency;
  if (!isAsset(currency)) return undefined;
  const asset = chargedIn(method, currency);
  const units = asset === 'USDT' ? quote.usdt_units : (quote.pay_units ?? quote.total_units);
  return units === null ? undefined : { asset, units };
}

/** The ways to pay this quote, in the instance's order. */
export function methodsFor(payments: Payments, quote: Priced) {
  return payments.flatMap((provider) => {
    const charge = chargeOf(quote, provider.method);
    if (charge === undefined || !provider.takes({ ...charge, country: quote.country })) return [];
    return [{ provider, charge }];
  });
}

/**
 * The way that the buyer chose, or the first one there is.
 *
 * @throws Refused `invalidParameter` `method` where this quote cannot be paid so.
 */
export function methodOf(
  payments: Payments,
  quote: Priced,
  method: PaymentMethod | undefined,
): { provider: PaymentProvider; charge: Money } {
  const ways = methodsFor(payments, quote);
  const found = method === undefined ? ways[0] : ways.find(({ provider }) => provider.method === method);
  if (found === undefined) throw refuse('invalidParameter', { field: 'method', reason: 'method' });
  return found;
}
