import type { OrderStatus } from '#domain/states/order-status.ts';
import type { Tone } from '#ui/content/Badge.tsx';

export const orderTones: Record<OrderStatus, Tone> = {
  pending_payment: 'warn',
  to_be_delivered: 'info',
  shipped: 'info',
  delivered: 'info',
  received: 'accent',
  pending_acceptance: 'accent',
  accepted: 'accent',
  pending_settlement: 'accent',
  pending_withdrawal: 'good',
  completed: 'good',
  cancelled: 'plain',
  refund_return: 'bad',
};
