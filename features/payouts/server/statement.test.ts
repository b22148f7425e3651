// A bank's statement tells of payouts that left in a file: each is booked once, whatever is brought how often.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWithdrawals, pin, wallets, type Payee, type Rig } from '#testing/payees.ts';
import { consoleToken } from '#testing/door.ts';
import { releaseStatement } from '#testing/statements.ts';
import { importBankStatement, listBankOpen } from '#features/bank/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { makePayoutBatch, releasePayoutBatch } from '#features/payouts/batches.contract.ts';
import * as contract from '#features/payouts/contract.ts';

const account = 'DE02120300000000202051';
const debtor = { currency: 'USD', holder: 'Stockless GmbH', account, bic: 'BYLADEM1001' } as const;

let rig: Rig;
let anna: () => Promise<string>;
let bert: () => Promise<string>;
beforeAll(async () => {
  rig = await openWithdrawals([debtor]);
  [anna, bert] = await Promise.all([finance(), finance()]);
});
afterAll(() => rig.app.close());

async function finance() {
  const person = { username: `finance-${randomUUID().slice(0, 8)}`, password: 'right-horse-battery-7' };
  await makeOperator(rig.env, { ...person, name: 'Ann', roles: ['finance'] });
  return () => consoleToken(rig.app, person);
}

const accepted = z.object({ code: z.literal(200), data: contract.withdrawalWhole });

/** A withdrawal of 60.00 that left in a file; its id and how the bank names it. */
async function sent(): Promise<{ payee: Payee; id: string; name: string }> {
  const payee = await rig.payee('100.00');
  const own = { type: 'bank', account_name: 'Ann Lee', bank_name: 'West', iban: wallets.iban } as const;
  const token = await payee.token();
  const { id: accountId } = await rig.ask(
    addPayoutAccount,
    { ...own, pay_password: pin, code: payee.code() },
    { token },
  );
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + 25 * 3_600_000));
  const made = z.parse(accepted, await rig.withdraw(payee, '60.00', { accountId }));
  await rig.pass(3);
  const batch = await rig.ask(makePayoutBatch, { currency: 'USD' }, { token: await anna() });
  const { id, count, total } = batch;
  await rig.ask(releasePayoutBatch, { id, count, total }, { token: await bert() });
  return { payee, id: made.data.id, name: made.data.id.replaceAll('-', '') };
}

let refs = 0;
type Booked = { readonly name: string; readonly amount?: string; readonly isBack?: boolean };

function camt(lines: readonly Booked[]): Buffer {
  const entries = lines.map(({ name, amount = '60.00', isBack = false }) => {
    refs += 1;
    const back = isBack ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : '';
    return (
      `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${isBack ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts>BOOK</Sts>` +
      `<BookgDt><Dt>2026-03-02</Dt></BookgDt><AcctSvcrRef>BK${refs}</AcctSvcrRef><NtryDtls><TxDtls>` +
      `<Refs><EndToEndId>${name}</EndToEndId></Refs>${back}</TxDtls></NtryDtls></Ntry>`
    );
  });
  return Buffer.from(
    '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>' +
      `<Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`,
  );
}

const bring = async (bytes: Buffer, dryRun?: 'true') =>
  releaseStatement(
    rig.app,
    rig.env,
    await rig.ask(importBankStatement, dryRun === undefined ? {} : { dry_run: dryRun }, {
      token: await anna(),
      files: [{ field: 'file', name: 'statement.xml', bytes }],
    }),
  );
const detail = async ({ payee, id }: { payee: Payee; id: string }) =>
  rig.ask(contract.withdrawalDetail, { id }, { token: await payee.token() });

test('a payout that the statement names is paid, under the name of the bank, once', async () => {
  const one = await sent();
  const file = camt([{ name: one.name }]);
  expect(await bring(file, 'true')).toMatchObject({ settled: 1, waiting: 0 });
  expect(await detail(one)).toMatchObject({ state: 'sending' });
  const before = refs;
  expect(await bring(file)).toMatchObject({ settled: 1, waiting: 0 });
  expect(await detail(one)).toMatchObject({ state: 'success', payouts: [{ reference: `BK${before}` }] });
  expect(await rig.balances(one.payee.shopId)).toMatchObject({ shop_available: 4_000n, withdrawing: 0n });
  await bring(file);
  expect(await bring(camt([{ name: one.name }]))).toMatchObject({ settled: 0, waiting: 1 });
  expect(await rig.balances(one.payee.shopId)).toMatchObject({ shop_available: 4_000n, withdrawing: 0n });
  const { list } = await rig.ask(listBankOpen, {}, { token: await anna() });
  expect(list.map(({ why }) => why)).toEqual(['sent_before']);
});

test('another amount is not booked; what comes back is free again, and in one file with its payment too', async () => {
  const [one, two] = [await sent(), await sent()];
  expect(await bring(camt([{ name: one.name, amount: '59.99' }]))).toMatchObject({ settled: 0, waiting: 1 });
  expect(await detail(one)).toMatchObject({ state: 'sending' });
  const both = camt([{ name: two.name, isBack: true }, { name: one.name }, { name: two.name }]);
  expect(await bring(both)).toMatchObject({ settled: 2, other: 1, waiting: 0 });
  expect(await detail(one)).toMatchObject({ state: 'success' });
  expect(await rig.balances(two.payee.shopId)).toMatchObject({ shop_available: 10_000n, withdrawing: 0n });
});

test('eight at once bring the same payout in eight files: it is booked once', async () => {
  const one = await sent();
  const files = Array.from({ length: 8 }, () => camt([{ name: one.name }]));
  const answers = await Promise.all(files.map((bytes) => bring(bytes)));
  expect(answers.filter(({ settled }) => settled === 1)).toHaveLength(1);
  expect(await rig.balances(one.payee.shopId)).toMatchObject({ shop_available: 4_000n, withdrawing: 0n });
});
