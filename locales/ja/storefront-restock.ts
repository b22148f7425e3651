import type { storefrontRestock as english } from '../en/storefront-restock.ts';
import type { Translated } from '../translated.ts';

export const storefrontRestock: Translated<typeof english> = {
  restockTitle: '再入荷をメールで知らせる',
  restockLead: 'この商品が再入荷したときに、1回だけメールを送ります。',
  restockEmail: 'メールアドレス',
  restockWrong: 'メールアドレスを入力してください。',
  restockSend: 'メールで受け取る',
  restockPrivacy:
    'アドレスはこのメールだけに使います。お送りするリンクから{confirmDays}日以内に確認してください。アドレスはメールの送信後、または{waitDays}日後に削除します。',
  restockAsked: 'メールをご確認ください',
  restockAskedText: 'このアドレスが未確認の場合は、リンクの入ったメールが届きます。開いて確認してください。',
  restockConfirm: '再入荷をメールでお知らせしますか？',
  restockConfirmText: '{title}は売り切れです。再入荷したときに、1回だけメールを送ります。',
  restockConfirmSend: 'はい、受け取る',
  restockWaiting: '登録しました',
  restockWaitingText: '{title}が再入荷したときに、1回だけメールを送ります。その後、アドレスを削除します。',
  restockStop: 'アドレスを削除',
  restockStopped: 'アドレスを削除しました',
  restockStoppedText: 'この商品についてのメールは届きません。',
  restockBack: '商品を見る',
};
