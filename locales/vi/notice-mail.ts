import type { noticeMail as english } from '../en/notice-mail.ts';
import type { Translated } from '../translated.ts';

/** What calls a merchant outside of the app, in Vietnamese. */
export const noticeMail: Translated<typeof english> = {
  kind: {
    order: 'Đơn hàng',
    wallet: 'Ví',
    case: 'Trả hàng',
    review: 'Nhận xét',
    service: 'Hỗ trợ',
    system: 'Tài khoản và hàng',
    ad: 'Quảng bá',
  },
  /** On a screen that anyone can see, where the person did not choose details. */
  hidden: {
    title: {
      order: 'Tin về một đơn hàng',
      wallet: 'Tin về ví của bạn',
      case: 'Tin về việc trả hàng',
      review: 'Tin về một nhận xét',
      service: 'Tin từ bộ phận hỗ trợ',
      system: 'Tin về tài khoản hoặc hàng của bạn',
      ad: 'Tin về quảng bá của bạn',
    },
    body: {
      info: 'Hãy mở ứng dụng để đọc.',
      action: 'Có việc chờ bạn. Hãy mở ứng dụng để xem.',
      urgent: 'Việc này khẩn. Hãy mở ứng dụng ngay.',
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
    daily: '{count, plural, other {# thông báo chưa đọc}} của ngày qua tại {shop}',
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
    stop: 'Không nhận email về {kinds} nữa: {url}',
    stopDigest: 'Không nhận bản tóm tắt nữa: {url}',
    settings: 'Chọn những gì bạn muốn được báo: {url}',
  },
  code: {
    subject: 'Mã của bạn là {code}',
    body: 'Hãy nhập {code} trong cài đặt cửa hàng của bạn để nhận thông báo tại địa chỉ này. Mã có giá trị trong {minutes} phút.',
    ignore:
      'Nếu bạn không yêu cầu, có người đã nhập nhầm địa chỉ của bạn. Bạn không cần làm gì, và không có gì được gửi đến đây nếu không có mã.',
  },
  reset: {
    subject: 'Chọn mật khẩu mới',
    body: 'Có người yêu cầu thay mật khẩu đăng nhập của {username}. Liên kết dùng được một lần, trong {minutes} phút. Sau đó mọi thiết bị bị đăng xuất và việc rút tiền tạm dừng 24 giờ.',
    action: 'Chọn mật khẩu mới',
    ignore:
      'Nếu bạn không yêu cầu, đừng làm gì cả: mật khẩu của bạn giữ nguyên. Không ai làm việc ở đây hỏi xin liên kết này.',
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
    title: 'Ngừng những email này',
    ask: 'Bạn không muốn nhận email về {kinds} từ {shop} nữa?',
    askDigest: 'Bạn không muốn nhận bản tóm tắt từ {shop} nữa?',
    keeps:
      'Mọi thứ vẫn nằm trong danh sách của ứng dụng, và bạn có thể chọn lại trong cài đặt bất cứ lúc nào.',
    button: 'Ngừng những email này',
    done: 'Đã xong. Không có email nào về {kinds} từ {shop} nữa.',
    doneDigest: 'Đã xong. Không có bản tóm tắt nào từ {shop} nữa.',
    gone: 'Liên kết này không hoạt động',
    goneDetail:
      'Có thể liên kết đã bị cắt mất một phần. Hãy mở lại từ email, hoặc chọn trong cài đặt của ứng dụng.',
  },
};
