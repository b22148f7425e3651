// Money that goes back by bank: a row at once, a list for a person, and paid only when a statement says so.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { camtOf, decisionIn, openBank, refundTimer, type BankRig } from '#testing/bank.ts';
import { shareBack } from '#domain/payments/money-back.ts';

let rig: BankRig;
beforeAll(async () => {
  rig = await openBank();
});
afterAll(() => rig.close());

const note = 'The buyer named it in a letter.';

async function paid(units: bigint, parts: { amount: string; iban?: string; name?: string }[]) {
  const payment = await rig.open(units);
  await rig.send(camtOf(parts.map((part) => ({ ...part, text: payment.ref }))));
  return payment;
}

async function ask(
  payment: Awaited<ReturnType<typeof paid>>,
  units: bigint,
  more: { to?: string; refundId?: string } = {},
) {
  const { refundId = randomUUID(), to = '' } = more;
  const capture = await rig.provider.fetch(payment);
  const asked = {
    refundId,
    payment,
    providerPayment: capture?.providerPayment ?? '',
    asset: payment.asset,
    units,
    to,
  };
  return { refundId, answer: await rig.provider.refund(asked) };
}

const rowsOf = async (ref: string, state: 'waiting' | 'exported' | 'paid' = 'waiting') =>
  (await rig.returns(state)).list.filter(({ reference }) => reference === ref);

test('a refund is pending until the bank has booked it, then paid; the same id moves it once', async () => {
  const payment = await paid(2_460n, [{ amount: '24.60', name: '=HYPERLINK("x") Anna' }]);
  const { refundId, answer } = await ask(payment, 1_000n, { to: 'GB29NWBK60161331926819' });
  expect(answer).toBe('pending');
  const again = await Promise.all(Array.from({ length: 30 }, () => ask(payment, 1_000n, { refundId })));
  expect(new Set(again.map((one) => one.answer))).toEqual(new Set(['pending']));
  const [row, ...more] = await rowsOf(payment.ref);
  expect(more).toEqual([]);
  // It goes back by the way it came, whatever somebody with the link has typed.
  expect(row).toMatchObject({
    kind: 'refund',
    amount: '10.00',
    to_account: 'DE02120300000000202051',
    named_by: 'statement',
  });

  const list = await rig.list();
  expect(list.csv).toContain(
    `DE89370400440532013000,"HYPERLINK(""x"") Anna",DE02120300000000202051,,10.00,EUR,${row?.code}`,
  );
  expect(await rowsOf(payment.ref, 'exported')).toMatchObject([{ code: row?.code, batch_id: list.batch_id }]);
  expect((await rig.list(list.batch_id)).csv).toBe(list.csv);
  await expect(rig.list()).rejects.toThrow(/nothing_to_send/);

  const debit = { side: 'DBIT', text: `refund ${row?.code.toLowerCase()}` } as const;
  expect(await rig.send(camtOf([{ ...debit, amount: '10.01' }]))).toMatchObject({ waiting: 1, settled: 0 });
  expect((await ask(payment, 1_000n, { refundId })).answer).toBe('pending');
  expect(await rig.send(camtOf([{ ...debit, amount: '10.00' }]))).toMatchObject({ settled: 1 });
  expect((await ask(payment, 1_000n, { refundId })).answer).toBe('paid');
  expect(await rig.send(camtOf([{ ...debit, amount: '10.00' }]))).toMatchObject({ settled: 0, waiting: 1 });
  expect((await rig.waiting()).map(({ why }) => why)).toEqual(
    expect.arrayContaining(['other_amount', 'sent_before']),
  );
  expect(await rig.hasTimer(refundId, refundTimer)).toBe(true);
});

test('thirty lists at once put nothing on two of them', async () => {
  const payments = await Promise.all(Array.from({ length: 8 }, () => paid(500n, [{ amount: '5.00' }])));
  await Promise.all(payments.map((payment) => ask(payment, 500n)));
  const lists = await Promise.all(
    Array.from({ length: 30 }, () => rig.list().catch((error: unknown) => String(error))),
  );
  const codes = lists.flatMap((list) =>
    typeof list === 'string' ? [] : (list.csv.match(/SR-\w{4}-\w{4}/g) ?? []),
  );
  expect(codes).toHaveLength(8);
  expect(new Set(codes).size).toBe(8);
});

test('who paid in parts gets parts back, the largest first, and never more than came from them', async () => {
  const payment = await paid(3_000n, [
    { amount: '10.00', iban: 'DE02120300000000202051', name: 'Anna' },
    { amount: '20.00', iban: 'GB29NWBK60161331926819', name: 'Ben' },
  ]);
  const { refundId } = await ask(payment, 2_500n);
  const rows = await rowsOf(payment.ref);
  const shares = rows.map(({ to_name: name, amount }) => `${name} ${amount}`);
  expect(shares.toSorted()).toEqual(['Anna 5.00', 'Ben 20.00']);
  const [one, other] = rows;
  await rig.send(camtOf([{ side: 'DBIT', amount: one?.amount ?? '', text: one?.code ?? '' }]));
  expect((await ask(payment, 2_500n, { refundId })).answer).toBe('pending');
  await rig.send(camtOf([{ side: 'DBIT', amount: other?.amount ?? '', text: other?.code ?? '' }]));
  expect((await ask(payment, 2_500n, { refundId })).answer).toBe('paid');
  await ask(payment, 500n);
  expect(await rowsOf(payment.ref)).toMatchObject([{ to_name: 'Anna', amount: '5.00' }]);
});

test('shares sum to the refund, and nobody gets more than they gave while there is room', () => {
  const payer = fc.record({ account: fc.constantFrom('A', 'B', 'C'), units: fc.bigInt(1n, 1_000n) });
  fc.assert(
    fc.property(fc.array(payer, { minLength: 1, maxLength: 5 }), fc.bigInt(1n, 1_000n), (payers, wanted) => {
      const parts = payers.map((one) => ({ ...one, name: one.account, bic: '' }));
      const came = parts.reduce((sum, { units }) => sum + units, 0n);
      const units = wanted > came ? came : wanted;
      const shares = shareBack(parts, new Map(), units);
      expect(shares.reduce((sum, share) => sum + share.units, 0n)).toBe(units);
      for (const { payer: to, units: share } of shares) {
        const gave = parts
          .filter(({ account }) => account === to.account)
          .reduce((sum, one) => sum + one.units, 0n);
        expect(share).toBeLessThanOrEqual(gave);
      }
    }),
  );
});

test('where the statement names no account, the buyer does; without that two people', async () => {
  const payment = await paid(700n, [{ amount: '7.00', iban: '' }]);
  const { refundId } = await ask(payment, 300n);
  await rig.list().catch(() => undefined);
  expect(await rowsOf(payment.ref)).toMatchObject([{ to_account: '', named_by: 'nobody' }]);
  await ask(payment, 300n, { refundId, to: 'not an account' });
  expect(await rowsOf(payment.ref)).toMatchObject([{ named_by: 'nobody' }]);
  await ask(payment, 300n, { refundId, to: 'gb29 nwbk 6016 1331 9268 19' });
  expect(await rowsOf(payment.ref)).toMatchObject([
    { to_account: 'GB29NWBK60161331926819', named_by: 'buyer' },
  ]);
  await ask(payment, 300n, { refundId, to: 'DE02120300000000202051' });
  expect(await rowsOf(payment.ref)).toMatchObject([{ to_account: 'GB29NWBK60161331926819' }]);

  const other = await paid(700n, [{ amount: '7.00', iban: '' }]);
  await ask(other, 700n);
  const [row] = await rowsOf(other.ref);
  const place = {
    id: row?.id ?? '',
    act: 'place',
    to_name: 'Ben',
    to_account: 'DE02120300000000202051',
    note,
  } as const;
  const proposed = await rig.place('first', place);
  expect(proposed).toMatchObject({ code: 200, data: { needs_second: true } });
  const confirm = { id: place.id, act: 'confirm', decision_id: decisionIn(proposed) } as const;
  expect(await rig.place('first', confirm)).toMatchObject({ code: 409, data: { reason: 'same_person' } });
  expect(await rig.place('second', confirm)).toMatchObject({ code: 200, data: { state: 'waiting' } });
  expect(await rowsOf(other.ref)).toMatchObject([
    { to_account: 'DE02120300000000202051', named_by: 'people' },
  ]);
});

test('a sending that the bank refused goes on the next list to another account', async () => {
  const payment = await paid(900n, [{ amount: '9.00' }]);
  await ask(payment, 900n);
  await rig.list();
  const [row] = await rowsOf(payment.ref, 'exported');
  const place = {
    id: row?.id ?? '',
    act: 'place',
    to_name: 'Anna',
    to_account: 'GB29NWBK60161331926819',
    note,
  } as const;
  const proposed = await rig.place('first', place);
  await rig.place('second', { id: place.id, act: 'confirm', decision_id: decisionIn(proposed) });
  const list = await rig.list();
  expect(list.csv).toContain(`GB29NWBK60161331926819,,9.00,EUR,${row?.code}`);
});

test('a sending without our reference waits for two people when it looks like one of ours', async () => {
  const payment = await paid(1_100n, [{ amount: '11.00', iban: 'DE75512108001245126199' }]);
  const { refundId } = await ask(payment, 1_100n);
  const mark = randomUUID();
  await rig.send(camtOf([{ side: 'DBIT', amount: '11.00', iban: 'DE75512108001245126199', name: mark }]));
  const line = (await rig.waiting()).find(({ other_name: name }) => name === mark);
  expect(line).toMatchObject({ why: 'like_return', direction: 'debit' });
  const [row] = await rowsOf(payment.ref);
  const settle = { id: line?.id ?? '', act: 'settle', reference: row?.code ?? '', note } as const;
  const proposed = await rig.decide('first', settle);
  const confirm = { id: settle.id, act: 'confirm', decision_id: decisionIn(proposed) } as const;
  expect(await rig.decide('second', confirm)).toMatchObject({ code: 200, data: { state: 'settled' } });
  expect((await ask(payment, 1_100n, { refundId })).answer).toBe('paid');
});

test('a payment that never came gives nothing back', async () => {
  const payment = await rig.open(500n);
  await expect(ask(payment, 500n)).rejects.toThrow(/never came/);
  await rig.send(camtOf([{ amount: '1.00', text: payment.ref }]));
  await expect(ask(payment, 100n)).rejects.toThrow(/never came/);
});
