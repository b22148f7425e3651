import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: 'Dữ liệu của tôi',
  lead: 'Những gì chúng tôi biết về bạn và cửa hàng là của bạn: nhận tất cả trong một tệp, hoặc rời đi và được quên.',
  file: 'Tệp gồm tất cả',
  file_text:
    'Hồ sơ, cửa hàng, danh tính, đơn hàng, ví, thông báo, thiết bị, ai đã xem dữ liệu của bạn, cùng hình ảnh và giấy tờ của chính bạn. Tệp chỉ có thông tin người mua mà bạn đã thấy được. Tệp được mã hóa cho đến khi bạn tải về và bị xóa sau 24 giờ.',
  make: 'Tạo tệp',
  making: 'Chúng tôi đang tạo tệp. Bạn có thể rời trang này; việc này mất một hai phút.',
  ready: 'Tệp của bạn đã sẵn sàng.',
  fetch: 'Lưu tệp',
  expires: 'Được giữ đến {when}.',
  removed: 'Tệp của {when} đã bị xóa.',
  failed: 'Chúng tôi không tạo được tệp. Vui lòng thử lại vào ngày mai hoặc liên hệ chăm sóc khách hàng.',
  again_at: 'Bạn có thể yêu cầu tệp khác từ {when}.',
  size: '{size} MB',
  erase: 'Được xóa',
  erase_text:
    'Tên, địa chỉ, điện thoại, email, hình ảnh và giấy tờ của bạn bị xóa vĩnh viễn. Đơn hàng và sổ sách vẫn còn theo luật, không có tên bạn. Tiền của bạn không mất: được trả trước.',
  steps: 'Từng bước diễn ra',
  step_orders: '{count, plural, other {Còn # đơn hàng đang mở. Chúng kết thúc như đã hứa với người mua.}}',
  step_orders_done: 'Không có đơn hàng nào đang mở.',
  step_cases: '{count, plural, other {Còn # yêu cầu trả hàng đang mở và sẽ được giải quyết xong.}}',
  step_cases_done: 'Không có yêu cầu trả hàng nào đang mở.',
  step_money: 'Bạn còn {amount}. Hãy rút trước; chưa đến nơi thì chưa xóa gì.',
  step_money_done: 'Không còn số dư để chi trả.',
  step_last:
    'Chúng tôi xóa tài khoản 14 ngày sau khi bạn yêu cầu, khi mọi việc trên đã xong. Trước đó bạn có thể hủy. Trong lúc đó cửa hàng không nhận đơn mới.',
  ask: 'Yêu cầu xóa',
  confirm_title: 'Xóa sau 14 ngày?',
  confirm_text:
    'Từ bây giờ cửa hàng không nhận đơn mới. Sau 14 ngày dữ liệu của bạn bị xóa và không thể khôi phục.',
  confirm: 'Vâng, hãy xóa',
  asked: 'Bạn đã yêu cầu xóa',
  asked_text: 'Vào {when}, nếu không còn gì đang mở, dữ liệu của bạn bị xóa. Trước đó bạn có thể hủy.',
  keep: 'Ở lại',
  kept: 'Bạn ở lại. Không có gì bị xóa.',
  open_wallet: 'Mở ví',
  open_orders: 'Mở đơn hàng',
};
