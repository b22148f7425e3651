// What was sent or told long ago is forgotten, and browsers that left give their places back.
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import type { TimerHandler } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { forgetOldNotices } from './notices.sql.ts';
import { endDevice, forgetOld, listOver } from './push/devices.sql.ts';
import { noteOpen } from './reach.sql.ts';

/** Work of the platform, once a day; again at once where there was more than one step takes. */
export const forgetTimer = 'notice.forget';

export const forget: TimerHandler = async ({ env, tx, shopId, due }) => {
  const now = env.clock.now();
  const before = addDays(now, -limits.noticeDeliveryKeepDays);
  const ended = await endOver(tx, before, now);
  const gone = await forgetOld(tx, before, limits.noticeForgetBatch);
  const old = addDays(now, -limits.noticeKeepDays);
  const told = await forgetOldNotices(tx, { before: old, limit: limits.noticeForgetBatch });
  const isMore =
    ended === limits.noticeEndBatch || Math.max(gone, told?.done ?? 0) >= limits.noticeForgetBatch;
  const dueAt = isMore ? now : addDays(now, 1);
  const next = due.map(({ subject }) => ({ subject, kind: forgetTimer, dueAt }));
  await setTimers(tx, shopId, next);
};

/** A browser that was signed out, or took nothing for so long, holds a place that another one could have. */
async function endOver(tx: Tx, since: Date, at: Date): Promise<number> {
  const devices = await listOver(tx, { since, limit: limits.noticeEndBatch });
  for (const { shop_id: shopId, id, is_signed_out: isSignedOut } of devices) {
    await endDevice(tx, shopId, id, { at, why: isSignedOut ? 'signed_out' : 'gone' });
  }
  for (const shopId of new Set(devices.map((one) => one.shop_id))) await noteOpen(tx, shopId, at);
  return devices.length;
}
