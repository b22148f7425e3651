import type { storefrontLook as english } from '../en/storefront-look.ts';
import type { Translated } from '../translated.ts';

// Sections of a shop's own look.

export const storefrontLook: Translated<typeof english> = {
  lookFeatured: '精选',
  lookNewest: '新品',
  lookSale: '优惠中',
  lookSeeAll: '查看全部',
  menu: '菜单',
  lookStory: '我们的故事',
  lookReviews: '买家怎么说',
  lookPreview: '预览：只有您能看到',
};
