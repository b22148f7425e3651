// Emails to buyers: which there are, and which of them are about the order itself.

export const emailKinds = [
  'order_paid',
  'payment_open',
  'payment_expired',
  'payment_returned',
  'payment_twice',
  'order_shipped',
  'order_delivered',
  'order_late',
  'order_cancelled',
  'refund_sent',
  'case_received',
  'case_approved',
  'case_offer',
  'case_rejected',
  'case_escalated',
  'case_inspected',
  'case_decided',
  'case_closed',
  'withdrawal_received',
  'review_invited',
  'chat_answered',
] as const;
export type EmailKind = (typeof emailKinds)[number];

/** True for an email that a buyer may refuse to get; every other one is about their order or their money. */
export function isRefusable(kind: EmailKind): boolean {
  return kind === 'review_invited';
}
