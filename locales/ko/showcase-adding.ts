import type { showcaseAdding as english } from '../en/showcase-adding.ts';
import type { Translated } from '../translated.ts';

export const showcaseAdding: Translated<typeof english> = {
  how: '가격 정하는 방법',
  ways: {
    rule: '내 가격 규칙',
    suggested: '권장 가격',
    percent: '원가에 더하는 비율',
    profit: '개당 순이익',
  },
  noRule: '아직 가격 규칙이 없습니다. 새로 만들거나 다른 방법을 선택하세요.',
  row: '원가 {cost}, 순이익 {profit}',
  range: '개당 순이익 {low}~{high}',
  raised: '손익분기 가격으로 올림',
  add: '이 가격으로 추가',
  adding: '상품 {count, number}개를 추가하는 중…',
  result: '{count, number}개 중 {added, number}개 추가됨',
  added: '{price}에 판매 중',
  why: '추가하지 못했습니다: {why}',
  profit: '한 개의 순이익',
  family: '모든 옵션 추가',
  familyNone: '모든 옵션이 진열장에 있거나 품절입니다.',
};
