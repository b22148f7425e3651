import type { showcaseAdding as english } from '../en/showcase-adding.ts';
import type { Translated } from '../translated.ts';

export const showcaseAdding: Translated<typeof english> = {
  how: '如何定價',
  ways: {
    rule: '我的定價規則',
    suggested: '建議售價',
    percent: '在成本上加價',
    profit: '每件利潤',
  },
  noRule: '您還沒有定價規則。請建立一條，或選擇其他方式。',
  row: '成本 {cost}，利潤 {profit}',
  range: '每件利潤 {low} 至 {high}',
  raised: '已提高到損益平衡價',
  add: '以這些價格加入',
  adding: '正在加入 {count, number} 項商品…',
  result: '已加入 {added, number} 項，共 {count, number} 項',
  added: '上架中，{price}',
  why: '未加入：{why}',
  profit: '每件商品的利潤',
  family: '新增所有選項',
  familyNone: '所有選項已在櫥窗中或已售完。',
};
