import type { questionMail as english } from '../en/question-mail.ts';
import type { Translated } from '../translated.ts';

export const questionMail: Translated<typeof english> = {
  confirm: {
    subject: '確認のお願い：{title} についての質問',
    lead: '{shop} への {title} についての質問で、回答先にこのアドレスが入力されました。ご本人の場合は、ボタンから確認してください。',
    action: '確認または削除',
    small:
      'お心当たりがない場合は、何もする必要はありません。確認がなければ、質問とこのアドレスは{days}日後に削除します。',
  },
  answer: {
    subject: '{title} についてのご質問に {shop} が回答しました',
    lead: '{shop} への {title} についてのご質問と回答です。',
    action: '開く・削除する',
    small:
      '回答は1回のみです。アドレスとお名前は、このメールの送信後に削除します。このメールには返信できません。',
  },
};
