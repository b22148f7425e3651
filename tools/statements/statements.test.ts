import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { root } from '../programs.ts';
import { checkStatements } from '../statements.ts';
import { readRows, type Call, type Field } from './read-rows.ts';

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
const text = 'select id, units, reason, paid_at from refund where shop_id = $1';
const row: Field[] = [
  { name: 'id', kinds: ['string'], mayBeNull: false },
  { name: 'units', kinds: ['bigint'], mayBeNull: false },
  { name: 'reason', kinds: ['string'], mayBeNull: false },
  { name: 'paid_at', kinds: ['Date'], mayBeNull: true },
];

/** What the check says of one statement with this row type. */
async function faultsOf(sql: string, fields: Field[], known: Record<string, string> = {}): Promise<string[]> {
  const call: Call = { file, line: 7, row: fields };
  return await checkStatements(client, [call], [{ name: 'refund-read', text: sql, file, line: 7 }], known);
}

test('a statement whose columns changed fails with one line that says where', async () => {
  expect(await faultsOf(text, row)).toEqual([]);
  await client.query('alter table refund rename column reason to why');
  const said = `${file}:7: the statement refund-read is refused by PostgreSQL: column "reason" does not exist`;
  const faults = await faultsOf(text, row);
  await client.query('alter table refund rename column why to reason');
  expect(faults).toEqual([said]);
});

test('a row type that says other names, types or nulls than the columns fails', async () => {
  const at = `${file}:7: the statement refund-read`;
  const without = row.filter(({ name }) => name !== 'reason');
  expect(await faultsOf(text, without)).toEqual([
    `${at} gives a column reason that its row type does not name`,
  ]);
  const renamed = row.map((field) => (field.name === 'units' ? { ...field, name: 'amount' } : field));
  expect(await faultsOf(text, renamed)).toEqual([
    `${at} gives no column amount, which its row type names`,
    `${at} gives a column units that its row type does not name`,
  ]);
  const typed = row.map((field) => (field.name === 'units' ? { ...field, kinds: ['number'] } : field));
  expect(await faultsOf(text, typed)).toEqual([
    `${at} gives units as bigint (bigint), its row type says number`,
  ]);
  const sure = row.map((field) => ({ ...field, mayBeNull: false }));
  const mayBe = `${at} gives paid_at, which may be null in its table, its row type says it never is`;
  expect(await faultsOf(text, sure)).toEqual([mayBe]);
  expect(await faultsOf(`${text} and paid_at is not null`, sure)).toEqual([]);
});

test('a column that a check of its table keeps from being null is known by name, and no longer than it is needed', async () => {
  const sure = row.map((field) => ({ ...field, mayBeNull: false }));
  expect(await faultsOf(text, sure, { 'refund-read.paid_at': 'a reason' })).toEqual([]);
  expect(await faultsOf(text, row, { 'refund-read.gone': 'a reason' })).toEqual([
    'tools/statements/never-null.ts:1: refund-read.gone needs no entry: take it out',
  ]);
});

test('row types are read from the compiler, with what may be null', () => {
  // A project of its own: the whole server takes the compiler seconds.
  const dir = mkdtempSync(path.join(os.tmpdir(), 'stockless-rows-'));
  const [config, file] = [path.join(dir, 'tsconfig.json'), path.join(dir, 'kept.sql.ts')];
  const from = path.join(root, 'platform/db/database.ts');
  const text = `import { statement } from '${from}';
export const kept = statement<{ body_hash: Buffer; answer: string | null }>('kept', 'select body_hash, answer');
`;
  writeFileSync(file, text);
  const project = { extends: path.join(root, 'tsconfig.server.json'), include: [], files: [file] };
  writeFileSync(config, JSON.stringify(project));
  const fields = readRows([path.relative(root, file)], config).flatMap((call) => call.row ?? []);
  rmSync(dir, { recursive: true });
  expect(fields).toContainEqual({ name: 'body_hash', kinds: ['Buffer'], mayBeNull: false });
  expect(fields).toContainEqual({ name: 'answer', kinds: ['string'], mayBeNull: true });
});
