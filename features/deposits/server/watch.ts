// What happens to deposits by the clock: places are looked at, and what did not come in time is over.
import { limits } from '#domain/limits.ts';
import { payoutChannels } from '#domain/payouts/payout.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import type { NetworkHandler, TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { bookLines, lineTimer } from './line.ts';
import {
  endTimer,
  lockDeposit,
  moveDeposit,
  nextLook,
  promiseTimer,
  tellDeposit,
  watchTimer,
} from './moves.ts';
import { seeDeposit } from './receive.ts';
import { readReceipts } from './receipts.sql.ts';
import type { DepositContext, DepositParts } from './terms.ts';
import * as sql from './deposit.sql.ts';

/** The timers of deposits. */
export function depositJobs(parts: DepositParts): TimerKinds {
  return {
    [watchTimer]: { reach: lookAtPlaces(parts) },
    [endTimer]: { run: endOverdue(parts) },
    [promiseTimer]: { run: markLate(parts) },
    [lineTimer]: { run: bookLines(parts) },
  };
}

/** The network is asked outside of any transaction; one place that does not answer holds up no other. */
function lookAtPlaces(parts: DepositParts): NetworkHandler {
  return async ({ env, shopId, due }) => {
    let failure: unknown;
    for (const { subject } of due) {
      try {
        const row = await sql.findDeposit(env.db.direct, { shopId, id: subject });
        const facts =
          row === undefined ? [] : await env.deposits.look(payoutChannels[row.channel], row.place);
        await env.db.transaction(async (tx: Tx) => {
          const now = env.clock.now();
          const context: DepositContext = { env, tx, shopId, now, parts };
          for (const fact of facts) await seeDeposit(context, subject, fact);
          await lookAgain(context, subject);
        });
      } catch (error) {
        failure = error;
      }
    }
    // The runner puts off what still has its timer, and writes down why.
    if (failure !== undefined) throw new Error('a place was not looked at', { cause: failure });
  };
}

async function lookAgain({ tx, shopId, now }: DepositContext, id: string): Promise<void> {
  const row = await sql.findDeposit(tx, { shopId, id });
  const dueAt = row === undefined ? undefined : nextLook(row, now);
  if (dueAt === undefined) await clearTimers(tx, { shopId, subjects: [id], kinds: [watchTimer] });
  else await setTimers(tx, shopId, [{ subject: id, kind: watchTimer, dueAt }]);
}

function endOverdue(parts: DepositParts): TimerHandler {
  return async ({ env, tx, shopId, due }) => {
    const context: DepositContext = { env, tx, shopId, now: env.clock.now(), parts };
    for (const { subject } of due) await endOne(context, subject);
  };
}

async function endOne(context: DepositContext, id: string): Promise<void> {
  const { tx, shopId, now } = context;
  const row = await lockDeposit(context, id);
  if (row.state === 'needs_info') {
    const facts = { reasonCode: 'no_answer' };
    const moved = await moveDeposit(context, row, { move: 'fail', actor: 'timer', facts });
    if (moved !== undefined)
      await tellDeposit(context, moved, { code: 'deposit_unanswered', about: 'failed' });
    return;
  }
  const arrived = await readReceipts(tx, { shopId, ids: [id] });
  // It is on its way, or a second person is about to confirm it.
  const freshSince = addDays(now, -limits.depositStaleDays);
  if (arrived.some(({ state, at }) => (state === 'seen' || state === 'proposed') && at > freshSince)) {
    const dueAt = addMinutes(now, limits.depositWatchMinutes);
    await setTimers(tx, shopId, [{ subject: id, kind: endTimer, dueAt }]);
    return;
  }
  if (row.state !== 'quoted') return;
  const isBelow = arrived.some(({ state }) => state === 'waiting');
  const reasonCode = isBelow ? 'below_minimum' : 'not_sent';
  // Who asked for an address and sent nothing need not hear of it.
  await moveDeposit(context, row, { move: 'expire', actor: 'timer', facts: { reasonCode } });
}

/** The promised answer is late: it is counted in public, and its merchant is told. */
function markLate(parts: DepositParts): TimerHandler {
  return async ({ env, tx, shopId, due }) => {
    const context: DepositContext = { env, tx, shopId, now: env.clock.now(), parts };
    for (const { subject } of due) {
      const row = await lockDeposit(context, subject);
      if (await sql.markBreached(tx, { shopId, id: subject, at: context.now })) {
        await tellDeposit(context, row, { code: 'deposit_late', about: `late:${row.version}` });
      }
    }
  };
}
