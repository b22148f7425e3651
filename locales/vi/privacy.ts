import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: 'Dữ liệu của tôi',
  lead: 'Tải về mọi dữ liệu chúng tôi lưu về bạn và cửa hàng, hoặc xóa tài khoản.',
  file: 'Tệp dữ liệu của bạn',
  file_text:
    'Hồ sơ, cửa hàng, danh tính, đơn hàng, ví, thông báo, thiết bị, ai đã xem dữ liệu của bạn, cùng ảnh và giấy tờ của chính bạn. Về người mua, tệp chỉ có những thông tin bạn vốn đã xem được. Tệp được mã hóa cho đến khi bạn tải về và bị xóa sau 24 giờ.',
  make: 'Tạo tệp',
  making: 'Chúng tôi đang tạo tệp. Bạn có thể rời trang này; việc này mất một hai phút.',
  ready: 'Tệp của bạn đã sẵn sàng.',
  fetch: 'Tải về',
  expires: 'Được giữ đến {when}.',
  removed: 'Tệp ngày {when} đã bị xóa.',
  failed: 'Chúng tôi không tạo được tệp. Vui lòng thử lại vào ngày mai hoặc liên hệ chăm sóc khách hàng.',
  again_at: 'Bạn có thể yêu cầu tệp khác từ {when}.',
  size: '{size} MB',
  erase: 'Xóa tài khoản',
  erase_text:
    'Tên, địa chỉ, điện thoại, email, ảnh và giấy tờ của bạn bị xóa vĩnh viễn. Đơn hàng và sổ sách kế toán được giữ lại theo luật, không có tên bạn. Trước đó, số dư được chi trả cho bạn.',
  steps: 'Diễn biến từng bước',
  step_orders:
    '{count, plural, other {Còn # đơn hàng đang mở. Các đơn này sẽ được hoàn tất như đã hứa với người mua.}}',
  step_orders_done: 'Không có đơn hàng nào đang mở.',
  step_cases: '{count, plural, other {Còn # yêu cầu trả hàng đang mở và sẽ được giải quyết xong.}}',
  step_cases_done: 'Không có yêu cầu trả hàng nào đang mở.',
  step_money: 'Bạn còn {amount}. Hãy rút trước; tiền chưa đến nơi thì chưa có gì bị xóa.',
  step_money_done: 'Không còn số dư để chi trả.',
  step_last:
    'Chúng tôi xóa tài khoản 14 ngày sau khi bạn yêu cầu, khi mọi việc trên đã xong. Trước đó bạn có thể hủy. Trong lúc đó cửa hàng không nhận đơn mới.',
  ask: 'Yêu cầu xóa',
  confirm_title: 'Xóa tài khoản sau 14 ngày?',
  confirm_text:
    'Từ bây giờ cửa hàng không nhận đơn mới. Sau 14 ngày dữ liệu của bạn bị xóa và không thể khôi phục.',
  confirm: 'Xóa tài khoản của tôi',
  asked: 'Bạn đã yêu cầu xóa',
  asked_text: 'Vào {when}, nếu không còn gì đang mở, dữ liệu của bạn bị xóa. Trước đó bạn có thể hủy.',
  keep: 'Giữ tài khoản',
  kept: 'Đã hủy yêu cầu xóa. Không có gì bị xóa.',
  open_wallet: 'Mở ví',
  open_orders: 'Mở đơn hàng',
  translation: 'Dịch thuật',
  translationText:
    'Nếu bạn nhấn “Dịch” dưới tin nhắn của người mua, nội dung được gửi đến {host} và kết quả được lưu cùng tin nhắn. Ngoài ra không có gì được gửi đi, kể cả những gì chúng tôi ẩn trong tin nhắn.',
};
