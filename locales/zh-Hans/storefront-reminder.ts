import type { storefrontReminder as english } from '../en/storefront-reminder.ts';
import type { Translated } from '../translated.ts';

export const storefrontReminder: Translated<typeof english> = {
  reminderBox: '如果我未完成此订单，请发一封邮件提醒我',
  reminderHint:
    '最早 {hours} 小时后就此购物车发送一封邮件。之后您的地址会从中删除，最迟 {days} 天后。付款后不会发送。',
  reminderStop: '退订购物车邮件？',
  reminderStopText: '即使有人在结账时勾选，{shop} 在 {days} 天内也不会就购物车发邮件到此地址。',
  reminderStopSend: '退订',
  reminderStopped: '已退订',
};
