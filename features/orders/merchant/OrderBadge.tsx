import type { OrderStatus } from '#domain/states/order-status.ts';
import { Badge } from '#ui/content/Badge.tsx';
import type { Tone } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

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

export function OrderBadge({ status }: { status: OrderStatus }) {
  const words = useWords();
  return <Badge tone={orderTones[status]}>{words.orders.status[status]}</Badge>;
}
