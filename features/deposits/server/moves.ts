// The only road of a deposit: its state, its timers and what its merchant is told move together.
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { payoutChannels } from '#domain/payouts/payout.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import type { ActorKind } from '#domain/ledger/postings.ts';
import { depositMachine, isOpenDeposit, type DepositMove } from '#domain/states/deposit.ts';
import { addDays, addHours, addMinutes } from '#domain/time.ts';
import { lockBook } from '#features/ledger/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import type { DepositContext } from './terms.ts';
import { depositNumberOf } from './terms.ts';
import * as sql from './deposit.sql.ts';

/** Nothing came in time: of a quote, of what was told, of an answer. */
export const endTimer = 'deposit.end';
/** The answer that was promised is due. */
export const promiseTimer = 'deposit.promise';
/** The place is looked at. */
export const watchTimer = 'deposit.watch';

/**
 * The deposit with the book locked: nobody else moves it, or any other one of the shop, until the transaction ends.
 *
 * @throws Refused `recordNotFound` where the shop has no such deposit.
 */
export async function lockDeposit({ tx, shopId }: DepositContext, id: string): Promise<sql.DepositRow> {
  await lockBook(tx, shopId);
  const row = await sql.findDeposit(tx, { shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { reason: 'deposit' });
  return row;
}

type MoveRequest = { readonly move: DepositMove; readonly actor: ActorKind; readonly facts?: sql.MoveFacts };

/** Makes one move of the table, once: undefined for whoever comes when it has moved on. */
export async function moveDeposit(
  context: DepositContext,
  row: sql.DepositRow,
  { move, actor, facts = {} }: MoveRequest,
): Promise<sql.DepositRow | undefined> {
  const { tx, shopId, now } = context;
  const to = depositMachine.move(move, row.state, actor);
  if (to === undefined) return undefined;
  const asked = { id: row.id, move, from: row.state, to, actor, at: now, facts };
  const moved = await sql.moveDepositRow(tx, shopId, asked);
  if (moved === undefined) return undefined;
  await saveTimers(context, moved);
  return moved;
}

/** What is due of a deposit as it stands. */
export async function saveTimers(
  { env, tx, shopId, now }: DepositContext,
  row: sql.DepositRow,
): Promise<void> {
  const subject = row.id;
  await clearTimers(tx, { shopId, subjects: [subject], kinds: [endTimer, promiseTimer, watchTimer] });
  const endAt = endOf(row);
  // An address of the merchant's own is watched whatever becomes of a deposit.
  const isOwn = env.deposits.own(payoutChannels[row.channel]) !== undefined;
  const watchAt = isOwn ? undefined : nextLook(row, now);
  const isReviewed = row.state === 'submitted' && row.promise_at !== null;
  await setTimers(tx, shopId, [
    ...(endAt === undefined ? [] : [{ subject, kind: endTimer, dueAt: endAt }]),
    ...(watchAt === undefined ? [] : [{ subject, kind: watchTimer, dueAt: watchAt }]),
    ...(isReviewed && row.promise_at !== null
      ? [{ subject, kind: promiseTimer, dueAt: row.promise_at }]
      : []),
  ]);
}

function endOf(row: sql.DepositRow): Date | undefined {
  if (row.state === 'quoted') return row.submit_until;
  if (row.state === 'needs_info') return row.answer_until ?? undefined;
  // What was told of with a proof or a hash waits for people: no clock says that it was not found.
  return undefined;
}

/** Often at first, seldom later; a place is looked at for a month after the end, for money that comes late. */
export function nextLook(row: sql.DepositRow, now: Date): Date | undefined {
  const since = row.submitted_at ?? row.created_at;
  if (isOpenDeposit(row.state)) {
    const isFresh = now < addHours(since, limits.depositWatchFirstHours);
    return isFresh
      ? new Date(now.getTime() + limits.depositWatchSeconds * 1_000)
      : addMinutes(now, limits.depositWatchMinutes);
  }
  const endedAt = row.ended_at ?? since;
  if (now < addHours(endedAt, limits.depositTellHours)) return addMinutes(now, limits.depositWatchMinutes);
  const next = addHours(now, limits.depositWatchLateHours);
  return next < addDays(endedAt, limits.depositWatchLateDays) ? next : undefined;
}

/**
 * Tells the merchant about a deposit.
 *
 * @param about What of it is told once: a step, or a receipt.
 */
export async function tellDeposit(
  { tx, shopId, env, now }: DepositContext,
  row: sql.DepositRow,
  { code, about, units }: { code: NoticeCode; about: string; units?: bigint },
): Promise<void> {
  await tell(tx, shopId, {
    id: env.random.id(now),
    code,
    onceKey: `deposit:${row.id}:${about}`,
    facts: {
      deposit_id: row.id,
      no: depositNumberOf(shopId, row.number),
      amount: { units: (units ?? row.units).toString(), currency: row.currency },
      reason: row.reason ?? '',
    },
    at: now,
  });
}
