// The run itself: moment after moment of the file, then on until nothing is pending.
import { hourMs } from '#domain/limits.ts';
import { arrive, dispatch } from './acts/dispatch.ts';
import type { PlannedOrder } from './acts/orders.ts';
import type { Progress } from './progress.ts';
import { receivedAt } from './rules.ts';
import { note, type Run } from './run.ts';
import { scheduleOf, type Moment } from './schedule.ts';
import { takeBack } from './acts/take-back.ts';
import { aheadMs, askPrice, buy, type Asked } from './acts/trade.ts';

/** Orders that are priced before their time, at most. */
const aheadMax = 8;

type Watcher = { readonly progress: Progress; readonly begun: (orders: number) => void };

/**
 * Trades the whole plan. The clock never passes a moment before everything of it was answered.
 *
 * @returns What is left that this clock cannot come to: timers, or all orders on a clock that is not ours.
 */
export async function replay(run: Run, watcher: Watcher): Promise<number> {
  const queue = priceQueue(run);
  let begun = 0;
  let settledAt = new Date(0);
  const settle = async (): Promise<void> => {
    await run.clock.settle();
    settledAt = run.clock.now();
  };
  for (const moment of scheduleOf(run.plan)) {
    await run.clock.to(moment.at);
    if (moment.dispatch !== undefined && run.clock.isOurs) {
      await Promise.all([settle(), arrive(run)]);
      await dispatch(run, moment.dispatch);
    }
    const asked = queue.upTo(moment);
    begun += asked.length;
    if (asked.length > 0) watcher.begun(begun);
    const comeBack = async (): Promise<void> => {
      if (moment.returns.length === 0 || !run.clock.isOurs) return;
      const received = needsSettling(run, moment, settledAt) ? settle() : Promise.resolve();
      await takeBack(run, moment.returns, received);
    };
    await Promise.all([comeBack(), ...asked.map((one) => buy(run, one))]);
    watcher.progress.show(begun, moment.at);
  }
  return run.clock.isOurs ? finish(run, watcher, begun) : run.bought.size;
}

/** A return is possible once the order was received, and a timer does that. */
function needsSettling({ plan }: Run, { returns, at }: Moment, settledAt: Date): boolean {
  return returns.some(({ orderIndex }) => {
    const order = plan.orders[orderIndex];
    return order !== undefined && receivedAt(order.at) > settledAt && receivedAt(order.at) <= at;
  });
}

type PriceQueue = {
  /** The orders of a moment with their prices under way; those of the next minutes are asked for as well. */
  upTo(moment: Moment): Asked[];
};

function priceQueue(run: Run): PriceQueue {
  const { orders } = run.plan;
  const asked: Asked[] = [];
  let next = 0;
  const take = (order: PlannedOrder): void => {
    asked.push(askPrice(run, order));
    next += 1;
  };
  return {
    upTo({ orders: own, at }) {
      const last = own.at(-1)?.index ?? -1;
      const limit = at.getTime() + aheadMs;
      for (let order = orders[next]; order !== undefined; order = orders[next]) {
        const isOwn = order.index <= last;
        const isNear = order.at.getTime() <= limit && asked.length < own.length + aheadMax;
        if (!isOwn && !isNear) break;
        take(order);
      }
      return asked.splice(0, own.length);
    },
  };
}

/** Goes on from timer to timer until there is none. */
async function finish(run: Run, { progress }: Watcher, begun: number): Promise<number> {
  for (let turn = 0; turn < turnsMax; turn += 1) {
    const { pending, nextDue, faults } = await run.clock.settle();
    if (pending === 0 || nextDue === undefined) {
      for (const fault of faults) note(run, fault);
      return pending;
    }
    const before = run.clock.now();
    await run.clock.to(new Date(Math.max(nextDue.getTime(), before.getTime() + stepMs)));
    if (run.clock.now() <= before) return pending;
    progress.show(begun, run.clock.now());
  }
  throw new Error('timers do not come to an end');
}

/** Timers that lie close together are done together; each counts from when it was due. */
const stepMs = 4 * hourMs;
const turnsMax = 100_000;
