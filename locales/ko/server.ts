import type { server as english } from '../en/server.ts';
import type { Translated } from '../translated.ts';
import { insights } from './insights.ts';
import { returns } from './returns.ts';
import { statements } from './statements.ts';
import { statistics } from './statistics.ts';
import { orderStatus } from './statuses.ts';
import { wallet } from './wallet.ts';

export const server: Translated<typeof english> = {
  status: orderStatus,
  step: {
    accepted: '배송사에 인계됨',
    in_transit: orderStatus.shipped,
    out_for_delivery: '배달 중',
    delivered: '배송 완료',
    returned_to_sender: '보낸 사람에게 반송됨',
  },
  hold: {
    no_acceptance:
      '이 배송을 확인하고 있습니다. 배송사가 택배를 인수한 기록 없이 배송 완료로 알려 왔습니다. 결정할 때까지 기한은 진행되지 않으며 대금도 이동하지 않습니다.',
    before_label:
      '이 택배를 확인하고 있습니다. 라벨이 등록되기 전부터 이 운송장 번호가 쓰이고 있었습니다. 결정할 때까지 기한은 진행되지 않으며 대금도 이동하지 않습니다.',
    other_country:
      '이 배송을 확인하고 있습니다. 배송사가 다른 나라에서 배송되었다고 알려 왔습니다. 결정할 때까지 기한은 진행되지 않으며 대금도 이동하지 않습니다.',
  },
  task: {
    shop_details: '구매자에게 나를 소개하세요',
    identity: '본인 확인: 무료이며 한 번만 요청합니다',
    first_goods: '첫 상품을 고르세요',
    confirm_email: '이메일 주소 확인',
    way_back: '비밀번호를 다시 설정할 수단 준비',
    accept_terms: '현재 약관을 읽고 동의하기',
    share_link: '상점 링크를 공유하세요',
    confirm_orders: '확인할 주문',
    answer_cases: '답변할 반품',
  },
  identityField: {
    country: '서류 발급 국가',
    full_name: '법적 성명',
    representative: '법인을 대표하는 사람',
    birth_date: '생년월일',
    doc_type: '서류 종류',
    id_number: '번호',
    document_ends_on: '유효 기간',
    phone: '전화번호',
    front: '서류 앞면',
    back: '서류 뒷면',
    selfie: '얼굴 사진',
    qualification: '법인 서류',
  },
  identityViewer: { reviewer: '이 플랫폼의 심사 담당자' },
  level: {
    standard: '스탠다드 상점',
    merchant: '머천트 상점',
    partner: '비즈니스 파트너',
    agent: '브랜드 에이전트',
  },
  banners: {
    noDeposit: {
      title: '판매하는 데 입금은 필요하지 않습니다',
      text: '주문 비용은 구매자의 결제금에서 나가며, 내 지갑에서는 나가지 않습니다.',
    },
    weNeverAsk: {
      title: '출금을 위해 입금하라고 요구하는 일은 절대 없습니다',
      text: '세금도, 수수료도, 코드도 요구하지 않습니다. 그런 요구를 하는 사람은 저희가 아닙니다.',
    },
    buyerPays: {
      title: '주문 대금은 누가 냅니까?',
      text: '구매자가 냅니다. 결제 한 건이 어떻게 나뉘는지 센트 단위까지 볼 수 있습니다.',
    },
    ownPrices: {
      title: '손해 보지 않는 가격',
      text: '상품을 추가하기 전에 개당 순이익을 볼 수 있습니다.',
    },
    whenYours: {
      title: '판매 대금은 언제 받습니까?',
      text: '지급 예정 금액에는 모두 날짜가 있습니다.',
    },
    freeLevels: {
      title: '등급은 사는 것이 아니라 얻는 것',
      text: '등급이 높으면 더 많은 상품을 올릴 수 있고 판매 수수료가 낮아집니다.',
    },
  },
  deposit: {
    whyNotNeeded:
      '판매하는 데 입금은 필요하지 않습니다. 각 주문의 비용은 그 구매자의 결제금에서 나가며, 입금한다고 더 좋아지거나 빨라지는 것은 없습니다.',
    bank: '계좌 이체',
  },
  orderExport: {
    fileName: 'orders',
    heads: {
      number: '주문 번호',
      created: '주문 일시',
      status: '상태',
      goods: '상품',
      quantity: '수량',
      buyer: '구매자',
      city: '도시',
      country: '국가',
      currency: '통화',
      goodsTotal: '상품 합계',
      shipping: '배송비',
      discountGoods: '상품 할인',
      discountDelivery: '배송비 할인',
      discountCode: '할인 코드',
      tax: '세금',
      amount: '구매자 결제액',
      supplierCost: '공급사 지급',
      commission: '판매 수수료',
      refunded: '구매자 환불',
      settlement: '내 몫',
      settleAt: '정산',
      releaseAt: '사용 가능일',
      carrier: '배송사',
      tracking: '운송장 번호',
    },
  },
  /** A conversation as a file. */
  transcript: {
    title: '{brand} 대화({no}), 저장: {at}',
    line: '{seq, number}. {at}, {who}',
    buyer: '구매자',
    merchant: '판매자',
    desk: '고객 서비스',
    pictures: '[사진 {count, number}장]',
    hash: '메시지의 SHA-256: {sha256}',
    hidden: {
      address: '[숨김: 지갑 주소]',
      iban: '[숨김: 은행 계좌]',
      card: '[숨김: 카드 번호]',
      email: '[숨김: 이메일 주소]',
      phone: '[숨김: 전화번호]',
      payment: '[숨김: 결제 코드]',
      handle: '[숨김: 다른 곳의 사용자 이름]',
      link: '[숨김: 링크]',
    },
  },
  plans: {
    explore: '둘러보기 페이지',
    search: '검색 결과',
    similar: '비슷한 상품',
    order: '주문당 결제',
  },
  insights: {
    columns: insights.columns,
    buyerKinds: insights.buyerKinds,
    reasonNames: returns.reasons,
    sourceNames: statistics.funnel.source,
  },
  statements: { words: statements, types: wallet.types, parts: wallet.accounts },
};
