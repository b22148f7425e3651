// The card provider's own account against the books of an instance that trades by card.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReconciliation, type FinancePerson, type ReconRig } from '#testing/reconciliation.ts';
import { testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { addMinutes } from '#domain/time.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { openPayment, paymentResult } from '#features/checkout/pay.contract.ts';
import { makeCardProvider } from '#features/checkout/server/providers/card/provider.ts';
import { startCardDouble, type CardDouble } from '#tools/testing/card-double/double.ts';
import { firstSecret } from '#tools/testing/card-rig.ts';
import { virtualClock } from '#platform/ports/clock.ts';

const doubleClock = virtualClock(new Date('2026-03-02T09:00:00.000Z'));
let double: CardDouble;
let rig: ReconRig;
let person: FinancePerson;
let shop: TestShop;
let goods: TestGoods[];

beforeAll(async () => {
  double = await startCardDouble({ secret: firstSecret, clock: doubleClock, posting: 'held' });
  rig = await openReconciliation({
    payments: (parts) => [
      makeCardProvider(parts, {
        secretKey: double.secretKey,
        webhookSecrets: [firstSecret],
        apiUrl: double.url,
      }),
    ],
  });
  move(0);
  person = await rig.person();
  shop = await rig.app.makeShop('Cards');
  goods = await rig.app.makeGoods([{ code: 'C-1', cost: '4.00', stock: 500 }]);
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

/** A buyer opens a payment; the platform hears of it where it asks. */
async function order() {
  const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
  const { quote_id } = await rig.app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  const ask = { quote_id, buyer: testBuyer, terms: true, method: 'card' } as const;
  const { order_token: token } = await rig.app.ask(checkout, ask, { onceKey: randomUUID() });
  await rig.app.ask(openPayment, { token });
  const session = Object.values(double.book.sessions).at(-1)?.id ?? '';
  return { session, receive: () => rig.app.ask(paymentResult, { token }) };
}

const itemsOf = async () => (await rig.look(), await rig.state(person)).items;
const lastCharge = () => Object.values(double.book.charges).at(-1)?.intent ?? '';

test('what the provider’s account has is what the books have; its fees are kept and stop nothing', async () => {
  const { session, receive } = await order();
  double.pay(session);
  await receive();
  move(90);
  expect(await itemsOf()).toEqual([]);
  const state = await rig.state(person);
  const place = state.places.find((one) => one.place === 'psp:card');
  expect(place).toMatchObject({ difference: '0.00' });
  expect(place?.expected).toBe(place?.actual);
  expect(place?.actual).not.toBe('0.00');
  const lines = async () => (await rig.query('select count(*)::int as n from recon_line')).rows;
  expect(await lines()).toEqual([{ n: 1 }]);
  move(6);
  await rig.look();
  expect(await lines()).toEqual([{ n: 1 }]);
});

test('a signed capture that the account does not have and one that was never told stand side by side, and do not cancel', async () => {
  const forged = await order();
  double.pay(forged.session);
  await forged.receive();
  const missing = lastCharge();
  const charge = Object.values(double.book.charges).at(-1);
  // The provider said so once, and its account has nothing of it.
  delete double.book.charges[charge?.id ?? ''];
  const untold = await order();
  double.pay(untold.session);
  move(90);
  const items = await itemsOf();
  expect(items.map(({ kind, subject, state }) => ({ kind, subject, state }))).toEqual([
    { kind: 'missing_inside', subject: lastCharge(), state: 'open' },
    { kind: 'missing_outside', subject: missing, state: 'open' },
  ]);
  expect((await rig.state(person)).paused).not.toBeNull();
  await untold.receive();
  expect(await itemsOf()).toMatchObject([{ kind: 'missing_outside', subject: missing }]);
  if (charge !== undefined) double.book.charges[charge.id] = charge;
  move(6);
  expect(await itemsOf()).toEqual([]);
});

test('a refund that comes back after its day was sealed is a difference, and is counted once', async () => {
  const { session, receive } = await order();
  double.pay(session);
  await receive();
  const intent = lastCharge();
  const refunds = () => Object.values(double.book.refunds).filter((one) => one.intent === intent);
  const hours = async (count: number) => {
    for (let hour = 0; hour < count; hour += 6) {
      move(6 * 60);
      await rig.app.composed.runner.runDue();
      await rig.look();
    }
  };
  // Nobody ships it: it is given back, and two days after its end the day is sealed.
  while (refunds().length === 0 && rig.app.clock.now() < new Date('2026-04-01')) await hours(6);
  const [refund] = refunds();
  if (refund === undefined) throw new Error('nothing was given back');
  const seals = async () => (await rig.query(`select until from recon_seal where place = 'psp:card'`)).rows;
  await hours(72);
  expect(await itemsOf()).toEqual([]);
  const until = (await seals()).map((row) => Number(row['until']));
  expect(Math.max(...until)).toBeGreaterThan(refund.created * 1000);

  double.settleRefund(refund.id, 'failed');
  move(6);
  const items = await itemsOf();
  expect(items).toMatchObject([
    { place: 'psp:card', kind: 'differs', subject: refund.metadata['refund'], state: 'open' },
  ]);
  const place = (await rig.state(person)).places.find((one) => one.place === 'psp:card');
  expect(place?.difference).toBe(items[0]?.amount);
  expect(Number(place?.actual) - Number(place?.expected)).toBeCloseTo(Number(items[0]?.amount), 2);
  await rig.query(`delete from recon_line where line_id like '%refund_failure%'`);
  double.book.refunds[refund.id] = { ...refund, status: 'succeeded', failure: null };
  expect(await itemsOf()).toEqual([]);
});

test('a refund made at the provider’s desk and a dispute are found as what the books do not know', async () => {
  const { session, receive } = await order();
  double.pay(session);
  await receive();
  const intent = lastCharge();
  const back = double.refundAtDesk(intent, 100);
  move(6);
  await rig.look();
  move(25 * 60);
  expect(await itemsOf()).toMatchObject([
    { place: 'psp:card', kind: 'missing_inside', subject: back.id, amount: '-1.00' },
  ]);
  const taken = double.dispute(intent);
  move(25 * 60);
  expect(await itemsOf()).toMatchObject([
    { subject: back.id },
    { kind: 'missing_inside', subject: taken.id },
  ]);
});

test('an account that cannot be read is named after a day, and its silence accuses nobody', async () => {
  const before = await itemsOf();
  const url = double.url;
  await double.stop();
  move(6);
  await rig.look();
  move(25 * 60);
  expect(await itemsOf()).toMatchObject(before.map(({ subject }) => ({ subject })));
  expect((await rig.state(person)).silent).toMatchObject([{ place: 'psp:card' }]);
  double = await startCardDouble({
    secret: firstSecret,
    clock: doubleClock,
    posting: 'held',
    port: Number(new URL(url).port),
  });
});
