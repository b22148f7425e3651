import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach: Translated<typeof english> = {
  waysNote:
    'プッシュは下でオンにした端末に届き、メールは確認済みのアドレスに届きます。どちらもない間は、ここでの選択は保存されたままになります。',
  push: {
    title: 'この端末のプッシュ通知',
    lead: '何かあったとき、アプリを閉じていても、スマートフォンやパソコンに通知します。',
    on: 'この端末に通知します。',
    off: 'この端末には通知しません。',
    turnOn: 'この端末に通知する',
    turnOff: 'この端末への通知を止める',
    turnedOn: '今から、この端末に通知します。',
    turnedOff: 'この端末への通知を止めました。',
    test: '試してみる',
    tested: '{count, plural, other {#台の端末にテストを送っています。}}',
    none: 'このブラウザには通知できません。別のブラウザでアプリを開いてください。',
    blocked:
      'このブラウザでは、アプリからの通知が許可されていません。ブラウザの設定でこのページの通知を許可し、ここに戻ってください。',
    installTitle: '先にアプリをホーム画面に追加してください',
    install:
      'この端末で通知できるのは、ホーム画面にあるアプリだけです。ブラウザの共有ボタンを押し、「ホーム画面に追加」を選び、そこからアプリを開いて、このページに戻ってください。',
    failed:
      'このブラウザで許可されなかったか、プッシュサービスにつながりませんでした。後でもう一度お試しください。',
    details: 'ロック画面に内容を表示する',
    detailsHint:
      '画面を見た人なら誰でも、注文番号や金額を読めるようになります。オフの場合は、何かあったことだけを知らせます。',
  },
  devices: {
    title: '通知する端末',
    none: '通知する端末はまだありません。',
    unnamed: '名前のないブラウザ',
    here: 'この端末',
    added: '登録日',
    last: '最後の通知',
    end: '通知を止める',
    endTitle: 'この端末への通知を止めますか？',
    endDetail: '{name}には通知しなくなります。再開するには、その端末でもう一度オンにしてください。',
    ended: '端末への通知を止めました。',
    state: {
      on: '通知中',
      failing: '現在つながりません',
      ended: '通知停止',
    },
    why: {
      person: 'あなたが止めました。',
      moved: '同じブラウザで、別の人が自分用にオンにしたか、あなたが新しくオンにしました。',
      gone: 'ブラウザが通知を受け付けなくなりました。その端末でもう一度オンにしてください。',
      refused: 'プッシュサービスのアドレスが、接続を認められていないものです。',
      signed_out: 'ログアウトしました。',
    },
  },
  mail: {
    title: 'メール',
    none: 'アドレスがまだ登録されていません。プロフィールに追加してから、ここで確認してください。',
    toProfile: 'アドレスを追加',
    confirmed: 'メールは{address}に届きます。',
    unconfirmed: 'あなたのものだと確認されるまで、{address}には何も送られません。',
    send: 'コードを送る',
    sent: '{address}にコードを送っています。{time}まで有効です。',
    again: '別のコードを送る',
    code: 'メールのコード',
    confirm: 'アドレスを確認',
    done: 'アドレスが確認されました。',
    typed: 'メールにある6桁の数字を入力してください。',
  },
  digest: {
    title: 'メールでのまとめ',
    lead: 'まだ読んでいないものを、1通のメールでお知らせします。すべて読んであれば、何も届きません。',
    every: '頻度',
    off: 'なし',
    daily: '毎日',
    weekly: '毎週月曜日',
    hour: '時刻',
    save: 'まとめの設定を保存',
    saved: 'まとめの設定を保存しました。',
    next: '次は{time}に届きます。',
    needsMail: 'アドレスが確認されると始まります。',
  },
  offer: {
    title: '最初の注文が入りました',
    detail:
      '注文は自動で承認され、返品には期限があります。見逃さないように、この端末に通知しますか？いつでもオフにできます。',
    yes: 'この端末に通知する',
    later: '今はしない',
    install: '方法を見る',
  },
  channel: {
    /** Such as "Push: sent". */
    told: '{way}：{state}',
    push: 'プッシュ',
    email: 'メール',
    delivered: '送信済み',
    waiting: '送信中',
    unneeded: '既読のため不要',
    failed: '送信できませんでした',
  },
};
