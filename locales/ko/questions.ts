import type { questions as english } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

export const questions: Translated<typeof english> = {
  title: '질문',
  lead: '구매 전 상품에 대한 질문입니다. 답변은 이메일로 전달됩니다.',
  none: '아직 질문이 없습니다',
  noneDetail: '구매자가 주소를 확인하면 여기에 표시됩니다.',
  noMatch: '해당하는 질문이 없습니다',
  filter: '필터',
  states: {
    all: '전체',
    open: '답변 대기',
    answered: '답변 완료',
  },
  from: '보낸 사람: {name}',
  noName: '이름 없음',
  answerLabel: '답변',
  answer: '답변하기',
  answerHint: '한 번만 답변할 수 있습니다. 연락처와 링크는 가려집니다. {used, number}/{max, number}자',
  address: '구매자의 주소는 보이지 않습니다. 답변을 보내면 주소와 이름은 삭제됩니다.',
  publish: '이름 없이 상품 페이지에 표시',
  shown: '상품 페이지에 표시 중',
  show: '상품 페이지에 표시',
  hide: '표시 중지',
  send: '답변 보내기',
  sent: '답변을 보냈습니다',
  missing: '답변을 입력하세요.',
  already: '이미 답변한 질문입니다',
  remove: '질문 삭제',
  removeDetail: '질문과 답변이 영구적으로 삭제됩니다. 구매자에게는 알리지 않습니다.',
  leave: '삭제하지 않기',
};
