import type { showcaseSample as english } from '../en/showcase-sample.ts';
import type { Translated } from '../translated.ts';

export const showcaseSample: Translated<typeof english> = {
  title: '샘플 주문',
  lead: '직접 보고 소개할 수 있도록 한 개를 원가로 구매할 수 있습니다. 필수는 아닙니다. 여기서는 샘플도 재고도 필요하지 않습니다.',
  none: '쇼케이스의 상품을 열고 ‘샘플 주문’을 선택하세요.',
  price: '한 개에 지불하는 금액',
  delivery: '배송비(최저)',
  make: '링크 받기',
  ready: '샘플을 주문할 수 있습니다',
  readyDetail:
    '이 링크는 {time}까지 한 번, 한 개의 가격을 낮춥니다. 결제는 다른 구매자와 같으며 배송비와 세금은 결제할 때 더해집니다.',
  open: '상품 열기',
  counts: '최근 30일 샘플: {max, number}개 중 {used, number}개.',
  review: '이 주문의 리뷰는 집계되지 않습니다.',
  reasons: {
    at_cost: '가격이 이미 원가입니다. 다른 구매자처럼 상점에서 주문하세요.',
    samples_open: '주문을 기다리는 샘플이 이미 {open, number}개 있습니다. 각각 7일 후 종료됩니다.',
    samples_month: '최근 30일 동안 한도인 샘플 {month, number}개를 받았습니다.',
    price_changed: '원가가 바뀌었습니다. 닫고 다시 확인하세요.',
  },
};
