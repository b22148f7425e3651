import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach: Translated<typeof english> = {
  waysNote:
    'Thông báo đẩy đến những thiết bị bạn bật bên dưới; email đến địa chỉ đã xác nhận. Khi chưa thiết lập cách nào, các lựa chọn này không có tác dụng.',
  push: {
    title: 'Thông báo đẩy trên thiết bị này',
    lead: 'Điện thoại hoặc máy tính báo cho bạn khi có điều gì xảy ra, cả khi ứng dụng đang đóng.',
    on: 'Thông báo đang bật cho thiết bị này.',
    off: 'Thông báo đang tắt cho thiết bị này.',
    turnOn: 'Bật thông báo',
    turnOff: 'Tắt thông báo',
    turnedOn: 'Đã bật thông báo cho thiết bị này.',
    turnedOff: 'Đã tắt thông báo cho thiết bị này.',
    test: 'Thử xem',
    tested: '{count, plural, other {Một thông báo thử đang đến # thiết bị.}}',
    none: 'Trình duyệt này không hỗ trợ thông báo.',
    blocked: 'Thông báo bị chặn trong trình duyệt. Hãy cho phép trong cài đặt trình duyệt rồi quay lại.',
    installTitle: 'Trước hết hãy đưa ứng dụng lên màn hình chính',
    install:
      'Trên thiết bị này, thông báo chỉ dùng được cho ứng dụng trên màn hình chính. Nhấn nút chia sẻ của trình duyệt, chọn “Thêm vào Màn hình chính”, mở ứng dụng từ đó rồi quay lại trang này.',
    failed: 'Trình duyệt không cho phép, hoặc dịch vụ thông báo đẩy đang gián đoạn. Vui lòng thử lại sau.',
    details: 'Hiện chi tiết trên màn hình khóa',
    detailsHint:
      'Khi đó ai nhìn thấy màn hình của bạn cũng đọc được mã đơn hàng và số tiền. Nếu tắt, chúng tôi chỉ báo rằng có điều gì đó đã xảy ra.',
  },
  devices: {
    title: 'Thiết bị đã bật thông báo',
    none: 'Chưa có thiết bị nào.',
    unnamed: 'Một trình duyệt không tên',
    here: 'Thiết bị này',
    added: 'Từ',
    last: 'Thông báo gần nhất',
    end: 'Tắt',
    endTitle: 'Tắt thông báo trên thiết bị này?',
    endDetail: '{name} sẽ không nhận thông báo nữa. Muốn bật lại, hãy dùng chính thiết bị đó.',
    ended: 'Đã tắt thông báo cho thiết bị.',
    state: {
      on: 'Bật',
      failing: 'Hiện không liên lạc được',
      ended: 'Tắt',
    },
    why: {
      person: 'Bạn đã tắt.',
      moved: 'Người khác đã bật thông báo trong cùng trình duyệt, hoặc bạn đã bật lại.',
      gone: 'Trình duyệt không nhận thông báo nữa. Hãy bật lại trên thiết bị.',
      refused: 'Dịch vụ thông báo đẩy của nó ở một địa chỉ mà chúng tôi không được liên lạc.',
      signed_out: 'Thiết bị đã đăng xuất.',
    },
  },
  mail: {
    title: 'Email',
    none: 'Bạn chưa cho chúng tôi địa chỉ email. Hãy thêm vào hồ sơ, rồi xác nhận ở đây.',
    toProfile: 'Thêm địa chỉ',
    confirmed: 'Email được gửi đến {address}.',
    bounced:
      'Email của chúng tôi gửi đến {address} bị trả lại. Hãy kiểm tra địa chỉ trong hồ sơ của bạn. Nếu địa chỉ đúng, hãy yêu cầu mã: sau khi bạn nhập mã, email sẽ được gửi lại đến đó.',
    reported:
      'Một email gửi đến {address} đã bị báo cáo là spam, nên chúng tôi không gửi nữa. Hãy liên hệ với chúng tôi nếu bạn muốn nhận email lại.',
    unconfirmed: 'Chúng tôi không gửi gì đến {address} cho đến khi bạn xác nhận đó là địa chỉ của bạn.',
    send: 'Gửi mã cho tôi',
    sent: 'Chúng tôi đã gửi mã đến {address}. Mã có giá trị đến {time}.',
    again: 'Gửi mã khác',
    code: 'Mã trong email',
    confirm: 'Xác nhận địa chỉ',
    done: 'Địa chỉ của bạn đã được xác nhận.',
    typed: 'Vui lòng nhập sáu chữ số trong email.',
  },
  digest: {
    title: 'Tóm tắt qua email',
    lead: 'Các thông báo chưa đọc trong một email. Nếu bạn đã đọc hết, chúng tôi không gửi.',
    every: 'Bao lâu một lần',
    off: 'Không bao giờ',
    daily: 'Mỗi ngày',
    weekly: 'Thứ Hai hằng tuần',
    hour: 'Vào lúc mấy giờ',
    save: 'Lưu bản tóm tắt',
    saved: 'Đã lưu bản tóm tắt.',
    next: 'Bản tiếp theo đến lúc {time}.',
    needsMail: 'Bắt đầu khi địa chỉ của bạn được xác nhận.',
  },
  offer: {
    title: 'Đơn hàng đầu tiên của bạn đã đến',
    detail:
      'Đơn hàng được xác nhận tự động và việc trả hàng có thời hạn. Bật thông báo để không bỏ lỡ? Bạn có thể tắt bất cứ lúc nào.',
    yes: 'Bật thông báo',
    later: 'Để sau',
    install: 'Chỉ tôi cách làm',
  },
  channel: {
    /** Such as "Push: sent". */
    told: '{way}: {state}',
    push: 'Thông báo đẩy',
    email: 'Email',
    delivered: 'đã gửi',
    waiting: 'đang gửi',
    unneeded: 'không cần, bạn đã đọc',
    failed: 'không gửi được',
  },
};
