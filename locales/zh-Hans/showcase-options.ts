import type { showcaseOptions as english } from '../en/showcase-options.ts';
import type { Translated } from '../translated.ts';

export const showcaseOptions: Translated<typeof english> = {
  count: '{count, number} 个选项',
  offSale: '{count, number} 个已下架',
  soldOut: '{count, number} 个已售罄',
  from: '{price} 起',
  price: '所有选项统一价格',
  floor: '最贵的选项保本价为 {floor}。',
  set: '应用到 {count, number} 个选项',
  all: '选项',
  rows: '行显示',
  none: '这些选项已不在你的橱窗中。',
  bys: { product: '每个商品一行', goods: '每个选项一行' },
};
