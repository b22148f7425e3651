// What a merchant is told: every notice by its code, what it is about, how pressing it is, and where it leads.

export const noticeKinds = ['order', 'wallet', 'case', 'review', 'service', 'system', 'ad'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export type Severity = 'info' | 'action' | 'urgent';

type NoticeFacts = {
  readonly kind: NoticeKind;
  readonly severity: Severity;
  /** The one place of the merchant's app where something can be done about it; `{name}` is a fact of the event. */
  readonly route: string;
};

/** Its words are in `locales/<language>/notices.ts` under the same code: a title and a body with the event's facts. */
export const notices = {
  order_paid: { kind: 'order', severity: 'action', route: '/orderList/{order_id}' },
  order_shipped: { kind: 'order', severity: 'info', route: '/orderList/{order_id}' },
  order_delivered: { kind: 'order', severity: 'info', route: '/orderList/{order_id}' },
  order_cancelled: { kind: 'order', severity: 'info', route: '/orderList/{order_id}' },
  order_released: { kind: 'wallet', severity: 'info', route: '/orderList/{order_id}' },
  return_asked: { kind: 'case', severity: 'urgent', route: '/orderList/{order_id}' },
} as const satisfies Record<string, NoticeFacts>;

export type NoticeCode = keyof typeof notices;

export function noticeFacts(code: NoticeCode): NoticeFacts {
  return notices[code];
}

export function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(notices, code);
}
