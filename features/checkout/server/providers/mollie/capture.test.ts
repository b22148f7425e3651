// Mollie does what every provider with a page of its own does, and what is its own.
import { expect, test } from 'vitest';
import { makeLog } from '#platform/log.ts';
import { openMollieRig } from '#tools/testing/mollie-rig.ts';
import { testCaptures } from '#tools/testing/payment-suite/captures.ts';
import { PageEnded } from '#platform/ports/payments.ts';
import { openOne, passMinutes, payOne } from '#tools/testing/payment-suite/rig.ts';
import { makeMollieProvider } from './provider.ts';

testCaptures(openMollieRig);

test('the payment asks for the total, names itself, leads back to the shop, and its hook is its own', async () => {
  const rig = await openMollieRig();
  const { asked, ref } = await openOne(rig, { language: 'fr', asset: 'USD', units: 123_456n });
  const payment = rig.double.book.payments.get(ref.ref);
  expect(payment).toMatchObject({
    amount: { currency: 'USD', value: '1234.56' },
    description: 'mara',
    redirectUrl: asked.returnUrl,
    locale: 'fr_FR',
    metadata: { payment: asked.paymentId, shop: 'mara' },
    methods: null,
  });
  const hook = new URL(payment?.webhookUrl ?? '');
  expect(hook.origin + hook.pathname).toBe('https://shop.example/api/hook/payment/mollie');
  expect(hook.searchParams.get('token')).toMatch(/^9gx2k\.[0-9a-f-]{36}\.[\w-]{22}$/);
  expect(JSON.stringify(payment)).not.toContain('anna@shop.example');
  await rig.stop();
});

test('only the ways to pay that were named are shown', async () => {
  const rig = await openMollieRig({ methods: ['ideal', 'creditcard'] });
  const { ref } = await openOne(rig);
  expect(rig.double.book.payments.get(ref.ref)?.methods).toEqual(['ideal', 'creditcard']);
  await rig.stop();
});

test.each([
  ['JPY', 1_500n, '1500'],
  ['EUR', 100n, '1.00'],
  ['GBP', 999_999n, '9999.99'],
] as const)('%s is asked for and captured with its own places', async (asset, units, value) => {
  const rig = await openMollieRig();
  const { ref, capture } = await payOne(rig, { asset, units });
  expect(rig.double.book.payments.get(ref.ref)?.amount).toEqual({ currency: asset, value });
  expect(capture).toMatchObject({ asset, units, facts: { paid_by: 'ideal', country: 'NL' } });
  await rig.stop();
});

test.each([
  ['EUR', 99n, false],
  ['EUR', 100n, true],
  ['EUR', 1_000_001n, false],
  ['KRW', 50_000n, false],
  ['VND', 500_000n, false],
  ['USDT', 5_000_000n, false],
] as const)('%s %s can be paid: %s', async (asset, units, can) => {
  const rig = await openMollieRig();
  expect(rig.provider.takes({ asset, units, country: 'DE' })).toBe(can);
  await rig.stop();
});

test.each(['canceled', 'expired', 'failed'] as const)('a page that is %s has ended', async (status) => {
  const rig = await openMollieRig();
  const { ref } = await openOne(rig);
  rig.double.endUnpaid(ref.ref, status);
  await expect(rig.provider.fetch(ref)).rejects.toThrow(PageEnded);
  passMinutes(rig, 31);
  expect(await rig.provider.fetch(ref)).toBeUndefined();
  await rig.stop();
});

test('whoever pays while the page is being canceled is seen', async () => {
  const rig = await openMollieRig();
  const { ref } = await openOne(rig);
  rig.clock.set(new Date(rig.clock.now().getTime() + 31 * 60_000));
  rig.trouble({ on: 'DELETE /v2/payments/', what: 'slow', waitMs: 400 });
  const asked = rig.provider.fetch(ref);
  await expect.poll(() => rig.lines().at(-1)).toContain('GET /v2/payments/');
  rig.pay(ref.ref);
  expect((await asked)?.units).toBe(4999n);
  await rig.stop();
});

test('real money is no capture where the key is one for tests', async () => {
  const rig = await openMollieRig();
  const { ref } = await openOne(rig);
  rig.pay(ref.ref);
  const payment = rig.double.book.payments.get(ref.ref);
  if (payment !== undefined) rig.double.book.payments.set(ref.ref, { ...payment, mode: 'live' });
  await expect(rig.provider.fetch(ref)).rejects.toMatchObject({ what: 'mode' });
  await rig.stop();
});

test('a buyer is not sent to a page that is not safe', async () => {
  const rig = await openMollieRig();
  const elsewhere = makeMollieProvider(rig.parts, {
    apiKey: rig.double.apiKey,
    // The same machine under another name: an address that the configuration does not hold.
    apiUrl: rig.double.url.replace('127.0.0.1', 'localhost'),
  });
  const { asked } = await openOne(rig);
  await expect(elsewhere.open({ ...asked, paymentId: `${asked.paymentId}0` })).rejects.toThrow('not safe');
  await rig.stop();
});

test.each([
  [{ apiKey: 'access_of_an_organisation' }, 'mollie.apiKey'],
  [{ apiKey: 'test_short' }, 'mollie.apiKey'],
  [{ apiUrl: 'http://mollie.example' }, 'mollie.apiUrl'],
  [{ apiUrl: 'mollie' }, 'mollie.apiUrl'],
])('a configuration that cannot be right stops the start: %j', async (config, why) => {
  const whole = { apiKey: 'test_a_key_that_is_long_enough', ...config };
  const rig = await openMollieRig();
  expect(() => makeMollieProvider({ ...rig.parts, log: makeLog('silent') }, whole)).toThrow(why);
  await rig.stop();
});
