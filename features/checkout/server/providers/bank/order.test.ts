// A transfer becomes an order, and late money goes back: through the platform's own doors, with its own books.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBank } from '#testing/bank.ts';
import { openTestApp, testBuyer, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { releaseStatement } from '#testing/statements.ts';
import { addHours } from '#domain/time.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import * as bank from '#features/bank/contract.ts';
import { checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { openPayment, paymentResult, setRefundPlace } from '#features/checkout/pay.contract.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { makeBankProvider } from './provider.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods[];
beforeAll(async () => {
  app = await openTestApp({
    payments: (parts) => [makeBankProvider(parts, testBank)],
    bankAccounts: testBank.accounts,
  });
  shop = await app.makeShop('Transfer Shop');
  goods = await app.makeGoods([{ code: 'T-1', cost: '4.00', stock: 5 }]);
  await app.list(shop, goods, '9.00');
});
afterAll(() => app.close());

async function order() {
  const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
  const { quote_id } = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  const ask = { quote_id, buyer: testBuyer, terms: true, method: 'bank' } as const;
  const { order_token: token } = await app.ask(checkout, ask, { onceKey: randomUUID() });
  const opened = await app.ask(openPayment, { token });
  if (opened.instructions?.kind !== 'bank') throw new Error('the buyer was told nothing');
  return { token, charge: opened.charge, reference: opened.instructions.reference };
}

/** A person brings the day's statement of the account in dollars. */
async function bring(lines: readonly { text: string; amount: string }[]) {
  const day = app.clock.now().toISOString().slice(0, 10);
  const rows = lines.map(
    ({ text, amount }) => `${day},${text},${amount},Anna Berger,${randomUUID().slice(0, 8)}`,
  );
  const bytes = Buffer.from(['Date,Description,Amount,Payer,Bank reference', ...rows].join('\n'));
  const token = await app.operator();
  const options = { token, onceKey: randomUUID(), files: [{ field: 'file', name: 'day.csv', bytes }] };
  const report = await app.ask(bank.importBankStatement, { account: '123456789' }, options);
  await releaseStatement(app, app.composed.env, report);
  await app.composed.runner.runDue();
  return report;
}

test('a transfer with the reference makes the order, once, whoever brings the statement how often', async () => {
  const { token, charge, reference } = await order();
  expect(await app.ask(paymentResult, { token })).toMatchObject({ state: 'open', method: 'bank' });
  expect(await bring([{ text: `order ${reference.toLowerCase()}`, amount: charge.amount }])).toMatchObject({
    paid: 1,
  });
  expect(await app.ask(paymentResult, { token })).toMatchObject({ state: 'paid' });
  expect(await app.ask(orderByLink, { token })).toMatchObject({ status: 'pending_payment' });
  await app.composed.runner.runDue();
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  expect(await checkBook(app.composed.env.db.direct, shopId)).toEqual([]);
});

test('nothing but a statement’s line makes an order: an open transfer ends after its days and its stock is free', async () => {
  const { token } = await order();
  app.clock.set(addHours(app.clock.now(), 73));
  await app.composed.runner.runDue();
  // What the bank dates before the end may still be on its way for a day.
  expect((await app.ask(paymentResult, { token })).state).toBe('open');
  app.clock.set(addHours(app.clock.now(), 24));
  await app.composed.runner.runDue();
  expect((await app.ask(paymentResult, { token })).state).toBe('expired');
});

test('late money for an order that is over goes back by itself, through the books, when the bank has sent it', async () => {
  const { env } = app.composed;
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const { token, charge, reference } = await order();
  app.clock.set(addHours(app.clock.now(), 97));
  await app.composed.runner.runDue();
  expect((await app.ask(paymentResult, { token })).state).toBe('expired');
  const before = await balancesOf(env.db.direct, shopId);
  await bring([{ text: reference, amount: charge.amount }]);
  expect((await app.ask(paymentResult, { token })).state).toBe('refunded');
  const held = await balancesOf(env.db.direct, shopId);
  expect((held.refund_payable ?? 0n) - (before.refund_payable ?? 0n)).toBe(900n);
  const operator = await app.operator();
  const { list } = await app.ask(bank.listBankReturns, {}, { token: operator });
  const row = list.find((one) => one.reference === reference);
  expect(row).toMatchObject({ kind: 'refund', amount: '9.00', named_by: 'nobody' });
  await bring([{ text: `refund ${row?.code ?? ''}`, amount: '-9.00' }]);
  const after = await balancesOf(env.db.direct, shopId);
  expect(after.refund_payable ?? 0n).toBe(before.refund_payable ?? 0n);
  expect(await checkBook(env.db.direct, shopId)).toEqual([]);
});

test('a link alone does not say where a refund goes: it needs the e-mail address of the order', async () => {
  const { token } = await order();
  const to = 'DE89370400440532013000';
  const name = (email: string) => app.call(setRefundPlace, { token, to, email });
  expect(await name('thief@shop.example')).toMatchObject({ code: 405, data: { field: 'email' } });
  expect(await name(testBuyer.email.toUpperCase())).toMatchObject({ code: 200, data: { refund_to: to } });
  for (let turn = 0; turn < 4; turn += 1) expect((await name(`thief-${turn}@shop.example`)).code).toBe(405);
  expect((await name(testBuyer.email)).code).toBe(459);
});
