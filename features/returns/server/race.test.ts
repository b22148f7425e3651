// Many at once, and in every order: never more than was paid, one case at a time, and the book stays whole.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/wire/ids.ts';
import { openReturns, once, type Rig } from '#testing/after.ts';
import type { Bought } from '#testing/test-app.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { answerOffer, reportMissing, sendReturn } from '#features/returns/buyer.contract.ts';
import { answerCase, inspectReturn, requestReturn, withdrawReturn } from '#features/returns/contract.ts';
import { withdrawContract } from '#features/returns/withdrawal.contract.ts';
import { extendReceipt } from '#features/checkout/contract.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openReturns();
});
afterAll(() => rig.app.close());

const cents = (text: string) => BigInt(text.replace('.', ''));
const codesOf = (answers: readonly { code: number }[]) =>
  answers.map(({ code }) => code).toSorted((a, b) => a - b);
const cleanBook = async () => checkBook(rig.app.composed.env.db.direct, shopIdOf(rig.shop.shopId) ?? 0n);

test('sixty of a hundred pieces asked for twice at once, fifty times over: one case, and no cent too much', async () => {
  const bought = await rig.delivered(100);
  const asked = { token: bought.orderToken, reason: 'damaged' as const, lines: [{ id: '1', qty: 60 }] };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => [
      rig.app.call(requestReturn, asked, once()),
      rig.app.call(
        withdrawContract,
        { token: bought.orderToken, name: 'Anna', lines: [{ id: '1', qty: 60 }] },
        once(),
      ),
    ]).flat(),
  );
  // A withdrawal that finds a case open waits for its end; a second request is refused by the table.
  expect(answers.filter(({ code }) => code >= 500)).toEqual([]);
  const { cases, total } = await rig.app.order(bought);
  expect(cases).toHaveLength(1);
  await rig.app.advance(60);
  const after = await rig.app.order(bought);
  expect(cents(after.refunded) <= cents(total)).toBe(true);
  expect(after.lines[0]?.returned_qty).toBeLessThanOrEqual(100);
  expect(await cleanBook()).toEqual([]);
});

test('thirty suppliers’ clicks at once refund once', async () => {
  const bought = await rig.delivered();
  const caseId = await rig.open(bought);
  await rig.app.ask(answerCase, { case_id: caseId, approve: true }, await rig.asMerchant());
  const token = await rig.app.supplier();
  const ask = { case_id: rig.routed(caseId) };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => rig.app.call(inspectReturn, ask, { token, ...once() })),
  );
  expect(codesOf(answers)).toEqual([200, ...Array.from({ length: 29 }, () => 203)]);
  await rig.due();
  expect(await rig.app.order(bought)).toMatchObject({ refunded: '24.60', refunds: [{ amount: '24.60' }] });
});

test('more time is taken once, by thirty at once too', async () => {
  const bought = await rig.delivered();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => rig.app.call(extendReceipt, { token: bought.orderToken }, once())),
  );
  expect(codesOf(answers)).toEqual([200, ...Array.from({ length: 29 }, () => 203)]);
});

type Act = (bought: Bought, caseId: string) => Promise<{ code: number }>;

const acts: Record<string, Act> = {
  approve: async (_bought, caseId) =>
    rig.app.call(answerCase, { case_id: caseId, approve: true }, await rig.asMerchant()),
  offer: async (_bought, caseId) =>
    rig.app.call(answerCase, { case_id: caseId, approve: false, offer: '3.00' }, await rig.asMerchant()),
  scan: async (bought, caseId) => {
    await rig.scanBack(bought, caseId, 'accepted');
    return { code: 200 };
  },
  take: (bought, caseId) =>
    rig.app.call(answerOffer, { token: bought.orderToken, case_id: caseId, take: true }, once()),
  sent: (bought, caseId) => rig.app.call(sendReturn, { token: bought.orderToken, case_id: caseId }, once()),
  inspect: async (_bought, caseId) =>
    rig.app.call(inspectReturn, { case_id: rig.routed(caseId) }, await rig.asSupplier()),
  withdraw: (bought, caseId) =>
    rig.app.call(withdrawReturn, { token: bought.orderToken, case_id: caseId }, once()),
  missing: (bought) => rig.app.call(reportMissing, { token: bought.orderToken }, once()),
};

function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((one, index) =>
    ordersOf(list.filter((_other, place) => place !== index)).map((rest) => [one, ...rest]),
  );
}

test.each([
  ['approve', 'scan', 'inspect', 'withdraw'],
  ['offer', 'take', 'approve', 'inspect'],
  ['approve', 'sent', 'withdraw', 'missing'],
])(
  '%s, %s, %s and %s in all 24 orders: no fault, and time ends each the same way',
  async (...names) => {
    for (const order of ordersOf(names)) {
      const bought = await rig.delivered();
      const caseId = await rig.open(bought);
      for (const name of order) {
        const { code } = (await acts[name]?.(bought, caseId)) ?? { code: 500 };
        expect([order, name, code < 500]).toEqual([order, name, true]);
      }
      await rig.app.advance(40);
      const { status, refunded, total, refunds } = await rig.app.order(bought);
      expect(['cancelled', 'accepted', 'pending_settlement', 'pending_withdrawal']).toContain(status);
      expect([order, cents(refunded) <= cents(total)]).toEqual([order, true]);
      const sent = refunds.reduce((sum, { amount }) => sum + cents(amount), 0n);
      expect([order, sent]).toEqual([order, cents(refunded)]);
    }
    expect(await cleanBook()).toEqual([]);
  },
  300_000,
);
