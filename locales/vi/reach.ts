import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach: Translated<typeof english> = {
  waysNote:
    'Thông báo đẩy nhắc những thiết bị bạn bật bên dưới, và email gửi đến địa chỉ đã xác nhận của bạn. Khi chưa có cách nào, các lựa chọn này chờ.',
  push: {
    title: 'Thông báo đẩy trên thiết bị này',
    lead: 'Điện thoại hoặc máy tính báo cho bạn khi có điều gì xảy ra, cả khi ứng dụng đang đóng.',
    on: 'Thiết bị này được nhắc.',
    off: 'Thiết bị này không được nhắc.',
    turnOn: 'Nhắc trên thiết bị này',
    turnOff: 'Ngừng nhắc trên thiết bị này',
    turnedOn: 'Từ bây giờ thiết bị này được nhắc.',
    turnedOff: 'Thiết bị này không được nhắc nữa.',
    test: 'Thử xem',
    tested: '{count, plural, other {Một thông báo thử đang đến # thiết bị.}}',
    none: 'Trình duyệt này không nhận được thông báo đẩy. Hãy mở ứng dụng bằng trình duyệt khác.',
    blocked:
      'Bạn đã cho trình duyệt này biết là ứng dụng không được gửi thông báo. Hãy cho phép thông báo của trang này trong cài đặt trình duyệt rồi quay lại.',
    installTitle: 'Trước hết hãy đưa ứng dụng lên màn hình chính',
    install:
      'Thiết bị này chỉ nhắc cho những ứng dụng trên màn hình chính. Hãy nhấn nút chia sẻ của trình duyệt, chọn “Thêm vào Màn hình chính”, mở ứng dụng từ đó rồi quay lại trang này.',
    failed:
      'Trình duyệt này không cho phép, hoặc dịch vụ thông báo đẩy của nó đang gián đoạn. Hãy thử lại sau.',
    details: 'Hiện chi tiết trên màn hình khóa',
    detailsHint:
      'Khi đó ai nhìn thấy màn hình của bạn cũng đọc được mã đơn hàng và số tiền. Nếu không bật, thông báo chỉ cho biết là có điều gì đó đã xảy ra.',
  },
  devices: {
    title: 'Thiết bị được nhắc',
    none: 'Chưa có thiết bị nào được nhắc.',
    unnamed: 'Một trình duyệt không tên',
    here: 'Thiết bị này',
    added: 'Từ',
    last: 'Nhắc gần nhất',
    end: 'Ngừng nhắc',
    endTitle: 'Ngừng nhắc trên thiết bị này?',
    endDetail: '{name} sẽ không được nhắc nữa. Muốn bật lại thì phải bật trên chính thiết bị đó.',
    ended: 'Thiết bị không được nhắc nữa.',
    state: {
      on: 'Được nhắc',
      failing: 'Hiện không liên lạc được',
      ended: 'Không còn được nhắc',
    },
    why: {
      person: 'Bạn đã kết thúc.',
      moved: 'Người khác đã bật cho họ trong cùng trình duyệt, hoặc bạn đã bật lại từ đầu.',
      gone: 'Trình duyệt không nhận thông báo đẩy nữa. Hãy bật lại trên thiết bị.',
      refused: 'Dịch vụ thông báo đẩy của nó ở một địa chỉ mà chúng tôi không được liên lạc.',
      signed_out: 'Thiết bị đã đăng xuất.',
    },
  },
  mail: {
    title: 'Email',
    none: 'Bạn chưa cho chúng tôi biết địa chỉ. Hãy thêm vào hồ sơ, rồi xác nhận ở đây.',
    toProfile: 'Thêm địa chỉ',
    confirmed: 'Email được gửi đến {address}.',
    unconfirmed: 'Không có gì được gửi đến {address} trước khi bạn xác nhận đó là địa chỉ của bạn.',
    send: 'Gửi mã cho tôi',
    sent: 'Mã đang được gửi đến {address}. Mã có giá trị đến {time}.',
    again: 'Gửi mã khác',
    code: 'Mã trong email',
    confirm: 'Xác nhận địa chỉ',
    done: 'Địa chỉ của bạn đã được xác nhận.',
    typed: 'Hãy nhập sáu chữ số trong email.',
  },
  digest: {
    title: 'Tóm tắt qua email',
    lead: 'Những gì bạn chưa đọc, trong một email. Không có gì được gửi khi bạn đã đọc hết.',
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
      'Đơn hàng tự xác nhận và việc trả hàng có thời hạn. Thiết bị này được nhắc bạn để bạn không bỏ lỡ gì chứ? Bạn có thể tắt bất cứ lúc nào.',
    yes: 'Nhắc trên thiết bị này',
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
