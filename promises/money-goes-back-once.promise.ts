// What was captured is given back once, and what was paid becomes an order, whoever dies in between.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRoutedId } from '#domain/wire/ids.ts';
import { limits, minuteMs } from '#domain/limits.ts';
import { composeTestApp, testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { testAddress } from '#testing/address.ts';
import type { TestComposed } from '#testing/doubles.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { paymentResult } from '#features/checkout/pay.contract.ts';
import { importRates } from '#features/pricing/contract.ts';
import { askOpenPayments } from '#features/checkout/server/pay-watch.ts';
import { testPay, testPayment } from '#features/checkout/test-pay.contract.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { startRefunds } from '#features/orders/server/public.ts';
import { sqlState } from '#platform/db/database.ts';
import { openCable, type Cable } from './rigs/cable.ts';
import { count, inParts, say, sql } from './rigs/rig.ts';
import { idOfShop, openTrade, type Opened, type Trade } from './rigs/trade.ts';

let trade: Trade;
let shop: TestShop;
let goods: TestGoods;
/** A process whose way to the database can be cut, and whose provider's messages are caught. */
let mortal: TestComposed;
let cable: Cable;
let caught: { body: Buffer; signature: string }[];
beforeAll(async () => {
  trade = await openTrade();
  shop = await trade.makeShop('Refund Shop');
  const [made] = await trade.stock([{ code: 'R-1', cost: '4.00', stock: 10_000, supplier: 'SUP-1' }]);
  if (made === undefined) throw new Error('there are no goods');
  goods = made;
  await trade.list(shop, [goods], '100.00');
  const at = trade.clock.now().toISOString();
  async function* rates() {
    yield Buffer.from(['from,to,rate,source,at', `USD,JPY,150.5,A bank,${at}`].join('\n'));
  }
  await trade.ask(importRates, {}, { token: await trade.operator(), stream: rates() });
  cable = await openCable(trade.database.host);
  const { database, clock, policy, composed } = trade;
  const behind = { ...database, host: cable.folder };
  mortal = composeTestApp({ database: behind, clock, policy, folder: composed.env.files.folder });
  caught = [];
  mortal.provider.deliverTo((body, signature) => {
    caught.push({ body, signature });
    return Promise.resolve(false);
  });
});
afterAll(async () => {
  await mortal.close();
  await cable.close();
  await trade.close();
});

const direct = () => trade.composed.env.db.direct;

async function open(currency?: string): Promise<Opened> {
  const lines = [{ goods_id: goods.id, qty: 1 }];
  const ip = testAddress();
  const asked = {
    handle: shop.handle,
    lines,
    country: 'GB',
    ...(currency === undefined ? {} : { currency }),
  };
  const quote = await trade.ask(quoteCart, asked, { ip });
  const opened = await trade.ask(
    checkout,
    { quote_id: quote.quote_id, buyer: testBuyer, terms: true },
    { onceKey: randomUUID(), ip },
  );
  const orderId = readRoutedId(opened.checkout_id)?.id ?? '';
  return { orderId, orderToken: opened.order_token, paymentRef: opened.payment.id, total: opened.total };
}

/** Enters a refund as every act that gives money back does; the SQLSTATE where the database refuses it. */
async function refund({ orderId }: Opened, units: bigint): Promise<string> {
  const { env } = trade.composed;
  const ask = { payment_id: orderId, order_id: orderId, case_id: null, units, reason: 'promise' };
  try {
    await env.db.transaction((tx) =>
      startRefunds({ env, tx, shopId: idOfShop(shop), now: trade.clock.now() }, [ask]),
    );
    return 'entered';
  } catch (error) {
    return sqlState(error) ?? String(error);
  }
}

const given = sql<{ rows: number; units: bigint; refunded: bigint; charged: bigint }>(
  `select count(r.id)::int as rows, coalesce(sum(r.units), 0)::bigint as units, p.refunded_units as refunded,
     coalesce(sum(r.pay_units), 0)::bigint as charged
   from payment p left join refund r on r.shop_id = p.shop_id and r.payment_id = p.id
   where p.id = $1 group by p.refunded_units`,
);

test.each([
  ['in the money of the shop', undefined],
  ['in another money', 'JPY'],
])(
  'two refunds of 60 of 100 at once, fifty times: one of them, %s',
  async (_what, currency) => {
    for (let round = 0; round < 50; round += 1) {
      const bought = await open(currency);
      await trade.pay(bought);
      const said = await Promise.all([refund(bought, 6_000n), refund(bought, 6_000n)]);
      expect(said.toSorted()).toEqual(['23514', 'entered']);
      const row = await direct().row(given, [bought.orderId]);
      // 15,050 yen were charged; six tenths of them go back.
      const charged = currency === undefined ? 0n : 9_030n;
      expect(row).toEqual({ rows: 1, units: 6_000n, refunded: 6_000n, charged });
    }
  },
  120_000,
);

test('nothing and less than nothing is no refund, and the rest of it can still go back', async () => {
  const bought = await open();
  await trade.pay(bought);
  expect([await refund(bought, 0n), await refund(bought, -1n)]).toEqual(['entered', 'entered']);
  expect(await direct().row(given, [bought.orderId])).toMatchObject({ rows: 0, refunded: 0n });
  expect(await refund(bought, 10_001n)).toBe('23514');
  expect(await refund(bought, 4_000n)).toBe('entered');
  expect(await refund(bought, 6_000n)).toBe('entered');
  expect(await refund(bought, 1n)).toBe('23514');
});

/** What became of payments, on both sides of the wire. */
async function outcome(all: readonly Opened[]) {
  const told = sql<{ orders: number; evidence: number; captures: number; refunds: number }>(
    `select (select count(*)::int from shop_order where id = any($1::uuid[])) as orders,
       (select count(*)::int from payment_evidence where checkout_id = any($1::uuid[])) as evidence,
       (select count(*)::int from transfer where kind = 'capture' and document::uuid = any($1::uuid[])) as captures,
       (select count(*)::int from refund where payment_id = any($1::uuid[])) as refunds`,
  );
  return direct().row(told, [all.map(({ orderId }) => orderId)]);
}

/** Pays where the message is heard by nobody but this test. */
async function payUnheard(opened: Opened): Promise<{ body: Buffer; signature: string }> {
  const before = caught.length;
  await mortal.ask(testPay, { payment_id: opened.paymentRef });
  const message = caught[before];
  if (message === undefined) throw new Error('the provider sent nothing');
  return message;
}

/** The ways on which a capture is heard of. The process that hears of it dies in the middle. */
const hearing = {
  webhook: (message: { body: Buffer; signature: string }) =>
    say(mortal, 'paymentWebhook', { input: { provider: 'test' }, raw: message }),
  'return page': (_message: unknown, { orderToken }: Opened) =>
    say(mortal, 'paymentResult', { input: { token: orderToken } }),
  timer: () => mortal.runner.runDue(),
} as const;

test.each(['webhook', 'return page', 'timer'] as const)(
  'the process dies between the provider and the order, on the way of the %s: one order within the minute',
  async (way) => {
    const all = await inParts(Array.from({ length: 8 }), 4, () => open());
    const messages = [];
    for (const one of all) messages.push(await payUnheard(one));
    if (way === 'timer')
      trade.clock.set(new Date(trade.clock.now().getTime() + limits.reservationMinutes * minuteMs));
    const soon: number[] = [];
    // The line to the database breaks at another moment for each of them.
    for (const [index, one] of all.entries()) {
      const message = messages[index];
      if (message === undefined) throw new Error('a payment has no message');
      const received = hearing[way](message, one).catch(() => undefined);
      await sleep(index * 2);
      await cable.cut();
      await received;
      await cable.mend();
      soon.push((await outcome(all))?.orders ?? -1);
    }
    // The first one was cut off before it could have done anything.
    expect(soon[0]).toBe(0);
    const paidAt = trade.clock.now().getTime();
    // Another process looks after what was left: the timer that ends checkouts, or the round of open payments.
    trade.clock.set(new Date(paidAt + limits.openPaymentsAskSeconds * 1_000));
    await trade.composed.runner.runDue();
    await askOpenPayments(trade.composed.env);
    expect(trade.clock.now().getTime() - paidAt).toBeLessThanOrEqual(60_000);
    expect(await outcome(all)).toEqual({ orders: 8, evidence: 8, captures: 8, refunds: 0 });
    for (const { orderToken, paymentRef } of all) {
      expect((await trade.ask(paymentResult, { token: orderToken })).state).toBe('paid');
      expect((await trade.ask(testPayment, { payment_id: paymentRef })).refunded).toBe('0.00');
    }
    expect(await count(direct(), 'stray_event')).toBe(0);
    expect(await checkBook(direct(), idOfShop(shop))).toEqual([]);
  },
  60_000,
);
