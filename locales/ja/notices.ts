import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {新しい注文：{goods}、{amount}} other {新しい注文：{goods} ほか#点、{amount}}}} other {新しい注文 {no}}}',
    body: '{confirm, select, auto {注文 {no}。{confirm_by}までに承認してください。承認しない場合は自動で承認されます。} latest {注文 {no}。{confirm_by}までに承認してください。承認しない場合はキャンセルされ、購入者に返金されます。} other {購入者が{amount}を支払いました。その支払いから原価を確保するため、注文を承認してください。承認しなくても自動で承認されます。}}',
  },
  order_confirmed: {
    title: '注文 {no} が自動で承認されました',
    body: '仕入先の原価は、購入者の支払いから取り分けられました。仕入先が荷物を準備します。',
  },
  order_shipped: { title: '注文 {no} が発送されました', body: '配送業者が荷物を引き受けました。' },
  order_delivered: {
    title: '注文 {no} が配達されました',
    body: '購入者が商品を確認できるようになりました。',
  },
  order_accepted: {
    title: '注文 {no} の購入が確定しました',
    body: '取り分は{amount}です。ウォレットに入っており、レベルの待機期間が過ぎると利用可能になります。',
  },
  order_lost: {
    title: '注文 {no} の荷物が紛失した可能性があります',
    body: '期限内に配達されませんでした。損失は仕入先が負担し、ショップの負担はありません。返品の内容をご確認ください。',
  },
  order_cancelled: {
    title: '注文 {no} はキャンセルされました',
    body: '{why, select, buyer {購入者が希望しました。} expired {期限内に承認されませんでした。} stock {仕入先の在庫がありません。} sla {期限内に発送されませんでした。} undeliverable {配送業者が配達できませんでした。} other {完了できませんでした。}}購入者に{amount}を返金します。ショップの損失はありません。',
  },
  order_released: {
    title: '{amount}が出金できるようになりました',
    body: '注文 {no} の取り分を出金できるようになりました。',
  },
  return_asked: {
    title: '注文 {no} の返品が申請されました',
    body: '{answer_by}までに回答してください。回答がなければ、自動で承認されます。',
  },
  return_granted: {
    title: '注文 {no} の返品が承認されました',
    body: '期限内に回答がなかったため、自動で承認されました。商品は仕入先に返送されます。',
  },
  return_closed: {
    title: '注文 {no} の返品は終了しました',
    body: '返金はありません。注文は元の状態から続きます。',
  },
  return_refunded: {
    title: '注文 {no} が返金されました',
    body: '購入者に{amount}を返金します。負担する人は返品のページで確認できます。',
  },
  return_offer_taken: {
    title: '注文 {no} の購入者が提案を受け入れました',
    body: '商品は購入者の手元に残り、返金の手続きが進んでいます。',
  },
  return_offer_declined: {
    title: '注文 {no} の購入者は提案を受け入れませんでした',
    body: '回答がなかった場合と同じく、返品が承認されました。商品は仕入先に返送されます。',
  },
  return_damaged: {
    title: '注文 {no} の商品が破損した状態で戻りました',
    body: '仕入先が返金からの差し引きを求めています。購入者または審査担当者が判断します。',
  },
  return_escalated: {
    title: '注文 {no} の返品を審査しています',
    body: '10日以内に、理由を添えて判断をお知らせします。',
  },
  return_decided_for_buyer: {
    title: '注文 {no} の返品は購入者の主張が認められました',
    body: '理由と負担の内訳は返品のページで確認できます。',
  },
  return_decided_for_shop: {
    title: '注文 {no} の返品はショップの主張が認められました',
    body: '2名の審査担当者が確認しました。理由は返品のページで確認できます。',
  },
  feedback_answered: { title: 'フィードバック {no} に回答しました', body: '開いて回答を読んでください。' },
  feedback_done: {
    title: '{no} でお知らせいただいた件が完了しました',
    body: 'ありがとうございます。意図と違う場合は、もう一度お問い合わせください。',
  },
  chat_answered: {
    title: 'カスタマーサービスから返信があります',
    body: '会話を開くと、読んで返信できます。',
  },
  chat_buyer_wrote: {
    title: '注文 {no} の購入者からメッセージがあります',
    body: '会話を開くと、読んで返信できます。お互いの連絡先は表示されません。',
  },
  question_new: {
    title: '「{title}」に新しい質問があります',
    body: '購入を検討中の方からの質問です。回答はメールで届きます。',
  },
  sourcing_found: {
    title: '「{title}」の商品が見つかりました',
    body: 'リクエストを開くと、見つかった商品と原価を確認できます。よければショップに追加してください。',
  },
  sourcing_not_found: {
    title: '「{title}」は見つかりませんでした',
    body: 'リクエストを開くと理由を確認できます。回答待ちの件数には含まれなくなりました。',
  },
  sign_in_new: {
    title: 'アカウントへの新しいログイン',
    body: '{named, select, yes {{when}に{device}からログインがありました（ネットワーク：{place}）。} other {{when}に種類のわからない端末からログインがありました（ネットワーク：{place}）。}} 心当たりがない場合は、パスワードを変更してください。ほかの端末はすべてログアウトされます。',
  },
  sign_in_guessed: {
    title: 'パスワードを推測しようとする試みがありました',
    body: '1時間以内に、これまで使われたことのないネットワークから、このアカウントのユーザー名で{count}回のログイン失敗がありました。侵入はされていません。いつもの場所からは引き続きログインできます。パスワードが短い、またはほかでも使っている場合は変更し、2段階認証をオンにしてください。',
  },
  password_changed: {
    title: 'ログインパスワードが変更されました',
    body: 'ほかの端末はすべてログアウトされました。APIキーは引き続き使えます。心当たりのないキーは「ログインとセキュリティ」で無効にしてください。心当たりがない場合は、すぐにお知らせください。',
  },
  password_reset: {
    title: 'ログインパスワードが変更されました',
    body: '{way, select, email {メールアドレスに送ったリンクで変更されました。} other {リカバリーコードで変更されました。}}すべての端末がログアウトされ、出金は{until}まで停止しています。APIキーは引き続き使えます。心当たりのないキーは「ログインとセキュリティ」で無効にしてください。心当たりがない場合は、すぐにもう一度変更し、お問い合わせください。',
  },
  contact_changed: {
    title: '連絡先が変更されました',
    body: 'アカウントの{what, select, email {メールアドレス} phone {電話番号} other {メールアドレスと電話番号}}が変更されました。新しいメールアドレスは確認後に有効になります。心当たりがない場合は、すぐにパスワードを変更してください。ほかの端末はすべてログアウトされます。',
  },
  shop_linked: {
    title: 'マイショップにショップが追加されました',
    body: '追加されたショップのオーナーはこのショップを、こちらからは追加されたショップを、ログインせずに開けます。お金の操作には、これまでどおり各ショップの取引パスワードが必要です。心当たりがない場合は、マイショップから外し、すぐにパスワードを変更してください。',
  },
  pay_password_changed: {
    title: '取引パスワードが変更されました',
    body: '心当たりがない場合は、再設定し、ほかの端末をログアウトしてください。',
  },
  pay_password_reset: {
    title: '取引パスワードが再設定されました',
    body: '{until}まで出金は停止されます。心当たりがない場合は、ほかの端末をログアウトし、お問い合わせください。',
  },
  device_added: {
    title: '署名する端末が追加されました',
    body: '{waits, select, yes {{device}は{until}から署名できます。心当たりがない場合は、それまでに端末を削除し、パスワードを変更して、お知らせください。} other {{device}が、出金、出金先、プロモーション、取引パスワードに署名するようになりました。心当たりがない場合は、パスワードを変更して、お知らせください。}}',
  },
  device_leaving: {
    title: '最後の署名端末が削除されます',
    body: '{device}は{until}に署名を終えます。{alone, select, yes {その後の出金に署名は不要です。} other {}}心当たりがない場合は、「署名する端末」で端末を残し、パスワードを変更して、お知らせください。',
  },
  device_removed: {
    title: '署名する端末が削除されました',
    body: '{device}は署名しなくなりました。心当たりがない場合は、パスワードを変更して、お知らせください。',
  },
  device_retained: {
    title: '署名する端末はそのまま使えます',
    body: '{device}の削除を取り消しました。引き続き署名します。',
  },
  second_factor_on: {
    title: '2段階認証がオンになりました',
    body: '新しい端末でのログインには、認証アプリのコードが必要になりました。',
  },
  second_factor_off: {
    title: '2段階認証がオフになりました',
    body: 'ログインに必要なのはパスワードだけになりました。心当たりがない場合は、ほかの端末をログアウトし、もう一度オンにしてください。',
  },
  recovery_code_used: {
    title: 'リカバリーコードが使われました',
    body: '{left, plural, =0 {残りはありません。今すぐ新しく作ってください。} other {残り#個です。なくなる前に新しく作ってください。}}',
  },
  comment_new: {
    title: '注文 {no} にレビューが届きました',
    body: '「{title}」の評価は5つ星のうち{rating}です。1回返信できます。返信は誰でも読めます。',
  },
  comment_followed: {
    title: '注文 {no} のレビューに追記がありました',
    body: '「{title}」についてのものです。',
  },
  comment_kept: {
    title: 'ご報告のレビューは引き続き表示されます',
    body: '注文 {no} の「{title}」についてのものです。確認したところ、ルールに沿っていました。返信はレビューの横に表示されています。',
  },
  comment_removed: {
    title: 'ご報告のレビューを削除しました',
    body: '注文 {no} の「{title}」についてのものでした。代わりに理由が表示され、評価は集計から外れました。',
  },
  goods_withdrawn: {
    title: '商品の販売を停止しました',
    body: '{titles}をすべてのショップで販売停止にしました。理由：{reason} すでにある注文はそのまま進みます。理由がなくなれば販売は自動で再開されます。',
  },
  goods_out_of_stock: {
    title: '販売停止：在庫切れ',
    body: '{titles}は仕入先の在庫がありません。入荷すると自動で販売を再開します。',
  },
  goods_below_break_even: {
    title: '販売停止：原価の上昇',
    body: '今の価格では、{titles}で損をします。また販売するには、より高い価格を設定してください。',
  },
  goods_back_on_sale: {
    title: '商品の販売が再開されました',
    body: '{titles}を設定済みの価格で再び販売できます。',
  },
  cost_rises: {
    title: '「{title}」の原価が上がります',
    body: '{when}から、原価が{old}から{cost}になります。現在の価格{price}では、1点あたりの利益は{profit}になります。すでにある注文の原価は変わりません。',
  },
  cost_rises_below: {
    title: '「{title}」の原価が、現在の価格では賄えなくなります',
    body: '{when}から、原価が{old}から{cost}になります。現在の価格{price}では損失が出ます。{floor}以上に設定してください。そのままの場合は、その日に販売を停止します。すでにある注文の原価は変わりません。',
  },
  cost_falls: {
    title: '「{title}」の原価が下がります',
    body: '{when}から、原価が{old}から{cost}になります。現在の価格{price}では、1点あたりの利益は{profit}になります。',
  },
  goods_repriced: {
    title: '価格が原価に合わせて変わりました',
    body: '{titles}の原価が上がりました。損をしないように、価格ルールで新しい価格を設定しました。',
  },
  identity_verified: {
    title: '本人確認が完了しました',
    body: '{name}として確認されました。この名義の出金先で出金を受け取れます。',
  },
  identity_rejected: {
    title: '本人確認はまだ完了していません',
    body: '修正が必要な項目に理由が表示されています。ほかは入力されたままです。',
  },
  identity_recalled: {
    title: '本人確認が取り消されました',
    body: '{statement} 新しい書類を送信できます。取り分は引き続きご自身のもので、異議を申し立てることもできます。',
  },
  unpaid_near: {
    title: '注文の受け付けを続けるには本人確認をしてください',
    body: 'お支払い待ちの金額が{unpaid}あります。{limit}に達すると、本人確認が終わるまで新しい注文を受け付けなくなります。お金は引き続きご自身のものです。',
  },
  unpaid_stopped: {
    title: 'ショップは新しい注文の受け付けを停止しました',
    body: 'お支払い待ちの金額が{unpaid}あり、本人確認がまだ済んでいません。進行中の注文はそのまま続き、お金は引き続きご自身のものです。本人確認が済むと、すぐに受け付けを再開します。',
  },
  identity_late: {
    title: '本人確認の回答が遅れています',
    body: '48時間以内の回答をお約束しましたが、まだできていません。最優先で対応しています。何もする必要はありません。',
  },
  identity_appeal_received: {
    title: '異議申し立てを受け付けました',
    body: '判断した担当者とは別の担当者が、{decide_by}までに回答します。',
  },
  identity_appeal_upheld: {
    title: '異議申し立ては認められませんでした',
    body: '本人確認についての判断は変わりません。理由をご覧いただけます。新しい書類はいつでも送信できます。',
  },
  identity_appeal_overturned: {
    title: '異議申し立てが認められました',
    body: '本人確認が完了しました。申し訳ありませんでした。',
  },
  identity_appeal_reopened: {
    title: '異議申し立てが認められました',
    body: '以前の判断は無効になりました。書類はすでに削除されているため、もう一度送信してください。申し訳ありませんでした。',
  },
  identity_appeal_late: {
    title: '異議申し立ての回答が遅れています',
    body: '10日以内の回答をお約束しましたが、まだお答えできていません。最優先で対応しますので、何もしていただく必要はありません。',
  },
  identity_expiring: {
    title: '書類の期限は{day}です',
    body: 'それまでに新しい書類を送ってください。その間も販売と出金は続けられます。',
  },
  payout_schedule_set: {
    title: '毎週の自動出金を設定しました',
    body: '週に1回、{amount}までを{account}に送ります。お心当たりがない場合は、設定を終了し、パスワードを変更してご連絡ください。',
  },
  payout_schedule_skipped: {
    title: '今週の自動出金は行われませんでした',
    body: '先に確認が必要なことがあります。自動出金の画面で内容をご覧ください。お金はそのまま使えます。',
  },
  payout_account_added: {
    title: '出金先が追加されました',
    body: '出金先 {account} が追加され、24時間後から使えます。心当たりがない場合は、削除し、パスワードを変更して、お知らせください。',
  },
  payout_account_changed: {
    title: '出金先が変更されました',
    body: '出金先 {account} が変更されました。心当たりがない場合は、パスワードを変更して、お知らせください。',
  },
  payout_account_removed: {
    title: '出金先が削除されました',
    body: '出金先 {account} が削除されました。心当たりがない場合は、パスワードを変更して、お知らせください。',
  },
  deposit_credited: {
    title: '入金 {no} がウォレットに入りました',
    body: '{amount}が届き、利用可能になりました。ほかの残高と同じように出金できます。',
  },
  deposit_below_minimum: {
    title: '入金 {no}：{amount}が届きました',
    body: 'この方法の最低入金額を下回っています。お預かりし、送金の合計がその額に達しだい反映します。',
  },
  deposit_unclear: {
    title: '入金 {no}：{amount}が届き、お預かりしています',
    body: '期限後に届いたか、入金上限を超えています。2人の審査担当者が確認し、反映するか、送金元に返送します。',
  },
  deposit_returned: {
    title: '入金 {no}：{amount}を返送しました',
    body: '反映できなかったため、送金元に返送しました。',
  },
  deposit_needs_info: {
    title: '入金 {no}：お尋ねしたいことがあります',
    body: '入金を反映する前に、審査担当者が確認したいことがあります。回答の期限は7日です。',
  },
  deposit_failed: {
    title: '入金 {no} を反映できませんでした',
    body: '理由：{reason}',
  },
  deposit_unanswered: {
    title: '入金 {no} は回答がないまま終了しました',
    body: 'お尋ねした件に7日以内の回答がありませんでした。送金済みの場合は、お知らせください。資金は失われていません。',
  },
  deposit_expired: {
    title: '入金 {no} は見つかりませんでした',
    body: '期限内に何も届きませんでした。送金済みの場合は、アドレスとネットワークを確認し、お知らせください。後から届いた入金はお預かりします。',
  },
  deposit_late: {
    title: '入金 {no} の対応が遅れています',
    body: '24時間以内の回答をお約束しましたが、まだできていません。最優先で対応しています。何もする必要はありません。',
  },
  restriction_placed: {
    title: 'ショップは{until}まで制限されます',
    body: '開くと、理由、引き続きできること、異議申し立ての方法を確認できます。制限は自動で終わります。',
  },
  restriction_held: {
    title: '残高のうち{amount}が{until}まで保留されます',
    body: '開くと、理由と根拠を確認できます。異議を申し立てることができ、保留は自動で終わります。',
  },
  restriction_begun: {
    title: 'アカウントは{until}まで停止されます',
    body: '以前にお知らせした制限です。理由の確認、異議申し立て、残高の確認ができます。',
  },
  restriction_extended: {
    title: '制限が{until}まで延長されました',
    body: '新しい証拠に基づき、別の審査担当者が決定しました。再度の延長はできません。異議申し立てができます。',
  },
  restriction_ended: {
    title: '制限が終わりました',
    body: '制限されていたことは、すべてまたできるようになりました。',
  },
  restriction_freed: {
    title: '残高のうち{amount}が再び利用可能になりました',
    body: '保留されていた金額が、利用可能な残高に戻りました。',
  },
  appeal_received: {
    title: '異議申し立てを受け付けました',
    body: '制限を決めた人とは別の審査担当者が、{decide_by}までに判断します。',
  },
  appeal_upheld: {
    title: '異議申し立ては認められませんでした',
    body: '開くと理由を確認できます。制限はこれまでどおり自動で終わります。',
  },
  appeal_overturned: {
    title: '異議申し立てが認められました',
    body: '申し訳ありませんでした。制限は解除され、保留されていた金額は再び利用可能になりました。',
  },
  withdrawal_requested: {
    title: '出金 {no} を受け付けました',
    body: '{account}への{amount}の出金申請を受け付けました。送金されるまで取り消せます。',
  },
  withdrawal_approved: {
    title: '出金 {no} が承認されました',
    body: '{amount}を{account}へ送金します。',
  },
  withdrawal_paid: { title: '出金 {no} が完了しました', body: '{amount}を{account}へ送りました。' },
  withdrawal_cancelled: {
    title: '出金 {no} が取り消されました',
    body: '{amount}は再び利用可能になりました。費用はかかっていません。',
  },
  withdrawal_rejected: {
    title: '出金 {no} は承認されませんでした',
    body: '{amount}は再び利用可能になりました。理由：{reason}',
  },
  withdrawal_failed: {
    title: '出金 {no} に失敗しました',
    body: '{amount}は再び利用可能になりました。費用はかかっていません。出金先 {account} を確認してください。',
  },
  withdrawal_returned: {
    title: '出金 {no} が返送されました',
    body: '受け取り側の銀行またはネットワークから返送されました。{amount}は手数料とともに再び利用可能です。出金先 {account} を確認してください。',
  },
  goodwill_promo: {
    title: 'プロモーションクレジットが{amount}あります',
    body: '当社からの補償です：{reason} プロモーションの支払いで最初に使われます。お返しいただくものはありません。',
  },
  goodwill_given: {
    title: 'ウォレットに{amount}が追加されました',
    body: '当社からの補償です：{reason} すぐに使えます。お返しいただくものはありません。',
  },
  ad_started: {
    title: '{goods}のプロモーションが始まりました',
    body: '表示が始まりました。表示される場所、回数、費用は、いつでも確認できます。',
  },
  ad_paused: {
    title: '{goods}のプロモーションは一時停止中です',
    body: '{why, select, no_stock {商品が売り切れています。} not_sold {商品がショップで販売されていません。} shop_paused {ショップが現在、注文を受け付けていません。} other {現在、表示できません。}}その間、費用はかかりません。自動で再開します。',
  },
  ad_resumed: {
    title: '{goods}のプロモーションが再開しました',
    body: '再び表示されています。',
  },
  ad_exhausted: {
    title: '{goods}の予算を使い切りました',
    body: 'プロモーションは終了しました。残りの{amount}は次の1クリックに足りなかったため、返却しました。',
  },
  ad_ended: {
    title: '{goods}のプロモーションが終わりました',
    body: '{why, select, time {最終日が過ぎました。} shop_closed {ショップは閉店しています。} other {終了しました。}}使われなかった{amount}は返却しました。',
  },
  ad_refused: {
    title: '{goods}のプロモーションは却下されました',
    body: '審査担当者による理由：{reason} {amount}は全額返却しました。内容を変えて、新しく始められます。',
  },
  friend_joined: {
    title: '友だちが参加しました',
    body: '{name}さんが招待を使ってショップを開きました。招待は無料で、誰の収入にもなりません。',
  },
  level_raised: {
    title:
      'ショップのレベルが上がりました：{level, select, merchant {マーチャントストア} partner {ビジネスパートナー} other {ブランドエージェント}}',
    body: '条件を満たしました。ショーケースに入る商品が増え、新しい注文の販売手数料が下がります。費用はかかりません。',
  },
  level_lowering: {
    title:
      '{from}にショップのレベルが変わります：{level, select, standard {スタンダードストア} merchant {マーチャントストア} partner {ビジネスパートナー} other {ブランドエージェント}}',
    body: '現在、ショップはレベルの条件の1つを満たしていません。それまでにまた満たせば、何も変わりません。商品はそのまま残り、残高には影響しません。不足している条件はレベルのページで確認できます。',
  },
  level_kept: {
    title:
      'レベルはそのままです：{level, select, standard {スタンダードストア} merchant {マーチャントストア} partner {ビジネスパートナー} other {ブランドエージェント}}',
    body: 'ショップはレベルの条件を再び満たしました。予告した変更は行われません。',
  },
  level_lowered: {
    title:
      'ショップのレベルが変わりました：{level, select, standard {スタンダードストア} merchant {マーチャントストア} partner {ビジネスパートナー} other {ブランドエージェント}}',
    body: '30日前にお知らせしていたものです。商品は販売されたままで、残高には影響しません。上のレベルの条件を満たせば、無料でまた上がります。',
  },
  proposal_made: {
    title: 'プログラムが変更を提案しています',
    body: '変更の内容を確認し、承認または却下してください。それまでは何も変わりません。',
  },
  hook_failed: {
    title: '{host}へのメッセージが届いていません',
    body: '1日にわたってプログラムへの配信を試みました。プログラムの応答を確認してください。メッセージはもう一度送信できます。',
  },
  hook_disabled: {
    title: '{host}への送信を停止しました',
    body: 'この宛先は3日間何も受け取らなかったため、送信を停止しました。修正して再びオンにしてください。届かなかったものは再送できます。',
  },
  domain_active: {
    title: '{domain}が使えるようになりました',
    body: '購入者は独自ドメインからショップを開けます。ここでのアドレスも引き続き使えます。',
  },
  domain_failing: {
    title: '{domain}は使われていません',
    body: 'このドメインはショップにつながらなくなりました。ショップはここでのアドレスで引き続き開いています。直す箇所を確認してください。',
  },
  domain_lapsed: {
    title: '{domain}は接続されませんでした',
    body: '1週間以内にDNSレコードが正しくならなかったため、申請を取り消しました。いつでもやり直せます。',
  },
  domain_uncertified: {
    title: '{domain}の証明書がまだありません',
    body: '認証局に何度か断られました。理由を確認してください。当社は自動で再試行を続けます。',
  },
  limit_changes: {
    title:
      '{from}から：{kind, select, goods_max {同時に販売できる商品} deletions_daily {1日に削除できる数} commission_bps {新しい注文の販売手数料} other {審査なしで1日に出金できる額}}',
    body: 'レベル「{level, select, standard {スタンダードストア} merchant {マーチャントストア} partner {ビジネスパートナー} other {ブランドエージェント}}」で{before}から{value}に変わります。販売中の商品、すでにある注文、残高には影響しません。',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
