import type { showcaseOffers as english } from '../en/showcase-offers.ts';
import type { Translated } from '../translated.ts';

export const showcaseOffers: Translated<typeof english> = {
  title: '其他供應商',
  none: '沒有其他供應商提供此商品。',
  pick: '比較供應商',
  promised: '承諾送達',
  real: '實際送達',
  late: '延遲出貨',
  returned: '退貨',
  eu: '歐盟安全聯絡人',
  euNone: '未註明',
  noneYet: '尚無包裹',
  measured: '實際數據取自各供應商最近的包裹（最多 500 個），涵蓋所有商店。',
  swap: '改用 {name}',
  open: '開啟此商品',
  swapTitle: '要改用 {name} 嗎？',
  price: '價格',
  keep: '維持我的價格',
  rule: '依我的定價規則或建議售價',
  leaves: '{price}，利潤 {profit}',
  keepsPlace: '商品位置不變。這會計為今天的一次移除，10 分鐘內可以復原。既有訂單仍由原供應商處理。',
  stays: '您自己的文字與圖片、折扣、推廣和評價會留在原商品。',
  done: '現由 {name} 供貨，售價 {price}',
  loss: '{price}，低於保本價 {floor}',
  notSame: '它們已不是同一商品。',
};
