// What the double of Mollie remembers, and its objects as the API writes them.
import { randomBytes } from 'node:crypto';
import type { Clock } from '#platform/ports/clock.ts';

export type Amount = { readonly currency: string; readonly value: string };

export type Payment = {
  readonly id: string;
  readonly mode: 'live' | 'test';
  readonly createdAt: string;
  readonly description: string;
  readonly redirectUrl: string;
  readonly webhookUrl: string | null;
  readonly locale: string | null;
  readonly methods: readonly string[] | null;
  amount: Amount;
  metadata: unknown;
  status: 'open' | 'pending' | 'paid' | 'canceled' | 'expired' | 'failed';
  method: string | null;
  paidAt: string | null;
};

export type Refund = {
  readonly id: string;
  readonly paymentId: string;
  readonly createdAt: string;
  readonly amount: Amount;
  readonly metadata: unknown;
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';
};

export type Chargeback = {
  readonly id: string;
  readonly paymentId: string;
  readonly createdAt: string;
  readonly amount: Amount;
  reversedAt: string | null;
};

export type Book = {
  readonly payments: Map<string, Payment>;
  readonly refunds: Map<string, Refund>;
  readonly chargebacks: Map<string, Chargeback>;
};

export function emptyBook(): Book {
  return { payments: new Map(), refunds: new Map(), chargebacks: new Map() };
}

export function newId(prefix: 'tr' | 're' | 'chb'): string {
  return `${prefix}_${randomBytes(9).toString('hex')}`;
}

/** As Mollie writes a moment: whole seconds, with the offset of UTC. */
export function momentOf(clock: Clock): string {
  return `${clock.now().toISOString().slice(0, 19)}+00:00`;
}

/** Hundredths or whole units, as the currency has them, added up. */
export function sumOf(amounts: readonly Amount[], currency: string): Amount {
  const isWhole = amounts.every(({ value }) => !value.includes('.'));
  const cents = amounts.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0);
  return { currency, value: isWhole ? String(cents / 100) : (cents / 100).toFixed(2) };
}

export function paymentObject(one: Payment, { refunds, chargebacks }: Book, url: string): object {
  const { methods: _asked, webhookUrl, locale, method, paidAt, ...facts } = one;
  const { currency } = one.amount;
  const own = <T extends { readonly paymentId: string }>(all: Iterable<T>) =>
    [...all].filter(({ paymentId }) => paymentId === one.id);
  const back = own(refunds.values()).filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const taken = own(chargebacks.values()).filter(({ reversedAt }) => reversedAt === null);
  const isOpen = one.status === 'open';
  const amounts = (list: readonly { readonly amount: Amount }[]) =>
    sumOf(
      list.map(({ amount }) => amount),
      currency,
    );
  return {
    resource: 'payment',
    ...facts,
    method,
    profileId: 'pfl_double',
    sequenceType: 'oneoff',
    ...(isOpen ? { isCancelable: true } : {}),
    ...(webhookUrl === null ? {} : { webhookUrl }),
    ...(locale === null ? {} : { locale }),
    ...(paidAt === null ? {} : { paidAt, countryCode: 'NL', amountRefunded: amounts(back) }),
    ...(taken.length === 0 ? {} : { amountChargedBack: amounts(taken) }),
    ...(method === 'creditcard'
      ? { details: { cardNumber: '6787', cardCountryCode: 'NL', cardFunding: 'debit' } }
      : {}),
    _links: {
      self: { href: `${url}/v2/payments/${one.id}`, type: 'application/hal+json' },
      ...(isOpen ? { checkout: { href: `${url}/checkout/${one.id}`, type: 'text/html' } } : {}),
    },
  };
}

export function refundObject(one: Refund, url: string): object {
  const self = {
    href: `${url}/v2/payments/${one.paymentId}/refunds/${one.id}`,
    type: 'application/hal+json',
  };
  return { resource: 'refund', ...one, _links: { self } };
}

export function chargebackObject(one: Chargeback): object {
  return { resource: 'chargeback', ...one, _links: {} };
}
