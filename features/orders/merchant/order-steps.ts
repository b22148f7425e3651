// The life of an order as steps: those behind it, the one it is at, those ahead.
import type { OrderStatus } from '#domain/states/order.ts';

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

export type OrderStep = {
  readonly status: OrderStatus;
  readonly state: 'done' | 'current' | 'ahead' | 'stopped';
};

/** A cancelled or returned order has its beginning and its end: where between it stopped, its status does not tell. */
export function orderSteps(status: OrderStatus): OrderStep[] {
  if (status === 'cancelled') {
    return [
      { status: 'pending_payment', state: 'done' },
      { status, state: 'stopped' },
    ];
  }
  if (status === 'refund_return') {
    return [
      { status: 'pending_payment', state: 'done' },
      { status: 'shipped', state: 'done' },
      { status, state: 'current' },
    ];
  }
  const at = way.findIndex((step) => step === status);
  return way.map((step, index) => ({
    status: step,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
}
