import type { storefrontLook as english } from '../en/storefront-look.ts';
import type { Translated } from '../translated.ts';

// Sections of a shop's own look.

export const storefrontLook: Translated<typeof english> = {
  lookFeatured: 'おすすめ',
  lookNewest: '新着',
  lookSale: 'セール中',
  lookSeeAll: 'すべて見る',
  menu: 'メニュー',
  lookStory: '私たちについて',
  lookReviews: '購入者の声',
  lookPreview: 'プレビュー：ご自身だけに表示されています',
};
