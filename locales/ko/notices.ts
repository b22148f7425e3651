import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {새 주문: {goods}, {amount}} other {새 주문: {goods} 외 #개, {amount}}}} other {새 주문 {no}}}',
    body: '{confirm, select, auto {주문 {no}. {confirm_by}까지 확인하세요. 확인하지 않으면 자동으로 확인됩니다.} latest {주문 {no}. {confirm_by}까지 확인하세요. 확인하지 않으면 주문이 취소되고 구매자에게 환불됩니다.} other {구매자가 {amount} 금액을 결제했습니다. 그 결제금에서 원가를 확인하세요. 확인하지 않으면 자동으로 확인됩니다.}}',
  },
  order_confirmed: {
    title: '주문 {no} 자동 확인됨',
    body: '공급사의 원가를 구매자의 결제금에서 따로 떼어 두었습니다. 공급사가 택배를 준비합니다.',
  },
  order_shipped: { title: '주문 {no} 발송됨', body: '배송사가 택배를 받았습니다.' },
  order_delivered: { title: '주문 {no} 배송 완료', body: '이제 구매자가 상품을 확인할 수 있습니다.' },
  order_accepted: {
    title: '주문 {no} 구매 확정',
    body: '내 몫은 {amount}입니다. 지갑에 들어 있으며, 등급의 대기 기간이 지나면 사용할 수 있습니다.',
  },
  order_lost: {
    title: '주문 {no} 택배가 분실되었을 수 있습니다',
    body: '제때 배송되지 않았습니다. 손실은 회원님이 아니라 공급사가 부담합니다. 반품을 확인하세요.',
  },
  order_cancelled: {
    title: '주문 {no} 취소됨',
    body: '{why, select, buyer {구매자가 요청했습니다.} expired {제때 확인되지 않았습니다.} stock {공급사에 재고가 없습니다.} sla {제때 발송되지 않았습니다.} undeliverable {배송사가 배송하지 못했습니다.} other {주문을 이행할 수 없었습니다.}} 구매자에게 {amount} 금액을 환불합니다. 회원님의 손실은 없습니다.',
  },
  order_released: {
    title: '{amount} 출금 가능',
    body: '이제 주문 {no}에서 회원님의 몫을 출금할 수 있습니다.',
  },
  return_asked: {
    title: '주문 {no} 반품이 요청되었습니다',
    body: '{answer_by}까지 답변하세요. 답변이 없으면 자동으로 승인됩니다.',
  },
  return_granted: {
    title: '주문 {no} 반품이 승인되었습니다',
    body: '제때 답변이 없어 자동으로 승인되었습니다. 상품은 공급사로 돌아갑니다.',
  },
  return_closed: {
    title: '주문 {no} 반품이 끝났습니다',
    body: '환불된 금액은 없습니다. 주문은 있던 단계에서 계속됩니다.',
  },
  return_refunded: {
    title: '주문 {no} 환불됨',
    body: '구매자에게 {amount} 금액을 환불합니다. 누가 부담하는지는 반품 페이지에서 확인할 수 있습니다.',
  },
  return_offer_taken: {
    title: '주문 {no} 구매자가 제안을 받아들였습니다',
    body: '상품은 구매자가 그대로 갖고, 환불이 진행 중입니다.',
  },
  return_offer_declined: {
    title: '주문 {no} 구매자가 제안을 거절했습니다',
    body: '답변이 없었을 때와 같이 반품이 승인되었습니다. 상품은 공급사로 돌아갑니다.',
  },
  return_damaged: {
    title: '주문 {no} 상품이 파손된 채 돌아왔습니다',
    body: '공급사가 환불 금액에서 일부 차감을 요청했습니다. 구매자 또는 심사 담당자가 결정합니다.',
  },
  return_escalated: {
    title: '주문 {no} 반품을 심사하고 있습니다',
    body: '10일 안에 이유와 함께 결정을 알려 드립니다.',
  },
  return_decided_for_buyer: {
    title: '주문 {no} 반품: 구매자에게 유리한 결정',
    body: '이유와 부담 내역은 반품 페이지에서 확인할 수 있습니다.',
  },
  return_decided_for_shop: {
    title: '주문 {no} 반품: 상점에 유리한 결정',
    body: '심사 담당자 두 명이 확인했습니다. 이유는 반품 페이지에서 확인할 수 있습니다.',
  },
  feedback_answered: { title: '의견 {no}에 답변했습니다', body: '열어서 답변을 읽어 주세요.' },
  feedback_done: {
    title: '보내 주신 의견 {no} 처리가 완료되었습니다',
    body: '감사합니다. 뜻하신 것과 다르면 다시 문의하세요.',
  },
  chat_answered: {
    title: '고객 서비스에서 답변했습니다',
    body: '대화를 열어 읽고 답장하세요.',
  },
  chat_buyer_wrote: {
    title: '주문 {no} 구매자의 새 메시지',
    body: '대화를 열어 읽고 답장하세요. 서로의 연락처는 보이지 않습니다.',
  },
  question_new: {
    title: '‘{title}’ 상품에 새 질문이 있습니다',
    body: '구매 전 궁금한 점이 있는 구매자가 있습니다. 답변은 이메일로 전달됩니다.',
  },
  sourcing_found: {
    title: '‘{title}’ 요청에 맞는 상품을 찾았습니다',
    body: '요청을 열어 찾은 상품과 원가를 확인하세요. 마음에 들면 상점에 추가하세요.',
  },
  sourcing_not_found: {
    title: '‘{title}’ 상품을 찾지 못했습니다',
    body: '요청을 열어 이유를 확인하세요. 더 이상 답변 대기 요청으로 계산되지 않습니다.',
  },
  sign_in_new: {
    title: '계정에 새로운 로그인이 있었습니다',
    body: '{named, select, yes {{when}, {device}에서 로그인이 있었습니다(네트워크: {place}).} other {{when}, 종류를 알 수 없는 기기에서 로그인이 있었습니다(네트워크: {place}).}} 본인이 아니라면 비밀번호를 변경하세요. 다른 기기가 모두 로그아웃됩니다.',
  },
  sign_in_guessed: {
    title: '누군가 비밀번호를 추측하고 있습니다',
    body: '한 시간 안에, 사용한 적 없는 네트워크에서 회원님의 사용자 이름으로 로그인 실패가 {count}번 있었습니다. 아무도 들어오지 못했고, 평소 쓰던 곳에서는 계속 로그인할 수 있습니다. 비밀번호가 짧거나 다른 곳에서도 쓰고 있다면 변경하고 2단계 인증을 켜세요.',
  },
  password_changed: {
    title: '로그인 비밀번호가 변경되었습니다',
    body: '다른 기기는 모두 로그아웃되었습니다. API 키는 계속 작동합니다. 모르는 키는 ‘로그인 및 보안’에서 철회하세요. 본인이 아니라면 바로 알려 주세요.',
  },
  password_reset: {
    title: '로그인 비밀번호가 바뀌었습니다',
    body: '{way, select, email {이메일 주소로 보낸 링크로 바뀌었습니다.} other {복구 코드로 바뀌었습니다.}} 모든 기기가 로그아웃되었고, 출금은 {until}까지 중지됩니다. API 키는 계속 작동합니다. 모르는 키는 ‘로그인 및 보안’에서 철회하세요. 본인이 아니라면 바로 다시 바꾸고 문의해 주세요.',
  },
  contact_changed: {
    title: '연락처가 변경되었습니다',
    body: '계정의 {what, select, email {이메일 주소가} phone {전화번호가} other {이메일 주소와 전화번호가}} 변경되었습니다. 새 이메일 주소는 확인된 뒤에 적용됩니다. 본인이 아니라면 바로 비밀번호를 변경하세요. 다른 기기가 모두 로그아웃됩니다.',
  },
  shop_linked: {
    title: '내 상점에 다른 상점이 추가되었습니다',
    body: '그 상점의 소유자가 로그인하지 않고 이 상점을 열 수 있고, 회원님도 그 상점을 열 수 있습니다. 돈과 관련된 작업에는 여전히 각 상점의 거래 비밀번호가 필요합니다. 본인이 아니라면 내 상점에서 삭제하고 바로 비밀번호를 변경하세요.',
  },
  pay_password_changed: {
    title: '거래 비밀번호가 변경되었습니다',
    body: '본인이 아니라면 재설정하고 다른 기기를 로그아웃하세요.',
  },
  pay_password_reset: {
    title: '거래 비밀번호가 재설정되었습니다',
    body: '{until}까지 출금이 중지됩니다. 본인이 아니라면 다른 기기를 로그아웃하고 문의하세요.',
  },
  device_added: {
    title: '서명하는 기기가 추가되었습니다',
    body: '{waits, select, yes {{device} 기기는 {until}부터 서명할 수 있습니다. 본인이 아니라면 그 전에 제거하고 비밀번호를 변경한 뒤 알려 주세요.} other {이제 {device} 기기가 출금, 출금 계좌, 캠페인, 거래 비밀번호에 서명합니다. 본인이 아니라면 비밀번호를 변경하고 알려 주세요.}}',
  },
  device_leaving: {
    title: '마지막 서명 기기가 제거될 예정입니다',
    body: '{device} 기기는 {until}에 서명을 멈춥니다. {alone, select, yes {그 뒤에는 출금에 서명이 필요하지 않습니다. } other {}}본인이 아니라면 ‘서명하는 기기’에서 기기를 유지하고 비밀번호를 변경한 뒤 알려 주세요.',
  },
  device_removed: {
    title: '서명하는 기기가 제거되었습니다',
    body: '{device} 기기는 더 이상 서명하지 않습니다. 본인이 아니라면 비밀번호를 변경하고 알려 주세요.',
  },
  device_retained: {
    title: '서명하는 기기를 유지합니다',
    body: '{device} 기기의 제거를 취소했습니다. 계속 서명합니다.',
  },
  second_factor_on: {
    title: '2단계 인증이 켜졌습니다',
    body: '이제 새 기기에서 로그인할 때 인증 앱의 코드가 필요합니다.',
  },
  second_factor_off: {
    title: '2단계 인증이 꺼졌습니다',
    body: '이제 비밀번호만으로 로그인할 수 있습니다. 본인이 아니라면 다른 기기를 로그아웃하고 다시 켜세요.',
  },
  recovery_code_used: {
    title: '복구 코드가 사용되었습니다',
    body: '{left, plural, =0 {남은 코드가 없습니다. 지금 새로 만드세요.} other {#개 남았습니다. 다 쓰기 전에 새로 만드세요.}}',
  },
  comment_new: {
    title: '주문 {no}에 후기가 올라왔습니다',
    body: '“{title}” 별점 5점 만점에 {rating}점. 한 번 답글을 달 수 있으며, 누구나 읽을 수 있습니다.',
  },
  comment_followed: {
    title: '주문 {no} 후기에 내용이 추가되었습니다',
    body: '“{title}”에 관한 것입니다.',
  },
  comment_kept: {
    title: '신고한 후기가 유지됩니다',
    body: '주문 {no}의 “{title}”에 관한 것입니다. 확인해 보니 규칙에 맞습니다. 답글은 후기 옆에 표시됩니다.',
  },
  comment_removed: {
    title: '신고한 후기가 삭제되었습니다',
    body: '주문 {no}의 “{title}”에 관한 것이었습니다. 그 자리에 사유가 표시되고, 별점은 더 이상 집계되지 않습니다.',
  },
  goods_withdrawn: {
    title: '상품 판매가 중지되었습니다',
    body: '모든 상점에서 다음 상품의 판매를 중지했습니다: {titles}. 이유: {reason} 이미 받은 주문은 그대로 진행됩니다. 이유가 없어지면 자동으로 다시 판매됩니다.',
  },
  goods_out_of_stock: {
    title: '판매 중지: 품절',
    body: '공급사에 재고가 없습니다: {titles}. 다시 들어오면 자동으로 판매를 시작합니다.',
  },
  goods_below_break_even: {
    title: '판매 중지: 원가 상승',
    body: '지금 가격으로는 손해를 봅니다: {titles}. 다시 팔려면 더 높은 가격을 정해 주세요.',
  },
  goods_back_on_sale: {
    title: '상품 판매가 다시 시작되었습니다',
    body: '정한 가격으로 다시 판매할 수 있습니다: {titles}.',
  },
  cost_rises: {
    title: '“{title}”의 원가가 오릅니다',
    body: '{when}부터 원가가 바뀝니다: {old} → {cost}. 현재 가격 {price} 기준으로 개당 순이익은 {profit}입니다. 이미 받은 주문의 원가는 그대로입니다.',
  },
  cost_rises_below: {
    title: '“{title}”의 원가가 현재 가격으로 감당할 수 없게 오릅니다',
    body: '{when}부터 원가가 바뀝니다: {old} → {cost}. 현재 가격 {price} 기준으로 손해가 납니다. {floor} 이상으로 정하세요. 그대로 두면 그날 판매가 중지됩니다. 이미 받은 주문의 원가는 그대로입니다.',
  },
  cost_falls: {
    title: '“{title}”의 원가가 내립니다',
    body: '{when}부터 원가가 바뀝니다: {old} → {cost}. 현재 가격 {price} 기준으로 개당 순이익은 {profit}입니다.',
  },
  goods_repriced: {
    title: '가격이 원가를 따라 바뀌었습니다',
    body: '원가가 올랐습니다: {titles}. 손해를 보지 않도록 가격 규칙이 새 가격을 정했습니다.',
  },
  identity_verified: {
    title: '본인 확인이 완료되었습니다',
    body: '{name} 이름으로 확인되었습니다. 이 이름의 계좌로 출금을 받을 수 있습니다.',
  },
  identity_rejected: {
    title: '아직 본인 확인을 완료하지 못했습니다',
    body: '수정할 항목마다 이유가 적혀 있습니다. 나머지는 그대로 채워져 있습니다.',
  },
  identity_recalled: {
    title: '본인 확인이 철회되었습니다',
    body: '{statement} 새 서류를 보낼 수 있습니다. 번 금액은 그대로 회원님의 것이며, 이의를 신청할 수 있습니다.',
  },
  unpaid_near: {
    title: '주문을 계속 받으려면 본인 확인을 해 주세요',
    body: '지급을 기다리는 금액이 {unpaid}입니다. {limit}에 이르면 본인 확인이 끝날 때까지 상점이 새 주문을 받지 않습니다. 이 금액은 그대로 회원님의 것입니다.',
  },
  unpaid_stopped: {
    title: '상점이 새 주문을 받지 않습니다',
    body: '지급을 기다리는 금액이 {unpaid}이고, 본인 확인이 아직 끝나지 않았습니다. 진행 중인 주문은 그대로 이어지고, 금액은 그대로 회원님의 것입니다. 본인 확인이 끝나면 바로 새 주문을 다시 받습니다.',
  },
  identity_late: {
    title: '본인 확인 답변이 늦어지고 있습니다',
    body: '48시간 안에 답변을 약속드렸으나 아직 드리지 못했습니다. 가장 먼저 처리하고 있습니다. 하실 일은 없습니다.',
  },
  identity_appeal_received: {
    title: '이의 신청을 접수했습니다',
    body: '결정한 담당자가 아닌 다른 담당자가 {decide_by}까지 답변합니다.',
  },
  identity_appeal_upheld: {
    title: '이의 신청이 받아들여지지 않았습니다',
    body: '본인 확인에 대한 결정은 그대로입니다. 이유를 확인할 수 있고, 언제든지 새 서류를 보낼 수 있습니다.',
  },
  identity_appeal_overturned: {
    title: '이의 신청이 받아들여졌습니다',
    body: '본인 확인이 완료되었습니다. 죄송합니다.',
  },
  identity_appeal_reopened: {
    title: '이의 신청이 받아들여졌습니다',
    body: '이전 결정은 더 이상 유효하지 않습니다. 서류가 이미 삭제되었으니 한 번 더 보내 주세요. 죄송합니다.',
  },
  identity_appeal_late: {
    title: '이의 신청에 대한 답변이 늦어지고 있습니다',
    body: '10일 안에 결정하겠다고 약속했지만 아직 결정하지 못했습니다. 가장 먼저 처리되며, 따로 하실 일은 없습니다.',
  },
  identity_expiring: {
    title: '서류가 {day}에 만료됩니다',
    body: '그 전에 새 서류를 보내세요. 그동안 판매와 출금을 계속할 수 있습니다.',
  },
  payout_schedule_set: {
    title: '매주 자동 출금을 켰습니다',
    body: '일주일에 한 번 최대 {amount} 출금됩니다. 받는 계좌: {account}. 본인이 아니라면 자동 출금을 끝내고 비밀번호를 바꾼 뒤 알려 주세요.',
  },
  payout_schedule_skipped: {
    title: '이번 주 자동 출금이 되지 않았습니다',
    body: '먼저 확인할 것이 있습니다. 매주 자동 출금에서 이유를 확인하세요. 돈은 그대로 사용할 수 있습니다.',
  },
  payout_account_added: {
    title: '출금 계좌가 추가되었습니다',
    body: '{account} 계좌가 추가되었고 24시간 뒤부터 사용할 수 있습니다. 본인이 아니라면 계좌를 제거하고, 비밀번호를 변경하고, 알려 주세요.',
  },
  payout_account_changed: {
    title: '출금 계좌가 변경되었습니다',
    body: '{account} 계좌가 변경되었습니다. 본인이 아니라면 비밀번호를 변경하고 알려 주세요.',
  },
  payout_account_removed: {
    title: '출금 계좌가 제거되었습니다',
    body: '{account} 계좌가 제거되었습니다. 본인이 아니라면 비밀번호를 변경하고 알려 주세요.',
  },
  deposit_credited: {
    title: '입금 {no} 지갑에 반영됨',
    body: '{amount} 금액이 입금되어 지금 사용할 수 있습니다. 다른 잔액과 똑같이 출금할 수 있습니다.',
  },
  deposit_below_minimum: {
    title: '입금 {no}: {amount} 도착',
    body: '이 방법의 최소 입금액보다 적습니다. 보관해 두고, 보낸 금액의 합이 최소 입금액에 이르면 바로 반영합니다.',
  },
  deposit_unclear: {
    title: '입금 {no}: {amount} 도착, 보관 중',
    body: '늦게 도착했거나 입금 한도를 넘습니다. 심사 담당자 두 명이 확인한 뒤 반영하거나 보낸 곳으로 돌려보냅니다.',
  },
  deposit_returned: {
    title: '입금 {no}: {amount} 돌려보냄',
    body: '반영할 수 없어 보낸 곳으로 돌려보냈습니다.',
  },
  deposit_needs_info: {
    title: '입금 {no}: 여쭤볼 것이 있습니다',
    body: '입금을 반영하기 전에 심사 담당자가 확인할 것이 있습니다. 7일 안에 답변해 주세요.',
  },
  deposit_failed: {
    title: '입금 {no} 반영하지 못함',
    body: '사유: {reason}',
  },
  deposit_unanswered: {
    title: '입금 {no} 답변 없이 종료됨',
    body: '7일 안에 질문에 대한 답변이 없었습니다. 송금하셨다면 알려 주세요. 금액은 사라지지 않았습니다.',
  },
  deposit_expired: {
    title: '입금 {no} 찾지 못함',
    body: '제때 도착한 것이 없습니다. 송금하셨다면 주소와 네트워크를 확인하고 알려 주세요. 나중에 도착한 금액은 보관해 둡니다.',
  },
  deposit_late: {
    title: '입금 {no} 처리가 늦어지고 있습니다',
    body: '24시간 안에 답변을 약속드렸으나 아직 드리지 못했습니다. 가장 먼저 처리하고 있습니다. 하실 일은 없습니다.',
  },
  restriction_placed: {
    title: '상점이 {until}까지 제한됩니다',
    body: '열어서 이유, 계속 이용할 수 있는 것, 이의 신청 방법을 확인하세요. 제한은 자동으로 끝납니다.',
  },
  restriction_held: {
    title: '잔액 중 {amount} 금액이 {until}까지 보류됩니다',
    body: '열어서 이유와 근거를 확인하세요. 이의를 신청할 수 있으며, 자동으로 끝납니다.',
  },
  restriction_begun: {
    title: '계정이 {until}까지 정지됩니다',
    body: '앞서 예고해 드린 것입니다. 이유를 보고, 이의를 신청하고, 잔액을 확인할 수 있습니다.',
  },
  restriction_extended: {
    title: '제한이 {until}까지 연장되었습니다',
    body: '새로운 근거로 다른 심사 담당자가 결정했습니다. 다시 연장할 수 없으며, 이의를 신청할 수 있습니다.',
  },
  restriction_ended: {
    title: '제한이 끝났습니다',
    body: '막혀 있던 것을 모두 다시 할 수 있습니다.',
  },
  restriction_freed: {
    title: '잔액 중 {amount} 금액을 다시 사용할 수 있습니다',
    body: '보류되었던 금액이 사용 가능한 잔액으로 돌아왔습니다.',
  },
  appeal_received: {
    title: '이의 신청을 받았습니다',
    body: '제한한 사람이 아닌 다른 심사 담당자가 {decide_by}까지 결정합니다.',
  },
  appeal_upheld: {
    title: '이의 신청이 받아들여지지 않았습니다',
    body: '열어서 이유를 확인하세요. 제한은 그대로 자동으로 끝납니다.',
  },
  appeal_overturned: {
    title: '이의 신청이 받아들여졌습니다',
    body: '죄송합니다. 제한이 해제되었고, 보류되었던 금액을 다시 사용할 수 있습니다.',
  },
  withdrawal_requested: {
    title: '출금 {no} 접수됨',
    body: '{account} 계좌로 {amount} 금액의 출금 신청을 받았습니다. 송금되기 전까지 취소할 수 있습니다.',
  },
  withdrawal_approved: {
    title: '출금 {no} 승인됨',
    body: '{amount} 금액을 지금 {account} 계좌로 송금합니다.',
  },
  withdrawal_paid: { title: '출금 {no} 지급됨', body: '{amount} 금액을 {account} 계좌로 보냈습니다.' },
  withdrawal_cancelled: {
    title: '출금 {no} 취소됨',
    body: '{amount} 금액을 다시 사용할 수 있습니다. 비용은 없습니다.',
  },
  withdrawal_rejected: {
    title: '출금 {no} 승인되지 않음',
    body: '{amount} 금액을 다시 사용할 수 있습니다. 사유: {reason}',
  },
  withdrawal_failed: {
    title: '출금 {no} 실패',
    body: '{amount} 금액을 다시 사용할 수 있습니다. 비용은 없습니다. {account} 계좌를 확인해 주세요.',
  },
  withdrawal_returned: {
    title: '출금 {no} 반송됨',
    body: '받는 은행이나 네트워크가 돌려보냈습니다. {amount} 금액을 수수료와 함께 다시 사용할 수 있습니다. {account} 계좌를 확인하세요.',
  },
  goodwill_promo: {
    title: '프로모션 크레딧 지급: {amount}',
    body: '저희가 보상해 드린 금액입니다: {reason} 프로모션 비용을 낼 때 먼저 사용되며 갚을 것은 없습니다.',
  },
  goodwill_given: {
    title: '지갑에 추가됨: {amount}',
    body: '저희가 보상해 드린 금액입니다: {reason} 바로 쓸 수 있으며 갚을 것은 없습니다.',
  },
  ad_started: {
    title: '{goods} 프로모션이 시작되었습니다',
    body: '지금 표시되고 있습니다. 어디에 얼마나 자주 나오고 비용이 얼마인지 언제든지 볼 수 있습니다.',
  },
  ad_paused: {
    title: '{goods} 프로모션이 일시 중지되었습니다',
    body: '{why, select, no_stock {상품이 품절입니다.} not_sold {상품이 상점에서 판매 중이 아닙니다.} shop_paused {상점이 지금 주문을 받지 않습니다.} other {지금은 표시할 수 없습니다.}} 그동안 비용은 들지 않으며, 자동으로 다시 시작됩니다.',
  },
  ad_resumed: {
    title: '{goods} 프로모션이 다시 시작되었습니다',
    body: '다시 표시됩니다.',
  },
  ad_exhausted: {
    title: '{goods} 예산을 다 썼습니다',
    body: '프로모션이 끝났습니다. 남은 금액({amount})은 클릭 한 번에 모자라 돌려드렸습니다.',
  },
  ad_ended: {
    title: '{goods} 프로모션이 끝났습니다',
    body: '{why, select, time {마지막 날이 지났습니다.} shop_closed {상점이 닫혔습니다.} other {종료되었습니다.}} 쓰지 않은 금액({amount})을 돌려드렸습니다.',
  },
  ad_refused: {
    title: '{goods} 프로모션이 반려되었습니다',
    body: '심사 담당자의 이유: {reason} {amount} 전액을 돌려드렸습니다. 고쳐서 새로 시작할 수 있습니다.',
  },
  friend_joined: {
    title: '친구가 가입했습니다',
    body: '{name} 님이 회원님의 초대로 상점을 열었습니다. 초대는 무료이며, 누구에게도 수입이 되지 않습니다.',
  },
  level_raised: {
    title:
      '상점 등급이 올랐습니다: {level, select, merchant {머천트 상점} partner {비즈니스 파트너} other {브랜드 에이전트}}',
    body: '조건을 채웠습니다. 진열장에 더 많은 상품을 넣을 수 있고, 새 주문의 판매 수수료가 낮아집니다. 비용은 없습니다.',
  },
  level_lowering: {
    title:
      '{from}에 상점 등급이 다음으로 바뀝니다: {level, select, standard {스탠다드 상점} merchant {머천트 상점} partner {비즈니스 파트너} other {브랜드 에이전트}}',
    body: '지금 상점이 등급 조건 하나를 채우지 못하고 있습니다. 그때까지 다시 채우면 아무것도 바뀌지 않습니다. 상품은 그대로 있고 잔액에는 영향이 없습니다. 무엇이 부족한지는 등급 페이지에서 볼 수 있습니다.',
  },
  level_kept: {
    title:
      '등급이 유지됩니다: {level, select, standard {스탠다드 상점} merchant {머천트 상점} partner {비즈니스 파트너} other {브랜드 에이전트}}',
    body: '상점이 등급 조건을 다시 채웠습니다. 알려 드린 변경은 취소되었습니다.',
  },
  level_lowered: {
    title:
      '상점 등급이 이제 다음과 같습니다: {level, select, standard {스탠다드 상점} merchant {머천트 상점} partner {비즈니스 파트너} other {브랜드 에이전트}}',
    body: '30일 전에 알려 드린 변경입니다. 상품은 계속 판매되고 잔액에는 영향이 없습니다. 더 높은 등급의 조건을 채우면 비용 없이 다시 올라갑니다.',
  },
  proposal_made: {
    title: '프로그램이 변경을 제안했습니다',
    body: '무엇이 바뀌는지 살펴본 뒤 확인하거나 거절하세요. 그 전에는 아무것도 바뀌지 않습니다.',
  },
  hook_failed: {
    title: '{host} 주소로 보낸 메시지가 도착하지 않습니다',
    body: '하루 동안 프로그램으로 메시지 전달을 시도했습니다. 응답을 확인하세요. 메시지는 다시 보낼 수 있습니다.',
  },
  hook_disabled: {
    title: '{host} 주소로 보내는 메시지가 꺼졌습니다',
    body: '이 주소가 3일 동안 아무것도 받지 않아 전송을 멈췄습니다. 고친 뒤 다시 켜세요. 놓친 것은 다시 보낼 수 있습니다.',
  },
  domain_active: {
    title: '{domain} 도메인을 사용할 수 있습니다',
    body: '이제 구매자가 내 도메인으로 상점에 들어옵니다. 이곳의 주소도 계속 쓸 수 있습니다.',
  },
  domain_failing: {
    title: '{domain} 도메인이 더 이상 쓰이지 않습니다',
    body: '도메인이 상점으로 연결되지 않습니다. 상점은 이곳의 주소에서 계속 열려 있습니다. 고칠 점을 확인하세요.',
  },
  domain_lapsed: {
    title: '{domain} 도메인이 연결되지 않았습니다',
    body: '일주일 안에 DNS 레코드가 맞지 않아 요청을 삭제했습니다. 언제든지 다시 시작할 수 있습니다.',
  },
  domain_uncertified: {
    title: '{domain} 도메인의 인증서가 아직 없습니다',
    body: '인증 기관이 여러 번 거절했습니다. 이유를 확인하세요. 자동으로 계속 시도합니다.',
  },
  limit_changes: {
    title:
      '{from}부터: {kind, select, goods_max {동시에 판매할 수 있는 상품} deletions_daily {하루에 제거할 수 있는 수} commission_bps {새 주문의 판매 수수료} other {심사 없이 하루에 출금할 수 있는 금액}}',
    body: '등급 {level, select, standard {스탠다드 상점} merchant {머천트 상점} partner {비즈니스 파트너} other {브랜드 에이전트}}에서 다음과 같이 바뀝니다: {before} → {value}. 판매 중인 상품, 이미 들어온 주문, 잔액에는 영향이 없습니다.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
