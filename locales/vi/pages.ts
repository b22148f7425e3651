import type { pages as english } from '../en/pages.ts';
import type { Translated } from '../translated.ts';

export const pages: Translated<typeof english> = {
  title: 'Trang và menu',
  lead: 'Nói những điều không thuộc riêng một sản phẩm và dẫn người mua đi trong cửa hàng.',
  one: 'Trang',
  add: 'Trang mới',
  none: 'Chưa có trang nào',
  noneDetail: 'Ví dụ: giới thiệu, cách bảo quản sản phẩm, kích cỡ.',
  full: 'Bạn có {max, number} trang. Hãy xóa một trang để thêm trang khác.',
  body: 'Nội dung',
  bodyHint:
    'Dòng trống: đoạn mới. “## ” bắt đầu tiêu đề, “- ” danh sách, **hai dấu sao** để in đậm. Không có liên kết hay thông tin liên hệ.',
  bodyMissing: 'Vui lòng viết nội dung hoặc xóa tiêu đề',
  shownHint: 'Tắt: người mua không thấy trang lẫn mục trong menu.',
  delete: 'Xóa trang',
  deleteDetail: 'Người mua sẽ không mở được nữa và mục này rời khỏi menu.',
  keep: 'Giữ lại',
  deleted: 'Đã xóa trang',
  menu: 'Menu',
  menuHint: 'Nằm ở đầu mọi trang của cửa hàng, theo thứ tự này. Tối đa {max, number}.',
  menuNone: 'Chưa có menu',
  menuAdd: 'Thêm vào menu',
  menuChoose: 'Chọn một mục',
  menuHidden: 'Đang ẩn: người mua không thấy',
  kinds: { collection: 'Bộ sưu tập', page: 'Trang', type: 'Danh mục' },
};
