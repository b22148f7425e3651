import type { OrderStatus } from '#domain/states/order-status.ts';

/** What the statuses of an order are called: on every screen, in letters and notices, and in the help. */
export const orderStatus: Record<OrderStatus, string> = {
  pending_payment: 'Por confirmar',
  to_be_delivered: 'En preparación',
  shipped: 'En camino',
  delivered: 'Entregado',
  received: 'Recibido',
  pending_acceptance: 'El comprador lo está revisando',
  accepted: 'Aceptado',
  pending_settlement: 'En liquidación',
  pending_withdrawal: 'Listo para retirar',
  completed: 'Completado',
  cancelled: 'Cancelado',
  refund_return: 'Devolución',
};
