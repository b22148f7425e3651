import type {
  stockTabWords as stockTabWordsEnglish,
  rowReasonWords as rowReasonWordsEnglish,
  ownRefusedWords as ownRefusedWordsEnglish,
  stockWords as stockWordsEnglish,
} from '../en/supply-stock.ts';
import type { Translated } from '../translated.ts';

export const stockTabWords: Translated<typeof stockTabWordsEnglish> = {
  tabs: '재고 항목',
  tab: { list: '상품', file: '파일로' },
};

export const rowReasonWords: Translated<typeof rowReasonWordsEnglish> = {
  bad_row: '읽을 수 없는 행입니다.',
  not_found: '이 코드의 상품이 없습니다.',
  twice: '앞의 행에 이미 있는 코드입니다.',
  nothing: '재고도 원가도 없습니다.',
  below_reserved: '구매자가 {least}개를 예약했습니다. 재고는 그보다 적을 수 없습니다.',
  bad_cost: '저희 통화의 금액이 아닙니다.',
  too_soon: '오른 원가는 7일 뒤부터 적용됩니다. 가장 이른 날: {least}.',
  too_late: '너무 먼 날짜입니다.',
};

export const ownRefusedWords: Translated<typeof ownRefusedWordsEnglish> = {
  not_csv: 'CSV 파일이 아닙니다.',
  missing_column: '“{column}” 열이 없습니다.',
  too_many_rows: '파일 하나는 {limit}행까지입니다.',
  empty: '파일에 행이 없습니다.',
  not_shipped: '배송사가 아직 이 택배를 접수하지 않았습니다.',
  too_late: '기한이 지났습니다.',
  too_much: '최대 {most}까지입니다.',
  claimed: '이 택배에 대한 클레임이 이미 있습니다.',
  own: '상대방이 해야 하는 일입니다.',
  decided: '이미 결정되었습니다.',
  too_many_pictures: '사진이 이미 여섯 장입니다.',
  period: '기간의 끝이 시작보다 앞서거나 1년이 넘습니다.',
};

export const stockWords: Translated<typeof stockWordsEnglish> = {
  title: '재고와 원가',
  lead: '재고는 바로 적용됩니다. 오른 원가는 7일 뒤부터 적용되며, 이미 접수된 주문에는 적용되지 않습니다.',
  search: '코드 또는 상품명',
  empty: '일치하는 상품이 없습니다. 상품은 저희 팀이 등록합니다.',
  caption: '귀사의 상품',
  column: {
    goods: '상품',
    stock: '선반 재고',
    reserved: '구매자 예약',
    cost: '원가',
    next: '예고',
  },
  from: '적용일',
  edit: '변경',
  edit_of: '{code} 변경',
  field_stock: '선반에 있는 수량',
  field_stock_hint: '구매자가 {reserved}개를 예약했습니다. 그보다 적을 수 없습니다.',
  stock_wrong: '정수를 입력하세요.',
  field_cost: '개당 원가',
  field_cost_hint: '오른 원가는 7일 뒤부터 적용됩니다. 판매자에게는 바로 알립니다.',
  field_from: '새 원가 적용일',
  field_from_hint: '비워 두면 가장 이른 날입니다.',
  save: '저장',
  saved: '저장했습니다.',
  file_title: '파일로 재고와 원가 변경',
  file_lead:
    '열은 code와 version, stock, cost, cost_from 중에서 고릅니다. 모든 행을 받거나 하나도 받지 않습니다.',
  file: 'CSV 파일',
  file_hint: '최대 {rows}행. 프로그램은 재고 권한이 있는 API 키로 같은 일을 할 수 있습니다.',
  file_missing: '먼저 파일을 선택하세요.',
  check: '파일 확인',
  apply: '{count, plural, other {변경 #건 저장}}',
  applied: '저장했습니다.',
  ready: '모든 행이 올바릅니다. 아직 저장하지 않았습니다.',
  nothing: '이 파일로 바뀌는 것이 없습니다.',
  wrong: '{count, plural, other {#행에 오류가 있어 아무것도 저장하지 않았습니다.}}',
  other: '다른 파일',
  report: '파일의 행',
  line: '행',
  code: '코드',
  result: '결과',
  change: { changed: '변경', unchanged: '변경 없음', older: '현재 정보보다 오래됨' },
  becomes_stock: '재고 {before} → {after}',
  becomes_cost: '원가 {before} → {after}',
};
