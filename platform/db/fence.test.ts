import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables, type Scope } from '#db/tables.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { openDatabase, statement, type Database } from './database.ts';
import { fenceShops } from './fence.ts';
import { acrossShops, enterShop, inOpenCall, inShop } from './scope.ts';

const own = 11n;
const other = 12n;
const logins = ['stockless_app', 'stockless_checkout', 'stockless_people'] as const;

/** Tables of the registry whose rows belong to shops. */
const scopes: Record<string, { readonly scope: Scope }> = tables;
const fenced = Object.keys(scopes).filter((name) => scopes[name]?.scope === 'tenant');

type Column = { readonly name: string; readonly type: string; readonly is_key: boolean };

let copy: TestDatabase;
let owner: Client;
let db: Database;

beforeAll(async () => {
  copy = await openTestDatabase();
  owner = await connect(copy.user);
  db = openDatabase(copy, () => undefined);
  await owner.query(`grant all on all tables in schema public to ${logins.join(', ')}`);
  for (const table of await catalogued()) await plant(table);
});

afterAll(async () => {
  await db.close();
  await owner.end();
  await copy.drop();
});

async function connect(user: string): Promise<Client> {
  const client = new Client({ host: copy.host, user, database: copy.database });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Every table of the database with a shop in its rows that the registry does not place elsewhere. */
async function catalogued(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => (scopes[name]?.scope ?? 'tenant') === 'tenant');
}

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
            exists (select from pg_index i where i.indrelid = a.attrelid and i.indisprimary
                    and a.attnum = any (i.indkey)) as is_key
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  return rows;
}

const samples: Record<string, string> = {
  uuid: "'00000000-0000-7000-8000-000000000001'",
  bytea: "'\\x01'",
  date: "'2026-03-02'",
  'timestamp with time zone': "'2026-03-02T09:00:00Z'",
};

/** A row of a table with nothing but its key. */
async function rowFor(table: string, shop: bigint): Promise<string> {
  const keys = (await columnsOf(table)).filter(({ name, is_key }) => is_key && name !== 'shop_id');
  const names = ['shop_id', ...keys.map(({ name }) => name)].join(', ');
  const values = [String(shop), ...keys.map(({ type }) => samples[type] ?? "'1'")].join(', ');
  return `insert into ${table} (${names}) values (${values})`;
}

/** One row of each of two shops, in a copy of the database that asks no more of a row than its key. */
async function plant(table: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    "select conname as name from pg_constraint where conrelid = $1::regclass and contype in ('c', 'f')",
    [table],
  );
  for (const { name } of rows) await owner.query(`alter table ${table} drop constraint "${name}"`);
  for (const { name, is_key } of await columnsOf(table)) {
    if (!is_key) await owner.query(`alter table ${table} alter column ${name} drop not null`);
  }
  for (const shop of [own, other]) await owner.query(await rowFor(table, shop));
}

/** Runs one statement in a transaction of a shop, or of none. */
async function as(client: Client, shop: bigint | undefined, text: string): Promise<bigint[] | 'refused'> {
  await client.query(shop === undefined ? 'begin' : `begin; set local stockless.shop = '${shop}'`);
  try {
    const { rows } = await client.query<{ shop_id: string }>(text);
    return rows.map(({ shop_id: id }) => BigInt(id)).toSorted((left, right) => Number(left - right));
  } catch (error) {
    if (error instanceof Error && /row-level security/.test(error.message)) return 'refused';
    throw error;
  } finally {
    await client.query('rollback');
  }
}

test('every table of shops is there, has its rows fenced, and is known to the registry as one', async () => {
  expect(await catalogued()).toEqual(fenced.toSorted());
  const { rows } = await owner.query<{ name: string; policies: string[] }>(
    `select c.relname as name, array_agg(p.polname::text order by p.polname) as policies
     from pg_class c join pg_policy p on p.polrelid = c.oid where c.relrowsecurity group by 1 order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(fenced.toSorted());
  for (const { policies } of rows) expect(policies).toEqual(['all_shops', 'own_shop']);
});

test.each(logins)(
  'as %s a statement without its shop reads and writes nothing, of any table',
  async (login) => {
    const client = await connect(login);
    const found: unknown[] = [];
    for (const table of fenced) {
      const seen = await as(client, undefined, `select shop_id from ${table}`);
      const changed = await as(client, undefined, `update ${table} set shop_id = shop_id returning shop_id`);
      const removed = await as(client, undefined, `delete from ${table} returning shop_id`);
      const added = await as(client, undefined, await rowFor(table, 13n));
      if (JSON.stringify([seen, changed, removed, added]) !== '[[],[],[],"refused"]') found.push(table);
    }
    await client.end();
    expect(found).toEqual([]);
  },
);

test.each(logins)('as %s a shop reads and writes its own rows and no others, of any table', async (login) => {
  const client = await connect(login);
  const found: Record<string, unknown> = {};
  for (const table of fenced) {
    const acts = {
      seen: await as(client, own, `select shop_id from ${table}`),
      asked: await as(client, own, `select shop_id from ${table} where shop_id = ${other}`),
      changed: await as(client, own, `update ${table} set shop_id = shop_id returning shop_id`),
      given: await as(client, own, `update ${table} set shop_id = ${other + 1n} returning shop_id`),
      removed: await as(client, own, `delete from ${table} returning shop_id`),
      added: await as(client, own, await rowFor(table, other + 1n)),
    };
    const right = {
      seen: [own],
      asked: [],
      changed: [own],
      given: 'refused',
      removed: [own],
      added: 'refused',
    };
    if (textOf(acts) !== textOf(right)) found[table] = acts;
  }
  await client.end();
  expect(found).toEqual({});
});

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one));

test('a table that is made later is fenced by the next migration, and until then the list above is not whole', async () => {
  await owner.query('alter table visit disable row level security; drop policy own_shop on visit');
  const client = await connect('stockless_app');
  expect(await as(client, undefined, 'select shop_id from visit')).toEqual([own, other]);
  const migrator = await connect(copy.user);
  expect(await fenceShops(migrator)).toEqual(['visit']);
  expect(await fenceShops(migrator)).toEqual([]);
  await migrator.end();
  expect(await as(client, undefined, 'select shop_id from visit')).toEqual([]);
  await client.end();
});

const seenShops = statement<{ shop_id: bigint }>('test-seen-shops', 'select shop_id from shop order by 1');
const moveBook = statement<{ shop_id: bigint }>(
  'test-move',
  "update shop set name = 'x' where shop_id = $1 returning shop_id",
);
const names = statement<{ name: string | null }>('test-names', 'select name from shop order by shop_id');
const ofNobody = statement<{ n: bigint }>('test-nobody', 'select count(*) as n from instance');

const seenIn = async (tx = db.direct): Promise<bigint[]> =>
  (await tx.rows(seenShops, [])).map(({ shop_id: id }) => id);

test('whatever runs for a shop sees that shop, in and out of transactions, though its statement forgot to say which', async () => {
  expect(await inShop(own, () => seenIn())).toEqual([own]);
  expect(await inShop(other, () => seenIn(db.aside))).toEqual([other]);
  expect(await inShop(own, () => db.transaction((tx) => seenIn(tx)))).toEqual([own]);
  expect(await inShop(own, () => db.transaction((tx) => seenIn(tx), 'checkout'))).toEqual([own]);
  expect(await inShop(own, () => db.transaction((tx) => tx.rows(moveBook, [other])))).toEqual([]);
  expect(await acrossShops('tools', () => seenIn())).toEqual([own, other]);
  const mixed = Array.from({ length: 40 }, (_none, n) =>
    inShop(n % 2 === 0 ? own : other, () => (n % 3 === 0 ? seenIn() : db.transaction((tx) => seenIn(tx)))),
  );
  expect((await Promise.all(mixed)).map(([id]) => id)).toEqual(
    mixed.map((_none, n) => (n % 2 === 0 ? own : other)),
  );
});

test('what runs for no shop is told so; it may read what belongs to none', async () => {
  await expect(seenIn()).rejects.toThrow('test-seen-shops reads rows of shops, and runs for none');
  await expect(db.transaction((tx) => seenIn(tx))).rejects.toThrow('runs for none');
  expect(await db.direct.row(ofNobody, [])).toEqual({ n: 0n });
  const open = inOpenCall(async () => {
    await expect(seenIn()).rejects.toThrow('runs for none');
    enterShop(own);
    return seenIn();
  });
  expect(await open).toEqual([own]);
});

test('a transaction turns to another shop only where its work says so; all of them are read beside it, and never written', async () => {
  const turned = inShop(own, () =>
    db.transaction(async (tx) => [
      ...(await seenIn(tx)),
      ...(await inShop(other, () => seenIn(tx))),
      ...(await seenIn(tx)),
    ]),
  );
  expect(await turned).toEqual([own, other, own]);
  const beside = inShop(own, () =>
    db.transaction(async (tx) => {
      await tx.rows(moveBook, [own]);
      const all = await acrossShops('tools', () => tx.rows(names, []));
      return [all.map(({ name }) => name), await seenIn(tx)];
    }),
  );
  expect(await beside).toEqual([[null, null], [own]]);
  const written = inShop(own, () =>
    db.transaction((tx) => acrossShops('tools', () => tx.rows(moveBook, [other]))),
  );
  await expect(written).rejects.toThrow('test-move writes rows of all shops in a transaction of 11');
});

test('no login of the server can become the owner of the tables, or a login that may do more', async () => {
  const { rows } = await owner.query<{ login: string; roles: string[] }>(
    `select l.rolname as login, array_agg(r.rolname::text order by r.rolname) as roles
     from pg_roles l join pg_roles r on pg_has_role(l.oid, r.oid, 'member')
     where l.rolname ^@ 'stockless_' and not l.rolsuper group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { login: 'stockless_across', roles: ['stockless_across', 'stockless_app'] },
    { login: 'stockless_app', roles: ['stockless_app'] },
    { login: 'stockless_checkout', roles: ['stockless_app', 'stockless_checkout'] },
    { login: 'stockless_people', roles: ['stockless_people'] },
  ]);
  const client = await connect('stockless_app');
  for (const role of [copy.user, 'stockless_across', 'stockless_checkout', 'stockless_people']) {
    await expect(client.query(`set role ${role}`)).rejects.toThrow('permission denied to set role');
    await expect(client.query(`set session authorization ${role}`)).rejects.toThrow('permission denied');
  }
  await expect(client.query('set row_security = off; select from visit')).rejects.toThrow(
    'row-level security',
  );
  await expect(client.query('alter table visit disable row level security')).rejects.toThrow('must be owner');
  await client.end();
});
