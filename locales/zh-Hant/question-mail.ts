import type { questionMail as english } from '../en/question-mail.ts';
import type { Translated } from '../translated.ts';

export const questionMail: Translated<typeof english> = {
  confirm: {
    subject: '請確認您關於 {title} 的問題',
    lead: '有人向 {shop} 詢問 {title}，並填寫此地址接收回答。如果是您本人，請用按鈕確認。',
    action: '確認或刪除',
    small: '如果不是您，無需任何操作：沒有確認，問題和此地址會在 {days} 天後刪除。',
  },
  answer: {
    subject: '{shop} 回答了您關於 {title} 的問題',
    lead: '您向 {shop} 詢問了 {title}。您的問題和回答：',
    action: '開啟或刪除',
    small: '回答僅此一次；本郵件寄出後，您的地址和姓名即刪除。無法回覆此郵件。',
  },
};
