import type { showcaseOptions as english } from '../en/showcase-options.ts';
import type { Translated } from '../translated.ts';

export const showcaseOptions: Translated<typeof english> = {
  count: '옵션 {count, number}개',
  offSale: '{count, number}개 판매 중지',
  soldOut: '{count, number}개 품절',
  from: '{price}부터',
  price: '모든 옵션에 같은 가격',
  floor: '가장 비싼 옵션의 손익분기 가격은 {floor}입니다.',
  set: '옵션 {count, number}개에 적용',
  all: '옵션',
  rows: '행 표시',
  none: '이 옵션들은 더 이상 쇼케이스에 없습니다.',
  bys: { product: '상품마다 한 행', goods: '옵션마다 한 행' },
};
