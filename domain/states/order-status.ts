// The statuses of an order, in the order of its life (docs/product.md 2.1). Apart from the moves, which no screen needs at once.

export const orderStatuses = [
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
  'cancelled',
  'refund_return',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
