// What the database refuses, whatever the application's code says.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWithdrawals, type Rig } from '#testing/payees.ts';
import { actAsOwner, signingOf } from '#testing/signing.ts';

let rig: Rig;
let signing: ReturnType<typeof signingOf>;
beforeAll(async () => {
  rig = await openWithdrawals();
  signing = signingOf(rig);
});
afterAll(() => rig.app.close());

/** What the application may do, whatever its code says: `done`, or the state that the database refused it with. */
async function asApp(shopId: bigint, text: string): Promise<string> {
  try {
    const role = `set local role stockless_app; set local stockless.shop = '${shopId}'`;
    await actAsOwner(rig.app, `begin; ${role}; ${text}; rollback`);
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

test('the database itself refuses what has no mandate, and the application cannot write one but by its function', async () => {
  const { payee } = await signing.withDevice('100.00');
  const { shopId } = payee;
  const denied = '42501';
  const [shop, id] = [String(shopId), randomUUID()];
  const writes = [
    `update merchant_device set active_from = added_at where shop_id = ${shop}`,
    `delete from merchant_device where shop_id = ${shop}`,
    `insert into merchant_device select * from merchant_device where shop_id = ${shop}`,
    `insert into mandate (shop_id, id, n, kind, subject, units, at) values (${shop}, '${id}', 999, 'withdrawal', '${id}', 5, now())`,
    `update mandate set units = 1 where shop_id = ${shop}`,
    `update mandate_head set mandates = 0 where shop_id = ${shop}`,
    `update payout_account set number_sealed = '\\x00' where shop_id = ${shop}`,
    `update payout_account set number_key = number_key where shop_id = ${shop}`,
    `update payout_account set mandate_id = '${id}' where shop_id = ${shop}`,
    `update merchant_safety set pay_mandate_id = null where shop_id = ${shop}`,
    `select mandate_turn(${shop})`,
  ];
  for (const text of writes) expect(await asApp(shopId, text), text).toBe(denied);

  const enter = (units: number, more: string) =>
    `select mandate_enter(${shop}, '${id}', 'withdrawal', '${id}', ${units}, ${more})`;
  const unsigned = 'null, null, null, null, null';
  const raise = (text: string) =>
    `do $$ begin if (${text}) <> 'entered' then raise exception 'no' using errcode = 'ZZ001'; end if; end $$`;
  expect(await asApp(shopId, raise(enter(500, unsigned)))).toBe('ZZ001');
  const stranger = `'${randomUUID()}', '{}', '\\x0102030405060708', null, null`;
  expect(await asApp(shopId, raise(enter(500, stranger)))).toBe('ZZ001');

  const rows = [
    `insert into withdrawal (shop_id, id, number, person_id, account_id, account_type, account_name, account_masked,
      number_kind, number_sealed, currency, units, fee_units, state, needs_second, created_at)
      select ${shop}, '${id}', 9999, '${id}', '${payee.accountId}', 'bank', 'Ann Lee', '', 'iban', '\\x00', 'USD', 500, 1,
      'requested', false, now()`,
    `insert into campaign (shop_id, id, plan_id, state, currency, promo_units, available_units, day_budget_units,
      max_bid_units, percent_bps, days, starts_at, ends_at, created_at)
      values (${shop}, '${id}', 'search', 'active', 'USD', 0, 500, 100, 10, 0, 5, now(), now() + interval '5 days', now())`,
    `insert into payout_account (shop_id, slot, id, type, account_name, number_kind, number_sealed, number_masked,
      number_key, usable_at, created_at, mandate_id)
      select ${shop}, 5, '${id}', 'bank', 'Ann Lee', 'iban', '\\x00', '', sha256('x'), now(), now(), '${id}'`,
  ];
  for (const text of rows)
    expect(await asApp(shopId, `${text}; set constraints all immediate`), text).toBe('23503');
});

test('a withdrawal that names another amount than its mandate is refused by the database', async () => {
  const payee = await rig.payee('100.00');
  const [shop, id] = [String(payee.shopId), randomUUID()];
  const insert = (units: number) =>
    `select mandate_enter(${shop}, '${id}', 'withdrawal', '${id}', 500, null, null, null, null, null);
     insert into withdrawal (shop_id, id, number, person_id, account_id, account_type, account_name, account_masked,
      number_kind, number_sealed, currency, units, fee_units, state, needs_second, created_at)
      select ${shop}, '${id}', 9999, '${id}', '${payee.accountId}', 'bank', 'Ann Lee', '', 'iban', '\\x00', 'USD',
      ${units}, 1, 'requested', false, now()`;
  expect(await asApp(payee.shopId, insert(500))).toBe('done');
  expect(await asApp(payee.shopId, insert(501))).toBe('23503');
});
