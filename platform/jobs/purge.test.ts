// A purge of many rows: batches of their own, one of which is killed in between.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '#platform/db/database.ts';
import { purgeMailbox } from '#platform/db/mailbox.sql.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { makePurgeJob, purgeBatch } from './purge.ts';
import { makeRunner } from './runner.ts';
import { nextDue, setTimers } from './timers.sql.ts';

let pipeline: TestPipeline;
let owner: Client;
beforeAll(async () => {
  pipeline = await openTestPipeline();
  const { host, database, user } = pipeline.database;
  owner = new Client({ host, database, user });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await pipeline.close();
});

const pid = statement<{ pid: number }>('purge-test-pid', 'select pg_backend_pid() as pid');
const [old, young] = [60_000, 10];

async function count(): Promise<number> {
  const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from mailbox_letter');
  return rows[0]?.count ?? 0;
}

test('60,000 old rows go in batches; one that is killed is done again, and what is young stays', async () => {
  const { env, clock } = pipeline;
  const now = clock.now();
  const fill = `insert into mailbox_letter (message_id, to_email, subject, plain, html, headers, created_at)
    select $1::text || n, 'a@example.org', '', '', '', '{}', $2::timestamptz - n * interval '1 second' from generate_series(1, $3::int) n`;
  await owner.query(fill, ['old', new Date(now.getTime() - 3_600_000), old]);
  await owner.query(fill, ['young', now, young]);
  const batches: number[] = [];
  let isKilled = false;
  const job = makePurgeJob('test.purge', {
    everyMs: 86_400_000,
    purges: [
      async (tx, { limit }) => {
        const gone = await purgeMailbox(tx, new Date(now.getTime() - 1_800_000), limit);
        if (batches.length === 4 && !isKilled) {
          isKilled = true;
          const backend = (await tx.row(pid, []))?.pid ?? 0;
          await owner.query('select pg_terminate_backend($1, 5000)', [backend]);
        }
        // Fails where the batch was killed: it deleted rows, and none of them is gone.
        await tx.row(pid, []);
        batches.push(gone);
        return gone;
      },
    ],
  });
  const subject = '00000000-0000-7000-8000-000000000001';
  await acrossShops('tools', () =>
    setTimers(env.db.direct, 0n, [{ subject, kind: 'test.purge', dueAt: now }]),
  );
  const runner = makeRunner(env, job);
  await expect(runner.runDue()).rejects.toThrow(/terminat|not queryable/);
  expect(await count()).toBe(old + young - 4 * purgeBatch);
  await runner.runDue();
  expect(await count()).toBe(young);
  expect(batches).toEqual([...Array.from({ length: old / purgeBatch }, () => purgeBatch), 0]);
  expect(await nextDue(env.db.direct)).toEqual(new Date(now.getTime() + 86_400_000));
});
