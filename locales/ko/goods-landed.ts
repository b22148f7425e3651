import type { goodsLanded as english } from '../en/goods-landed.ts';
import type { Translated } from '../translated.ts';

export const goodsLanded: Translated<typeof english> = {
  shipTo: '배송 국가',
  anywhere: '모든 국가',
  min: '최소 도착 원가',
  max: '최대 도착 원가',
  figure: '{country} 도착 {total}, {p50, number}~{p90, number}일',
  title: '도착 원가',
  inWords:
    '한 개의 원가, 가장 저렴한 배송비, 세금을 더한 금액입니다. 배송비와 세금은 판매가와 별도로 구매자가 냅니다.',
  cost: '공급사 원가',
  shipping: '{country} 배송비',
  tax: '세금 및 관세',
  taxAt: '{price}에 판매할 때의 금액입니다.',
  total: '한 개의 도착 원가',
  buyerPays: '구매자가 내는 총액',
  source: '출처: {source}, {date}',
  closed:
    '이 상품은 {country}에 보낼 수 없습니다. 공급사가 배송하지 않는 곳이거나 무게, 통관 정보, 세금 규정이 없습니다.',
  computing: '{country} 도착 원가를 계산하고 있습니다. 몇 분 안에 더 많은 상품이 표시됩니다.',
  taxes: {
    vat: '부가가치세(VAT)',
    gst: '상품서비스세(GST)',
    consumption_tax: '소비세',
    sales_tax: '판매세',
    customs: '관세',
    customs_flat: '소액 택배 관세',
    tax: '세금',
    other: '세금 또는 관세',
  },
  taxOf: '{base}의 {percent}',
};
