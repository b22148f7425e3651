// The timers of orders: each kind moves all that are due of one shop at once.
import { closeHold, post } from '#features/ledger/server/public.ts';
import { transferOf } from '#domain/recipes/order.ts';
import { makePurgeJob } from '#platform/jobs/purge.ts';
import type { TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { purgeAnswers, shortenAnswers } from '#platform/http/idempotency.sql.ts';
import { purgeRates } from '#platform/db/rate.sql.ts';
import type { TimerReason } from '#domain/states/order.ts';
import { addDays, addHours, latest } from '#domain/time.ts';
import { dayMs, hourMs, limits } from '#domain/limits.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import * as life from './lifecycle.ts';
import { lockDue, type Context, type Moved } from './moves.ts';
import { cutUnshipped } from './cut.ts';
import { archiveOrders, closeOrders } from './archive/archive.sql.ts';
import type * as sql from './orders.sql.ts';
import { readParcels, type ParcelRow } from './parcels.sql.ts';
import { refundTimer, sendRefunds, type RefundTold } from './refunds.ts';
import type { OrderTimer } from './timers.ts';

type Act = (context: Context, orders: readonly sql.OrderRow[], step: life.Step) => Promise<Moved[]>;

/** A timer that makes one move: true since it was due, even where it was looked at later. */
function moves(kind: OrderTimer, act: Act): TimerKinds {
  const handler: { run: TimerHandler } = {
    async run({ env, tx, shopId, due }) {
      const context: Context = { env, tx, shopId, now: env.clock.now() };
      const asked = due.map(({ subject }) => ({ subject, orderId: subject }));
      const orders = await lockDue(context, kind, asked);
      const at = new Map(due.map(({ subject, due_at }) => [subject, due_at]));
      await act(context, orders, { actor: 'timer', at });
    },
  };
  return { [kind]: handler };
}

const decline: Act = (context, orders, step) =>
  life.cancelOrders(context, orders, {
    ...step,
    move: 'decline',
    reason: 'not_confirmed' satisfies TimerReason,
  });

/** What is on its way cannot be cancelled any more: such an order goes on. */
const grantCancel: Act = async (context, orders, step) => {
  const { isPartly } = await partlyShipped(context, orders);
  return life.cancelOrders(
    context,
    orders.filter((order) => !isPartly(order)),
    {
      ...step,
      move: 'grantCancel',
      reason: 'not_answered' satisfies TimerReason,
    },
  );
};

async function partlyShipped(context: Context, orders: readonly sql.OrderRow[]) {
  const rows = await readParcels(
    context.tx,
    context.shopId,
    orders.map(({ id }) => id),
  );
  const isPartly = ({ id }: sql.OrderRow) =>
    rows.some((row) => row.order_id === id && row.shipped_at !== null);
  return { rows, isPartly };
}

const missShipping: Act = async (context, orders, step) => {
  const { rows, isPartly } = await partlyShipped(context, orders);
  // A scan that a person has still to decide about may have been in time; but the buyer does not wait for ever.
  const since = addDays(context.now, -limits.heldDays);
  const isHeld = (row: ParcelRow) => row.held_at !== null && row.held_at > since;
  const held = orders.filter(({ id }) => rows.some((row) => row.order_id === id && isHeld(row)));
  const later = held.map(({ id: subject }) => {
    const since = rows.flatMap((row) => (row.order_id === subject ? (row.held_at ?? []) : []));
    return { subject, kind: 'order.sla', dueAt: addDays(latest(...since), limits.heldDays) };
  });
  await setTimers(context.tx, context.shopId, later);
  for (const order of orders.filter((one) => isPartly(one) && !held.includes(one))) {
    if (order.status !== 'to_be_delivered') continue;
    await cutUnshipped(
      context,
      order,
      rows.filter((row) => row.order_id === order.id),
    );
  }
  return life.cancelOrders(
    context,
    orders.filter((order) => !isPartly(order) && !held.includes(order)),
    {
      ...step,
      move: 'missShipping',
      reason: 'not_scanned' satisfies TimerReason,
    },
  );
};

/** A reserve whose date has come is free money. */
const endReserves: TimerHandler = async ({ env, tx, shopId, due }) => {
  const now = env.clock.now();
  const transfers = [];
  for (const { subject } of due) {
    const units = await closeHold(tx, shopId, subject, now);
    if (units === undefined) continue;
    const named = { units, actor: 'timer', onceKey: `${subject}:end` } as const;
    transfers.push(transferOf('reserve_release', subject, named, { debit: subject }));
  }
  await post(tx, shopId, now, transfers);
};

export const purgeTimer = 'house.purge';

/** Answers of calls that move no money are given again for a day, then forgotten; so are counted tries. */
const purgeJob = makePurgeJob(purgeTimer, {
  everyMs: hourMs,
  purges: [
    (tx, { now, limit }) => purgeAnswers(tx, addHours(now, -limits.idempotencyHours), limit),
    (tx, { now, limit }) => purgeRates(tx, now, limit),
  ],
});

export const archiveTimer = 'house.archive-orders';

/** Orders that ended long ago get smaller; what they say stays. And what was answered long ago need not be said again. */
const archiveJob = makePurgeJob(archiveTimer, {
  everyMs: dayMs,
  purges: [
    (tx, { now, limit }) => closeOrders(tx, addDays(now, -limits.orderCloseDays), limit),
    async (tx, { now, limit }) => {
      const atOnce = limits.ordersArchivedAtOnce;
      const done = await archiveOrders(tx, addDays(now, -limits.orderRowDays), atOnce);
      return done < atOnce ? 0 : limit;
    },
    (tx, { now, limit }) => shortenAnswers(tx, addDays(now, -limits.orderRowDays), limit),
  ],
});

/** Who is told of refunds, and of money that became free. */
export type OrdersTold = RefundTold & { readonly released: life.Released };

/** Every kind of timer that this room handles. */
export function orderJobs(told: OrdersTold): TimerKinds {
  return {
    ...moves('order.confirm', life.confirmOrders),
    ...moves('order.decline', decline),
    ...moves('order.sla', missShipping),
    ...moves('order.cancel', grantCancel),
    ...moves('order.receive', life.receiveOrders),
    ...moves('order.window', life.openWindows),
    ...moves('order.accept', life.acceptOrders),
    ...moves('order.state', life.stateOrders),
    ...moves('order.release', (context, orders, step) =>
      life.releaseOrders(context, orders, { ...step, told: told.released }),
    ),
    ...moves('order.complete', life.completeOrders),
    [life.reserveTimer]: { run: endReserves },
    [refundTimer]: { reach: sendRefunds(told) },
    ...purgeJob,
    ...archiveJob,
  };
}
