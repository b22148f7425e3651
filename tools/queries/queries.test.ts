import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numberValues } from '#platform/db/sql.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { compareText, writeTypes, type PlacedQuery } from '../queries.ts';
import { choicesOf } from './catalogue.ts';

let copy: TestDatabase;
let client: Client;

beforeAll(async () => {
  copy = await openTestDatabase();
  client = new Client({ host: copy.host, user: copy.user, database: copy.database });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await copy.drop();
});

const file = 'features/orders/server/refund.sql.ts';
const place = { name: 'refund-read', file, line: 7 };
const query = (text: string): PlacedQuery => ({ ...place, ...numberValues(text) });

/** What would be written for one statement. */
async function memberOf(text: string): Promise<string | undefined> {
  const { files, faults } = await writeTypes(client, [query(text)]);
  expect(faults).toEqual([]);
  const written = files.get('features/orders/server/queries.gen.ts') ?? '';
  return written
    .split('\n')
    .find((line) => line.includes("'refund-read'"))
    ?.trim();
}

test('a query whose columns changed fails with one line that says where', async () => {
  const text = 'select id, reason from refund where shop_id = :shopId';
  expect((await writeTypes(client, [query(text)])).faults).toEqual([]);
  await client.query('alter table refund rename column reason to why');
  const { faults } = await writeTypes(client, [query(text)]);
  await client.query('alter table refund rename column why to reason');
  expect(faults).toEqual([
    `${file}:7: the statement refund-read is refused by PostgreSQL: column "reason" does not exist`,
  ]);
});

test('a file that says another thing than the schema fails with one line that names the statement', async () => {
  const text = 'select units from refund where shop_id = :shopId';
  const gen = 'features/orders/server/queries.gen.ts';
  const before = (await writeTypes(client, [query(text)])).files.get(gen) ?? '';
  expect(compareText(gen, before, before)).toEqual([]);
  await client.query('alter table refund alter column units drop not null');
  const after = (await writeTypes(client, [query(text)])).files.get(gen) ?? '';
  await client.query('alter table refund alter column units set not null');
  expect(compareText(gen, after, before)).toEqual([
    `${gen}:6: says another thing of refund-read than the schema: npm run queries`,
  ]);
});

test('values have the types of the schema, and those of a closed list its texts', async () => {
  const member = await memberOf(
    `update refund set state = :state, paid_at = :at? where shop_id = :shopId and id = any(:ids::uuid[]) returning id`,
  );
  expect(member).toBe(
    `'refund-read': { values: { state: 'pending' | 'paid'; at?: Date | null | undefined; shopId: bigint | number; ids: readonly (string | null)[] }; row: { id: string }; open: never };`,
  );
});

test('a column is null where its table, an outer join or an expression may make it so', async () => {
  const member = await memberOf(
    `select r.id, r.paid_at, o.number, count(*)::int as n, max(r.units) as most, coalesce(max(r.units), 0) as top,
       r.units::text as units from refund r left join shop_order o on o.id = r.order_id
     group by r.id, r.paid_at, r.units, o.number`,
  );
  expect(member).toContain(
    'row: { id: string; paid_at: Date | null; number: number | null; n: number; most: bigint | null; top: bigint; ',
  );
  expect(member).toContain(`open: 'number' | 'most' | 'units' };`);
  const set = 'update refund set paid_at = :at? where id = :id returning paid_at';
  expect(await memberOf(set)).toContain('{ paid_at: Date | null }');
  expect(await memberOf('select paid_at from refund where paid_at is not null')).toContain(
    '{ paid_at: Date }',
  );
});

test('a subquery that is joined so may leave out its own tables, and no others', async () => {
  const member = await memberOf(
    `select r.id, l.number, l.day from refund r left join lateral (select o.number, (o.paid_at at time zone 'UTC')::date as day
       from shop_order o where o.shop_id = r.shop_id and o.id = (r.order_id) limit 1) l on true`,
  );
  expect(member).toContain('row: { id: string; number: number | null; day: Date | null }');
  expect(member).toContain(`open: 'number' | 'day' };`);
});

test('the texts of a check that is a list are read, and no others', () => {
  expect(choicesOf(`CHECK ((state = ANY (ARRAY['a'::text, 'it''s'::text])))`)).toEqual(['a', "it's"]);
  expect(choicesOf(`CHECK ((length(state) < 5))`)).toBeUndefined();
});
