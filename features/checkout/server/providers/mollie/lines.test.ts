// Mollie's own account of our money: every payment, refund and chargeback once, and against the books of an instance.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openReconciliation } from '#testing/reconciliation.ts';
import { testBuyer } from '#testing/test-app.ts';
import { addMinutes } from '#domain/time.ts';
import { noAddresses } from '#features/deposits/server/public.ts';
import { sealAll } from '#features/proof/server/seal.ts';
import { reportReserves } from '#features/reconciliation/server/reserve/report.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { openPayment, paymentResult } from '#features/checkout/pay.contract.ts';
import { openMollieRig } from '#tools/testing/mollie-rig.ts';
import { startMollieDouble } from '#tools/testing/mollie-double/double.ts';
import { openOne, passMinutes, payOne } from '#tools/testing/payment-suite/rig.ts';
import { makeMollieProvider } from './provider.ts';

test('what moved money in a span is there once, in the money of the payment, and nothing else is', async () => {
  const rig = await openMollieRig();
  rig.setRefunds('paid');
  const before = await payOne(rig);
  passMinutes(rig, 60);
  const from = rig.clock.now();
  await openOne(rig);
  const paid = await payOne(rig, { asset: 'JPY', units: 1_500n });
  await paid.back(500n, 'ours');
  await before.back(100n, 'of-before');
  const manual = rig.double.refundInDashboard(before.capture.providerPayment, {
    currency: 'EUR',
    value: '1.00',
  });
  const taken = rig.double.chargeBack(before.capture.providerPayment);
  passMinutes(rig, 10);
  const lines = await rig.provider.lines?.({ from, until: rig.clock.now() });
  const at = from;
  const facts = { at, asset: 'EUR' };
  const { providerPayment } = paid.capture;
  const [first, second] = [paid.refunds()[0]?.id, before.refunds()[0]?.id];
  expect(lines).toEqual([
    { id: providerPayment, kind: 'capture', ref: providerPayment, at, asset: 'JPY', units: 1_500n },
    { id: manual.id, kind: 'refund', ref: manual.id, ...facts, units: -100n },
    { id: second, kind: 'refund', ref: 'of-before', ...facts, units: -100n },
    { id: first, kind: 'refund', ref: 'ours', at, asset: 'JPY', units: -500n },
    { id: taken, kind: 'dispute', ref: taken, ...facts, units: -4_999n },
  ]);
  await rig.stop();
});

test('a refund that failed stands there twice, and so does a chargeback that was won', async () => {
  const rig = await openMollieRig();
  const { back, refunds, capture } = await payOne(rig);
  await back(1_000n, 'comes-back');
  const taken = rig.double.chargeBack(capture.providerPayment);
  const started = rig.clock.now();
  passMinutes(rig, 24 * 60);
  const [refund] = refunds();
  rig.double.settleRefund(refund?.id ?? '', 'failed');
  const chargeback = rig.double.book.chargebacks.get(taken);
  if (chargeback !== undefined) chargeback.reversedAt = rig.clock.now().toISOString();
  const reversed = rig.clock.now();
  const until = addMinutes(reversed, 1);
  const lines = await rig.provider.lines?.({ from: addMinutes(until, -60), until });
  expect(lines).toMatchObject([
    {
      id: `${refund?.id}:failed`,
      kind: 'refund',
      ref: 'comes-back',
      units: 1_000n,
      at: new Date(until.getTime() - 1),
    },
    { id: `${taken}:reversed`, kind: 'dispute', units: 4_999n, at: reversed },
  ]);
  const then = await rig.provider.lines?.({ from: addMinutes(started, -60), until: addMinutes(started, 60) });
  expect(then?.map(({ units }) => units)).toEqual([4_999n, -1_000n, 1_000n, -4_999n]);
  await rig.stop();
});

test('a line at the moment where two spans meet is of the later one alone', async () => {
  const rig = await openMollieRig();
  const { back, refunds, capture } = await payOne(rig);
  await back(1_000n, 'meets');
  const taken = rig.double.chargeBack(capture.providerPayment);
  const at = rig.clock.now();
  rig.double.settleRefund(refunds()[0]?.id ?? '', 'failed');
  passMinutes(rig, 60);
  const before = (await rig.provider.lines?.({ from: addMinutes(at, -60), until: at })) ?? [];
  const after = (await rig.provider.lines?.({ from: at, until: addMinutes(at, 60) })) ?? [];
  expect(before).toEqual([]);
  expect(after.map(({ id }) => id)).toEqual([
    capture.providerPayment,
    refunds()[0]?.id,
    expect.stringContaining(':failed'),
    taken,
  ]);
  await rig.stop();
});

test('all pages are read, however many there are, and a silent provider is an error', async () => {
  const rig = await openMollieRig();
  for (let n = 0; n < 260; n += 1) await payOne(rig);
  const until = addMinutes(rig.clock.now(), 1);
  const span = { from: addMinutes(until, -60), until };
  const lines = (await rig.provider.lines?.(span)) ?? [];
  expect(new Set(lines.map(({ id }) => id)).size).toBe(260);
  rig.trouble({ on: 'GET /v2/refunds', what: 'broken' });
  await expect(rig.provider.lines?.(span)).rejects.toThrow('answered 500');
  await rig.stop();
});

test('what its lists have is what the books have; what nobody told is found', async () => {
  const double = await startMollieDouble({ posting: 'held', clock: { now: () => rig.app.clock.now() } });
  const rig = await openReconciliation({
    payments: (parts) => [makeMollieProvider(parts, { apiKey: double.apiKey, apiUrl: double.url })],
  });
  const person = await rig.person();
  const shop = await rig.app.makeShop('Lists');
  const goods = await rig.app.makeGoods([{ code: 'L-1', cost: '4.00', stock: 500 }]);
  await rig.app.list(shop, goods, '9.00');
  const move = (minutes: number) => rig.app.clock.set(addMinutes(rig.app.clock.now(), minutes));
  const itemsOf = async () => (await rig.look(), await rig.state(person)).items;
  const order = async () => {
    const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
    const { quote_id } = await rig.app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
    const ask = { quote_id, buyer: testBuyer, terms: true, method: 'mollie' } as const;
    const { order_token: token } = await rig.app.ask(checkout, ask, { onceKey: randomUUID() });
    await rig.app.ask(openPayment, { token });
    const id = [...double.book.payments.keys()].at(-1) ?? '';
    double.pay(id);
    return { id, receive: () => rig.app.ask(paymentResult, { token }) };
  };
  const known = await order();
  await known.receive();
  move(90);
  expect(await itemsOf()).toEqual([]);
  const place = (await rig.state(person)).places.find((one) => one.place === 'psp:mollie');
  expect(place).toMatchObject({ difference: '0.00' });
  expect(place?.actual).not.toBe('0.00');
  // Its lists do not say what it sent to our bank: their sum is no balance, and the books' own word stands for it.
  await sealAll(rig.env);
  const report = await reportReserves(rig.env, noAddresses);
  expect(report?.places).toMatchObject([{ place: 'books:psp:mollie', label: 'claimed' }]);
  const unreported = await order();
  move(90);
  expect(await itemsOf()).toMatchObject([
    { place: 'psp:mollie', kind: 'missing_inside', subject: unreported.id },
  ]);
  await unreported.receive();
  expect(await itemsOf()).toEqual([]);
  await rig.close();
  await double.stop();
});
