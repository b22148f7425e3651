// Payouts to banks leave in files: one person makes one, another releases it, and money moves once whatever the bank says.
import { createHash, randomUUID } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatorRole } from '#domain/rights.ts';
import { isSepaText } from '#domain/payouts/sepa-text.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { consoleToken } from '#testing/door.ts';
import * as desk from '#features/payouts/batches.contract.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import * as contract from '#features/payouts/contract.ts';
import { statement } from '#platform/db/database.ts';
import { insertPause } from '#features/payouts/server/pause.sql.ts';
import { openWithdrawals, pin, wallets, type Payee, type Rig } from '#testing/payees.ts';
import { bouncePayoutByReference, settlePayoutByReference } from '#features/payouts/server/settle.ts';

const debtor = {
  currency: 'USD',
  holder: 'Stockless GmbH & Co',
  account: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
} as const;

let rig: Rig;
let anna: Person;
let bert: Person;
beforeAll(async () => {
  rig = await openWithdrawals([debtor]);
  [anna, bert] = await Promise.all([personOf(['finance']), personOf(['finance'])]);
});
afterAll(() => rig.app.close());

type Person = () => Promise<string>;

async function personOf(roles: readonly OperatorRole[]): Promise<Person> {
  const username = `${roles.join('-')}-${randomUUID().slice(0, 8)}`;
  const password = 'right-horse-battery-7';
  await makeOperator(rig.env, { username, password, name: 'Ann', roles });
  return () => consoleToken(rig.app, { username, password });
}

const accepted = z.object({ code: z.literal(200), data: contract.withdrawalWhole });

/** A withdrawal to a bank that is approved and waits for a file; gives its id. */
async function readyOne(amount = '60.00', name = 'Ann Lee'): Promise<{ payee: Payee; id: string }> {
  const payee = await rig.payee('100.00');
  rig.verified.set(payee.shopId, { isVerified: true, legalName: name });
  const account = { type: 'bank', account_name: name, bank_name: 'West', iban: wallets.iban } as const;
  const token = await payee.token();
  const { id: accountId } = await rig.ask(
    addPayoutAccount,
    { ...account, pay_password: pin, code: payee.code() },
    { token },
  );
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + 25 * 3_600_000));
  const made = z.parse(accepted, await rig.withdraw(payee, amount, { accountId }));
  await rig.pass(3);
  return { payee, id: made.data.id };
}

const detail = async (payee: Payee, id: string) =>
  rig.ask(contract.withdrawalDetail, { id }, { token: await payee.token() });
const make = async () => rig.ask(desk.makePayoutBatch, { currency: 'USD' }, { token: await anna() });
type Batch = Awaited<ReturnType<typeof make>>;
const seen = ({ id, count, total }: Batch) => ({ id, count, total });
const release = async (batch: Batch, person = bert) =>
  rig.ask(desk.releasePayoutBatch, seen(batch), { token: await person() });
const fileOf = async (id: string, format: 'xml' | 'csv') =>
  rig.ask(desk.downloadPayoutFile, { id, format }, { token: await anna() });
const lineOf = (id: string, units = 6_000n) => ({
  endToEnd: id.replaceAll('-', ''),
  currency: 'USD' as const,
  units,
  reference: 'BK-77',
});
const inTx = <T>(act: (at: Parameters<typeof settlePayoutByReference>[0]) => Promise<T>) =>
  rig.env.db.transaction((tx) => act({ env: rig.env, tx, now: rig.app.clock.now() }));
const no = (reason: string) => ({ code: 203, data: { reason } });

test('a file is made by one person and released by another, and is right for its bank', async () => {
  const { payee, id } = await readyOne('60.00', 'Zoë Müller-Łukasz');
  expect(await detail(payee, id)).toMatchObject({ state: 'approved', can_cancel: true });
  const batch = await make();
  expect(await rig.call(desk.releasePayoutBatch, seen(batch), { token: await anna() })).toMatchObject(
    no('same_person'),
  );
  const released = await release(batch);
  expect(released).toMatchObject({ state: 'released', count: 1, total: '60.00' });
  expect(await detail(payee, id)).toMatchObject({ state: 'sending', can_cancel: false });
  const again = await rig.call(contract.cancelWithdrawal, { id }, { token: await payee.token() });
  expect(again).toMatchObject(no('already_sent'));

  const file = await fileOf(batch.id, 'xml');
  expect((await fileOf(batch.id, 'xml')).text).toBe(file.text);
  expect(createHash('sha256').update(file.text).digest('hex')).toBe(released.xml_sha256);
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
  const shape = z.object({
    Document: z.object({
      CstmrCdtTrfInitn: z.object({
        GrpHdr: z.object({ MsgId: z.string(), NbOfTxs: z.string(), CtrlSum: z.string() }),
        PmtInf: z.object({
          NbOfTxs: z.string(),
          CtrlSum: z.string(),
          Dbtr: z.object({ Nm: z.string() }),
          CdtTrfTxInf: z.object({
            PmtId: z.object({ EndToEndId: z.string() }),
            Amt: z.object({ InstdAmt: z.object({ '#text': z.string(), '@_Ccy': z.string() }) }),
            Cdtr: z.object({ Nm: z.string() }),
            CdtrAcct: z.object({ Id: z.object({ IBAN: z.string() }) }),
            RmtInf: z.object({ Ustrd: z.string() }),
          }),
        }),
      }),
    }),
  });
  const { GrpHdr: head, PmtInf: part } = z.parse(shape, parser.parse(file.text)).Document.CstmrCdtTrfInitn;
  expect(head).toMatchObject({ NbOfTxs: '1', CtrlSum: '60.00' });
  expect(part).toMatchObject({ NbOfTxs: '1', CtrlSum: '60.00' });
  const { PmtId, Amt, Cdtr, CdtrAcct, RmtInf } = part.CdtTrfTxInf;
  expect(PmtId.EndToEndId).toBe(id.replaceAll('-', ''));
  expect(PmtId.EndToEndId.length).toBeLessThanOrEqual(35);
  expect(head.MsgId.length).toBeLessThanOrEqual(35);
  expect(Amt.InstdAmt).toEqual({ '#text': '60.00', '@_Ccy': 'USD' });
  expect(Cdtr.Nm).toBe('Zoe Muller-Lukasz');
  expect(part.Dbtr.Nm).toBe('Stockless GmbH + Co');
  expect(CdtrAcct.Id.IBAN).toBe('GB82WEST12345698765432');
  for (const text of [head.MsgId, PmtId.EndToEndId, Cdtr.Nm, part.Dbtr.Nm, RmtInf.Ustrd])
    expect([text, isSepaText(text)]).toEqual([text, true]);
});

test('the statement settles a payout once, and what comes back is free again once', async () => {
  const { payee, id } = await readyOne();
  const batch = await make();
  await release(batch);
  expect(await inTx((at) => settlePayoutByReference(at, lineOf(id, 5_999n)))).toBe('differs');
  expect(await inTx((at) => settlePayoutByReference(at, lineOf(randomUUID())))).toBe('unknown');
  const told = await Promise.all(
    Array.from({ length: 8 }, () => inTx((at) => settlePayoutByReference(at, lineOf(id)))),
  );
  expect(told.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'known'), 'settled']);
  expect(await detail(payee, id)).toMatchObject({ state: 'success', payouts: [{ reference: 'BK-77' }] });
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 4_000n, withdrawing: 0n });
  const back = { ...lineOf(id), reason: 'Account closed.' };
  expect(await inTx((at) => bouncePayoutByReference(at, back))).toBe('settled');
  expect(await inTx((at) => bouncePayoutByReference(at, back))).toBe('known');
  expect(await detail(payee, id)).toMatchObject({ state: 'returned' });
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 10_000n, withdrawing: 0n });
});

test('of thirty who release and a merchant who takes back, either the file or the merchant has the money', async () => {
  const { payee, id } = await readyOne();
  const batch = await make();
  const [token, own] = [await bert(), await payee.token()];
  const turns = Array.from({ length: 30 }, (_none, turn) =>
    turn % 3 === 0
      ? rig.call(contract.cancelWithdrawal, { id }, { token: own })
      : rig.call(desk.releasePayoutBatch, seen(batch), { token }),
  );
  const good = (await Promise.all(turns)).filter(({ code }) => code === 200);
  expect(good).toHaveLength(1);
  const { state } = await detail(payee, id);
  const wallet = await rig.balances(payee.shopId);
  // Either way all of it is in one place.
  const places = { sending: [4_000n, 6_000n], cancelled: [10_000n, 0n] };
  expect(Object.keys(places)).toContain(state);
  const wanted = state === 'sending' ? places.sending : places.cancelled;
  expect([wallet.shop_available, wallet.withdrawing]).toEqual(wanted);
  await rig.call(desk.withdrawPayoutBatch, { id: batch.id }, { token });
});

test('what a merchant took back is not in the file, and whoever releases looks again', async () => {
  const [kept, gone] = [await readyOne('60.00'), await readyOne('50.00')];
  const batch = await make();
  expect(batch).toMatchObject({ count: 2, total: '110.00' });
  await rig.ask(contract.cancelWithdrawal, { id: gone.id }, { token: await gone.payee.token() });
  const changed = await rig.call(desk.releasePayoutBatch, seen(batch), { token: await bert() });
  expect(changed).toMatchObject({ code: 203, data: { reason: 'changed', count: 1, total: '60.00' } });
  expect(await detail(kept.payee, kept.id)).toMatchObject({ state: 'approved' });
  await release({ ...batch, count: 1, total: '60.00' });
  expect((await fileOf(batch.id, 'csv')).text).not.toContain(gone.id.replaceAll('-', ''));
});

test('a payout stands in one file at a time, and is ready again when its file is taken apart', async () => {
  const { id } = await readyOne();
  const first = await make();
  expect(await rig.call(desk.makePayoutBatch, { currency: 'USD' }, { token: await bert() })).toMatchObject(
    no('nothing_ready'),
  );
  await rig.ask(desk.withdrawPayoutBatch, { id: first.id }, { token: await anna() });
  const tokens = await Promise.all(Array.from({ length: 30 }, anna));
  const made = await Promise.all(
    tokens.map((token) => rig.call(desk.makePayoutBatch, { currency: 'USD' }, { token })),
  );
  expect(made.filter(({ code }) => code === 200)).toHaveLength(1);
  const twice = statement<{ n: number }>(
    'test-live-items',
    'select count(*)::int as n from payout_item where payout_id = $1 and is_live',
  );
  expect(await rig.env.db.direct.row(twice, [id])).toEqual({ n: 1 });
  const { list } = await rig.ask(desk.listPayoutBatches, { state: 'draft' }, { token: await anna() });
  await rig.ask(desk.withdrawPayoutBatch, { id: list[0]?.id ?? '' }, { token: await anna() });
});

test('a file that the bank did not take comes back after two people say so, and never once something arrived', async () => {
  const { payee, id } = await readyOne();
  const batch = await make();
  await release(batch);
  const ask = (act: 'propose' | 'confirm', person: Person) =>
    person().then((token) =>
      rig.call(desk.refusePayoutBatch, { id: batch.id, act, why: 'The upload was refused.' }, { token }),
    );
  expect(await ask('confirm', anna)).toMatchObject(no('not_proposed'));
  expect(await ask('propose', anna)).toMatchObject({ code: 200 });
  expect(await ask('confirm', anna)).toMatchObject(no('same_person'));
  expect(await ask('confirm', bert)).toMatchObject({ code: 200, data: { state: 'refused' } });
  const next = await make();
  expect(next).toMatchObject({ count: batch.count, total: batch.total });
  await release(next);
  await inTx((at) => settlePayoutByReference(at, lineOf(id)));
  const late = await rig.call(
    desk.refusePayoutBatch,
    { id: next.id, act: 'propose', why: 'The upload was refused.' },
    { token: await anna() },
  );
  expect(late).toMatchObject(no('already_booked'));
  expect(await detail(payee, id)).toMatchObject({ state: 'success' });
});

test('without a statement two people name the same reference, and the money moves once', async () => {
  const { payee, id } = await readyOne();
  await release(await make());
  const mark = async (person: Person, reference: string) =>
    rig.call(
      desk.markPayoutCall,
      { id: `${payee.shop.shopId}.${id}`, outcome: 'paid', reference },
      { token: await person() },
    );
  expect(await mark(anna, 'BK-1')).toMatchObject({ data: { state: 'proposed' } });
  expect(await mark(anna, 'BK-1')).toMatchObject(no('same_person'));
  expect(await mark(bert, 'BK-2')).toMatchObject({ data: { state: 'proposed' } });
  expect(await detail(payee, id)).toMatchObject({ state: 'sending' });
  expect(await mark(anna, 'BK-2')).toMatchObject({ data: { state: 'booked' } });
  expect(await detail(payee, id)).toMatchObject({ state: 'success', payouts: [{ reference: 'BK-2' }] });
  expect(await mark(bert, 'BK-2')).toMatchObject(no('decided'));
});

test('the database refuses a maker who checks: files, marks and pauses alike', async () => {
  await readyOne();
  const batch = await make();
  const one = randomUUID();
  const pause = { id: one, incident: 'x', reason: 'bank', detail: '', by: null } as const;
  await rig.env.db.transaction((tx) => insertPause(tx, { ...pause, since: rig.app.clock.now() }));
  const refused = [
    `update payout_batch set state = 'released', released_by = made_by, released_at = made_at, payouts = 1, units = 1,
       xml_sealed = '\\x00', csv_sealed = '\\x00', xml_sha256 = sha256('a'), csv_sha256 = sha256('a') where id = '${batch.id}'`,
    `insert into payout_mark (shop_id, payout_id, outcome, reference, first_by, first_at, second_by)
       values (1, '${one}', 'paid', 'abc', '${one}', now(), '${one}')`,
    `update payout_pause set lift_by = '${one}', lifted_by = '${one}', lifted_at = now()`,
  ];
  for (const [index, sql] of refused.entries())
    await expect(rig.env.db.direct.rows(statement(`test-maker-${index}`, sql), [])).rejects.toThrow(
      /check constraint/,
    );
  await rig.ask(desk.withdrawPayoutBatch, { id: batch.id }, { token: await anna() });
  for (const person of [anna, bert])
    await rig.ask(
      desk.resumePayoutsCall,
      { incident: 'x', why: 'It was a trial.' },
      { token: await person() },
    );
});

test('while payouts are paused none is sent, requests are taken and can be taken back, and two people lift it', async () => {
  const waiting = await readyOne();
  const ask = { reason: 'difference', detail: 'The bank has less than the books.' } as const;
  expect(await rig.ask(desk.pausePayoutsCall, ask, { token: await anna() })).toMatchObject({ is_new: true });
  expect(await rig.ask(desk.pausePayoutsCall, ask, { token: await bert() })).toMatchObject({ is_new: false });
  expect(await rig.call(desk.makePayoutBatch, { currency: 'USD' }, { token: await anna() })).toMatchObject(
    no('paused'),
  );
  const payee = await rig.payee('100.00');
  const { data } = z.parse(accepted, await rig.withdraw(payee, '30.00'));
  const other = z.parse(accepted, await rig.withdraw(payee, '20.00')).data;
  await rig.pass(20, 5);
  expect(await detail(payee, data.id)).toMatchObject({
    state: 'approved',
    can_cancel: true,
    paused: { reason: 'difference' },
  });
  await rig.ask(contract.cancelWithdrawal, { id: other.id }, { token: await payee.token() });
  const lift = async (person: Person) =>
    rig.call(
      desk.resumePayoutsCall,
      { incident: 'people:difference', why: 'The line was found.' },
      { token: await person() },
    );
  expect(await lift(anna)).toMatchObject({ data: { state: 'proposed' } });
  expect(await lift(anna)).toMatchObject(no('same_person'));
  expect(await lift(bert)).toMatchObject({ data: { state: 'lifted' } });
  await rig.pass(12, 3);
  expect(await detail(payee, data.id)).toMatchObject({ state: 'success', paused: null });
  await release(await make());
  expect(await detail(waiting.payee, waiting.id)).toMatchObject({ state: 'sending' });
});
