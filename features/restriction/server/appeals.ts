// Appeals: taken at once, decided by another person, and where money is held, won by silence.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { lockBook, post } from '#features/ledger/server/public.ts';
import { filesOf } from '#features/files/server/public.ts';
import type { decideAppeal } from '#features/restriction/console.contract.ts';
import type { addAppeal } from '#features/restriction/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import * as appeals from './appeal.sql.ts';
import {
  endRestriction,
  isStanding,
  restrictionTimers,
  tellOf,
  type Context,
  type Reviewing,
} from './context.ts';
import { lockRestriction } from './place.ts';
import { readRouted } from './routed.ts';
import type { RestrictionRow } from './restriction.sql.ts';
import { findRestriction } from './restriction.sql.ts';

/** A restriction may be appealed once, and once more when it was extended after that. */
export function roundOf({ extended_by: extendedBy }: RestrictionRow): 1 | 2 {
  return extendedBy === null ? 1 : 2;
}

/** Why a restriction cannot be appealed now; undefined where it can. */
export function whyNoAppeal(row: RestrictionRow, now: Date): 'open' | 'decided' | 'window' | undefined {
  if (row.appeal_state === 'open') return 'open';
  if (row.state === 'overturned' || (row.appeal_round ?? 0) >= roundOf(row)) return 'decided';
  return row.appeal_until < now ? 'window' : undefined;
}

/**
 * Takes an appeal. The slot of the restriction is a unique key: of many at once one is taken.
 *
 * @throws Refused `recordNotFound` where it is not the shop's (`restriction_id`), or a file is not (`file_ids`).
 * @throws Refused `invalidOperation`: `open`, `decided`, or the `window` is over.
 */
export async function appeal(
  context: Context & { readonly personId: string },
  input: InputOf<typeof addAppeal>,
): Promise<appeals.AppealRow> {
  const { env, tx, shopId, personId, now } = context;
  const row = await findRestriction(tx, { shopId, id: input.restriction_id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'restriction_id', reason: 'restriction' });
  const why = whyNoAppeal(row, now);
  if (why !== undefined) throw refuse('invalidOperation', { reason: why });
  await assertOwnProofs(tx, shopId, input.file_ids);
  const id = env.random.id(now);
  const decideBy = addDays(now, limits.appealDecideDays);
  const isTaken = await appeals.insertAppeal(tx, shopId, {
    id,
    restrictionId: row.id,
    round: roundOf(row),
    placedBy: row.placed_by,
    text: input.text,
    personId,
    at: now,
    decideBy,
  });
  if (!isTaken) throw refuse('invalidOperation', { reason: 'open' });
  await appeals.attachFiles(tx, shopId, id, input.file_ids);
  await setTimers(tx, shopId, [{ subject: id, kind: restrictionTimers.appeal, dueAt: decideBy }]);
  const about = { id: row.id, onceKey: `appeal:${id}:received` };
  await tellOf(context, 'appeal_received', about, { decide_by: { at: decideBy.toISOString() } });
  const made = await appeals.findAppeal(tx, { shopId, id });
  if (made === undefined) throw new Error(`the appeal ${id} is gone`);
  return made;
}

/**
 * Only papers: what is public stays where it is.
 *
 * @throws Refused `recordNotFound` (`file_ids`) for a file that is not this shop's proof, or named twice.
 */
export async function assertOwnProofs(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  const files = unique.length === 0 ? [] : await filesOf(tx, shopId, unique);
  if (
    unique.length === ids.length &&
    files.length === ids.length &&
    files.every(({ kind }) => kind === 'proof')
  )
    return;
  throw refuse('recordNotFound', { field: 'file_ids', reason: 'file' });
}

/**
 * Decides an appeal. `overturned` ends the restriction: everything is as before in the same moment.
 *
 * @throws Refused `insufficientPermissions` (`same_person`) for whoever placed or extended the restriction.
 * @throws Refused `invalidOperation` (`decided`) where it was decided before.
 */
export async function decide(
  act: Reviewing,
  { id: routed, verdict, decision }: InputOf<typeof decideAppeal>,
): Promise<GivenOf<typeof decideAppeal>> {
  const { shopId, id } = readRouted(routed);
  const context: Context = { ...act, shopId };
  const { tx, by, now } = act;
  await lockBook(tx, shopId);
  const found = await appeals.findAppeal(tx, { shopId, id });
  if (found === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'appeal' });
  const row = await lockRestriction(context, found.restriction_id);
  if (by === row.placed_by || by === row.extended_by) {
    throw refuse('insufficientPermissions', { reason: 'same_person' });
  }
  const closing = { state: verdict, at: now, by, decision, extendedBy: row.extended_by };
  if (!(await appeals.closeAppeal(tx, { shopId, id, ...closing }))) {
    throw refuse('invalidOperation', { reason: 'decided', state: found.state });
  }
  await clearTimers(tx, { shopId, subjects: [id], kinds: [restrictionTimers.appeal] });
  const code = verdict === 'upheld' ? 'appeal_upheld' : 'appeal_overturned';
  await tellOf(context, code, { id: row.id, onceKey: `appeal:${id}:decided` });
  if (verdict === 'overturned' && isStanding(row)) {
    const ending = { move: 'overturn', why: 'appeal_won', actor: 'reviewer', by } as const;
    const free = await endRestriction(context, row, ending);
    if (free.length > 0) await post(tx, shopId, now, free);
  }
  return { id: routed, state: verdict };
}
