import type { OrderStatus } from '#domain/states/order-status.ts';

/** What the statuses of an order are called: on every screen, in letters and notices, and in the help. */
export const orderStatus: Record<OrderStatus, string> = {
  pending_payment: 'À confirmer',
  to_be_delivered: 'En préparation',
  shipped: 'En route',
  delivered: 'Livrée',
  received: 'Reçue',
  pending_acceptance: 'L’acheteur vérifie',
  accepted: 'Acceptée',
  pending_settlement: 'Règlement en cours',
  pending_withdrawal: 'À retirer',
  completed: 'Terminée',
  cancelled: 'Annulée',
  refund_return: 'Retour',
};
