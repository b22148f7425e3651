import type { goodsLanded as english } from '../en/goods-landed.ts';
import type { Translated } from '../translated.ts';

export const goodsLanded: Translated<typeof english> = {
  shipTo: '配送至',
  anywhere: '不限國家',
  min: '到岸成本下限',
  max: '到岸成本上限',
  figure: '{country}到岸 {total}，{p50, number}–{p90, number} 天',
  title: '到岸成本',
  inWords: '一件商品的成本、最便宜的運費與稅費合計。運費與稅費由買家在售價之外支付。',
  cost: '供應商成本',
  shipping: '到{country}的運費',
  tax: '稅費與關稅',
  taxAt: '以售價 {price} 計算。',
  total: '一件的到岸成本',
  buyerPays: '買家共支付',
  source: '來源：{source}，{date}',
  closed: '此商品無法寄往{country}：供應商未配送至該地，或缺少重量、海關資料或稅務規則。',
  computing: '{country}的到岸成本仍在計算中，幾分鐘內會顯示更多商品。',
  taxes: {
    vat: '加值稅（VAT）',
    gst: '商品及服務稅（GST）',
    consumption_tax: '消費稅',
    sales_tax: '銷售稅',
    customs: '關稅',
    customs_flat: '小額包裹關稅',
    tax: '稅金',
    other: '稅金或關稅',
  },
  taxOf: '{base} 的 {percent}',
};
