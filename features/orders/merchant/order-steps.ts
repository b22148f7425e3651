// The life of an order as steps: what happened, where it stands, what is ahead.
import type { OrderMove } from '#domain/states/order.ts';
import type { OrderStatus } from '#domain/states/order-status.ts';
import type { Order } from './OrderRow.tsx';

/** The way of an order that nobody stops or returns. */
const way = [
  'pending_payment',
  'to_be_delivered',
  'shipped',
  'delivered',
  'received',
  'pending_acceptance',
  'accepted',
  'pending_settlement',
  'pending_withdrawal',
  'completed',
] as const satisfies readonly OrderStatus[];

type Event = Order['events'][number];

export type OrderStep =
  | { readonly kind: 'event'; readonly key: string; readonly move: OrderMove; readonly event: Event }
  | {
      readonly kind: 'status';
      readonly key: string;
      readonly status: OrderStatus;
      readonly state: 'done' | 'current' | 'ahead' | 'stopped';
    };

const status = (one: OrderStatus, state: 'done' | 'current' | 'ahead' | 'stopped') =>
  ({ kind: 'status', key: one, status: one, state }) as const;

/**
 * What happened with its times, then where the order stands, then what is ahead of it. A list does not know what
 * happened: there the steps behind are those that every order has.
 */
export function orderSteps({ status: now, events }: Pick<Order, 'status' | 'events'>): OrderStep[] {
  const behind: OrderStep[] =
    events.length === 0
      ? stepsBehind(now)
      : events.map((event, index) => ({ kind: 'event', key: String(index), move: event.move, event }));
  return [...behind, status(now, now === 'cancelled' ? 'stopped' : 'current'), ...stepsAhead(now)];
}

function placeOf(now: OrderStatus): number {
  return way.findIndex((step) => step === now);
}

function stepsBehind(now: OrderStatus): OrderStep[] {
  if (now === 'cancelled') return [status('pending_payment', 'done')];
  if (now === 'refund_return') return [status('pending_payment', 'done'), status('shipped', 'done')];
  return way.slice(0, placeOf(now)).map((one) => status(one, 'done'));
}

function stepsAhead(now: OrderStatus): OrderStep[] {
  const at = placeOf(now);
  return at === -1 ? [] : way.slice(at + 1).map((one) => status(one, 'ahead'));
}
