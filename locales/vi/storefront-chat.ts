import type { storefrontChat as english } from '../en/storefront-chat.ts';
import type { Translated } from '../translated.ts';

/** Words of messages between a buyer and the shop, on the page of the order. */
export const storefrontChat: Translated<typeof english> = {
  chatTitle: 'Tin nhắn với cửa hàng',
  chatLead: 'Về đơn hàng này. Cửa hàng không thấy địa chỉ email hay số điện thoại của bạn ở đây.',
  chatStanding: 'Chúng tôi không bao giờ yêu cầu bạn nạp tiền để được rút tiền.',
  chatStandingMore:
    'Chỉ thanh toán trên các trang của cửa hàng này. Ai yêu cầu một khoản thanh toán khác đều không đáng tin.',
  chatEmpty: 'Chưa có tin nhắn. Bạn có thể hỏi cửa hàng bất cứ điều gì về đơn hàng này.',
  chatLog: 'Tin nhắn',
  chatYou: 'Bạn',
  chatDesk: 'Chăm sóc khách hàng',
  chatWrite: 'Tin nhắn của bạn gửi {shop}',
  chatHint: 'Tối đa {max, number} ký tự.',
  chatPictures: 'Ảnh (không bắt buộc)',
  chatPicturesHint: 'Tối đa {max, number} ảnh, mỗi ảnh tối đa {size, number} MB. Chỉ cửa hàng thấy ảnh.',
  chatPicturesKept: '{count, plural, other {Đã nhận # ảnh, sẽ gửi kèm tin nhắn.}}',
  chatPictureOpen: 'Ảnh {place, number} của tin nhắn này',
  chatSend: 'Gửi',
  chatSending: 'Đang gửi…',
  chatSentNow: 'Đã gửi',
  chatRead: 'Cửa hàng đã đọc',
  chatFailed: 'Tin nhắn chưa được gửi. Nội dung của bạn vẫn còn ở đây.',
  chatWaits: 'Không có kết nối. Tin nhắn được gửi khi có mạng trở lại; hãy để trang này mở.',
  chatTyping: '{shop} đang nhập…',
  chatEarlier: 'Tin nhắn trước đó',
  chatNewest: 'Tin nhắn mới nhất',
  chatClosed: 'Không thể gửi thêm tin nhắn về đơn hàng này.',
  chatSave: 'Lưu cuộc trò chuyện',
  chatHidden: {
    address: 'đã ẩn địa chỉ ví',
    iban: 'đã ẩn tài khoản ngân hàng',
    card: 'đã ẩn số thẻ',
    email: 'đã ẩn địa chỉ email',
    phone: 'đã ẩn số điện thoại',
    payment: 'đã ẩn mã thanh toán',
    handle: 'đã ẩn tên người dùng',
    link: 'đã ẩn liên kết',
  },
  chatHiddenWhy:
    'Thông tin thanh toán và thông tin liên hệ bị ẩn trong mọi tin nhắn, dù ai gửi, vì hỏi những thông tin đó là cách để lách các biện pháp bảo vệ bạn.',
  chatReport: 'Báo cáo cuộc trò chuyện này',
  chatReportText:
    'Khi đó đội ngũ của chúng tôi đọc được cuộc trò chuyện. Nếu không có báo cáo, chỉ bạn và cửa hàng đọc được.',
  chatReportReason: 'Có vấn đề gì?',
  chatReportSend: 'Báo cáo',
  chatReportedNow: 'Cuộc trò chuyện này đã được báo cáo. Đội ngũ của chúng tôi có thể đọc.',
  noticeChatSent: 'Tin nhắn của bạn đã được gửi.',
  noticeChatEmpty: 'Vui lòng viết gì đó, hoặc thêm ảnh.',
  noticeChatLong:
    'Tin nhắn quá dài. Vui lòng rút gọn, hoặc gửi thành hai tin. Những gì bạn đã viết vẫn còn ở đây.',
  noticeChatPicture:
    'Một trong các tệp không phải ảnh mà chúng tôi đọc được, hoặc quá lớn. Những gì bạn đã viết vẫn còn ở đây.',
  noticeChatMany: 'Một tin nhắn chứa ít ảnh hơn thế. Những gì bạn đã viết vẫn còn ở đây.',
  noticeChatBusy:
    'Có nhiều tin nhắn trong thời gian ngắn. Vui lòng chờ một phút rồi gửi lại. Những gì bạn đã viết vẫn còn ở đây.',
  noticeChatClosed: 'Không thể gửi thêm tin nhắn về đơn hàng này.',
  noticeChatReported: 'Đã báo cáo cuộc trò chuyện. Đội ngũ của chúng tôi sẽ xem xét.',
  noticeChatReason: 'Vui lòng cho biết có vấn đề gì, bằng vài lời.',
};
