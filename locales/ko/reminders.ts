import type { reminders as english } from '../en/reminders.ts';
import type { Translated } from '../translated.ts';

export const reminders: Translated<typeof english> = {
  title: '장바구니 이메일',
  lead: '구매자는 결제 화면에서 결제를 마치지 않을 경우의 이메일을 요청할 수 있습니다. 주소는 보이지 않습니다.',
  offer: '결제 화면에서 제공',
  offerHint:
    '구매자가 선택하기 전에는 해제되어 있습니다. {hours}시간 뒤 한 번만 보내고, 결제 후에는 보내지 않습니다. 끄면 대기 중인 이메일도 보내지 않습니다.',
  counts:
    '{days, number}일 동안 이메일 {sent, plural, other {#통}} 발송, 그로부터 주문 {ordered, plural, other {#건}}',
  filter: '필터',
  kinds: {
    all: '전체',
    ordered: '주문 있음',
  },
  none: '아직 보낸 이메일이 없습니다',
  noneDetail: '구매자가 요청하고 결제하지 않으면 여기에 표시됩니다.',
  noMatch: '아직 이 이메일에서 온 주문이 없습니다',
  noOrder: '주문 없음',
  pieces: '{title} {count, number}개',
};
