import type { showcaseOffers as english } from '../en/showcase-offers.ts';
import type { Translated } from '../translated.ts';

export const showcaseOffers: Translated<typeof english> = {
  title: 'Nhà cung cấp khác',
  none: 'Không có nhà cung cấp nào khác bán sản phẩm này.',
  pick: 'So sánh với',
  promised: 'Giao hàng đã hứa',
  real: 'Giao hàng thực tế',
  late: 'Gửi trễ',
  returned: 'Bị trả hàng',
  eu: 'Liên hệ an toàn tại EU',
  euNone: 'Chưa ghi tên',
  noneYet: 'Chưa có kiện hàng',
  measured: 'Số liệu thực tế lấy từ tối đa 500 kiện hàng gần nhất của mỗi nhà cung cấp, ở mọi cửa hàng.',
  swap: 'Chuyển sang {name}',
  open: 'Mở sản phẩm này',
  swapTitle: 'Chuyển sang {name}?',
  price: 'Giá',
  keep: 'Giữ giá của tôi',
  rule: 'Theo quy tắc giá của tôi hoặc giá đề xuất',
  leaves: '{price}, lợi nhuận {profit}',
  keepsPlace:
    'Sản phẩm giữ nguyên vị trí. Việc này tính là một lần gỡ trong ngày và bạn có thể hoàn tác trong 10 phút. Đơn hàng hiện có vẫn thuộc nhà cung cấp của chúng.',
  stays: 'Nội dung và hình ảnh của bạn, giảm giá, quảng bá và đánh giá ở lại với sản phẩm cũ.',
  done: 'Giờ là của {name}, giá {price}',
  loss: '{price}, thấp hơn giá hòa vốn {floor}',
  notSame: 'Đây không còn là cùng một sản phẩm.',
};
