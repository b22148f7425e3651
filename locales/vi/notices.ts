import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {Đơn hàng mới: {goods}, {amount}} other {Đơn hàng mới: {goods} và # sản phẩm khác, {amount}}}} other {Đơn hàng mới {no}}}',
    body: '{confirm, select, auto {Đơn hàng {no}. Hãy xác nhận chậm nhất {confirm_by}, nếu không đơn được xác nhận tự động.} latest {Đơn hàng {no}. Hãy xác nhận chậm nhất {confirm_by}, nếu không đơn bị hủy và người mua được hoàn tiền.} other {Người mua đã trả {amount}. Hãy xác nhận giá vốn từ khoản thanh toán của họ, nếu không giá vốn được xác nhận tự động.}}',
  },
  order_confirmed: {
    title: 'Đơn hàng {no} đã được xác nhận tự động',
    body: 'Giá vốn của nhà cung cấp đã được để riêng từ tiền của người mua. Nhà cung cấp đang chuẩn bị kiện hàng.',
  },
  order_shipped: { title: 'Đơn hàng {no} đang trên đường', body: 'Đơn vị vận chuyển đã có kiện hàng.' },
  order_delivered: { title: 'Đơn hàng {no} đã được giao', body: 'Giờ người mua có thể kiểm tra hàng.' },
  order_accepted: {
    title: 'Đơn hàng {no} đã được xác nhận nhận hàng',
    body: 'Phần của bạn là {amount}. Tiền đã vào ví và khả dụng sau thời gian chờ của cấp bạn.',
  },
  order_lost: {
    title: 'Đơn hàng {no} có thể đã thất lạc',
    body: 'Đơn không được giao kịp. Nhà cung cấp chịu thiệt hại, không phải bạn. Vui lòng xem yêu cầu trả hàng.',
  },
  order_cancelled: {
    title: 'Đơn hàng {no} đã hủy',
    body: '{why, select, buyer {Người mua đã yêu cầu.} expired {Đơn không được xác nhận kịp.} stock {Nhà cung cấp đã hết hàng.} sla {Hàng không được gửi kịp.} undeliverable {Đơn vị vận chuyển không giao được.} other {Không thể hoàn tất đơn.}} Chúng tôi hoàn {amount} cho người mua. Bạn không mất gì.',
  },
  order_released: {
    title: '{amount} đã có thể rút',
    body: 'Giờ bạn có thể rút phần của mình từ đơn hàng {no}.',
  },
  return_asked: {
    title: 'Có yêu cầu trả hàng cho đơn {no}',
    body: 'Hãy trả lời chậm nhất {answer_by}, nếu không yêu cầu tự động được chấp nhận.',
  },
  return_granted: {
    title: 'Yêu cầu trả hàng của đơn {no} đã được chấp nhận',
    body: 'Không có câu trả lời kịp thời nên yêu cầu tự động được chấp nhận. Hàng được gửi về nhà cung cấp.',
  },
  return_closed: {
    title: 'Việc trả hàng của đơn {no} đã kết thúc',
    body: 'Không có khoản nào được hoàn. Đơn tiếp tục từ chỗ cũ.',
  },
  return_refunded: {
    title: 'Đơn hàng {no} đã được hoàn tiền',
    body: 'Chúng tôi hoàn {amount} cho người mua. Yêu cầu trả hàng ghi rõ ai chịu khoản này.',
  },
  return_offer_taken: {
    title: 'Người mua của đơn {no} đã chấp nhận đề nghị của bạn',
    body: 'Người mua giữ hàng, và tiền đang được hoàn.',
  },
  return_offer_declined: {
    title: 'Người mua của đơn {no} đã từ chối đề nghị của bạn',
    body: 'Thay vào đó yêu cầu trả hàng được chấp nhận, như khi không có câu trả lời. Hàng được gửi về nhà cung cấp.',
  },
  return_damaged: {
    title: 'Hàng của đơn {no} gửi về bị hư hỏng',
    body: 'Nhà cung cấp muốn trừ một phần tiền hoàn. Người mua hoặc người xét duyệt quyết định.',
  },
  return_escalated: {
    title: 'Yêu cầu trả hàng của đơn {no} đang được xem xét',
    body: 'Quyết định sẽ có trong mười ngày, kèm lý do.',
  },
  return_decided_for_buyer: {
    title: 'Yêu cầu trả hàng của đơn {no} được quyết định có lợi cho người mua',
    body: 'Yêu cầu trả hàng ghi rõ lý do và ai chịu khoản nào.',
  },
  return_decided_for_shop: {
    title: 'Yêu cầu trả hàng của đơn {no} được quyết định có lợi cho cửa hàng',
    body: 'Hai người xét duyệt đã kiểm tra. Yêu cầu trả hàng ghi rõ lý do.',
  },
  feedback_answered: { title: 'Chúng tôi đã trả lời góp ý {no}', body: 'Hãy mở để đọc câu trả lời.' },
  feedback_done: {
    title: 'Góp ý {no} của bạn đã xử lý xong',
    body: 'Cảm ơn bạn. Nếu chưa đúng ý bạn, vui lòng liên hệ lại với chúng tôi.',
  },
  chat_answered: {
    title: 'Chăm sóc khách hàng đã trả lời',
    body: 'Hãy mở cuộc trò chuyện để đọc và trả lời.',
  },
  chat_buyer_wrote: {
    title: 'Tin nhắn mới từ người mua của đơn {no}',
    body: 'Hãy mở cuộc trò chuyện để đọc và trả lời. Hai bên không thấy thông tin liên hệ của nhau.',
  },
  question_new: {
    title: 'Câu hỏi mới về “{title}”',
    body: 'Một người mua muốn biết thêm trước khi mua. Câu trả lời của bạn được gửi qua email.',
  },
  sourcing_found: {
    title: 'Đã tìm thấy sản phẩm cho “{title}”',
    body: 'Mở yêu cầu để xem sản phẩm và giá vốn. Nếu phù hợp, hãy thêm vào cửa hàng.',
  },
  sourcing_not_found: {
    title: 'Không tìm thấy “{title}”',
    body: 'Mở yêu cầu để đọc lý do. Yêu cầu này không còn được tính là đang mở.',
  },
  sign_in_new: {
    title: 'Đăng nhập mới vào tài khoản của bạn',
    body: '{named, select, yes {Thiết bị là {device}, lúc {when}, từ mạng {place}.} other {Một thiết bị không cho biết nó là gì, lúc {when}, từ mạng {place}.}} Nếu không phải bạn, hãy đổi mật khẩu: việc đó đăng xuất mọi thiết bị khác.',
  },
  sign_in_guessed: {
    title: 'Có người đang đoán mật khẩu của bạn',
    body: 'Trong một giờ đã có {count} lần đăng nhập sai bằng tên đăng nhập của bạn, từ những mạng bạn chưa từng dùng. Không ai vào được, và bạn vẫn đăng nhập được ở nơi quen thuộc. Nếu mật khẩu của bạn ngắn hoặc dùng ở nơi khác, hãy đổi và bật xác thực hai bước.',
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
  shop_linked: {
    title: 'Một cửa hàng đã được thêm vào các cửa hàng của bạn',
    body: 'Chủ cửa hàng đó có thể mở cửa hàng này, và bạn có thể mở cửa hàng đó, không cần đăng nhập lại. Với tiền, mỗi cửa hàng vẫn cần mật khẩu giao dịch riêng. Nếu không phải bạn, hãy gỡ cửa hàng đó trong Cửa hàng của tôi và đổi mật khẩu ngay.',
  },
  pay_password_changed: {
    title: 'Mật khẩu giao dịch của bạn đã đổi',
    body: 'Nếu không phải bạn, hãy thay mật khẩu đó và đăng xuất các thiết bị khác.',
  },
  pay_password_reset: {
    title: 'Mật khẩu giao dịch của bạn đã được thay',
    body: 'Tạm dừng rút tiền đến {until}. Nếu không phải bạn, hãy đăng xuất các thiết bị khác và liên hệ với chúng tôi.',
  },
  device_added: {
    title: 'Đã thêm một thiết bị ký',
    body: '{waits, select, yes {{device} có thể ký từ {until}. Không phải bạn? Hãy gỡ thiết bị trước lúc đó, đổi mật khẩu và báo cho chúng tôi.} other {{device} giờ ký các lệnh rút tiền, tài khoản nhận tiền, chiến dịch và mật khẩu giao dịch của bạn. Không phải bạn? Hãy đổi mật khẩu và báo cho chúng tôi.}}',
  },
  device_leaving: {
    title: 'Thiết bị ký cuối cùng của bạn sắp được gỡ',
    body: '{device} ngừng ký vào {until}. {alone, select, yes {Sau đó việc rút tiền không cần chữ ký. } other {}}Không phải bạn? Hãy giữ lại thiết bị trong “Thiết bị ký”, đổi mật khẩu và báo cho chúng tôi.',
  },
  device_removed: {
    title: 'Đã gỡ một thiết bị ký',
    body: '{device} không còn ký nữa. Không phải bạn? Hãy đổi mật khẩu và báo cho chúng tôi.',
  },
  device_retained: {
    title: 'Giữ lại thiết bị ký',
    body: 'Đã dừng việc gỡ {device}. Thiết bị này tiếp tục ký.',
  },
  second_factor_on: {
    title: 'Xác thực hai bước đang bật',
    body: 'Đăng nhập trên thiết bị mới giờ cần mã từ ứng dụng xác thực của bạn.',
  },
  second_factor_off: {
    title: 'Xác thực hai bước đã tắt',
    body: 'Giờ đăng nhập chỉ cần mật khẩu. Nếu không phải bạn, hãy đăng xuất các thiết bị khác và bật lại.',
  },
  recovery_code_used: {
    title: 'Một mã khôi phục đã được dùng',
    body: '{left, plural, =0 {Bạn không còn mã nào. Hãy tạo mã mới ngay.} other {Bạn còn # mã. Hãy tạo mã mới trước khi hết.}}',
  },
  comment_new: {
    title: 'Đánh giá mới cho đơn {no}',
    body: '{rating} trên 5 sao cho “{title}”. Bạn có thể trả lời một lần; mọi người đều đọc được câu trả lời.',
  },
  comment_followed: {
    title: 'Người mua đã bổ sung đánh giá về đơn {no}',
    body: 'Nói về “{title}”.',
  },
  comment_kept: {
    title: 'Đánh giá bạn báo cáo được giữ lại',
    body: 'Nói về “{title}” của đơn {no}. Chúng tôi đã kiểm tra và đánh giá đúng quy tắc. Câu trả lời của bạn hiện bên cạnh.',
  },
  comment_removed: {
    title: 'Đánh giá bạn báo cáo đã bị gỡ',
    body: 'Nói về “{title}” của đơn {no}. Lý do hiện ở vị trí đó, và điểm không còn được tính.',
  },
  goods_withdrawn: {
    title: 'Sản phẩm đã bị ngừng bán',
    body: 'Chúng tôi đã ngừng bán {titles} ở mọi cửa hàng. Lý do: {reason} Các đơn đã đặt vẫn tiếp tục. Khi lý do không còn, sản phẩm tự động mở bán lại.',
  },
  goods_out_of_stock: {
    title: 'Ngừng bán: hết hàng',
    body: 'Nhà cung cấp đã hết {titles}. Sản phẩm tự động mở bán lại khi có hàng.',
  },
  goods_below_break_even: {
    title: 'Ngừng bán: giá vốn tăng',
    body: 'Với giá của bạn, bán {titles} sẽ lỗ. Hãy đặt giá cao hơn để mở bán lại.',
  },
  goods_back_on_sale: {
    title: 'Sản phẩm đã mở bán lại',
    body: '{titles} có thể bán lại với giá của bạn.',
  },
  cost_rises: {
    title: 'Giá vốn của “{title}” sẽ tăng',
    body: 'Từ {when}, giá vốn là {cost} thay vì {old}. Với giá bán {price}, bạn lãi {profit} mỗi chiếc. Các đơn đã có giữ nguyên giá vốn.',
  },
  cost_rises_below: {
    title: 'Giá vốn của “{title}” sẽ vượt mức giá bán cho phép',
    body: 'Từ {when}, giá vốn là {cost} thay vì {old}. Với giá bán {price}, bạn sẽ lỗ: hãy đặt ít nhất {floor}, nếu không sản phẩm sẽ ngừng bán vào ngày đó. Các đơn đã có giữ nguyên giá vốn.',
  },
  cost_falls: {
    title: 'Giá vốn của “{title}” sẽ giảm',
    body: 'Từ {when}, giá vốn là {cost} thay vì {old}. Với giá bán {price}, bạn lãi {profit} mỗi chiếc.',
  },
  goods_repriced: {
    title: 'Giá bán đã thay đổi theo giá vốn',
    body: 'Giá vốn của {titles} tăng. Quy tắc giá của bạn đã đặt giá mới để bạn không lỗ.',
  },
  identity_verified: {
    title: 'Danh tính của bạn đã được xác minh',
    body: 'Bạn đã được xác minh với tên {name}. Tài khoản mang tên này nhận được tiền bạn rút.',
  },
  identity_rejected: {
    title: 'Chúng tôi chưa xác minh được danh tính của bạn',
    body: 'Mỗi ô cần sửa đều ghi lý do. Phần còn lại vẫn được giữ.',
  },
  identity_recalled: {
    title: 'Việc xác minh của bạn đã bị thu hồi',
    body: '{statement} Bạn có thể gửi giấy tờ mới. Phần bạn kiếm được vẫn là của bạn, và bạn có thể khiếu nại.',
  },
  unpaid_near: {
    title: 'Hãy xác minh danh tính để tiếp tục nhận đơn',
    body: 'Có {unpaid} đang chờ trả cho bạn. Khi đạt {limit}, cửa hàng của bạn ngừng nhận đơn mới cho đến khi danh tính được xác minh. Số tiền đó vẫn là của bạn.',
  },
  unpaid_stopped: {
    title: 'Cửa hàng của bạn đã ngừng nhận đơn mới',
    body: 'Có {unpaid} đang chờ trả cho bạn và danh tính của bạn chưa được xác minh. Các đơn đang xử lý vẫn tiếp tục, và số tiền đó vẫn là của bạn. Cửa hàng nhận đơn mới trở lại ngay khi bạn được xác minh.',
  },
  identity_late: {
    title: 'Chúng tôi xử lý trễ hồ sơ danh tính của bạn',
    body: 'Chúng tôi hẹn trả lời trong 48 giờ mà chưa trả lời. Hồ sơ đang đứng đầu hàng chờ; bạn không cần làm gì.',
  },
  identity_appeal_received: {
    title: 'Chúng tôi đã nhận khiếu nại của bạn',
    body: 'Một người khác với những người đã quyết định sẽ trả lời chậm nhất {decide_by}.',
  },
  identity_appeal_upheld: {
    title: 'Khiếu nại của bạn không được chấp nhận',
    body: 'Quyết định về danh tính của bạn được giữ nguyên. Bạn có thể đọc lý do và gửi giấy tờ mới bất cứ lúc nào.',
  },
  identity_appeal_overturned: {
    title: 'Khiếu nại của bạn được chấp nhận',
    body: 'Danh tính của bạn đã được xác minh. Chúng tôi xin lỗi.',
  },
  identity_appeal_reopened: {
    title: 'Khiếu nại của bạn được chấp nhận',
    body: 'Quyết định trước không còn hiệu lực. Giấy tờ của bạn đã bị xóa, vui lòng gửi lại một lần nữa. Chúng tôi xin lỗi.',
  },
  identity_appeal_late: {
    title: 'Chúng tôi chậm trả lời khiếu nại của bạn',
    body: 'Chúng tôi đã hứa quyết định trong 10 ngày nhưng chưa làm được. Khiếu nại của bạn đứng đầu hàng chờ; bạn không cần làm gì.',
  },
  identity_expiring: {
    title: 'Giấy tờ của bạn hết hạn ngày {day}',
    body: 'Hãy gửi giấy tờ mới trước ngày đó. Trong lúc đó bạn có thể tiếp tục bán hàng và rút tiền.',
  },
  payout_schedule_set: {
    title: 'Đã bật rút tiền hằng tuần',
    body: 'Tối đa {amount} được chuyển tới {account} mỗi tuần một lần. Không phải bạn? Hãy kết thúc, đổi mật khẩu và báo cho chúng tôi.',
  },
  payout_schedule_skipped: {
    title: 'Lần rút tiền hằng tuần chưa được thực hiện',
    body: 'Có việc cần bạn xử lý trước: mở mục rút tiền hằng tuần để xem. Tiền của bạn vẫn sẵn có.',
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
    body: 'Số này thấp hơn mức tối thiểu của cách này. Chúng tôi giữ cho bạn và cộng vào ví ngay khi số bạn gửi đạt mức tối thiểu.',
  },
  deposit_unclear: {
    title: 'Khoản nạp {no}: {amount} đã đến và được giữ cho bạn',
    body: 'Khoản này đến trễ hoặc vượt hạn mức nạp. Hai người xét duyệt kiểm tra; sau đó chúng tôi cộng vào ví hoặc gửi trả về nơi đã gửi.',
  },
  deposit_returned: {
    title: 'Khoản nạp {no}: đã gửi trả {amount}',
    body: 'Chúng tôi không thể cộng vào ví nên đã gửi trả về nơi đã gửi.',
  },
  deposit_needs_info: {
    title: 'Khoản nạp {no}: chúng tôi có câu hỏi',
    body: 'Người xét duyệt cần thông tin từ bạn trước khi cộng khoản nạp vào ví. Bạn có bảy ngày để trả lời.',
  },
  deposit_failed: {
    title: 'Không thể cộng khoản nạp {no} vào ví',
    body: 'Lý do: {reason}',
  },
  deposit_unanswered: {
    title: 'Khoản nạp {no} đã đóng vì không có câu trả lời',
    body: 'Câu hỏi của chúng tôi không được trả lời trong bảy ngày. Nếu bạn đã gửi tiền, hãy báo cho chúng tôi: tiền không mất.',
  },
  deposit_expired: {
    title: 'Không tìm thấy khoản nạp {no}',
    body: 'Không có gì đến kịp. Nếu bạn đã gửi tiền, hãy kiểm tra địa chỉ và mạng rồi báo cho chúng tôi. Khoản đến sau được giữ cho bạn.',
  },
  deposit_late: {
    title: 'Chúng tôi xử lý trễ khoản nạp {no}',
    body: 'Chúng tôi hẹn trả lời trong 24 giờ mà chưa trả lời. Khoản này đang đứng đầu hàng chờ; bạn không cần làm gì.',
  },
  restriction_placed: {
    title: 'Cửa hàng của bạn bị hạn chế đến {until}',
    body: 'Hãy mở để xem lý do, những gì vẫn dùng được và cách khiếu nại. Hạn chế tự động kết thúc.',
  },
  restriction_held: {
    title: '{amount} trong số dư của bạn bị tạm giữ đến {until}',
    body: 'Hãy mở để xem lý do và bằng chứng. Bạn có thể khiếu nại, và lệnh tạm giữ tự động kết thúc.',
  },
  restriction_begun: {
    title: 'Tài khoản của bạn bị tạm khóa đến {until}',
    body: 'Chúng tôi đã báo trước. Bạn có thể xem lý do, khiếu nại và xem số dư.',
  },
  restriction_extended: {
    title: 'Một hạn chế được gia hạn đến {until}',
    body: 'Người xét duyệt thứ hai quyết định dựa trên bằng chứng mới. Không thể gia hạn lần nữa, và bạn có thể khiếu nại.',
  },
  restriction_ended: {
    title: 'Một hạn chế đã kết thúc',
    body: 'Mọi việc bị hạn chế nay làm lại được.',
  },
  restriction_freed: {
    title: '{amount} trong số dư của bạn khả dụng trở lại',
    body: 'Số tiền bị tạm giữ đã trở về số dư khả dụng của bạn.',
  },
  appeal_received: {
    title: 'Chúng tôi đã nhận khiếu nại của bạn',
    body: 'Người xét duyệt khác với người đã hạn chế bạn sẽ quyết định chậm nhất {decide_by}.',
  },
  appeal_upheld: {
    title: 'Khiếu nại của bạn không được chấp nhận',
    body: 'Hãy mở để xem lý do. Hạn chế vẫn tự động kết thúc.',
  },
  appeal_overturned: {
    title: 'Khiếu nại của bạn được chấp nhận',
    body: 'Chúng tôi xin lỗi. Hạn chế đã được gỡ, và số tiền tạm giữ khả dụng trở lại.',
  },
  withdrawal_requested: {
    title: 'Đã yêu cầu lệnh rút {no}',
    body: 'Chúng tôi đã nhận yêu cầu rút {amount} về {account}. Bạn có thể hủy cho đến khi tiền được gửi.',
  },
  withdrawal_approved: {
    title: 'Lệnh rút {no} đã được duyệt',
    body: 'Chúng tôi đang gửi {amount} đến {account}.',
  },
  withdrawal_paid: { title: 'Lệnh rút {no} đã được chi trả', body: '{amount} đã được gửi đến {account}.' },
  withdrawal_cancelled: {
    title: 'Lệnh rút {no} đã hủy',
    body: '{amount} khả dụng trở lại. Không mất phí.',
  },
  withdrawal_rejected: {
    title: 'Lệnh rút {no} không được duyệt',
    body: '{amount} khả dụng trở lại. Lý do: {reason}',
  },
  withdrawal_failed: {
    title: 'Lệnh rút {no} thất bại',
    body: '{amount} khả dụng trở lại. Không mất phí. Vui lòng kiểm tra tài khoản {account}.',
  },
  withdrawal_returned: {
    title: 'Lệnh rút {no} bị gửi trả lại',
    body: 'Ngân hàng hoặc mạng nhận đã gửi trả: {amount} khả dụng trở lại, kèm cả phí. Vui lòng kiểm tra tài khoản {account}.',
  },
  goodwill_promo: {
    title: 'Bạn có {amount} tiền tặng quảng bá',
    body: 'Đây là khoản bù đắp của chúng tôi: {reason} Khi bạn trả cho quảng bá, tiền này được dùng trước. Bạn không nợ gì.',
  },
  goodwill_given: {
    title: '{amount} đã được cộng vào ví của bạn',
    body: 'Đây là khoản bù đắp của chúng tôi: {reason} Bạn dùng được ngay và không nợ gì.',
  },
  ad_started: {
    title: 'Quảng bá {goods} đã bắt đầu',
    body: 'Sản phẩm đang được hiển thị. Bạn xem được bất cứ lúc nào: hiện ở đâu, bao nhiêu lần và tốn bao nhiêu.',
  },
  ad_paused: {
    title: 'Quảng bá {goods} đang tạm dừng',
    body: '{why, select, no_stock {Sản phẩm đã hết hàng.} not_sold {Sản phẩm hiện không được bán trong cửa hàng của bạn.} shop_paused {Cửa hàng của bạn hiện không nhận đơn.} other {Hiện không hiển thị được.}} Trong lúc đó không mất phí, và quảng bá tự động chạy tiếp.',
  },
  ad_resumed: {
    title: 'Quảng bá {goods} đã chạy tiếp',
    body: 'Sản phẩm đang được hiển thị lại.',
  },
  ad_exhausted: {
    title: 'Ngân sách cho {goods} đã dùng hết',
    body: 'Quảng bá đã kết thúc. {amount} còn lại không đủ cho một lượt nhấp nữa và đã được trả lại.',
  },
  ad_ended: {
    title: 'Quảng bá {goods} đã kết thúc',
    body: '{why, select, time {Ngày cuối đã qua.} shop_closed {Cửa hàng của bạn đã đóng.} other {Quảng bá đã kết thúc.}} {amount} chưa chi đã được trả lại.',
  },
  ad_refused: {
    title: 'Quảng bá {goods} bị từ chối',
    body: 'Lý do của người xét duyệt: {reason} Chúng tôi đã trả lại toàn bộ {amount}. Bạn có thể sửa và bắt đầu quảng bá mới.',
  },
  friend_joined: {
    title: 'Một người bạn đã tham gia',
    body: '{name} đã mở cửa hàng với lời mời của bạn. Mời là miễn phí và không ai kiếm được gì từ đó.',
  },
  level_raised: {
    title:
      'Cửa hàng của bạn có cấp mới: {level, select, merchant {Cửa hàng Thương gia} partner {Đối tác Kinh doanh} other {Đại lý Thương hiệu}}',
    body: 'Bạn đã đạt đủ điều kiện. Gian hàng chứa được nhiều sản phẩm hơn, và phí hoa hồng của đơn mới thấp hơn. Không mất phí.',
  },
  level_lowering: {
    title:
      'Vào {from} cấp của cửa hàng sẽ là {level, select, standard {Cửa hàng Tiêu chuẩn} merchant {Cửa hàng Thương gia} partner {Đối tác Kinh doanh} other {Đại lý Thương hiệu}}',
    body: 'Hiện cửa hàng chưa đạt một điều kiện của cấp. Nếu đạt lại trước lúc đó, không có gì thay đổi. Sản phẩm của bạn vẫn ở nguyên chỗ và số dư không bị ảnh hưởng. Trang cấp cho biết còn thiếu gì.',
  },
  level_kept: {
    title:
      'Cấp của bạn được giữ nguyên: {level, select, standard {Cửa hàng Tiêu chuẩn} merchant {Cửa hàng Thương gia} partner {Đối tác Kinh doanh} other {Đại lý Thương hiệu}}',
    body: 'Cửa hàng đã đạt lại điều kiện của cấp. Thay đổi đã báo được hủy.',
  },
  level_lowered: {
    title:
      'Cấp của cửa hàng hiện là {level, select, standard {Cửa hàng Tiêu chuẩn} merchant {Cửa hàng Thương gia} partner {Đối tác Kinh doanh} other {Đại lý Thương hiệu}}',
    body: 'Việc này đã được báo trước ba mươi ngày. Sản phẩm của bạn vẫn được bán và tiền của bạn không bị ảnh hưởng. Ngay khi đạt điều kiện của cấp cao hơn, bạn có lại cấp đó, không mất phí.',
  },
  proposal_made: {
    title: 'Một chương trình đề xuất thay đổi',
    body: 'Hãy xem nội dung sẽ thay đổi rồi xác nhận hoặc từ chối. Trước đó không có gì thay đổi.',
  },
  hook_failed: {
    title: 'Tin nhắn đến {host} không tới nơi',
    body: 'Chúng tôi đã thử gửi một tin nhắn đến chương trình của bạn trong một ngày. Hãy kiểm tra phản hồi của nó; bạn có thể gửi lại tin nhắn.',
  },
  hook_disabled: {
    title: 'Tin nhắn đến {host} đã tắt',
    body: 'Địa chỉ này không nhận gì trong ba ngày nên chúng tôi đã ngừng gửi. Hãy sửa rồi bật lại; bạn có thể gửi lại những gì đã lỡ.',
  },
  domain_active: {
    title: '{domain} đã hoạt động',
    body: 'Người mua nay vào cửa hàng của bạn bằng tên miền riêng. Địa chỉ của bạn ở đây vẫn dùng được.',
  },
  domain_failing: {
    title: '{domain} không còn được dùng',
    body: 'Tên miền không còn dẫn đến cửa hàng của bạn. Cửa hàng vẫn mở ở địa chỉ tại đây. Hãy xem cần sửa gì.',
  },
  domain_lapsed: {
    title: '{domain} chưa được kết nối',
    body: 'Bản ghi DNS không đúng trong vòng một tuần nên chúng tôi đã xóa yêu cầu. Bạn có thể bắt đầu lại bất cứ lúc nào.',
  },
  domain_uncertified: {
    title: '{domain} chưa có chứng chỉ',
    body: 'Tổ chức cấp chứng chỉ đã từ chối nhiều lần. Hãy xem lý do; chúng tôi tiếp tục thử tự động.',
  },
  limit_changes: {
    title:
      'Từ {from}: {kind, select, goods_max {số sản phẩm bán cùng lúc} deletions_daily {số lượt gỡ mỗi ngày} commission_bps {phí hoa hồng của đơn mới} other {mức rút mỗi ngày không cần duyệt}}',
    body: 'Với cấp {level, select, standard {Cửa hàng Tiêu chuẩn} merchant {Cửa hàng Thương gia} partner {Đối tác Kinh doanh} other {Đại lý Thương hiệu}}, giá trị đổi từ {before} thành {value}. Sản phẩm đang bán, đơn đã có và tiền của bạn không bị ảnh hưởng.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
