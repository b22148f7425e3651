import type { storefrontPrivacy as english } from '../en/storefront-privacy.ts';
import type { Translated } from '../translated.ts';

export const storefrontPrivacy: Translated<typeof english> = {
  trustTitle_privacy: 'お客様について保存する情報',
  trustLead_privacy: '訪問者と購入者について、何を何のために保存し、いつ削除するか。',
  trustCard_privacy: '購入者について保存する情報と、その目的・期間。',
  privacyVisit: 'ご覧になるだけの場合',
  privacyVisitCount:
    'ショップは訪問者数を数えます。訪問を区別する印は翌日に変わり、ショップごとにも異なるため、誰であるかは分かりません。{visitDays}日後には件数だけが残ります。',
  privacyCookies:
    'Cookieに保存するのは、カート、国、通貨、言語、および注文を数えるための来訪元（広告枠またはカートのメール）です。ほかの会社には渡しません。',
  privacyAsk: 'ご希望の場合のみ',
  privacyRestock: '再入荷のメール：送信までアドレスを保存します（最長{restockDays}日）。',
  privacyQuestion:
    'ショップへの質問：お名前とアドレスは回答の送信まで保存します（最長{questionDays}日）。質問と回答はお名前なしで最長{answerDays}日残り、メールのリンクからすぐに削除できます。',
  privacyReminder:
    'レジでチェックを入れた場合の、カートについての1回のメール：送信またはお支払いまでアドレスを保存します（最長{cartDays}日）。送信済みであることを示す印（アドレスは分かりません）は{keepDays}日、配信停止後は{stopDays}日残ります。',
  privacyPage:
    'ほしい物リストはブラウザのCookieに保存されます。メールのリンクでマイページを開くと、メールアドレス、ほしい物リスト、保存した住所を、そのショップ用に保管します。お客様が削除するか、最後のログインから{pageDays}日たつと削除されます。ブラウザは{sessionDays}日間ログインしたままになります。ショップには表示されません。',
  privacyOrder: 'ご注文の場合',
  privacyOrderData:
    'お名前、住所、連絡先：配送、返品、帳簿のために使います。ショップにはお名前の一部だけが表示され、メールアドレスは表示されません。仕入先は荷物の配送中のみ住所を確認できます。',
  privacyErase: '注文の完了後、削除を依頼できます。ショップへの質問や送信待ちのメールも一緒に削除します。',
  privacyTranslate:
    'ショップがメッセージの翻訳を求めると、その本文が{host}に送信されます。メッセージで隠した内容は含まれません。結果はメッセージと一緒に保存され、一緒に削除されます。',
};
