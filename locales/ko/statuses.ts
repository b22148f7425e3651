import type { OrderStatus } from '#domain/states/order-status.ts';

/** What the statuses of an order are called: on every screen, in letters and notices, and in the help. */
export const orderStatus: Record<OrderStatus, string> = {
  pending_payment: '주문 확인 대기',
  to_be_delivered: '준비 중',
  shipped: '배송 중',
  delivered: '배송 완료',
  received: '수령 완료',
  pending_acceptance: '구매자 확인 중',
  accepted: '구매 확정',
  pending_settlement: '정산 중',
  pending_withdrawal: '출금 가능',
  completed: '완료',
  cancelled: '취소됨',
  refund_return: '반품',
};
