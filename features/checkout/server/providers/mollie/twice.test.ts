// A payment that was taken twice, beside the provider's own account: money and its refund are known, and a refund that
// nobody takes is shown to people.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openReconciliation } from '#testing/reconciliation.ts';
import { testBuyer } from '#testing/test-app.ts';
import { addMinutes } from '#domain/time.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { openPayment, paymentResult } from '#features/checkout/pay.contract.ts';
import { deliverTo } from '#tools/testing/payment-suite/checkouts.ts';
import { startMollieDouble } from '#tools/testing/mollie-double/double.ts';
import { makeMollieProvider } from './provider.ts';

async function openTwice() {
  const double = await startMollieDouble({
    posting: 'held',
    clock: { now: () => rig.app.clock.now() },
    deliver: deliverTo(() => rig.app),
  });
  double.outcomes.refundStatus = 'refunded';
  const rig = await openReconciliation({
    payments: (parts) => [makeMollieProvider(parts, { apiKey: double.apiKey, apiUrl: double.url })],
  });
  const person = await rig.person();
  const shop = await rig.app.makeShop('Twice');
  const goods = await rig.app.makeGoods([{ code: 'T-1', cost: '4.00', stock: 500 }]);
  await rig.app.list(shop, goods, '9.00');
  const newest = () => [...double.book.payments.keys()].at(-1) ?? '';
  return {
    double,
    rig,
    items: async () => (await rig.look(), await rig.state(person)).items,
    places: async () => (await rig.state(person)).places,
    move: (minutes: number) => rig.app.clock.set(addMinutes(rig.app.clock.now(), minutes)),
    /** A buyer who turned back and paid on both pages; the older one is told of last. */
    async payTwice() {
      const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
      const { quote_id } = await rig.app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
      const request = { quote_id, buyer: testBuyer, terms: true, method: 'mollie' } as const;
      const { order_token: token } = await rig.app.ask(checkout, request, { onceKey: randomUUID() });
      await rig.app.ask(openPayment, { token });
      const first = newest();
      double.endUnpaid(first, 'canceled');
      await rig.app.ask(paymentResult, { token });
      await rig.app.ask(openPayment, { token });
      double.pay(newest());
      expect((await rig.app.ask(paymentResult, { token })).state).toBe('paid');
      const page = double.book.payments.get(first);
      if (page !== undefined) page.status = 'open';
      double.pay(first);
      const message = double.messages.at(-1);
      if (message === undefined) throw new Error('nothing was sent');
      expect(await double.send(message)).toEqual([200]);
      return first;
    },
    /** Of the emails to buyers those about money that came twice. */
    async emails() {
      const { host, database, user } = rig.app.database;
      const owner = new Client({ host, database, user });
      await owner.connect();
      const { rows } = await owner.query<{ to_email: string; subject: string; plain: string }>(
        `select to_email, subject, plain from mailbox_letter where subject like '%twice%'`,
      );
      await owner.end();
      return rows;
    },
    async close() {
      await rig.close();
      await double.stop();
    },
  };
}

test('money that came twice and went back is no difference', async () => {
  const twice = await openTwice();
  const first = await twice.payTwice();
  await twice.rig.app.advance(1 / 24);
  expect([...twice.double.book.refunds.values()]).toMatchObject([{ paymentId: first, status: 'refunded' }]);
  const [email, ...others] = await twice.emails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to_email: testBuyer.email, subject: 'You paid Twice twice' });
  expect(email?.plain).toMatch(/A second payment of \$9\.00 for the same order.*\/s\/twice\/payment\//s);
  twice.move(90);
  expect(await twice.items()).toEqual([]);
  twice.move(3 * 24 * 60);
  expect(await twice.items()).toEqual([]);
  const place = (await twice.places()).find((one) => one.place === 'psp:mollie');
  expect(place).toMatchObject({ difference: '0.00' });
  await twice.close();
});

test('a refund that the provider does not take is shown, until it has', async () => {
  const twice = await openTwice();
  twice.double.trouble({ on: 'POST /v2/payments/', what: 'broken', times: 3 });
  await twice.payTwice();
  await twice.rig.app.advance(1 / 1440);
  expect(twice.double.book.refunds.size).toBe(0);
  twice.move(20);
  expect(await twice.items()).toMatchObject([{ place: 'evidence:mollie', kind: 'evidence' }]);
  await twice.rig.app.advance(1);
  expect(twice.double.book.refunds.size).toBe(1);
  expect(await twice.items()).toEqual([]);
  await twice.close();
});

test('a refund that a bank refused after it was on its way is shown', async () => {
  const twice = await openTwice();
  twice.double.outcomes.refundStatus = 'pending';
  await twice.payTwice();
  await twice.rig.app.advance(1 / 1440);
  const [back] = twice.double.book.refunds.keys();
  twice.move(20);
  expect(await twice.items()).toEqual([]);
  twice.double.settleRefund(back ?? '', 'failed');
  await twice.rig.app.advance(1);
  twice.move(20);
  expect(await twice.items()).toMatchObject([{ place: 'evidence:mollie', kind: 'evidence' }]);
  await twice.close();
});
