import type { showcaseOptions as english } from '../en/showcase-options.ts';
import type { Translated } from '../translated.ts';

export const showcaseOptions: Translated<typeof english> = {
  count: '{count, number} 個選項',
  offSale: '{count, number} 個已下架',
  soldOut: '{count, number} 個已售完',
  from: '{price} 起',
  price: '所有選項統一價格',
  floor: '最貴的選項損益平衡價為 {floor}。',
  set: '套用到 {count, number} 個選項',
  all: '選項',
  rows: '列顯示',
  none: '這些選項已不在您的櫥窗中。',
  bys: { product: '每個商品一列', goods: '每個選項一列' },
};
