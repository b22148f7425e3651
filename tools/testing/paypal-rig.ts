// PayPal and its double on a clock that stands still, for the tests of the adapter.
import { isAsset, parseUnits } from '#domain/money/money.ts';
import { makeLog } from '#platform/log.ts';
import { virtualClock } from '#platform/ports/clock.ts';
import type { PaypalConfig } from '#features/checkout/server/providers/paypal/client.ts';
import { makePaypalProvider } from '#features/checkout/server/providers/paypal/provider.ts';
import type { Amount } from './paypal-double/book.ts';
import { startPaypalDouble, type PaypalDouble } from './paypal-double/double.ts';
import { rigStart, type PaymentRig, type WrongMoney } from './payment-suite/rig.ts';

const states = { paid: 'COMPLETED', pending: 'PENDING', failed: 'FAILED' } as const;

export type PaypalRig = Awaited<ReturnType<typeof openPaypalRig>>;

export async function openPaypalRig(config: Partial<PaypalConfig> = {}) {
  const clock = virtualClock(rigStart);
  const double = await startPaypalDouble({ clock, posting: 'held' });
  const parts = { clock, log: makeLog('silent') };
  const whole = { ...configOf(double), ...config };
  const rig: PaymentRig = {
    provider: makePaypalProvider(parts, whole),
    clock,
    calls: {
      open: 'POST /v2/checkout/orders',
      fetch: 'GET /v2/checkout/orders',
      refund: 'POST /v2/payments/captures/',
    },
    trouble: double.trouble,
    lines: () => double.seen.map(({ line }) => line),
    forgetKeys: double.forgetKeys,
    forgetsPages: true,
    pay: (ref, wrong) => pay(double, ref, wrong),
    countCaptures: (ref) => (double.book.orders.get(ref)?.capture === undefined ? 0 : 1),
    countPages: (paymentId) =>
      [...double.book.orders.values()].filter((one) => one.custom_id.startsWith(`${paymentId}/`)).length,
    refundsOf: (captureId) =>
      [...double.book.refunds.values()]
        .filter((one) => one.captureId === captureId)
        .map(({ id, custom_id: refundId, amount }) => ({ id, refundId, units: unitsOf(amount) })),
    setRefunds(state) {
      double.outcomes.refundStatus = states[state];
    },
    settleRefund: (id, state) => double.settleRefund(id, states[state]),
    stop: () => double.stop(),
  };
  return { ...rig, double, parts, config: whole };
}

export function configOf({ clientId, clientSecret, webhookId, merchantId, url }: PaypalDouble): PaypalConfig {
  return { environment: 'sandbox', clientId, clientSecret, webhookId, merchantId, apiUrl: url };
}

/** With wrong money, the capture says otherwise than the order that it is of. */
function pay(double: PaypalDouble, ref: string, wrong: WrongMoney | undefined): void {
  double.approve(ref);
  if (wrong === undefined) return;
  double.captureElsewhere(ref);
  const taken = double.book.orders.get(ref)?.capture;
  if (taken === undefined) throw new Error('nothing was captured');
  const { units, currency, payment } = wrong;
  const value = units === undefined ? taken.amount.value : (Number(units) / 100).toFixed(2);
  taken.amount = { currency_code: currency ?? taken.amount.currency_code, value };
  if (payment !== undefined) taken.custom_id = `${payment}/2000000000`;
}

function unitsOf({ currency_code: currency, value }: Amount): bigint {
  return (isAsset(currency) ? parseUnits(value, currency) : undefined) ?? -1n;
}
