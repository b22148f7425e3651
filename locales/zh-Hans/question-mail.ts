import type { questionMail as english } from '../en/question-mail.ts';
import type { Translated } from '../translated.ts';

export const questionMail: Translated<typeof english> = {
  confirm: {
    subject: '请确认您关于 {title} 的问题',
    lead: '有人向 {shop} 询问 {title}，并填写此地址接收回答。如果是您本人，请用按钮确认。',
    action: '确认或删除',
    small: '如果不是您，无需任何操作：没有确认，问题和此地址会在 {days} 天后删除。',
  },
  answer: {
    subject: '{shop} 回答了您关于 {title} 的问题',
    lead: '您向 {shop} 询问了 {title}。您的问题和回答：',
    action: '打开或删除',
    small: '回答仅此一次；本邮件发出后，您的地址和姓名即删除。无法回复此邮件。',
  },
};
