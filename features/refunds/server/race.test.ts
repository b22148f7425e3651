// Refunds beside everything else that moves an order's money, all at once: never more than was paid, never below zero.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shopIdOf } from '#domain/wire/ids.ts';
import { openReturns, once, type Rig } from '#testing/after.ts';
import { openWithdrawals, pin as payeePin } from '#testing/payees.ts';
import { password, type Bought } from '#testing/test-app.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { orderMoney } from '#features/orders/money.contract.ts';
import { confirmReceipt } from '#features/checkout/contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { previewRefund, refundOrder } from '#features/refunds/contract.ts';
import { requestReturn } from '#features/returns/contract.ts';
import { wallet } from '#features/wallet/contract.ts';

const pin = '493817';
let rig: Rig;
beforeAll(async () => {
  rig = await openReturns();
  const token = await rig.app.merchant(rig.shop);
  await rig.app.ask(updatePayPassword, { password, new: pin, confirm: pin }, { token });
});
afterAll(() => rig.app.close());

const cents = (text: string) => BigInt(text.replace('.', ''));
const textOf = (units: bigint) => `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;
const cleanBook = async () => checkBook(rig.app.composed.env.db.direct, shopIdOf(rig.shop.shopId) ?? 0n);

type Asked = { scope: 'amount' | 'shipping' | 'whole'; amount: string };

async function refund({ orderId }: Bought, ask: Asked, token?: string) {
  const input = { order_id: orderId, reason: 'goodwill' as const, pay_password: pin, ...ask };
  return rig.app.call(refundOrder, input, { token: token ?? (await rig.app.merchant(rig.shop)), ...once() });
}

async function moneyOf({ orderId }: Bought) {
  return rig.app.ask(orderMoney, { order_id: orderId }, { token: await rig.app.merchant(rig.shop) });
}

/** What must hold of an order whatever was done to it. */
async function expectWhole(bought: Bought): Promise<void> {
  const [{ refunded, total }, { parts, refunds }] = [await rig.app.order(bought), await moneyOf(bought)];
  expect(cents(refunded) <= cents(total)).toBe(true);
  expect(refunds.reduce((sum, { amount }) => sum + cents(amount), 0n)).toBe(cents(refunded));
  const sum = parts.reduce((all, { amount }) => all + BigInt(amount.replace('.', '')), 0n);
  expect(sum).toBe(cents(total));
}

test('thirty refunds of one order at once: as many as the shop’s part is enough for', async () => {
  const bought = await rig.delivered();
  const token = await rig.app.merchant(rig.shop);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => refund(bought, { scope: 'amount', amount: '1.08' }, token)),
  );
  const codes = new Set(answers.map(({ code }) => code));
  expect([...codes].filter((code) => ![200, 203, 405, 424].includes(code))).toEqual([]);
  // 8.00 are the shop's and 1.00 is the commission: 9.00 of the price, with its tax 9.72.
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(9);
  await rig.due();
  await expectWhole(bought);
  const { parts } = await moneyOf(bought);
  expect(parts.find(({ place }) => place === 'supplier')?.amount).toBe('14.00');
  expect(await cleanBook()).toEqual([]);
});

test('a refund beside a return, the buyer’s acceptance and time: no fault, and the order stays whole', async () => {
  for (let n = 0; n < 12; n += 1) {
    const bought = await rig.delivered(2);
    const asked = { token: bought.orderToken, reason: 'damaged' as const, lines: [{ id: '1', qty: 1 }] };
    if (n % 3 === 2) await rig.app.advance(4);
    const token = await rig.app.merchant(rig.shop);
    const answers = await Promise.all([
      refund(bought, { scope: 'amount', amount: '4.32' }, token),
      rig.app.call(requestReturn, asked, once()),
      refund(bought, { scope: 'shipping', amount: '2.00' }, token),
      n % 2 === 0
        ? rig.app.call(confirmReceipt, { token: bought.orderToken, step: 'received' }, once())
        : rig.due().then(() => ({ code: 200 })),
    ]);
    expect(answers.filter(({ code }) => code >= 500)).toEqual([]);
    await rig.app.advance(60);
    await expectWhole(bought);
    const { parts } = await moneyOf(bought);
    expect(parts.find(({ place }) => place === 'order')?.amount).toBe('0.00');
  }
  expect(await cleanBook()).toEqual([]);
});

const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('amount' as const), share: fc.integer({ min: 1, max: 110 }) }),
    fc.record({ act: fc.constant('shipping' as const), share: fc.integer({ min: 1, max: 110 }) }),
    fc.record({ act: fc.constant('whole' as const), share: fc.constant(100) }),
    fc.record({ act: fc.constant('case' as const), share: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ act: fc.constant('days' as const), share: fc.integer({ min: 1, max: 12 }) }),
  ),
  { minLength: 2, maxLength: 7 },
);

test('in any sequence of refunds, returns and days: all refunds together are at most what was paid', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.integer({ min: 1, max: 3 }), async (list, qty) => {
      const bought = await rig.delivered(qty);
      const faults: string[] = [];
      for (const { act, share } of list) faults.push(...(await perform(bought, act, share)));
      expect(faults).toEqual([]);
      await rig.app.advance(90);
      await expectWhole(bought);
      const { parts } = await moneyOf(bought);
      expect(parts.find(({ place }) => place === 'order')?.amount).toBe('0.00');
    }),
    { numRuns: 25 },
  );
  expect(await cleanBook()).toEqual([]);
}, 300_000);

/** Does one act; gives what should not have been answered, in words. */
async function perform(bought: Bought, act: string, share: number): Promise<string[]> {
  if (act === 'days') {
    await rig.app.advance(share);
    return [];
  }
  if (act === 'case') return performCase(bought, share);
  const scope = act === 'shipping' || act === 'whole' ? act : 'amount';
  const token = await rig.app.merchant(rig.shop);
  const seen = await rig.app.call(previewRefund, { order_id: bought.orderId, scope }, { token });
  if (seen.code === 203) return [];
  if (seen.code !== 200) return [`preview ${seen.code}`];
  const { refund: most } = z.parse(previewRefund.output, seen.data);
  const units = (cents(most.buyer_gets) * BigInt(share)) / 100n;
  const said = await refund(bought, { scope, amount: textOf(units) });
  // What the preview offered is given; more than that, and nothing at all, is refused.
  const isFine = share <= 100 && units > 0n ? said.code === 200 : [200, 203, 405, 424].includes(said.code);
  return isFine ? [] : [`${scope} ${share}% ${said.code}`];
}

async function performCase(bought: Bought, qty: number): Promise<string[]> {
  const input = { token: bought.orderToken, reason: 'damaged' as const, lines: [{ id: '1', qty }] };
  const said = await rig.app.call(requestReturn, input, once());
  if (said.code !== 200) return said.code < 500 ? [] : [`case ${said.code}`];
  const { case_id: caseId } = z.parse(requestReturn.output, said.data);
  await rig.approve(caseId);
  await rig.inspect(caseId);
  await rig.due();
  return [];
}

test('a refund and a withdrawal of the same money at once: one of them has it', async () => {
  const payees = await openWithdrawals();
  try {
    const payee = await payees.payee('20.00');
    const [good] = await payees.app.makeGoods([
      { code: `P-${randomUUID().slice(0, 6)}`, cost: '5.00', stock: 50 },
    ]);
    await payees.app.list(payee.shop, good === undefined ? [] : [good], '30.00');
    const bought = await payees.app.buy(payee.shop, [{ id: good?.id ?? '', qty: 1 }]);
    await payees.app.advance(0.1);
    await payees.app.ship('accepted', 'delivered');
    await payees.app.advance(60);
    const before = await payees.ask(wallet, {}, { token: await payee.token() });
    const input = {
      order_id: bought.orderId,
      reason: 'other' as const,
      scope: 'amount' as const,
      amount: '9.00',
    };
    const token = await payee.token();
    const [out, back] = await Promise.all([
      payees.withdraw(payee, before.available),
      payees.app.call(refundOrder, { ...input, pay_password: payeePin }, { token, ...once() }),
    ]);
    expect([out.code, back.code].toSorted((a, b) => a - b)).toEqual([200, expect.toBeOneOf([203, 424])]);
    const after = await payees.ask(wallet, {}, { token: await payee.token() });
    expect(after.available.startsWith('-')).toBe(false);
    expect(await checkBook(payees.app.composed.env.db.direct, payee.shopId)).toEqual([]);
  } finally {
    await payees.app.close();
  }
}, 120_000);
