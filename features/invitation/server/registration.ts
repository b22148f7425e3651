// The platform's door: closed by somebody who says why and until when, and open again by itself.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import type { registrationState, switchRegistration } from '#features/invitation/console.contract.ts';
import { operatorOf } from '#features/staff/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './registration.sql.ts';

/** Why nobody may register; `until` null where the instance's configuration says so. */
export type Closing = { readonly reason: string; readonly until: Date | null };

/** Undefined while registration is open. */
export async function closingOf(
  tx: Tx,
  { policy, clock }: Pick<Environment, 'policy' | 'clock'>,
): Promise<Closing | undefined> {
  if (!policy.registrationOpen) return { reason: '', until: null };
  const [row] = await sql.newestSwitches(tx, { limit: 1 });
  if (row === undefined || row.is_open || row.until_at === null || row.until_at <= clock.now())
    return undefined;
  return { reason: row.reason, until: row.until_at };
}

/** @throws Refused `invitationRegistrationClosed` with reason, `until` and what was written, while nobody may register. */
export async function assertOpen(
  tx: Tx,
  env: Pick<Environment, 'policy' | 'clock'>,
  shown: { readonly lang?: string } = {},
): Promise<void> {
  const closing = await closingOf(tx, env);
  if (closing === undefined) return;
  const until = closing.until?.toISOString();
  throw refuse('invitationRegistrationClosed', { reason: 'closed', text: closing.reason, until, ...shown });
}

export const presentClosing = ({ reason, until }: Closing) => ({
  reason,
  until: until?.toISOString() ?? null,
});

async function shownClosing(tx: Tx, env: Environment) {
  const closing = await closingOf(tx, env);
  return closing === undefined ? null : presentClosing(closing);
}

export async function presentState(tx: Tx, env: Environment): Promise<GivenOf<typeof registrationState>> {
  const rows = await sql.newestSwitches(tx, { limit: limits.registrationHistoryShown });
  const names = new Map<string, string>();
  for (const id of new Set(rows.map(({ by_id: by }) => by))) {
    names.set(id, (await operatorOf(tx, id))?.name ?? '');
  }
  return {
    closed: await shownClosing(tx, env),
    can_open: env.policy.registrationOpen,
    history: rows.map((row) => ({
      n: row.n,
      is_open: row.is_open,
      reason: row.reason,
      until: row.until_at?.toISOString() ?? null,
      by: names.get(row.by_id) ?? '',
      at: row.at.toISOString(),
    })),
  };
}

type Switching = { readonly tx: Tx; readonly env: Environment; readonly now: Date; readonly by: string };

/**
 * Closes registration until a day, or opens it again.
 *
 * @throws Refused `invalidParameter` `until` for an end that is past or too far, `parameterMissing` for none.
 * @throws Refused `invalidOperation` `already` where it is open already, `configured` where the configuration closes it.
 */
export async function switchDoor(
  { tx, env, now, by }: Switching,
  { is_open: isOpen, reason, until }: InputOf<typeof switchRegistration>,
): Promise<GivenOf<typeof switchRegistration>> {
  if (!env.policy.registrationOpen) throw refuse('invalidOperation', { reason: 'configured' });
  const closing = await closingOf(tx, env);
  if (isOpen && closing === undefined) throw refuse('invalidOperation', { reason: 'already' });
  const untilAt = isOpen ? null : endOf(until, now);
  const isMade = await sql.insertSwitch(tx, {
    is_open: isOpen,
    reason,
    until_at: untilAt,
    by_id: by,
    at: now,
  });
  if (!isMade) throw refuse('operationBusy');
  return { closed: await shownClosing(tx, env) };
}

function endOf(until: string | undefined, now: Date): Date {
  if (until === undefined) throw refuse('parameterMissing', { field: 'until', reason: 'missing' });
  const end = new Date(until);
  if (end > now && end <= addDays(now, limits.registrationClosedDaysMax)) return end;
  throw refuse('invalidParameter', { field: 'until', reason: end > now ? 'too_far' : 'past' });
}
