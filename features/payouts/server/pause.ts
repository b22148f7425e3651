// Pausing new payouts: the books do not agree with a bank or a chain, or people say so. Orders go on, requests are
// taken, what was sent is heard of.
import { limits } from '#domain/limits.ts';
import type { PauseReason } from '#domain/states/withdrawal.ts';
import { addHours } from '#domain/time.ts';
import { refuse } from '#domain/wire/errors.ts';
import { recordLast } from '#features/audit/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './pause.sql.ts';

export type PauseInput = {
  /** What paused them: asking again under it while it is open changes nothing. At most 80 characters. */
  readonly incident: string;
  /** Shown to merchants. */
  readonly reason: PauseReason;
  /** For people of the console alone; at most 500 characters. */
  readonly detail?: string;
  /** The operator; nobody where the platform found out by itself. */
  readonly by?: string;
  readonly now: Date;
};

/**
 * Stops new payouts from being sent, of every shop and way, for `limits.payoutPauseHours` or until two people lift it.
 *
 * @returns `new`; `open` where this incident has paused them already; `again` where its time is over, or that of another
 * pause of people within the same hours: two people make it longer instead.
 */
export async function pausePayouts(
  { random }: Pick<Environment, 'random'>,
  tx: Tx,
  ask: PauseInput,
): Promise<'new' | 'open' | 'again'> {
  const { incident, reason, detail = '', by = null, now } = ask;
  const row = await sql.insertPause(tx, { id: random.id(now), incident, reason, detail, since: now, by });
  if (row?.state === 'new' && by === null) {
    const after = { paused: true, reason, until: addHours(now, limits.payoutPauseHours).toISOString() };
    await recordLast(tx, { at: now, act: 'payout.paused', note: { subject: 'payouts', why: detail, after } });
  }
  return row?.state ?? 'open';
}

/** Whether new payouts are paused: why, since when and until when. */
export function payoutsPaused(tx: Tx, now: Date): Promise<sql.OpenPause | undefined> {
  return sql.openPause(tx, { now });
}

type PauseAct = { readonly incident: string; readonly by: string; readonly why: string; readonly now: Date };

/**
 * Lifts a pause: the first person proposes it with a reason, another one does it.
 *
 * @returns `proposed` or `lifted`.
 * @throws Refused `recordNotFound` where none is open, `invalidOperation` (`same_person`).
 */
export async function resumePayouts(tx: Tx, ask: PauseAct): Promise<'proposed' | 'lifted'> {
  const { incident, by, why, now } = ask;
  const row = await sql.lockPause(tx, { incident });
  if (row === undefined || row.ends_at <= now) throw refuse('recordNotFound', { reason: 'pause' });
  if (row.lift_by === null) {
    await sql.proposeLift(tx, { id: row.id, by, why });
    return 'proposed';
  }
  if (row.lift_by === by) throw refuse('invalidOperation', { reason: 'same_person' });
  await sql.liftPause(tx, { id: row.id, by, at: now });
  return 'lifted';
}

/**
 * Makes a pause longer, once, by `limits.payoutPauseHours` after its end: the first person proposes it with a reason,
 * another one does it. One whose time is over pauses again for what is left of that.
 *
 * @throws Refused `recordNotFound` where there is none, or what is left is nothing; `invalidOperation` (`same_person`,
 * `extended`).
 */
export async function extendPause(
  tx: Tx,
  ask: PauseAct,
): Promise<{ readonly state: 'proposed' | 'extended'; readonly until: Date }> {
  const { incident, by, why, now } = ask;
  const row = await sql.lockPause(tx, { incident });
  if (row === undefined) throw refuse('recordNotFound', { reason: 'pause' });
  if (row.extended_at !== null) throw refuse('invalidOperation', { reason: 'extended' });
  const until = addHours(row.until_at, limits.payoutPauseHours);
  if (until <= now) throw refuse('recordNotFound', { reason: 'pause' });
  if (row.extend_by === null) {
    await sql.proposeExtension(tx, { id: row.id, by, why });
    return { state: 'proposed', until };
  }
  if (row.extend_by === by) throw refuse('invalidOperation', { reason: 'same_person' });
  await sql.extendPause(tx, { id: row.id, by, at: now, until });
  return { state: 'extended', until };
}
