import type { letters as english } from '../en/letters.ts';
import type { Translated } from '../translated.ts';

export const letters: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: 'Đơn hàng {no} của bạn tại {shop}',
      body: 'Cảm ơn bạn đã đặt hàng. Khoản thanh toán {amount} đã đến và đơn hàng của bạn đã được đặt.\n\nTrên trang đơn hàng, bạn có thể theo dõi, hủy trước khi gửi và trả lại món bạn không muốn giữ.',
      action: 'Mở đơn hàng của tôi',
    },
    payment_open: {
      subject: 'Cách thanh toán đơn hàng tại {shop}',
      body: 'Hàng được giữ cho bạn đến {by}. Vui lòng thanh toán {amount} trước thời điểm đó, đúng như ghi bên dưới.\n\nĐơn hàng được đặt ngay khi tiền đến; khi đó chúng tôi sẽ viết cho bạn.',
      action: 'Xem cách thanh toán',
    },
    payment_expired: {
      subject: 'Đã hết thời gian thanh toán tại {shop}',
      body: 'Không có khoản thanh toán nào đến, nên chưa có gì được đặt và bạn không nợ gì.\n\nNếu bạn đã thanh toán và tiền đến muộn hơn, tiền sẽ tự động trở lại với bạn.',
      action: 'Đến cửa hàng',
    },
    payment_returned: {
      subject: 'Khoản thanh toán cho {shop} được trả lại bạn',
      body: 'Khoản thanh toán {amount} đến sau khi hết thời gian, nên chưa có gì được đặt. Toàn bộ số tiền được trả lại theo đường đã đến.',
      action: 'Xem khoản thanh toán',
    },
    order_shipped: {
      subject: 'Đơn hàng {no} đang trên đường đến',
      body: 'Đơn vị vận chuyển đã nhận gói hàng của bạn.',
      action: 'Theo dõi gói hàng',
    },
    order_delivered: {
      subject: 'Đơn hàng {no} đã được giao',
      body: 'Đơn vị vận chuyển cho biết đơn hàng đã đến. Vui lòng xem những gì bạn nhận được.\n\nMọi thứ đều ổn? Hãy xác nhận. Có gì sai, thiếu hoặc không vừa ý? Bạn có thể cho biết trên cùng trang đó đến {by}.',
      action: 'Xác nhận hoặc trả hàng',
    },
    order_late: {
      subject: 'Đơn hàng {no} lâu hơn thời gian đã hứa',
      body: 'Đơn hàng lẽ ra phải đến trước {by}. Chúng tôi xin lỗi vì hàng chưa đến.\n\nTrang đơn hàng cho biết hàng đang ở đâu. Nếu hàng không đến trong mười ngày sau ngày đó, bạn được hoàn tiền mà không cần yêu cầu.',
      action: 'Xem hàng đang ở đâu',
    },
    order_cancelled: {
      subject: 'Đơn hàng {no} đã bị hủy',
      body: '{why, select, buyer {Đơn hàng được hủy theo yêu cầu của bạn.} expired {Cửa hàng đã không xác nhận kịp thời. Chúng tôi rất tiếc.} stock {Nhà cung cấp đã hết hàng. Chúng tôi xin lỗi.} sla {Hàng không được gửi đúng thời hạn đã hứa. Chúng tôi xin lỗi.} undeliverable {Đơn vị vận chuyển không giao được và đã mang hàng về.} other {Cửa hàng không thể thực hiện đơn hàng. Chúng tôi xin lỗi.}}\n\nBạn được trả lại {amount} theo cách bạn đã thanh toán. Bạn không cần làm gì.',
      action: 'Xem đơn hàng của tôi',
    },
    refund_sent: {
      subject: 'Khoản hoàn tiền cho đơn hàng {no}',
      body: '{amount} đã được gửi lại theo cách bạn đã thanh toán. Ngân hàng có thể cần vài ngày để hiển thị.',
      action: 'Xem đơn hàng của tôi',
    },
    case_received: {
      subject: 'Chúng tôi đã nhận yêu cầu về đơn hàng {no}',
      body: 'Cửa hàng trả lời trước {by}. Nếu không, yêu cầu của bạn tự động được chấp nhận.',
      action: 'Xem yêu cầu của tôi',
    },
    case_approved: {
      subject: 'Yêu cầu trả hàng của đơn {no} được chấp nhận',
      body: '{sends, select, yes {Vui lòng gửi hàng lại trước {by}. Trang đơn hàng cho biết gửi đến đâu và có nhãn gửi hàng nếu có.} other {Bạn không cần gửi lại gì. Khoản hoàn tiền sẽ tự động đến.}}',
      action: 'Xem bước tiếp theo',
    },
    case_offer: {
      subject: 'Cửa hàng có đề nghị cho đơn hàng {no}',
      body: 'Bạn có thể giữ hàng và nhận lại {amount}. Vui lòng chấp nhận hoặc từ chối trước {by}.\n\nNếu bạn không làm gì, yêu cầu trả hàng được chấp nhận.',
      action: 'Chấp nhận hoặc từ chối',
    },
    case_rejected: {
      subject: 'Cửa hàng không chấp nhận yêu cầu về đơn hàng {no}',
      body: 'Cửa hàng cho biết: {reason}\n\nNếu bạn không đồng ý, một người khác không thuộc cửa hàng có thể quyết định. Vui lòng yêu cầu trước {by}.',
      action: 'Yêu cầu quyết định',
    },
    case_escalated: {
      subject: 'Yêu cầu về đơn hàng {no} đang được xem xét',
      body: 'Một người không thuộc cửa hàng xem xét và quyết định trước {by}. Nếu không ai quyết định, yêu cầu được chấp nhận.',
      action: 'Xem yêu cầu của tôi',
    },
    case_inspected: {
      subject: 'Hàng của đơn {no} đã được kiểm tra',
      body: '{deducted, select, yes {Nhà cung cấp trừ {amount} khỏi khoản hoàn tiền. Lý do: {reason}\n\nNếu bạn không đồng ý, hãy cho biết trước {by}, và một người khác sẽ quyết định.} other {Mọi thứ đều ổn. Khoản hoàn tiền sẽ tự động đến.}}',
      action: 'Xem kết quả',
    },
    case_decided: {
      subject: 'Quyết định về đơn hàng {no}',
      body: '{result, select, granted {Yêu cầu của bạn được chấp nhận.} refused {Hai người đã lần lượt xem xét yêu cầu của bạn và không thể chấp nhận.} other {Không ai quyết định kịp thời, nên yêu cầu của bạn được chấp nhận.}}\n\n{reason}',
      action: 'Xem quyết định',
    },
    case_closed: {
      subject: 'Yêu cầu trả hàng của đơn {no} đã đóng',
      body: 'Thời hạn đã hết, nên không có khoản hoàn tiền nào và đơn hàng tiếp tục như trước.\n\nNếu bạn đã gửi hàng lại, hãy cho chúng tôi biết trên trang đơn hàng.',
      action: 'Xem đơn hàng của tôi',
    },
    withdrawal_received: {
      subject: 'Biên nhận rút khỏi hợp đồng của đơn {no}',
      body: 'Chúng tôi đã nhận tuyên bố rút khỏi hợp đồng của bạn vào {at}. Vui lòng giữ thư này: đây là biên nhận của bạn.',
      action: 'Xem điều gì xảy ra tiếp theo',
    },
    review_invited: {
      subject: 'Đơn hàng của bạn từ {shop} thế nào?',
      body: 'Những người mua khác muốn biết. Vài lời và số sao là đủ, dù bạn nghĩ thế nào.',
      action: 'Viết đánh giá',
    },
    chat_answered: {
      subject: '{shop} đã trả lời bạn',
      body: 'Có tin nhắn mới về đơn hàng {no} của bạn. Tin nhắn được giữ cùng đơn hàng, nên hãy mở đơn hàng để đọc và viết lại.',
      action: 'Đọc tin nhắn',
    },
  },
  greeting: 'Chào {name},',
  greetingPlain: 'Xin chào,',
  open: '{action}: {url}',
  address: 'Nếu nút không hoạt động, hãy mở địa chỉ này: {url}',
  receipt: 'Biên nhận có chữ ký của bạn: {url}',
  secret: 'Các liên kết trong thư này mở đơn hàng mà không cần mật khẩu. Vui lòng không chia sẻ.',
  why: 'Bạn nhận thư này vì đơn hàng của bạn tại {shop}.',
  stop: 'Không muốn nhận thư như thế này? Bạn có thể dừng tại đây: {url}',
  orderNumber: 'Số đơn hàng',
  parcel: 'Gói hàng',
  parcelValue: '{carrier}, số {tracking}',
  payAmount: 'Số tiền',
  payHolder: 'Chủ tài khoản',
  payBank: 'Ngân hàng',
  payAccount: 'Tài khoản',
  payBic: 'BIC',
  payReference: 'Nội dung chuyển khoản',
  payNetwork: 'Mạng',
  payAddress: 'Địa chỉ',
  declaredBy: 'Người tuyên bố',
  declaredAt: 'Nhận lúc',
  declaredFor: 'Hàng hóa',
  digest: 'Mã băm (SHA-256)',
  legalName: 'Cửa hàng',
};
