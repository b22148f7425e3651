import type { Translated } from '../translated.ts';
import type { crop as english } from '../en/crop.ts';

export const crop: Translated<typeof english> = {
  title: 'Chọn phần sẽ hiển thị',
  hint: 'Kéo ảnh để di chuyển. Chụm hai ngón, cuộn chuột hoặc nhấn + và − để phóng to, thu nhỏ.',
  stage: 'Ảnh: phím mũi tên để di chuyển, + và − để phóng to, thu nhỏ',
  zoom: 'Thu phóng',
  closer: 'Phóng to',
  farther: 'Thu nhỏ',
  left: 'Di chuyển khung sang trái',
  right: 'Di chuyển khung sang phải',
  up: 'Di chuyển khung lên',
  down: 'Di chuyển khung xuống',
  shown:
    'Thu phóng {zoom, number, ::percent}. Đang thấy từ {left, number, ::percent} đến {right, number, ::percent} chiều rộng và từ {top, number, ::percent} đến {bottom, number, ::percent} chiều cao.',
  preview: 'Ảnh sẽ trông thế này',
  previews: {
    phone: 'Trên điện thoại',
    computer: 'Trên máy tính',
    product: 'Trên trang sản phẩm',
    list: 'Trong danh sách',
    header: 'Ở đầu trang cửa hàng',
  },
  small:
    'Phần này chỉ có {width, number} × {height, number} điểm ảnh và có thể bị mờ. Hãy thu nhỏ hoặc chọn ảnh lớn hơn.',
  use: 'Dùng phần này',
  adjust: 'Cắt lại',
  failed: 'Không cắt được ảnh trên thiết bị này. Hãy chọn ảnh khác.',
};
