import type { storefrontTerms as english } from '../en/storefront-terms.ts';
import type { Translated } from '../translated.ts';

/** The terms, a clause at a time, in Vietnamese. */
export const storefrontTerms: Translated<typeof english> = {
  terms_who: 'Điều khoản này giữa ai với ai',
  termsText_who:
    '{legalName} vận hành dịch vụ này. Người bán mở cửa hàng trong đó và bán dưới tên của chính mình. Người mua mua từ cửa hàng có tên trên trang, trên đơn hàng và trên biên nhận.',
  terms_free: 'Chi phí',
  termsText_free:
    'Mở và điều hành cửa hàng là miễn phí. Cửa hàng trả phí hoa hồng trên hàng bán được, khoản mà cửa hàng chọn chi cho quảng bá, và khoản mà mạng thu để chuyển một lệnh rút tiền. Không có gì khác, và trang phí nêu rõ từng con số.',
  terms_orders: 'Đơn hàng hình thành thế nào',
  termsText_orders:
    'Đơn hàng bắt đầu từ khoản thanh toán của người mua đã thật sự nhận được. Không ai làm việc ở đây tạo được đơn hàng, khoản thanh toán, lượt ghé hay đánh giá, và không người bán nào tạo được.',
  terms_supplier: 'Ai trả tiền cho nhà cung cấp',
  termsText_supplier:
    'Nhà cung cấp được trả từ số tiền người mua đã trả cho chính đơn hàng này, không bao giờ từ ví của người bán. Giá không đủ cho giá vốn, phí gửi và phí hoa hồng bị từ chối trước khi bán. Đơn hàng không ai xác nhận giá vốn được hoàn tiền cho người mua trong vòng {confirmHours, plural, other {# giờ}}.',
  terms_money: 'Khi nào tiền là của cửa hàng',
  termsText_money:
    'Khoản thanh toán của người mua được giữ cho đến khi hàng đến nơi. Sau đó tiền được chia như ghi trên đơn hàng, và phần của cửa hàng khả dụng sau một số ngày tùy theo cấp, ghi trên từng đơn.',
  terms_payouts: 'Rút tiền',
  termsText_payouts:
    'Tiền khả dụng rút được bất cứ lúc nào. Lệnh rút nhỏ được duyệt ngay. Các lệnh khác được người xét duyệt xem trong vòng {decideHours, plural, other {# giờ}}; nếu sau {selfApproveHours, plural, other {# giờ}} không ai quyết định, lệnh rút được duyệt tự động, trừ khi có tạm giữ bằng văn bản, và được trả thành từng phần mỗi ngày trong hạn mức ngày, trong tối đa {slices, plural, other {# ngày}}. Không bao giờ phải nạp gì trước.',
  terms_holds: 'Tạm giữ và hạn chế',
  termsText_holds:
    'Tiền chỉ bị tạm giữ, hoặc cửa hàng chỉ bị hạn chế, vì một trong tám lý do đã công bố. Mỗi lần đều có bản nêu lý do, ghi căn cứ, số tiền nếu liên quan đến tiền, và ngày tự kết thúc. Chỉ được gia hạn một lần, bởi một người khác. Phần không bị tạm giữ rút được như thường.',
  terms_appeals: 'Khiếu nại',
  termsText_appeals:
    'Mọi hạn chế đều có thể khiếu nại trong vòng {appealDays, plural, other {# ngày}}. Một người không phải người đã đặt hạn chế quyết định trong vòng {decideDays, plural, other {# ngày}}. Nếu không ai quyết định kịp, tiền bị tạm giữ tự khả dụng trở lại.',
  terms_deposits: 'Nạp tiền',
  termsText_deposits:
    'Không bao giờ cần nạp tiền để bán hàng, để được chi trả hay để lên cấp. Số tiền người bán được nạp có giới hạn, và phần chưa chi có thể rút bất cứ lúc nào.',
  terms_invitations: 'Lời mời',
  termsText_invitations:
    'Cửa hàng được mở qua lời mời. Lời mời miễn phí, dùng được một lần và trong {inviteDays, plural, other {# ngày}}. Người mời không kiếm được gì từ đó: không tiền, không điểm, không phần chia.',
  terms_promotion: 'Quảng bá',
  termsText_promotion:
    'Cửa hàng có thể trả tiền để hiện ở những vị trí ghi rõ là được tài trợ. Cửa hàng thấy dự tính trước khi trả tiền, và không có doanh số nào được hứa hẹn. Phần chưa chi trở về khi chiến dịch kết thúc. Cách trao vị trí được công bố, và cửa hàng tính lại được các phiên đấu giá của mình.',
  terms_reviews: 'Đánh giá',
  termsText_reviews:
    'Chỉ người đã mua và được gửi hàng mới đánh giá được. Một đánh giá chỉ bị gỡ vì một trong năm lý do đã công bố, không bao giờ vì nó xấu, và ở chỗ đó vẫn có ghi chú.',
  terms_levels: 'Cấp',
  termsText_levels:
    'Cấp đạt được theo tiêu chí đã công bố và không mất tiền. Việc xuống cấp được báo {levelNoticeDays, plural, other {# ngày}} trước khi áp dụng. Không cấp nào quyết định người bán có được rút tiền hay không.',
  terms_data: 'Dữ liệu cá nhân',
  termsText_data:
    'Người bán có thể tải về mọi dữ liệu được lưu về cửa hàng, mỗi ngày một lần, và có thể yêu cầu xóa. Giấy tờ tùy thân được mã hóa, mỗi lần xem đều được ghi lại, và giấy tờ được gỡ sau thời gian luật quy định. Thông tin liên hệ của người mua chỉ phục vụ đơn hàng.',
  terms_changes: 'Thay đổi điều khoản',
  termsText_changes:
    'Điều khoản thay đổi được báo {termsNoticeDays, plural, other {# ngày}} trước khi áp dụng, kèm những gì đã thay đổi. Chúng không bao giờ thay đổi đơn hàng đã có từ trước.',
  terms_leaving: 'Rời đi',
  termsText_leaving:
    'Người bán có thể rời đi bất cứ lúc nào. Đơn đang mở được thực hiện hoặc hoàn tiền trước, và phần còn lại được chi trả. Không ai phải trả tiền để rời đi.',
};
