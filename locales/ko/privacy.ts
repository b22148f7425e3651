import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: '내 데이터',
  lead: '저희가 보유한 회원님과 상점에 관한 모든 데이터를 내려받거나, 계정을 삭제할 수 있습니다.',
  file: '내 데이터 내보내기',
  file_text:
    '프로필, 상점, 신원, 주문, 지갑, 알림, 기기, 데이터 열람 기록, 본인의 사진과 서류가 들어 있습니다. 구매자 정보는 회원님이 이미 볼 수 있는 것만 포함됩니다. 내려받을 때까지 암호화되며 24시간 후 삭제됩니다.',
  make: '내보내기 요청',
  making: '파일을 만들고 있습니다. 이 페이지를 떠나셔도 됩니다. 1~2분 걸립니다.',
  ready: '파일이 준비되었습니다.',
  fetch: '내려받기',
  expires: '{when}까지 보관합니다.',
  removed: '{when}의 파일은 삭제되었습니다.',
  failed: '파일을 만들지 못했습니다. 내일 다시 시도하거나 고객 서비스에 문의하세요.',
  again_at: '{when}부터 다시 요청할 수 있습니다.',
  size: '{size} MB',
  erase: '계정 삭제',
  erase_text:
    '이름, 주소, 전화번호, 이메일, 사진, 서류가 영구히 삭제됩니다. 주문과 회계 기록은 법에 따라 이름 없이 남습니다. 잔액은 먼저 지급됩니다.',
  steps: '단계별 진행',
  step_orders: '{count, plural, other {진행 중인 주문이 #건 있습니다. 구매자와의 약속대로 완료됩니다.}}',
  step_orders_done: '진행 중인 주문이 없습니다.',
  step_cases: '{count, plural, other {진행 중인 반품이 #건 있으며 끝까지 처리됩니다.}}',
  step_cases_done: '진행 중인 반품이 없습니다.',
  step_money: '잔액이 {amount} 있습니다. 먼저 출금하세요. 도착할 때까지 아무것도 삭제되지 않습니다.',
  step_money_done: '출금할 잔액이 남아 있지 않습니다.',
  step_last:
    '신청 14일 후, 위의 모든 것이 끝나면 계정을 삭제합니다. 그때까지 취소할 수 있습니다. 그동안 상점은 새 주문을 받지 않습니다.',
  ask: '삭제 신청',
  confirm_title: '14일 후에 계정을 삭제할까요?',
  confirm_text: '상점은 지금부터 새 주문을 받지 않습니다. 14일 후 데이터가 삭제되며 복구할 수 없습니다.',
  confirm: '내 계정 삭제',
  asked: '삭제를 신청하셨습니다',
  asked_text: '{when}에 진행 중인 것이 없으면 데이터가 삭제됩니다. 그때까지 취소할 수 있습니다.',
  keep: '계정 유지',
  kept: '삭제를 취소했습니다. 아무것도 삭제되지 않았습니다.',
  open_wallet: '지갑 열기',
  open_orders: '주문 열기',
  translation: '번역',
  translationText:
    '구매자 메시지 아래의 “번역”을 누르면 그 내용이 {host}에 전송되고, 받은 결과는 메시지와 함께 보관됩니다. 그 밖에는 아무것도 전송되지 않으며, 메시지에서 가린 내용도 전송되지 않습니다.',
};
