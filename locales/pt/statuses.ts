import type { OrderStatus } from '#domain/states/order-status.ts';

/** What the statuses of an order are called: on every screen, in letters and notices, and in the help. */
export const orderStatus: Record<OrderStatus, string> = {
  pending_payment: 'A confirmar',
  to_be_delivered: 'Em preparação',
  shipped: 'A caminho',
  delivered: 'Entregue',
  received: 'Recebido',
  pending_acceptance: 'Comprador conferindo',
  accepted: 'Aceito',
  pending_settlement: 'Em liquidação',
  pending_withdrawal: 'Pronto para sacar',
  completed: 'Concluído',
  cancelled: 'Cancelado',
  refund_return: 'Devolução',
};
