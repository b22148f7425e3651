// Sends what was written down for devices and addresses: at least once, beside the timers, so that a push service or a
// mail server that is slow keeps neither other shops nor the platform waiting.
import { limits } from '#domain/limits.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers, leaseTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { lockBox } from './notices.sql.ts';
import { sendSubject, sendTimer } from './outbox.ts';
import { claimDue, markDeliveries, nextDelivery } from './outbox.sql.ts';
import { openRound, sortOut } from './round.ts';
import { sendMails } from './send-mail.ts';
import { sendPushes } from './push/send-push.ts';

/** A shop that finds no place among those that are sent for waits this long. */
const placeWaitMs = 1_000;

export type CallJobs = {
  readonly jobs: TimerKinds;
  /** Waits for the rounds under way. */
  settled(): Promise<void>;
};

/** The jobs of one process, which sends for so many shops at a time. */
export function makeCallJobs(): CallJobs {
  const running = new Map<bigint, Promise<void>>();

  const send: NetworkHandler = async ({ env, shopId }) => {
    const now = env.clock.now();
    const lease = { subjects: [sendSubject], kind: sendTimer };
    const until = new Date(now.getTime() + limits.noticeLeaseMs);
    // A killed process's shop is due again when the lease ends.
    const taken = await leaseTimers(env.db.direct, shopId, lease, { now, until });
    if (taken.length === 0 || running.has(shopId)) return;
    if (running.size >= limits.noticeShopsAtOnce) {
      const dueAt = new Date(now.getTime() + placeWaitMs);
      await setTimers(env.db.direct, shopId, [{ subject: sendSubject, kind: sendTimer, dueAt }]);
      return;
    }
    const done = sendRounds(env, shopId).finally(() => running.delete(shopId));
    running.set(shopId, done);
  };

  return {
    jobs: { [sendTimer]: { reach: send } },
    async settled() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}

/** Never throws: what failed here is due again when its lease ends. */
async function sendRounds(env: Environment, shopId: bigint): Promise<void> {
  const startedAt = performance.now();
  try {
    while (performance.now() - startedAt < limits.noticeRoundMs) {
      if (!(await sendRound(env, shopId))) break;
    }
    await env.db.transaction((tx) => endRounds(tx, shopId));
  } catch (error) {
    env.log.warn({ error, shop: String(shopId) }, 'notices wait to be sent');
  }
}

/** False where nothing was due. */
async function sendRound(env: Environment, shopId: bigint): Promise<boolean> {
  const { direct } = env.db;
  const now = env.clock.now();
  const claimed = await claimDue(direct, {
    shopId,
    now,
    until: new Date(now.getTime() + limits.noticeLeaseMs),
    limit: limits.noticeSendsPerRound,
    together: env.random.id(now),
  });
  if (claimed.length === 0) return false;
  const round = await openRound(env, shopId, claimed);
  const { jobs, fates } = sortOut(round, claimed);
  await markDeliveries(direct, shopId, fates, now);
  const pushes = jobs.filter(({ claimed: one }) => one.way === 'push');
  const mails = jobs.filter(({ claimed: one }) => one.way === 'email');
  await Promise.all([
    pushes.length === 0
      ? undefined
      : sendPushes(round, pushes).then((told) => markDeliveries(direct, shopId, told, now)),
    mails.length === 0
      ? undefined
      : sendMails(round, mails).then((told) => markDeliveries(direct, shopId, told, now)),
  ]);
  return true;
}

/** Under the lock of whoever writes down what is to be sent: one that is written at this moment is not forgotten. */
async function endRounds(tx: Tx, shopId: bigint): Promise<void> {
  await lockBox(tx, shopId);
  const dueAt = await nextDelivery(tx, shopId);
  if (dueAt === undefined) await clearTimers(tx, { shopId, subjects: [sendSubject], kinds: [sendTimer] });
  else await setTimers(tx, shopId, [{ subject: sendSubject, kind: sendTimer, dueAt }]);
}
