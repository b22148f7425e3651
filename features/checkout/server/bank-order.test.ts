// A transfer becomes an order, and late money goes back: through the house's own doors, with its own books.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBank } from '#testing/bank.ts';
import { openTestTown, testBuyer, type TestGoods, type TestShop, type TestTown } from '#testing/test-app.ts';
import { releaseStatement } from '#testing/statements.ts';
import { addHours } from '#domain/time.ts';
import { shopIdOf } from '#domain/ids.ts';
import * as bank from '#features/bank/contract.ts';
import { checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { openPayment, paymentResult, setRefundPlace } from '#features/checkout/pay.contract.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { makeBankProvider } from './bank-provider.ts';

let town: TestTown;
let shop: TestShop;
let goods: TestGoods[];
beforeAll(async () => {
  town = await openTestTown({
    payments: (parts) => [makeBankProvider(parts, testBank)],
    bankAccounts: testBank.accounts,
  });
  shop = await town.makeShop('Transfer Shop');
  goods = await town.makeGoods([{ code: 'T-1', cost: '4.00', stock: 5 }]);
  await town.list(shop, goods, '9.00');
});
afterAll(() => town.close());

async function order() {
  const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
  const { quote_id } = await town.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  const ask = { quote_id, buyer: testBuyer, terms: true, method: 'bank' } as const;
  const { order_token: token } = await town.ask(checkout, ask, { onceKey: randomUUID() });
  const opened = await town.ask(openPayment, { token });
  if (opened.instructions?.kind !== 'bank') throw new Error('the buyer was told nothing');
  return { token, charge: opened.charge, reference: opened.instructions.reference };
}

/** A person brings the day's statement of the account in dollars. */
async function bring(lines: readonly { text: string; amount: string }[]) {
  const day = town.clock.now().toISOString().slice(0, 10);
  const rows = lines.map(
    ({ text, amount }) => `${day},${text},${amount},Anna Berger,${randomUUID().slice(0, 8)}`,
  );
  const bytes = Buffer.from(['Date,Description,Amount,Payer,Bank reference', ...rows].join('\n'));
  const token = await town.operator();
  const options = { token, onceKey: randomUUID(), files: [{ field: 'file', name: 'day.csv', bytes }] };
  const report = await town.ask(bank.importBankStatement, { account: '123456789' }, options);
  await releaseStatement(town, town.composed.world, report);
  await town.composed.runner.runDue();
  return report;
}

test('a transfer with the reference makes the order, once, whoever brings the statement how often', async () => {
  const { token, charge, reference } = await order();
  expect(await town.ask(paymentResult, { token })).toMatchObject({ state: 'open', method: 'bank' });
  expect(await bring([{ text: `order ${reference.toLowerCase()}`, amount: charge.amount }])).toMatchObject({
    paid: 1,
  });
  expect(await town.ask(paymentResult, { token })).toMatchObject({ state: 'paid' });
  expect(await town.ask(orderByLink, { token })).toMatchObject({ status: 'pending_payment' });
  await town.composed.runner.runDue();
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  expect(await checkBook(town.composed.world.db.direct, shopId)).toEqual([]);
});

test('nothing but a statement’s line makes an order: an open transfer ends after its days and its stock is free', async () => {
  const { token } = await order();
  town.clock.set(addHours(town.clock.now(), 73));
  await town.composed.runner.runDue();
  // What the bank dates before the end may still be on its way for a day.
  expect((await town.ask(paymentResult, { token })).state).toBe('open');
  town.clock.set(addHours(town.clock.now(), 24));
  await town.composed.runner.runDue();
  expect((await town.ask(paymentResult, { token })).state).toBe('expired');
});

test('late money for an order that is over goes back by itself, through the books, when the bank has sent it', async () => {
  const { world } = town.composed;
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const { token, charge, reference } = await order();
  town.clock.set(addHours(town.clock.now(), 97));
  await town.composed.runner.runDue();
  expect((await town.ask(paymentResult, { token })).state).toBe('expired');
  const before = await balancesOf(world.db.direct, shopId);
  await bring([{ text: reference, amount: charge.amount }]);
  expect((await town.ask(paymentResult, { token })).state).toBe('refunded');
  const held = await balancesOf(world.db.direct, shopId);
  expect((held.refund_payable ?? 0n) - (before.refund_payable ?? 0n)).toBe(900n);
  const operator = await town.operator();
  const { list } = await town.ask(bank.listBankReturns, {}, { token: operator });
  const row = list.find((one) => one.reference === reference);
  expect(row).toMatchObject({ kind: 'refund', amount: '9.00', named_by: 'nobody' });
  await bring([{ text: `refund ${row?.code ?? ''}`, amount: '-9.00' }]);
  const after = await balancesOf(world.db.direct, shopId);
  expect(after.refund_payable ?? 0n).toBe(before.refund_payable ?? 0n);
  expect(await checkBook(world.db.direct, shopId)).toEqual([]);
});

test('a link alone does not say where a refund goes: it needs the e-mail address of the order', async () => {
  const { token } = await order();
  const to = 'DE89370400440532013000';
  const name = (email: string) => town.call(setRefundPlace, { token, to, email });
  expect(await name('thief@shop.example')).toMatchObject({ code: 405, data: { field: 'email' } });
  expect(await name(testBuyer.email.toUpperCase())).toMatchObject({ code: 200, data: { refund_to: to } });
  for (let turn = 0; turn < 4; turn += 1) expect((await name(`thief-${turn}@shop.example`)).code).toBe(405);
  expect((await name(testBuyer.email)).code).toBe(459);
});
