import type { storefrontRestock as english } from '../en/storefront-restock.ts';
import type { Translated } from '../translated.ts';

export const storefrontRestock: Translated<typeof english> = {
  restockTitle: 'Gửi email khi có hàng lại',
  restockLead: 'Chúng tôi gửi một email khi sản phẩm này có hàng lại.',
  restockEmail: 'Địa chỉ email',
  restockWrong: 'Vui lòng nhập địa chỉ email.',
  restockSend: 'Gửi email cho tôi',
  restockPrivacy:
    'Địa chỉ của bạn chỉ dùng cho email này. Vui lòng xác nhận trong {confirmDays} ngày qua liên kết chúng tôi gửi; địa chỉ bị xóa sau khi gửi email, hoặc sau {waitDays} ngày.',
  restockAsked: 'Kiểm tra email của bạn',
  restockAskedText:
    'Nếu bạn chưa xác nhận địa chỉ này, bạn sẽ nhận được email có liên kết. Mở liên kết để xác nhận.',
  restockConfirm: 'Gửi email khi có hàng lại?',
  restockConfirmText: '{title} đã hết hàng. Chúng tôi gửi một email khi có hàng lại.',
  restockConfirmSend: 'Có, gửi email cho tôi',
  restockWaiting: 'Bạn đã có trong danh sách',
  restockWaitingText: 'Chúng tôi gửi một email khi {title} có hàng lại. Sau đó địa chỉ của bạn bị xóa.',
  restockStop: 'Xóa địa chỉ của tôi',
  restockStopped: 'Địa chỉ của bạn đã bị xóa',
  restockStoppedText: 'Bạn sẽ không nhận email về sản phẩm này.',
  restockBack: 'Xem sản phẩm',
};
