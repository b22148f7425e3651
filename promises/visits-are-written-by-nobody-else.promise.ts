// No lever for visitors: what is counted of them is written by the recorder of shown pages alone. No call of a merchant
// or an operator adds, changes or takes away one.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const tables = ['visit', 'goods_event'];

const sources = ['apps', 'features', 'platform', 'domain', 'db'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|promise)\.tsx?$/.test(file)),
);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('one file writes visits and events, and only ever adds', () => {
  const names = tables.join('|');
  const writes = new RegExp(
    `\\b(insert\\s+into|update|delete\\s+from|truncate|merge\\s+into|copy)\\s+(${names})\\b`,
    'gi',
  );
  const found = sources.flatMap((file) =>
    [...textOf(file).matchAll(writes)].map(([, verb]) => `${file}: ${verb?.toLowerCase()}`),
  );
  const place = 'features/statistics/server/visits.sql.ts';
  expect(found).toEqual([`${place}: insert into`, `${place}: insert into`]);
});

test('only the recorder calls it, and only the pages of the storefront tell the recorder', () => {
  const callers = (name: string) =>
    new Set(sources.filter((file) => new RegExp(`\\b${name}\\(`).test(textOf(file))));
  const [recorder, statements] = ['visits.ts', 'visits.sql.ts'].map(
    (file) => `features/statistics/server/${file}`,
  );
  expect(callers('writeVisits')).toEqual(new Set([statements, recorder]));
  expect(callers('writeEvents')).toEqual(new Set([statements, recorder]));
  expect(callers('makeVisitRecorder')).toEqual(new Set(['apps/server/pages.ts', recorder]));
});

test('no role of the database may change or delete one', async () => {
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  const { rows } = await client.query<{ what: string }>(
    `select distinct grantee || ' ' || privilege_type || ' ' || table_name as what
     from information_schema.role_table_grants
     where table_name = any($1) and grantee like 'stockless%' and privilege_type <> 'SELECT'
       and grantee <> (select tableowner from pg_tables where tablename = 'visit')
     union select distinct grantee || ' ' || privilege_type || ' ' || table_name
     from information_schema.column_privileges
     where table_name = any($1) and grantee like 'stockless%' and privilege_type = 'UPDATE'
       and grantee <> (select tableowner from pg_tables where tablename = 'visit')`,
    [tables],
  );
  await client.end();
  expect(rows.map(({ what }) => what).toSorted()).toEqual([
    'stockless_app INSERT goods_event',
    'stockless_app INSERT visit',
  ]);
});
