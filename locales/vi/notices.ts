import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {Đơn hàng mới: {goods}, {amount}} other {Đơn hàng mới: {goods} và # mặt hàng khác, {amount}}}} other {Đơn hàng mới {no}}}',
    body: '{confirm, select, auto {Đơn hàng {no}. Hãy xác nhận trước {confirm_by}, nếu không đơn được xác nhận tự động.} latest {Đơn hàng {no}. Hãy xác nhận trước {confirm_by}, nếu không đơn bị hủy và người mua được hoàn tiền.} other {Người mua đã trả {amount}. Hãy xác nhận giá vốn từ tiền của họ, nếu không đơn được xác nhận tự động.}}',
  },
  order_confirmed: {
    title: 'Đơn hàng {no} đã tự xác nhận',
    body: 'Giá vốn của nhà cung cấp đã được để riêng từ tiền của người mua. Nhà cung cấp chuẩn bị kiện hàng.',
  },
  order_shipped: { title: 'Đơn hàng {no} đang trên đường', body: 'Đơn vị vận chuyển đã có kiện hàng.' },
  order_delivered: { title: 'Đơn hàng {no} đã giao', body: 'Giờ người mua có thể xem hàng.' },
  order_accepted: {
    title: 'Đơn hàng {no} đã nghiệm thu',
    body: 'Phần của bạn là {amount}. Tiền đã vào ví và khả dụng sau số ngày chờ của cấp bạn.',
  },
  order_lost: {
    title: 'Đơn hàng {no} có vẻ bị thất lạc',
    body: 'Đơn không được giao kịp. Nhà cung cấp chịu thiệt hại, không phải bạn. Hãy xem vụ việc.',
  },
  order_cancelled: {
    title: 'Đơn hàng {no} đã hủy',
    body: '{why, select, buyer {Người mua đã yêu cầu.} expired {Đơn không được xác nhận kịp.} stock {Nhà cung cấp đã hết hàng.} sla {Hàng không được gửi kịp.} undeliverable {Đơn vị vận chuyển không giao được.} other {Đơn không tiếp tục được.}} Người mua nhận lại {amount}. Bạn không mất gì.',
  },
  order_released: { title: '{amount} đã có thể rút', body: 'Phần của bạn từ đơn hàng {no} rút được rồi.' },
  return_asked: {
    title: 'Yêu cầu trả hàng của đơn {no} chờ bạn',
    body: 'Hãy trả lời chậm nhất {answer_by}, nếu không yêu cầu tự được chấp nhận.',
  },
  return_granted: {
    title: 'Yêu cầu trả hàng của đơn {no} đã được chấp nhận',
    body: 'Không ai trả lời kịp nên yêu cầu tự được chấp nhận. Hàng được gửi về nhà cung cấp.',
  },
  return_closed: {
    title: 'Việc trả hàng của đơn {no} đã kết thúc',
    body: 'Không có khoản nào được hoàn. Đơn tiếp tục từ chỗ cũ.',
  },
  return_refunded: {
    title: 'Đơn hàng {no} đã được hoàn tiền',
    body: 'Người mua nhận lại {amount}. Vụ việc ghi rõ ai chịu khoản này.',
  },
  return_offer_taken: {
    title: 'Người mua của đơn {no} đã nhận đề nghị của bạn',
    body: 'Người mua giữ hàng, và tiền đang được hoàn.',
  },
  return_offer_declined: {
    title: 'Người mua của đơn {no} không nhận đề nghị của bạn',
    body: 'Thay vào đó yêu cầu trả hàng được chấp nhận, như khi không có câu trả lời. Hàng được gửi về nhà cung cấp.',
  },
  return_damaged: {
    title: 'Hàng của đơn {no} gửi về bị hư hỏng',
    body: 'Nhà cung cấp muốn trừ một phần tiền hoàn. Người mua hoặc người xét duyệt quyết định.',
  },
  return_escalated: {
    title: 'Người xét duyệt đang xem yêu cầu trả hàng của đơn {no}',
    body: 'Quyết định sẽ có trong mười ngày, kèm lý do.',
  },
  return_decided_for_buyer: {
    title: 'Yêu cầu trả hàng của đơn {no} được quyết định cho người mua',
    body: 'Vụ việc ghi rõ lý do và ai chịu khoản nào.',
  },
  return_decided_for_shop: {
    title: 'Yêu cầu trả hàng của đơn {no} được quyết định cho cửa hàng',
    body: 'Hai người xét duyệt đã xem. Vụ việc ghi rõ lý do.',
  },
  feedback_answered: { title: 'Chúng tôi đã trả lời góp ý {no}', body: 'Hãy mở để đọc câu trả lời.' },
  feedback_done: {
    title: 'Điều bạn viết trong {no} đã xong',
    body: 'Cảm ơn bạn. Nếu chưa đúng ý bạn, hãy viết lại cho chúng tôi.',
  },
  chat_answered: {
    title: 'Bộ phận hỗ trợ đã trả lời',
    body: 'Hãy mở cuộc trò chuyện để đọc và viết lại.',
  },
  chat_buyer_wrote: {
    title: 'Người mua của đơn {no} đã viết cho bạn',
    body: 'Hãy mở cuộc trò chuyện để đọc. Bạn trả lời ở đây: hai bên không thấy thông tin liên hệ của nhau.',
  },
  sign_in_new: {
    title: 'Đăng nhập mới vào tài khoản của bạn',
    body: '{named, select, yes {Thiết bị là {device}, lúc {when}, từ mạng {place}.} other {Một thiết bị không cho biết nó là gì, lúc {when}, từ mạng {place}.}} Nếu không phải bạn, hãy đổi mật khẩu: việc đó đăng xuất mọi thiết bị khác.',
  },
  sign_in_guessed: {
    title: 'Có người đang đoán mật khẩu của bạn',
    body: 'Trong một giờ đã có {count} lần đăng nhập sai bằng tên người dùng của bạn, từ những mạng bạn chưa từng dùng. Không ai vào được, và bạn vẫn đăng nhập được ở nơi quen thuộc. Nếu mật khẩu của bạn ngắn hoặc dùng ở nơi khác, hãy đổi nó và bật bước thứ hai.',
  },
  password_changed: {
    title: 'Mật khẩu đăng nhập của bạn đã đổi',
    body: 'Mọi thiết bị khác đã bị đăng xuất. Các khóa API vẫn hoạt động: hãy thu hồi những khóa bạn không nhận ra trong mục Đăng nhập và bảo mật. Nếu không phải bạn, hãy viết ngay cho chúng tôi.',
  },
  password_reset: {
    title: 'Mật khẩu đăng nhập của bạn đã được thay',
    body: '{way, select, email {Nó được thay qua liên kết gửi đến email của bạn.} other {Nó được thay bằng mã khôi phục.}} Mọi thiết bị đã bị đăng xuất, và việc rút tiền tạm dừng đến {until}. Các khóa API vẫn hoạt động: hãy thu hồi những khóa bạn không nhận ra trong mục Đăng nhập và bảo mật. Nếu không phải bạn, hãy thay lại ngay và viết cho chúng tôi.',
  },
  contact_changed: {
    title: 'Thông tin liên hệ của bạn đã thay đổi',
    body: '{what, select, email {Địa chỉ email} phone {Số điện thoại} other {Địa chỉ email và số điện thoại}} của tài khoản đã thay đổi. Địa chỉ email mới có hiệu lực sau khi được xác nhận. Nếu không phải bạn, hãy đổi mật khẩu ngay: việc đó đăng xuất mọi thiết bị khác.',
  },
  pay_password_changed: {
    title: 'Mật khẩu giao dịch của bạn đã đổi',
    body: 'Nếu không phải bạn, hãy thay mật khẩu đó và đăng xuất các thiết bị khác.',
  },
  pay_password_reset: {
    title: 'Mật khẩu giao dịch của bạn đã được thay',
    body: 'Tạm ngưng rút tiền đến {until}. Nếu không phải bạn, hãy đăng xuất các thiết bị khác và viết cho chúng tôi.',
  },
  second_factor_on: {
    title: 'Xác thực hai bước đang bật',
    body: 'Đăng nhập trên thiết bị mới giờ cần mã từ ứng dụng xác thực của bạn.',
  },
  second_factor_off: {
    title: 'Xác thực hai bước đã tắt',
    body: 'Đăng nhập chỉ cần mật khẩu. Nếu không phải bạn, hãy đăng xuất các thiết bị khác và bật lại.',
  },
  recovery_code_used: {
    title: 'Một mã khôi phục đã được dùng',
    body: 'Bạn {left, plural, =0 {không còn mã nào} other {còn # mã}}. Hãy tạo mã mới trước khi hết.',
  },
  comment_new: {
    title: 'Người mua đã nhận xét về đơn {no}',
    body: '{rating} trên 5 sao cho “{title}”. Bạn có thể trả lời một lần; mọi người đều đọc được.',
  },
  comment_followed: {
    title: 'Người mua đã bổ sung nhận xét về đơn {no}',
    body: 'Nói về “{title}”.',
  },
  comment_kept: {
    title: 'Một nhận xét bạn báo cáo được giữ lại',
    body: 'Nói về “{title}” của đơn {no}. Chúng tôi đã xem và nhận xét đúng quy tắc. Trả lời của bạn hiện bên cạnh.',
  },
  comment_removed: {
    title: 'Một nhận xét bạn báo cáo đã được gỡ',
    body: 'Nói về “{title}” của đơn {no}. Vị trí đó hiện lý do, và điểm của nhận xét không còn được tính.',
  },
  goods_withdrawn: {
    title: 'Hàng đã bị gỡ khỏi bán',
    body: 'Chúng tôi đã gỡ {titles} khỏi mọi cửa hàng. Lý do: {reason} Các đơn đã đặt vẫn tiếp tục. Khi lý do không còn, hàng tự mở bán lại.',
  },
  goods_out_of_stock: {
    title: 'Hàng ngừng bán: hết hàng',
    body: 'Nhà cung cấp đã hết {titles}. Hàng tự mở bán lại khi có.',
  },
  goods_below_break_even: {
    title: 'Hàng ngừng bán: giá vốn tăng',
    body: 'Với giá của bạn thì sẽ lỗ với {titles}. Hãy đặt giá cao hơn để mở bán lại.',
  },
  goods_back_on_sale: {
    title: 'Hàng đã mở bán lại',
    body: 'Điều cản trở {titles} đã hết. Hàng đang bán với giá của bạn.',
  },
  cost_rises: {
    title: 'Giá vốn của “{title}” sẽ tăng',
    body: 'Từ {when}, giá vốn là {cost} thay vì {old}. Với giá bán {price}, bạn lãi {profit} mỗi sản phẩm. Các đơn đã có giữ nguyên giá vốn.',
  },
  cost_rises_below: {
    title: 'Giá vốn của “{title}” sẽ vượt mức giá bán cho phép',
    body: 'Từ {when}, giá vốn là {cost} thay vì {old}. Với giá bán {price}, bạn sẽ lỗ: hãy đặt ít nhất {floor}, nếu không hàng sẽ ngừng bán vào ngày đó. Các đơn đã có giữ nguyên giá vốn.',
  },
  cost_falls: {
    title: 'Giá vốn của “{title}” sẽ giảm',
    body: 'Từ {when}, giá vốn là {cost} thay vì {old}. Với giá bán {price}, bạn lãi {profit} mỗi sản phẩm.',
  },
  goods_repriced: {
    title: 'Giá đã theo giá vốn',
    body: 'Giá vốn của {titles} tăng. Quy tắc giá của bạn đã đặt giá mới để bạn không lỗ.',
  },
  identity_verified: {
    title: 'Danh tính của bạn đã được xác minh',
    body: 'Bạn đã được xác minh với tên {name}. Tài khoản mang tên này nhận được tiền bạn rút.',
  },
  identity_rejected: {
    title: 'Chưa xác minh được danh tính của bạn',
    body: 'Mỗi ô cần sửa đều ghi lý do. Phần đã đúng vẫn được giữ.',
  },
  identity_recalled: {
    title: 'Việc xác minh của bạn đã bị thu hồi',
    body: '{statement} Bạn có thể gửi giấy tờ mới. Tiền bạn kiếm được vẫn là của bạn, và bạn có thể khiếu nại.',
  },
  identity_late: {
    title: 'Chúng tôi trễ với hồ sơ danh tính của bạn',
    body: 'Chúng tôi hẹn trả lời trong 48 giờ mà chưa trả lời. Hồ sơ đang đứng đầu hàng chờ; bạn không cần làm gì.',
  },
  identity_expiring: {
    title: 'Giấy tờ của bạn hết hạn ngày {day}',
    body: 'Hãy gửi giấy tờ mới trước ngày đó. Trong lúc đó, bán hàng và rút tiền vẫn tiếp tục.',
  },
  payout_account_added: {
    title: 'Đã thêm tài khoản nhận tiền',
    body: 'Tài khoản {account} đã được thêm và dùng được sau 24 giờ. Không phải bạn? Hãy gỡ nó, đổi mật khẩu và báo cho chúng tôi.',
  },
  payout_account_changed: {
    title: 'Tài khoản nhận tiền đã đổi',
    body: 'Tài khoản {account} đã được đổi. Không phải bạn? Hãy đổi mật khẩu và báo cho chúng tôi.',
  },
  payout_account_removed: {
    title: 'Đã gỡ tài khoản nhận tiền',
    body: 'Tài khoản {account} đã được gỡ. Không phải bạn? Hãy đổi mật khẩu và báo cho chúng tôi.',
  },
  deposit_credited: {
    title: 'Khoản nạp {no} đã vào ví của bạn',
    body: '{amount} đã đến và khả dụng. Tiền là của bạn và rút được như phần số dư còn lại.',
  },
  deposit_below_minimum: {
    title: 'Khoản nạp {no}: {amount} đã đến',
    body: 'Số này dưới khoản nạp nhỏ nhất theo cách này. Tiền được giữ cho bạn và ghi có ngay khi số bạn gửi đạt mức đó.',
  },
  deposit_unclear: {
    title: 'Khoản nạp {no}: {amount} đã đến và được giữ cho bạn',
    body: 'Tiền đến trễ, hoặc nhiều hơn mức được nạp. Hai người đang xem xét; tiền được ghi có hoặc trở về nơi đã gửi.',
  },
  deposit_returned: {
    title: 'Khoản nạp {no}: {amount} đã gửi trả lại',
    body: 'Phần không ghi có được đã gửi trả về nơi đã gửi.',
  },
  deposit_needs_info: {
    title: 'Khoản nạp {no}: chúng tôi có câu hỏi',
    body: 'Người xét duyệt cần thông tin từ bạn trước khi ghi có khoản nạp. Bạn có bảy ngày để trả lời.',
  },
  deposit_failed: {
    title: 'Không ghi có được khoản nạp {no}',
    body: 'Lý do: {reason}',
  },
  deposit_unanswered: {
    title: 'Khoản nạp {no} đã đóng vì không có câu trả lời',
    body: 'Câu hỏi của chúng tôi không được trả lời trong bảy ngày. Nếu bạn đã gửi tiền, hãy báo cho chúng tôi: tiền không mất.',
  },
  deposit_expired: {
    title: 'Không tìm thấy khoản nạp {no}',
    body: 'Không có gì đến kịp. Nếu bạn đã gửi tiền, hãy kiểm tra địa chỉ và mạng lưới rồi báo cho chúng tôi. Tiền đến sau được giữ cho bạn.',
  },
  deposit_late: {
    title: 'Chúng tôi trễ với khoản nạp {no}',
    body: 'Chúng tôi hẹn trả lời trong 24 giờ mà chưa trả lời. Khoản này đang đứng đầu hàng chờ; bạn không cần làm gì.',
  },
  restriction_placed: {
    title: 'Cửa hàng của bạn bị hạn chế đến {until}',
    body: 'Hãy mở để đọc lý do, những gì vẫn tiếp tục và cách khiếu nại. Hạn chế tự kết thúc.',
  },
  restriction_held: {
    title: '{amount} của bạn bị tạm giữ đến {until}',
    body: 'Hãy mở để đọc lý do và căn cứ. Bạn có thể khiếu nại, và việc này tự kết thúc.',
  },
  restriction_begun: {
    title: 'Tài khoản của bạn bị tạm ngưng đến {until}',
    body: 'Việc này đã được báo trước. Bạn có thể đọc lý do, khiếu nại và xem tiền của mình.',
  },
  restriction_extended: {
    title: 'Một hạn chế được gia hạn đến {until}',
    body: 'Người thứ hai quyết định như vậy, dựa trên điều mới. Không thể gia hạn lần nữa, và bạn có thể khiếu nại.',
  },
  restriction_ended: {
    title: 'Một hạn chế đã kết thúc',
    body: 'Mọi việc bị cản trở nay làm được trở lại.',
  },
  restriction_freed: {
    title: '{amount} của bạn khả dụng trở lại',
    body: 'Phần bị hạn chế tạm giữ đã trở về số dư khả dụng của bạn.',
  },
  appeal_received: {
    title: 'Chúng tôi đã nhận khiếu nại của bạn',
    body: 'Một người khác với người đã hạn chế bạn sẽ quyết định chậm nhất {decide_by}.',
  },
  appeal_upheld: {
    title: 'Khiếu nại đã được quyết định: hạn chế giữ nguyên',
    body: 'Hãy mở để đọc lý do. Hạn chế vẫn tự kết thúc.',
  },
  appeal_overturned: {
    title: 'Khiếu nại của bạn đúng',
    body: 'Chúng tôi xin lỗi. Hạn chế đã hết, và phần bị tạm giữ khả dụng trở lại.',
  },
  withdrawal_requested: {
    title: 'Đã yêu cầu lệnh rút {no}',
    body: 'Chúng tôi đã nhận yêu cầu rút {amount} về {account}. Bạn có thể hủy cho đến khi tiền được gửi.',
  },
  withdrawal_approved: {
    title: 'Lệnh rút {no} đã được duyệt',
    body: '{amount} giờ được gửi đến {account}.',
  },
  withdrawal_paid: { title: 'Lệnh rút {no} đã chi trả', body: '{amount} đã được gửi đến {account}.' },
  withdrawal_cancelled: {
    title: 'Lệnh rút {no} đã hủy',
    body: '{amount} khả dụng trở lại. Không mất phí.',
  },
  withdrawal_rejected: {
    title: 'Lệnh rút {no} không được duyệt',
    body: '{amount} khả dụng trở lại. Lý do: {reason}',
  },
  withdrawal_failed: {
    title: 'Không gửi được lệnh rút {no}',
    body: '{amount} khả dụng trở lại. Không mất phí. Hãy kiểm tra tài khoản {account}.',
  },
  withdrawal_returned: {
    title: 'Lệnh rút {no} bị gửi trả lại',
    body: 'Bên nhận đã gửi trả lại: {amount} khả dụng trở lại, kèm cả phí. Hãy kiểm tra tài khoản {account}.',
  },
  goodwill_promo: {
    title: 'Bạn có {amount} tiền tặng quảng bá',
    body: 'Đây là khoản bù đắp của chúng tôi: {reason} Tiền này được dùng trước khi bạn trả cho quảng bá. Bạn không nợ lại gì.',
  },
  goodwill_given: {
    title: '{amount} đã được cộng vào ví của bạn',
    body: 'Đây là khoản bù đắp của chúng tôi: {reason} Bạn dùng được ngay và không nợ lại gì.',
  },
  ad_started: {
    title: 'Quảng bá {goods} đã bắt đầu',
    body: 'Từ bây giờ hàng được hiển thị. Bạn xem được bất cứ lúc nào là ở đâu, bao nhiêu lần và tốn bao nhiêu.',
  },
  ad_paused: {
    title: 'Quảng bá {goods} đang tạm dừng',
    body: '{why, select, no_stock {Hàng đã hết.} not_sold {Hàng không đang bán trong cửa hàng của bạn.} shop_paused {Cửa hàng của bạn hiện không nhận đơn.} other {Hiện không hiển thị được.}} Trong lúc đó không mất tiền, và quảng bá tự chạy tiếp khi điều đó đã qua.',
  },
  ad_resumed: {
    title: 'Quảng bá {goods} chạy tiếp',
    body: 'Điều cản trở đã hết. Hàng lại được hiển thị.',
  },
  ad_exhausted: {
    title: 'Ngân sách cho {goods} đã dùng hết',
    body: 'Quảng bá đã kết thúc. {amount} không đủ cho một lượt nhấp nữa và đã trở về.',
  },
  ad_ended: {
    title: 'Quảng bá {goods} đã kết thúc',
    body: '{why, select, time {Ngày cuối đã qua.} shop_closed {Cửa hàng của bạn đã đóng.} other {Quảng bá đã dừng.}} {amount} chưa được chi và đã trở về.',
  },
  ad_refused: {
    title: 'Quảng bá {goods} không được bắt đầu',
    body: 'Một người đã xem và viết: {reason} Toàn bộ {amount} đã trở về. Bạn có thể sửa điều này và bắt đầu quảng bá mới.',
  },
  friend_joined: {
    title: 'Một người bạn đã tham gia',
    body: '{name} đã mở cửa hàng với lời mời của bạn. Mời là miễn phí và không ai kiếm được gì từ đó.',
  },
  level_raised: {
    title:
      'Cửa hàng của bạn có cấp mới: {level, select, merchant {Cửa hàng Thương gia} partner {Đối tác Kinh doanh} other {Đại lý Thương hiệu}}',
    body: 'Bạn đã đạt đủ điều kiện. Kệ hàng chứa được nhiều hơn, và phí hoa hồng của đơn mới thấp hơn. Không mất tiền.',
  },
  level_lowering: {
    title:
      'Vào {from} cấp của cửa hàng sẽ là {level, select, standard {Cửa hàng Tiêu chuẩn} merchant {Cửa hàng Thương gia} partner {Đối tác Kinh doanh} other {Đại lý Thương hiệu}}',
    body: 'Hiện có điều kiện của cấp này chưa đạt. Nếu bạn đạt lại trước lúc đó, không có gì thay đổi. Hàng của bạn vẫn ở nguyên chỗ và tiền của bạn không bị ảnh hưởng. Trang cấp cho biết còn thiếu gì.',
  },
  level_kept: {
    title:
      'Cấp của bạn được giữ nguyên: {level, select, standard {Cửa hàng Tiêu chuẩn} merchant {Cửa hàng Thương gia} partner {Đối tác Kinh doanh} other {Đại lý Thương hiệu}}',
    body: 'Cửa hàng đã đạt lại điều kiện của cấp. Thay đổi đã báo được hủy.',
  },
  level_lowered: {
    title:
      'Cấp của cửa hàng hiện là {level, select, standard {Cửa hàng Tiêu chuẩn} merchant {Cửa hàng Thương gia} partner {Đối tác Kinh doanh} other {Đại lý Thương hiệu}}',
    body: 'Việc này đã được báo trước ba mươi ngày. Hàng của bạn vẫn được bán và tiền của bạn không bị ảnh hưởng. Ngay khi đạt điều kiện của cấp cao hơn, bạn có lại cấp đó, không mất phí.',
  },
  hook_failed: {
    title: 'Tin nhắn đến {host} không tới nơi',
    body: 'Một tin nhắn gửi chương trình của bạn đã được thử trong một ngày mà không được nhận. Hãy xem nó trả lời gì; tin nhắn có thể gửi lại.',
  },
  hook_disabled: {
    title: 'Tin nhắn đến {host} đã tắt',
    body: 'Địa chỉ này không nhận gì trong ba ngày nên không gửi thêm nữa. Hãy sửa rồi bật lại; những gì đã lỡ có thể gửi lại.',
  },
  limit_changes: {
    title:
      'Từ {from}: {kind, select, goods_max {số hàng bán cùng lúc} deletions_daily {số lần xóa mỗi ngày} commission_bps {phí hoa hồng của đơn mới} other {mức rút mỗi ngày không cần duyệt}}',
    body: 'Với cấp {level, select, standard {Cửa hàng Tiêu chuẩn} merchant {Cửa hàng Thương gia} partner {Đối tác Kinh doanh} other {Đại lý Thương hiệu}}, giá trị đổi từ {before} thành {value}. Hàng đang bán, đơn đã có và tiền của bạn không bị ảnh hưởng.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
