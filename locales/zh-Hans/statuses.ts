import type { OrderStatus } from '#domain/states/order-status.ts';

/** What the statuses of an order are called: on every screen, in letters and notices, and in the help. */
export const orderStatus: Record<OrderStatus, string> = {
  pending_payment: '待确认',
  to_be_delivered: '备货中',
  shipped: '运输中',
  delivered: '已送达',
  received: '已签收',
  pending_acceptance: '买家验收中',
  accepted: '已验收',
  pending_settlement: '结算中',
  pending_withdrawal: '可提现',
  completed: '已完成',
  cancelled: '已取消',
  refund_return: '退货',
};
