import type { reminders as english } from '../en/reminders.ts';
import type { Translated } from '../translated.ts';

export const reminders: Translated<typeof english> = {
  title: '购物车邮件',
  lead: '买家可在结账时选择：若未付款，收到一封邮件。你看不到他们的地址。',
  offer: '在结账时提供',
  offerHint:
    '在买家勾选之前，选框为空。{hours} 小时后只发送一次，付款后绝不发送。关闭后，等待中的邮件不会发送。',
  counts: '{days, number} 天内发送 {sent, plural, other {# 封}}，带来 {ordered, plural, other {# 笔}}订单',
  filter: '筛选',
  kinds: {
    all: '全部',
    ordered: '有订单',
  },
  none: '还没有发送邮件',
  noneDetail: '买家选择接收且未付款时，邮件会显示在这里。',
  noMatch: '这些邮件还没有带来订单',
  noOrder: '无订单',
  pieces: '{title} × {count, number}',
};
