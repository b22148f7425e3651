import type { storefrontPrivacy as english } from '../en/storefront-privacy.ts';
import type { Translated } from '../translated.ts';

export const storefrontPrivacy: Translated<typeof english> = {
  trustTitle_privacy: '고객님에 대해 저장하는 정보',
  trustLead_privacy: '방문자와 구매자에 대해 무엇을, 왜 저장하고 언제 삭제하는지 안내합니다.',
  trustCard_privacy: '구매자에 대해 저장하는 정보와 목적, 기간.',
  privacyVisit: '둘러보기만 할 때',
  privacyVisitCount:
    '상점은 방문자 수를 셉니다. 방문을 구분하는 표시는 다음 날 바뀌고 상점마다 달라 누구인지 알 수 없습니다. {visitDays}일 뒤에는 숫자만 남습니다.',
  privacyCookies:
    '쿠키에는 장바구니, 국가, 통화, 언어, 그리고 주문 집계를 위해 어떤 광고나 장바구니 이메일로 왔는지가 저장됩니다. 다른 회사에는 제공하지 않습니다.',
  privacyAsk: '요청하신 경우에만',
  privacyRestock: '재입고 이메일: 보낼 때까지 주소를 저장합니다(최대 {restockDays}일).',
  privacyQuestion:
    '상점 문의: 이름과 주소는 답변을 보낼 때까지 저장합니다(최대 {questionDays}일). 질문과 답변은 이름 없이 최대 {answerDays}일 남으며, 이메일의 링크로 바로 삭제할 수 있습니다.',
  privacyReminder:
    '결제 화면에서 선택한 경우의 장바구니 이메일 한 통: 보내거나 결제할 때까지 주소를 저장합니다(최대 {cartDays}일). 이미 보낸 주소임을 나타내는 표시(주소는 알 수 없음)는 {keepDays}일, 수신 거부 후에는 {stopDays}일 남습니다.',
  privacyPage:
    '위시리스트는 브라우저의 쿠키에 있습니다. 이메일로 보내 드린 링크로 내 페이지를 열면 이메일 주소, 위시리스트, 저장한 주소를 해당 상점용으로 보관하며, 직접 삭제하거나 마지막 로그인 후 {pageDays}일이 지나면 삭제합니다. 브라우저는 {sessionDays}일 동안 로그인 상태로 유지됩니다. 상점에는 표시되지 않습니다.',
  privacyOrder: '주문할 때',
  privacyOrderData:
    '이름, 주소, 연락처: 배송, 반품, 장부 기록에 사용합니다. 상점은 이름 일부만 볼 수 있고 이메일 주소는 볼 수 없으며, 공급사는 배송 중에만 주소를 볼 수 있습니다.',
  privacyErase:
    '주문이 끝나면 삭제를 요청할 수 있습니다. 상점에 남긴 질문과 대기 중인 이메일도 함께 삭제됩니다.',
  privacyTranslate:
    '상점에서 메시지 번역을 요청하면 그 내용이 {host}에 전송됩니다. 메시지에서 가린 내용은 포함되지 않습니다. 결과는 메시지와 함께 보관되고 함께 삭제됩니다.',
};
