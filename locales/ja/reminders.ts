import type { reminders as english } from '../en/reminders.ts';
import type { Translated } from '../translated.ts';

export const reminders: Translated<typeof english> = {
  title: 'カートのメール',
  lead: '購入者は、支払いを完了しなかった場合のメールをレジで希望できます。アドレスは表示されません。',
  offer: 'レジで案内する',
  offerHint:
    'チェックは購入者が入れるまで外れています。{hours}時間後に1回だけ送信し、支払い後は送りません。オフにすると、待機中のメールも送りません。',
  counts: '{days, number}日間に{sent, plural, other {#通}}送信、そこからの注文{ordered, plural, other {#件}}',
  filter: '絞り込み',
  kinds: {
    all: 'すべて',
    ordered: '注文あり',
  },
  none: 'まだ送信していません',
  noneDetail: '購入者が希望し、支払いが完了しなかった場合に表示されます。',
  noMatch: 'これらのメールからの注文はまだありません',
  noOrder: '注文なし',
  pieces: '{title} {count, number}点',
};
