// The chains of the audit: written by acts, in order, and never to be changed.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { addInvitations } from '#features/invitation/contract.ts';
import { addTypes } from '#features/goods/contract.ts';
import { statement, sqlState } from '#platform/db/database.ts';
import { checkChain, platformChain, recordPlatform } from './audit.ts';
import { readEntries, readHead } from './audit.sql.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const direct = () => app.composed.env.db.direct;

test('what an operator does is in the chain, with who and which call; a refused act is not', async () => {
  const token = await app.operator();
  const before = (await readHead(direct(), { shopId: platformChain }))?.seq ?? 0n;
  await app.ask(addInvitations, { count: 1 }, { token });
  expect(await app.call(addTypes, { list: [{ code: '', name: '' }] }, { token })).toMatchObject({
    code: 405,
  });
  const entries = await readEntries(direct(), { shopId: platformChain, after: before, limit: 10 });
  expect(entries).toMatchObject([{ act: 'addInvitations', actor: 'operator', kind: 'change' }]);
  expect(await checkChain(direct(), platformChain)).toEqual([]);
});

test('forty writers at one moment make one chain, also where it begins', async () => {
  const { db, clock } = app.composed.env;
  const shopId = 77n;
  const at = clock.now();
  await Promise.all(
    Array.from({ length: 40 }, (_none, turn) =>
      db.transaction((tx) =>
        recordPlatform(tx, {
          at,
          act: 'job',
          note: { shopId, subject: `turn ${turn}`, after: { units: 5n, turn } },
        }),
      ),
    ),
  );
  const entries = await readEntries(direct(), { shopId, after: 0n, limit: 100 });
  expect(entries.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 40 }, (_none, index) => BigInt(index + 1)),
  );
  expect(entries[0]?.after).toMatchObject({ units: '5' });
  expect(await checkChain(direct(), shopId)).toEqual([]);
});

test.each([
  "update audit_entry set why = 'other' where shop_id = 77",
  'delete from audit_entry where shop_id = 77',
  'delete from audit_head where shop_id = 77',
  'truncate audit_entry',
])('the application is refused: %s', async (text) => {
  const told = app.composed.env.db.transaction((tx) =>
    tx.rows(statement(`audit-test-${text.slice(0, 40)}`, text), []),
  );
  expect(sqlState(await told.catch((error: unknown) => error))).toBe('42501');
});

test('one changed letter, a removed entry and a wrong head are found', async () => {
  const { host, database, user } = app.database;
  const owner = new Client({ host, database, user });
  await owner.connect();
  const spoil = async (sql: string, said: RegExp) => {
    await owner.query('begin');
    await owner.query(sql);
    await owner.query('commit');
    expect((await checkChain(direct(), 77n)).join('; ')).toMatch(said);
  };
  try {
    await spoil(
      "update audit_entry set subject = 'other' where shop_id = 77 and seq = 12",
      /entry 12 was changed/,
    );
    await spoil('delete from audit_entry where shop_id = 77 and seq = 20', /entry 20 is missing/);
    await spoil('update audit_head set seq = 41 where shop_id = 77', /the head says 41/);
  } finally {
    await owner.end();
  }
});
