import type { storefrontQuestion as english } from '../en/storefront-question.ts';
import type { Translated } from '../translated.ts';

export const storefrontQuestion: Translated<typeof english> = {
  questionTitle: 'Hỏi cửa hàng',
  questionLead: 'Bạn muốn biết thêm về sản phẩm này? Cửa hàng trả lời qua email.',
  questionText: 'Câu hỏi của bạn',
  questionHint: 'Số điện thoại, địa chỉ và liên kết sẽ bị ẩn.',
  questionMissing: 'Vui lòng nhập câu hỏi.',
  questionName: 'Tên (không bắt buộc)',
  questionSend: 'Gửi câu hỏi',
  questionPrivacy:
    'Vui lòng xác nhận địa chỉ trong {confirmDays} ngày qua liên kết chúng tôi gửi. Cửa hàng không bao giờ thấy địa chỉ. Địa chỉ và tên bị xóa sau khi gửi câu trả lời; cửa hàng có thể đăng câu hỏi và câu trả lời mà không kèm tên bạn.',
  questionAskedText:
    'Chúng tôi đã gửi liên kết đến địa chỉ của bạn. Cửa hàng sẽ thấy câu hỏi sau khi bạn xác nhận tại đó. Mỗi sản phẩm chỉ có một câu hỏi đang chờ trả lời.',
  questionConfirm: 'Gửi câu hỏi này?',
  questionConfirmText: 'Cửa hàng sẽ thấy câu hỏi của bạn về “{title}” và trả lời qua email.',
  questionConfirmSend: 'Có, gửi đi',
  questionOpen: 'Cửa hàng đã nhận câu hỏi của bạn',
  questionOpenText:
    'Chúng tôi sẽ gửi câu trả lời về “{title}” qua email. Câu hỏi không có câu trả lời sẽ bị xóa sau {openDays} ngày.',
  questionAnswered: 'Cửa hàng đã trả lời',
  questionAnsweredText: 'Câu hỏi của bạn về “{title}”. Địa chỉ và tên của bạn đã bị xóa.',
  questionPublic: 'Trang sản phẩm hiển thị câu hỏi và câu trả lời, không có tên bạn.',
  questionDelete: 'Xóa câu hỏi của tôi',
  questionDeleted: 'Câu hỏi của bạn đã bị xóa',
  questionDeletedText: 'Không còn gì ở đây: cả câu hỏi, câu trả lời lẫn địa chỉ của bạn.',
  questionsTitle: 'Hỏi và đáp',
  questionAnswer: 'Trả lời của cửa hàng',
};
