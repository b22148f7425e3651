import type { storefrontReminder as english } from '../en/storefront-reminder.ts';
import type { Translated } from '../translated.ts';

export const storefrontReminder: Translated<typeof english> = {
  reminderBox: '注文を完了しなかったときに1回だけメールを受け取る',
  reminderHint:
    '早くて{hours}時間後に、このカートについて1回だけお送りします。その後、遅くとも{days}日後にはアドレスをカートの記録から削除します。お支払いが済めば送信しません。',
  reminderStop: 'カートについてのメールを停止しますか？',
  reminderStopText:
    'レジでチェックが入れられても、{shop} はこのアドレスに{days}日間カートについてのメールを送りません。',
  reminderStopSend: '停止する',
  reminderStopped: '停止しました',
};
