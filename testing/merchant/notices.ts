// What the merchant was told: two of today, one of long ago.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { noticeReach, pushList } from '#features/notifications/channels.contract.ts';
import { checkNotices, listNotices, quietHours, readNotices } from '#features/notifications/contract.ts';
import { at, idOf, page, soon } from './sample.ts';
import { answer } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

type Notice = OutputOf<typeof listNotices>['list'][number];

export const notice = (n: number, more: Partial<Notice> = {}): Notice => ({
  id: idOf(n),
  code: 'order_paid',
  kind: 'order',
  title: `New order 9GX2K-${n}`,
  body: 'A buyer paid $19.99.',
  route: `/orderList/${idOf(n)}`,
  ref: { kind: 'order', id: idOf(n) },
  severity: 'action',
  created_at: at,
  read_at: null,
  channels: [{ name: 'app', state: 'delivered', at }],
  ...more,
});

export const check: OutputOf<typeof checkNotices> = {
  unread: 2,
  by_kind: { order: 2, wallet: 0, case: 0, review: 0, service: 0, system: 0, ad: 0 },
  latest_id: idOf(701),
  needs_me: 2,
  fresh: 0,
  quiet: false,
  orders: '1772445600.000000.1',
};

export const reach: OutputOf<typeof noticeReach> = {
  shows_details: false,
  digest: 'off',
  digest_hour: 8,
  next_digest_at: null,
  tz: 'Europe/Berlin',
  mail: { address: 'mara@shop.example', confirmed: true, code_until: null, undelivered: null },
};

export const devices: OutputOf<typeof pushList> = { list: [], this_id: null, max: 10, offer: false };

export function noticeAnswers(): Answer[] {
  return [
    answer(checkNotices, check),
    answer(listNotices, { ...page, list: [notice(701), notice(702, { read_at: soon })] }),
    answer(readNotices, { updated: 1, unread: 1, mark: null }),
    answer(noticeReach, reach),
    answer(pushList, devices),
    answer(quietHours, { hours: null, tz: 'Europe/Berlin', now: false }),
  ];
}
