// A card provider and its double on a clock that stands still, for the tests of the adapter.
import { makeLog } from '#platform/log.ts';
import type { OpenPayment, PaymentRef } from '#platform/ports/payments.ts';
import { virtualClock } from '#platform/ports/clock.ts';
import { startCardDouble, type DoubleOptions } from './card-double/double.ts';
import { makeCardProvider, type CardConfig } from '#features/checkout/server/providers/card/provider.ts';

export const firstSecret = 'whsec_the_first_secret_of_the_tests';
export const secondSecret = 'whsec_the_second_secret_of_the_tests';

export type CardRig = Awaited<ReturnType<typeof openCardRig>>;

export async function openCardRig(ask: Partial<DoubleOptions> = {}, config: Partial<CardConfig> = {}) {
  const clock = virtualClock(new Date('2026-03-02T09:00:00.000Z'));
  const double = await startCardDouble({ secret: firstSecret, clock, posting: 'held', ...ask });
  const card = makeCardProvider(
    { clock, log: makeLog('silent') },
    {
      secretKey: double.secretKey,
      webhookSecrets: [firstSecret, secondSecret],
      apiUrl: double.url,
      ...config,
    },
  );
  let count = 0;
  /** A payment that nobody has opened yet, due in half an hour. */
  function payment(over: Partial<OpenPayment> = {}): OpenPayment {
    count += 1;
    return {
      paymentId: `9gx2k.01956d2e-0000-7000-8000-${String(count).padStart(12, '0')}`,
      asset: 'USD',
      units: 4999n,
      payee: 'mara',
      returnUrl: 'https://shop.example/s/mara/payment/token',
      language: 'en',
      email: 'anna@shop.example',
      expiresAt: new Date(clock.now().getTime() + 30 * 60_000),
      ...over,
    };
  }
  async function open(over: Partial<OpenPayment> = {}) {
    const asked = payment(over);
    const opened = await card.open(asked);
    return { asked, opened, ref: refOf(asked, opened.ref) };
  }
  /** A payment that a buyer has paid, with its capture. */
  async function paid(over: Partial<OpenPayment> = {}) {
    const made = await open(over);
    double.pay(made.ref.ref);
    const capture = await card.fetch(made.ref);
    if (capture === undefined) throw new Error('nothing was captured');
    return { ...made, capture };
  }
  return {
    clock,
    double,
    card,
    payment,
    open,
    paid,
    refund: (ref: PaymentRef, providerPayment: string, units: bigint, refundId = `refund-${(count += 1)}`) =>
      card.refund({ refundId, payment: ref, providerPayment, asset: ref.asset, units, to: '' }),
    minutes(many: number) {
      clock.set(new Date(clock.now().getTime() + many * 60_000));
    },
    /** Lines of the calls that came, since the double was started. */
    lines: () => double.seen.map(({ line }) => line),
  };
}

export function refOf({ paymentId, asset, units }: OpenPayment, ref: string): PaymentRef {
  return { paymentId, ref, asset, units };
}
