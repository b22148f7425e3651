// Mollie and its double on a clock that stands still, for the tests of the adapter.
import { parseUnits, isAsset } from '#domain/money/money.ts';
import { makeLog } from '#platform/log.ts';
import { virtualClock } from '#platform/ports/clock.ts';
import type { MollieConfig } from '#features/checkout/server/providers/mollie/client.ts';
import { makeMollieProvider } from '#features/checkout/server/providers/mollie/provider.ts';
import { startMollieDouble } from './mollie-double/double.ts';
import type { Amount } from './mollie-double/book.ts';
import { rigStart, type PaymentRig, type WrongMoney } from './payment-suite/rig.ts';

const states = { paid: 'refunded', pending: 'pending', failed: 'failed' } as const;
export const mollieSecret = 'a-secret-of-the-tests-that-is-long-enough';

export type MollieRig = Awaited<ReturnType<typeof openMollieRig>>;

export async function openMollieRig(config: Partial<MollieConfig> = {}) {
  const clock = virtualClock(rigStart);
  const double = await startMollieDouble({ clock, posting: 'held' });
  const parts = {
    clock,
    log: makeLog('silent'),
    secret: mollieSecret,
    baseUrl: 'https://shop.example',
  };
  const provider = makeMollieProvider(parts, { apiKey: double.apiKey, apiUrl: double.url, ...config });
  const rig: PaymentRig = {
    provider,
    clock,
    calls: { open: 'POST /v2/payments', fetch: 'GET /v2/payments', refund: 'POST /v2/payments/' },
    trouble: double.trouble,
    lines: () => double.seen.map(({ line }) => line),
    forgetKeys: double.forgetKeys,
    pay: (ref, wrong) => void double.pay(ref, wrongPaymentOf(double.book.payments.get(ref)?.amount, wrong)),
    countCaptures: (ref) => (double.book.payments.get(ref)?.status === 'paid' ? 1 : 0),
    countPages: (paymentId) =>
      [...double.book.payments.values()].filter((one) => textOf(one.metadata, 'payment') === paymentId)
        .length,
    refundsOf: (providerPayment) =>
      [...double.book.refunds.values()]
        .filter((one) => one.paymentId === providerPayment)
        .map(({ id, metadata, amount }) => ({
          id,
          refundId: textOf(metadata, 'refund'),
          units: unitsOf(amount),
        })),
    setRefunds(state) {
      double.outcomes.refundStatus = states[state];
    },
    settleRefund: (id, state) => double.settleRefund(id, states[state]),
    stop: () => double.stop(),
  };
  return { ...rig, double, parts };
}

function wrongPaymentOf(asked: Amount | undefined, { units, currency, payment }: WrongMoney = {}) {
  const value = units === undefined ? asked?.value : (Number(units) / 100).toFixed(2);
  const amount = { currency: currency ?? asked?.currency ?? '', value: value ?? '' };
  return {
    amount,
    ...(payment === undefined ? {} : { metadata: { payment, shop: 'mara', until: '0' } }),
  };
}

function textOf(value: unknown, name: string): string | undefined {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : undefined;
}

function unitsOf({ currency, value }: Amount): bigint {
  return (isAsset(currency) ? parseUnits(value, currency) : undefined) ?? -1n;
}
