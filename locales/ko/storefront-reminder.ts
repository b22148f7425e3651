import type { storefrontReminder as english } from '../en/storefront-reminder.ts';
import type { Translated } from '../translated.ts';

export const storefrontReminder: Translated<typeof english> = {
  reminderBox: '주문을 마치지 않으면 이메일 한 번 받기',
  reminderHint:
    '빠르면 {hours}시간 뒤에 이 장바구니에 대해 한 번만 보냅니다. 이후, 늦어도 {days}일 뒤에는 장바구니 기록에서 주소를 삭제합니다. 결제하면 보내지 않습니다.',
  reminderStop: '장바구니 이메일 수신을 거부할까요?',
  reminderStopText:
    '누군가 결제 화면에서 항목을 선택해도 {shop}은 이 주소로 {days}일 동안 장바구니 이메일을 보내지 않습니다.',
  reminderStopSend: '수신 거부',
  reminderStopped: '수신을 거부했습니다',
};
