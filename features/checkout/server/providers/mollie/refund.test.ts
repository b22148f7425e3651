// Money back by Mollie: once for each refund id, and banks that ask it back.
import { expect, test } from 'vitest';
import { RefundRefused } from '#platform/ports/payments.ts';
import { openMollieRig } from '#tools/testing/mollie-rig.ts';
import { testRefunds } from '#tools/testing/payment-suite/refunds.ts';
import { payOne } from '#tools/testing/payment-suite/rig.ts';

testRefunds(openMollieRig);

test.each(['queued', 'pending', 'processing'] as const)('a refund that is %s waits', async (status) => {
  const rig = await openMollieRig();
  rig.double.outcomes.refundStatus = status;
  const { back } = await payOne(rig);
  expect(await back(1000n)).toBe('pending');
  await rig.stop();
});

test('a refund that somebody canceled in its dashboard is refused', async () => {
  const rig = await openMollieRig();
  const { back, refunds } = await payOne(rig);
  await back(1000n, 'canceled-there');
  rig.double.settleRefund(refunds()[0]?.id ?? '', 'canceled');
  await expect(back(1000n, 'canceled-there')).rejects.toThrow(RefundRefused);
  await rig.stop();
});

test('the refund is also found behind pages of others', async () => {
  const rig = await openMollieRig();
  rig.setRefunds('paid');
  const { back, refunds, capture } = await payOne(rig);
  await back(10n, 'the-first');
  for (let n = 0; n < 300; n += 1)
    rig.double.refundInDashboard(capture.providerPayment, { currency: 'EUR', value: '0.01' });
  rig.forgetKeys();
  expect(await back(10n, 'the-first')).toBe('paid');
  expect(refunds()).toHaveLength(301);
  await rig.stop();
});

test('what a bank has taken back is not given back a second time', async () => {
  const rig = await openMollieRig();
  const { back, capture } = await payOne(rig);
  rig.double.chargeBack(capture.providerPayment);
  await expect(back(2000n)).rejects.toThrow('cannot be refunded');
  await rig.stop();
});
