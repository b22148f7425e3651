// A short history under blows: nothing is lost and nothing doubled. And the same judge finds a row that somebody took away,
// and one that somebody added.
import type { Client as Owner } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acrossShops } from '#platform/db/scope.ts';
import { readHistory } from './records.ts';
import { judge, openInstance, trade, type HistoryOptions, type Instance, type Judgement } from './run.ts';

const options: HistoryOptions = {
  operations: 320,
  kills: 3,
  buyers: 6,
  merchants: 2,
  shops: 2,
  stocks: [100_000, 100_000, 30],
  pauseMsMax: 700,
};

let instance: Instance;
let owner: Owner;
beforeAll(async () => {
  instance = await openInstance(options);
});
afterAll(async () => {
  await owner?.end();
  await instance?.close();
});

const judged = (): Promise<Judgement> => acrossShops('tools', () => judge(instance));

/** Past every rule of the schema, as nobody but the owner of the database can. */
async function tamper(text: string): Promise<void> {
  await owner.query("set session_replication_role = 'replica'");
  const { rowCount } = await owner.query(text);
  await owner.query("set session_replication_role = 'origin'");
  expect(rowCount).toBe(1);
}

test('node and database are killed and paused, lines are cut and answers dropped: 0 lost, 0 doubled', async () => {
  const { counts, blows, underWay } = await trade(instance, options);
  owner = await instance.connect();
  expect(counts.operations).toBeGreaterThanOrEqual(300);
  expect(blows['kill node'] + blows['kill database']).toBeGreaterThanOrEqual(3);
  expect(counts.retries).toBeGreaterThan(0);
  expect(counts.faults).toBe(0);
  const done = new Set(
    readHistory(instance.file).flatMap(({ kind, outcome }) => (outcome === 'ok' ? [kind] : [])),
  );
  expect([...done].toSorted()).toEqual(
    expect.arrayContaining(['cancel', 'chat', 'checkout', 'confirm', 'pay', 'withdraw']),
  );
  expect(underWay).toEqual([]);
  expect(readHistory(instance.file).filter(({ outcome }) => outcome === 'unknown')).toEqual([]);
  expect(await judged()).toEqual({ violations: [], problems: [] });
});

test('the judge finds a message that was taken away', async () => {
  await tamper(
    `delete from chat_message where ctid in (select ctid from chat_message where by_side = 'merchant' limit 1)`,
  );
  const { violations, problems } = await judged();
  expect(violations).toMatchObject([{ what: 'lost' }]);
  expect(violations[0]?.lines.length).toBeGreaterThan(1);
  expect(problems).toMatchObject([expect.stringContaining('numbers of messages have a gap')]);
});

test('the judge finds a refund that was made twice', async () => {
  await tamper(
    `insert into refund (shop_id, id, payment_id, order_id, case_id, units, state, reason, created_at, paid_at)
     select shop_id, gen_random_uuid(), payment_id, order_id, case_id, units, state, reason, created_at, paid_at
     from refund where case_id is null limit 1`,
  );
  const { violations, problems } = await judged();
  expect(violations.map(({ what }) => what).toSorted()).toEqual(['doubled', 'lost']);
  expect(problems.join()).toContain('a refund waits or is not what the payment says');
});

test('the judge finds a withdrawal that nobody asked for, and an answer that is kept otherwise', async () => {
  await tamper(
    `update withdrawal set note = 'history of somebody else' where ctid in (select ctid from withdrawal limit 1)`,
  );
  await tamper(
    `update idempotency set answer = answer || ' ' where ctid in (select ctid from idempotency
      where key like 'history-%' and status = 200 limit 1)`,
  );
  const { violations } = await judged();
  const kinds = violations.map(({ what }) => what);
  expect(kinds).toContain('unasked');
  expect(kinds).toContain('changed');
});

test('the judge finds a transfer that was changed', async () => {
  await tamper(
    `update transfer set units = units + 1 where ctid in (select ctid from transfer where seq = 3 limit 1)`,
  );
  expect((await judged()).problems.join()).toMatch(/hash of transfer 3 does not follow/);
});
