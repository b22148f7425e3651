// Sessions that ended long ago go, batch by batch; what somebody still reads of one stays.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { makeRunner } from '#platform/jobs/runner.ts';
import { peopleJobs, sessionPurgeTimer } from './forget.ts';
import { newOrigin } from './sessions.ts';
import { forgetSessions, lastSeen } from './sessions.sql.ts';

let pipeline: TestPipeline;
let owner: Client;
beforeAll(async () => {
  pipeline = await openTestPipeline();
  const { host, database, user } = pipeline.database;
  owner = new Client({ host, database, user });
  await owner.connect();
  // Rows without what they stand on: nothing here but sessions reads them.
  await owner.query('set session_replication_role = replica');
});
afterAll(async () => {
  await owner.end();
  await pipeline.close();
});

const shopId = 7n;
const now = () => pipeline.env.clock.now();

/** Ends so many days ago; gives its mark. */
async function addSession(personId: string, endedDaysAgo: number): Promise<string> {
  const ends = addDays(now(), -endedDaysAgo);
  const mark = randomUUID().replaceAll('-', '');
  await owner.query(
    `insert into session (token_hash, actor, person_id, shop_id, role, device, place, created_at, seen_at, ends_at)
     values (decode($1 || $1, 'hex'), 'merchant', $2, $3, 'owner', 'Phone', '203.0.113.0', $4, $4, $5)`,
    [mark, personId, shopId, addDays(ends, -30), ends],
  );
  return mark;
}

async function marks(personId: string): Promise<string[]> {
  const { rows } = await owner.query<{ mark: string }>(
    "select left(encode(token_hash, 'hex'), 32) as mark from session where person_id = $1 order by ends_at",
    [personId],
  );
  return rows.map(({ mark }) => mark);
}

const forget = (limit: number) =>
  acrossShops('tools', () =>
    pipeline.env.db.transaction((tx) => forgetSessions(tx, addDays(now(), -limits.sessionKeepDays), limit)),
  );

test('old sessions go two at a time; the last one of a person and one that a device names stay', async () => {
  const [active, away] = [randomUUID(), randomUUID()];
  for (const days of [500, 450, 401]) await addSession(active, days);
  const young = [await addSession(active, 399), await addSession(active, 0)];
  await addSession(away, 800);
  const last = await addSession(away, 700);
  const called = await addSession(active, 480);
  await owner.query(
    `insert into push_device (shop_id, id, person_id, slot, endpoint, endpoint_hash, p256dh, auth, session_hash, created_at)
     values ($1, $2, $3, 1, 'https://push.example/1', decode($4 || $4, 'hex'), decode(repeat('00', 65), 'hex'),
       decode($4, 'hex'), decode($4 || $4, 'hex'), $5)`,
    [shopId, randomUUID(), active, called, now()],
  );
  const looked: number[] = [];
  for (let batch = 0; batch < 4; batch += 1) looked.push(await forget(2));
  expect(looked).toEqual([2, 2, 2, 0]);
  expect(await marks(active)).toEqual([called, ...young]);
  expect(await marks(away)).toEqual([last]);
  // It begins anew: a device that ended lets its session go.
  await owner.query('delete from push_device');
  expect([await forget(2), await forget(2)]).toEqual([2, 0]);
  expect(await marks(active)).toEqual(young);
  const { direct } = pipeline.env.db;
  await acrossShops('tools', async () => {
    expect((await lastSeen(direct, [away])).get(away)).toEqual(addDays(now(), -730));
    expect(await newOrigin(direct, away, { device: 'Other phone', ip: '198.51.100.1' })).toBeDefined();
  });
});

test('a timer does it once a day, also after a long stop', async () => {
  const person = randomUUID();
  await addSession(person, 900);
  const last = await addSession(person, 1);
  const subject = '00000000-0000-7000-8000-000000000001';
  const late = [{ subject, kind: sessionPurgeTimer, dueAt: addDays(now(), -40) }];
  await acrossShops('tools', () => setTimers(pipeline.env.db.direct, 0n, late));
  await makeRunner(pipeline.env, peopleJobs).runDue();
  expect(await marks(person)).toEqual([last]);
  const { rows } = await owner.query('select due_at from timer where kind = $1', [sessionPurgeTimer]);
  expect(rows).toEqual([{ due_at: addDays(now(), 1) }]);
});
