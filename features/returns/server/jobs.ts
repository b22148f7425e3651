// The timers of cases: silence is an answer, and nothing waits for ever.
import type { TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { orderRows, type Ground, type RefundPaid } from '#features/orders/server/public.ts';
import { orderNumberOf } from '#domain/ids.ts';
import { addDays } from '#domain/time.ts';
import { tell } from '#platform/db/events.sql.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import * as sql from './cases.sql.ts';
import { openLost } from './open.ts';
import { closeCase, lockOrder, settleCase } from './settle.ts';

type Each = (ground: Ground, row: sql.CaseRow) => Promise<void>;

function eachCase(act: Each): { run: TimerHandler } {
  return {
    async run({ world, tx, shopId, due }) {
      const ground: Ground = { world, tx, shopId, now: world.clock.now() };
      for (const { subject } of due) {
        const row = await sql.findCase(tx, shopId, subject);
        if (row !== undefined) await act(ground, row);
      }
    },
  };
}

/** 48 hours of silence approve a return; where nothing has to come back, it is refunded at once. */
const answerBySilence: Each = async (ground, row) => {
  const { tx, shopId, now, world } = ground;
  if (row.state !== 'requested') return;
  const order = await lockOrder(ground, row.order_id);
  const inspectBy = addDays(now, world.policy.returnShipDays + world.policy.inspectDays);
  const [moved] = await sql.moveCases(tx, shopId, [row.id], {
    from: 'requested',
    to: 'awaiting_return',
    inspectBy,
  });
  if (moved === undefined) return;
  if (row.reason === 'lost') {
    await settleCase(ground, order, moved, { actor: 'timer', restock: false });
    return;
  }
  await setTimers(tx, shopId, [{ subject: row.id, kind: 'case.ship', dueAt: inspectBy }]);
  await tell(tx, shopId, {
    id: world.random.id(now),
    code: 'return_granted',
    onceKey: `return:${row.id}:granted`,
    facts: { order_id: order.id, no: orderNumberOf(shopId, order.number) },
    at: now,
  });
};

/**
 * Goods that were never reported back, or a rejection that was not pursued: the case ends and the order goes on. What
 * was lost and granted is refunded: nothing of it can be sent back.
 */
const endUnsent: Each = async (ground, row) => {
  if (row.state !== 'awaiting_return' && row.state !== 'rejected') return;
  const order = await lockOrder(ground, row.order_id);
  const isGranted = row.state === 'awaiting_return' && row.reason === 'lost';
  if (isGranted) await settleCase(ground, order, row, { actor: 'timer', restock: false });
  else await closeCase(ground, order, row, { actor: 'timer', to: 'withdrawn' });
};

/** O11: no delivery in time opens the case by itself. */
const lose: TimerHandler = async ({ world, tx, shopId, due }) => {
  const ground: Ground = { world, tx, shopId, now: world.clock.now() };
  const orders = await orderRows.lockOrders(
    tx,
    shopId,
    due.map(({ subject }) => subject),
  );
  for (const order of orders) if (order.status === 'shipped') await openLost(ground, order, 'timer');
};

export const returnJobs: TimerKinds = {
  'case.answer': eachCase(answerBySilence),
  'case.ship': eachCase(endUnsent),
  'order.lose': { run: lose },
};

/** The refund reached the buyer: the case is done. */
export const markRefunded: RefundPaid = async ({ tx, shopId, now }, caseIds) => {
  await sql.moveCases(tx, shopId, caseIds, { from: 'refunding', to: 'refunded', endedAt: now });
};
