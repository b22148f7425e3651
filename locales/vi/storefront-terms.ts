import type { storefrontTerms as english } from '../en/storefront-terms.ts';
import type { Translated } from '../translated.ts';

/** The terms, a clause at a time, in Vietnamese. */
export const storefrontTerms: Translated<typeof english> = {
  terms_who: 'Các bên của điều khoản này',
  termsText_who:
    '{legalName} vận hành dịch vụ này. Người bán mở cửa hàng trên dịch vụ và bán dưới tên của chính mình. Người mua mua hàng của cửa hàng có tên trên trang, trên đơn hàng và trên biên nhận.',
  terms_free: 'Chi phí',
  termsText_free:
    'Mở và điều hành cửa hàng là miễn phí. Cửa hàng trả phí hoa hồng trên sản phẩm bán được, khoản mà cửa hàng tự chọn chi cho quảng bá, và mức mà mạng thu để chuyển một lệnh rút tiền. Ngoài ra không có gì khác, và trang phí liệt kê từng con số.',
  terms_orders: 'Đơn hàng được tạo thế nào',
  termsText_orders:
    'Đơn hàng bắt đầu từ khoản thanh toán của người mua đã thật sự nhận được. Không ai trong đội ngũ của chúng tôi tạo được đơn hàng, khoản thanh toán, lượt ghé hay đánh giá, và người bán cũng không.',
  terms_supplier: 'Ai trả tiền cho nhà cung cấp',
  termsText_supplier:
    'Nhà cung cấp được trả từ số tiền người mua đã trả cho chính đơn hàng đó, không bao giờ từ ví của người bán. Giá không đủ cho giá vốn, phí vận chuyển và phí hoa hồng bị từ chối trước khi bán. Nếu giá vốn của một đơn hàng không được xác nhận, người mua được hoàn tiền trong vòng {confirmHours, plural, other {# giờ}}.',
  terms_money: 'Khi nào cửa hàng được trả tiền',
  termsText_money:
    'Khoản thanh toán của người mua được giữ cho đơn hàng đến khi sản phẩm được giao. Sau đó tiền được chia như ghi trên đơn hàng, và phần của cửa hàng khả dụng sau một số ngày tùy theo cấp của cửa hàng, ghi trên từng đơn.',
  terms_payouts: 'Rút tiền',
  termsText_payouts:
    'Bạn rút được số dư khả dụng bất cứ lúc nào. Lệnh rút tiền nhỏ được duyệt ngay. Các lệnh khác được đội ngũ của chúng tôi xem xét trong vòng {decideHours, plural, other {# giờ}}. Nếu sau {selfApproveHours, plural, other {# giờ}} một lệnh rút vẫn chưa được quyết định, lệnh đó được duyệt tự động, trừ khi có lệnh tạm giữ bằng văn bản, và được chi trả thành từng phần hằng ngày trong hạn mức ngày, trong tối đa {slices, plural, other {# ngày}}. Bạn không bao giờ phải nạp gì trước.',
  terms_holds: 'Tạm giữ và hạn chế',
  termsText_holds:
    'Tiền chỉ bị tạm giữ, hoặc cửa hàng chỉ bị hạn chế, vì một trong tám lý do đã công bố. Mỗi quyết định có bản nêu lý do, ghi rõ bằng chứng, số tiền nếu liên quan đến tiền, và ngày tự động kết thúc. Quyết định chỉ được gia hạn một lần, bởi một người xét duyệt khác. Tiền không bị tạm giữ vẫn rút được như thường.',
  terms_appeals: 'Khiếu nại',
  termsText_appeals:
    'Mọi hạn chế đều có thể khiếu nại trong vòng {appealDays, plural, other {# ngày}}. Một người xét duyệt không phải người đã đặt hạn chế quyết định trong vòng {decideDays, plural, other {# ngày}}. Nếu khiếu nại không được quyết định đúng hạn, tiền tạm giữ tự động khả dụng trở lại.',
  terms_deposits: 'Nạp tiền',
  termsText_deposits:
    'Không bao giờ cần nạp tiền để bán hàng, để rút tiền hay để lên cấp. Số tiền người bán được nạp có giới hạn, và phần chưa chi rút được bất cứ lúc nào.',
  terms_invitations: 'Lời mời',
  termsText_invitations:
    'Cửa hàng được mở qua lời mời. Lời mời miễn phí, dùng được một lần và có hiệu lực trong {inviteDays, plural, other {# ngày}}. Người mời không được gì từ đó: không tiền, không điểm, không phần chia.',
  terms_promotion: 'Quảng bá',
  termsText_promotion:
    'Cửa hàng có thể trả tiền để hiện ở những vị trí ghi rõ là được tài trợ. Cửa hàng xem được dự tính trước khi trả tiền, và không có doanh số nào được hứa hẹn. Ngân sách chưa chi được trả lại khi chiến dịch kết thúc. Quy tắc phân bổ vị trí được công bố, và cửa hàng tính lại được các phiên đấu giá của mình.',
  terms_reviews: 'Đánh giá',
  termsText_reviews:
    'Chỉ người mua có đơn hàng đã được giao mới đánh giá được sản phẩm. Một đánh giá chỉ bị gỡ vì một trong năm lý do đã công bố, không bao giờ vì là đánh giá xấu, và ở chỗ đó có ghi chú.',
  terms_levels: 'Cấp',
  termsText_levels:
    'Cấp đạt được theo tiêu chí đã công bố và miễn phí. Chúng tôi báo việc xuống cấp {levelNoticeDays, plural, other {# ngày}} trước khi áp dụng. Không cấp nào quyết định người bán có rút được tiền hay không.',
  terms_data: 'Dữ liệu cá nhân',
  termsText_data:
    'Người bán có thể tải về mọi dữ liệu chúng tôi lưu về cửa hàng, mỗi ngày một lần, và có thể yêu cầu xóa. Giấy tờ tùy thân được mã hóa, mọi lượt xem đều được ghi lại, và giấy tờ bị gỡ sau thời hạn luật quy định. Thông tin liên hệ của người mua chỉ dùng cho đơn hàng.',
  terms_changes: 'Thay đổi điều khoản này',
  termsText_changes:
    'Chúng tôi báo điều khoản mới {termsNoticeDays, plural, other {# ngày}} trước khi áp dụng và cho biết điều gì đã thay đổi. Thay đổi không bao giờ ảnh hưởng đến đơn hàng đã đặt từ trước.',
  terms_leaving: 'Rời đi',
  termsText_leaving:
    'Người bán có thể rời đi bất cứ lúc nào. Các đơn đang mở được hoàn tất hoặc hoàn tiền trước, và số dư còn lại được chi trả. Rời đi không mất phí.',
};
