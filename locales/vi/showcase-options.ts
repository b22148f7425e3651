import type { showcaseOptions as english } from '../en/showcase-options.ts';
import type { Translated } from '../translated.ts';

export const showcaseOptions: Translated<typeof english> = {
  count: '{count, number} tùy chọn',
  offSale: '{count, number} ngừng bán',
  soldOut: '{count, number} hết hàng',
  from: 'từ {price}',
  price: 'Một giá cho mọi tùy chọn',
  floor: 'Tùy chọn đắt nhất hòa vốn ở {floor}.',
  set: 'Đặt cho {count, number} tùy chọn',
  all: 'Tùy chọn',
  rows: 'Hàng',
  none: 'Không còn tùy chọn nào trong số này ở gian hàng của bạn.',
  bys: { product: 'Mỗi sản phẩm một hàng', goods: 'Mỗi tùy chọn một hàng' },
};
