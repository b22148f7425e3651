import type { showcaseOffers as english } from '../en/showcase-offers.ts';
import type { Translated } from '../translated.ts';

export const showcaseOffers: Translated<typeof english> = {
  title: '其他供应商',
  none: '没有其他供应商提供此商品。',
  pick: '对比供应商',
  promised: '承诺送达',
  real: '实际送达',
  late: '延迟发货',
  returned: '退货',
  eu: '欧盟安全联系人',
  euNone: '未注明',
  noneYet: '暂无包裹',
  measured: '实际数据取自各供应商最近的包裹（最多 500 个），涵盖所有店铺。',
  swap: '换成 {name}',
  open: '打开此商品',
  swapTitle: '换成 {name}？',
  price: '价格',
  keep: '保持我的价格',
  rule: '按我的定价规则或建议售价',
  leaves: '{price}，利润 {profit}',
  keepsPlace: '商品位置不变。这会计入今天的一次移除，10 分钟内可以撤销。已有订单仍由原供应商处理。',
  stays: '你自己的文字和图片、折扣、推广和评价留在原商品上。',
  done: '现由 {name} 供货，售价 {price}',
  loss: '{price}，低于保本价 {floor}',
  notSame: '它们不再是同一商品。',
};
