// What time does to restrictions: they begin when they were announced for, they end, and silence lifts holds.
import { post, lockBook } from '#features/ledger/server/public.ts';
import type { Transfer } from '#domain/ledger/postings.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { closeAppeal, findAppeal } from './appeal.sql.ts';
import { endRestriction, isStanding, restrictionTimers, tellOf, type Context } from './context.ts';
import { beginRow, findRestriction } from './restriction.sql.ts';

export const restrictionJobs: TimerKinds = {
  [restrictionTimers.begin]: { run: begin },
  [restrictionTimers.lapse]: { run: lapse },
  [restrictionTimers.appeal]: { run: receiveUndecided },
};

function contextOf({ env, tx, shopId }: TimerWork): Context {
  return { env, tx, shopId, now: env.clock.now() };
}

async function begin(work: TimerWork): Promise<void> {
  const context = contextOf(work);
  for (const { subject } of work.due) {
    if (!(await beginRow(work.tx, { shopId: work.shopId, id: subject }))) continue;
    const row = await findRestriction(work.tx, { shopId: work.shopId, id: subject });
    const until = { at: (row?.until_at ?? context.now).toISOString() };
    await tellOf(
      context,
      'restriction_begun',
      { id: subject, onceKey: `restriction:${subject}:begun` },
      { until },
    );
  }
}

/** The end has come: what was held is free in the same transaction, whatever anybody else does or does not do. */
async function lapse(work: TimerWork): Promise<void> {
  const context = contextOf(work);
  const { tx, shopId, now } = context;
  await lockBook(tx, shopId);
  const free: Transfer[] = [];
  for (const { subject } of work.due) {
    // One that was announced begins before it ends, even where both have come due while nobody looked.
    await beginRow(tx, { shopId, id: subject });
    const row = await findRestriction(tx, { shopId, id: subject });
    if (row === undefined || !isStanding(row)) continue;
    if (row.until_at > now) {
      await setTimers(tx, shopId, [{ subject, kind: restrictionTimers.lapse, dueAt: row.until_at }]);
      continue;
    }
    free.push(...(await endRestriction(context, row, { move: 'lapse', why: 'time', actor: 'timer' })));
  }
  if (free.length > 0) await post(tx, shopId, now, free);
}

/** Nobody decided in time: an amount is free by itself. Anything else stays on top of the queue until it is decided. */
async function receiveUndecided(work: TimerWork): Promise<void> {
  const context = contextOf(work);
  const { tx, shopId, now } = context;
  await lockBook(tx, shopId);
  const free: Transfer[] = [];
  for (const { subject } of work.due) {
    const appeal = await findAppeal(tx, { shopId, id: subject });
    if (appeal?.state !== 'open') continue;
    const row = await findRestriction(tx, { shopId, id: appeal.restriction_id });
    if (row?.scope !== 'amount' || !isStanding(row)) continue;
    const nobody = { by: null, decision: null, extendedBy: null };
    await closeAppeal(tx, { shopId, id: subject, state: 'unanswered', at: now, ...nobody });
    free.push(
      ...(await endRestriction(context, row, { move: 'lift', why: 'appeal_unanswered', actor: 'timer' })),
    );
  }
  if (free.length > 0) await post(tx, shopId, now, free);
}
