import pg, { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { roleNames } from './database.ts';
import { prepareSettings, sendQuery } from './send-query.ts';

type Told = { shop: string | null; plan: string; n: number };

const asked = {
  name: 'settings-now',
  text: `select nullif(current_setting('stockless.shop', true), '') as shop,
    current_setting('plan_cache_mode') as plan, $1::int as n`,
};

let copy: TestDatabase;
let pool: Pool;
let client: PoolClient;

beforeAll(async () => {
  copy = await openTestDatabase();
  pool = new Pool({
    host: copy.host,
    database: copy.database,
    user: roleNames.app,
    max: 1,
    pipeline: true,
  });
  client = await pool.connect();
  await prepareSettings(client);
});

afterAll(async () => {
  client.release();
  await pool.end();
  await copy.drop();
});

const ask = (n: number, settings?: Parameters<typeof sendQuery>[2]) =>
  sendQuery<Told>(client, { ...asked, values: [n] }, settings).then(({ rows }) => rows);

test('settings hold for one statement alone, among others that travel with it', async () => {
  const answers = await Promise.all([
    ask(1, { shop: 7n, isGeneric: false }),
    ask(2),
    ask(3, { shop: 8n, isGeneric: true }),
    ask(4),
  ]);
  expect(answers.flat()).toEqual([
    { shop: '7', plan: 'auto', n: 1 },
    { shop: null, plan: 'auto', n: 2 },
    { shop: '8', plan: 'force_generic_plan', n: 3 },
    { shop: null, plan: 'auto', n: 4 },
  ]);
});

test('a statement that fails takes its settings with it, and what is behind it is answered', async () => {
  const settings = { shop: 9n, isGeneric: true };
  const failing = (text: string) => sendQuery(client, { name: text, text, values: [0] }, settings);
  const [late, unknown, other] = await Promise.allSettled([
    failing('select 1 / $1::int as n'),
    failing('select $1::int as n from no_such_table'),
    ask(5),
  ]);
  expect(late).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(unknown).toMatchObject({ status: 'rejected', reason: { code: '42P01' } });
  expect(other).toEqual({ status: 'fulfilled', value: [{ shop: null, plan: 'auto', n: 5 }] });
  // The same statement again: neither was left half prepared.
  await expect(failing('select 1 / $1::int as n')).rejects.toMatchObject({ code: '22012' });
  await expect(failing('select $1::int as n from no_such_table')).rejects.toMatchObject({ code: '42P01' });
});

test('in a transaction settings hold until its end, whichever end that is', async () => {
  for (const end of ['commit', 'rollback']) {
    await sendQuery(client, { text: "begin; set local stockless.shop = '5'" });
    expect(await ask(6, { shop: 5n, isGeneric: true })).toMatchObject([{ shop: '5' }]);
    expect(await ask(7)).toEqual([{ shop: '5', plan: 'force_generic_plan', n: 7 }]);
    await sendQuery(client, { text: end });
    expect(await ask(8)).toEqual([{ shop: null, plan: 'auto', n: 8 }]);
  }
});

test('the columns of a statement are described once a connection, and its rows are read the same from then on', async () => {
  const described = vi.spyOn(pg.Connection.prototype, 'emit');
  const text = "select $1::bigint as n, null::text as none, '{1,2}'::int[] as list, now() as at where $1 > 0";
  const wide = async (n: number) =>
    (await sendQuery(client, { name: 'columns-once', text, values: [n] })).rows;
  const at: unknown = expect.any(Date);
  const row = (n: string) => [{ n, none: null, list: [1, 2], at }];
  try {
    expect(await wide(1)).toEqual(row('1'));
    // Without rows, with settings before it, and two that travel together.
    expect(await Promise.all([wide(0), wide(2), wide(3)])).toEqual([[], row('2'), row('3')]);
    expect(described.mock.calls.filter(([name]) => name === 'rowDescription')).toHaveLength(1);
    await expect(wide(Number.NaN)).rejects.toMatchObject({ code: '22P02' });
    expect(await wide(4)).toEqual(row('4'));
  } finally {
    described.mockRestore();
  }
});

test('a statement without rows stays one, and one whose table has changed is refused instead of misread', async () => {
  await sendQuery(client, { text: 'create temp table changing (a int)' });
  const insert = { name: 'changing-add', text: 'insert into changing (a) values ($1)', values: [1] };
  for (let n = 0; n < 3; n += 1) expect((await sendQuery(client, insert)).rows).toEqual([]);
  const all = { name: 'changing-all', text: 'select * from changing limit 1', values: [] };
  for (let n = 0; n < 2; n += 1) expect((await sendQuery(client, all)).rows).toEqual([{ a: 1 }]);
  await sendQuery(client, { text: 'alter table changing add b text' });
  await expect(sendQuery(client, all)).rejects.toMatchObject({ code: '0A000' });
});
