import type { questions as english } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

export const questions: Translated<typeof english> = {
  title: 'Câu hỏi',
  lead: 'Người mua hỏi về sản phẩm trước khi mua. Câu trả lời của bạn được gửi qua email.',
  none: 'Chưa có câu hỏi',
  noneDetail: 'Câu hỏi xuất hiện ở đây sau khi người mua xác nhận địa chỉ.',
  noMatch: 'Không có câu hỏi nào ở đây',
  filter: 'Bộ lọc',
  states: {
    all: 'Tất cả',
    open: 'Chưa trả lời',
    answered: 'Đã trả lời',
  },
  from: 'Từ {name}',
  noName: 'Không có tên',
  answerLabel: 'Câu trả lời của bạn',
  answer: 'Trả lời',
  answerHint:
    'Bạn có thể trả lời một lần. Thông tin liên hệ và liên kết sẽ bị ẩn. {used, number}/{max, number} ký tự',
  address: 'Bạn không bao giờ thấy địa chỉ của người mua. Địa chỉ và tên bị xóa sau khi gửi câu trả lời.',
  publish: 'Hiển thị trên trang sản phẩm, không kèm tên',
  shown: 'Trên trang sản phẩm',
  show: 'Hiển thị trên trang',
  hide: 'Gỡ khỏi trang',
  send: 'Gửi câu trả lời',
  sent: 'Đã gửi câu trả lời',
  missing: 'Vui lòng nhập câu trả lời.',
  already: 'Câu hỏi này đã có câu trả lời',
  remove: 'Xóa câu hỏi',
  removeDetail: 'Câu hỏi và câu trả lời sẽ bị xóa vĩnh viễn. Người mua không được thông báo.',
  leave: 'Giữ câu hỏi',
};
