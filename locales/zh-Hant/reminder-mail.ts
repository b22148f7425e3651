import type { reminderMail as english } from '../en/reminder-mail.ts';
import type { Translated } from '../translated.ts';

export const reminderMail: Translated<typeof english> = {
  subject: '您在 {shop} 的購物車',
  lead: '您要求在未完成 {shop} 的訂單時收到一封郵件。購物車中的商品：',
  same: '{title} × {count, number}：每件 {now}',
  changed: '{title} × {count, number}：現價每件 {now}，之前 {seen}',
  gone: '{title} × {count, number}：已停止販售',
  action: '開啟購物車',
  small:
    '這是關於此購物車的唯一一封郵件；您的地址已從中刪除。如果您透過按鈕下單，商店會記為此郵件帶來的一筆訂單。商品不會為您保留。',
  stop: '不想再收到 {shop} 的此類郵件？在此取消訂閱：{url}',
};
