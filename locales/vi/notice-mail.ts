import type { noticeMail as english } from '../en/notice-mail.ts';
import type { Translated } from '../translated.ts';

/** What calls a merchant outside of the app, in Vietnamese. */
export const noticeMail: Translated<typeof english> = {
  kind: {
    order: 'Đơn hàng',
    wallet: 'Ví',
    case: 'Trả hàng',
    review: 'Đánh giá',
    service: 'Chăm sóc khách hàng',
    system: 'Tài khoản và sản phẩm',
    ad: 'Quảng bá',
  },
  /** On a screen that anyone can see, where the person did not choose details. */
  hidden: {
    title: {
      order: 'Tin về một đơn hàng',
      wallet: 'Tin về ví của bạn',
      case: 'Tin về việc trả hàng',
      review: 'Tin về một đánh giá',
      service: 'Tin từ chăm sóc khách hàng',
      system: 'Tin về tài khoản hoặc sản phẩm của bạn',
      ad: 'Tin về quảng bá của bạn',
    },
    body: {
      info: 'Hãy mở ứng dụng để đọc.',
      action: 'Có việc cần bạn xem. Vui lòng mở ứng dụng.',
      urgent: 'Việc này khẩn. Vui lòng mở ứng dụng ngay.',
    },
  },
  /** Several at once, on a device. */
  many: {
    title: '{count, plural, other {# thông báo mới}}',
    body: 'Hãy mở ứng dụng để đọc.',
  },
  test: {
    title: 'Thiết bị này nhận được',
    body: 'Thông báo của cửa hàng bạn sẽ hiện như thế này.',
  },
  mail: {
    greeting: 'Xin chào,',
    several: '{count, plural, other {# thông báo mới từ {shop}}}',
    severalLead: 'Đây là những gì đã xảy ra:',
    daily: '{count, plural, other {# thông báo chưa đọc}} tại {shop} từ hôm qua',
    weekly: '{count, plural, other {# thông báo chưa đọc}} của tuần qua tại {shop}',
    digestLead: 'Bạn chưa đọc những điều này:',
    /** Of a summary: how many there are of a kind. */
    perKind: '{kind}: {count}',
    more: '{count, plural, other {Còn # thông báo nữa trong ứng dụng.}}',
    action: 'Mở trong ứng dụng',
    openAll: 'Mở thông báo',
    open: '{action}: {url}',
    why: 'Bạn nhận email này vì bạn đã chọn email cho những thông báo này của {shop}.',
    whyDigest: 'Bạn nhận email này vì bạn đã chọn bản tóm tắt thông báo của {shop}.',
    stop: 'Hủy nhận email về {kinds}: {url}',
    stopDigest: 'Hủy nhận bản tóm tắt: {url}',
    settings: 'Quản lý thông báo: {url}',
  },
  welcome: {
    subject: 'Chào mừng đến với {brand}',
    lead: 'Địa chỉ này giờ thuộc về {shop}.',
    key: 'Hãy giữ email này. Email chứa khóa dùng để ký hồ sơ công khai của chúng tôi. Với khóa này, điện thoại của bạn và bất kỳ ai bạn nhờ đều biết được chúng tôi có từng sửa những gì đã nói với bạn hay không. Điện thoại của bạn cũng giữ khóa này; bản sao này không phụ thuộc vào chúng tôi.',
    line: 'Khóa của hồ sơ',
    picture: 'Khóa dưới dạng mã cho máy ảnh',
    action: 'Xem hồ sơ công khai',
    never: 'Chúng tôi không bao giờ hỏi mật khẩu, mã hay yêu cầu thanh toán qua email.',
  },
  code: {
    subject: 'Mã của bạn là {code}',
    body: 'Hãy nhập {code} trong cài đặt cửa hàng của bạn để nhận thông báo tại địa chỉ này. Mã có giá trị trong {minutes} phút.',
    ignore:
      'Nếu bạn không yêu cầu, có người đã nhập nhầm địa chỉ của bạn. Bạn không cần làm gì; không có mã, chúng tôi không gửi gì đến đây.',
  },
  reset: {
    subject: 'Chọn mật khẩu mới',
    body: 'Có người yêu cầu thay mật khẩu đăng nhập của {username}. Liên kết dùng được một lần, trong {minutes} phút. Sau đó mọi thiết bị bị đăng xuất và việc rút tiền tạm dừng 24 giờ.',
    action: 'Chọn mật khẩu mới',
    ignore:
      'Nếu bạn không yêu cầu, vui lòng bỏ qua email này: mật khẩu của bạn giữ nguyên. Đội ngũ của chúng tôi không bao giờ hỏi liên kết này.',
  },
  contact: {
    received: {
      subject: 'Chúng tôi đã nhận yêu cầu {number} của bạn',
      lead: 'Chúng tôi trả lời trong vòng {hours} giờ. Liên kết hiển thị câu trả lời, và ở đó bạn có thể viết thêm một lần.',
    },
    answered: {
      subject: 'Câu trả lời cho yêu cầu {number} của bạn',
      lead: 'Đây là câu trả lời của chúng tôi:',
    },
    action: 'Mở yêu cầu',
    link: 'Liên kết dùng được {days} ngày sau tin nhắn cuối. Đừng chia sẻ: ai có liên kết đều đọc được yêu cầu này.',
    never: 'Chúng tôi không bao giờ hỏi mật khẩu, mã hay yêu cầu thanh toán qua email.',
    ignore: 'Nếu bạn không viết cho chúng tôi, ai đó đã nhập nhầm địa chỉ của bạn. Bạn không cần làm gì cả.',
  },
  /** The page that the link of a mail leads to. */
  stopPage: {
    title: 'Hủy đăng ký',
    ask: 'Hủy nhận email về {kinds} từ {shop}?',
    askDigest: 'Hủy nhận bản tóm tắt từ {shop}?',
    keeps:
      'Mọi thứ vẫn nằm trong danh sách của ứng dụng, và bạn có thể chọn lại trong cài đặt bất cứ lúc nào.',
    button: 'Hủy đăng ký',
    done: 'Đã hủy đăng ký. Chúng tôi không gửi thêm email về {kinds} từ {shop}.',
    doneDigest: 'Đã hủy đăng ký. Chúng tôi không gửi thêm bản tóm tắt từ {shop}.',
    gone: 'Liên kết này không hoạt động',
    goneDetail:
      'Liên kết có thể không đầy đủ. Vui lòng mở lại từ email, hoặc thay đổi trong cài đặt của ứng dụng.',
  },
};
