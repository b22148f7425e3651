// Sessions, passwords, refunded sums and identity are changed by narrow functions; the application's roles cannot write them.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type Bought, type TestShop, type TestApp } from '#testing/test-app.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import type { Parameter, Role, Tx } from '#platform/db/database.ts';
import { inShop } from '#platform/db/scope.ts';
import { sql, stateOf } from './rigs/rig.ts';

const denied = '42501';
const roles: Role[] = ['app', 'checkout'];

let app: TestApp;
let shop: TestShop;
let bought: Bought;
let shopId: bigint;
let merchantId: string;
let operatorId: string;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Door Shop');
  shopId = shopIdOf(shop.shopId) ?? 0n;
  const goods = await app.makeGoods([{ code: 'D-1', cost: '5.00', stock: 10 }]);
  await app.list(shop, goods, '10.00');
  bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  merchantId = await idOf('select id from merchant where shop_id = $1', [shopId]);
  operatorId = await idOf(`select id from operator where 'owner' = any (roles)`, []);
});
afterAll(() => app.close());

const direct = () => app.composed.env.db.direct;

async function idOf(text: string, values: readonly Parameter[]): Promise<string> {
  const row = await direct().row(sql<{ id: string }>(text), values);
  if (row === undefined) throw new Error(`nothing found by ${text}`);
  return row.id;
}

const hash = () => createHash('sha256').update(randomUUID()).digest();
const argon = '$argon2id$v=19$m=19456,t=2,p=1$AAAA$BBBB';

/** As a role that may touch the rows of the shop: what is refused is refused for another reason. */
const tryAs = (role: Role, work: (tx: Tx) => Promise<unknown>) =>
  inShop(shopId, () => stateOf(app.composed, role, work));

describe.each(roles)('as %s', (role) => {
  test.each([
    `insert into session (token_hash, actor, person_id, role, created_at, seen_at, ends_at)
       select sha256('x'), 'operator', id, 'owner', now(), now(), now() + interval '1 day' from operator`,
    `update session set role = 'owner'`,
    `update session set ends_at = ends_at + interval '9 years'`,
    'update session set person_id = person_id',
    `update operator set password_hash = '${argon}'`,
    `update operator set roles = array['owner']`,
    `insert into operator (id, username, password_hash, name, roles, created_at)
       values (gen_random_uuid(), 'me', 'x', 'Me', array['owner'], now())`,
    'update payment set refunded_units = 0',
    'update payment set pay_refunded_units = 0',
    'insert into payment (shop_id, captured_units) values (1, 100)',
    'insert into refund select * from refund',
    'update refund set units = 1',
    `update merchant set identity_status = 'verified'`,
    `insert into merchant (shop_id, id, username, password_hash, invitation_id, lang, created_at, identity_status)
       select shop_id, gen_random_uuid(), 'twin', 'x', invitation_id, lang, created_at, 'verified' from merchant`,
    'update merchant_safety set pay_hash = null',
    `update merchant_safety set pay_hash = '${argon}'`,
    `insert into merchant_safety (shop_id, person_id, pay_hash) values (1, gen_random_uuid(), 'x')`,
    'select ledger_write(1, now(), $${}$$, $${}$$, $${}$$, $${}$$, $${}$$, $${}$$, $${}$$, $${}$$, $${}$$)'.replaceAll(
      '$$',
      `'`,
    ),
  ])('the database refuses: %s', async (text) => {
    expect(await tryAs(role, (tx) => tx.rows(sql(text), []))).toBe(denied);
  });

  test('a captured sum is written with its evidence, by a function of the checkout alone', async () => {
    const text = 'update payment set captured_units = captured_units';
    expect(await tryAs(role, (tx) => tx.rows(sql(text), []))).toBe(denied);
    const enter = `select payment_evidence_enter(1, gen_random_uuid(), gen_random_uuid(), 'USD', 1, 'test', 'x', 'x', 'test', '{}',
      sha256('x'), now(), now(), null)`;
    expect(await tryAs(role, (tx) => tx.rows(sql(enter), []))).toBe(role === 'checkout' ? 'none' : denied);
  });

  test.each<[string, () => [string, string, bigint | null]]>([
    ['for nobody', () => ['merchant', randomUUID(), shopId]],
    ['for the merchant of another shop', () => ['merchant', merchantId, 999_999n]],
    ['for an owner who has just used no ticket', () => ['operator', operatorId, null]],
    ['for an owner as somebody of a supplier', () => ['supplier', operatorId, null]],
    ['for an owner in a shop', () => ['operator', operatorId, shopId]],
    ['of ten years', () => ['merchant', merchantId, shopId]],
  ])('a session %s is not opened', async (name, ask) => {
    const now = new Date(app.clock.now().getTime() + 3_600_000);
    const ends = new Date(now.getTime() + (name === 'of ten years' ? 3_650 : 1) * 86_400_000);
    const call = sql<{ opened: boolean }>(
      `select session_open($1, $2, $3, $4, '', '', $5, $6, session_grant($4, $3, $1, $5)) as opened`,
    );
    const [actor, person, where] = ask();
    const row = await app.composed.env.db.transaction(
      (tx) => tx.row(call, [hash(), actor, person, where, now, ends]),
      role,
    );
    expect(row).toEqual({ opened: false });
  });

  test('what a session may do is read from the person, whoever asks', async () => {
    const now = app.clock.now();
    const text = `select session_open($1, 'merchant', $2, $3, '', '', $4, $5, session_grant($3, $2, $1, $4)) as opened`;
    const tokenHash = hash();
    const values = [tokenHash, merchantId, shopId, now, new Date(now.getTime() + 86_400_000)];
    expect(await direct().row(sql<{ opened: boolean }>(text), values)).toEqual({ opened: true });
    const written = sql<{ role: string }>('select role from session where token_hash = $1');
    expect(await direct().row(written, [tokenHash])).toEqual({ role: 'owner' });
  });

  test('a console password is changed by nobody who is not signed in with a fresh factor', async () => {
    const current = await direct().row(
      sql<{ hash: string }>('select password_hash as hash from operator where id = $1'),
      [operatorId],
    );
    const call = sql<{ done: boolean }>('select operator_set_password($1, $2, $3) as done');
    const { id } = { id: await idOf('select id from operator where supplier_id is not null', []) };
    await tryAs(role, async (tx) => {
      expect(await tx.row(call, [operatorId, argon, ''])).toEqual({ done: false });
      expect(await tx.row(call, [operatorId, 'plain', current?.hash ?? ''])).toEqual({ done: false });
      expect(await tx.row(call, [id, argon, 'not the one that was seen'])).toEqual({ done: false });
      await tx.rows(sql('update session set revoked_at = now() where person_id = $1'), [operatorId]);
      expect(await tx.row(call, [operatorId, argon, current?.hash ?? ''])).toEqual({ done: false });
    });
  });

  test('refunds only add up, each with its row, and never above what was captured', async () => {
    const refund = (units: string) =>
      tryAs(role, async (tx) => {
        const one = {
          id: randomUUID(),
          payment_id: bought.orderId,
          order_id: bought.orderId,
          units,
          reason: 'x',
        };
        await tx.rows(sql('select refund_enter($1, $2::jsonb, now())'), [shopId, JSON.stringify([one])]);
        const found = await tx.row(
          sql<{ rows: number; sum: bigint }>(
            `select (select count(*)::int from refund where shop_id = $1) as rows, refunded_units as sum
             from payment where shop_id = $1 and id = $2`,
          ),
          [shopId, bought.orderId],
        );
        throw new Error(`${found?.rows ?? 0} rows of ${found?.sum ?? 0}`);
      });
    expect(await refund('400')).toContain('1 rows of 400');
    expect(await refund('1001')).toBe('23514');
    expect(await refund('-400')).toContain('0 rows of 0');
  });

  test('nobody is verified, applying or rejected without what says so', async () => {
    const call = sql<{ done: boolean }>('select merchant_set_identity($1, $2, $3) as done');
    for (const status of ['verified', 'applying', 'rejected', 'unverified', 'anything'])
      expect(await direct().row(call, [shopId, merchantId, status])).toEqual({ done: false });
  });

  test('a transaction password is never taken away, nor put over one that was not seen', async () => {
    const call = sql<{ done: boolean }>(
      'select merchant_set_pay_password($1, $2, $3, null, null, $4) as done',
    );
    await tryAs(role, async (tx) => {
      const enter = 'insert into merchant_safety (shop_id, person_id) values ($1, $2) on conflict do nothing';
      await tx.rows(sql(enter), [shopId, merchantId]);
      expect(await tx.row(call, [shopId, merchantId, null, null])).toEqual({ done: false });
      expect(await tx.row(call, [shopId, merchantId, '1234', null])).toEqual({ done: false });
      expect(await tx.row(call, [shopId, merchantId, argon, 'another'])).toEqual({ done: false });
      expect(await tx.row(call, [shopId, merchantId, argon, null])).toEqual({ done: true });
      expect(await tx.row(call, [shopId, merchantId, argon, null])).toEqual({ done: false });
    });
  });
});
