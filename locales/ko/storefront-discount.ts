import type { storefrontDiscount as english } from '../en/storefront-discount.ts';
import type { Translated } from '../translated.ts';

/** Words of codes, reduced prices, prices for several pieces and free delivery, as buyers read them. */
export const storefrontDiscount: Translated<typeof english> = {
  codeLabel: '할인 코드',
  codeApply: '적용',
  codeRemove: '코드 삭제',
  codeApplied: '{amount} 할인되었습니다. 코드: {code}',
  codeWhy:
    '{reason, select, not_begun {아직 사용할 수 없는 코드입니다.} expired {사용 기간이 끝난 코드입니다.} exhausted {사용 횟수가 모두 찬 코드입니다.} used_by_buyer {이미 사용한 코드입니다.} not_for_these {장바구니 상품에는 사용할 수 없는 코드입니다.} below_minimum {{amount} 이상 구매하면 사용할 수 있는 코드입니다.} already_free {이미 무료 배송입니다. 코드는 다음에 사용하세요.} below_break_even {이 상품에는 이만큼 할인할 수 없습니다.} other {없는 코드입니다. 입력한 내용을 확인하세요.}}',
  discount: '할인',
  discountBy: '할인({code})',
  lineQuantity: '묶음 할인: −{amount}',
  lineCode: '{code}: −{amount}',
  lineSpared: '이 상품에는 코드가 적용되지 않습니다.',
  freeFrom: '{amount} 이상 무료 배송',
  freeMissing: '{amount} 더 담으면 무료 배송입니다.',
  freeReached: '무료 배송입니다.',
  freeNot: '이 상품은 무료 배송이 안 됩니다.',
  compareText: '직전 30일 최저가: {amount}',
  compareLabel: '{amount}, 직전 30일 최저가',
  saleUntil: '할인은 {when}까지',
  quantityEach: '{count}개 이상: 개당 {amount}',
  quantitySet: '{count}개 {amount}',
  noticeCodeUsed: '이미 사용한 할인 코드라서 삭제했습니다. 합계를 확인하세요.',
  bundleTitle: '세트',
  bundleLead: '함께 사면 더 저렴한 상품 {count, number}개',
  bundleInstead: '따로 사면 {amount}',
  bundleSaving: '{amount} 절약',
  bundleAdd: '모두 장바구니에 담기',
  bundleSoldOut: '상품 하나가 품절되어 지금은 이 세트를 살 수 없습니다.',
  bundleHow: '장바구니에 상품별 할인액이 표시됩니다. 하나를 반품하면 그 상품에 결제한 금액이 환불됩니다.',
  bundleLine: '다른 상품 {count, number}개와 함께 {amount} ({saving} 절약)',
};
