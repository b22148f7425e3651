// Facts become notices: when the merchant asks, and by a timer where there is more than one asking should wait for.
import { limits } from '#domain/limits.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { hasNews, readNews } from './news.sql.ts';
import { lookingFor, newsOf } from './news.ts';
import * as sql from './notices.sql.ts';
import { fanOut } from './outbox.ts';

export const collectTimer = 'notice.collect';
/** One timer a shop: whoever sets it again moves it. */
export const collectSubject = '00000000-0000-7000-8000-000000000002';

export const collectJobs: TimerKinds = { [collectTimer]: { run: collectRest } };

/**
 * Makes notices of what happened since the last asking, the oldest first. Where nothing did, it only looks. Somebody
 * who collects at the same moment is not waited for. Opens its own transactions.
 */
export async function collectNews(env: Environment, shopId: bigint): Promise<void> {
  const { direct } = env.db;
  if (!(await hasNews(direct, lookingFor(shopId)))) return;
  for (let round = 0; round < limits.noticeRoundsPerAsk; round += 1) {
    if (!(await env.db.transaction((tx) => collectRound(tx, env, shopId)))) return;
  }
  const dueAt = env.clock.now();
  await setTimers(direct, shopId, [{ subject: collectSubject, kind: collectTimer, dueAt }]);
}

/** The same within a transaction that holds the box. */
export async function collectWithin(tx: Tx, env: Environment, shopId: bigint): Promise<void> {
  for (let round = 0; round < limits.noticeRoundsPerAsk; round += 1) {
    if (!(await collectRound(tx, env, shopId))) return;
  }
}

/** True where there may be more. */
async function collectRound(tx: Tx, env: Environment, shopId: bigint): Promise<boolean> {
  const box = await sql.lockFreeBox(tx, shopId);
  if (box === undefined) return false;
  const rows = await readNews(tx, lookingFor(shopId), limits.noticesPerRound);
  const added = rows.map((row) => ({ ...newsOf(shopId, row), id: env.random.id(row.at) }));
  const told = await sql.addNotices(tx, shopId, box, added);
  await fanOut(tx, env, shopId, { box, told });
  return rows.length === limits.noticesPerRound;
}

async function collectRest({ env, tx, shopId }: TimerWork): Promise<void> {
  for (let round = 0; round < limits.noticeRoundsPerTimer; round += 1) {
    if (!(await collectRound(tx, env, shopId))) return;
  }
  const dueAt = new Date(env.clock.now().getTime() + limits.noticeTimerMs);
  await setTimers(tx, shopId, [{ subject: collectSubject, kind: collectTimer, dueAt }]);
}
