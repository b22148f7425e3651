import type { storefrontLook as english } from '../en/storefront-look.ts';
import type { Translated } from '../translated.ts';

// Sections of a shop's own look.

export const storefrontLook: Translated<typeof english> = {
  lookFeatured: '精選',
  lookNewest: '新品',
  lookSale: '優惠中',
  lookSeeAll: '查看全部',
  menu: '選單',
  lookStory: '我們的故事',
  lookReviews: '買家怎麼說',
  lookPreview: '預覽：只有您能看到',
};
