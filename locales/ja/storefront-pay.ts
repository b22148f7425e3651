import type { storefrontPay as english } from '../en/storefront-pay.ts';
import type { Translated } from '../translated.ts';

/** Words of paying in a shop: the ways to pay, what to send where, and what became of it. */
export const storefrontPay: Translated<typeof english> = {
  payTitle: 'お支払い方法',
  payMethods: {
    card: 'カード',
    paypal: 'PayPal',
    mollie: '銀行アプリまたはカード（Mollie）',
    usdt_tron: 'USDT（TRON、TRC-20）',
    usdt_eth: 'USDT（Ethereum、ERC-20）',
    bank: '銀行振込',
    cod: '代金引換',
    test: 'テスト決済',
  },
  payHints: {
    card: '決済会社の安全なページでお支払いいただきます。カード情報がショップに渡ることはありません。',
    paypal:
      'PayPalの安全なページで、PayPalアカウントまたはカードでお支払いいただきます。その情報がショップに渡ることはありません。',
    mollie:
      'Mollieの安全なページで、お住まいの国・地域のお支払い方法をご利用いただけます。カードや口座の情報がショップに渡ることはありません。',
    usdt_tron:
      'お客様専用のアドレスをお知らせします。ネットワーク上で取り消せなくなった時点で入金が確定します。通常は2分以内です。',
    usdt_eth:
      'お客様専用のアドレスをお知らせします。ネットワーク上で取り消せなくなった時点で入金が確定します。通常は20分以内です。',
    bank: '振込用の照会番号をお知らせします。商品は3日間お取り置きし、ご入金の確認後に発送します。',
    cod: '商品の受け取り時に、配送業者にお支払いください。',
    test: '実際の資金は動きません。',
  },
  payCharged: 'お支払い金額：{amount}',
  payNone:
    'この国・地域と金額でご利用いただけるお支払い方法がありません。別の国・地域または通貨を選んでください。',
  pay_method_wrong: 'お支払い方法を選んでください。',
  payGoingTitle: 'お支払いのページへ移動しています',
  payGoingText: '画面が切り替わらない場合は、ボタンを押してください。',
  payStart: 'お支払いへ進む',
  paySendTitle: '次のとおりに送金してください',
  payKeptUntil: '商品は{when}までお取り置きしています。',
  payAmount: '金額',
  payAddress: 'アドレス（このご注文専用）',
  payNetwork: 'ネットワーク',
  payNetworks: { tron: 'TRON（TRC-20）', ethereum: 'Ethereum（ERC-20）' },
  payContract: 'トークンのコントラクト',
  payNetworkWarning:
    '{network}のUSDTだけを送ってください。ほかの種類のトークンやほかのネットワークでは届かず、取り戻すこともできません。',
  payQr: 'アドレスのQRコード',
  payHolder: '口座名義',
  payBank: '銀行',
  payAccount: '口座',
  payBic: 'BIC',
  payReference: '照会番号',
  payReferenceHint: 'どなたのご入金か確認できるように、振込の通信欄に入力してください。',
  payReceived: '{amount}のうち{received}が届きました。',
  payFinal: 'そのうち{final}が確定しています。',
  payConfirmations: '承認数 {done}／{needed}',
  payMore: '残りの金額を同じアドレスに送ってください。余分にお支払いいただいた分は返金いたします。',
  payBankLater:
    '振込には1〜3営業日かかります。ここでお待ちいただく必要はありません。ご入金を確認したらメールでお知らせします。',
  payReload: 'もう一度確認する',
  payPlaceTitle: '返金先を教えてください',
  payPlaceText:
    '返金先がまだわかりません。今すぐでも後からでもお知らせいただけます。このご注文の返金にのみ使用します。',
  payPlaceChain: '{network}のお客様ご自身のアドレス',
  payPlaceBank: 'IBANまたは口座番号',
  payPlaceSave: '保存する',
  payPlaceKept: 'このご注文の返金先：{to}',
  noticePlaceKept: '保存しました。このご注文の返金先として使用します。',
  payPlaceEmail: 'ご注文時のメールアドレス',
  noticePlaceEmail: 'このご注文のメールアドレスではありません。ご注文時のメールアドレスを入力してください。',
  noticePlaceWrong: 'アドレスまたは口座番号の形式ではないようです。ご確認ください。',
  noticeProviderSilent:
    '決済会社から応答がありません。請求は発生していません。1分ほどしてから、もう一度お試しください。',
};
