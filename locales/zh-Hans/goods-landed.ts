import type { goodsLanded as english } from '../en/goods-landed.ts';
import type { Translated } from '../translated.ts';

export const goodsLanded: Translated<typeof english> = {
  shipTo: '配送至',
  anywhere: '不限国家',
  min: '到岸成本下限',
  max: '到岸成本上限',
  figure: '{country}到岸 {total}，{p50, number}–{p90, number} 天',
  title: '到岸成本',
  inWords: '一件商品的成本、最便宜的运费和税费之和。运费和税费由买家在售价之外支付。',
  cost: '供应商成本',
  shipping: '到{country}的运费',
  tax: '税费和关税',
  taxAt: '按售价 {price} 计算。',
  total: '一件的到岸成本',
  buyerPays: '买家共支付',
  source: '来源：{source}，{date}',
  closed: '此商品无法发往{country}：供应商不配送到该地，或缺少重量、海关信息或税务规则。',
  computing: '{country}的到岸成本仍在计算中，几分钟内会显示更多商品。',
  taxes: {
    vat: '增值税（VAT）',
    gst: '商品及服务税（GST）',
    consumption_tax: '消费税',
    sales_tax: '销售税',
    customs: '关税',
    customs_flat: '小额包裹关税',
    tax: '税费',
    other: '税费或关税',
  },
  taxOf: '{base} 的 {percent}',
};
