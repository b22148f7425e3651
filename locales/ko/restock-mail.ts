import type { restockMail as english } from '../en/restock-mail.ts';
import type { Translated } from '../translated.ts';

export const restockMail: Translated<typeof english> = {
  confirm: {
    subject: '확인: 재입고되면 알려 드릴까요? ({title})',
    lead: '{shop}에 재입고 알림을 이 주소로 보내 달라는 요청이 있었습니다. 상품: {title}. 직접 요청하셨다면 버튼으로 확인해 주세요.',
    action: '확인 또는 삭제',
    small:
      '요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다. 확인이 없으면 더 보내지 않고 주소를 삭제합니다.',
  },
  send: {
    subject: '재입고: {title} ({shop})',
    lead: '요청하신 알림입니다. 다음 상품이 다시 들어왔습니다: {title}. 따로 보관해 드릴 수는 없습니다.',
    action: '상품 보기',
    small: '요청하신 이메일은 이 한 통뿐입니다. 주소는 삭제되었습니다.',
  },
};
