// A restriction has a reason of the closed list, a text, evidence, an amount where it touches money, and an end, and it
// ends by itself. The database refuses the rest, whoever asks.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { tables } from '#db/tables.ts';
import { numberOf, objection, openRestrictions, ownId, reason, type Rig } from '#testing/restrictions.ts';
import { channelPay } from '#features/deposits/contract.ts';
import { requestWithdrawal } from '#features/payouts/contract.ts';
import { openWithdrawals, pin, type Rig as Payouts } from '#testing/payees.ts';
import type { TestShop } from '#testing/test-app.ts';
import type { Parameter } from '#platform/db/database.ts';
import { sql, stateOf } from './rigs/rig.ts';
import { keeps } from '#testing/keeps.ts';

let payouts: Payouts;
let rig: Rig;
beforeAll(async () => {
  payouts = await openWithdrawals();
  rig = await openRestrictions(payouts.app);
});
afterAll(() => payouts.app.close());

const notNull = '23502';
const noSuchRule = '23503';
const twice = '23505';
const check = '23514';
const forbidden = '42501';

type Row = Record<string, Parameter>;

function insertOf(table: keyof typeof tables, row: Row) {
  const names = Object.keys(row);
  const places = names.map((_name, index) => `$${index + 1}`).join(', ');
  return {
    text: sql<never>(`insert into ${table} (${names.join(', ')}) values (${places})`),
    row: Object.values(row),
  };
}

/** How the database answers the application's own role. */
function tried(table: keyof typeof tables, row: Row): Promise<string> {
  const { text, row: values } = insertOf(table, row);
  return stateOf(payouts.app.composed, 'app', (tx) => tx.rows(text, values));
}

const days = (count: number) => new Date(rig.app.clock.now().getTime() + count * 86_400_000);

/** A restriction with nothing wrong: 50.00 for a dispute. */
function sound(shop: TestShop): Row {
  const at = rig.app.clock.now();
  return {
    shop_id: numberOf(shop),
    id: randomUUID(),
    reason_code: 'H01',
    level: 'withdrawal_prohibited',
    scope: 'amount',
    first_hours: 1_800,
    total_hours: 2_880,
    notice_hours: 0,
    reason,
    evidence: ['9GX2K-104'],
    currency: 'USD',
    units: 5_000n,
    held_units: 5_000n,
    placed_by: randomUUID(),
    placed_at: at,
    from_at: at,
    until_at: days(5),
    appeal_until: days(183),
    state: 'active',
  };
}

test('the database refuses a restriction without reason, text, evidence, amount or end, or with too long a one', async () => {
  const shop = await rig.shopWith('80.00');
  const row = sound(shop);
  expect(await tried('restriction', row)).toBe('none');
  const wrong: [string, Row, string][] = [
    ['an unknown code', { reason_code: 'H09' }, noSuchRule],
    [
      'an effect that the reason has not',
      { level: 'wallet_frozen', scope: 'wallet', until_at: days(2) },
      noSuchRule,
    ],
    ['more hours than the reason has', { first_hours: 9_000, total_hours: 9_000 }, noSuchRule],
    ['no end', { until_at: null }, notNull],
    ['an end beyond the maximum', { until_at: days(75.01) }, check],
    ['an end before its begin', { until_at: days(-1) }, check],
    ['a text that is too short', { reason: 'x'.repeat(39) }, check],
    ['a text of blanks', { reason: ' '.repeat(60) }, check],
    ['a text that is too long', { reason: 'x'.repeat(2_001) }, check],
    ['no text', { reason: null }, notNull],
    ['no amount', { units: null, held_units: null }, check],
    ['an amount of nothing', { units: 0n, held_units: 0n }, check],
    ['more held than it covers', { held_units: 5_001n }, check],
    ['no evidence', { evidence: [] }, check],
    ['evidence that says nothing', { evidence: [''] }, check],
    ['nobody who did it', { placed_by: null }, notNull],
    ['a shorter time to appeal', { appeal_until: days(182) }, check],
  ];
  for (const [what, over, state] of wrong) {
    expect([what, await tried('restriction', { ...row, ...over })]).toEqual([what, state]);
  }
});

test('an account is not closed without the thirty days of notice', async () => {
  const shop = await rig.shopWith('0.00');
  const term = { reason_code: 'H08', level: 'account_disabled', scope: 'shop', notice_hours: 720 };
  const row = { ...sound(shop), ...term, first_hours: 336, total_hours: 672, units: null, held_units: null };
  const at = (from: number) => ({ from_at: days(from), until_at: days(from + 3) });
  expect(await tried('restriction', { ...row, ...at(29.9) })).toBe(check);
  expect(await tried('restriction', { ...row, ...at(30) })).toBe('none');
});

test('the database refuses an extension by the same person, a second one, and one that is too long', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop);
  const kept = await readRow(shop, ownId(id));
  const row: Row = {
    shop_id: kept.shop_id,
    restriction_id: kept.id,
    placed_by: kept.placed_by,
    from_at: kept.from_at,
    first_until: kept.until_at,
    total_hours: kept.total_hours,
    until_at: days(20),
    reason,
    evidence: ['A new photograph'],
    extended_by: randomUUID(),
    extended_at: days(1),
  };
  expect(await tried('restriction_extension', row)).toBe('none');
  const wrong: [string, Row, string][] = [
    ['the same person', { extended_by: kept.placed_by }, check],
    ['as if another had placed it', { placed_by: randomUUID() }, noSuchRule],
    ['more hours than the reason has', { total_hours: 9_000 }, noSuchRule],
    ['beyond the whole time', { until_at: days(121) }, check],
    ['no new evidence', { evidence: [] }, check],
    ['no end', { until_at: null }, notNull],
  ];
  for (const [what, over, state] of wrong) {
    expect([what, await tried('restriction_extension', { ...row, ...over })]).toEqual([what, state]);
  }
  expect((await rig.tryExtend(id)).code).toBe(200);
  expect(await tried('restriction_extension', row)).toBe(twice);
});

test('the person who placed it does not decide the appeal, and what was said stays as it was said', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop);
  expect((await rig.tryAppeal(shop, ownId(id))).code).toBe(200);
  const { placed_by: placedBy } = await readRow(shop, ownId(id));
  const decide = sql<never>(
    `update appeal set state = 'upheld', decided_at = opened_at, decided_by = $2, decision = $3 where shop_id = $1`,
  );
  const by = (person: string) =>
    stateOf(payouts.app.composed, 'app', (tx) => tx.rows(decide, [numberOf(shop), person, objection]));
  expect(await by(placedBy)).toBe(check);
  expect(await by(randomUUID())).toBe('none');
  for (const text of [
    `update restriction set until_at = until_at + interval '1 day' where shop_id = $1`,
    `update restriction set reason = reason || ' And more.' where shop_id = $1`,
    'update restriction set held_units = 0 where shop_id = $1',
    'update restriction_extension set until_at = until_at where shop_id = $1',
    `update appeal set body = 'x' where shop_id = $1`,
    'delete from restriction where shop_id = $1',
    'delete from appeal where shop_id = $1',
    `insert into hold_reason values ('H08', 'wallet_frozen', 'wallet', 9999, 9999, 0)`,
  ]) {
    const values = text.includes('$1') ? [numberOf(shop)] : [];
    const state = await stateOf(payouts.app.composed, 'app', (tx) => tx.rows(sql<never>(text), values));
    expect([text, state]).toEqual([text, forbidden]);
  }
});

type Kept = {
  shop_id: bigint;
  id: string;
  placed_by: string;
  from_at: Date;
  until_at: Date;
  total_hours: number;
};

async function readRow(shop: TestShop, id: string): Promise<Kept> {
  const read = sql<Kept>(
    'select shop_id, id, placed_by, from_at, until_at, total_hours from restriction where shop_id = $1 and id = $2',
  );
  const row = await rig.env.db.direct.row(read, [numberOf(shop), id]);
  if (row === undefined) throw new Error('there is no such restriction');
  return row;
}

test('the merchant reads all of it: rule, text, evidence, amount, begin, end, and how to object', async () => {
  const shop = await rig.shopWith('80.00');
  const { id } = await rig.place(shop);
  const at = rig.app.clock.now();
  expect(await rig.statement(shop, ownId(id))).toMatchObject({
    code: 'H08',
    reason,
    evidence: ['9GX2K-104', '9GX2K-105'],
    amount: '50.00',
    held: '50.00',
    from: at.toISOString(),
    until: days(5).toISOString(),
    appeal_until: days(183).toISOString(),
    can_appeal: true,
  });
});

test('449 and 450 carry the whole restriction, and a withdrawal of the rest is not stopped by one', async () => {
  keeps('6 disabled account, frozen wallet, withdrawal disabled are restrictive states');
  const payee = await payouts.payee('80.00');
  const { app } = rig;
  const ask = async (amount: string) => {
    const input = { amount, account_id: payee.accountId, pay_password: pin };
    return app.call(requestWithdrawal, input, { token: await payee.token() });
  };
  const { id } = await rig.place(payee.shop);
  const restriction = {
    id: ownId(id),
    code: 'H08',
    scope: 'amount',
    amount: '50.00',
    reason,
    until: days(5).toISOString(),
  };
  expect(await ask('40.00')).toMatchObject({ code: 449, data: { restriction } });
  // What is asked next, who they are, comes after it: the rest passed.
  expect(await ask('30.00')).toMatchObject({ code: 203, data: { reason: 'identity' } });
  await rig.place(payee.shop, { level: 'wallet_frozen', code: 'H03', until: rig.days(2) });
  expect(await ask('30.00')).toMatchObject({
    code: 450,
    data: { restriction: { code: 'H03', scope: 'wallet' } },
  });
  const deposit = { step: 'quote', channel_id: 'TRX/USDT', amount: '20.00' } as const;
  expect(await app.call(channelPay, deposit, { token: await payee.token() })).toMatchObject({
    code: 450,
    data: { restriction: { code: 'H03', scope: 'wallet' } },
  });
});
