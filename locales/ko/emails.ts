import type { emails as english } from '../en/emails.ts';
import type { Translated } from '../translated.ts';

export const emails: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: '{shop} 주문 {no}',
      body: '주문해 주셔서 감사합니다. {amount} 결제가 확인되어 주문이 완료되었습니다.\n\n주문 페이지에서 배송을 확인하고, 발송 전에 취소하고, 원하지 않는 상품을 반품할 수 있습니다.',
      action: '내 주문 열기',
    },
    payment_open: {
      subject: '{shop} 주문 결제 방법',
      body: `상품은 {by}까지 보관해 드립니다. 그때까지 아래에 적힌 대로 결제해 주세요. 결제 금액: {amount}

결제가 도착하는 대로 주문을 접수하고 이메일로 알려 드립니다.`,
      action: '결제 방법 보기',
    },
    payment_expired: {
      subject: '{shop} 결제 기한이 지났습니다',
      body: `결제가 도착하지 않아 주문되지 않았으며 내실 금액도 없습니다.

이미 결제하셨고 결제금이 나중에 도착하면 자동으로 환불해 드립니다.`,
      action: '상점으로 가기',
    },
    payment_returned: {
      subject: '{shop}에 보내신 결제를 환불하고 있습니다',
      body: '결제하신 금액({amount})은 기한이 지난 뒤 도착하여 주문되지 않았습니다. 전액을 원래 결제 수단으로 환불해 드립니다.',
      action: '결제 보기',
    },
    payment_twice: {
      subject: '{shop}에 두 번 결제하셨습니다',
      body: '같은 주문에 대한 두 번째 결제({amount})가 도착했습니다. 두 번째 결제는 전액 원래 결제 수단으로 환불해 드립니다. 첫 번째 결제는 그대로 유지되며 따로 하실 일은 없습니다.',
      action: '결제 보기',
    },
    order_shipped: {
      subject: '주문 {no} 상품이 출발했습니다',
      body: '배송사가 상품을 받았습니다.',
      action: '배송 조회',
    },
    order_delivered: {
      subject: '주문 {no} 배송이 완료되었습니다',
      body: `배송사에 따르면 주문하신 상품이 도착했습니다. 받은 상품을 확인해 주세요.

이상이 없으면 확인을 눌러 주세요. 문제가 있거나 빠진 것이 있거나 원하신 상품이 아니면 {by}까지 같은 페이지에서 알려 주실 수 있습니다.`,
      action: '확인 또는 반품',
    },
    order_late: {
      subject: '주문 {no} 배송이 약속보다 늦어지고 있습니다',
      body: `주문하신 상품이 {by}까지 도착했어야 합니다. 늦어져서 죄송합니다.

현재 위치는 주문 페이지에서 볼 수 있습니다. 그 날짜로부터 10일 안에 도착하지 않으면 자동으로 환불해 드립니다.`,
      action: '위치 보기',
    },
    order_cancelled: {
      subject: '주문 {no} 취소 안내',
      body: `{why, select, buyer {요청하신 대로 취소되었습니다.} expired {상점이 제때 확인하지 않았습니다. 죄송합니다.} stock {공급사에 재고가 없습니다. 죄송합니다.} sla {약속한 기간 안에 발송되지 않았습니다. 죄송합니다.} undeliverable {배송사가 배송하지 못해 반송했습니다.} other {상점이 주문을 이행할 수 없습니다. 죄송합니다.}}

원래 결제 수단으로 {amount} 금액을 환불하고 있습니다. 따로 하실 일은 없습니다.`,
      action: '내 주문 보기',
    },
    refund_sent: {
      subject: '주문 {no} 환불',
      body: '원래 결제 수단으로 {amount} 금액을 환불했습니다. 은행에 표시되기까지 며칠 걸릴 수 있습니다.',
      action: '내 주문 보기',
    },
    case_received: {
      subject: '주문 {no}에 대한 요청을 받았습니다',
      body: '상점이 {by}까지 답변합니다. 답변이 없으면 요청은 자동으로 승인됩니다.',
      action: '내 요청 보기',
    },
    case_approved: {
      subject: '주문 {no} 반품이 승인되었습니다',
      body: '{sends, select, yes {{by}까지 상품을 돌려보내 주세요. 주문 페이지에 보낼 곳과, 있는 경우 반품 라벨이 있습니다.} other {돌려보내실 것은 없습니다. 환불은 자동으로 진행됩니다.}}',
      action: '다음 단계 보기',
    },
    case_offer: {
      subject: '상점이 주문 {no}에 대해 제안했습니다',
      body: `상품을 그대로 갖고 {amount} 금액을 돌려받을 수 있습니다. {by}까지 수락하거나 거절해 주세요.

아무것도 하지 않으시면 반품이 승인됩니다.`,
      action: '수락 또는 거절',
    },
    case_rejected: {
      subject: '상점이 주문 {no}에 대한 요청을 거절했습니다',
      body: `상점의 이유: {reason}

동의하지 않으시면 상점과 무관한 심사 담당자의 결정을 요청할 수 있습니다. {by}까지 요청해 주세요.`,
      action: '심사 요청하기',
    },
    case_escalated: {
      subject: '주문 {no}에 대한 요청을 심사하고 있습니다',
      body: '상점과 무관한 심사 담당자가 {by}까지 결정합니다. 그때까지 결정이 없으면 요청이 승인됩니다.',
      action: '내 요청 보기',
    },
    case_inspected: {
      subject: '주문 {no} 상품 검수가 끝났습니다',
      body: `{deducted, select, yes {공급사가 환불 금액에서 {amount} 차감을 요청했습니다. 이유: {reason}

동의하지 않으시면 {by}까지 알려 주세요. 심사 담당자가 결정합니다.} other {이상이 없습니다. 환불은 자동으로 진행됩니다.}}`,
      action: '결과 보기',
    },
    case_decided: {
      subject: '주문 {no}에 대한 결정',
      body: `{result, select, granted {요청이 승인되었습니다.} refused {심사 담당자 두 명이 각각 요청을 검토했으나 승인할 수 없었습니다.} other {제때 결정하지 못해 요청이 승인되었습니다.}}

{reason}`,
      action: '결정 보기',
    },
    case_closed: {
      subject: '주문 {no} 반품이 종료되었습니다',
      body: `기한이 지나 환불되지 않았으며 주문은 그대로 진행됩니다.

상품을 이미 돌려보내셨다면 주문 페이지에서 알려 주세요.`,
      action: '내 주문 보기',
    },
    withdrawal_received: {
      subject: '주문 {no} 청약 철회를 접수했습니다',
      body: '{at}에 청약 철회 의사를 받았습니다. 이 이메일이 접수증이니 보관해 주세요.',
      action: '이후 절차 보기',
    },
    review_invited: {
      subject: '{shop}에서 주문하신 상품은 어떠셨습니까?',
      body: '다른 구매자들이 알고 싶어 합니다. 어떤 의견이든 별점과 짧은 글이면 충분합니다.',
      action: '후기 쓰기',
    },
    chat_answered: {
      subject: '{shop}에서 답변이 왔습니다',
      body: '주문 {no}에 대한 새 메시지가 있습니다. 주문을 열어 읽고 답장해 주세요.',
      action: '메시지 읽기',
    },
  },
  greeting: '{name} 님, 안녕하세요.',
  greetingPlain: '안녕하세요.',
  open: '{action}: {url}',
  receipt: '서명된 영수증: {url}',
  secret: '이 이메일의 링크는 비밀번호 없이 주문을 엽니다. 다른 사람과 공유하지 마세요.',
  why: '{shop}에서 하신 주문과 관련해 보내 드리는 이메일입니다.',
  sentFor: '{shop} 상점을 대신하여 {brand}에서 보내 드리는 이메일입니다.',
  stop: '이런 이메일을 원하지 않으시면 여기에서 수신을 거부할 수 있습니다: {url}',
  orderNumber: '주문 번호',
  parcel: '택배',
  parcelValue: '{carrier}, 번호 {tracking}',
  payAmount: '금액',
  payHolder: '예금주',
  payBank: '은행',
  payAccount: '계좌',
  payBic: 'BIC',
  payReference: '입금 참조 번호',
  payNetwork: '네트워크',
  payAddress: '주소',
  declaredBy: '신청인',
  declaredAt: '접수 시각',
  declaredFor: '상품',
  digest: '다이제스트(SHA-256)',
  legalName: '상점',
  items: '상품',
  delivery: '배송비',
  tax: '세금',
  total: '합계',
  paid: '결제 금액',
  refunded: '환불 금액',
  notRefunded: '환불되지 않은 금액',
  moreLines: '{count, plural, other {외 #개 상품}}',
  arrival: '도착 예정',
  deliveredOn: '배송 완료일',
  shipTo: '배송지',
  slipThanks: '{shop}에서 주문해 주셔서 감사합니다.',
  slipReturns: '주문 및 반품',
  slipCode: '코드',
  slipItem: '상품',
  slipQuantity: '수량',
  slipCheck: '빠진 상품이 없는지 확인해 주십시오. 궁금한 점은 주문하신 상점에 문의해 주십시오.',
};
