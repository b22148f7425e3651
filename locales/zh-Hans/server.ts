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
    accepted: '已交给物流公司',
    in_transit: orderStatus.shipped,
    out_for_delivery: '派送中',
    delivered: '已送达',
    returned_to_sender: '已退回寄件人',
  },
  hold: {
    no_acceptance:
      '我们正在核查此次配送：物流公司从未揽收，却报告已送达。在我们作出决定前，任何期限都不会计算，款项也不会变动。',
    before_label:
      '我们正在核查此包裹：其运单号在贴标之前已被使用。在我们作出决定前，任何期限都不会计算，款项也不会变动。',
    other_country:
      '我们正在核查此次配送：物流公司报告的送达地在其他国家或地区。在我们作出决定前，任何期限都不会计算，款项也不会变动。',
  },
  task: {
    shop_details: '告诉买家你是谁',
    identity: '验证你的身份：免费，只需一次',
    first_goods: '选择第一批商品',
    confirm_email: '确认邮箱地址',
    way_back: '设置重置密码的方式',
    accept_terms: '阅读并接受当前条款',
    share_link: '分享店铺链接',
    confirm_orders: '待确认的订单',
    answer_cases: '待答复的退货',
  },
  identityField: {
    country: '证件所属国家',
    full_name: '法定姓名',
    representative: '公司代表人',
    birth_date: '出生日期',
    doc_type: '证件类型',
    id_number: '号码',
    document_ends_on: '有效期至',
    phone: '电话',
    front: '证件正面',
    back: '证件背面',
    selfie: '面部照片',
    qualification: '公司文件',
  },
  identityViewer: {
    reviewer: '本平台的审核员',
  },
  level: {
    standard: '标准店铺',
    merchant: '商家店铺',
    partner: '商业伙伴',
    agent: '品牌代理',
  },
  banners: {
    noDeposit: {
      title: '销售不需要充值',
      text: '订单由买家的付款支付，不会动用你的钱包。',
    },
    weNeverAsk: {
      title: '我们绝不会要求先充值才能提现',
      text: '不收税、不收费、不要验证码。谁向你要这些，谁就不是我们。',
    },
    buyerPays: {
      title: '订单由谁付款？',
      text: '由买家付款。看看一笔付款如何分配，精确到分。',
    },
    ownPrices: {
      title: '绝不亏本的售价',
      text: '添加商品之前，就能看到每件的利润。',
    },
    whenYours: {
      title: '销售所得什么时候到手？',
      text: '每一笔待入账的金额都有日期。',
    },
    freeLevels: {
      title: '等级靠经营获得，不能购买',
      text: '等级越高，可上架的商品越多，佣金越低。',
    },
  },
  deposit: {
    whyNotNeeded: '销售不需要充值。每个订单都由该订单买家自己的付款支付，充值不会让任何事情变得更好或更快。',
    bank: '银行转账',
  },
  orderExport: {
    fileName: '订单',
    heads: {
      number: '订单号',
      created: '下单时间',
      status: '状态',
      goods: '商品',
      quantity: '件数',
      buyer: '买家',
      city: '城市',
      country: '国家',
      currency: '币种',
      goodsTotal: '商品总额',
      shipping: '运费',
      discountGoods: '商品优惠',
      discountDelivery: '运费优惠',
      discountCode: '折扣码',
      tax: '税款',
      amount: '买家支付',
      supplierCost: '付给供应商',
      commission: '佣金',
      refunded: '退给买家',
      settlement: '你的收入',
      settleAt: '结算',
      releaseAt: '可用日期',
      carrier: '物流公司',
      tracking: '运单号',
    },
  },
  /** A conversation as a file. */
  transcript: {
    title: '{brand} 的对话（{no}），保存于 {at}',
    line: '{seq, number}. {at}，{who}',
    buyer: '买家',
    merchant: '商家',
    desk: '客服',
    pictures: '[{count, number} 张图片]',
    hash: '消息的 SHA-256：{sha256}',
    hidden: {
      address: '[已隐藏：钱包地址]',
      iban: '[已隐藏：银行账户]',
      card: '[已隐藏：卡号]',
      email: '[已隐藏：邮箱地址]',
      phone: '[已隐藏：电话号码]',
      payment: '[已隐藏：付款码]',
      handle: '[已隐藏：其他平台的账号]',
      link: '[已隐藏：链接]',
    },
  },
  /** Where promotion will be shown. */
  plans: {
    explore: '发现页',
    search: '搜索结果',
    similar: '类似商品',
    order: '按订单付费',
  },
  insights: {
    columns: insights.columns,
    buyerKinds: insights.buyerKinds,
    reasonNames: returns.reasons,
    sourceNames: statistics.funnel.source,
  },
  statements: { words: statements, types: wallet.types, parts: wallet.accounts },
};
