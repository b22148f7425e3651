import type { showcaseAdding as english } from '../en/showcase-adding.ts';
import type { Translated } from '../translated.ts';

export const showcaseAdding: Translated<typeof english> = {
  how: '如何定价',
  ways: {
    rule: '我的定价规则',
    suggested: '建议价',
    percent: '在成本上加价',
    profit: '每件利润',
  },
  noRule: '你还没有定价规则。请创建一条，或选择其他方式。',
  row: '成本 {cost}，利润 {profit}',
  range: '每件利润 {low} 至 {high}',
  raised: '已提到保本价',
  add: '按这些价格添加',
  adding: '正在添加 {count, number} 件商品…',
  result: '已添加 {added, number} 件，共 {count, number} 件',
  added: '在售，{price}',
  why: '未添加：{why}',
  profit: '每件商品的利润',
  family: '添加全部选项',
  familyNone: '所有选项已在橱窗中或已售罄。',
};
