import type { reminderMail as english } from '../en/reminder-mail.ts';
import type { Translated } from '../translated.ts';

export const reminderMail: Translated<typeof english> = {
  subject: '您在 {shop} 的购物车',
  lead: '您要求在未完成 {shop} 的订单时收到一封邮件。购物车中的商品：',
  same: '{title} × {count, number}：每件 {now}',
  changed: '{title} × {count, number}：现价每件 {now}，之前 {seen}',
  gone: '{title} × {count, number}：已停止销售',
  action: '打开购物车',
  small:
    '这是关于此购物车的唯一一封邮件；您的地址已从中删除。如果您通过按钮下单，店铺会记为此邮件带来的一笔订单。商品不会为您保留。',
  stop: '不想再收到 {shop} 的此类邮件？在此退订：{url}',
};
