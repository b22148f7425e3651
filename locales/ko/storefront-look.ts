import type { storefrontLook as english } from '../en/storefront-look.ts';
import type { Translated } from '../translated.ts';

// Sections of a shop's own look.

export const storefrontLook: Translated<typeof english> = {
  lookFeatured: '추천 상품',
  lookNewest: '신상품',
  lookSale: '할인 중',
  lookSeeAll: '모두 보기',
  menu: '메뉴',
  lookStory: '우리 이야기',
  lookReviews: '구매자 후기',
  lookPreview: '미리보기: 회원님에게만 보입니다',
};
