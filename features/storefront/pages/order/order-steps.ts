// How far an order is, in the five steps that a buyer thinks in.
import type { OrderStatus } from '#domain/states/order-status.ts';
import type { BuyerOrder } from '#features/storefront/page.shapes.ts';

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

const lineOf = {
  pending_payment: 'afterLine_pending_payment',
  to_be_delivered: 'afterLine_to_be_delivered',
  shipped: 'afterLine_shipped',
  delivered: 'afterLine_delivered',
  received: 'afterLine_received',
  pending_acceptance: 'afterLine_pending_acceptance',
  accepted: 'afterLine_done',
  pending_settlement: 'afterLine_done',
  pending_withdrawal: 'afterLine_done',
  completed: 'afterLine_done',
  cancelled: 'afterLine_cancelled',
  refund_return: 'afterLine_refund_return',
} as const satisfies Record<OrderStatus, string>;

/** The word that says what comes next. */
export function nextLine(status: OrderStatus) {
  return lineOf[status];
}

export type BuyerAction =
  | 'cancel'
  | 'confirm'
  | 'extend'
  | 'fine'
  | 'accept'
  | 'not_received'
  | 'return'
  | 'report_fault'
  | 'withdraw_contract';

/** What the server lets this buyer do, with its end; undefined where it is not to be. */
export function findAction(order: Pick<BuyerOrder, 'can'>, action: BuyerAction) {
  return order.can.find((can) => can.action === action && can.allowed);
}

/** From when on a parcel that did not come can be told of; undefined where it can be now, or never. */
export function missingFrom(order: Pick<BuyerOrder, 'can'>): string | undefined {
  const can = order.can.find(({ action, why }) => action === 'not_received' && why === 'too_early');
  return can?.until ?? undefined;
}

/** True while the shop has yet to answer a wish to cancel. */
export function isCancelAsked(order: Pick<BuyerOrder, 'can' | 'status'>): boolean {
  const isOpen = order.status === 'to_be_delivered' || order.status === 'pending_payment';
  return (
    isOpen && order.can.some(({ action, allowed, why }) => action === 'cancel' && !allowed && why === 'asked')
  );
}
