import type { reminderMail as english } from '../en/reminder-mail.ts';
import type { Translated } from '../translated.ts';

export const reminderMail: Translated<typeof english> = {
  subject: 'Giỏ hàng của bạn tại {shop}',
  lead: 'Bạn đã yêu cầu một email nếu chưa hoàn tất đơn hàng tại {shop}. Giỏ hàng của bạn có:',
  same: '{count, number} × {title}: {now} mỗi chiếc',
  changed: '{count, number} × {title}: hiện là {now} mỗi chiếc; trước đây {seen}',
  gone: '{count, number} × {title}: không còn bán ở đây',
  action: 'Mở giỏ hàng',
  small:
    'Đây là email duy nhất về giỏ hàng này; địa chỉ của bạn đã được xóa khỏi đó. Nếu bạn đặt hàng qua nút bên trên, cửa hàng tính một đơn từ email này. Không có hàng nào được giữ cho bạn.',
  stop: 'Không muốn nhận email như thế này từ {shop}? Hủy đăng ký tại đây: {url}',
};
