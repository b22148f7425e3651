import type { Translated } from '../translated.ts';
import type { buyerMail as english } from '../en/buyer-mail.ts';

export const buyerMail: Translated<typeof english> = {
  subject: '您在{shop}的頁面連結',
  lead: '您申請了開啟您在{shop}的頁面的連結：願望清單、訂單和已儲存的地址。',
  action: '開啟我的頁面',
  small:
    '連結只能使用一次，{minutes}分鐘內有效。如果不是您申請的，請忽略這封電子郵件：不使用連結就不會有任何變化。',
};
