import type { OrderStatus } from '#domain/states/order-status.ts';

/** What the statuses of an order are called: on every screen, in letters and notices, and in the help. */
export const orderStatus: Record<OrderStatus, string> = {
  pending_payment: '待確認',
  to_be_delivered: '備貨中',
  shipped: '運送中',
  delivered: '已送達',
  received: '已簽收',
  pending_acceptance: '買家驗收中',
  accepted: '已驗收',
  pending_settlement: '結算中',
  pending_withdrawal: '可提領',
  completed: '已完成',
  cancelled: '已取消',
  refund_return: '退貨',
};
