import type {
  papersWords as papersWordsEnglish,
  workTabWords as workTabWordsEnglish,
  stepWords as stepWordsEnglish,
  scanWords as scanWordsEnglish,
} from '../en/supply-scan.ts';
import type { Translated } from '../translated.ts';

export const papersWords: Translated<typeof papersWordsEnglish> = {
  title: '인쇄',
  labels: '라벨(PDF)',
  pick_list: '피킹 목록(PDF)',
  packing_slips: '포장 명세서(PDF)',
  for_selected: '{count, plural, other {선택한 택배 #개용입니다.}}',
  for_shown: '이 페이지의 택배용입니다. 일부를 선택하면 그것만 인쇄합니다(최대 {max, number}개).',
  too_many: '파일 하나에는 택배 {max, number}개까지 들어갑니다. 선택을 줄이세요.',
  saved: '{pages, plural, other {저장됨: #쪽.}}',
};

export const workTabWords: Translated<typeof workTabWordsEnglish> = {
  tabs: '발송 항목',
  tab: { parcels: '택배', tracking: '운송장 파일', keys: 'API 키' },
  step_at: '{step} {time}',
};

export const stepWords: Translated<typeof stepWordsEnglish> = {
  picked: '피킹 완료',
  packed: '포장 완료',
  handed_over: '인계 완료',
};

export const scanWords: Translated<typeof scanWordsEnglish> = {
  title: '스캔',
  lead: '하는 일을 고르고 라벨을 차례로 스캔하세요. 여기서는 발송되지 않습니다. 배송사의 첫 스캔이 발송입니다.',
  doing: '진행할 작업',
  picking: '피킹',
  packing: '포장',
  handing: '인계',
  picking_hint: '상품을 선반에서 꺼냄',
  packing_hint: '상자를 닫음',
  handing_hint: '배송사가 택배를 가져감',
  code: '택배 코드',
  code_hint:
    '스캐너가 여기에 입력합니다. 직접 입력할 때는 9GX2K-104.1 같은 택배 번호나 운송장 번호를 입력하세요.',
  code_missing: '먼저 코드를 스캔하거나 입력하세요.',
  mark: '기록',
  camera_on: '카메라 사용',
  camera_off: '카메라 끄기',
  camera: '카메라 화면',
  camera_wait: '코드를 카메라에 비추세요.',
  camera_refused: '카메라를 열지 못했습니다. 브라우저 설정에서 이 페이지에 허용하거나 코드를 입력하세요.',
  camera_missing: '이 브라우저에서는 카메라를 쓸 수 없습니다. 스캐너를 쓰거나 코드를 입력하세요.',
  done: '{step}: 택배 {number}',
  undone: '되돌림: 택배 {number}',
  kept: '연결 없음: {code} 코드는 이 기기에 저장했다가 나중에 보냅니다.',
  not_found: '찾을 수 없음: {code} 코드에 해당하는 귀사의 택배가 없습니다. 라벨을 확인하세요.',
  several: '{code} 코드에 해당하는 택배가 여러 개입니다. 택배마다 붙은 코드를 스캔하세요.',
  undo: '되돌리기',
  undo_of: '택배 {number} 마지막 단계 되돌리기',
  last: '마지막 택배',
  recent: '그 이전',
  none: '아직 스캔한 것이 없습니다.',
  waiting: '{code}: {step}',
  waiting_undo: '{code}: {step} 되돌리기',
  reason: {
    not_labelled: '이 택배에는 아직 라벨이 없습니다. 먼저 ‘발송’에서 배송사와 운송장 번호를 입력하세요.',
    already_scanned: '배송사가 이미 이 택배를 가져갔습니다. 여기서 할 일이 없습니다.',
    not_to_ship: '취소된 주문입니다. 상품을 선반에 다시 놓으세요.',
  },
  mode: {
    open: '상품을 하나씩 확인',
    open_hint: '전체 화면: 택배를 스캔한 다음 그 안의 상품을 하나씩 스캔하세요.',
    title: '스캔 모드',
    close: '스캔 모드 닫기',
    parcel: '택배 라벨을 스캔하세요',
    goods: '택배 {number} 상품을 스캔하세요',
    field: '스캔한 코드',
    searching: '{code} 찾는 중…',
    ticked: '{total, number}개 중 {done, number}개',
    counted: '{title}: {total, number}개 중 {done, number}개',
    by_hand: '직접 하나 세기: {title}',
    wrong: '잘못된 상품: {code} 상품은 이 택배에 들어가지 않습니다. 제자리에 두세요.',
    too_many: '너무 많음: 이 택배에 필요한 {code} 상품은 {total, number}개뿐입니다.',
    complete: '상품이 모두 있습니다. 택배를 기록하세요.',
    mark: '{step}: 택배 {number} 기록',
    marked: '{step}: 택배 {number}. 다음 택배를 스캔하세요.',
    kept: '연결 없음: 택배 {number} 기록은 이 기기에 저장했다가 나중에 보냅니다. 다음 택배를 스캔하세요.',
    skip: '이 택배는 나중에',
    keys: 'Enter 확인 · Esc 이 택배는 나중에',
  },
};
