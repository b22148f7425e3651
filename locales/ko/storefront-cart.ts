import type { storefrontCart as english } from '../en/storefront-cart.ts';
import type { Translated } from '../translated.ts';

export const storefrontCart: Translated<typeof english> = {
  // Where to, and in which money.
  cartDelivery: '배송지와 통화',
  cartCurrency: '통화',
  cartCurrencyOption: '{name}({code})',
  cartPlaceUpdate: '이 기준으로 가격 보기',
  cartPlaceTitle: '어디로 보내 드릴까요?',
  cartPlaceLead:
    '배송비, 세금, 관세는 국가에 따라 달라집니다. 국가를 고르면 모든 비용이 포함된 가격이 표시됩니다.',
  cartPlaceChange: '배송 국가: {country}. 변경',
  cartPlaceOther: '다른 국가 고르기',
  cartPlaceChoose: '배송 국가를 고르고 모든 비용이 포함된 가격 보기',
  cartLaneTitle: '일부 상품은 {country}에는 보낼 수 없습니다',
  cartLaneText: '표시된 상품을 빼거나 다른 국가를 골라 주세요.',
  lineNotSent: '{country}에는 보낼 수 없음',
  noticeTotalNow: '합계가 바뀌었습니다: {was} → {total}.',
  noticeLaneClosed:
    '{country}에는 다음 상품을 보낼 수 없습니다: {goods}. 다른 국가를 고르거나 장바구니에서 빼 주세요. 입력하신 내용은 그대로 있습니다.',

  // How it is sent.
  cartShipTitle: '배송 방법',
  cartShipNames: { economy: '이코노미 배송', standard: '일반 배송', express: '빠른 배송' },
  cartShipFree: '무료',

  // What the total is made of.
  cartTaxNames: {
    vat: '부가가치세(VAT)',
    gst: '상품서비스세(GST)',
    consumption_tax: '소비세',
    sales_tax: '판매세',
    customs: '관세',
    customs_flat: '소액 택배 관세',
    tax: '세금',
    other: '세금 또는 관세',
  },
  cartTaxRate: '{name}, {percent}',
  cartTaxDetails: '세금과 관세 계산 방법',
  cartTaxOf: '{base}의 {percent}',
  cartTaxFlat: '{count, plural, other {세관 분류 1종류당 {amount}(상품 #종류)}}',
  cartTaxSource: '근거: {source}, {when}',
  cartTaxOwn: '이 플랫폼의 세율입니다.',
  cartAllIncluded: '세금과 관세는 합계에 포함되어 있습니다.',
  cartRate: '결제 통화는 {currency}입니다. {one} = {rate} ({source}, {when}). 상점의 통화로는 {total}입니다.',
  cartRateLocked: '이 환율은 이 가격과 함께 유지됩니다.',
  pricedAt: '상점 가격은 {total}이었으며, 환율은 결제할 때 정해졌습니다.',

  // The address.
  cartContact: '연락처',
  fieldCompany: '회사',
  fieldAddress2: '동, 층, 호수',
  cartStateNames: {
    state: '주',
    province: '주/도',
    prefecture: '도도부현',
    region: '지역',
    county: '카운티',
    emirate: '에미리트',
    department: '주/도',
    city: '도시',
  },
  cartPostcodeNames: {
    postcode: '우편번호',
    zip: '우편번호(ZIP)',
    postal: '우편번호',
    eircode: '우편번호(Eircode)',
    cep: '우편번호(CEP)',
    pin: '우편번호(PIN)',
  },
  cartCityNames: { city: '도시', suburb: '지역 또는 마을', district: '구 또는 도시' },
  cartExample: '예: {example}',
  company_missing: '회사 이름을 입력하거나 비워 두세요.',
  company_wrong: '회사 이름은 80자까지 쓸 수 있습니다.',
  address2_missing: '층이나 호수를 입력하거나 비워 두세요.',
  address2_wrong: '이 칸은 200자까지 쓸 수 있습니다.',
  state_missing: '이 칸을 입력해 주세요. 이 국가에서는 배송사에 필요한 정보입니다.',
  state_wrong: '이 칸은 80자까지 쓸 수 있습니다.',
  cartPostcodeShape: '이 국가의 우편번호 형식이 아닙니다. 예: {example}',
};
