// What time does to an identity: a promise that was missed is said, documents end, and are erased.
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { eraseFile } from '#features/files/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import * as appeals from './appeal.sql.ts';
import { tellAppeal } from './appeals.ts';
import { identityTimers } from './apply.ts';
import * as sql from './identity.sql.ts';
import { isVerified } from './status.ts';

export const identityJobs: TimerKinds = {
  [identityTimers.promise]: { run: sayLate },
  [identityTimers.expire]: { run: sayExpiring },
  [identityTimers.remind]: { run: remind },
  [identityTimers.erase]: { run: eraseDocuments },
  [identityTimers.appeal]: { run: sayAppealLate },
};

async function sayLate({ env, tx, shopId, due }: TimerWork): Promise<void> {
  const at = env.clock.now();
  for (const { subject } of due) {
    const row = await sql.findApplication(tx, { shopId, id: subject });
    if (row?.state !== 'open') continue;
    const onceKey = `identity:${subject}:late`;
    await tell(tx, shopId, { id: env.random.id(at), code: 'identity_late', onceKey, facts: {}, at });
  }
}

/** The ten days are over. Nobody is verified by silence: it stays first in the queue, and the merchant knows. */
async function sayAppealLate({ env, tx, shopId, due }: TimerWork): Promise<void> {
  for (const { subject } of due) {
    const appeal = await appeals.findAppeal(tx, { shopId, id: subject });
    if (appeal?.state !== 'open') continue;
    await tellAppeal({ env, tx, shopId }, 'identity_appeal_late', { id: subject });
  }
}

async function sayExpiring({ env, tx, shopId, due }: TimerWork): Promise<void> {
  const at = env.clock.now();
  const row = await sql.findIdentity(tx, { shopId });
  // A newer document was verified in the meantime: its own timer is set.
  const endsOn = row?.document_ends_on;
  if (row?.status !== 'verified' || !endsOn) return;
  const tellAt = addDays(new Date(`${endsOn}T00:00:00.000Z`), -limits.identityExpiryDays);
  if (tellAt > at || !(await sql.moveIdentity(tx, { shopId, from: 'verified', to: 'expiring' }))) return;
  const [first] = due;
  const onceKey = `identity:${first?.subject ?? ''}:expiring`;
  const facts = { day: endsOn };
  await tell(tx, shopId, { id: env.random.id(at), code: 'identity_expiring', onceKey, facts, at });
}

/** Again 14 and 3 days before the end, as long as nothing newer was sent. */
async function remind({ env, tx, shopId, due }: TimerWork): Promise<void> {
  const at = env.clock.now();
  const row = await sql.findIdentity(tx, { shopId });
  const endsOn = row?.document_ends_on;
  const [first] = due;
  if (row === undefined || !isVerified(row) || !endsOn || first === undefined) return;
  const endsAt = new Date(`${endsOn}T00:00:00.000Z`);
  const dayOf = (days: number) => addDays(endsAt, -days);
  const passed = limits.identityReminderDays.filter((days) => dayOf(days) <= at).at(-1);
  // A newer document was verified in the meantime: its own timers are set.
  if (passed === undefined) return;
  const next = limits.identityReminderDays.find((days) => dayOf(days) > at);
  if (next !== undefined) {
    await setTimers(tx, shopId, [
      { subject: first.subject, kind: identityTimers.remind, dueAt: dayOf(next) },
    ]);
  }
  // A renewal lies with us: there is nothing to remind of.
  if (row.status === 'applying') return;
  const onceKey = `identity:${first.subject}:expiring:${passed}`;
  const facts = { day: endsOn };
  await tell(tx, shopId, { id: env.random.id(at), code: 'identity_expiring', onceKey, facts, at });
}

/** The day that was promised has come. An application that still waits keeps what it needs to be decided. */
async function eraseDocuments({ env, tx, shopId, due }: TimerWork): Promise<void> {
  const at = env.clock.now();
  for (const { subject } of due) {
    const row = await sql.findApplication(tx, { shopId, id: subject });
    if (row === undefined || row.state === 'open') continue;
    // Whoever decides the appeal sees what was sent: the documents are kept a day longer, and asked about again.
    if (await appeals.hasOpenAppeal(tx, { shopId, applicationId: subject })) {
      await setTimers(tx, shopId, [{ subject, kind: identityTimers.erase, dueAt: addDays(at, 1) }]);
      continue;
    }
    if (row.erase_at > at) {
      await setTimers(tx, shopId, [{ subject, kind: identityTimers.erase, dueAt: row.erase_at }]);
      continue;
    }
    for (const fileId of await sql.lonelyFiles(tx, shopId, subject)) await eraseFile(env, tx, shopId, fileId);
    await sql.eraseApplication(tx, { shopId, id: subject, at });
  }
}
