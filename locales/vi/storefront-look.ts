import type { storefrontLook as english } from '../en/storefront-look.ts';
import type { Translated } from '../translated.ts';

// Sections of a shop's own look.

export const storefrontLook: Translated<typeof english> = {
  lookFeatured: 'Nổi bật',
  lookNewest: 'Hàng mới',
  lookSale: 'Đang giảm giá',
  lookSeeAll: 'Xem tất cả',
  menu: 'Menu',
  lookStory: 'Câu chuyện của chúng tôi',
  lookReviews: 'Người mua nói gì',
  lookPreview: 'Bản xem trước: chỉ bạn nhìn thấy',
};
