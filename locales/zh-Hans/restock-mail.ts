import type { restockMail as english } from '../en/restock-mail.ts';
import type { Translated } from '../translated.ts';

export const restockMail: Translated<typeof english> = {
  confirm: {
    subject: '请确认：{title} 到货时通知您吗？',
    lead: '有人请 {shop} 在 {title} 再次到货时发信到此地址。如果是您本人，请用按钮确认。',
    action: '确认或删除',
    small: '如果不是您，无需任何操作：没有确认，我们不会再发信，并会删除此地址。',
  },
  send: {
    subject: '{title} 在 {shop} 到货了',
    lead: '这是您要求的通知：{title} 已再次到货。我们无法为您保留。',
    action: '前往商品',
    small: '这是您要求的唯一一封邮件。您的地址已删除。',
  },
};
