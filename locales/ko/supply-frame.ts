import type { frameWords as english } from '../en/supply-frame.ts';
import type { Translated } from '../translated.ts';

export const frameWords: Translated<typeof english> = {
  title: '콘솔',
  none: '없음',
  search: '검색',
  rows_shown: '{total, plural, =0 {행 없음} other {#행}}',
  not_found_title: '이 페이지는 없습니다',
  not_found: '주소가 오래되었거나 다른 역할이 필요한 페이지입니다.',
  to_start: '시작 페이지로',

  language: {
    label: '언어',
    failed: '이 언어를 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.',
  },

  frame: {
    places: '모든 페이지',
    waiting: '{count}건 대기 중',
    late: '기한 지남',
    oldest: '가장 오래된 항목: {age}',
  },

  palette: {
    title: '콘솔 검색',
    hint: '주문, 상점, 상품, 사람 또는 페이지',
    shortcut: 'Ctrl K',
    places: '페이지',
    found: '결과',
    searching: '검색 중…',
    count: '{count, plural, =0 {결과 없음} other {결과 #건}}',
    keys: '↑ ↓ 선택 · Enter 열기 · Esc 닫기',
  },

  navGroups: { goods: '상품', platform: '플랫폼' },
  nav: {
    more: '더 보기',
    account: '내 계정',
    dispatch: '발송',
    scan: '스캔',
    stock: '재고와 원가',
    claims: '클레임',
    payables: '받을 금액',
    returns: '반품',
  },

  signIn: {
    title: '콘솔 로그인',
    lead: '운영자와 공급사를 위한 화면입니다. 상점은 상점 앱에서 로그인하세요.',
    username: '사용자 이름',
    password: '비밀번호',
    submit: '로그인',
    needs_username: '사용자 이름을 입력하세요.',
    needs_password: '비밀번호를 입력하세요.',
    expired:
      '15분 동안 활동이 없었거나 8시간이 지나 세션이 끝났습니다. 로그인하면 하던 곳에서 계속할 수 있습니다.',
    show: '비밀번호 보기',
  },

  person: {
    sign_out: '로그아웃',
    role: { supplier: '공급사' },
    role_for: '{role} · {supplier}',
  },
};
