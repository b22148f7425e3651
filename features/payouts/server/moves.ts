// The only road of a withdrawal: its state, its sendings, its timers and its money move together.
import { formatUnits } from '#domain/money/money.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import { payoutChannels } from '#domain/payouts/payout.ts';
import type { ActorKind, Transfer } from '#domain/ledger/postings.ts';
import { backRecipe, type Payout } from '#domain/recipes/withdrawal.ts';
import {
  voidWithdrawalStates,
  withdrawalMachine,
  type WithdrawalMove,
  type WithdrawalState,
} from '#domain/states/withdrawal.ts';
import { limits } from '#domain/limits.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { ActName } from '#domain/proof/act-names.ts';
import { recordLast } from '#features/audit/server/public.ts';
import { post } from '#features/ledger/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { leaveBatches } from './batches/batch.sql.ts';
import type { Context } from './parts.ts';
import * as payouts from './payout.sql.ts';
import * as sources from './sources.sql.ts';
import * as sql from './request.sql.ts';

/** Undecided after 48 hours. */
export const decideTimer = 'withdrawal.decide';
/** A sending is due. */
export const payTimer = 'withdrawal.pay';
/** The sender took a payout and has not said what became of it. */
export const watchTimer = 'withdrawal.watch';

/** The number a person quotes: `W-9GX2K-4` is the shop's fourth withdrawal. */
export function withdrawalNumberOf({
  shop_id: shopId,
  number,
}: Pick<sql.WithdrawalRow, 'shop_id' | 'number'>) {
  return `W-${orderNumberOf(shopId, number)}`;
}

type MoveRequest = {
  readonly move: WithdrawalMove;
  readonly actor: ActorKind;
  readonly facts?: sql.MoveFacts;
  /** Posted last, with the row moved: the book is locked from there. */
  readonly transfers?: readonly Transfer[];
};

/**
 * Makes one move of the table, once: undefined for whoever comes when it has moved on. Its orders wait again where it
 * came to nothing, and its merchant is told.
 */
export async function moveWithdrawal(
  context: Context,
  row: sql.WithdrawalRow,
  { move, actor, facts = {}, transfers = [] }: MoveRequest,
): Promise<sql.WithdrawalRow | undefined> {
  const { tx, shopId, now } = context;
  const to = withdrawalMachine.move(move, row.state, actor);
  if (to === undefined) return undefined;
  const moved = await sql.moveWithdrawalRow(tx, shopId, {
    id: row.id,
    move,
    from: row.state,
    to,
    actor,
    at: now,
    facts,
  });
  if (moved === undefined) return undefined;
  await recordMove(context, moved, facts);
  if (row.state === 'requested') await clearTimers(tx, { shopId, subjects: [row.id], kinds: [decideTimer] });
  if (isVoid(to)) await sources.unpayOrders(tx, { shopId, id: row.id });
  await tellMove(context, moved);
  await post(tx, shopId, now, transfers);
  return moved;
}

const actOf: Readonly<Record<WithdrawalState, ActName>> = {
  requested: 'payout.asked',
  approved: 'payout.approved',
  sending: 'payout.sent',
  success: 'payout.sent',
  failure: 'payout.failed',
  rejected: 'payout.rejected',
  cancelled: 'payout.cancelled',
  returned: 'payout.bounced',
};

/** Each step of a withdrawal is an act of the record: what was asked, and what became of it. */
export async function recordMove(
  { tx, shopId, now }: Context,
  { id, state, units, account_id: account }: sql.WithdrawalRow,
  facts: sql.MoveFacts = {},
): Promise<void> {
  const { reasonCode, reason = '' } = facts;
  const after = { state, units, account, ...(reasonCode === undefined ? {} : { reason: reasonCode }) };
  await recordLast(tx, { at: now, act: actOf[state], note: { shopId, subject: id, why: reason, after } });
}

function isVoid(state: WithdrawalState): boolean {
  return voidWithdrawalStates.some((one) => one === state);
}

type Approval = {
  readonly actor: ActorKind;
  readonly facts: sql.MoveFacts;
  /** The parts that it is sent in, one a day; they sum to the whole. */
  readonly slices: readonly bigint[];
};

/** Approves, and sets when it is sent: the first part after the time in which it can be taken back. */
export async function approve(
  context: Context,
  row: sql.WithdrawalRow,
  { actor, facts, slices }: Approval,
): Promise<sql.WithdrawalRow | undefined> {
  const { tx, shopId, now, env } = context;
  const sendAt = addMinutes(now, limits.withdrawalUndoMinutes);
  const moved = await moveWithdrawal(context, row, { move: 'approve', actor, facts: { ...facts, sendAt } });
  if (moved === undefined) return undefined;
  const list = slices.map((units, index) => ({
    n: index + 1,
    // The first sending has the withdrawal's own id, so that both are one to whoever looks for it at the sender.
    id: index === 0 ? row.id : env.random.id(now),
    units,
    feeUnits: index === 0 ? row.fee_units : 0n,
    dueAt: addDays(sendAt, index),
  }));
  await payouts.insertPayouts(tx, shopId, row.id, list);
  await setTimers(
    tx,
    shopId,
    list.map(({ id, dueAt }) => ({ subject: id, kind: payTimer, dueAt })),
  );
  return moved;
}

/**
 * Stops the sendings that have not begun and gives what they were to send.
 *
 * @param list All sendings of the withdrawal, read under its lock.
 */
export async function stopWaiting(
  { tx, shopId, now }: Context,
  list: readonly payouts.PayoutRow[],
): Promise<bigint> {
  const waiting = list.filter(({ state }) => state === 'waiting');
  for (const { id } of waiting) {
    await payouts.movePayout(tx, shopId, { id, from: 'waiting', to: 'stopped', at: now });
  }
  const ids = waiting.map(({ id }) => id);
  await clearTimers(tx, { shopId, subjects: ids, kinds: [payTimer] });
  await leaveBatches(tx, shopId, ids);
  return waiting.reduce((sum, { units }) => sum + units, 0n);
}

/** Taken back, or refused by people: nothing of it was sent, all of it is free again. */
export async function giveBack(
  context: Context,
  row: sql.WithdrawalRow,
  ask: { move: 'cancel' | 'reject'; actor: ActorKind; facts?: sql.MoveFacts },
): Promise<sql.WithdrawalRow | undefined> {
  const { tx, shopId } = context;
  await stopWaiting(context, await payouts.readPayouts(tx, { shopId, withdrawalId: row.id }));
  const moved = await moveWithdrawal(context, row, {
    ...ask,
    transfers: [backRecipe(row.id, row.units, { actor: ask.actor })],
  });
  if (moved !== undefined && row.approval === 'limit' && row.limit_day !== null)
    await sources.giveToDay(tx, { shopId, day: row.limit_day, units: row.units });
  return moved;
}

/** One sending as the recipes want it. */
export function payoutOf(row: sql.WithdrawalRow, payout: payouts.PayoutRow): Payout {
  return {
    withdrawalId: row.id,
    payoutId: payout.id,
    channel: payoutChannels[row.account_type],
    units: payout.units,
    feeUnits: payout.fee_units,
  };
}

const noticeOf = {
  approved: 'withdrawal_approved',
  success: 'withdrawal_paid',
  cancelled: 'withdrawal_cancelled',
  rejected: 'withdrawal_rejected',
  failure: 'withdrawal_failed',
  returned: 'withdrawal_returned',
} as const satisfies Partial<Record<WithdrawalState, NoticeCode>>;

/** Sending is not told: it takes seconds, and what it comes to is. */
async function tellMove(context: Context, row: sql.WithdrawalRow): Promise<void> {
  if (row.state === 'requested' || row.state === 'sending') return;
  await tellWithdrawal(context, row, noticeOf[row.state]);
}

/** Tells the merchant about a withdrawal, once for each of its steps. */
export async function tellWithdrawal(
  { tx, shopId, env, now }: Context,
  row: sql.WithdrawalRow,
  code: NoticeCode,
): Promise<void> {
  await tell(tx, shopId, {
    id: env.random.id(now),
    code,
    onceKey: `withdrawal:${row.id}:${row.state}`,
    facts: {
      withdrawal_id: row.id,
      no: withdrawalNumberOf(row),
      amount: { units: row.units.toString(), currency: row.currency },
      account: row.account_masked,
      reason: row.reason ?? '',
    },
    at: now,
  });
}

export const amountIn = (row: sql.WithdrawalRow, units: bigint): string => formatUnits(units, row.currency);
