import type { showcaseSample as english } from '../en/showcase-sample.ts';
import type { Translated } from '../translated.ts';

export const showcaseSample: Translated<typeof english> = {
  title: 'Đặt hàng mẫu',
  lead: 'Mua một chiếc cho chính bạn theo giá vốn để xem và giới thiệu. Không bao giờ bắt buộc: cửa hàng ở đây không cần hàng mẫu hay hàng tồn.',
  none: 'Mở một sản phẩm trong gian hàng và chọn “Đặt hàng mẫu”.',
  price: 'Bạn trả cho một chiếc',
  delivery: 'Giao hàng, từ',
  make: 'Lấy liên kết',
  ready: 'Hàng mẫu đã sẵn sàng để đặt',
  readyDetail:
    'Liên kết giảm giá một chiếc, một lần, đến {time}. Bạn thanh toán như mọi người mua; phí giao hàng và thuế được cộng khi thanh toán.',
  open: 'Mở sản phẩm',
  counts: 'Hàng mẫu trong 30 ngày qua: {used, number} trên {max, number}.',
  review: 'Đánh giá từ đơn này không được tính.',
  reasons: {
    at_cost: 'Giá của bạn đã bằng giá vốn: hãy đặt trong cửa hàng như mọi người mua.',
    samples_open: 'Đã có {open, number} hàng mẫu đang chờ đặt. Mỗi mẫu hết hạn sau bảy ngày.',
    samples_month: 'Bạn đã có {month, number} hàng mẫu trong 30 ngày qua, đó là giới hạn.',
    price_changed: 'Giá vốn đã thay đổi. Hãy đóng và xem lại.',
  },
};
