import type { showcaseOptions as english } from '../en/showcase-options.ts';
import type { Translated } from '../translated.ts';

export const showcaseOptions: Translated<typeof english> = {
  count: '{count, number}種類',
  offSale: '{count, number}種類は販売停止中',
  soldOut: '{count, number}種類は売り切れ',
  from: '{price}から',
  price: 'すべてのオプションを同じ価格にする',
  floor: '最も高いオプションの損益分岐価格は{floor}です。',
  set: '{count, number}種類に設定',
  all: 'オプション',
  rows: '表示単位',
  none: 'これらのオプションはもうショーケースにありません。',
  bys: { product: '商品ごとに1行', goods: 'オプションごとに1行' },
};
