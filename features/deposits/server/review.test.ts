// What people decide about deposits, and what the database lets nobody do.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositFile, waitingDeposits } from '#features/deposits/review.contract.ts';
import { sqlState, statement } from '#platform/db/database.ts';
import { openDeposits, type Depositor, type DepositRig } from '#testing/deposits.ts';

let rig: DepositRig;
beforeAll(async () => {
  rig = await openDeposits();
});
afterAll(() => rig.close());

const day = 86_400;
let references = 0;

async function slip(who: Depositor): Promise<string> {
  const { id } = await rig.quote(who, { channel_id: 'bank', amount: '40.00' });
  await rig.tell(who, id, { files: [await rig.proof()] });
  return id;
}

const proposed = async (
  who: Depositor,
  deposit: string,
  more: { amount?: string; reference?: string } = {},
) => {
  references += 1;
  const { amount = '38.50', reference = `Statement 7/${references}` } = more;
  return rig.decide(rig.first, who, { deposit, act: 'propose', amount, reference });
};

function receiptIn(envelope: { data: unknown }): string {
  const { data } = envelope;
  if (typeof data !== 'object' || data === null || !('receipt_id' in data)) return 'none';
  return typeof data.receipt_id === 'string' ? data.receipt_id : 'none';
}

test('what a bank shows is attested by one person and booked by another, with the amount that arrived', async () => {
  const who = await rig.depositor();
  const deposit = await slip(who);
  const one = await proposed(who, deposit);
  expect(one).toMatchObject({ code: 200, data: { needs_second: true, state: 'submitted' } });
  expect(await rig.balances(who)).toMatchObject({ shop_available: 0n, treasury: 0n });
  const confirm = { deposit, act: 'confirm', receipt_id: receiptIn(one) } as const;
  expect(await rig.decide(rig.first, who, confirm)).toMatchObject({
    code: 409,
    data: { reason: 'same_person' },
  });
  expect(await rig.decide(rig.second, who, confirm)).toMatchObject({ code: 200, data: { state: 'success' } });
  expect(await rig.balances(who)).toMatchObject({ shop_available: 3_850n, treasury: 3_850n });
  expect(await rig.decide(rig.second, who, confirm)).toMatchObject({
    code: 203,
    data: { reason: 'decided' },
  });
  expect(await rig.checkBook(who)).toEqual([]);
});

test('nobody decides about a merchant they let in', async () => {
  const who = await rig.depositor();
  const deposit = await slip(who);
  const ask = { deposit, act: 'propose', amount: '40.00', reference: 'Statement X' } as const;
  expect(await rig.decide(rig.app.operator, who, ask)).toMatchObject({
    code: 409,
    data: { reason: 'invited_by_you' },
  });
  const { list } = await rig.app.ask(waitingDeposits, {}, { token: await rig.app.operator() });
  const { id = '' } = list.find((one) => one.id.endsWith(deposit)) ?? {};
  const shown = await rig.app.ask(depositFile, { id }, { token: await rig.app.operator() });
  expect(shown).toMatchObject({ barred: 'invited_by_you', proofs: 1, proof_files: [{ mime: 'image/jpeg' }] });
});

test('one line of a bank is booked once, for whichever deposit', async () => {
  const [one, other] = [await rig.depositor(), await rig.depositor()];
  const [first, second] = [await slip(one), await slip(other)];
  const reference = 'Statement 9/1';
  const here = receiptIn(await proposed(one, first, { reference }));
  const there = receiptIn(await proposed(other, second, { reference: 'STATEMENT  9/1' }));
  await rig.decide(rig.second, one, { deposit: first, act: 'confirm', receipt_id: here });
  const twice = await rig.decide(rig.second, other, { deposit: second, act: 'confirm', receipt_id: there });
  expect(twice).toMatchObject({ code: 429, data: { reason: 'booked' } });
  expect(await rig.balances(other)).toMatchObject({ shop_available: 0n, treasury: 0n });
  const drop = { deposit: second, act: 'drop', receipt_id: there } as const;
  expect(await rig.decide(rig.second, other, drop)).toMatchObject({
    code: 200,
    data: { state: 'submitted' },
  });
});

test('the database holds that two different people, neither the inviter, stand behind what no machine saw', async () => {
  const who = await rig.depositor();
  const deposit = await slip(who);
  const receipt = receiptIn(await proposed(who, deposit));
  const confirmAs = (by: string, name: string) =>
    rig.env.db.direct.rows(
      statement(
        name,
        `update deposit_receipt set state = 'credited', credited_units = 100, confirmed_by = ${by}
         where shop_id = $1 and id = $2`,
      ),
      [who.shopId, receipt],
    );
  for (const [by, name] of [
    ['proposed_by', 'deposit-test-same'],
    ['inviter', 'deposit-test-inviter'],
    ['null', 'deposit-test-nobody'],
  ] as const) {
    const refused = await confirmAs(by, name).catch((error: unknown) => sqlState(error));
    expect(refused).toBe('23514');
  }
});

test('a no has a reason of the list and a text; more is refused', async () => {
  const who = await rig.depositor();
  const deposit = await slip(who);
  const text = 'The transfer shows another sender than the owner of the shop.';
  const fail = { deposit, act: 'fail', reason_code: 'third_party_sender', text } as const;
  expect(await rig.decide(rig.first, who, { deposit, act: 'fail', text })).toMatchObject({ code: 403 });
  expect(await rig.decide(rig.first, who, { ...fail, text: 'Not possible.' })).toMatchObject({
    code: 405,
    data: { field: 'text' },
  });
  expect(await rig.decide(rig.first, who, fail)).toMatchObject({ code: 200, data: { state: 'failure' } });
  expect(await rig.look(who, deposit)).toMatchObject({
    status: 'failure',
    failure_code: 'third_party_sender',
    failure_reason: text,
    next_step: 'service',
  });
  expect(await rig.decide(rig.first, who, fail)).toMatchObject({ code: 203, data: { reason: 'decided' } });
});

test('a question can be answered for a week, then the deposit comes to nothing', async () => {
  const [answers, silent] = [await rig.depositor(), await rig.depositor()];
  const [one, other] = [await slip(answers), await slip(silent)];
  for (const [who, deposit] of [
    [answers, one],
    [silent, other],
  ] as const) {
    const ask = { deposit, act: 'ask', text: 'Which bank did you send it from?' } as const;
    expect(await rig.decide(rig.first, who, ask)).toMatchObject({ data: { state: 'needs_info' } });
  }
  await rig.pass(6 * day, day / 2);
  expect(await rig.look(answers, one)).toMatchObject({
    status: 'awaiting_review',
    question: 'Which bank did you send it from?',
  });
  expect(await rig.tell(answers, one, {})).toMatchObject({ code: 403 });
  expect(await rig.tell(answers, one, { note: 'From the Bank of Leeds.' })).toMatchObject({ code: 200 });
  await rig.pass(1.5 * day, day / 2);
  expect(await rig.look(answers, one)).toMatchObject({ state: 'submitted', note: 'From the Bank of Leeds.' });
  expect(await rig.look(silent, other)).toMatchObject({ state: 'failure', failure_code: 'no_answer' });
  const late = await rig.tell(silent, other, { note: 'Sorry, from the Bank of York.' });
  expect(late).toMatchObject({ code: 203, data: { reason: 'over' } });
});

test('a step outside the table is refused by the database', async () => {
  const who = await rig.depositor();
  const { id } = await rig.quote(who);
  const step = statement(
    'deposit-test-step',
    `insert into deposit_event (shop_id, deposit_id, version, move, from_state, to_state, actor, at)
     values ($1, $2, 2, 'credit', 'quoted', 'success', 'merchant', now())`,
  );
  const refused = await rig.env.db.direct
    .rows(step, [who.shopId, id])
    .catch((error: unknown) => sqlState(error));
  expect(refused).toBe('23503');
});
