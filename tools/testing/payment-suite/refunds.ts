// What every provider does with money that goes back: once for each refund id, never more than was taken.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RefundRefused } from '#platform/ports/payments.ts';
import { payOne, type PaymentRig } from './rig.ts';

export function testRefunds(open: () => Promise<PaymentRig>): void {
  let rig: PaymentRig;
  beforeAll(async () => {
    rig = await open();
    rig.setRefunds('paid');
  });
  afterAll(() => rig.stop());
  testOnce(() => rig);
  testStates(() => rig);
  testRandom(() => rig);
}

function testOnce(rigOf: () => PaymentRig): void {
  test('a refund is paid under our id, in parts and to the end', async () => {
    const { back, refunds } = await payOne(rigOf());
    expect(await back(1000n, 'part-1')).toBe('paid');
    expect(await back(3999n, 'part-2')).toBe('paid');
    expect(refunds()).toMatchObject([
      { refundId: 'part-1', units: 1000n },
      { refundId: 'part-2', units: 3999n },
    ]);
    await expect(back(1n)).rejects.toThrow(RefundRefused);
  });

  test('never more than was taken', async () => {
    const { back, refunds } = await payOne(rigOf());
    await expect(back(5000n)).rejects.toThrow(RefundRefused);
    await back(3000n);
    await expect(back(2000n)).rejects.toThrow(RefundRefused);
    expect(refunds()).toHaveLength(1);
  });

  test('the same id thirty times at once moves the money once', async () => {
    const { back, refunds } = await payOne(rigOf());
    const all = await Promise.allSettled(Array.from({ length: 30 }, () => back(2000n, 'one-for-thirty')));
    expect(all.some((one) => one.status === 'fulfilled')).toBe(true);
    expect(refunds()).toHaveLength(1);
    expect(await back(2000n, 'one-for-thirty')).toBe('paid');
    expect(refunds()).toHaveLength(1);
  });

  test('a lost answer moves nothing twice', async () => {
    const rig = rigOf();
    const { back, refunds } = await payOne(rig);
    rig.trouble({ on: rig.calls.refund, what: 'cut_after' });
    expect(await back(2000n, 'lost-answer')).toBe('paid');
    expect(refunds()).toHaveLength(1);
  });

  test('an error after the work is done: the next try finds the refund', async () => {
    const rig = rigOf();
    const { back, refunds } = await payOne(rig);
    rig.trouble({ on: rig.calls.refund, what: 'broken_after' });
    await expect(back(2000n, 'broken')).rejects.toThrow('answered 500');
    expect(await back(2000n, 'broken')).toBe('paid');
    expect(refunds()).toHaveLength(1);
  });

  test('when the provider has forgotten the key, the same id still moves nothing twice', async () => {
    const rig = rigOf();
    const { back, refunds } = await payOne(rig);
    rig.trouble({ on: rig.calls.refund, what: 'broken_after' });
    await expect(back(2000n, 'after-days')).rejects.toThrow('answered 500');
    rig.forgetKeys();
    expect(await back(2000n, 'after-days')).toBe('paid');
    expect(refunds()).toHaveLength(1);
  });

  test('another amount under the same id is refused', async () => {
    const { back, refunds } = await payOne(rigOf());
    await back(2000n, 'same-id');
    await expect(back(1000n, 'same-id')).rejects.toThrow('another amount');
    expect(refunds()).toHaveLength(1);
  });
}

function testStates(rigOf: () => PaymentRig): void {
  test('pending is asked again, until the bank has said something', async () => {
    const rig = rigOf();
    const { back, refunds } = await payOne(rig);
    rig.setRefunds('pending');
    expect(await back(2000n, 'slow-bank')).toBe('pending');
    expect(await back(2000n, 'slow-bank')).toBe('pending');
    rig.setRefunds('paid');
    rig.settleRefund(refunds()[0]?.id ?? '', 'paid');
    expect(await back(2000n, 'slow-bank')).toBe('paid');
    expect(refunds()).toHaveLength(1);
  });

  test('money that a bank sends back is said, each time it is asked', async () => {
    const rig = rigOf();
    const { back, refunds } = await payOne(rig);
    rig.setRefunds('pending');
    expect(await back(2000n, 'closed-account')).toBe('pending');
    rig.setRefunds('paid');
    rig.settleRefund(refunds()[0]?.id ?? '', 'failed');
    await expect(back(2000n, 'closed-account')).rejects.toThrow(RefundRefused);
    await expect(back(2000n, 'closed-account')).rejects.toThrow(RefundRefused);
  });
}

const lessThanTaken = fc.record({
  units: fc.bigInt({ min: 1n, max: 4_999n }),
  id: fc.integer({ min: 1, max: 4 }),
});

function testRandom(rigOf: () => PaymentRig): void {
  test('whatever is asked back, however often: each id once, and never more than was taken', async () => {
    const rig = rigOf();
    await fc.assert(
      fc.asyncProperty(fc.array(lessThanTaken, { minLength: 1, maxLength: 8 }), async (asks) => {
        const { ref, back, refunds } = await payOne(rig);
        await Promise.allSettled(asks.map(({ units, id }) => back(units, `${ref.paymentId}-${id}`)));
        const seen = refunds();
        expect(new Set(seen.map(({ refundId }) => refundId)).size).toBe(seen.length);
        expect(seen.reduce((sum, { units }) => sum + units, 0n)).toBeLessThanOrEqual(4_999n);
      }),
      { numRuns: 12 },
    );
  });
}
