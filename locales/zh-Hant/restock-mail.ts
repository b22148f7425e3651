import type { restockMail as english } from '../en/restock-mail.ts';
import type { Translated } from '../translated.ts';

export const restockMail: Translated<typeof english> = {
  confirm: {
    subject: '請確認：{title} 到貨時通知您嗎？',
    lead: '有人請 {shop} 在 {title} 再次到貨時寄信到此地址。若是您本人，請用按鈕確認。',
    action: '確認或刪除',
    small: '若不是您，無需任何動作：沒有確認，我們不會再寄信，並會刪除此地址。',
  },
  send: {
    subject: '{title} 在 {shop} 到貨了',
    lead: '這是您要求的通知：{title} 已再次到貨。我們無法為您保留。',
    action: '前往商品',
    small: '這是您要求的唯一一封郵件。您的地址已刪除。',
  },
};
