import type { reminders as english } from '../en/reminders.ts';
import type { Translated } from '../translated.ts';

export const reminders: Translated<typeof english> = {
  title: 'Email giỏ hàng',
  lead: 'Khi thanh toán, người mua có thể yêu cầu một email nếu chưa trả tiền. Bạn không bao giờ thấy địa chỉ của họ.',
  offer: 'Đề xuất khi thanh toán',
  offerHint:
    'Ô này để trống cho đến khi người mua đánh dấu. Gửi một lần, sau {hours} giờ, không bao giờ sau khi thanh toán. Nếu tắt, các email đang chờ sẽ không được gửi.',
  counts:
    'Đã gửi {sent, plural, other {# email}} trong {days, number} ngày, {ordered, plural, =0 {chưa có đơn hàng} other {# đơn hàng}} từ đó',
  filter: 'Bộ lọc',
  kinds: {
    all: 'Tất cả',
    ordered: 'Có đơn hàng',
  },
  none: 'Chưa gửi email nào',
  noneDetail: 'Email xuất hiện ở đây khi người mua yêu cầu và chưa thanh toán.',
  noMatch: 'Chưa có đơn hàng từ các email này',
  noOrder: 'Chưa có đơn',
  pieces: '{count, number} × {title}',
};
