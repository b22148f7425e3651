import type { restockMail as english } from '../en/restock-mail.ts';
import type { Translated } from '../translated.ts';

export const restockMail: Translated<typeof english> = {
  confirm: {
    subject: 'ご確認：{title}の再入荷をお知らせしますか？',
    lead: '{title}が再入荷したらこのアドレスに知らせるよう、{shop}に依頼がありました。お客様ご自身の場合は、ボタンから確認してください。',
    action: '確認または削除',
    small:
      'お心当たりがない場合は、何もする必要はありません。確認がなければ、これ以上何も送らず、アドレスを削除します。',
  },
  send: {
    subject: '{shop}に{title}が再入荷しました',
    lead: 'ご依頼のお知らせです。{title}が再入荷しました。お取り置きはできません。',
    action: '商品を見る',
    small: 'ご依頼のメールはこの1通だけです。アドレスは削除しました。',
  },
};
