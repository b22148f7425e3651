// Who decides about a withdrawal: its merchant may take it back, reviewers approve or reject, and the clock approves.
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse, Refused } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { sliceUnits } from '#domain/recipes/withdrawal.ts';
import { addHours } from '#domain/time.ts';
import { lockBook } from '#features/ledger/server/public.ts';
import { levelNow, shopOf } from '#features/shop/server/public.ts';
import type { decideWithdrawal } from '#features/payouts/contract.ts';
import type { TimerHandler } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { PayoutContext, PayoutParts } from './parts.ts';
import { approve, decideTimer, giveBack } from './moves.ts';
import { recordRefusal } from './refusal.ts';
import { majorUnits } from '#domain/money/major-units.ts';
import * as sql from './request.sql.ts';

/** The withdrawal with the book locked: nobody else moves it until the transaction ends. */
export async function lockWithdrawal(context: PayoutContext, id: string): Promise<sql.WithdrawalRow> {
  await lockBook(context.tx, context.shopId);
  const row = await sql.findWithdrawal(context.tx, { shopId: context.shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { reason: 'withdrawal' });
  return row;
}

/**
 * Takes a withdrawal back: the whole amount is free again at once.
 *
 * @throws Refused `invalidOperation` (`already_sent`) once it is being sent, (`over`) when it had ended.
 */
export async function cancelOwn(context: PayoutContext, id: string): Promise<sql.WithdrawalRow> {
  const row = await lockWithdrawal(context, id);
  const moved = await giveBack(context, row, { move: 'cancel', actor: 'merchant' });
  if (moved !== undefined) return moved;
  const isSent = row.state === 'sending' || row.state === 'success';
  throw refuse('invalidOperation', { reason: isSent ? 'already_sent' : 'over', state: row.state });
}

type Decision = Pick<InputOf<typeof decideWithdrawal>, 'verdict' | 'reason_code' | 'reason'> & {
  readonly operatorId: string;
  readonly isFinance: boolean;
};

/**
 * A reviewer's verdict. Above `limits.withdrawalSecondPersonMajor` in a merchant's day two people approve, one of them
 * of finance, and never who let the merchant in: the database holds all of it too;
 * one may reject, with a reason of the closed list and a text the merchant reads, the same account again within 30 days
 * only where a restriction holds the shop's money (`refusal.ts`).
 *
 * @throws Refused `invalidOperation` (`decided`) where it was decided before, (`same_person`) for a second approval of
 * the same reviewer, (`finance_needed`), (`refused_before`); `insufficientPermissions` (`invited_by_you`); `parameterMissing` for a rejection without reason or text.
 */
export async function decide(
  context: PayoutContext,
  id: string,
  { operatorId, isFinance, verdict, reason_code: code, reason }: Decision,
): Promise<sql.WithdrawalRow> {
  if (verdict === 'reject' && (code === undefined || reason === undefined)) {
    throw refuse('parameterMissing', {
      field: code === undefined ? 'reason_code' : 'reason',
      reason: 'missing',
    });
  }
  const row = await lockWithdrawal(context, id);
  if (row.inviter === operatorId) throw refuse('insufficientPermissions', { reason: 'invited_by_you' });
  if (row.state !== 'requested') throw refuse('invalidOperation', { reason: 'decided', state: row.state });
  if (verdict === 'reject') {
    const facts = { reasonCode: code ?? '', reason: reason ?? '' };
    await recordRefusal(context, row);
    return sure(await giveBack(context, row, { move: 'reject', actor: 'reviewer', facts }));
  }
  if (row.needs_second && row.first_approver === null) {
    await sql.approveFirst(context.tx, { shopId: context.shopId, id, operatorId, isFinance });
    return { ...row, first_approver: operatorId };
  }
  if (row.first_approver === operatorId) throw refuse('invalidOperation', { reason: 'same_person' });
  if (row.needs_second && !isFinance && row.first_finance !== true)
    throw refuse('invalidOperation', { reason: 'finance_needed' });
  const who =
    row.first_approver === null
      ? { firstApprover: operatorId, firstFinance: isFinance }
      : { secondApprover: operatorId, secondFinance: isFinance };
  const facts = { approval: 'reviewer', ...who } as const;
  return sure(await approve(context, row, { actor: 'reviewer', facts, slices: [row.units] }));
}

function sure(moved: sql.WithdrawalRow | undefined): sql.WithdrawalRow {
  if (moved === undefined) throw refuse('invalidOperation', { reason: 'decided' });
  return moved;
}

/** Nobody decided in time: it approves itself, in parts of the level's day limit, and the breach is written down. */
export function approveUndecided(parts: PayoutParts): TimerHandler {
  return async ({ env, tx, shopId, due }) => {
    const context: PayoutContext = { env, tx, shopId, now: env.clock.now(), parts };
    for (const { subject } of due) {
      const row = await lockWithdrawal(context, subject);
      if (row.state !== 'requested') continue;
      if (await isHeld(context)) {
        const dueAt = addHours(context.now, limits.withdrawalHoldLookHours);
        await setTimers(tx, shopId, [{ subject, kind: decideTimer, dueAt }]);
        continue;
      }
      const { level, currency } = await shopOf(tx, shopId);
      const dayUnits = majorUnits(currency, (await levelNow(tx, level, context.now)).autoWithdrawMajor);
      const facts = { approval: 'clock', breachedAt: context.now } as const;
      const slices = sliceUnits(row.units, dayUnits, limits.withdrawalSlicesMax);
      await approve(context, row, { actor: 'timer', facts, slices });
    }
  };
}

/** A restriction that stands in writing is the only thing that keeps the clock from deciding. */
async function isHeld({ tx, shopId, parts }: PayoutContext): Promise<boolean> {
  try {
    await parts.assertMayWithdraw(tx, shopId);
    return false;
  } catch (error) {
    if (error instanceof Refused && (error.key === 'walletFrozen' || error.key === 'withdrawalDisabled'))
      return true;
    throw error;
  }
}
