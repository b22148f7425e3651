// Many at once, and in every order: never more than was paid, one case at a time, and the book stays whole.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/ids.ts';
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
afterAll(() => rig.town.close());

const cents = (text: string) => BigInt(text.replace('.', ''));
const codesOf = (answers: readonly { code: number }[]) =>
  answers.map(({ code }) => code).toSorted((a, b) => a - b);
const cleanBook = async () => checkBook(rig.town.composed.world.db.direct, shopIdOf(rig.shop.shopId) ?? 0n);

test('sixty of a hundred pieces asked for twice at once, fifty times over: one case, and no cent too much', async () => {
  const bought = await rig.delivered(100);
  const asked = { token: bought.orderToken, reason: 'damaged' as const, lines: [{ id: '1', qty: 60 }] };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => [
      rig.town.call(requestReturn, asked, once()),
      rig.town.call(
        withdrawContract,
        { token: bought.orderToken, name: 'Anna', lines: [{ id: '1', qty: 60 }] },
        once(),
      ),
    ]).flat(),
  );
  // A withdrawal that finds a case open waits for its end; a second request is refused by the table.
  expect(answers.filter(({ code }) => code >= 500)).toEqual([]);
  const { cases, total } = await rig.town.order(bought);
  expect(cases).toHaveLength(1);
  await rig.town.advance(60);
  const after = await rig.town.order(bought);
  expect(cents(after.refunded) <= cents(total)).toBe(true);
  expect(after.lines[0]?.returned_qty).toBeLessThanOrEqual(100);
  expect(await cleanBook()).toEqual([]);
}, 60_000);

test('thirty suppliers’ clicks at once refund once', async () => {
  const bought = await rig.delivered();
  const caseId = await rig.open(bought);
  await rig.town.ask(answerCase, { case_id: caseId, approve: true }, await rig.asMerchant());
  const token = await rig.town.supplier();
  const ask = { case_id: rig.routed(caseId) };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => rig.town.call(inspectReturn, ask, { token, ...once() })),
  );
  expect(codesOf(answers)).toEqual([200, ...Array.from({ length: 29 }, () => 203)]);
  await rig.due();
  expect(await rig.town.order(bought)).toMatchObject({ refunded: '24.60', refunds: [{ amount: '24.60' }] });
});

test('more time is taken once, by thirty at once too', async () => {
  const bought = await rig.delivered();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => rig.town.call(extendReceipt, { token: bought.orderToken }, once())),
  );
  expect(codesOf(answers)).toEqual([200, ...Array.from({ length: 29 }, () => 203)]);
});

type Act = (bought: Bought, caseId: string) => Promise<{ code: number }>;

const acts: Record<string, Act> = {
  approve: async (_bought, caseId) =>
    rig.town.call(answerCase, { case_id: caseId, approve: true }, await rig.asMerchant()),
  offer: async (_bought, caseId) =>
    rig.town.call(answerCase, { case_id: caseId, approve: false, offer: '3.00' }, await rig.asMerchant()),
  scan: async (bought, caseId) => {
    await rig.scanBack(bought, caseId, 'accepted');
    return { code: 200 };
  },
  take: (bought, caseId) =>
    rig.town.call(answerOffer, { token: bought.orderToken, case_id: caseId, take: true }, once()),
  sent: (bought, caseId) => rig.town.call(sendReturn, { token: bought.orderToken, case_id: caseId }, once()),
  inspect: async (_bought, caseId) =>
    rig.town.call(inspectReturn, { case_id: rig.routed(caseId) }, await rig.asSupplier()),
  withdraw: (bought, caseId) =>
    rig.town.call(withdrawReturn, { token: bought.orderToken, case_id: caseId }, once()),
  missing: (bought) => rig.town.call(reportMissing, { token: bought.orderToken }, once()),
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
      await rig.town.advance(40);
      const { status, refunded, total, refunds } = await rig.town.order(bought);
      expect(['cancelled', 'accepted', 'pending_settlement', 'pending_withdrawal']).toContain(status);
      expect([order, cents(refunded) <= cents(total)]).toEqual([order, true]);
      const sent = refunds.reduce((sum, { amount }) => sum + cents(amount), 0n);
      expect([order, sent]).toEqual([order, cents(refunded)]);
    }
    expect(await cleanBook()).toEqual([]);
  },
  300_000,
);
