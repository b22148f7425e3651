import type { letters as english } from '../en/letters.ts';
import type { Translated } from '../translated.ts';

export const letters: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: '{shop} 주문 {no}',
      body: '주문해 주셔서 감사합니다. {amount} 결제가 확인되어 주문이 완료되었습니다.\n\n주문 페이지에서 배송을 확인하고, 발송 전에 취소하고, 원하지 않는 상품을 반품할 수 있습니다.',
      action: '내 주문 열기',
    },
    payment_open: {
      subject: '{shop} 주문 결제 방법',
      body: '상품은 {by}까지 보관됩니다. 그때까지 아래에 적힌 대로 {amount}을(를) 결제해 주세요.\n\n결제가 도착하면 바로 주문이 완료되며 다시 알려 드립니다.',
      action: '결제 방법 보기',
    },
    payment_expired: {
      subject: '{shop} 결제 기한이 지났습니다',
      body: '결제가 도착하지 않아 주문되지 않았으며 내실 금액도 없습니다.\n\n이미 결제하셨고 돈이 나중에 도착하면 자동으로 돌려 드립니다.',
      action: '상점으로 가기',
    },
    payment_returned: {
      subject: '{shop}에 보내신 결제를 돌려 드립니다',
      body: '{amount} 결제가 기한이 지난 뒤 도착하여 주문되지 않았습니다. 전액을 결제하신 방법으로 돌려 드립니다.',
      action: '결제 보기',
    },
    order_shipped: {
      subject: '주문 {no} 상품이 출발했습니다',
      body: '택배사가 상품을 받았습니다.',
      action: '배송 조회',
    },
    order_delivered: {
      subject: '주문 {no} 상품이 배달되었습니다',
      body: '택배사에 따르면 주문하신 상품이 도착했습니다. 받은 상품을 확인해 주세요.\n\n모두 괜찮다면 확인해 주세요. 잘못되었거나 빠졌거나 마음에 들지 않으면 {by}까지 같은 페이지에서 알려 주실 수 있습니다.',
      action: '확인 또는 반품',
    },
    order_late: {
      subject: '주문 {no} 배송이 약속보다 늦어지고 있습니다',
      body: '주문은 {by}까지 도착했어야 합니다. 늦어져서 죄송합니다.\n\n주문 페이지에서 위치를 볼 수 있습니다. 그 날짜로부터 열흘 안에 도착하지 않으면 요청하지 않으셔도 환불됩니다.',
      action: '위치 보기',
    },
    order_cancelled: {
      subject: '주문 {no}이(가) 취소되었습니다',
      body: '{why, select, buyer {요청하신 대로 취소되었습니다.} expired {상점이 제때 확인하지 않았습니다. 죄송합니다.} stock {공급업체에 재고가 없습니다. 죄송합니다.} sla {약속한 기간 안에 발송되지 않았습니다. 죄송합니다.} undeliverable {택배사가 배달하지 못하고 되가져갔습니다.} other {상점이 주문을 이행할 수 없습니다. 죄송합니다.}}\n\n{amount}을(를) 결제하신 방법으로 돌려 드립니다. 따로 하실 일은 없습니다.',
      action: '내 주문 보기',
    },
    refund_sent: {
      subject: '주문 {no} 환불',
      body: '{amount}을(를) 결제하신 방법으로 돌려 드렸습니다. 은행에 표시되기까지 며칠 걸릴 수 있습니다.',
      action: '내 주문 보기',
    },
    case_received: {
      subject: '주문 {no}에 대한 요청을 받았습니다',
      body: '상점은 {by}까지 답합니다. 답하지 않으면 요청은 자동으로 승인됩니다.',
      action: '내 요청 보기',
    },
    case_approved: {
      subject: '주문 {no} 반품이 승인되었습니다',
      body: '{sends, select, yes {{by}까지 상품을 보내 주세요. 주문 페이지에 보낼 곳과, 있는 경우 운송장이 있습니다.} other {보내실 것은 없습니다. 환불은 자동으로 진행됩니다.}}',
      action: '다음 단계 보기',
    },
    case_offer: {
      subject: '상점이 주문 {no}에 대해 제안했습니다',
      body: '상품을 그대로 두고 {amount}을(를) 돌려받을 수 있습니다. {by}까지 수락하거나 거절해 주세요.\n\n아무것도 하지 않으시면 반품이 승인됩니다.',
      action: '수락 또는 거절',
    },
    case_rejected: {
      subject: '상점이 주문 {no}에 대한 요청을 승인하지 않았습니다',
      body: '상점의 설명: {reason}\n\n동의하지 않으시면 상점에 속하지 않은 사람의 결정을 요청할 수 있습니다. {by}까지 요청해 주세요.',
      action: '결정 요청하기',
    },
    case_escalated: {
      subject: '주문 {no}에 대한 요청을 검토하고 있습니다',
      body: '상점에 속하지 않은 사람이 검토하고 {by}까지 결정합니다. 결정이 없으면 요청이 승인됩니다.',
      action: '내 요청 보기',
    },
    case_inspected: {
      subject: '주문 {no} 상품을 확인했습니다',
      body: '{deducted, select, yes {공급업체가 환불에서 {amount}을(를) 뺍니다. 이유: {reason}\n\n동의하지 않으시면 {by}까지 알려 주세요. 다른 사람이 결정합니다.} other {모두 이상이 없습니다. 환불은 자동으로 진행됩니다.}}',
      action: '결과 보기',
    },
    case_decided: {
      subject: '주문 {no}에 대한 결정',
      body: '{result, select, granted {요청이 승인되었습니다.} refused {두 사람이 차례로 요청을 검토했으나 승인할 수 없었습니다.} other {기한 안에 결정이 없어 요청이 승인되었습니다.}}\n\n{reason}',
      action: '결정 보기',
    },
    case_closed: {
      subject: '주문 {no} 반품이 종료되었습니다',
      body: '기한이 지나 환불되지 않았으며 주문은 이전 상태로 계속됩니다.\n\n상품을 이미 보내셨다면 주문 페이지에서 알려 주세요.',
      action: '내 주문 보기',
    },
    withdrawal_received: {
      subject: '주문 {no} 청약 철회 접수증',
      body: '{at}에 청약 철회 의사를 받았습니다. 이 편지가 접수증이니 보관해 주세요.',
      action: '이후 절차 보기',
    },
    review_invited: {
      subject: '{shop}에서의 주문은 어떠셨나요?',
      body: '다른 구매자들이 알고 싶어 합니다. 어떤 의견이든 별점과 짧은 글이면 충분합니다.',
      action: '후기 쓰기',
    },
    chat_answered: {
      subject: '{shop}에서 답변이 왔습니다',
      body: '주문 {no}에 대한 새 메시지가 있습니다. 메시지는 주문과 함께 보관되므로, 주문을 열어 읽고 답장해 주세요.',
      action: '메시지 읽기',
    },
  },
  greeting: '{name} 님, 안녕하세요.',
  greetingPlain: '안녕하세요.',
  open: '{action}: {url}',
  address: '버튼이 작동하지 않으면 이 주소를 여세요: {url}',
  receipt: '서명된 영수증: {url}',
  secret: '이 편지의 링크는 비밀번호 없이 주문을 엽니다. 다른 사람에게 전달하지 마세요.',
  why: '{shop}에서 하신 주문 때문에 보내 드리는 편지입니다.',
  stop: '이런 편지를 원하지 않으시면 여기에서 중단할 수 있습니다: {url}',
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
};
