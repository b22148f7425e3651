// The timers of cases: silence is an answer, and nothing waits for ever.
import { addDays } from '#domain/time.ts';
import { moves, orderRows, type Context, type RefundPaid } from '#features/orders/server/public.ts';
import type { TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { approve, takeOffer } from './answer.ts';
import * as sql from './cases.sql.ts';
import { inspectBySilence } from './inspect.ts';
import { canBeSent } from './labels.ts';
import { openLost } from './open.ts';
import { escalate, grant } from './review.ts';
import { closeCase, settleCase } from './settle.ts';
import { lockCase, step, tellCase, type CaseTimer, type Order } from './steps.ts';
import { applyWithdrawal, orderOfWithdrawal, withdrawalTimer } from './withdrawal.ts';

type Each = (context: Context, order: Order, row: sql.CaseRow) => Promise<unknown>;

type OrderOf = (tx: Context['tx'], shopId: bigint, subject: string) => Promise<string | undefined>;
type DoOne = (context: Context, order: Order, subject: string) => Promise<unknown>;

/**
 * Does it for every due timer of an order. All orders are locked before the first is done, for doing one takes the
 * book, and whoever has the book waits for no order.
 */
function eachOrder(kind: string, orderOf: OrderOf, act: DoOne): TimerKinds {
  const handler: { run: TimerHandler } = {
    async run({ env, tx, shopId, due }) {
      const context: Context = { env, tx, shopId, now: env.clock.now() };
      const found = [];
      for (const { subject } of due) {
        const orderId = await orderOf(tx, shopId, subject);
        if (orderId !== undefined) found.push({ subject, orderId });
      }
      const locked = new Set((await moves.lockDue(context, kind, found)).map(({ id }) => id));
      for (const { subject, orderId } of found.filter((one) => locked.has(one.orderId))) {
        // As it stands after the one before: both may be of the same order.
        const [order] = await orderRows.findOrders(tx, shopId, [orderId]);
        if (order !== undefined) await act(context, order, subject);
      }
    },
  };
  return { [kind]: handler };
}

/** Does it for every case that still stands in one of these states. */
function eachCase(kind: CaseTimer, states: readonly sql.CaseRow['state'][], act: Each): TimerKinds {
  const orderOf: OrderOf = async (tx, shopId, subject) => {
    const found = await sql.findCase(tx, { shopId, id: subject });
    return found !== undefined && states.includes(found.state) ? found.order_id : undefined;
  };
  return eachOrder(kind, orderOf, async (context, order, subject) => {
    const row = await lockCase(context, subject);
    if (states.includes(row.state) && order.case_id === row.id) await act(context, order, row);
  });
}

/** 48 hours of silence approve a return; where nothing has to come back, it is refunded at once. */
const answerBySilence: Each = async (context, order, row) => {
  const approved = await approve(context, row, 'timer');
  if (approved.needs_return) await tellCase(context, row, order, 'return_granted');
};

/** Granted, and nothing has to come back; an offer that was taken; or a deduction that the buyer agrees to. */
const settleNow: Each = (context, order, row) =>
  settleCase(context, order, row, { actor: 'timer', restock: row.restock === true });

/**
 * Goods that were not handed over in time end the case; those that the buyer has sent and nobody has seen are looked
 * at. Where nobody has told the buyer where to send them, there is nothing to wait for.
 */
const endUnsent: Each = async (context, order, row) => {
  const { tx, shopId, now, env } = context;
  // Older cases that lost a rejection's days, and lost parcels that were granted, waited for this timer too.
  if (row.state === 'rejected') return closeCase(context, order, row, { actor: 'timer' });
  if (row.sent_at !== null) return escalate(context, order, row, { move: 'doubt', actor: 'timer' });
  if (row.needs_return && ((await canBeSent(context, row)) || row.scanned_at !== null))
    return closeCase(context, order, row, { actor: 'timer' });
  if (row.needs_return && row.due_at !== null && now < addDays(row.due_at, env.policy.inspectDays)) {
    const dueAt = addDays(row.due_at, env.policy.inspectDays);
    await setTimers(tx, shopId, [{ subject: row.id, kind: 'case.ship', dueAt }]);
    return undefined;
  }
  return inspectBySilence(context, order, row);
};

const caseJobs: TimerKinds = {
  ...eachCase('case.answer', ['requested'], answerBySilence),
  ...eachCase('case.offer', ['countered'], (context, order, row) =>
    takeOffer(context, order, row, { take: false, actor: 'timer' }),
  ),
  ...eachCase('case.settle', ['approved', 'inspected'], settleNow),
  ...eachCase('case.ship', ['awaiting_return', 'rejected'], endUnsent),
  ...eachCase('case.inspect', ['in_return'], inspectBySilence),
  ...eachCase('case.object', ['inspected'], (context, order, row) =>
    escalate(context, order, row, { move: 'object', actor: 'timer' }),
  ),
  ...eachCase('case.pursue', ['rejected'], (context, order, row) =>
    closeCase(context, order, row, { actor: 'timer' }),
  ),
  ...eachCase('case.decide', ['escalated'], (context, order, row) =>
    grant(context, order, row, { actor: 'timer' }),
  ),
};

export const returnJobs: TimerKinds = {
  ...caseJobs,
  ...eachOrder(withdrawalTimer, orderOfWithdrawal, applyWithdrawal),
  // O11: no delivery in time opens the case by itself.
  ...eachOrder(
    'order.lose',
    (_tx, _shopId, subject) => Promise.resolve(subject),
    async (context, order) => {
      if (order.status === 'shipped') await openLost(context, order, 'timer');
    },
  ),
};

/** The refund reached the buyer: the case is done. One that had failed has been tried again. */
export const markRefunded: RefundPaid = async (context, caseIds) => {
  const { tx, shopId, now } = context;
  const rows = await sql.lockCases(tx, { shopId, ids: caseIds });
  for (const row of rows) {
    const tried =
      row.state === 'failed' ? await step(context, row, { move: 'retry', actor: 'provider' }) : row;
    if (tried.state === 'refunding')
      await sql.moveCases(tx, shopId, [row.id], { move: 'paid', actor: 'provider', at: now, ended_at: now });
  }
};

/** The provider did not take the refunds of these cases: their buyers are told, and may name another way. */
export const markRefundFailed: RefundPaid = async ({ tx, shopId, now }, caseIds) => {
  await sql.moveCases(tx, shopId, caseIds, { move: 'fail', actor: 'provider', at: now });
};
