// The role that enters people of the console enters people and nothing else: no money, no orders, no look at either.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '#db/tables.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { keysOf } from '#domain/keys.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { openBook, post } from '#features/ledger/server/public.ts';
import { sql, stateOf } from './rigs/rig.ts';
import { fundRecipe } from '#domain/recipes/goodwill.ts';

let app: TestApp;
let shopId: bigint;
beforeAll(async () => {
  app = await openTestApp();
  const shop = await app.makeShop('People Shop');
  shopId = shopIdOf(shop.shopId) ?? 0n;
});
afterAll(() => app.close());

const denied = '42501';
const verbs = ['insert', 'update', 'delete', 'truncate', 'references', 'trigger'] as const;
const mayWrite = ['insert operator', 'insert operator_safety'];

test('it writes two tables, and no other in any way', async () => {
  const held = await app.composed.env.db.direct.rows(
    sql<{
      held: string;
    }>(`select verb || ' ' || t as held from unnest($1::text[]) as t, unnest($2::text[]) as verb
      where has_table_privilege('stockless_people', t, verb)
        or verb in ('insert', 'update', 'references') and has_any_column_privilege('stockless_people', t, verb)`),
    [keysOf(tables), verbs],
  );
  expect(held.map((row) => row.held).toSorted()).toEqual(mayWrite);
});

test('it cannot post, nor open a book: not even the platform itself may have money by it', async () => {
  const { env } = app.composed;
  const gift = fundRecipe(env.random.id(env.clock.now()), 1n);
  const posted = await stateOf(app.composed, 'people', (tx) => post(tx, shopId, env.clock.now(), [gift]));
  expect(posted).toBe(denied);
  expect(await stateOf(app.composed, 'people', (tx) => openBook(tx, 77n, 'USD'))).toBe(denied);
  // The application may call the writer, which asks it for the document of the gift: it is the role that was refused.
  expect(await stateOf(app.composed, 'app', (tx) => post(tx, shopId, env.clock.now(), [gift]))).toBe('SL001');
});

test.each([
  'shop_order',
  'order_line',
  'payment_evidence',
  'transfer',
  'account',
  'restriction',
  'withdrawal',
])('it neither reads nor writes %s', async (table) => {
  for (const text of [
    `select 1 from ${table}`,
    `insert into ${table} default values`,
    `delete from ${table}`,
    `truncate ${table}`,
  ])
    expect([text, await stateOf(app.composed, 'people', (tx) => tx.rows(sql(text), []))]).toEqual([
      text,
      denied,
    ]);
});

test('it calls no function that decides', async () => {
  const callable = await app.composed.env.db.direct.rows(
    sql<{
      name: string;
    }>(`select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and has_function_privilege('stockless_people', p.oid, 'execute')`),
    [],
  );
  const names = callable.map(({ name }) => name);
  for (const name of ['ledger_post', 'role_change_decide', 'operator_enter', 'operator_lessen'])
    expect(names).not.toContain(name);
});
