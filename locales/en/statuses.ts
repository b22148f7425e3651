import type { OrderStatus } from '#domain/states/order-status.ts';

/** What the statuses of an order are called: on every screen, in letters and notices, and in the help. */
export const orderStatus: Record<OrderStatus, string> = {
  pending_payment: 'To confirm',
  to_be_delivered: 'Preparing',
  shipped: 'On its way',
  delivered: 'Delivered',
  received: 'Received',
  pending_acceptance: 'Buyer is checking',
  accepted: 'Accepted',
  pending_settlement: 'Being settled',
  pending_withdrawal: 'Ready to withdraw',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refund_return: 'Return',
};
