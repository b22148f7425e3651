import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach: Translated<typeof english> = {
  waysNote:
    'プッシュは下でオンにした端末に、メールは確認済みのアドレスに届きます。どちらかを設定するまで、ここでの選択は反映されません。',
  push: {
    title: 'この端末のプッシュ通知',
    lead: '何かあったとき、アプリを閉じていても、スマートフォンやパソコンに通知します。',
    on: 'この端末の通知はオンです。',
    off: 'この端末の通知はオフです。',
    turnOn: '通知をオンにする',
    turnOff: '通知をオフにする',
    turnedOn: 'この端末の通知をオンにしました。',
    turnedOff: 'この端末の通知をオフにしました。',
    test: '試してみる',
    tested: '{count, plural, other {#台の端末にテストを送っています。}}',
    none: 'このブラウザは通知に対応していません。',
    blocked: 'ブラウザで通知がブロックされています。ブラウザの設定で許可してから、ここに戻ってください。',
    installTitle: '先にアプリをホーム画面に追加してください',
    install:
      'この端末で通知できるのは、ホーム画面にあるアプリだけです。ブラウザの共有ボタンをタップし、「ホーム画面に追加」を選び、そこからアプリを開いて、このページに戻ってください。',
    failed: 'ブラウザで許可されなかったか、プッシュサービスを利用できません。後でもう一度お試しください。',
    details: 'ロック画面に内容を表示する',
    detailsHint:
      'オンにすると、画面を見た人なら誰でも、注文番号や金額を読めるようになります。オフの場合は、何かあったことだけをお知らせします。',
  },
  devices: {
    title: '通知する端末',
    none: '端末はまだありません。',
    unnamed: '名前のないブラウザ',
    here: 'この端末',
    added: '登録日',
    last: '最後の通知',
    end: 'オフにする',
    endTitle: 'この端末の通知をオフにしますか？',
    endDetail: '{name}には通知しなくなります。再開するには、その端末で操作してください。',
    ended: '端末の通知をオフにしました。',
    state: {
      on: 'オン',
      failing: '現在つながりません',
      ended: 'オフ',
    },
    why: {
      person: 'ご自身でオフにしました。',
      moved: '同じブラウザで、別の人が通知をオンにしたか、通知がもう一度オンにされました。',
      gone: 'ブラウザが通知を受け付けなくなりました。その端末でもう一度オンにしてください。',
      refused: 'プッシュサービスのアドレスへの接続が認められていません。',
      signed_out: 'ログアウトしました。',
    },
  },
  mail: {
    title: 'メール',
    none: 'メールアドレスがまだ登録されていません。プロフィールに追加してから、ここで確認してください。',
    toProfile: 'アドレスを追加',
    confirmed: 'メールは{address}に届きます。',
    bounced:
      '{address}宛てのメールが戻ってきました。プロフィールのアドレスをご確認ください。正しい場合はコードをリクエストしてください。コードを入力すると、メールの送信が再開されます。',
    reported:
      '{address}宛てのメールが迷惑メールとして報告されたため、送信を停止しています。再びメールを受け取りたい場合は、お問い合わせください。',
    unconfirmed: 'ご本人のものと確認されるまで、{address}には何も送信しません。',
    send: 'コードを送る',
    sent: '{address}にコードを送信しました。{time}まで有効です。',
    again: '別のコードを送る',
    code: 'メールのコード',
    confirm: 'アドレスを確認',
    done: 'アドレスが確認されました。',
    typed: 'メールにある6桁の数字を入力してください。',
  },
  digest: {
    title: 'メールでのまとめ',
    lead: '未読の通知を1通のメールでお知らせします。すべて既読の場合は送信しません。',
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
      '注文は自動で承認され、返品には期限があります。見逃さないように、通知をオンにしますか？いつでもオフにできます。',
    yes: '通知をオンにする',
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
    failed: '送信失敗',
  },
};
