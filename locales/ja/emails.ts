import type { emails as english } from '../en/emails.ts';
import type { Translated } from '../translated.ts';

export const emails: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: '{shop}でのご注文 {no}',
      body: 'ご注文ありがとうございます。{amount}のお支払いを確認し、ご注文が確定しました。\n\n注文ページでは、配送状況の確認、発送前のキャンセル、お手元に残さない商品の返品ができます。',
      action: '注文を開く',
    },
    payment_open: {
      subject: '{shop}でのご注文のお支払い方法',
      body: `商品は{by}までお取り置きしています。それまでに、下記のとおり{amount}をお支払いください。

お支払いが確認でき次第ご注文が確定し、メールでお知らせします。`,
      action: 'お支払い方法を見る',
    },
    payment_expired: {
      subject: '{shop}でのお支払い期限が過ぎました',
      body: `お支払いが確認できなかったため、ご注文は成立しておらず、お支払いの義務もありません。

すでにお支払い済みで後から届いた場合は、自動的に返金いたします。`,
      action: 'ショップへ',
    },
    payment_returned: {
      subject: '{shop}へのお支払いを返金いたします',
      body: '{amount}のお支払いは期限後に届いたため、ご注文は成立していません。全額を元のお支払い方法に返金いたします。',
      action: 'お支払いを見る',
    },
    payment_twice: {
      subject: '{shop}へのお支払いが二重になっています',
      body: '同じご注文に対して{amount}の2回目のお支払いが届きました。2回目の分は全額を元のお支払い方法に返金いたします。1回目のお支払いはそのまま有効で、お手続きは必要ありません。',
      action: 'お支払いを見る',
    },
    order_shipped: {
      subject: 'ご注文 {no} を発送しました',
      body: '荷物は配送業者に渡りました。',
      action: '荷物を追跡する',
    },
    order_delivered: {
      subject: 'ご注文 {no} が配達されました',
      body: `配送業者によると、ご注文の品が届いています。中身をご確認ください。

問題がなければ、受け取りを確認してください。不具合や不足がある、ご希望に合わないなどの場合は、{by}まで同じページでお知らせいただけます。`,
      action: '確認または返品する',
    },
    order_late: {
      subject: 'ご注文 {no} のお届けが遅れています',
      body: `ご注文は{by}までに届く予定でした。遅れて申し訳ございません。

現在の場所は注文ページで確認できます。予定日から10日以内に届かない場合は、自動的に返金いたします。`,
      action: '現在の場所を見る',
    },
    order_cancelled: {
      subject: 'ご注文 {no} はキャンセルされました',
      body: `{why, select, buyer {ご希望どおりキャンセルしました。} expired {ショップが期限内に確認しませんでした。申し訳ございません。} stock {仕入先の在庫がなくなりました。申し訳ございません。} sla {お約束の期間内に発送されませんでした。申し訳ございません。} undeliverable {配送業者がお届けできず、返送されました。} other {ショップがご注文に応じられません。申し訳ございません。}}

{amount}を元のお支払い方法に返金いたします。お手続きは必要ありません。`,
      action: '注文を見る',
    },
    refund_sent: {
      subject: 'ご注文 {no} の返金',
      body: '{amount}を元のお支払い方法に返金いたしました。銀行での反映に数日かかることがあります。',
      action: '注文を見る',
    },
    case_received: {
      subject: 'ご注文 {no} についてのお申し出を受け付けました',
      body: 'ショップは{by}までに回答します。回答がなければ、お申し出は自動的に承認されます。',
      action: 'お申し出を見る',
    },
    case_approved: {
      subject: 'ご注文 {no} の返品が承認されました',
      body: '{sends, select, yes {{by}までに商品をご返送ください。送り先と、ある場合は送り状が注文ページにあります。} other {返送していただくものはありません。自動的に返金いたします。}}',
      action: '次の手順を見る',
    },
    case_offer: {
      subject: 'ご注文 {no} についてショップからのご提案',
      body: `商品をお手元に残したまま、{amount}の返金を受けられます。{by}までに承諾または辞退してください。

ご回答がない場合は、返品が承認されます。`,
      action: '承諾または辞退する',
    },
    case_rejected: {
      subject: 'ショップはご注文 {no} についてのお申し出を承認しませんでした',
      body: `ショップの理由：{reason}

ご納得いただけない場合は、ショップから独立した審査担当者に判断を求めることができます。{by}までにお申し出ください。`,
      action: '審査を求める',
    },
    case_escalated: {
      subject: 'ご注文 {no} についてのお申し出を審査しています',
      body: 'ショップから独立した審査担当者が、{by}までに判断します。それまでに判断がなければ、お申し出は承認されます。',
      action: 'お申し出を見る',
    },
    case_inspected: {
      subject: 'ご注文 {no} の商品の確認が終わりました',
      body: `{deducted, select, yes {仕入先は返金から{amount}の差し引きを求めています。理由：{reason}

ご納得いただけない場合は{by}までにお知らせください。審査担当者が判断します。} other {問題はありませんでした。自動的に返金いたします。}}`,
      action: '結果を見る',
    },
    case_decided: {
      subject: 'ご注文 {no} についての判断',
      body: `{result, select, granted {お申し出は承認されました。} refused {2名の審査担当者がそれぞれお申し出を確認しましたが、承認できませんでした。} other {期限までに判断できなかったため、お申し出は承認されました。}}

{reason}`,
      action: '判断を見る',
    },
    case_closed: {
      subject: 'ご注文 {no} の返品は終了しました',
      body: `期限が過ぎたため返金は行われず、ご注文はこれまでどおり続きます。

商品をすでに返送された場合は、注文ページでお知らせください。`,
      action: '注文を見る',
    },
    withdrawal_received: {
      subject: 'ご注文 {no} の契約の撤回を受け付けました',
      body: '契約の撤回のお申し出を{at}に受け付けました。このメールは受領書です。保管してください。',
      action: 'この後の流れを見る',
    },
    review_invited: {
      subject: '{shop}でのお買い物はいかがでしたか',
      body: 'ほかの購入者の参考になります。どのようなご感想でも、星と短い言葉で十分です。',
      action: 'レビューを書く',
    },
    chat_answered: {
      subject: '{shop}から返信があります',
      body: 'ご注文 {no} について新しいメッセージがあります。注文ページを開くと、読んで返信できます。',
      action: 'メッセージを読む',
    },
  },
  greeting: '{name} 様',
  greetingPlain: 'お客様',
  open: '{action}：{url}',
  receipt: '署名付き領収書：{url}',
  secret: 'このメールのリンクを使うと、パスワードなしでご注文を開けます。ほかの人に渡さないでください。',
  why: 'このメールは{shop}でのご注文に関してお送りしています。',
  sentFor: 'このメールは{shop}に代わって{brand}がお送りしています。',
  stop: 'このようなメールが不要な場合は、こちらで配信を停止できます：{url}',
  orderNumber: '注文番号',
  parcel: '荷物',
  parcelValue: '{carrier}、番号 {tracking}',
  payAmount: '金額',
  payHolder: '口座名義',
  payBank: '銀行',
  payAccount: '口座',
  payBic: 'BIC',
  payReference: '振込の照会番号',
  payNetwork: 'ネットワーク',
  payAddress: 'アドレス',
  declaredBy: '申出人',
  declaredAt: '受領日時',
  declaredFor: '商品',
  digest: 'ハッシュ値（SHA-256）',
  legalName: 'ショップ',
  items: '商品',
  delivery: '送料',
  tax: '税',
  total: '合計',
  paid: 'お支払い額',
  refunded: '返金額',
  notRefunded: '返金の対象外',
  moreLines: '{count, plural, other {ほか#点}}',
  arrival: 'お届け予定',
  deliveredOn: '配達日',
  shipTo: 'お届け先',
  slipThanks: '{shop}でのご注文ありがとうございます。',
  slipReturns: 'ご注文と返品',
  slipCode: 'コード',
  slipItem: '商品',
  slipQuantity: '数量',
  slipCheck: 'すべてそろっているかご確認ください。ご質問は、ご注文のショップにお問い合わせください。',
};
