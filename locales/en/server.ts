import type { OrderStatus } from '#domain/states/order.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';

/** What the server itself says besides refusals. */
export const server = {
  status: {
    pending_payment: 'Pending payment',
    to_be_delivered: 'To be delivered',
    shipped: 'Shipped',
    delivered: 'Delivered',
    received: 'Received',
    pending_acceptance: 'Pending acceptance',
    accepted: 'Accepted',
    pending_settlement: 'Pending settlement',
    pending_withdrawal: 'Pending withdrawal',
    completed: 'Completed',
    cancelled: 'Cancelled',
    refund_return: 'Refund or return',
  } satisfies Record<OrderStatus, string>,
  step: {
    accepted: 'Handed to the carrier',
    in_transit: 'On the way',
    out_for_delivery: 'Out for delivery',
    delivered: 'Delivered',
    returned_to_sender: 'Returned to the sender',
  } satisfies Record<CarrierEventCode, string>,
  task: {
    shop_details: 'Tell buyers who you are',
    first_goods: 'Choose your first goods',
    share_link: 'Share your shop link',
    confirm_orders: 'Orders wait for your confirmation',
    answer_cases: 'Returns wait for your answer',
  },
  level: {
    standard: 'Standard Store',
    merchant: 'Merchant Store',
    partner: 'Business Partner',
    agent: 'Brand Agent',
  },
};
