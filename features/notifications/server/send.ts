// Sends what was written down for a merchant's devices and address: at least once.
import { limits } from '#domain/limits.ts';
import type { Environment } from '#platform/environment.ts';
import { makeSender, type Channel, type Sender } from '#platform/outbox/sender.ts';
import { lockBox } from './notices.sql.ts';
import { sendTimer } from './outbox.ts';
import { claimDue, markDeliveries, nextDelivery } from './outbox.sql.ts';
import { openRound, sortOut } from './round.ts';
import { sendMails } from './send-mail.ts';
import { sendPushes } from './push/send-push.ts';

/** The channel of notices: each shop has one receiver, its merchant, on every device and address. */
const noticeChannel: Channel<true> = {
  timer: sendTimer,
  leaseMs: limits.noticeLeaseMs,
  roundMs: limits.noticeRoundMs,
  find: async () => true,
  placesOf: () => ({ among: 'shops', max: limits.noticeShopsAtOnce }),
  sendSome: ({ env, shopId }) => sendRound(env, shopId),
  async lockNext(tx, { shopId }) {
    await lockBox(tx, shopId);
    return nextDelivery(tx, shopId);
  },
};

/** The jobs of one process, which sends for so many shops at a time. */
export function makeCallJobs(): Sender {
  return makeSender(noticeChannel);
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
