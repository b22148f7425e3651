import type { storefrontReminder as english } from '../en/storefront-reminder.ts';
import type { Translated } from '../translated.ts';

export const storefrontReminder: Translated<typeof english> = {
  reminderBox: '如果我未完成此訂單，請寄一封郵件提醒我',
  reminderHint:
    '最早 {hours} 小時後就此購物車寄出一封郵件。之後您的地址會從中刪除，最遲 {days} 天後。付款後不會寄出。',
  reminderStop: '取消訂閱購物車郵件？',
  reminderStopText: '即使有人在結帳時勾選，{shop} 在 {days} 天內也不會就購物車寄信到此地址。',
  reminderStopSend: '取消訂閱',
  reminderStopped: '已取消訂閱',
};
