// Payout accounts: five places, each checked, masked and told, and a day's wait for a new destination.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import * as contract from '#features/payouts/accounts.contract.ts';
import { cancelWithdrawal } from '#features/payouts/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openWithdrawals, pin, wallets, withFactor, type Payee, type Rig } from '#testing/payees.ts';
import { keeps } from '#testing/keeps.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openWithdrawals();
});
afterAll(() => rig.app.close());

type Add = RequestOf<typeof contract.addPayoutAccount>;

const bank = (number: number): Add => ({
  type: 'bank',
  account_name: 'Ann Lee',
  bank_name: 'West',
  card_number: String(10_000_000 + number),
  branch_number: '20-00-00',
  country: 'GB',
  pay_password: pin,
});
const eth: Add = {
  type: 'ETC/USDT',
  account_name: 'Lee, Ann',
  wallet_address: ` ${wallets.ethereum.toLowerCase()} `,
  wallet_note: 'Cold wallet',
  pay_password: pin,
};
const add = async (payee: Payee, input: Add) =>
  rig.call(contract.addPayoutAccount, input, { token: await payee.token() });
const list = async (payee: Payee) => rig.ask(contract.listPayoutAccounts, {}, { token: await payee.token() });

/** Two acts of a person are never in the same millisecond. */
const tick = () => rig.app.clock.set(new Date(rig.app.clock.now().getTime() + 1_000));

test('an account is kept with its number sealed, shown masked, and usable after a day', async () => {
  keeps('3 Withdrawal account', '7 POST /v1/user/bank/list', '7 POST /v1/user/bank/add');
  const payee = await rig.payee('0.00', { hasFactor: false });
  const said = await add(payee, eth);
  const usable = new Date(rig.app.clock.now().getTime() + 24 * 3_600_000).toISOString();
  expect(said).toMatchObject({ code: 200, data: { usable_at: usable, version: 1 } });
  const { list: rows, max, legal_name } = await list(payee);
  expect({ max, legal_name, names: rows.map(({ label }) => label) }).toEqual({
    max: 5,
    legal_name: 'Ann Lee',
    names: ['USDT (TRON, TRC-20)', 'USDT (Ethereum, ERC-20)'],
  });
  expect(rows[1]).toMatchObject({
    wallet_address: '0x5aAe…1BeAed',
    status: 'on_hold',
    is_default: false,
    wallet_note: 'Cold wallet',
    card_number_masked: null,
  });
  const kept = statement<{ row: string; sealed: Buffer }>(
    'test-payout-row',
    'select to_jsonb(a)::text as row, number_sealed as sealed from payout_account a where shop_id = $1',
  );
  for (const { row, sealed } of await rig.env.db.direct.rows(kept, [payee.shopId])) {
    for (const number of [wallets.ethereum, wallets.tron]) {
      expect(row.toLowerCase()).not.toContain(number.toLowerCase());
      expect(sealed.toString('latin1')).not.toContain(number);
    }
  }
});

test('every change is told to the merchant', async () => {
  const payee = await rig.payee('0.00', { hasFactor: false });
  const token = await payee.token();
  const edit = { id: payee.accountId, version: 1, wallet_note: 'Mine', pay_password: pin };
  await rig.ask(contract.editPayoutAccount, edit, { token });
  tick();
  await rig.ask(contract.removePayoutAccount, { id: payee.accountId, pay_password: pin }, { token });
  const told = statement<{ code: string; facts: { account: string } }>(
    'test-payout-told',
    "select code, facts from event where shop_id = $1 and code like 'payout_account%' order by at, id",
  );
  const rows = await rig.env.db.direct.rows(told, [payee.shopId]);
  expect(rows.map(({ code }) => code)).toEqual([
    'payout_account_added',
    'payout_account_changed',
    'payout_account_removed',
  ]);
  expect(rows.map(({ facts }) => facts.account)).toEqual(Array(3).fill('TJRabP…jpRTv8'));
});

test('wrong numbers and names are refused at their field', async () => {
  const payee = await rig.payee('0.00', { hasFactor: false });
  const wrong: [Add, object][] = [
    [
      { ...eth, wallet_address: wallets.ethereum.replace('5aAe', '5AAe') },
      { code: 405, data: { field: 'wallet_address', reason: 'checksum' } },
    ],
    [
      { ...eth, wallet_address: wallets.tron },
      { code: 405, data: { field: 'wallet_address', reason: 'shape' } },
    ],
    [
      { ...eth, wallet_address: undefined },
      { code: 403, data: { field: 'wallet_address', reason: 'missing' } },
    ],
    [
      { ...eth, account_name: 'Bob Ray' },
      { code: 405, data: { field: 'account_name', reason: 'name_mismatch' } },
    ],
    [
      { ...bank(1), bic: 'NOT A BIC' },
      { code: 405, data: { field: 'bic', reason: 'shape' } },
    ],
    [
      { ...bank(1), iban: 'GB82 WEST 1234 5698 7654 33' },
      { code: 405, data: { field: 'iban', reason: 'checksum' } },
    ],
    [{ ...eth, pay_password: '000001' }, { code: 446 }],
    [
      { ...eth, type: 'TRX/USDT', wallet_address: wallets.tron },
      { code: 405, data: { field: 'wallet_address', reason: 'duplicate' } },
    ],
  ];
  for (const [input, expected] of wrong) expect(await add(payee, input)).toMatchObject(expected);
  expect((await list(payee)).list).toHaveLength(1);
});

test('without a transaction password nothing is added; with a second factor its code is asked', async () => {
  const shop = await rig.app.makeShop('No Password');
  const token = await rig.app.merchant(shop);
  expect(await rig.call(contract.addPayoutAccount, eth, { token })).toMatchObject({ code: 445 });
  const payee = await withFactor(rig, await rig.payee('0.00', { hasFactor: false }));
  expect(await add(payee, eth)).toMatchObject({ code: 460 });
  expect(await add(payee, { ...eth, code: payee.code() })).toMatchObject({ code: 200 });
});

test('thirty at once leave exactly five, the sixth is refused, and removing one frees its place', async () => {
  keeps('5 at most 5 payout accounts', '7 POST /v1/user/bank/del');
  const payee = await rig.payee('0.00', { hasFactor: false });
  const token = await payee.token();
  const said = await Promise.all(
    Array.from({ length: 30 }, (_none, number) =>
      rig.call(contract.addPayoutAccount, bank(number), { token }),
    ),
  );
  const codes = said.map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(4);
  expect((await list(payee)).list).toHaveLength(5);
  expect(await add(payee, bank(99))).toMatchObject({ code: 444, data: { item: '5' } });
  const [first] = (await list(payee)).list;
  await rig.ask(contract.removePayoutAccount, { id: first?.id ?? '', pay_password: pin }, { token });
  expect(await add(payee, bank(99))).toMatchObject({ code: 200 });
  expect(await add(payee, bank(98))).toMatchObject({ code: 444 });
});

test('another number waits again, a note or the default does not; an old version is stale', async () => {
  keeps('7 POST /v1/user/bank/edit');
  const payee = await rig.payee('0.00', { hasFactor: false });
  const token = await payee.token();
  const second = await rig.ask(contract.addPayoutAccount, eth, { token });
  const before = (await list(payee)).list.find(({ id }) => id === payee.accountId);
  const edit = { id: payee.accountId, pay_password: pin };
  const note = { ...edit, version: 1, wallet_note: 'Main', is_default: true } as const;
  const marked = await rig.ask(contract.editPayoutAccount, note, { token });
  expect(marked).toMatchObject({ version: 2, usable_at: before?.usable_at });
  const stale = { ...edit, version: 1, wallet_note: 'Other' };
  expect(await rig.call(contract.editPayoutAccount, stale, { token })).toMatchObject({ code: 456 });
  const moved = { ...edit, version: 2, wallet_address: 'TN3W4H6rK2ce4vX9YnFQHwKENnHjoxb3m9' };
  const replaced = await rig.ask(contract.editPayoutAccount, moved, { token });
  expect(replaced).toMatchObject({
    version: 3,
    usable_at: new Date(rig.app.clock.now().getTime() + 24 * 3_600_000).toISOString(),
  });
  const rows = (await list(payee)).list;
  expect(rows[0]).toMatchObject({
    id: payee.accountId,
    is_default: true,
    status: 'on_hold',
    wallet_note: 'Main',
  });
  tick();
  const makeDefault = { id: second.id, version: 1, is_default: true, pay_password: pin } as const;
  await rig.ask(contract.editPayoutAccount, makeDefault, { token });
  const after = (await list(payee)).list;
  expect(after.map(({ id, is_default }) => [id, is_default])).toEqual([
    [second.id, true],
    [payee.accountId, false],
  ]);
  const other = await rig.payee('0.00', { hasFactor: false });
  const foreign = { token: await other.token() };
  expect(await rig.call(contract.editPayoutAccount, makeDefault, foreign)).toMatchObject({ code: 451 });
  const gone = { id: second.id, pay_password: pin };
  expect(await rig.call(contract.removePayoutAccount, gone, foreign)).toMatchObject({ code: 451 });
  const none = { id: randomUUID(), pay_password: pin };
  expect(await rig.call(contract.removePayoutAccount, none, { token })).toMatchObject({ code: 451 });
});

test('an account is not removed while a withdrawal to it is under way', async () => {
  const payee = await rig.payee('100.00');
  const token = await payee.token();
  const said = await rig.withdraw(payee, '20.00');
  const gone = () => ({ id: payee.accountId, pay_password: pin, code: payee.code() });
  expect(await rig.call(contract.removePayoutAccount, gone(), { token })).toMatchObject({
    code: 203,
    data: { reason: 'in_use' },
  });
  const id =
    typeof said.data === 'object' && said.data !== null && 'id' in said.data ? String(said.data.id) : '';
  await rig.ask(cancelWithdrawal, { id }, { token });
  expect(await rig.call(contract.removePayoutAccount, gone(), { token })).toMatchObject({ code: 200 });
});

test('a wrong transaction password is counted, and closed after five', async () => {
  const payee = await rig.payee('0.00', { hasFactor: false });
  const codes = [];
  for (let n = 0; n < 6; n += 1) codes.push((await add(payee, { ...eth, pay_password: '000001' })).code);
  expect(codes).toEqual([446, 446, 446, 446, 446, 459]);
  expect(await add(payee, eth)).toMatchObject({ code: 459 });
});
