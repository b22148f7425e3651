import type { restockMail as english } from '../en/restock-mail.ts';
import type { Translated } from '../translated.ts';

export const restockMail: Translated<typeof english> = {
  confirm: {
    subject: 'Xác nhận: gửi email khi {title} có hàng lại?',
    lead: 'Có người đã yêu cầu {shop} gửi email đến địa chỉ này khi {title} có hàng lại. Nếu đó là bạn, vui lòng xác nhận bằng nút bên dưới.',
    action: 'Xác nhận hoặc xóa',
    small:
      'Nếu không phải bạn, bạn không cần làm gì: không có xác nhận, chúng tôi không gửi gì thêm và xóa địa chỉ.',
  },
  send: {
    subject: '{title} đã có hàng lại tại {shop}',
    lead: 'Bạn đã yêu cầu báo tin: {title} đã có hàng lại. Chúng tôi không thể giữ hàng cho bạn.',
    action: 'Xem sản phẩm',
    small: 'Đây là email duy nhất bạn yêu cầu. Địa chỉ của bạn đã được xóa.',
  },
};
