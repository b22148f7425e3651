// Money back by PayPal: once for each refund id.
import { expect, test } from 'vitest';
import { RefundRefused } from '#platform/ports/payments.ts';
import { testRefunds } from '#tools/testing/payment-suite/refunds.ts';
import { payOne } from '#tools/testing/payment-suite/rig.ts';
import { openPaypalRig } from '#tools/testing/paypal-rig.ts';

testRefunds(openPaypalRig);

test('a refund that PayPal canceled is refused with its word', async () => {
  const rig = await openPaypalRig();
  const { back, refunds } = await payOne(rig);
  await back(1000n, 'canceled-there');
  rig.double.settleRefund(refunds()[0]?.id ?? '', 'CANCELLED');
  await expect(back(1000n, 'canceled-there')).rejects.toThrow('CANCELLED');
  await rig.stop();
});

test('what was given back in its dashboard is not given back again beyond the whole', async () => {
  const rig = await openPaypalRig();
  const { back, capture } = await payOne(rig);
  rig.double.refundInDashboard(capture.providerPayment, { currency_code: 'EUR', value: '49.99' });
  const failure = await back(100n).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RefundRefused);
  expect(String(failure)).toContain('CAPTURE_FULLY_REFUNDED');
  await rig.stop();
});
