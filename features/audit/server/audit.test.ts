// The acts of the audit: numbered in order, and never to be changed.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { addInvitations } from '#features/invitation/contract.ts';
import { addTypes } from '#features/goods/contract.ts';
import { statement, sqlState } from '#platform/db/database.ts';
import { checkActs } from '#features/proof/server/acts.ts';
import { addWaiting } from '#features/proof/server/sequencer.ts';
import { platformChain, recordLast, recordPlatform } from './audit.ts';
import { countActs, readEntries } from './audit.sql.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const direct = () => app.composed.env.db.direct;

test('what an operator does is in the chain, with who and which call; a refused act is not', async () => {
  const token = await app.operator();
  const before = await countActs(direct(), platformChain);
  await app.ask(addInvitations, { count: 1 }, { token });
  expect(await app.call(addTypes, { list: [{ code: '', name: '' }] }, { token })).toMatchObject({
    code: 405,
  });
  const entries = await readEntries(direct(), { shopId: platformChain, after: before, limit: 10 });
  expect(entries).toMatchObject([{ act: 'addInvitations', actor: 'operator', kind: 'change' }]);
  expect(await checkActs(direct(), platformChain)).toEqual([]);
});

test('forty writers at one moment make one row of numbers, also where it begins', async () => {
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
  await addWaiting(app.composed.env);
  expect(await checkActs(direct(), shopId)).toEqual([]);
});

test.each([
  "update audit_entry set why = 'other' where shop_id = 77",
  'delete from audit_entry where shop_id = 77',
  'delete from audit_head where shop_id = 77',
  'update audit_head set seq = 1 where shop_id = 77',
  'insert into audit_head (shop_id, seq) values (78, 9)',
  'insert into act_pending (shop_id, seq) values (77, 41)',
  "update log_entry set body = '\\x00'",
  'delete from log_entry',
  'update log_head set size = 0',
  'update act_total set acts = 1',
  'truncate audit_entry',
])('the application is refused: %s', async (text) => {
  const told = app.composed.env.db.transaction((tx) =>
    tx.rows(statement(`audit-test-${text.slice(0, 40)}`, text), []),
  );
  expect(sqlState(await told.catch((error: unknown) => error))).toBe('42501');
});

test('one changed letter, a removed act and a wrong number are found', async () => {
  const { host, database, user } = app.database;
  const owner = new Client({ host, database, user });
  await owner.connect();
  const spoil = async (sql: string, said: RegExp) => {
    await owner.query('begin');
    await owner.query(sql);
    await owner.query('commit');
    expect((await checkActs(direct(), 77n)).join('; ')).toMatch(said);
  };
  try {
    await spoil(
      "update audit_entry set subject = 'other' where shop_id = 77 and seq = 12",
      /act 12 was changed/,
    );
    await spoil('delete from audit_entry where shop_id = 77 and seq = 20', /act 20 is missing/);
    await spoil('delete from audit_entry where shop_id = 77 and seq > 39', /the record has 40 acts/);
  } finally {
    await owner.end();
  }
});

test('what happens on the way is written down as the last thing of its transaction, or not at all', async () => {
  const { db, clock } = app.composed.env;
  const note = (subject: string) => ({ at: clock.now(), act: 'hold.case', note: { shopId: 79n, subject } });
  await db.transaction(async (tx) => {
    await recordLast(tx, note('late'));
    await recordPlatform(tx, note('early'));
  });
  const undone = db.transaction(async (tx) => {
    await recordLast(tx, note('undone'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const entries = await readEntries(direct(), { shopId: 79n, after: 0n, limit: 10 });
  expect(entries.map(({ subject }) => subject)).toEqual(['early', 'late']);
});
