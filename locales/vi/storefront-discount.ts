import type { storefrontDiscount as english } from '../en/storefront-discount.ts';
import type { Translated } from '../translated.ts';

/** Words of codes, reduced prices, prices for several pieces and free delivery, as buyers read them. */
export const storefrontDiscount: Translated<typeof english> = {
  codeLabel: 'Mã giảm giá',
  codeApply: 'Áp dụng',
  codeRemove: 'Bỏ mã',
  codeApplied: '{code} giảm {amount}.',
  codeWhy:
    '{reason, select, not_begun {Mã này chưa dùng được.} expired {Mã này đã hết hạn.} exhausted {Mã này đã hết lượt dùng.} used_by_buyer {Bạn đã dùng mã này rồi.} not_for_these {Mã này không áp dụng cho hàng trong giỏ của bạn.} below_minimum {Mã này cần mua từ {amount} trở lên.} already_free {Đã được miễn phí vận chuyển. Hãy để dành mã cho lần sau.} below_break_even {Cửa hàng không thể giảm nhiều như vậy cho các mặt hàng này.} other {Không có mã này. Vui lòng kiểm tra lại.}}',
  discount: 'Giảm giá',
  discountBy: 'Giảm giá ({code})',
  lineQuantity: 'Mua nhiều: −{amount}',
  lineCode: '{code}: −{amount}',
  lineSpared: 'Mã không áp dụng cho mặt hàng này.',
  freeFrom: 'Miễn phí vận chuyển từ {amount}',
  freeMissing: 'Mua thêm {amount} để được miễn phí vận chuyển.',
  freeReached: 'Được miễn phí vận chuyển.',
  freeNot: 'Cửa hàng không thể miễn phí vận chuyển cho các mặt hàng này.',
  compareText: 'Giá thấp nhất trong 30 ngày trước: {amount}',
  compareLabel: '{amount}, giá thấp nhất trong 30 ngày trước',
  saleUntil: 'Ưu đãi đến {when}',
  quantityEach: 'Từ {count} cái: {amount}/cái',
  quantitySet: '{count} cái {amount}',
  noticeCodeUsed: 'Bạn đã dùng mã giảm giá này nên mã đã được bỏ. Vui lòng kiểm tra tổng tiền.',
  bundleTitle: 'Bộ sản phẩm',
  bundleLead: '{count, number} sản phẩm mua cùng nhau với giá thấp hơn',
  bundleInstead: 'thay vì {amount}',
  bundleSaving: 'Bạn tiết kiệm {amount}',
  bundleAdd: 'Thêm tất cả vào giỏ hàng',
  bundleSoldOut: 'Một trong các sản phẩm đã hết hàng nên hiện chưa mua được bộ này.',
  bundleHow:
    'Giỏ hàng hiển thị mức giảm của từng sản phẩm. Nếu bạn trả lại một sản phẩm, bạn được hoàn số tiền đã trả cho sản phẩm đó.',
  bundleLine: 'Cùng {count, number} sản phẩm khác: {amount}, tiết kiệm {saving}',
};
