import type { storefrontMine as english } from '../en/storefront-mine.ts';
import type { Translated } from '../translated.ts';

export const storefrontMine: Translated<typeof english> = {
  mineTitle: 'マイページ',
  mineLink: 'マイページ：ほしい物リストと注文',
  mineHeart: 'ほしい物リスト：{title}',
  mineWishes: 'ほしい物リスト',
  mineNoWishes: 'まだ何もありません。商品のハートを押すと、ここに表示されます。',
  mineGone: '現在は取り扱っていません',
  mineUnknown: '商品',
  mineWas: '保存したとき：{amount}',
  mineRemove: '外す',
  mineRemoved: 'ほしい物リストから外しました。',
  mineUndo: '元に戻す',
  mineSignIn: 'マイページを開く',
  mineSignInLead:
    'このショップでの注文を確認でき、ほしい物リストをすべての端末で使えます。メールでリンクをお送りします。パスワードは不要です。',
  mineSend: 'リンクを受け取る',
  minePrivacy:
    'メールアドレス、ほしい物リスト、保存した住所は、このショップ用に保管されます。お客様が削除するか、最後のログインから{days}日たつと削除されます。ショップには表示されません。',
  mineBrowser: 'マイページを開くまで、ほしい物リストはこのブラウザだけに保存されます。',
  mineAskedText:
    '{email}にリンクをお送りしました。1回だけ、{minutes}分間使えます。届かない場合は、迷惑メールフォルダをご確認ください。',
  mineOpen: 'マイページを開きますか？',
  mineOpenText:
    'このリンクは{email}宛てです。このブラウザは{days}日間ログインしたままになります。ほかの人の端末では開かないでください。',
  mineOpenSend: 'マイページを開く',
  mineOrders: '注文',
  mineNoOrders: 'このショップには、このメールアドレスでの注文がまだありません。',
  mineMore: '{title}ほか{count, number}点',
  mineAddresses: '保存した住所',
  mineNoAddresses: '住所を保存すると、ご購入手続きで選べます。',
  mineAdd: '住所を追加',
  mineEdit: '編集',
  mineDelete: '削除',
  mineDeleteAddress: 'この住所を削除しますか？',
  mineSaveAddress: '住所を保存',
  mineAddressTitle: '住所',
  mineAddressUse: 'ここではお客様だけが見られ、ご自身の注文にだけ使われます。{max}件まで保存できます。',
  mineSessions: '{count, number}台の端末でログイン中です。この端末は{date}までです。',
  mineSignOut: 'ログアウト',
  mineSignOutAll: 'すべての端末でログアウト',
  mineErase: 'ここにあるものをすべて削除',
  mineEraseText:
    'ほしい物リスト、保存した住所、メールアドレスがすぐに削除され、すべての端末でログアウトします。元に戻せません。注文は削除されず、注文メールのリンクはそのまま使えます。',
  mineEraseSend: 'すべて削除',
  mineCountry: 'この国の入力欄を表示',
  mineUse: '保存した住所を使う',
  mineBox: 'この住所をマイページに保存',
  mineNoticeLinkOver:
    'このリンクは使えません。リンクは1回だけ、{minutes}分間使えます。下から新しいリンクをお申し込みください。',
  mineNoticeOut: 'ログアウトしました。',
  mineNoticeErased: 'すべて削除しました。',
  mineNoticeSaved: '住所を保存しました。',
  mineNoticeDeleted: '住所を削除しました。',
  mineNoticeFull: 'ほしい物リストは{max}点でいっぱいです。先に1点外してください。',
  mineNoticeEnded:
    'このブラウザでのログインは終了しました。もう一度ログインするには、マイページを開いてください。それまでに追加したものは、このブラウザに保存されます。',
  mineNoticeGone: 'この商品は現在ここでは販売されていないため、追加されませんでした。',
  mineHeartFailed: 'ほしい物リストを変更できませんでした。接続を確認して、もう一度お試しください。',
  mineNoticeAddressesFull: '保存した住所がすでに{max}件あります。先に1件削除してください。',
};
