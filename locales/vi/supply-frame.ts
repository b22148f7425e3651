import type { frameWords as english } from '../en/supply-frame.ts';
import type { Translated } from '../translated.ts';

export const frameWords: Translated<typeof english> = {
  title: 'Bảng điều khiển',
  none: 'Không có',
  search: 'Tìm kiếm',
  rows_shown: '{total, plural, =0 {Không có dòng nào} other {# dòng}}',
  not_found_title: 'Trang này không tồn tại',
  not_found: 'Địa chỉ có thể đã cũ, hoặc trang này cần vai trò khác.',
  to_start: 'Về trang bắt đầu của bạn',

  language: {
    label: 'Ngôn ngữ',
    failed: 'Không tải được ngôn ngữ này. Vui lòng kiểm tra kết nối và thử lại.',
  },

  frame: {
    places: 'Tất cả các trang',
    waiting: '{count} đang chờ',
    late: 'quá hạn',
    oldest: 'Lâu nhất: {age}',
  },

  palette: {
    title: 'Tìm trong bảng điều khiển',
    hint: 'Đơn hàng, cửa hàng, sản phẩm, người hoặc trang',
    shortcut: 'Ctrl K',
    places: 'Trang',
    found: 'Kết quả',
    searching: 'Đang tìm…',
    count: '{count, plural, =0 {Không tìm thấy} other {# kết quả}}',
    keys: '↑ ↓ chọn · Enter mở · Esc đóng',
  },

  navGroups: { goods: 'Sản phẩm', platform: 'Nền tảng' },
  nav: {
    more: 'Thêm',
    account: 'Quyền truy cập',
    dispatch: 'Gửi hàng',
    scan: 'Quét mã',
    stock: 'Tồn kho và giá vốn',
    claims: 'Yêu cầu bồi thường',
    payables: 'Phải thu',
    returns: 'Trả hàng',
  },

  signIn: {
    title: 'Đăng nhập bảng điều khiển',
    lead: 'Dành cho người vận hành và nhà cung cấp. Cửa hàng đăng nhập trong ứng dụng cửa hàng.',
    username: 'Tên đăng nhập',
    password: 'Mật khẩu',
    submit: 'Đăng nhập',
    needs_username: 'Vui lòng nhập tên đăng nhập.',
    needs_password: 'Vui lòng nhập mật khẩu.',
    expired:
      'Phiên của bạn đã kết thúc sau 15 phút không hoạt động, hoặc sau 8 giờ. Đăng nhập để tiếp tục từ chỗ cũ.',
    show: 'Hiện mật khẩu',
  },

  person: {
    sign_out: 'Đăng xuất',
    role: { supplier: 'Nhà cung cấp' },
    role_for: '{role} · {supplier}',
  },
};
