import type { showcaseAdding as english } from '../en/showcase-adding.ts';
import type { Translated } from '../translated.ts';

export const showcaseAdding: Translated<typeof english> = {
  how: '価格の決め方',
  ways: {
    rule: '価格ルール',
    suggested: '推奨価格',
    percent: '原価への上乗せ',
    profit: '1点あたりの利益',
  },
  noRule: '価格ルールがまだありません。作成するか、別の方法を選んでください。',
  row: '原価 {cost}、利益 {profit}',
  range: '1点あたりの利益 {low}〜{high}',
  raised: '損益分岐価格まで引き上げ',
  add: 'この価格で追加',
  adding: '{count, number}点を追加しています…',
  result: '{count, number}点のうち{added, number}点を追加しました',
  added: '{price}で販売中',
  why: '追加できませんでした：{why}',
  profit: '1点ごとの利益',
  family: 'すべてのオプションを追加',
  familyNone: 'すべてのオプションはショーケースにあるか、売り切れです。',
};
