// How far an order is, in the five steps that a buyer thinks in.
import type { OrderStatus } from '#domain/states/order-status.ts';
import type { BuyerOrder } from '../page.contract.ts';

export const buyerSteps = ['stepPaid', 'stepPreparing', 'stepShipped', 'stepDelivered', 'stepDone'] as const;

const reachedBy: Record<Exclude<OrderStatus, 'cancelled' | 'refund_return'>, number> = {
  pending_payment: 0,
  to_be_delivered: 1,
  shipped: 2,
  delivered: 3,
  received: 3,
  pending_acceptance: 3,
  accepted: 4,
  pending_settlement: 4,
  pending_withdrawal: 4,
  completed: 4,
};

/** The index of the step an order has reached; undefined for a cancelled one. */
export function reachedStep({ status, parcels }: Pick<BuyerOrder, 'status' | 'parcels'>): number | undefined {
  if (status === 'cancelled') return undefined;
  if (status !== 'refund_return') return reachedBy[status];
  // A case pauses an order: how far it had come is what its parcels say.
  return parcels.length > 0 && parcels.every(({ state }) => state === 'delivered') ? 3 : 2;
}

export type BuyerAction = 'cancel' | 'confirm' | 'fine' | 'accept' | 'return' | 'report_fault';

/** What the server lets this buyer do, with its end; undefined where it is not to be. */
export function findAction(order: Pick<BuyerOrder, 'can'>, action: BuyerAction) {
  return order.can.find((can) => can.action === action && can.allowed);
}

/** True while the shop has yet to answer a wish to cancel. */
export function isCancelAsked(order: Pick<BuyerOrder, 'can' | 'status'>): boolean {
  const isOpen = order.status === 'to_be_delivered' || order.status === 'pending_payment';
  return (
    isOpen && order.can.some(({ action, allowed, why }) => action === 'cancel' && !allowed && why === 'asked')
  );
}
