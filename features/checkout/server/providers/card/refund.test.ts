// Money back to a card: once for each refund id, never more than was taken, and banks that ask it back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCardRig, type CardRig } from '#tools/testing/card-rig.ts';
import { CardRefundFailed } from './refund.ts';

let rig: CardRig;
beforeAll(async () => {
  rig = await openCardRig();
});
afterAll(() => rig.double.stop());

const made = 'POST /v1/refunds';

function refundsOf(intent: string) {
  return Object.values(rig.double.book.refunds).filter((one) => one.intent === intent);
}

async function setting() {
  const { asked, ref, capture } = await rig.paid();
  const intent = capture.providerPayment;
  return { asked, intent, back: (units: bigint, id?: string) => rig.refund(ref, intent, units, id) };
}

test('a refund is paid under our id, in parts and to the end', async () => {
  const { asked, intent, back } = await setting();
  expect(await back(1000n, 'part-1')).toBe('paid');
  expect(await back(3999n, 'part-2')).toBe('paid');
  const metadata = (refund: string) => ({ payment: asked.paymentId, refund });
  expect(refundsOf(intent)).toMatchObject([
    { amount: 1000, metadata: metadata('part-1') },
    { amount: 3999, metadata: metadata('part-2') },
  ]);
  const failure = await back(1n).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'CardRefundFailed', reason: 'charge_already_refunded' });
});

test('never more than was taken', async () => {
  const { intent, back } = await setting();
  await expect(back(5000n)).rejects.toThrow(CardRefundFailed);
  await back(3000n);
  await expect(back(2000n)).rejects.toThrow(CardRefundFailed);
  expect(refundsOf(intent)).toHaveLength(1);
});

test('the same id thirty times at once moves the money once', async () => {
  const { intent, back } = await setting();
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => back(2000n, 'one-for-thirty')));
  expect(all.some((one) => one.status === 'fulfilled')).toBe(true);
  expect(refundsOf(intent)).toHaveLength(1);
  expect(await back(2000n, 'one-for-thirty')).toBe('paid');
});

test('a lost answer moves nothing twice', async () => {
  const { intent, back } = await setting();
  rig.double.trouble({ on: made, what: 'cut_after' });
  expect(await back(2000n, 'lost-answer')).toBe('paid');
  expect(refundsOf(intent)).toHaveLength(1);
});

test('an error after the work is done: the next try finds the refund', async () => {
  const { intent, back } = await setting();
  rig.double.trouble({ on: made, what: 'broken_after' });
  await expect(back(2000n, 'broken')).rejects.toThrow('unknown error');
  expect(await back(2000n, 'broken')).toBe('paid');
  expect(refundsOf(intent)).toHaveLength(1);
});

test('two days later, when the provider has forgotten the key, the same id still moves nothing twice', async () => {
  const { intent, back } = await setting();
  rig.double.trouble({ on: made, what: 'broken_after' });
  await expect(back(2000n, 'after-days')).rejects.toThrow('unknown error');
  rig.minutes(2 * 24 * 60);
  expect(await back(2000n, 'after-days')).toBe('paid');
  expect(refundsOf(intent)).toHaveLength(1);
});

test('the guard also finds it behind a page of others', async () => {
  const { intent, back } = await setting();
  for (let n = 0; n < 3; n += 1) await back(10n, `small-${n}`);
  // Others of the same payment, made at the provider's own desk.
  const [first] = refundsOf(intent);
  if (first === undefined) throw new Error('there is no refund');
  for (let n = 0; n < 120; n += 1) {
    const id = `re_other_${n}`;
    rig.double.book.refunds[id] = { ...first, id, amount: 1, metadata: {} };
  }
  rig.minutes(2 * 24 * 60);
  expect(await back(10n, 'small-0')).toBe('paid');
  expect(refundsOf(intent)).toHaveLength(123);
});

test('pending is asked again, until the bank has said something', async () => {
  const { intent, back } = await setting();
  rig.double.mood.refundStatus = 'pending';
  expect(await back(2000n, 'slow-bank')).toBe('pending');
  expect(await back(2000n, 'slow-bank')).toBe('pending');
  rig.double.mood.refundStatus = 'succeeded';
  const [refund] = refundsOf(intent);
  rig.double.settleRefund(refund?.id ?? '', 'succeeded');
  expect(await back(2000n, 'slow-bank')).toBe('paid');
  expect(refundsOf(intent)).toHaveLength(1);
});

test('a card that cannot be paid any more is said with its reason', async () => {
  const { back } = await setting();
  rig.double.mood.refundStatus = 'failed';
  const failure = await back(2000n, 'closed-card').catch((error: unknown) => error);
  rig.double.mood.refundStatus = 'succeeded';
  expect(failure).toMatchObject({ name: 'CardRefundFailed', reason: 'expired_or_canceled_card' });
});

test('another amount under the same id is refused', async () => {
  const { intent, back } = await setting();
  await back(2000n, 'same-id');
  await expect(back(1000n, 'same-id')).rejects.toThrow('another amount');
  expect(refundsOf(intent)).toHaveLength(1);
});

test('what a bank has taken back is not given back a second time', async () => {
  const { intent, back } = await setting();
  rig.double.dispute(intent);
  const failure = await back(2000n).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'CardRefundFailed', reason: 'charge_disputed' });
});

test('a dispute is seen with what it took, and what came back', async () => {
  const { asked, intent } = await setting();
  expect(await rig.card.paymentOf(intent)).toBe(asked.paymentId);
  expect(await rig.card.disputes(intent)).toEqual([]);
  const { id } = rig.double.dispute(intent, 'product_not_received');
  const seen = { id, asset: 'USD', units: 4999n, reason: 'product_not_received' };
  expect(await rig.card.disputes(intent)).toMatchObject([{ ...seen, state: 'open', takenUnits: 4999n }]);
  rig.double.closeDispute(id, 'lost');
  expect(await rig.card.disputes(intent)).toMatchObject([{ ...seen, state: 'lost', takenUnits: 4999n }]);
  rig.double.closeDispute(id, 'won');
  expect(await rig.card.disputes(intent)).toMatchObject([{ ...seen, state: 'won', takenUnits: 0n }]);
});
