import type { showcaseOffers as english } from '../en/showcase-offers.ts';
import type { Translated } from '../translated.ts';

export const showcaseOffers: Translated<typeof english> = {
  title: '다른 공급사',
  none: '이 상품을 제공하는 다른 공급사가 없습니다.',
  pick: '비교할 공급사',
  promised: '약속한 배송',
  real: '실제 배송',
  late: '늦게 발송',
  returned: '반품',
  eu: 'EU 안전 연락처',
  euNone: '기재 없음',
  noneYet: '아직 택배 없음',
  measured: '실제 수치는 모든 상점을 합한 공급사별 최근 택배(최대 500건)에서 계산합니다.',
  swap: '{name} 상품으로 바꾸기',
  open: '이 상품 열기',
  swapTitle: '{name} 상품으로 바꿀까요?',
  price: '가격',
  keep: '내 가격 유지',
  rule: '내 가격 규칙 또는 권장가로 설정',
  leaves: '{price}, 순이익 {profit}',
  keepsPlace:
    '상품의 위치는 그대로입니다. 오늘의 삭제 1건으로 계산되며 10분 동안 실행 취소할 수 있습니다. 기존 주문의 공급사는 바뀌지 않습니다.',
  stays: '직접 쓴 글과 사진, 할인, 프로모션, 후기는 이전 상품에 남습니다.',
  done: '이제 {name} 상품을 {price}에 판매합니다',
  loss: '{price}, 손익분기 가격 {floor} 미만',
  notSame: '더 이상 같은 상품이 아닙니다.',
};
