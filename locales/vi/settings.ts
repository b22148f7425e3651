import type { settings as english } from '../en/settings.ts';
import type { Translated } from '../translated.ts';

export const settings: Translated<typeof english> = {
  title: 'Cài đặt',
  account: 'Tài khoản của bạn',
  profile: 'Hồ sơ',
  profileDetail: 'Tên, email, điện thoại và múi giờ',
  security: 'Đăng nhập và bảo mật',
  securityDetail: 'Mật khẩu, thiết bị đang đăng nhập, xác thực hai bước',
  payPassword: 'Mật khẩu giao dịch',
  payPasswordDetail: 'Được hỏi khi tiền rời ví của bạn',
  language: 'Ngôn ngữ',
  languageHint: 'Cửa hàng vẫn giữ ngôn ngữ của từng người mua; chỉ những gì bạn thấy thay đổi.',
  languageFailed: 'Không tải được ngôn ngữ này. Hãy kiểm tra kết nối rồi chọn lại.',
  appearance: 'Giao diện',
  appearanceHint: 'Được lưu trên thiết bị này. Chuyển động trên màn hình theo cài đặt hệ thống.',
  appearances: { system: 'Theo hệ thống', light: 'Sáng', dark: 'Tối' },
  notices: 'Thông báo',
  about: 'Giới thiệu',
  version: 'Phiên bản',
  operator: 'Đơn vị vận hành',
  licence: 'Giấy phép',
  licences: 'Phần mềm trong ứng dụng và giấy phép',
  thisDevice: 'Thiết bị này',
  signOutDetail: 'Kết thúc phiên trên thiết bị này. Cửa hàng của bạn vẫn mở.',
};
