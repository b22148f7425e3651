import type { noticeMail as english } from '../en/notice-mail.ts';
import type { Translated } from '../translated.ts';

/** What calls a merchant outside of the app: on a device, and by mail. What happened itself is said by `notices`. */
export const noticeMail: Translated<typeof english> = {
  kind: {
    order: '注文',
    wallet: 'ウォレット',
    case: '返品',
    review: 'レビュー',
    service: 'カスタマーサービス',
    system: 'アカウントと商品',
    ad: 'プロモーション',
  },
  /** On a screen that anyone can see, where the person did not choose details. */
  hidden: {
    title: {
      order: '注文についてのお知らせ',
      wallet: 'ウォレットについてのお知らせ',
      case: '返品についてのお知らせ',
      review: 'レビューについてのお知らせ',
      service: 'カスタマーサービスからのお知らせ',
      system: 'アカウントまたは商品についてのお知らせ',
      ad: 'プロモーションについてのお知らせ',
    },
    body: {
      info: 'アプリを開いてお読みください。',
      action: '確認が必要なことがあります。アプリを開いてご確認ください。',
      urgent: '緊急のお知らせです。今すぐアプリを開いてください。',
    },
  },
  /** Several at once, on a device. */
  many: {
    title: '{count, plural, other {新しい通知#件}}',
    body: 'アプリを開いてお読みください。',
  },
  test: {
    title: 'この端末で通知を受け取れます',
    body: 'ショップの通知は、このように表示されます。',
  },
  mail: {
    greeting: 'こんにちは。',
    several: '{count, plural, other {{shop}からの新しい通知（#件）}}',
    severalLead: '次のことがありました：',
    daily: '{count, plural, other {{shop}：この1日の未読の通知#件}}',
    weekly: '{count, plural, other {{shop}：この1週間の未読の通知#件}}',
    digestLead: 'まだお読みになっていない通知です：',
    /** Of a summary: how many there are of a kind. */
    perKind: '{kind}：{count}',
    more: '{count, plural, other {ほかに#件がアプリにあります。}}',
    action: 'アプリで開く',
    openAll: '通知を開く',
    open: '{action}：{url}',
    why: 'このメールは、{shop}のこれらの通知をメールで受け取ると選んだ方にお送りしています。',
    whyDigest: 'このメールは、{shop}の通知のまとめを受け取ると選んだ方にお送りしています。',
    stop: '{kinds}についてのメールの配信を停止する：{url}',
    stopDigest: 'まとめの配信を停止する：{url}',
    settings: '通知の設定：{url}',
  },
  welcome: {
    subject: '{brand}へようこそ',
    lead: 'このアドレスは{shop}のものとして確認されました。',
    key: 'このメールは保存しておいてください。公開記録の署名に使う鍵が入っています。この鍵があれば、当社が一度伝えたことを後から変えたかどうかを、スマートフォンでも、ほかの誰かに頼んでも確かめられます。鍵はスマートフォンにも保存されますが、この控えは当社に左右されません。',
    line: '記録の鍵',
    picture: 'カメラで読み取れるコードにした鍵',
    action: '公開記録を見る',
    never: 'メールでパスワード、コード、支払いをお願いすることは決してありません。',
  },
  code: {
    subject: 'コードは{code}です',
    body: 'このアドレスで通知を受け取るには、ショップの設定で{code}を入力してください。コードは{minutes}分間有効です。',
    ignore:
      'お心当たりがない場合は、誰かが誤ってこのアドレスを入力しています。何もする必要はありません。コードが入力されなければ、ここには何もお送りしません。',
  },
  reset: {
    subject: '新しいパスワードを設定してください',
    body: '{username}のログインパスワードの再設定が申し込まれました。リンクは{minutes}分間、1回だけ使えます。再設定後はすべての端末がログアウトされ、出金は24時間停止します。',
    action: '新しいパスワードを設定する',
    ignore:
      'お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。当社がこのリンクをお尋ねすることはありません。',
  },
  contact: {
    received: {
      subject: 'お問い合わせ{number}を受け付けました',
      lead: '{hours}時間以内に回答します。リンクから回答を確認でき、メッセージをもう1件追加できます。',
    },
    answered: {
      subject: 'お問い合わせ{number}への回答',
      lead: '回答は次のとおりです。',
    },
    action: 'お問い合わせを開く',
    link: 'リンクは最後のメッセージから{days}日間有効です。リンクを持つ人は誰でもこのお問い合わせを読めるため、ほかの人に渡さないでください。',
    never: 'メールでパスワード、コード、支払いをお願いすることはありません。',
    ignore: '心当たりがない場合は、誰かが誤ってこのアドレスを入力しています。何もする必要はありません。',
  },
  /** The page that the link of a mail leads to. */
  stopPage: {
    title: '配信停止',
    ask: '{shop}からの{kinds}についてのメールの配信を停止しますか？',
    askDigest: '{shop}からのまとめの配信を停止しますか？',
    keeps: 'すべてアプリの一覧に残ります。アプリの設定で、いつでも変更できます。',
    button: '配信を停止',
    done: '配信を停止しました。{shop}から{kinds}についてのメールは届かなくなります。',
    doneDigest: '配信を停止しました。{shop}からまとめは届かなくなります。',
    gone: 'このリンクは使えません',
    goneDetail:
      'リンクが途中で切れている可能性があります。メールからもう一度開くか、アプリの設定で変更してください。',
  },
};
