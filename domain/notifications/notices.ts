// What a merchant is told: every notice by its code, what it is about, how pressing it is, and where it leads.

export const noticeKinds = ['order', 'wallet', 'case', 'review', 'service', 'system', 'ad'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const severities = ['info', 'action', 'urgent'] as const;
export type Severity = (typeof severities)[number];

type NoticeFacts = {
  readonly kind: NoticeKind;
  readonly severity: Severity;
  /** The one place of the merchant's app where something can be done about it; `{name}` is a fact of the event. */
  readonly route: string;
};

/** Its words are in `locales/<language>/notices.ts` under the same code: a title and a body with the event's facts. */
export const notices = {
  order_paid: { kind: 'order', severity: 'action', route: '/orderList/{order_id}' },
  order_confirmed: { kind: 'order', severity: 'info', route: '/orderList/{order_id}' },
  order_shipped: { kind: 'order', severity: 'info', route: '/orderList/{order_id}' },
  order_delivered: { kind: 'order', severity: 'info', route: '/orderList/{order_id}' },
  order_accepted: { kind: 'order', severity: 'info', route: '/orderList/{order_id}' },
  order_lost: { kind: 'case', severity: 'action', route: '/orderList/{order_id}' },
  order_cancelled: { kind: 'order', severity: 'info', route: '/orderList/{order_id}' },
  order_released: { kind: 'wallet', severity: 'info', route: '/orderList/{order_id}' },
  return_asked: { kind: 'case', severity: 'urgent', route: '/orderList/{order_id}' },
  return_granted: { kind: 'case', severity: 'info', route: '/orderList/{order_id}' },
  return_closed: { kind: 'case', severity: 'info', route: '/orderList/{order_id}' },
  return_refunded: { kind: 'case', severity: 'info', route: '/orderList/{order_id}' },
  return_offer_taken: { kind: 'case', severity: 'info', route: '/orderList/{order_id}' },
  return_offer_declined: { kind: 'case', severity: 'info', route: '/orderList/{order_id}' },
  return_damaged: { kind: 'case', severity: 'info', route: '/orderList/{order_id}' },
  return_escalated: { kind: 'case', severity: 'info', route: '/orderList/{order_id}' },
  return_decided_for_buyer: { kind: 'case', severity: 'info', route: '/orderList/{order_id}' },
  return_decided_for_shop: { kind: 'case', severity: 'info', route: '/orderList/{order_id}' },
  feedback_answered: { kind: 'service', severity: 'info', route: '/feedback?ticket={ticket}' },
  feedback_done: { kind: 'service', severity: 'info', route: '/feedback?ticket={ticket}' },
  chat_answered: { kind: 'service', severity: 'action', route: '/service' },
  chat_buyer_wrote: { kind: 'service', severity: 'action', route: '/orderList/{order_id}/messages' },
  question_new: { kind: 'service', severity: 'action', route: '/questions' },
  sourcing_found: { kind: 'service', severity: 'action', route: '/goodsList/sourcing/{request_id}' },
  sourcing_not_found: { kind: 'service', severity: 'info', route: '/goodsList/sourcing/{request_id}' },
  sign_in_new: { kind: 'system', severity: 'urgent', route: '/settings/security' },
  sign_in_guessed: { kind: 'system', severity: 'urgent', route: '/settings/security' },
  password_changed: { kind: 'system', severity: 'urgent', route: '/settings/security' },
  password_reset: { kind: 'system', severity: 'urgent', route: '/settings/security' },
  contact_changed: { kind: 'system', severity: 'urgent', route: '/settings/profile' },
  shop_linked: { kind: 'system', severity: 'urgent', route: '/settings/shops' },
  pay_password_changed: { kind: 'system', severity: 'info', route: '/settings/security' },
  pay_password_reset: { kind: 'system', severity: 'urgent', route: '/settings/security' },
  device_added: { kind: 'system', severity: 'urgent', route: '/settings/devices' },
  device_leaving: { kind: 'system', severity: 'urgent', route: '/settings/devices' },
  device_removed: { kind: 'system', severity: 'urgent', route: '/settings/devices' },
  device_retained: { kind: 'system', severity: 'urgent', route: '/settings/devices' },
  second_factor_on: { kind: 'system', severity: 'info', route: '/settings/security' },
  second_factor_off: { kind: 'system', severity: 'urgent', route: '/settings/security' },
  recovery_code_used: { kind: 'system', severity: 'action', route: '/settings/security' },
  comment_new: { kind: 'review', severity: 'action', route: '/orderComment?order_id={order_id}' },
  comment_followed: { kind: 'review', severity: 'info', route: '/orderComment?order_id={order_id}' },
  comment_kept: { kind: 'review', severity: 'info', route: '/orderComment?order_id={order_id}' },
  comment_removed: { kind: 'review', severity: 'info', route: '/orderComment?order_id={order_id}' },
  goods_withdrawn: { kind: 'system', severity: 'action', route: '/goodsList?status=delisted' },
  goods_out_of_stock: { kind: 'system', severity: 'info', route: '/goodsList?status=delisted' },
  goods_below_break_even: { kind: 'system', severity: 'action', route: '/goodsList?status=delisted' },
  goods_back_on_sale: { kind: 'system', severity: 'info', route: '/goodsList' },
  cost_rises: { kind: 'system', severity: 'info', route: '/goodsList?item={goods_id}' },
  cost_rises_below: { kind: 'system', severity: 'action', route: '/goodsList?item={goods_id}' },
  cost_falls: { kind: 'system', severity: 'info', route: '/goodsList?item={goods_id}' },
  goods_repriced: { kind: 'system', severity: 'info', route: '/goodsList' },
  identity_verified: { kind: 'system', severity: 'info', route: '/identity' },
  identity_rejected: { kind: 'system', severity: 'action', route: '/identity' },
  identity_recalled: { kind: 'system', severity: 'urgent', route: '/identity' },
  unpaid_near: { kind: 'wallet', severity: 'action', route: '/identity' },
  unpaid_stopped: { kind: 'wallet', severity: 'urgent', route: '/identity' },
  identity_late: { kind: 'system', severity: 'info', route: '/identity' },
  identity_appeal_received: { kind: 'system', severity: 'info', route: '/identity' },
  identity_appeal_upheld: { kind: 'system', severity: 'action', route: '/identity' },
  identity_appeal_overturned: { kind: 'system', severity: 'info', route: '/identity' },
  identity_appeal_reopened: { kind: 'system', severity: 'action', route: '/identity' },
  identity_appeal_late: { kind: 'system', severity: 'info', route: '/identity' },
  identity_expiring: { kind: 'system', severity: 'action', route: '/identity' },
  payout_schedule_set: { kind: 'wallet', severity: 'urgent', route: '/wallet/schedule' },
  payout_schedule_skipped: { kind: 'wallet', severity: 'action', route: '/wallet/schedule' },
  payout_account_added: { kind: 'wallet', severity: 'urgent', route: '/wallet/accounts' },
  payout_account_changed: { kind: 'wallet', severity: 'urgent', route: '/wallet/accounts' },
  payout_account_removed: { kind: 'wallet', severity: 'urgent', route: '/wallet/accounts' },
  deposit_credited: { kind: 'wallet', severity: 'info', route: '/recharge/{deposit_id}' },
  deposit_below_minimum: { kind: 'wallet', severity: 'action', route: '/recharge/{deposit_id}' },
  deposit_unclear: { kind: 'wallet', severity: 'action', route: '/recharge/{deposit_id}' },
  deposit_returned: { kind: 'wallet', severity: 'info', route: '/recharge/{deposit_id}' },
  deposit_needs_info: { kind: 'wallet', severity: 'urgent', route: '/recharge/{deposit_id}' },
  deposit_failed: { kind: 'wallet', severity: 'urgent', route: '/recharge/{deposit_id}' },
  deposit_unanswered: { kind: 'wallet', severity: 'action', route: '/recharge/{deposit_id}' },
  deposit_expired: { kind: 'wallet', severity: 'action', route: '/recharge/{deposit_id}' },
  deposit_late: { kind: 'wallet', severity: 'info', route: '/recharge/{deposit_id}' },
  restriction_placed: { kind: 'system', severity: 'urgent', route: '/restriction/{restriction_id}' },
  restriction_held: { kind: 'wallet', severity: 'urgent', route: '/restriction/{restriction_id}' },
  restriction_begun: { kind: 'system', severity: 'urgent', route: '/restriction/{restriction_id}' },
  restriction_extended: { kind: 'system', severity: 'urgent', route: '/restriction/{restriction_id}' },
  restriction_ended: { kind: 'system', severity: 'info', route: '/restriction/{restriction_id}' },
  restriction_freed: { kind: 'wallet', severity: 'info', route: '/restriction/{restriction_id}' },
  appeal_received: { kind: 'system', severity: 'info', route: '/restriction/{restriction_id}' },
  appeal_upheld: { kind: 'system', severity: 'urgent', route: '/restriction/{restriction_id}' },
  appeal_overturned: { kind: 'system', severity: 'info', route: '/restriction/{restriction_id}' },
  withdrawal_requested: { kind: 'wallet', severity: 'info', route: '/wallet/withdraw/{withdrawal_id}' },
  withdrawal_approved: { kind: 'wallet', severity: 'info', route: '/wallet/withdraw/{withdrawal_id}' },
  withdrawal_paid: { kind: 'wallet', severity: 'info', route: '/wallet/withdraw/{withdrawal_id}' },
  withdrawal_cancelled: { kind: 'wallet', severity: 'info', route: '/wallet/withdraw/{withdrawal_id}' },
  withdrawal_rejected: { kind: 'wallet', severity: 'urgent', route: '/wallet/withdraw/{withdrawal_id}' },
  withdrawal_failed: { kind: 'wallet', severity: 'action', route: '/wallet/withdraw/{withdrawal_id}' },
  withdrawal_returned: { kind: 'wallet', severity: 'action', route: '/wallet/withdraw/{withdrawal_id}' },
  goodwill_promo: { kind: 'ad', severity: 'info', route: '/promotion' },
  goodwill_given: { kind: 'wallet', severity: 'info', route: '/wallet/flow' },
  ad_started: { kind: 'ad', severity: 'info', route: '/promotion/{campaign_id}' },
  ad_paused: { kind: 'ad', severity: 'action', route: '/promotion/{campaign_id}' },
  ad_resumed: { kind: 'ad', severity: 'info', route: '/promotion/{campaign_id}' },
  ad_exhausted: { kind: 'ad', severity: 'info', route: '/promotion/{campaign_id}' },
  ad_ended: { kind: 'ad', severity: 'info', route: '/promotion/{campaign_id}' },
  ad_refused: { kind: 'ad', severity: 'action', route: '/promotion/{campaign_id}' },
  friend_joined: { kind: 'system', severity: 'info', route: '/invitation' },
  level_raised: { kind: 'system', severity: 'info', route: '/level' },
  level_lowering: { kind: 'system', severity: 'action', route: '/level' },
  level_kept: { kind: 'system', severity: 'info', route: '/level' },
  level_lowered: { kind: 'system', severity: 'info', route: '/level' },
  hook_failed: { kind: 'system', severity: 'action', route: '/settings/developers/{hook_id}' },
  hook_disabled: { kind: 'system', severity: 'urgent', route: '/settings/developers/{hook_id}' },
  proposal_made: { kind: 'system', severity: 'action', route: '/proposals' },
  domain_active: { kind: 'system', severity: 'info', route: '/shop/domain' },
  domain_failing: { kind: 'system', severity: 'urgent', route: '/shop/domain' },
  domain_lapsed: { kind: 'system', severity: 'info', route: '/shop/domain' },
  domain_uncertified: { kind: 'system', severity: 'action', route: '/shop/domain' },
  limit_changes: { kind: 'system', severity: 'info', route: '/level' },
  house_announcement: { kind: 'system', severity: 'info', route: '/notifications' },
} as const satisfies Record<string, NoticeFacts>;

export type NoticeCode = keyof typeof notices;

export function noticeFacts(code: NoticeCode): NoticeFacts {
  return notices[code];
}

export function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(notices, code);
}

const forEveryWay: readonly string[] = [
  'password_reset',
  'contact_changed',
  'shop_linked',
  'device_added',
  'device_leaving',
  'device_removed',
  'device_retained',
] satisfies NoticeCode[];

/** What goes to every device and to the address whatever was chosen: somebody else may sit at the switches. */
export function isForEveryWay(code: string): boolean {
  return forEveryWay.includes(code);
}
