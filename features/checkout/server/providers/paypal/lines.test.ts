// PayPal's own account of our money: each transaction once, hours late, and against the books of an instance.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openReconciliation } from '#testing/reconciliation.ts';
import { testBuyer } from '#testing/test-app.ts';
import { addMinutes } from '#domain/time.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { openPayment, paymentResult } from '#features/checkout/pay.contract.ts';
import { startPaypalDouble } from '#tools/testing/paypal-double/double.ts';
import { configOf, openPaypalRig } from '#tools/testing/paypal-rig.ts';
import { openOne, passMinutes, payOne } from '#tools/testing/payment-suite/rig.ts';
import { makePaypalProvider } from './provider.ts';

const searching = { searchesTransactions: true };

test('what moved money in a span is there once, with its fee, and nothing else is', async () => {
  const rig = await openPaypalRig(searching);
  const from = rig.clock.now();
  await openOne(rig);
  const { capture, back } = await payOne(rig);
  await back(1_000n, 'ours');
  const manual = rig.double.refundInDashboard(capture.providerPayment, {
    currency_code: 'EUR',
    value: '1.00',
  });
  rig.double.outcomes.captureStatus = 'PENDING';
  const waiting = await openOne(rig);
  rig.double.approve(waiting.ref.ref);
  expect(await rig.provider.fetch(waiting.ref)).toBeUndefined();
  const taken = rig.double.enter('T1201', { currency_code: 'EUR', value: '-39.99' });
  const sent = rig.double.enter('T0400', { currency_code: 'EUR', value: '-10.00' });
  rig.double.enter('T0200', { currency_code: 'XXX', value: '-10.00' });
  passMinutes(rig, 240);
  const lines = (await rig.provider.lines?.({ from, until: addMinutes(from, 60) })) ?? [];
  const id = capture.providerPayment;
  expect(lines).toHaveLength(6);
  expect(lines).toEqual(
    expect.arrayContaining([
      { id: `${id}:T0006`, kind: 'capture', ref: id, at: from, asset: 'EUR', units: 4_999n },
      { id: `${id}:T0006:fee`, kind: 'fee', ref: id, at: from, asset: 'EUR', units: -175n },
      expect.objectContaining({ kind: 'refund', ref: 'ours', units: -1_000n }),
      expect.objectContaining({ kind: 'refund', ref: manual.id, units: -100n }),
      expect.objectContaining({ kind: 'dispute', ref: taken, units: -3_999n }),
      expect.objectContaining({ kind: 'payout', ref: sent, units: -1_000n }),
    ]),
  );
  await rig.stop();
});

test('a payment that people looked at for half a day stands where it began, and is found', async () => {
  const rig = await openPaypalRig(searching);
  rig.double.outcomes.captureStatus = 'PENDING';
  const { ref } = await openOne(rig);
  rig.double.approve(ref.ref);
  await rig.provider.fetch(ref);
  passMinutes(rig, 12 * 60);
  const from = rig.clock.now();
  rig.double.completeCapture(ref.ref);
  passMinutes(rig, 240);
  const lines = (await rig.provider.lines?.({ from, until: addMinutes(from, 60) })) ?? [];
  expect(lines.filter(({ kind }) => kind === 'capture')).toMatchObject([{ units: 4_999n }]);
  await rig.stop();
});

test('a line at the end of a span is of the next one alone', async () => {
  const rig = await openPaypalRig(searching);
  const at = rig.clock.now();
  const { capture } = await payOne(rig);
  passMinutes(rig, 240);
  const spans = [
    { from: addMinutes(at, -60), until: at },
    { from: at, until: addMinutes(at, 60) },
  ];
  const [before, after] = await Promise.all(spans.map(async (span) => rig.provider.lines?.(span)));
  expect(before).toEqual([]);
  expect(after).toMatchObject([{ ref: capture.providerPayment }, { kind: 'fee' }]);
  await rig.stop();
});

test('all pages are read, and a silent or closed search is an error', async () => {
  const rig = await openPaypalRig(searching);
  const from = rig.clock.now();
  for (let n = 0; n < 1_100; n += 1) rig.double.enter('T0006', { currency_code: 'EUR', value: '1.00' });
  passMinutes(rig, 240);
  const span = { from, until: addMinutes(from, 60) };
  const lines = (await rig.provider.lines?.(span)) ?? [];
  expect(new Set(lines.map(({ id }) => id)).size).toBe(1_100);
  rig.trouble({ on: 'GET /v1/reporting', what: 'broken' });
  await expect(rig.provider.lines?.(span)).rejects.toThrow('answered 500');
  rig.double.enter('T0006', { currency_code: 'XXX', value: '1.00' });
  passMinutes(rig, 240);
  await expect(rig.provider.lines?.({ from, until: addMinutes(from, 300) })).rejects.toThrow('XXX');
  await rig.stop();
});

test('an app that may not search has no account to compare', async () => {
  const rig = await openPaypalRig();
  expect(Object.keys(rig.provider)).not.toContain('lines');
  expect(rig.provider.linesLateMinutes).toBeUndefined();
  await rig.stop();
});

test('what its account has is what the books have, hours later; what nobody told is found, and lateness is no difference', async () => {
  const double = await startPaypalDouble({ posting: 'held', clock: { now: () => rig.app.clock.now() } });
  const rig = await openReconciliation({
    payments: (parts) => [makePaypalProvider(parts, { ...configOf(double), ...searching })],
  });
  const person = await rig.person();
  const shop = await rig.app.makeShop('Searched');
  const goods = await rig.app.makeGoods([{ code: 'S-1', cost: '4.00', stock: 500 }]);
  await rig.app.list(shop, goods, '9.00');
  const move = (minutes: number) => rig.app.clock.set(addMinutes(rig.app.clock.now(), minutes));
  const itemsOf = async () => (await rig.look(), await rig.state(person)).items;
  const order = async () => {
    const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
    const { quote_id } = await rig.app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
    const ask = { quote_id, buyer: testBuyer, terms: true, method: 'paypal' } as const;
    const { order_token: token } = await rig.app.ask(checkout, ask, { onceKey: randomUUID() });
    await rig.app.ask(openPayment, { token });
    const id = [...double.book.orders.keys()].at(-1) ?? '';
    double.approve(id);
    return { id, receive: () => rig.app.ask(paymentResult, { token }) };
  };
  await (await order()).receive();
  // Long before its account shows the payment, nothing is missing.
  for (const minutes of [61, 60, 60]) {
    move(minutes);
    expect(await itemsOf()).toEqual([]);
  }
  move(180);
  expect(await itemsOf()).toEqual([]);
  const place = (await rig.state(person)).places.find((one) => one.place === 'psp:paypal');
  expect(place).toMatchObject({ difference: '0.00' });
  expect(place?.actual).not.toBe('0.00');
  const unreported = await order();
  double.captureElsewhere(unreported.id);
  move(10 * 60);
  const captureId = double.book.orders.get(unreported.id)?.capture?.id;
  expect(await itemsOf()).toMatchObject([
    { place: 'psp:paypal', kind: 'missing_inside', subject: captureId },
  ]);
  await unreported.receive();
  expect(await itemsOf()).toEqual([]);
  await rig.close();
  await double.stop();
});
