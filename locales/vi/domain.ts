import type { domain as english } from '../en/domain.ts';
import type { Translated } from '../translated.ts';

export const domain: Translated<typeof english> = {
  title: 'Tên miền riêng',
  lead: 'Người mua vào cửa hàng bằng địa chỉ của riêng bạn. Địa chỉ của bạn ở đây vẫn dùng được.',
  notOffered: 'Ở đây chưa có tên miền riêng',
  notOfferedText: 'Chúng tôi chưa thiết lập tên miền cho cửa hàng. Cửa hàng của bạn vẫn ở {address}.',
  name: 'Tên miền',
  nameHint: 'Ví dụ shop.tenban.com. Bạn mua tên miền ở nhà cung cấp tên miền, không phải ở chúng tôi.',
  nameMissing: 'Vui lòng nhập tên miền',
  add: 'Kết nối tên miền',
  nameFaults: {
    host_name: 'Đây không phải tên miền. Hãy kiểm tra chính tả.',
    host_address: 'Đây là địa chỉ số. Hãy nhập tên miền.',
    host_ending: 'Đuôi này không có trên internet. Hãy kiểm tra chính tả.',
    host_suffix: 'Ai cũng có thể đăng ký tên dưới đuôi này. Hãy nhập kèm tên riêng của bạn.',
    host_reserved: 'Địa chỉ này là của chúng tôi. Hãy nhập tên miền thuộc về bạn.',
  },
  otherDomain: 'Cửa hàng của bạn đã có {domain}. Hãy gỡ tên miền đó trước.',
  states: {
    waiting: 'Đang chờ DNS',
    issuing: 'Đang lấy chứng chỉ',
    active: 'Đang hoạt động',
    failing: 'Không được dùng',
  },
  stateText: {
    waiting:
      'Hãy thêm các bản ghi này ở nhà cung cấp tên miền. Có thể mất vài giờ mới thấy được; chúng tôi kiểm tra tự động.',
    issuing: 'Các bản ghi đã đúng. Chúng tôi đang lấy chứng chỉ để địa chỉ được an toàn.',
    active: 'Người mua vào cửa hàng ở đây và công cụ tìm kiếm hiển thị địa chỉ này.',
    failing: 'Người mua vào cửa hàng ở {address} cho đến khi lỗi được sửa.',
  },
  records: 'Bản ghi ở nhà cung cấp tên miền',
  recordName: 'Tên',
  recordValue: 'Giá trị',
  found: 'Đã thấy',
  missing: 'Chưa thấy',
  aliasHint: 'Một số nhà cung cấp gọi bản ghi này là ANAME hoặc CNAME flattening.',
  copyName: 'Sao chép tên',
  copyValue: 'Sao chép giá trị',
  check: 'Kiểm tra ngay',
  checked: 'Kiểm tra lần cuối {when}',
  next: 'Lần kiểm tra tới {when}',
  endsAt:
    'Nếu các bản ghi chưa đúng trước {when}, chúng tôi sẽ xóa yêu cầu này. Bạn có thể bắt đầu lại bất cứ lúc nào.',
  faults: {
    no_record: 'Tên miền chưa dẫn đến đâu cả.',
    elsewhere: 'Tên miền trỏ đến nơi khác: {found}',
    no_txt: 'Tên miền đã trỏ về đây. Vẫn còn thiếu bản ghi TXT.',
    wrong_txt: 'Bản ghi TXT có nội dung khác: {found}',
    dns_away: 'Máy chủ tên miền của bạn không trả lời. Chúng tôi sẽ thử lại tự động.',
    taken:
      'Một cửa hàng khác đang dùng tên miền này và bản ghi TXT của họ vẫn còn. Hãy xóa bản ghi đó ở nhà cung cấp rồi kiểm tra lại.',
    certificate_limited:
      'Tổ chức cấp chứng chỉ đã đạt giới hạn cho tên miền này. Chúng tôi sẽ thử lại tự động.',
    certificate_refused: 'Tổ chức cấp chứng chỉ từ chối: {found}',
    certificate_unreachable: 'Tổ chức cấp chứng chỉ không truy cập được tên miền của bạn: {found}',
    certificate_away: 'Tổ chức cấp chứng chỉ không trả lời. Chúng tôi sẽ thử lại tự động.',
  },
  since: 'Từ {when}',
  certificate: 'Chứng chỉ có hiệu lực đến {when}',
  open: 'Mở cửa hàng',
  remove: 'Gỡ tên miền',
  removeTitle: 'Gỡ {domain}?',
  removeText: 'Địa chỉ này ngừng dẫn đến cửa hàng của bạn ngay lập tức. Cửa hàng vẫn mở ở {address}.',
  removed: 'Đã gỡ tên miền',
};
