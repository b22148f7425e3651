import type { reminderMail as english } from '../en/reminder-mail.ts';
import type { Translated } from '../translated.ts';

export const reminderMail: Translated<typeof english> = {
  subject: '{shop} のカートについて',
  lead: '{shop} での注文が完了しなかった場合のメールをご希望でした。カートの内容は次のとおりです。',
  same: '{title} {count, number}点：1点 {now}',
  changed: '{title} {count, number}点：現在 1点 {now}（以前は {seen}）',
  gone: '{title} {count, number}点：現在は販売していません',
  action: 'カートを開く',
  small:
    'このカートについてのメールは今回限りです。カートの記録からアドレスは削除されました。ボタンから注文すると、ショップはこのメールからの注文として1件数えます。商品の取り置きはありません。',
  stop: '{shop} からのこのようなメールが不要な場合は、こちらで配信を停止できます：{url}',
};
