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
    accepted: '已交給物流業者',
    in_transit: orderStatus.shipped,
    out_for_delivery: '配送中',
    delivered: '已送達',
    returned_to_sender: '已退回寄件人',
  },
  hold: {
    no_acceptance:
      '我們正在查核這次配送：物流業者從未收件，卻回報已送達。在我們做出決定前，任何期限都不會計算，款項也不會變動。',
    before_label:
      '我們正在查核這個包裹：其追蹤號碼在貼標之前就已被使用。在我們做出決定前，任何期限都不會計算，款項也不會變動。',
    other_country:
      '我們正在查核這次配送：物流業者回報的送達地在其他國家或地區。在我們做出決定前，任何期限都不會計算，款項也不會變動。',
  },
  task: {
    shop_details: '讓買家知道您是誰',
    identity: '驗證您的身分：免費，只需一次',
    first_goods: '選擇第一批商品',
    confirm_email: '確認電子郵件地址',
    way_back: '設定重設密碼的方式',
    accept_terms: '閱讀並接受目前的條款',
    share_link: '分享商店連結',
    confirm_orders: '待確認的訂單',
    answer_cases: '待答覆的退貨',
  },
  identityField: {
    country: '證件所屬國家',
    full_name: '法定姓名',
    representative: '公司代表人',
    birth_date: '出生日期',
    doc_type: '證件類型',
    id_number: '號碼',
    document_ends_on: '有效期限',
    phone: '電話',
    front: '證件正面',
    back: '證件背面',
    selfie: '臉部照片',
    qualification: '公司文件',
  },
  identityViewer: {
    reviewer: '本平台的審核人員',
  },
  level: {
    standard: '標準商店',
    merchant: '商家商店',
    partner: '商業夥伴',
    agent: '品牌代理',
  },
  banners: {
    noDeposit: {
      title: '銷售不需要儲值',
      text: '訂單由買家的付款支付，不會動用您的錢包。',
    },
    weNeverAsk: {
      title: '我們絕不會要求先儲值才能提領',
      text: '不收稅、不收費、不要驗證碼。誰向您要這些，誰就不是我們。',
    },
    buyerPays: {
      title: '訂單由誰付款？',
      text: '由買家付款。看看一筆付款如何分配，精確到分。',
    },
    ownPrices: {
      title: '絕不虧本的售價',
      text: '加入商品之前，就能看到每件的利潤。',
    },
    whenYours: {
      title: '銷售所得什麼時候到手？',
      text: '每一筆待入帳的金額都有日期。',
    },
    freeLevels: {
      title: '等級靠經營獲得，不能購買',
      text: '等級越高，可上架的商品越多，佣金越低。',
    },
  },
  deposit: {
    whyNotNeeded: '銷售不需要儲值。每筆訂單都由該訂單買家自己的付款支付，儲值不會讓任何事情變得更好或更快。',
    bank: '銀行轉帳',
  },
  orderExport: {
    fileName: '訂單',
    heads: {
      number: '訂單編號',
      created: '下單時間',
      status: '狀態',
      goods: '商品',
      quantity: '件數',
      buyer: '買家',
      city: '城市',
      country: '國家',
      currency: '幣別',
      goodsTotal: '商品總額',
      shipping: '運費',
      discountGoods: '商品折扣',
      discountDelivery: '運費折扣',
      discountCode: '折扣碼',
      tax: '稅金',
      amount: '買家支付',
      supplierCost: '付給供應商',
      commission: '佣金',
      refunded: '退給買家',
      settlement: '您的收入',
      settleAt: '結算',
      releaseAt: '可用日期',
      carrier: '物流業者',
      tracking: '物流編號',
    },
  },
  /** A conversation as a file. */
  transcript: {
    title: '{brand} 的對話（{no}），儲存於 {at}',
    line: '{seq, number}. {at}，{who}',
    buyer: '買家',
    merchant: '商家',
    desk: '客服',
    pictures: '[{count, number} 張圖片]',
    hash: '訊息的 SHA-256：{sha256}',
    hidden: {
      address: '[已隱藏：錢包地址]',
      iban: '[已隱藏：銀行帳戶]',
      card: '[已隱藏：卡號]',
      email: '[已隱藏：電子郵件地址]',
      phone: '[已隱藏：電話號碼]',
      payment: '[已隱藏：付款碼]',
      handle: '[已隱藏：其他平台的帳號]',
      link: '[已隱藏：連結]',
    },
  },
  /** Where promotion will be shown. */
  plans: {
    explore: '探索頁面',
    search: '搜尋結果',
    similar: '類似商品',
    order: '按訂單付費',
  },
  insights: {
    columns: insights.columns,
    buyerKinds: insights.buyerKinds,
    reasonNames: returns.reasons,
    sourceNames: statistics.funnel.source,
  },
  statements: { words: statements, types: wallet.types, parts: wallet.accounts },
};
