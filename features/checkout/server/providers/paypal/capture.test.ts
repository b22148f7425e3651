// PayPal does what every provider with a page of its own does, and what is its own.
import { expect, test } from 'vitest';
import { PaymentMismatch } from '#platform/ports/payments.ts';
import { testCaptures } from '#tools/testing/payment-suite/captures.ts';
import { openOne, passMinutes, payOne } from '#tools/testing/payment-suite/rig.ts';
import { openPaypalRig, type PaypalRig } from '#tools/testing/paypal-rig.ts';
import { makePaypalProvider } from './provider.ts';

testCaptures(openPaypalRig);

async function withRig(act: (rig: PaypalRig) => Promise<void>): Promise<void> {
  const rig = await openPaypalRig();
  try {
    await act(rig);
  } finally {
    await rig.stop();
  }
}

const countLines = (rig: PaypalRig, line: string) => rig.lines().filter((one) => one.startsWith(line)).length;
const captureLines = (rig: PaypalRig) => rig.lines().filter((one) => one.endsWith('/capture')).length;

test('the order asks for the total, names the payment, leads back to the shop, and knows no buyer', () =>
  withRig(async (rig) => {
    const { asked, ref } = await openOne(rig, { language: 'ja', asset: 'JPY', units: 1_500n });
    expect(rig.double.book.orders.get(ref.ref)).toMatchObject({
      amount: { currency_code: 'JPY', value: '1500' },
      description: 'mara',
      invoice_id: asked.paymentId,
      returnUrl: asked.returnUrl,
      cancelUrl: asked.returnUrl,
      locale: 'ja-JP',
    });
    expect(JSON.stringify(rig.double.seen)).not.toContain('anna@shop.example');
  }));

test.each([
  ['USD', 99n, false],
  ['USD', 100n, true],
  ['USD', 1_000_001n, false],
  ['HUF', 500_000n, false],
  ['KRW', 50_000n, false],
  ['USDT', 5_000_000n, false],
] as const)('%s %s can be paid: %s', (asset, units, can) =>
  withRig(async (rig) => {
    expect(rig.provider.takes({ asset, units, country: 'GB' })).toBe(can);
  }),
);

test('nothing is captured before the buyer approved, and what was approved is captured once', () =>
  withRig(async (rig) => {
    const { ref } = await openOne(rig);
    expect(await rig.provider.fetch(ref)).toBeUndefined();
    expect(captureLines(rig)).toBe(0);
    rig.double.approve(ref.ref);
    const capture = await rig.provider.fetch(ref);
    expect(capture).toMatchObject({ units: 4999n, facts: { country: 'GB', protection: 'NOT_ELIGIBLE' } });
    expect(await rig.provider.fetch(ref)).toEqual(capture);
    expect(captureLines(rig)).toBe(1);
  }));

test.each(['cut', 'cut_after', 'too_many', 'broken_after'] as const)(
  'a capture whose answer is %s is taken once and found',
  (what) =>
    withRig(async (rig) => {
      const { ref } = await openOne(rig);
      rig.double.approve(ref.ref);
      rig.trouble({ on: `POST /v2/checkout/orders/${ref.ref}/capture`, what });
      const first = await rig.provider.fetch(ref).catch(() => undefined);
      const second = await rig.provider.fetch(ref);
      expect(second?.units).toBe(4999n);
      expect(first === undefined || first.providerPayment === second?.providerPayment).toBe(true);
      expect(rig.countCaptures(ref.ref)).toBe(1);
    }),
);

test('a card that is declined is no capture, and the next try on the same page is one', () =>
  withRig(async (rig) => {
    const { ref } = await openOne(rig);
    rig.double.approve(ref.ref, true);
    expect(await rig.provider.fetch(ref)).toBeUndefined();
    expect(rig.countCaptures(ref.ref)).toBe(0);
    rig.double.approve(ref.ref);
    expect((await rig.provider.fetch(ref))?.units).toBe(4999n);
  }));

test('what was approved too late is not captured: its stock is given away', () =>
  withRig(async (rig) => {
    const { ref } = await openOne(rig);
    rig.double.approve(ref.ref);
    passMinutes(rig, 30);
    expect(await rig.provider.fetch(ref)).toBeUndefined();
    expect(captureLines(rig)).toBe(0);
  }));

test('money that PayPal looks at first is waited for, and known when it is let go, also later', () =>
  withRig(async (rig) => {
    rig.double.outcomes.captureStatus = 'PENDING';
    const { ref } = await openOne(rig);
    rig.double.approve(ref.ref);
    expect(await rig.provider.fetch(ref)).toBeUndefined();
    passMinutes(rig, 60);
    expect(await rig.provider.fetch(ref)).toBeUndefined();
    rig.double.completeCapture(ref.ref);
    expect((await rig.provider.fetch(ref))?.units).toBe(4999n);
  }));

test.each([
  ['amount', { units: 4998n }],
  ['currency', { asset: 'USD' }],
] as const)('an approved order with another %s is never captured', (what, over) =>
  withRig(async (rig) => {
    const { ref } = await openOne(rig);
    rig.double.approve(ref.ref);
    await expect(rig.provider.fetch({ ...ref, ...over })).rejects.toMatchObject({ what });
    expect(captureLines(rig)).toBe(0);
  }),
);

test('money for another account is no capture, and the order is not captured', () =>
  withRig(async (rig) => {
    const other = makePaypalProvider(rig.parts, { ...rig.config, merchantId: 'ANOTHERACCOUNT' });
    const { ref } = await openOne(rig);
    rig.double.approve(ref.ref);
    const failure = await other.fetch(ref).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PaymentMismatch);
    expect(failure).toMatchObject({ what: 'payee' });
    expect(captureLines(rig)).toBe(0);
  }));

test('a token is fetched once for everybody, kept until it ends, and replaced where it ends early', () =>
  withRig(async (rig) => {
    const token = 'POST /v1/oauth2/token';
    const all = await Promise.all(Array.from({ length: 10 }, () => openOne(rig)));
    expect(all).toHaveLength(10);
    expect(countLines(rig, token)).toBe(1);
    rig.double.dropTokens();
    await payOne(rig);
    expect(countLines(rig, token)).toBe(2);
    passMinutes(rig, 9 * 60);
    await openOne(rig);
    expect(countLines(rig, token)).toBe(3);
  }));

test('a secret that PayPal does not know opens nothing', () =>
  withRig(async (rig) => {
    const other = makePaypalProvider(rig.parts, { ...rig.config, clientSecret: 'another-secret-of-nobody' });
    const { asked } = await openOne(rig);
    await expect(other.open(asked)).rejects.toThrow('answered 401');
  }));

test('a buyer is not sent to a page that is not safe', () =>
  withRig(async (rig) => {
    const apiUrl = rig.double.url.replace('127.0.0.1', 'localhost');
    const elsewhere = makePaypalProvider(rig.parts, { ...rig.config, apiUrl });
    const { asked } = await openOne(rig);
    const paymentId = `${asked.paymentId.slice(0, -1)}f`;
    await expect(elsewhere.open({ ...asked, paymentId })).rejects.toThrow('not safe');
  }));

test.each([
  [{ clientId: 'short' }, 'paypal.clientId'],
  [{ clientSecret: 'with a blank in it' }, 'paypal.clientSecret'],
  [{ webhookId: '' }, 'paypal.webhookId'],
  [{ apiUrl: 'http://paypal.example' }, 'paypal.apiUrl'],
  [{ environment: 'live' as const, merchantId: undefined }, 'paypal.merchantId'],
])('a configuration that cannot be right stops the start: %j', (config, why) =>
  withRig(async (rig) => {
    expect(() => makePaypalProvider(rig.parts, { ...rig.config, ...config })).toThrow(why);
  }),
);
