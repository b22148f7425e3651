import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Migration } from '#platform/db/migrate.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { compareSchema, readSchema, schemaOf } from '../schema.ts';
import { shapeSql, wrapSql } from './shape-sql.ts';
import { commentOf } from './write-schema.ts';

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

/** What the check says after a change of the schema, which is taken back. */
async function faultAfter(change: string): Promise<string | undefined> {
  await client.query('begin');
  try {
    await client.query(change);
    return compareSchema(await schemaOf(client), readSchema());
  } finally {
    await client.query('rollback');
  }
}

test('db/schema.sql is what the migrations make', async () => {
  expect(compareSchema(await schemaOf(client), readSchema())).toBeUndefined();
});

test('a migration that changes anything fails the check with one line that says where and what to do', async () => {
  const changes: [string, string][] = [
    ['alter table shop_order add column gift_note text', 'gift_note'],
    ['alter table shop_order alter column buyer_name drop not null', 'buyer_name'],
    ["alter table shop_order alter column buyer_name set default 'x'", "default 'x'"],
    ['alter table refund add constraint refund_small check (units < 5)', 'refund_small check (units < 5)'],
    ['create index refund_reason on refund (reason)', 'refund_reason on refund (reason)'],
    ['grant delete on refund to stockless_app', 'stockless_app: select, update (paid_at, state), delete'],
    ['grant insert (units) on refund to stockless_checkout', 'refund: insert'],
    ['alter table refund disable row level security', 'No row level security.'],
    ['create policy seen on refund using (true)', 'policy'],
    ['alter table brand_logo set unlogged', 'create unlogged table brand_logo'],
    ['alter role stockless_app createdb', 'createdb'],
    ['revoke execute on function session_open from stockless_app', 'its owner alone'],
    [
      'alter function session_open security invoker',
      'Written by function member_session_open, operator_end_access, person_erase, session_forget.',
    ],
  ];
  for (const [change, says] of changes) {
    const fault = await faultAfter(change);
    expect(fault, change).toMatch(
      /^db\/schema\.sql:\d+: differs from the migrations, [^\n]*: run `npm run schema`$/,
    );
    expect(fault, change).toContain(says);
  }
});

test('a table that the registry does not know is named', async () => {
  await expect(faultAfter('create table gift (id int)')).rejects.toThrow('gift is not in db/tables.ts');
});

test('the file says of a table what a row is, who writes it, and every line of it', () => {
  const at = readSchema().indexOf('create table transfer (');
  const above = readSchema().slice(0, at).split('\n').slice(-6).join('\n');
  expect(above).toContain('One debit, one credit, one positive amount');
  expect(above).toContain('Room ledger');
  expect(above).toContain('stockless_app: select.\n-- Written by function ledger_post.');
  const table = readSchema().slice(at, readSchema().indexOf('\n\n', at));
  expect(table).toContain('  primary key (shop_id, seq)');
  expect(table).toContain('check (units > 0 and units <= ');
  expect(table).toMatch(/foreign key \(kind, debit_kind, credit_kind, actor\) references\s+posting_rule/);
});

test('quoted words keep their letters, and lines break outside of them', () => {
  expect(shapeSql(`CHECK (kind = ANY (ARRAY['A b'::text, 'C'::text]) AND NOT x ~ '^[A-Z]'::text)`)).toBe(
    `check (kind in ('A b', 'C') and not x ~ '^[A-Z]')`,
  );
  const words = `check (word <> '${'a '.repeat(60)}' and other)`;
  expect(wrapSql(words, '  ').join(' ').replaceAll(/\s+/g, ' ')).toContain(words.replaceAll(/\s+/g, ' '));
  expect(wrapSql(words, '  ').some((line) => line.includes(`'${'a '.repeat(60)}'`))).toBe(true);
});

test('a function that was renamed keeps its comment and the place of its body', () => {
  const migrations: Migration[] = [
    {
      name: '0001_one',
      sha256: '',
      sql: '-- Says why.\ncreate function post(a int) returns int as $$ $$;\n',
    },
    {
      name: '0002_two',
      sha256: '',
      sql: 'alter function post rename to write;\ncreate function post() returns int',
    },
  ];
  expect(commentOf('write', migrations)).toEqual({ comment: ['-- Says why.'], from: '0001_one' });
  expect(commentOf('post', migrations)).toEqual({ comment: ['-- Says why.'], from: '0002_two' });
  expect(() => commentOf('none', migrations)).toThrow('no migration makes the function none');
});
