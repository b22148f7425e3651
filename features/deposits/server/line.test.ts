// A bank deposit is a line of a statement: the line credits it, or two people do on the line, and no line is used twice.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBank } from '#testing/bank.ts';
import { openDeposits, type Depositor, type DepositRig } from '#testing/deposits.ts';
import { consoleToken } from '#testing/door.ts';
import { releaseStatement } from '#testing/statements.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import type { OperatorRole } from '#domain/rights.ts';
import * as bank from '#features/bank/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { depositFile, waitingDeposits } from '#features/deposits/review.contract.ts';
import { channelPay } from '#features/deposits/contract.ts';
import { sqlState, statement } from '#platform/db/database.ts';
import { keeps } from '#testing/keeps.ts';

let rig: DepositRig;
let reviewer: () => Promise<string>;
let finance: () => Promise<string>;
beforeAll(async () => {
  rig = await openDeposits({ bankAccounts: testBank.accounts });
  reviewer = await person('reviewer');
  finance = await person('finance');
});
afterAll(() => rig.close());

const payer = 'Mara Ellison';

async function person(role: OperatorRole): Promise<() => Promise<string>> {
  const username = `${role}-${randomUUID().slice(0, 8)}`;
  const password = 'right-horse-battery-7';
  await makeOperator(rig.env, { username, password, name: `A ${role}`, roles: [role] });
  return async () => consoleToken(rig.app, { username, password });
}

/** A merchant has asked for a reference, and told who sends. */
async function asked(amount = '40.00', { told = payer }: { told?: string } = {}) {
  const who = await rig.depositor();
  const quote = await rig.quote(who, { channel_id: 'bank', amount });
  const words = { step: 'submit', quote_id: quote.id, sender_name: told } as const;
  const options = { token: await who.token(), onceKey: randomUUID(), files: [await rig.proof()] };
  await rig.app.ask(channelPay, words, options);
  const { bank: place } = quote;
  if (place === null) throw new Error('the merchant was told no account');
  return { who, id: quote.id, place };
}

type Booked = { text: string; amount: string; name?: string };

let entry = 0;
const entryRef = () => `E${(entry += 1)}`;

function statementOf(lines: readonly Booked[]): Buffer {
  const day = rig.app.clock.now().toISOString().slice(0, 10);
  const rows = lines.map(
    ({ text, amount, name = payer }) =>
      `${day},${text},${amount},${name},DE02120300000000202051,${entryRef()}`,
  );
  return Buffer.from(['Date,Description,Amount,Payer,Account number,Bank reference', ...rows].join('\n'));
}

async function bring(lines: readonly Booked[], bytes = statementOf(lines), dryRun = false) {
  const options = {
    token: await finance(),
    onceKey: randomUUID(),
    files: [{ field: 'file', name: 'day.csv', bytes }],
  };
  const hints = { account: '123456789', ...(dryRun ? { dry_run: 'true' as const } : {}) };
  const report = await rig.app.ask(bank.importBankStatement, hints, options);
  await releaseStatement(rig.app, rig.env, report);
  await rig.app.composed.runner.runDue();
  return report;
}

async function openLine(text: string) {
  const { list } = await rig.app.ask(bank.listBankOpen, { page_size: 100 }, { token: await finance() });
  const found = list.find((one) => one.text.includes(text));
  if (found === undefined) throw new Error(`no line says ${text}`);
  return found;
}

function receiptIn({ data }: { data: unknown }): string {
  if (typeof data !== 'object' || data === null || !('receipt_id' in data)) return 'none';
  return typeof data.receipt_id === 'string' ? data.receipt_id : 'none';
}

test('a line with number, amount and sender credits by itself, once, however often its file is brought', async () => {
  const { who, id, place } = await asked();
  expect(place).toMatchObject({ iban: '123456789', holder: 'Stockless Ltd' });
  const bytes = statementOf([{ text: `deposit ${place.reference.toLowerCase()}`, amount: '40.00' }]);
  expect(await bring([], bytes, true)).toMatchObject({ deposit: 1, waiting: 0 });
  expect(await rig.look(who, id)).toMatchObject({ state: 'submitted' });
  expect(await bring([], bytes)).toMatchObject({ deposit: 1, waiting: 0 });
  expect(await bring([], bytes)).toMatchObject({ added: 0, deposit: 0 });
  expect(await rig.look(who, id)).toMatchObject({ state: 'success', credited_amount: '40.00' });
  expect(await rig.balances(who)).toMatchObject({ shop_available: 4_000n, treasury: 4_000n });
  expect(await rig.checkBook(who)).toEqual([]);
});

test('another amount, another sender and a second line wait for people, each with its reason', async () => {
  const [less, other, twice] = [await asked(), await asked(), await asked()];
  await bring([
    { text: less.place.reference, amount: '39.99' },
    { text: other.place.reference, amount: '40.00', name: 'Somebody Else' },
    { text: `${twice.place.reference} first`, amount: '40.00' },
    { text: `${twice.place.reference} again`, amount: '40.00' },
  ]);
  expect((await openLine(less.place.reference)).why).toBe('deposit_amount');
  expect((await openLine(other.place.reference)).why).toBe('deposit_sender');
  expect((await openLine(`${twice.place.reference} again`)).why).toBe('deposit_doubled');
  expect(await rig.look(less.who, less.id)).toMatchObject({ state: 'submitted' });
  expect(await rig.balances(other.who)).toMatchObject({ shop_available: 0n });
  expect(await rig.balances(twice.who)).toMatchObject({ shop_available: 4_000n });
});

test('two people on a line: a reviewer proposes, finance confirms, and what arrived is credited', async () => {
  keeps('1 recharge with proof');
  const { who, id, place } = await asked();
  await bring([{ text: place.reference, amount: '38.50' }]);
  const line = await openLine(place.reference);
  const typed = { deposit: id, act: 'propose', amount: '40.00', reference: 'Statement 7' } as const;
  expect(await rig.decide(reviewer, who, typed)).toMatchObject({ code: 403, data: { field: 'line_id' } });
  const proposed = await rig.decide(reviewer, who, { deposit: id, act: 'propose', line_id: line.id });
  expect(proposed).toMatchObject({ code: 200, data: { needs_second: true } });
  expect(await rig.balances(who)).toMatchObject({ shop_available: 0n });
  const confirm = { deposit: id, act: 'confirm', receipt_id: receiptIn(proposed) } as const;
  expect(await rig.decide(reviewer, who, confirm)).toMatchObject({
    code: 409,
    data: { reason: 'same_person' },
  });
  const another = await person('reviewer');
  expect(await rig.decide(another, who, confirm)).toMatchObject({
    code: 409,
    data: { reason: 'finance_needed' },
  });
  expect(await rig.decide(finance, who, confirm)).toMatchObject({ code: 200, data: { state: 'success' } });
  expect(await rig.balances(who)).toMatchObject({ shop_available: 3_850n, treasury: 3_850n });
  await expect(openLine(place.reference)).rejects.toThrow('no line');
  expect(await rig.checkBook(who)).toEqual([]);
});

test('the file shows the claim beside the line, and says who has proposed what', async () => {
  const { who, id, place } = await asked();
  await bring([{ text: place.reference, amount: '39.00', name: 'Mara  ELLISON' }]);
  const routed = routedIdOf(who.shopId, id);
  const waiting = await rig.app.ask(waitingDeposits, {}, { token: await reviewer() });
  expect(waiting.list.find((one) => one.id === routed)).toMatchObject({ stage: 'line' });
  const before = await rig.app.ask(depositFile, { id: routed }, { token: await reviewer() });
  const found = { why: 'deposit_amount', is_named: true, is_same_amount: false, is_same_sender: true };
  expect(before).toMatchObject({ needs_line: true, barred: null, is_finance: false, lines: [found] });
  const [line] = before.lines;
  await rig.decide(reviewer, who, { deposit: id, act: 'propose', line_id: line?.id ?? '' });
  const after = await rig.app.ask(depositFile, { id: routed }, { token: await finance() });
  expect(after).toMatchObject({
    stage: 'second',
    proposed_by: 'A reviewer',
    receipts: [
      { state: 'proposed', first: { name: 'A reviewer', is_you: false }, line: { amount: '39.00' } },
    ],
  });
  const filters = { stage: ['second'], way: ['bank'] } as const;
  const filtered = await rig.app.ask(
    waitingDeposits,
    { filters: { stage: [...filters.stage], way: [...filters.way] }, sort: 'amount', limit: 1 },
    { token: await finance() },
  );
  expect(filtered.list).toHaveLength(1);
});

test('one line, two deposits, thirty hands at once: it is used once', async () => {
  const [one, other] = [await asked(), await asked()];
  await bring([{ text: 'my money', amount: '40.00', name: 'Unknown' }]);
  const line = await openLine('my money');
  const tokens = [await reviewer(), await finance()] as const;
  const propose = async ({ who, id }: { who: Depositor; id: string }) =>
    receiptIn(
      await rig.decide(() => Promise.resolve(tokens[0]), who, {
        deposit: id,
        act: 'propose',
        line_id: line.id,
      }),
    );
  const [here, there] = [await propose(one), await propose(other)];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => {
      const { who, id } = n % 2 === 0 ? one : other;
      const receipt = n % 2 === 0 ? here : there;
      return rig.decide(() => Promise.resolve(tokens[1]), who, {
        deposit: id,
        act: 'confirm',
        receipt_id: receipt,
      });
    }),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const sums = [await rig.balances(one.who), await rig.balances(other.who)];
  expect(sums.reduce((sum, { shop_available: free }) => sum + (free ?? 0n), 0n)).toBe(4_000n);
});

test('a line that comes when the deposit is over is kept apart, and goes back by the bank’s list by two people', async () => {
  const { who, id, place } = await asked();
  const text = 'No transfer with this reference has come to our account in ten days.';
  await rig.decide(reviewer, who, { deposit: id, act: 'fail', reason_code: 'not_found', text });
  expect(await rig.look(who, id)).toMatchObject({ state: 'failure' });
  await bring([{ text: place.reference, amount: '40.00' }]);
  const late = await rig.look(who, id);
  expect(late.receipts).toMatchObject([{ state: 'unclear', reason: 'late', unclear_amount: '40.00' }]);
  const back = { deposit: id, act: 'return', receipt_id: late.receipts[0]?.id ?? '' } as const;
  expect(await rig.decide(reviewer, who, back)).toMatchObject({ code: 200, data: { needs_second: true } });
  expect(await rig.decide(finance, who, back)).toMatchObject({ code: 200 });
  const { list } = await rig.app.ask(bank.listBankReturns, { page_size: 100 }, { token: await finance() });
  const row = list.find(({ kind }) => kind === 'deposit');
  expect(row).toMatchObject({ amount: '40.00', to_account: 'DE02120300000000202051', to_name: payer });
  expect(await rig.look(who, id)).toMatchObject({ receipts: [{ state: 'returned' }] });
  await bring([{ text: `back ${row?.code ?? ''}`, amount: '-40.00' }]);
  const paid = await rig.app.ask(bank.listBankReturns, { state: 'paid' }, { token: await finance() });
  expect(paid.list.map(({ code }) => code)).toContain(row?.code);
  expect(await rig.balances(who)).toMatchObject({ shop_available: 0n, treasury: 0n });
  expect(await rig.checkBook(who)).toEqual([]);
});

test('the database lets no line be used twice, by no single person, and for nothing else', async () => {
  const { who, id, place } = await asked();
  await bring([{ text: place.reference, amount: '40.00' }]);
  const used = statement<{ line_id: string }>(
    'line-test-used',
    'select line_id from deposit_line where shop_id = $1 and deposit_id = $2',
  );
  const line = (await rig.env.db.direct.row(used, [who.shopId, id]))?.line_id ?? '';
  const insert = statement(
    'line-test-insert',
    `insert into deposit_line (line_id, shop_id, deposit_id, made_by, maker, checker, at)
     values ($1, $2, $3, 'people', $4, $5, $6)`,
  );
  const person1 = randomUUID();
  const tries = [
    [insert, [line, who.shopId, id, person1, randomUUID(), new Date()], '23505'],
    [insert, [randomUUID(), who.shopId, id, person1, person1, new Date()], '23514'],
    [statement('line-test-other', `update bank_line set state = 'other' where id = $1`), [line], '23503'],
  ] as const;
  for (const [what, values, state] of tries) {
    const refused = await rig.env.db.direct
      .rows(what, [...values])
      .catch((error: unknown) => sqlState(error));
    expect(refused).toBe(state);
  }
});
