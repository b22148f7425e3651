import type { emails as english } from '../en/emails.ts';
import type { Translated } from '../translated.ts';

export const emails: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: 'Đơn hàng {no} của bạn tại {shop}',
      body: 'Cảm ơn bạn đã đặt hàng. Khoản thanh toán {amount} đã đến và đơn hàng của bạn đã được đặt.\n\nTrên trang đơn hàng, bạn có thể theo dõi, hủy trước khi gửi và trả lại sản phẩm bạn không muốn giữ.',
      action: 'Mở đơn hàng của tôi',
    },
    payment_open: {
      subject: 'Cách thanh toán đơn hàng tại {shop}',
      body: `Chúng tôi giữ hàng cho bạn đến {by}. Vui lòng thanh toán {amount} trước thời điểm đó, đúng như ghi bên dưới.

Chúng tôi đặt đơn ngay khi khoản thanh toán đến và gửi email cho bạn.`,
      action: 'Xem cách thanh toán',
    },
    payment_expired: {
      subject: 'Đã hết thời gian thanh toán tại {shop}',
      body: `Chúng tôi không nhận được khoản thanh toán nào, nên chưa có gì được đặt và bạn không nợ gì.

Nếu bạn đã thanh toán và tiền đến muộn hơn, chúng tôi tự động hoàn tiền.`,
      action: 'Đến cửa hàng',
    },
    payment_returned: {
      subject: 'Khoản thanh toán cho {shop} đang được hoàn lại',
      body: 'Khoản thanh toán {amount} đến sau khi hết thời hạn, nên chưa có gì được đặt. Toàn bộ số tiền được hoàn về phương thức thanh toán ban đầu.',
      action: 'Xem khoản thanh toán',
    },
    payment_twice: {
      subject: 'Bạn đã thanh toán cho {shop} hai lần',
      body: 'Khoản thanh toán thứ hai {amount} cho cùng một đơn hàng đã đến. Toàn bộ khoản này được hoàn về phương thức thanh toán ban đầu. Khoản thanh toán đầu tiên vẫn giữ nguyên và bạn không cần làm gì.',
      action: 'Xem khoản thanh toán',
    },
    order_shipped: {
      subject: 'Đơn hàng {no} đang trên đường đến',
      body: 'Đơn vị vận chuyển đã nhận kiện hàng của bạn.',
      action: 'Theo dõi kiện hàng',
    },
    order_delivered: {
      subject: 'Đơn hàng {no} đã được giao',
      body: `Đơn vị vận chuyển cho biết đơn hàng đã đến. Vui lòng kiểm tra những gì bạn nhận được.

Mọi thứ đều ổn? Vui lòng xác nhận. Có gì sai, thiếu hoặc không đúng ý? Bạn có thể báo trên cùng trang đó đến {by}.`,
      action: 'Xác nhận hoặc trả hàng',
    },
    order_late: {
      subject: 'Đơn hàng {no} đến chậm hơn thời gian đã hứa',
      body: `Đơn hàng lẽ ra phải đến chậm nhất vào {by}. Chúng tôi xin lỗi vì hàng chưa đến.

Trang đơn hàng cho biết hàng đang ở đâu. Nếu hàng không đến trong mười ngày sau ngày đó, chúng tôi tự động hoàn tiền.`,
      action: 'Xem hàng đang ở đâu',
    },
    order_cancelled: {
      subject: 'Đơn hàng {no} đã bị hủy',
      body: `{why, select, buyer {Đơn hàng được hủy theo yêu cầu của bạn.} expired {Cửa hàng không xác nhận kịp thời. Chúng tôi xin lỗi.} stock {Nhà cung cấp đã hết hàng. Chúng tôi xin lỗi.} sla {Hàng không được gửi đúng thời hạn đã hứa. Chúng tôi xin lỗi.} undeliverable {Đơn vị vận chuyển không giao được và đã gửi trả hàng.} other {Cửa hàng không thể thực hiện đơn hàng. Chúng tôi xin lỗi.}}

Chúng tôi đang hoàn {amount} về phương thức thanh toán ban đầu. Bạn không cần làm gì.`,
      action: 'Xem đơn hàng của tôi',
    },
    refund_sent: {
      subject: 'Khoản hoàn tiền cho đơn hàng {no}',
      body: 'Chúng tôi đã hoàn {amount} về phương thức thanh toán ban đầu. Ngân hàng có thể cần vài ngày để hiển thị.',
      action: 'Xem đơn hàng của tôi',
    },
    case_received: {
      subject: 'Chúng tôi đã nhận yêu cầu về đơn hàng {no}',
      body: 'Cửa hàng trả lời chậm nhất vào {by}. Nếu không, yêu cầu của bạn tự động được chấp nhận.',
      action: 'Xem yêu cầu của tôi',
    },
    case_approved: {
      subject: 'Yêu cầu trả hàng của đơn {no} được chấp nhận',
      body: '{sends, select, yes {Vui lòng gửi hàng lại chậm nhất vào {by}. Trang đơn hàng cho biết địa chỉ, và nhãn gửi hàng nếu có.} other {Bạn không cần gửi lại gì. Khoản hoàn tiền sẽ tự động đến.}}',
      action: 'Xem bước tiếp theo',
    },
    case_offer: {
      subject: 'Cửa hàng có đề nghị cho đơn hàng {no}',
      body: 'Bạn có thể giữ hàng và nhận lại {amount}. Vui lòng chấp nhận hoặc từ chối chậm nhất vào {by}.\n\nNếu bạn không làm gì, yêu cầu trả hàng được chấp nhận.',
      action: 'Chấp nhận hoặc từ chối',
    },
    case_rejected: {
      subject: 'Cửa hàng đã từ chối yêu cầu về đơn hàng {no}',
      body: `Lý do của cửa hàng: {reason}

Nếu bạn không đồng ý, bạn có thể nhờ người xét duyệt độc lập với cửa hàng quyết định. Vui lòng yêu cầu chậm nhất vào {by}.`,
      action: 'Nhờ người xét duyệt',
    },
    case_escalated: {
      subject: 'Yêu cầu về đơn hàng {no} đang được xem xét',
      body: 'Người xét duyệt độc lập với cửa hàng sẽ quyết định chậm nhất vào {by}. Nếu đến lúc đó không có quyết định, yêu cầu của bạn được chấp nhận.',
      action: 'Xem yêu cầu của tôi',
    },
    case_inspected: {
      subject: 'Hàng của đơn {no} đã được kiểm tra',
      body: `{deducted, select, yes {Nhà cung cấp muốn trừ {amount} khỏi khoản hoàn tiền. Lý do: {reason}

Nếu bạn không đồng ý, vui lòng báo cho chúng tôi chậm nhất {by}, người xét duyệt sẽ quyết định.} other {Mọi thứ đều ổn. Khoản hoàn tiền sẽ được chuyển tự động.}}`,
      action: 'Xem kết quả',
    },
    case_decided: {
      subject: 'Quyết định về đơn hàng {no}',
      body: `{result, select, granted {Yêu cầu của bạn được chấp nhận.} refused {Hai người xét duyệt đã xem xét độc lập yêu cầu của bạn và không thể chấp nhận.} other {Chúng tôi không quyết định kịp, nên yêu cầu của bạn được chấp nhận.}}

{reason}`,
      action: 'Xem quyết định',
    },
    case_closed: {
      subject: 'Yêu cầu trả hàng của đơn {no} đã đóng',
      body: 'Thời hạn đã hết, nên không có khoản hoàn tiền nào và đơn hàng tiếp tục như trước.\n\nNếu bạn đã gửi hàng lại, hãy cho chúng tôi biết trên trang đơn hàng.',
      action: 'Xem đơn hàng của tôi',
    },
    withdrawal_received: {
      subject: 'Chúng tôi đã nhận yêu cầu hủy hợp đồng mua hàng của đơn {no}',
      body: 'Chúng tôi đã nhận yêu cầu hủy hợp đồng mua hàng của bạn vào {at}. Vui lòng giữ email này: đây là biên nhận của bạn.',
      action: 'Xem điều gì xảy ra tiếp theo',
    },
    review_invited: {
      subject: 'Đơn hàng của bạn từ {shop} thế nào?',
      body: 'Những người mua khác muốn biết. Vài lời và số sao là đủ, dù bạn nghĩ thế nào.',
      action: 'Viết đánh giá',
    },
    chat_answered: {
      subject: '{shop} đã trả lời bạn',
      body: 'Có tin nhắn mới về đơn hàng {no} của bạn. Vui lòng mở đơn hàng để đọc và trả lời.',
      action: 'Đọc tin nhắn',
    },
  },
  greeting: 'Chào {name},',
  greetingPlain: 'Xin chào,',
  open: '{action}: {url}',
  receipt: 'Biên nhận có chữ ký của bạn: {url}',
  secret: 'Các liên kết trong email này mở đơn hàng mà không cần mật khẩu. Vui lòng không chia sẻ.',
  why: 'Bạn nhận email này vì đơn hàng của bạn tại {shop}.',
  sentFor: '{brand} gửi email này thay mặt {shop}.',
  stop: 'Không muốn nhận email như thế này? Hủy đăng ký tại đây: {url}',
  orderNumber: 'Mã đơn hàng',
  parcel: 'Kiện hàng',
  parcelValue: '{carrier}, mã vận đơn {tracking}',
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
  declaredFor: 'Sản phẩm',
  digest: 'Mã băm (SHA-256)',
  legalName: 'Cửa hàng',
  items: 'Tiền hàng',
  delivery: 'Phí vận chuyển',
  tax: 'Thuế',
  total: 'Tổng cộng',
  paid: 'Bạn đã trả',
  refunded: 'Đã hoàn tiền',
  notRefunded: 'Không được hoàn',
  moreLines: '{count, plural, other {và # sản phẩm khác}}',
  arrival: 'Dự kiến đến',
  deliveredOn: 'Đã giao ngày',
  shipTo: 'Địa chỉ giao hàng',
  slipThanks: 'Cảm ơn bạn đã đặt hàng tại {shop}.',
  slipReturns: 'Đơn hàng và trả hàng',
  slipCode: 'Mã',
  slipItem: 'Sản phẩm',
  slipQuantity: 'Số lượng',
  slipCheck: 'Vui lòng kiểm tra xem đã đủ hàng chưa. Nếu có thắc mắc, hãy liên hệ cửa hàng mà bạn đã đặt.',
};
