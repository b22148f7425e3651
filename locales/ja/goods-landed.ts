import type { goodsLanded as english } from '../en/goods-landed.ts';
import type { Translated } from '../translated.ts';

export const goodsLanded: Translated<typeof english> = {
  shipTo: '配送先',
  anywhere: 'すべての国',
  min: '着地原価の下限',
  max: '着地原価の上限',
  figure: '{country}着 {total}、{p50, number}〜{p90, number}日',
  title: '着地原価',
  inWords: '1点あたりの原価、最安の送料、税金の合計です。送料と税金は、販売価格とは別に購入者が支払います。',
  cost: '仕入先の原価',
  shipping: '{country}までの送料',
  tax: '税金・関税',
  taxAt: '{price}で販売した場合の金額です。',
  total: '1点の着地原価',
  buyerPays: '購入者の支払総額',
  source: '出典：{source}、{date}',
  closed:
    'この商品は{country}に送れません。仕入先が配送していないか、重量、通関情報、税のルールのいずれかが不足しています。',
  computing: '{country}の着地原価を計算中です。数分以内に残りの商品も表示されます。',
  taxes: {
    vat: '付加価値税（VAT）',
    gst: '物品サービス税（GST）',
    consumption_tax: '消費税',
    sales_tax: '売上税',
    customs: '関税',
    customs_flat: '少額荷物の関税',
    tax: '税',
    other: '税または関税',
  },
  taxOf: '{base}の{percent}',
};
