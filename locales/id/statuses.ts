import type { OrderStatus } from '#domain/states/order-status.ts';

/** What the statuses of an order are called: on every screen, in letters and notices, and in the help. */
export const orderStatus: Record<OrderStatus, string> = {
  pending_payment: 'Perlu dikonfirmasi',
  to_be_delivered: 'Disiapkan',
  shipped: 'Dalam perjalanan',
  delivered: 'Sampai',
  received: 'Paket diterima',
  pending_acceptance: 'Diperiksa pembeli',
  accepted: 'Diterima pembeli',
  pending_settlement: 'Penyelesaian dana',
  pending_withdrawal: 'Siap ditarik',
  completed: 'Selesai',
  cancelled: 'Dibatalkan',
  refund_return: 'Retur',
};
