// Deposits: what is asked, told, seen and credited, and everything that is refused.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRestrictions } from '#testing/restrictions.ts';
import { tronFault, ethereumFault, ibanFault } from '#domain/payouts/payout.ts';
import * as contract from '#features/deposits/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openDeposits, type Depositor, type DepositRig } from '#testing/deposits.ts';

let rig: DepositRig;
beforeAll(async () => {
  rig = await openDeposits();
});
afterAll(() => rig.close());

const hour = 3_600;
const day = 24 * hour;
const hashOf = (digit: string) => digit.repeat(64);

async function toldOf(who: Depositor): Promise<string[]> {
  const told = statement<{ code: string }>(
    'deposit-test-told',
    `select code from event where shop_id = $1 and code like 'deposit%' order by at, id`,
  );
  return (await rig.env.db.direct.rows(told, [who.shopId])).map(({ code }) => code);
}

test('the ways say first that none of them is needed, and what each needs', async () => {
  const who = await rig.depositor();
  const said = await rig.channels(who);
  expect(said).toMatchObject({
    needed: false,
    cap: { limit: '200.00', used: '0.00', left: '200.00', why: 'first_days', days: 30 },
  });
  expect(said.why_not_needed).toMatch(/^You don’t need a deposit to sell/);
  const facts = said.list.map(({ id, min, max, fee, confirmations, open }) => [
    id,
    min,
    max,
    fee,
    confirmations,
    open,
  ]);
  expect(facts).toEqual([
    ['TRX/USDT', '10.00', '200.00', '0.00', 20, true],
    ['ETC/USDT', '20.00', '200.00', '0.00', 12, true],
    ['bank', '20.00', '200.00', '0.00', null, true],
  ]);
  expect(said.list.every(({ is_test: isTest }) => isTest)).toBe(true);
});

test('a quote has an address of its own network, the exact amount and an end', async () => {
  const who = await rig.depositor();
  const tron = await rig.quote(who);
  const second = await rig.quote(who);
  const ethereum = await rig.quote(who, { channel_id: 'ETC/USDT', amount: '20.00' });
  const bank = await rig.quote(who, { channel_id: 'bank', amount: '20.00' });
  expect(tronFault(tron.address ?? '')).toBeUndefined();
  expect(ethereumFault(ethereum.address ?? '')).toBeUndefined();
  expect(ibanFault(bank.bank?.iban ?? '')).toBeUndefined();
  expect(new Set([tron.address, second.address]).size).toBe(2);
  expect(new Set([tron.pay_amount, second.pay_amount]).size).toBe(2);
  expect(tron.pay_amount).toMatch(/^50\.00[0-9]{4}$/);
  expect(bank).toMatchObject({ pay_amount: '20.00', asset: 'USD', qr_text: null });
  expect(bank.bank?.reference).toBe(bank.no);
  expect(tron).toMatchObject({ credit_amount: '50.00', fee: '0.00', state: 'quoted', qr_text: tron.address });
  expect(Date.parse(tron.expires_at) - Date.parse(tron.created_at)).toBe(hour * 1_000);
});

test('an amount below the least of a way is refused with that least amount, a wrong scale and zero too', async () => {
  const who = await rig.depositor();
  expect(await rig.tryQuote(who, { amount: '9.99' })).toMatchObject({
    code: 448,
    data: { field: 'amount', min: '10.00', currency: 'USD' },
  });
  const dear = await rig.tryQuote(who, { channel_id: 'ETC/USDT', amount: '19.99' });
  expect(dear).toMatchObject({ code: 448, data: { min: '20.00' } });
  expect(dear.msg).toContain('20.00 USD');
  expect(await rig.tryQuote(who, { amount: '10.0' })).toMatchObject({ code: 405, data: { reason: 'scale' } });
  expect(await rig.tryQuote(who, { amount: '0.00' })).toMatchObject({ code: 405, data: { field: 'amount' } });
  const token = await who.token();
  expect(
    await rig.app.call(contract.channelPay, { step: 'quote', amount: '10.00' }, { token }),
  ).toMatchObject({
    code: 403,
    data: { field: 'channel_id' },
  });
});

test('above the cap is refused with what it leaves; giving up makes room again', async () => {
  const who = await rig.depositor();
  const { id } = await rig.quote(who, { amount: '150.00' });
  expect(await rig.tryQuote(who, { amount: '60.00' })).toMatchObject({
    code: 405,
    data: {
      field: 'amount',
      reason: 'cap',
      max: '50.00',
      limit: '200.00',
      used: '150.00',
      why: 'first_days',
    },
  });
  const token = await who.token();
  const given = await rig.app.ask(contract.cancelDeposit, { id }, { token, onceKey: 'cancel-it-once' });
  expect(given).toMatchObject({ state: 'expired', status: 'failure', failure_code: 'cancelled' });
  expect(await rig.app.call(contract.cancelDeposit, { id }, { token })).toMatchObject({ code: 203 });
  expect((await rig.quote(who, { amount: '60.00' })).state).toBe('quoted');
});

test('a frozen wallet takes no deposit, and says why', async () => {
  const who = await rig.depositor();
  const restrictions = await openRestrictions(rig.app);
  await restrictions.place(who.shop, {
    level: 'wallet_frozen',
    code: 'H03',
    until: restrictions.days(2),
  });
  const said = await rig.tryQuote(who);
  expect(said).toMatchObject({ code: 450, data: { restriction: { code: 'H03' } } });
  expect((await rig.channels(who)).cap.used).toBe('0.00');
});

test('what was sent is credited by itself, with what arrived, whether it was told of or not', async () => {
  const who = await rig.depositor();
  const { id } = await rig.quote(who);
  await rig.send(who, id, '49.123456');
  await rig.pass(15);
  expect((await rig.look(who, id)).seen).toMatchObject({ need: 20, amount: '49.123456' });
  expect(await rig.balances(who)).toMatchObject({ shop_available: 0n });
  await rig.pass(30);
  expect(await rig.look(who, id)).toMatchObject({ state: 'success', credited_amount: '49.12', seen: null });
  expect(await rig.balances(who)).toMatchObject({
    shop_available: 4_912n,
    treasury: 4_912n,
    deposit_suspense: 0n,
  });
  expect(await toldOf(who)).toEqual(['deposit_credited']);
  expect(await rig.checkBook(who)).toEqual([]);
});

test('a demonstration takes less than a minute: test money, its hash, under review, in the wallet', async () => {
  const who = await rig.depositor();
  const quote = await rig.quote(who);
  const { hash, amount } = await rig.send(who, quote.id);
  expect(amount).toBe(quote.pay_amount);
  const told = await rig.tell(who, quote.id, { hash: hash ?? '' });
  expect(told).toMatchObject({ code: 200, data: { status: 'awaiting_review', state: 'submitted', hash } });
  await rig.pass(50);
  const done = await rig.look(who, quote.id);
  expect(done).toMatchObject({ status: 'success', credited_amount: '50.00' });
  expect(done.steps.map(({ code, by }) => `${code} ${by}`)).toEqual([
    'quoted merchant',
    'submitted merchant',
    'success provider',
  ]);
  // Telling of it again is no error: the chain was faster.
  expect(await rig.tell(who, quote.id, { hash: hash ?? '' })).toMatchObject({ code: 200 });
});

test('a hash has the shape of its network, and counts once in any spelling', async () => {
  const [one, other] = [await rig.depositor(), await rig.depositor()];
  const tron = await rig.quote(one);
  const shape = { code: 405, data: { field: 'hash', reason: 'shape' } };
  expect(await rig.tell(one, tron.id, { hash: `0x${hashOf('a')}` })).toMatchObject(shape);
  expect(await rig.tell(one, tron.id, { hash: hashOf('a').slice(1) })).toMatchObject(shape);
  expect(await rig.tell(one, tron.id, {})).toMatchObject({
    code: 403,
    data: { field: 'hash', reason: 'proof_or_hash' },
  });
  expect(await rig.tell(one, tron.id, { hash: hashOf('a') })).toMatchObject({ code: 200 });
  const used = { code: 429, data: { field: 'hash', reason: 'used' } };
  const again = await rig.quote(other);
  for (const spelt of [hashOf('a'), hashOf('A'), ` ${hashOf('a')}\u200b`, hashOf('ａ')]) {
    expect(await rig.tell(other, again.id, { hash: spelt })).toMatchObject(used);
  }
  const ethereum = await rig.quote(other, { channel_id: 'ETC/USDT', amount: '20.00' });
  const said = await rig.tell(other, ethereum.id, { hash: `0X${hashOf('A')}` });
  expect(said).toMatchObject(used);
  expect(said.msg).toContain(`0x${hashOf('a')}`);
  expect(await rig.look(other, again.id)).toMatchObject({ state: 'quoted' });
});

test('proofs are kept privately, three at most, and a bank deposit needs one', async () => {
  const who = await rig.depositor();
  const { id } = await rig.quote(who, { channel_id: 'bank', amount: '20.00' });
  const missing = { code: 403, data: { field: 'proof' } };
  expect(await rig.tell(who, id, { hash: hashOf('b') })).toMatchObject(missing);
  const four = await Promise.all([rig.proof(), rig.proof(), rig.proof(), rig.proof()]);
  expect(await rig.tell(who, id, { files: four })).toMatchObject({
    code: 405,
    data: { field: 'proof', reason: 'too_many', count: 3 },
  });
  const broken = { field: 'proof', name: 'slip.png', bytes: Buffer.from('<svg/>') };
  expect(await rig.tell(who, id, { files: [broken] })).toMatchObject({ code: 405, data: { field: 'proof' } });
  expect(await rig.tell(who, id, { files: four.slice(0, 3) })).toMatchObject({ code: 200 });
  const { proofs, promise_at: promiseAt } = await rig.look(who, id);
  expect(proofs).toHaveLength(3);
  expect(proofs.every(({ url }) => url.startsWith('/files/private/'))).toBe(true);
  expect(Date.parse(promiseAt ?? '') - rig.env.clock.now().getTime()).toBe(day * 1_000);
  expect(await rig.tell(who, id, { files: [await rig.proof()] })).toMatchObject({
    code: 203,
    data: { reason: 'submitted' },
  });
});

test('a quote can be told of for a day after its end, then it is over', async () => {
  const who = await rig.depositor();
  const [late, over] = [await rig.quote(who), await rig.quote(who)];
  await rig.pass(24 * hour, hour);
  expect(await rig.tell(who, late.id, { hash: hashOf('c') })).toMatchObject({ code: 200 });
  await rig.pass(1.5 * hour, hour);
  expect(await rig.tell(who, over.id, { hash: hashOf('d') })).toMatchObject({
    code: 203,
    data: { reason: 'expired' },
  });
  expect(await rig.look(who, over.id)).toMatchObject({
    state: 'expired',
    failure_code: 'not_sent',
    next_step: 'start_again',
  });
});

test('what was told of waits for people however late they are: no clock says that it was not found', async () => {
  const who = await rig.depositor();
  const { id } = await rig.quote(who);
  await rig.tell(who, id, { hash: hashOf('e') });
  await rig.pass(12 * 24 * hour, 12 * hour);
  expect(await rig.look(who, id)).toMatchObject({ state: 'submitted', failure_code: null });
  expect(await toldOf(who)).toEqual(['deposit_late']);
  await rig.send(who, id);
  await rig.pass(2 * hour, hour / 2);
  expect(await rig.look(who, id)).toMatchObject({ state: 'success' });
  expect(await rig.balances(who)).toMatchObject({ shop_available: 5_000n, deposit_suspense: 0n });
});

test('never told of: over after a day, and money that comes later is kept apart and cleared', async () => {
  const who = await rig.depositor();
  const { id } = await rig.quote(who);
  await rig.pass(30 * hour, 2 * hour);
  expect(await rig.look(who, id)).toMatchObject({ state: 'expired', failure_code: 'not_sent' });
  await rig.send(who, id);
  await rig.pass(7 * hour, hour);
  const after = await rig.look(who, id);
  expect(after.receipts).toMatchObject([{ state: 'unclear', reason: 'late', unclear_amount: '50.00' }]);
  expect(await rig.balances(who)).toMatchObject({ shop_available: 0n, deposit_suspense: 5_000n });
  const receipt = { deposit: id, act: 'clear', receipt_id: after.receipts[0]?.id ?? '' } as const;
  expect(await rig.decide(rig.first, who, receipt)).toMatchObject({ data: { needs_second: true } });
  expect(await rig.decide(rig.first, who, receipt)).toMatchObject({
    code: 409,
    data: { reason: 'same_person' },
  });
  expect(await rig.decide(rig.second, who, receipt)).toMatchObject({ data: { state: 'success' } });
  expect(await rig.balances(who)).toMatchObject({ shop_available: 5_000n, deposit_suspense: 0n });
  expect(await rig.checkBook(who)).toEqual([]);
});

test('what is below the least is kept and credited once the receipts reach it', async () => {
  const who = await rig.depositor();
  const { id } = await rig.quote(who, { amount: '10.00' });
  await rig.send(who, id, '6.000000');
  await rig.pass(45);
  expect((await rig.look(who, id)).receipts).toMatchObject([{ state: 'waiting', reason: 'below_minimum' }]);
  expect(await rig.balances(who)).toMatchObject({ shop_available: 0n, deposit_suspense: 600n });
  await rig.send(who, id, '4.500000');
  await rig.pass(45);
  expect(await rig.look(who, id)).toMatchObject({ state: 'success', credited_amount: '10.50' });
  expect(await rig.balances(who)).toMatchObject({ shop_available: 1_050n, deposit_suspense: 0n });
  expect(await toldOf(who)).toContain('deposit_below_minimum');
});

test('what is above the cap is kept apart, cannot be cleared, and goes back', async () => {
  const who = await rig.depositor();
  const { id } = await rig.quote(who, { amount: '100.00' });
  await rig.send(who, id, '5000.000000');
  await rig.pass(45);
  const row = await rig.look(who, id);
  expect(row).toMatchObject({ state: 'success', credited_amount: '200.00' });
  const [receipt] = row.receipts;
  expect(receipt).toMatchObject({ state: 'unclear', reason: 'above_cap', unclear_amount: '4800.00' });
  const ask = { deposit: id, receipt_id: receipt?.id ?? '' };
  expect(await rig.decide(rig.first, who, { ...ask, act: 'clear' })).toMatchObject({
    code: 203,
    data: { reason: 'cap', left: '0.00' },
  });
  const back = { ...ask, act: 'return', reference: 'sent back 4711' } as const;
  expect(await rig.decide(rig.first, who, back)).toMatchObject({ code: 200, data: { needs_second: true } });
  expect(await rig.balances(who)).toMatchObject({ deposit_suspense: 480_000n });
  expect(await rig.decide(rig.second, who, back)).toMatchObject({
    code: 200,
    data: { needs_second: false },
  });
  expect(await rig.balances(who)).toMatchObject({
    shop_available: 20_000n,
    treasury: 20_000n,
    deposit_suspense: 0n,
  });
  expect(await rig.decide(rig.first, who, back)).toMatchObject({ code: 203, data: { reason: 'decided' } });
});

test('only of test data can test money be sent, and only by the shop itself', async () => {
  const [who, other] = [await rig.depositor(), await rig.depositor()];
  const { id } = await rig.quote(who);
  const token = await other.token();
  expect(await rig.app.call(contract.testDeposit, { id }, { token })).toMatchObject({ code: 404 });
  expect(await rig.app.call(contract.depositDetail, { id }, { token })).toMatchObject({ code: 404 });
  expect(await rig.tell(other, id, { hash: hashOf('f') })).toMatchObject({ code: 404 });
});

test('the list has every deposit by its status, newest first', async () => {
  const who = await rig.depositor();
  const [waits, done] = [await rig.quote(who), await rig.quote(who)];
  await rig.send(who, done.id);
  await rig.pass(45);
  const token = await who.token();
  const all = await rig.app.ask(contract.listDeposits, {}, { token });
  expect(all.list.map(({ id }) => id)).toEqual([done.id, waits.id]);
  const open = await rig.app.ask(contract.listDeposits, { status: 'awaiting_review' }, { token });
  expect(open).toMatchObject({ total: 1, list: [{ id: waits.id, credited_amount: '0.00' }] });
});
