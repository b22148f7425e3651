import type { reminders as english } from '../en/reminders.ts';
import type { Translated } from '../translated.ts';

export const reminders: Translated<typeof english> = {
  title: '購物車郵件',
  lead: '買家可在結帳時選擇：若未付款，收到一封郵件。您看不到他們的地址。',
  offer: '在結帳時提供',
  offerHint:
    '在買家勾選之前，選框為空。{hours} 小時後只寄一次，付款後絕不寄出。關閉後，等待中的郵件不會寄出。',
  counts: '{days, number} 天內寄出 {sent, plural, other {# 封}}，帶來 {ordered, plural, other {# 筆}}訂單',
  filter: '篩選',
  kinds: {
    all: '全部',
    ordered: '有訂單',
  },
  none: '還沒有寄出郵件',
  noneDetail: '買家選擇接收且未付款時，郵件會顯示在這裡。',
  noMatch: '這些郵件還沒有帶來訂單',
  noOrder: '無訂單',
  pieces: '{title} × {count, number}',
};
