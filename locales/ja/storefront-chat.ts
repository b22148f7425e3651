import type { storefrontChat as english } from '../en/storefront-chat.ts';
import type { Translated } from '../translated.ts';

/** Words of messages between a buyer and the shop, on the page of the order. */
export const storefrontChat: Translated<typeof english> = {
  chatTitle: 'ショップとのメッセージ',
  chatLead:
    'このご注文についてのやりとりです。メールアドレスや電話番号は、ここではショップに表示されません。',
  chatStanding: '出金のために入金を求めることは、決してありません。',
  chatStandingMore:
    'お支払いは、このショップのページでのみ行ってください。別の支払いを求める人は、信用しないでください。',
  chatEmpty: 'まだメッセージはありません。このご注文について知りたいことを、ショップにお尋ねください。',
  chatLog: 'メッセージ',
  chatYou: 'お客様',
  chatDesk: 'カスタマーサービス',
  chatWrite: '{shop}へのメッセージ',
  chatHint: '{max, number}文字以内で入力してください。',
  chatPictures: '画像（任意）',
  chatPicturesHint: '{max, number}枚まで、1枚{size, number} MBまで。見られるのはショップだけです。',
  chatPicturesKept: '{count, plural, other {画像を#枚受け取りました。メッセージと一緒に送られます。}}',
  chatPictureOpen: 'このメッセージの画像{place, number}',
  chatSend: '送信',
  chatSending: '送信中…',
  chatSentNow: '送信済み',
  chatRead: 'ショップが読みました',
  chatFailed: '送信できませんでした。入力した文章は残っています。',
  chatWaits: '接続がありません。オンラインに戻ると送信されます。このページは開いたままにしておいてください。',
  chatTyping: '{shop}が入力中…',
  chatEarlier: '以前のメッセージ',
  chatNewest: '新しいメッセージ',
  chatClosed: 'このご注文については、もうメッセージを送れません。',
  chatSave: '会話を保存',
  chatHidden: {
    address: 'ウォレットアドレス（非表示）',
    iban: '銀行口座（非表示）',
    card: 'カード番号（非表示）',
    email: 'メールアドレス（非表示）',
    phone: '電話番号（非表示）',
    payment: '決済コード（非表示）',
    handle: 'ユーザー名（非表示）',
    link: 'リンク（非表示）',
  },
  chatHiddenWhy:
    '支払い先や連絡先は、送信者が誰でも、すべてのメッセージで非表示になります。それを尋ねることは、お客様を守る仕組みを避けることにつながるためです。',
  chatReport: 'この会話を報告する',
  chatReportText:
    '報告すると、当社のスタッフが会話を読めるようになります。報告がなければ、読めるのはお客様とショップだけです。',
  chatReportReason: 'どのような問題がありますか？',
  chatReportSend: '報告する',
  chatReportedNow: 'この会話は報告されています。当社のスタッフが読むことができます。',
  noticeChatSent: 'メッセージを送信しました。',
  noticeChatEmpty: '文章を入力するか、画像を添付してください。',
  noticeChatLong:
    'メッセージが長すぎます。短くするか、2回に分けて送信してください。入力した内容は残っています。',
  noticeChatPicture:
    '画像として読み取れないファイル、または大きすぎるファイルがあります。入力した内容は残っています。',
  noticeChatMany: '1つのメッセージに添付できる画像の数を超えています。入力した内容は残っています。',
  noticeChatBusy:
    '短い間に送信が重なりました。1分ほど待ってから、もう一度送信してください。入力した内容は残っています。',
  noticeChatClosed: 'このご注文については、もうメッセージを送れません。',
  noticeChatReported: '会話を報告しました。当社のスタッフが確認します。',
  noticeChatReason: 'どのような問題か、短くお書きください。',
};
