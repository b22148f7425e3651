// The end of a payout schedule: by its merchant, or with the account that it pays to.
import { recordLast } from '#features/audit/server/public.ts';
import { lockBook } from '#features/ledger/server/public.ts';
import { clearTimers } from '#platform/jobs/timers.sql.ts';
import type { Context } from '../parts.ts';
import * as sql from './schedule.sql.ts';

/** The weekly run of a schedule is due. */
export const scheduleTimer = 'payout.schedule';

/** Ends the schedule, if there is one, and says which it was. */
export async function endSchedule({ tx, shopId }: Context): Promise<string | undefined> {
  await lockBook(tx, shopId);
  const ended = await sql.removeSchedule(tx, { shopId });
  if (ended !== undefined) await clearTimers(tx, { shopId, subjects: [ended.id], kinds: [scheduleTimer] });
  return ended?.id;
}

/** An account that goes takes its schedule with it. The book is locked by the caller. */
export async function endScheduleOf(context: Context, accountId: string): Promise<void> {
  const { tx, shopId } = context;
  const found = await sql.findScheduleOf(tx, { shopId, accountId });
  if (found === undefined) return;
  await endSchedule(context);
  // Phones allow nothing under it from here on.
  const note = { shopId, subject: found.id, why: '' };
  await recordLast(tx, { at: context.now, act: 'payout.unscheduled', note });
}
