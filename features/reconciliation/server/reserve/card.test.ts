// The reserves of an instance that trades by card: the provider's own account, and what is on its way between places.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReconciliation, type ReconRig } from '#testing/reconciliation.ts';
import { testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { addMinutes } from '#domain/time.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { openPayment, paymentResult } from '#features/checkout/pay.contract.ts';
import { makeCardProvider } from '#features/checkout/server/providers/card/provider.ts';
import { noAddresses } from '#features/deposits/server/public.ts';
import { sealAll } from '#features/proof/server/seal.ts';
import { startCardDouble, type CardDouble } from '#tools/testing/card-double/double.ts';
import { firstSecret } from '#tools/testing/card-rig.ts';
import { virtualClock } from '#platform/ports/clock.ts';
import { reportReserves } from './report.ts';

const doubleClock = virtualClock(new Date('2026-03-02T09:00:00.000Z'));
let double: CardDouble;
let rig: ReconRig;
let shop: TestShop;
let goods: TestGoods[];

beforeAll(async () => {
  double = await startCardDouble({ secret: firstSecret, clock: doubleClock, posting: 'held' });
  const { secretKey, url: apiUrl } = double;
  rig = await openReconciliation({
    payments: (parts) => [makeCardProvider(parts, { secretKey, webhookSecrets: [firstSecret], apiUrl })],
  });
  shop = await rig.app.makeShop('Reserved cards');
  goods = await rig.app.makeGoods([{ code: 'RC-1', cost: '4.00', stock: 50 }]);
  await rig.app.list(shop, goods, '9.00');
});
afterAll(async () => {
  await rig.close();
  await double.stop();
});

function move(minutes: number): void {
  rig.app.clock.set(addMinutes(rig.app.clock.now(), minutes));
  doubleClock.set(rig.app.clock.now());
}

async function sell(): Promise<void> {
  const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
  const { quote_id } = await rig.app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  const ask = { quote_id, buyer: testBuyer, terms: true, method: 'card' } as const;
  const { order_token: token } = await rig.app.ask(checkout, ask, { onceKey: randomUUID() });
  await rig.app.ask(openPayment, { token });
  double.pay(Object.values(double.book.sessions).at(-1)?.id ?? '');
  await rig.app.ask(paymentResult, { token });
}

async function report() {
  move(1);
  const document = await reportReserves(rig.env, noAddresses);
  const amountOf = (name: string) => document?.places.find(({ place }) => place === name)?.amount;
  return { amountOf, row: document?.currencies.find(({ currency }) => currency === 'USD') };
}

test('what the account has is read from its own lines, and a payment that is no line yet is on its way', async () => {
  await sell();
  move(30);
  await rig.look();
  await sealAll(rig.env);
  const first = await report();
  expect(first.row).toMatchObject({ cover_bps: 10_000 });
  expect(first.amountOf('card:card')).toBe(first.row?.owed);
  // Sold after the account was read: owed already, and no line yet.
  move(1);
  await sell();
  const second = await report();
  expect(second.amountOf('card:card')).toBe(first.amountOf('card:card'));
  expect(second.amountOf('transit:card')).toBe(first.row?.owed);
  expect(second.row).toMatchObject({ cover_bps: 10_000 });
  // A payment that never becomes a line is no money.
  await rig.query("update payment_evidence set recorded_at = recorded_at - interval '2 hours'");
  expect((await report()).row?.cover_bps).toBe(5_000);
  await rig.query("update payment_evidence set recorded_at = recorded_at + interval '2 hours'");
});

test('what the provider sends to our bank is on its way until a statement has it or should have it', async () => {
  move(10);
  await rig.look();
  const held = (await report()).row?.held;
  const sentAt = rig.app.clock.now();
  await rig.query(
    `insert into recon_line (provider, line_id, kind, ref, asset, units, at, read_at)
     values ('card', 'payout-of-the-test', 'payout', 'po_1', 'USD', -500, $1, $1)`,
    [sentAt],
  );
  const sent = await report();
  expect(sent.amountOf('transit:card')).toBe('5.00');
  expect(sent.row?.held).toBe(held);
  // No statement was read for these days: nothing is known of them.
  move(8 * 24 * 60);
  expect((await report()).row?.held).toBe(held);
  const statement = randomUUID();
  await rig.query(
    `insert into bank_import (id, sha256, name, format, accounts, lines, added, matched, waiting, made_by, at)
     values ($1, sha256('a'), 'day.csv', 'csv', '{1}', 0, 0, 0, 0, $1, $2)`,
    [statement, rig.app.clock.now()],
  );
  await rig.query(
    `insert into bank_balance (account, day, import_id, currency, closing_units, at) values ('00012345', $2::timestamptz::date, $1, 'USD', 0, $2::timestamptz)`,
    [statement, rig.app.clock.now()],
  );
  const told = await report();
  expect(told.amountOf('transit:card')).toBeUndefined();
  expect(told.amountOf('bank:2345')).toBe('0.00');
  expect(told.row?.held).not.toBe(held);
});
