import type { OrderStatus } from '#domain/states/order-status.ts';

/** What the statuses of an order are called: on every screen, in letters and notices, and in the help. */
export const orderStatus: Record<OrderStatus, string> = {
  pending_payment: 'Chờ xác nhận',
  to_be_delivered: 'Đang chuẩn bị',
  shipped: 'Đang giao',
  delivered: 'Đã giao',
  received: 'Đã nhận',
  pending_acceptance: 'Người mua đang kiểm tra',
  accepted: 'Đã xác nhận nhận hàng',
  pending_settlement: 'Đang quyết toán',
  pending_withdrawal: 'Có thể rút',
  completed: 'Hoàn tất',
  cancelled: 'Đã hủy',
  refund_return: 'Trả hàng',
};
