// The budget of looks: nobody of the console reads personal data at the speed of a machine.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { dayMs, limits } from '#domain/limits.ts';
import { hasRight } from '#domain/rights.ts';
import { addMinutes, localDay, nextMidnight } from '#domain/time.ts';
import type { listLookBudgets, raiseLookBudget } from '#features/audit/looks.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Act } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './looks.sql.ts';

const dailyMax: Record<sql.LookKind, number> = {
  identity: limits.identityLooksDailyMax,
  buyer: limits.buyerLooksDailyMax,
};

type Viewer = { readonly kind: sql.LookKind; readonly by: string; readonly now: Date };

/**
 * Counts one look in the transaction that shows what is looked at, and gives how many are left today (UTC). The first
 * look of an unusual pace is said in the log and stands in Today of whoever reads the security log.
 *
 * @throws Refused `tooManyRequests` with reason `looks`, `limit` and `retry_at` where the day is used up.
 */
export async function takeLook(
  { tx, env: { log } }: { readonly tx: Tx; readonly env: Pick<Environment, 'log'> },
  { kind, by, now }: Viewer,
): Promise<number> {
  const allowed = dailyMax[kind];
  const counted = await sql.countLook(tx, {
    kind,
    viewerId: by,
    day: localDay(now, 'UTC'),
    at: now,
    allowed,
    paceSince: addMinutes(now, -limits.looksPaceMinutes),
    paceMax: limits.looksPaceMax,
  });
  if (counted === undefined) {
    const limit =
      (await sql.findLooks(tx, { kind, viewerId: by, day: localDay(now, 'UTC') }))?.allowed ?? allowed;
    const retryAt = nextMidnight(now, 'UTC').toISOString();
    throw refuse('tooManyRequests', { reason: 'looks', limit, retry_at: retryAt });
  }
  if (counted.is_fast_now) log.warn({ person: by, kind }, 'looks at personal data at an unusual pace');
  return counted.allowed - counted.used;
}

/** Looks that a person has left today. */
export async function looksLeft(tx: Tx, { kind, by, now }: Viewer): Promise<number> {
  const found = await sql.findLooks(tx, { kind, viewerId: by, day: localDay(now, 'UTC') });
  return found === undefined ? dailyMax[kind] : found.allowed - found.used;
}

const rapidSince = (now: Date): Date => new Date(now.getTime() - dayMs);

/** People who looked at an unusual pace in the last 24 hours. */
export function findRapidLooks(tx: Tx, now: Date) {
  return sql.findRapidLooks(tx, rapidSince(now));
}

type LookRequest<E extends typeof listLookBudgets | typeof raiseLookBudget> = Act<E> & {
  readonly session: Session;
};

export async function presentLooks({ tx, now, session }: LookRequest<typeof listLookBudgets>) {
  const rows = await sql.listLooks(tx, { day: localDay(now, 'UTC'), rapidSince: rapidSince(now) });
  return {
    list: rows.map(({ viewer_id: id, fast_at: fastAt, ...row }) => ({
      ...row,
      person_id: id,
      fast_at: fastAt?.toISOString() ?? null,
      can_raise:
        row.kind === 'buyer' &&
        id !== session.personId &&
        hasRight(session.roles, 'increaseLookBudget') &&
        row.allowed + limits.buyerLooksRaise <= limits.buyerLooksRaisedMax,
    })),
    resets_at: nextMidnight(now, 'UTC').toISOString(),
  };
}

/** @throws Refused `invalidOperation`: `yourself`, or `raised_enough`. */
export async function raiseBudget(
  act: LookRequest<typeof raiseLookBudget>,
): Promise<GivenOf<typeof raiseLookBudget>> {
  const { tx, input, now, session, audit } = act;
  const { person_id: viewerId, why } = input;
  if (viewerId === session.personId) throw refuse('invalidOperation', { reason: 'yourself' });
  if (!(await sql.isOperator(tx, { id: viewerId }))) throw refuse('recordNotFound', { field: 'person_id' });
  const allowed = await sql.increaseLookBudget(tx, {
    viewerId,
    day: localDay(now, 'UTC'),
    daily: limits.buyerLooksDailyMax,
    step: limits.buyerLooksRaise,
    max: limits.buyerLooksRaisedMax,
    by: session.personId,
    why,
  });
  if (allowed === undefined) {
    throw refuse('invalidOperation', { reason: 'raised_enough', limit: limits.buyerLooksRaisedMax });
  }
  audit({ subject: viewerId, why, after: { looks_allowed: allowed } });
  return { allowed, until: nextMidnight(now, 'UTC') };
}
