// What two people decide about money at the bank, and what the database lets nobody do.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { camtOf, decisionIn, openBank, type BankRig, type Booked } from '#testing/bank.ts';
import { referenceOf } from '#domain/deposits/bank-reference.ts';
import { bankLineMachine } from '#domain/states/bank.ts';
import { sqlState, statement } from '#platform/db/database.ts';

let rig: BankRig;
beforeAll(async () => {
  rig = await openBank();
});
afterAll(() => rig.close());

const note = 'The buyer called and named the order.';

/** Brings one line and gives it as it waits. */
async function lineOf(booked: Booked) {
  const name = booked.name ?? `Payer ${randomUUID()}`;
  await rig.send(camtOf([{ ...booked, name }]));
  const found = (await rig.waiting()).find((line) => line.other_name === name);
  if (found === undefined) throw new Error('the line does not wait');
  return found;
}

test('one person proposes what a line is for, another one confirms, and only then the payment is whole', async () => {
  const payment = await rig.open(990n);
  const line = await lineOf({ amount: '12.00', text: 'forgot the reference' });
  const ask = { id: line.id, act: 'match', reference: payment.ref.toLowerCase(), note } as const;
  const proposed = await rig.decide('first', ask);
  expect(proposed).toMatchObject({ code: 200, data: { state: 'open', needs_second: true } });
  expect(await rig.decide('second', ask)).toMatchObject({ code: 203, data: { reason: 'proposed' } });
  expect(await rig.provider.fetch(payment)).toBeUndefined();
  const confirm = { id: line.id, act: 'confirm', decision_id: decisionIn(proposed) } as const;
  expect(await rig.decide('first', confirm)).toMatchObject({ code: 409, data: { reason: 'same_person' } });
  const shown = (await rig.waiting()).find(({ id }) => id === line.id)?.proposal;
  expect(shown).toMatchObject({ act: 'match', target: payment.ref, note, is_yours: true });
  expect(await rig.decide('second', confirm)).toMatchObject({ code: 200, data: { state: 'matched' } });
  expect(await rig.decide('second', confirm)).toMatchObject({ code: 203, data: { reason: 'decided' } });
  expect(await rig.provider.fetch(payment)).toMatchObject({ units: 990n, eventId: line.id });
  const back = (await rig.returns()).list.filter(({ reference }) => reference === payment.ref);
  expect(back).toMatchObject([{ kind: 'excess', amount: '2.10', named_by: 'statement' }]);
});

test('a proposal can be dropped, also by whoever made it, and another one made', async () => {
  const line = await lineOf({ amount: '3.00' });
  const first = await rig.decide('first', { id: line.id, act: 'other', note: 'Interest of the bank.' });
  const dropped = { id: line.id, act: 'drop', decision_id: decisionIn(first) } as const;
  expect(await rig.decide('first', dropped)).toMatchObject({ code: 200, data: { state: 'open' } });
  const next = await rig.decide('second', { id: line.id, act: 'return', note });
  expect(next).toMatchObject({ code: 200, data: { needs_second: true } });
  const confirm = { id: line.id, act: 'confirm', decision_id: decisionIn(next) } as const;
  expect(await rig.decide('first', { ...confirm, decision_id: decisionIn(first) })).toMatchObject({
    code: 203,
  });
  expect(await rig.decide('first', confirm)).toMatchObject({ code: 200, data: { state: 'returning' } });
  const row = (await rig.returns()).list.find(({ to_name: name }) => name === line.other_name);
  expect(row).toMatchObject({ kind: 'unmatched', amount: '3.00', to_account: 'DE02120300000000202051' });
});

test('what does not fit is refused when it is proposed and again when it is confirmed', async () => {
  const [whole, dollars, free] = [await rig.open(500n), await rig.open(500n, 'USD'), await rig.open(500n)];
  await rig.send(camtOf([{ amount: '5.00', text: whole.ref }]));
  const line = await lineOf({ amount: '5.00' });
  const match = (reference: string) => rig.decide('first', { id: line.id, act: 'match', reference, note });
  expect(await match('SL-1234-5678')).toMatchObject({
    code: 405,
    data: { field: 'reference', reason: 'checksum' },
  });
  expect(await match('SL-0000-0070')).toMatchObject({ code: 404 });
  expect(await match(whole.ref)).toMatchObject({ code: 203, data: { reason: 'paid_before' } });
  expect(await match(dollars.ref)).toMatchObject({ code: 203, data: { reason: 'other_currency' } });
  expect(await rig.decide('first', { id: line.id, act: 'match', reference: free.ref })).toMatchObject({
    code: 403,
    data: { field: 'note' },
  });
  const settle = { id: line.id, act: 'settle', note } as const;
  expect(await rig.decide('first', { ...settle, reference: free.ref })).toMatchObject({ code: 405 });
  const back = referenceOf('back', 5n);
  expect(await rig.decide('first', { ...settle, reference: back })).toMatchObject({ code: 203 });
  const proposed = await match(free.ref);
  await rig.send(camtOf([{ amount: '5.00', text: free.ref }]));
  const confirm = { id: line.id, act: 'confirm', decision_id: decisionIn(proposed) } as const;
  expect(await rig.decide('second', confirm)).toMatchObject({ code: 203, data: { reason: 'paid_before' } });
  const nameless = await lineOf({ amount: '5.00', iban: '' });
  expect(await rig.decide('first', { id: nameless.id, act: 'return', note })).toMatchObject({
    code: 403,
    data: { field: 'to_account' },
  });
  const wrong = { to_account: 'DE00370400440532013000', to_name: 'Ben' };
  expect(await rig.decide('first', { id: nameless.id, act: 'return', note, ...wrong })).toMatchObject({
    code: 405,
    data: { field: 'to_account' },
  });
  expect(await rig.decide('first', { id: randomUUID(), act: 'return', note })).toMatchObject({ code: 404 });
});

test('a line is confirmed once, however many confirm at once, also while a file pays the same payment', async () => {
  for (let round = 0; round < 8; round += 1) {
    const payment = await rig.open(800n);
    const line = await lineOf({ amount: '8.00' });
    const proposed = await rig.decide('first', { id: line.id, act: 'match', reference: payment.ref, note });
    const confirm = { id: line.id, act: 'confirm', decision_id: decisionIn(proposed) } as const;
    const [report, ...said] = await Promise.all([
      rig.send(camtOf([{ amount: '8.00', text: payment.ref }])),
      ...Array.from({ length: 6 }, () => rig.decide('second', confirm)),
    ]);
    const confirmed = said.filter(({ code }) => code === 200).length;
    expect(confirmed + report.paid).toBe(1);
    expect(await rig.provider.progress?.(payment)).toEqual({ units: 800n, finalUnits: 800n });
    const excess = (await rig.returns()).list.filter(({ reference }) => reference === payment.ref);
    expect(excess).toHaveLength(report.paid === 1 ? 0 : 1);
  }
});

test('money of a payment that never became whole waits after its end, and goes back whole', async () => {
  const payment = await rig.open(2_000n);
  const mark = randomUUID();
  await rig.send(camtOf([{ amount: '15.00', text: payment.ref, name: mark }]));
  const find = async () => (await rig.waiting()).find(({ other_name: name }) => name === mark);
  expect(await find()).toBeUndefined();
  await rig.pass(95);
  expect(await find()).toBeUndefined();
  await rig.pass(2);
  const line = await find();
  expect(line).toMatchObject({ why: 'incomplete', reference: payment.ref, missing: '5.00' });
  const proposed = await rig.decide('first', { id: line?.id ?? '', act: 'return', note });
  const confirm = { id: line?.id ?? '', act: 'confirm', decision_id: decisionIn(proposed) } as const;
  expect(await rig.decide('second', confirm)).toMatchObject({ code: 200, data: { state: 'returning' } });
  expect(await rig.provider.progress?.(payment)).toBeUndefined();
  const rows = (await rig.returns()).list.filter(({ reference }) => reference === payment.ref);
  expect(rows).toMatchObject([{ kind: 'unmatched', amount: '15.00' }]);
  // Late money for it is whole all the same: the platform gives it back by itself, through its books.
  expect(await rig.send(camtOf([{ amount: '20.00', text: payment.ref, day: '2026-03-05' }]))).toMatchObject({
    paid: 1,
  });
});

test('what a line may have meant is suggested: a slip in the reference, the amount', async () => {
  const payment = await rig.open(73_111n);
  const wrong = payment.ref.endsWith('7') ? '8' : '7';
  const near = await lineOf({ amount: '1.00', text: payment.ref.slice(0, -1) + wrong });
  expect(near.suggestions).toMatchObject([{ reference: payment.ref, missing: '731.11', why: ['reference'] }]);
  const same = await lineOf({ amount: '731.11', text: 'order' });
  expect(same.suggestions).toMatchObject([{ reference: payment.ref, why: ['amount'] }]);
});

const direct = (name: string, text: string) => rig.env.db.direct.rows(statement<never>(name, text), []);
const stateOf = async (name: string, text: string) =>
  direct(name, text).then(
    () => 'none',
    (error: unknown) => sqlState(error),
  );

test('the database holds that a machine matches only what the line says, and people only in twos', async () => {
  const payment = await rig.open(600n);
  const line = await lineOf({ amount: '6.00' });
  const settle = `ended_at = booked_on, reason = null where id = '${line.id}'`;
  const match = `update bank_line set state = 'matched', reference = '${payment.ref}', used_units = 600, ${settle}`;
  expect(await stateOf('bank-test-machine', match)).toBe('23514');
  expect(await stateOf('bank-test-return', `update bank_line set state = 'returning', ${settle}`)).toBe(
    '23514',
  );
  const proposed = await rig.decide('first', { id: line.id, act: 'match', reference: payment.ref, note });
  const id = decisionIn(proposed);
  const early = match.replace('state =', `decision_id = '${id}', state =`);
  expect(await stateOf('bank-test-early', early)).toBe('23503');
  const confirm = (by: string) =>
    `update bank_decision set state = 'confirmed', checker = ${by}, ended_at = made_at where id = '${id}'`;
  expect(await stateOf('bank-test-same', confirm('maker'))).toBe('23514');
  expect(await stateOf('bank-test-nobody', confirm('null'))).toBe('23514');
  for (const [name, act] of [
    ['bank-test-amount', 'update bank_line set units = units'],
    ['bank-test-text', 'update bank_line set text = text'],
    ['bank-test-found', 'update bank_line set found = found'],
    ['bank-test-delete', 'delete from bank_line'],
    ['bank-test-wanted', 'update bank_reference set units = units'],
    ['bank-test-maker', 'update bank_decision set maker = maker'],
    ['bank-test-owed', 'update bank_return set units = units'],
    ['bank-test-drop', 'delete from bank_return'],
    ['bank-test-import', 'delete from bank_import'],
  ] as const)
    expect([name, await stateOf(name, act)]).toEqual([name, '42501']);
});

test('the moves of a line are closed: what has ended stays ended', () => {
  const { states, ends } = bankLineMachine;
  expect(states.filter((state) => !ends.includes(state))).toEqual(['open', 'matched']);
});
