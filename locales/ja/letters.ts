import type { letters as english } from '../en/letters.ts';
import type { Translated } from '../translated.ts';

export const letters: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: '{shop}でのご注文 {no}',
      body: 'ご注文ありがとうございます。{amount}のお支払いを確認し、ご注文が確定しました。\n\n注文ページでは、配送状況の確認、発送前のキャンセル、お手元に残さない商品の返品ができます。',
      action: '注文を開く',
    },
    payment_open: {
      subject: '{shop}でのご注文のお支払い方法',
      body: '商品は{by}までお取り置きしています。それまでに、下記のとおり{amount}をお支払いください。\n\nお支払いが届き次第ご注文が確定し、あらためてお知らせします。',
      action: 'お支払い方法を見る',
    },
    payment_expired: {
      subject: '{shop}でのお支払い期限が過ぎました',
      body: 'お支払いが届かなかったため、注文は成立しておらず、お支払いの義務もありません。\n\nすでにお支払い済みで後から届いた場合は、自動的に返金されます。',
      action: 'ショップへ',
    },
    payment_returned: {
      subject: '{shop}へのお支払いをお返しします',
      body: '{amount}のお支払いは期限後に届いたため、注文は成立していません。全額をお支払いと同じ方法でお返しします。',
      action: 'お支払いを見る',
    },
    order_shipped: {
      subject: 'ご注文 {no} を発送しました',
      body: '荷物は配送業者に渡りました。',
      action: '荷物を追跡する',
    },
    order_delivered: {
      subject: 'ご注文 {no} が配達されました',
      body: '配送業者によると、ご注文の品が届いています。中身をご確認ください。\n\n問題がなければ受け取りを確認してください。違う、足りない、ご希望に合わないときは、{by}まで同じページでお知らせいただけます。',
      action: '確認または返品する',
    },
    order_late: {
      subject: 'ご注文 {no} のお届けが遅れています',
      body: 'ご注文は{by}までに届く予定でした。遅れて申し訳ありません。\n\n注文ページで現在の場所を確認できます。その日から10日以内に届かない場合は、お申し出がなくても返金されます。',
      action: '現在の場所を見る',
    },
    order_cancelled: {
      subject: 'ご注文 {no} はキャンセルされました',
      body: '{why, select, buyer {ご希望どおりキャンセルしました。} expired {ショップが期限内に確認しませんでした。申し訳ございません。} stock {仕入れ先の在庫がなくなりました。申し訳ありません。} sla {お約束の期間内に発送されませんでした。申し訳ありません。} undeliverable {配送業者がお届けできず、持ち帰りました。} other {ショップがご注文に応じられません。申し訳ありません。}}\n\n{amount}をお支払いと同じ方法でお返しします。お手続きは必要ありません。',
      action: '注文を見る',
    },
    refund_sent: {
      subject: 'ご注文 {no} の返金',
      body: '{amount}をお支払いと同じ方法でお返ししました。銀行での反映に数日かかることがあります。',
      action: '注文を見る',
    },
    case_received: {
      subject: 'ご注文 {no} についてのご依頼を受け付けました',
      body: 'ショップは{by}までに回答します。回答がなければ、ご依頼は自動的に認められます。',
      action: '依頼を見る',
    },
    case_approved: {
      subject: 'ご注文 {no} の返品が認められました',
      body: '{sends, select, yes {{by}までに商品を送り返してください。送り先と、ある場合は送り状が注文ページにあります。} other {送り返すものはありません。返金は自動的に行われます。}}',
      action: '次の手順を見る',
    },
    case_offer: {
      subject: 'ご注文 {no} についてショップからのご提案',
      body: '商品をお手元に残したまま、{amount}の返金を受けられます。{by}までに承諾または辞退してください。\n\n何もなさらない場合、返品が認められます。',
      action: '承諾または辞退する',
    },
    case_rejected: {
      subject: 'ご注文 {no} についてのご依頼は認められませんでした',
      body: 'ショップの説明：{reason}\n\nご納得いただけない場合は、ショップに属さない者に判断を求めることができます。{by}までにお申し出ください。',
      action: '判断を求める',
    },
    case_escalated: {
      subject: 'ご注文 {no} についてのご依頼を確認しています',
      body: 'ショップに属さない者が確認し、{by}までに判断します。判断がなければ、ご依頼は認められます。',
      action: '依頼を見る',
    },
    case_inspected: {
      subject: 'ご注文 {no} の商品を確認しました',
      body: '{deducted, select, yes {仕入れ先は返金から{amount}を差し引きます。理由：{reason}\n\nご納得いただけない場合は{by}までにお知らせください。別の者が判断します。} other {問題はありませんでした。返金は自動的に行われます。}}',
      action: '結果を見る',
    },
    case_decided: {
      subject: 'ご注文 {no} についての判断',
      body: '{result, select, granted {ご依頼は認められました。} refused {2名が順にご依頼を確認しましたが、認めることができませんでした。} other {期限までに判断がなかったため、ご依頼は認められました。}}\n\n{reason}',
      action: '判断を見る',
    },
    case_closed: {
      subject: 'ご注文 {no} の返品は終了しました',
      body: '期限が過ぎたため返金は行われず、ご注文は元の状態で続きます。\n\n商品をすでに送り返した場合は、注文ページでお知らせください。',
      action: '注文を見る',
    },
    withdrawal_received: {
      subject: 'ご注文 {no} の契約撤回の受領書',
      body: '契約撤回のお申し出を{at}に受け取りました。このメールは受領書です。保管してください。',
      action: 'この後の流れを見る',
    },
    review_invited: {
      subject: '{shop}でのお買い物はいかがでしたか',
      body: 'ほかの購入者の参考になります。どのようなご感想でも、星と短い言葉で十分です。',
      action: 'レビューを書く',
    },
    chat_answered: {
      subject: '{shop}から返信があります',
      body: 'ご注文 {no} について新しいメッセージがあります。メッセージはご注文とともに保存されています。ご注文のページを開くと、読んで返信できます。',
      action: 'メッセージを読む',
    },
  },
  greeting: '{name} 様',
  greetingPlain: 'お客様',
  open: '{action}：{url}',
  address: 'ボタンが使えない場合は、このアドレスを開いてください：{url}',
  receipt: '署名付き領収書：{url}',
  secret: 'このメールのリンクはパスワードなしで注文を開きます。ほかの人に渡さないでください。',
  why: 'このメールは{shop}でのご注文に関してお送りしています。',
  stop: 'このようなメールが不要な場合は、こちらで停止できます：{url}',
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
  digest: 'ダイジェスト（SHA-256）',
  legalName: 'ショップ',
};
