import type { storefrontRestock as english } from '../en/storefront-restock.ts';
import type { Translated } from '../translated.ts';

export const storefrontRestock: Translated<typeof english> = {
  restockTitle: '재입고되면 이메일로 알림',
  restockLead: '이 상품이 다시 들어오면 이메일을 한 번만 보내 드립니다.',
  restockEmail: '이메일 주소',
  restockWrong: '이메일 주소를 입력하세요.',
  restockSend: '이메일 받기',
  restockPrivacy:
    '주소는 이 이메일에만 사용합니다. 보내 드리는 링크로 {confirmDays}일 안에 확인해 주세요. 주소는 이메일을 보낸 뒤 또는 {waitDays}일 뒤에 삭제됩니다.',
  restockAsked: '이메일을 확인하세요',
  restockAskedText: '아직 확인하지 않은 주소라면 링크가 담긴 이메일이 도착합니다. 열어서 확인해 주세요.',
  restockConfirm: '재입고되면 이메일을 보낼까요?',
  restockConfirmText: '품절된 상품입니다: {title}. 다시 들어오면 이메일을 한 번만 보내 드립니다.',
  restockConfirmSend: '네, 받을게요',
  restockWaiting: '등록되었습니다',
  restockWaitingText:
    '다음 상품이 다시 들어오면 이메일을 한 번만 보내 드립니다: {title}. 그 뒤 주소는 삭제됩니다.',
  restockStop: '내 주소 삭제',
  restockStopped: '주소를 삭제했습니다',
  restockStoppedText: '이 상품에 관한 이메일을 받지 않습니다.',
  restockBack: '상품 보기',
};
