import type { Translated } from '../translated.ts';
import type { buyerMail as english } from '../en/buyer-mail.ts';

export const buyerMail: Translated<typeof english> = {
  subject: '{shop} 내 페이지 링크',
  lead: '{shop}에서 위시리스트, 주문, 저장한 주소를 볼 수 있는 내 페이지 링크를 요청하셨습니다.',
  action: '내 페이지 열기',
  small:
    '링크는 {minutes}분 동안 한 번만 사용할 수 있습니다. 요청하지 않으셨다면 이 이메일을 무시하세요. 링크를 사용하지 않으면 아무 일도 일어나지 않습니다.',
};
