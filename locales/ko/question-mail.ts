import type { questionMail as english } from '../en/question-mail.ts';
import type { Translated } from '../translated.ts';

export const questionMail: Translated<typeof english> = {
  confirm: {
    subject: '질문을 확인해 주세요: {title}',
    lead: '{shop}에 보내는 {title} 문의의 답변 주소로 이 이메일이 입력되었습니다. 본인이라면 버튼을 눌러 확인하세요.',
    action: '확인 또는 삭제',
    small:
      '본인이 아니라면 아무것도 하지 않아도 됩니다. 확인이 없으면 질문과 이 주소는 {days}일 뒤에 삭제됩니다.',
  },
  answer: {
    subject: '{shop}의 답변: {title}',
    lead: '{shop}에 문의하신 {title} 상품에 대한 질문과 답변입니다.',
    action: '열기 또는 삭제',
    small:
      '답변은 한 번만 보내 드리며, 이 이메일 이후 주소와 이름은 삭제됩니다. 이 이메일에는 회신할 수 없습니다.',
  },
};
