import type { reminderMail as english } from '../en/reminder-mail.ts';
import type { Translated } from '../translated.ts';

export const reminderMail: Translated<typeof english> = {
  subject: '{shop} 장바구니 안내',
  lead: '{shop}에서 주문을 마치지 않은 경우 이메일 한 통을 요청하셨습니다. 장바구니에 있던 상품:',
  same: '{title} {count, number}개: 개당 {now}',
  changed: '{title} {count, number}개: 현재 개당 {now}, 이전 {seen}',
  gone: '{title} {count, number}개: 더 이상 판매하지 않습니다',
  action: '장바구니 열기',
  small:
    '이 장바구니에 대한 이메일은 이번 한 번뿐이며, 장바구니 기록에서 주소는 삭제되었습니다. 버튼으로 주문하면 상점은 이 이메일에서 온 주문 1건으로 집계합니다. 상품은 따로 보관되지 않습니다.',
  stop: '{shop}에서 보내는 이런 이메일을 원하지 않으면 여기에서 수신을 거부하세요: {url}',
};
