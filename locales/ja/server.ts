import type { server as english } from '../en/server.ts';
import type { Translated } from '../translated.ts';
import { insights } from './insights.ts';
import { returns } from './returns.ts';
import { statements } from './statements.ts';
import { statistics } from './statistics.ts';
import { orderStatus } from './statuses.ts';
import { wallet } from './wallet.ts';

export const server: Translated<typeof english> = {
  status: orderStatus,
  step: {
    accepted: '配送業者に引き渡し',
    in_transit: orderStatus.shipped,
    out_for_delivery: '配達中',
    delivered: '配達済み',
    returned_to_sender: '差出人に返送',
  },
  hold: {
    no_acceptance:
      'この配達を確認しています。配送業者が荷物を引き受けた記録がないまま、配達済みと報告されました。確認が終わるまで、期限は進まず、代金も動きません。',
    before_label:
      'この荷物を確認しています。追跡番号が、ラベルの登録前から使われていました。確認が終わるまで、期限は進まず、代金も動きません。',
    other_country:
      'この配達を確認しています。配送業者が別の国での配達を報告しました。確認が終わるまで、期限は進まず、代金も動きません。',
  },
  task: {
    shop_details: '購入者にショップの情報を伝えましょう',
    identity: '本人確認：無料で、お願いするのは1回だけです',
    first_goods: '最初の商品を選びましょう',
    confirm_email: 'メールアドレスを確認する',
    way_back: 'パスワードを再設定する手段を用意する',
    accept_terms: '現在の規約を読んで同意する',
    share_link: 'ショップのリンクを共有しましょう',
    confirm_orders: '承認が必要な注文',
    answer_cases: '回答が必要な返品',
  },
  identityField: {
    country: '書類の発行国',
    full_name: '法律上の氏名',
    representative: '法人を代表する人',
    birth_date: '生年月日',
    doc_type: '書類の種類',
    id_number: '番号',
    document_ends_on: '有効期限',
    phone: '電話番号',
    front: '書類の表面',
    back: '書類の裏面',
    selfie: '顔写真',
    qualification: '法人の書類',
  },
  identityViewer: { reviewer: 'このプラットフォームの審査担当者' },
  level: {
    standard: 'スタンダードストア',
    merchant: 'マーチャントストア',
    partner: 'ビジネスパートナー',
    agent: 'ブランドエージェント',
  },
  banners: {
    noDeposit: {
      title: '販売に入金は必要ありません',
      text: '注文の費用は購入者の支払いから出ます。ウォレットから支払うことはありません。',
    },
    weNeverAsk: {
      title: '出金のために入金を求めることは、決してありません',
      text: '税金も、手数料も、コードも求めません。それを求める相手は当社の者ではありません。',
    },
    buyerPays: {
      title: '注文の代金は誰が払うのですか？',
      text: '購入者です。1回の支払いがどう分けられるか、1セント単位まで確認できます。',
    },
    ownPrices: {
      title: '損をしない価格設定',
      text: '商品を追加する前に、1点あたりの利益を確認できます。',
    },
    whenYours: {
      title: '売上はいつ受け取れますか？',
      text: '受取予定の金額には、すべて日付があります。',
    },
    freeLevels: {
      title: 'レベルは買うものではなく、実績で上がるもの',
      text: 'レベルが上がると、より多くの商品を出品でき、販売手数料が下がります。',
    },
  },
  deposit: {
    whyNotNeeded:
      '販売に入金は必要ありません。各注文の費用はその購入者の支払いから出ます。入金しても、何かが良くなったり早くなったりすることはありません。',
    bank: '銀行振込',
  },
  orderExport: {
    fileName: 'orders',
    heads: {
      number: '注文番号',
      created: '注文日時',
      status: '状態',
      goods: '商品',
      quantity: '個数',
      buyer: '購入者',
      city: '市区町村',
      country: '国',
      currency: '通貨',
      goodsTotal: '商品合計',
      shipping: '送料',
      discountGoods: '商品の割引',
      discountDelivery: '送料の割引',
      discountCode: '割引コード',
      tax: '税',
      amount: '購入者の支払額',
      supplierCost: '仕入先へ',
      commission: '販売手数料',
      refunded: '購入者への返金',
      settlement: '取り分',
      settleAt: '精算',
      releaseAt: '利用可能日',
      carrier: '配送業者',
      tracking: '追跡番号',
    },
  },
  /** A conversation as a file. */
  transcript: {
    title: '{brand}での会話（{no}）、保存日時 {at}',
    line: '{seq, number}. {at}、{who}',
    buyer: '購入者',
    merchant: '出店者',
    desk: 'カスタマーサービス',
    pictures: '{count, plural, other {[画像#枚]}}',
    hash: 'メッセージのSHA-256：{sha256}',
    hidden: {
      address: '[非表示：ウォレットアドレス]',
      iban: '[非表示：銀行口座]',
      card: '[非表示：カード番号]',
      email: '[非表示：メールアドレス]',
      phone: '[非表示：電話番号]',
      payment: '[非表示：決済コード]',
      handle: '[非表示：ほかのサービスでの名前]',
      link: '[非表示：リンク]',
    },
  },
  /** Where promotion will be shown. */
  plans: {
    explore: '「商品を探す」ページ',
    search: '検索結果',
    similar: '似た商品',
    order: '注文ごとの支払い',
  },
  insights: {
    columns: insights.columns,
    buyerKinds: insights.buyerKinds,
    reasonNames: returns.reasons,
    sourceNames: statistics.funnel.source,
  },
  statements: { words: statements, types: wallet.types, parts: wallet.accounts },
};
