// Pausing new payouts: the books do not agree with a bank or a chain, or people say so. Orders go on, requests are
// taken, what was sent is heard of.
import { refuse } from '#domain/wire/errors.ts';
import type { PauseReason } from '#domain/states/withdrawal.ts';
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
 * Stops new payouts from being sent, of every shop and way, until two people lift it.
 *
 * @returns true where it was not paused for this incident before.
 */
export function pausePayouts(
  { random }: Pick<Environment, 'random'>,
  tx: Tx,
  ask: PauseInput,
): Promise<boolean> {
  const { incident, reason, detail = '', by = null, now } = ask;
  return sql.insertPause(tx, { id: random.id(now), incident, reason, detail, since: now, by });
}

/** Whether new payouts are paused: the reason and since when, of the oldest pause that is open. */
export function payoutsPaused(tx: Tx): Promise<sql.OpenPause | undefined> {
  return sql.openPause(tx);
}

type Lifting = { readonly incident: string; readonly by: string; readonly why: string; readonly now: Date };

/**
 * Lifts a pause: the first person proposes it with a reason, another one does it.
 *
 * @returns `proposed` or `lifted`.
 * @throws Refused `recordNotFound` where none is open, `invalidOperation` (`same_person`).
 */
export async function resumePayouts(tx: Tx, ask: Lifting): Promise<'proposed' | 'lifted'> {
  const { incident, by, why, now } = ask;
  const row = await sql.lockPause(tx, { incident });
  if (row === undefined) throw refuse('recordNotFound', { reason: 'pause' });
  if (row.lift_by === null) {
    await sql.proposeLift(tx, { id: row.id, by, why });
    return 'proposed';
  }
  if (row.lift_by === by) throw refuse('invalidOperation', { reason: 'same_person' });
  await sql.liftPause(tx, { id: row.id, by, at: now });
  return 'lifted';
}
