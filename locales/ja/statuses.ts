import type { OrderStatus } from '#domain/states/order-status.ts';

/** What the statuses of an order are called: on every screen, in letters and notices, and in the help. */
export const orderStatus: Record<OrderStatus, string> = {
  pending_payment: '承認待ち',
  to_be_delivered: '発送準備中',
  shipped: '配送中',
  delivered: '配達済み',
  received: '受取済み',
  pending_acceptance: '購入者が確認中',
  accepted: '購入確定',
  pending_settlement: '精算中',
  pending_withdrawal: '出金可能',
  completed: '完了',
  cancelled: 'キャンセル',
  refund_return: '返品',
};
