import type { storefrontQuestion as english } from '../en/storefront-question.ts';
import type { Translated } from '../translated.ts';

export const storefrontQuestion: Translated<typeof english> = {
  questionTitle: '상점에 문의하기',
  questionLead: '이 상품에 대해 궁금한 점이 있으신가요? 상점이 이메일로 답변합니다.',
  questionText: '문의 내용',
  questionHint: '전화번호, 주소, 링크는 가려집니다.',
  questionMissing: '문의 내용을 입력하세요.',
  questionName: '이름(선택)',
  questionSend: '문의 보내기',
  questionPrivacy:
    '보내 드리는 링크로 {confirmDays}일 안에 주소를 확인해 주세요. 상점에는 주소가 보이지 않습니다. 답변을 보내면 주소와 이름은 삭제되며, 상점은 이름 없이 질문과 답변을 공개할 수 있습니다.',
  questionAskedText:
    '주소로 링크를 보냈습니다. 링크에서 확인하면 상점이 질문을 볼 수 있습니다. 상품마다 답변 대기 중인 질문은 하나만 가능합니다.',
  questionConfirm: '이 질문을 보낼까요?',
  questionConfirmText: '상점이 ‘{title}’ 상품에 대한 질문을 보고 이메일로 답변합니다.',
  questionConfirmSend: '네, 보내 주세요',
  questionOpen: '상점이 질문을 받았습니다',
  questionOpenText:
    '‘{title}’ 상품에 대한 답변을 이메일로 보내 드립니다. 답변이 없는 질문은 {openDays}일 뒤에 삭제됩니다.',
  questionAnswered: '상점이 답변했습니다',
  questionAnsweredText: '‘{title}’ 상품에 대한 질문입니다. 주소와 이름은 삭제되었습니다.',
  questionPublic: '상품 페이지에 이름 없이 질문과 답변이 표시됩니다.',
  questionDelete: '내 질문 삭제',
  questionDeleted: '질문이 삭제되었습니다',
  questionDeletedText: '질문, 답변, 주소 모두 남아 있지 않습니다.',
  questionsTitle: '질문과 답변',
  questionAnswer: '상점의 답변',
};
