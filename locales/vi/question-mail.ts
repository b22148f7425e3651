import type { questionMail as english } from '../en/question-mail.ts';
import type { Translated } from '../translated.ts';

export const questionMail: Translated<typeof english> = {
  confirm: {
    subject: 'Xác nhận câu hỏi của bạn về {title}',
    lead: 'Có người đã hỏi {shop} về {title} và nhập địa chỉ này để nhận câu trả lời. Nếu đó là bạn, vui lòng xác nhận bằng nút bên dưới.',
    action: 'Xác nhận hoặc xóa',
    small:
      'Nếu không phải bạn, bạn không cần làm gì: nếu không được xác nhận, câu hỏi và địa chỉ này sẽ bị xóa sau {days} ngày.',
  },
  answer: {
    subject: '{shop} đã trả lời câu hỏi của bạn về {title}',
    lead: 'Bạn đã hỏi {shop} về {title}. Câu hỏi của bạn và câu trả lời:',
    action: 'Mở hoặc xóa',
    small:
      'Đây là câu trả lời duy nhất; địa chỉ và tên của bạn bị xóa sau email này. Bạn không thể trả lời email này.',
  },
};
