import type { pages as english } from '../en/pages.ts';
import type { Translated } from '../translated.ts';

export const pages: Translated<typeof english> = {
  title: '페이지와 메뉴',
  lead: '상품 하나에 담기지 않는 이야기를 전하고 구매자를 안내하세요.',
  one: '페이지',
  add: '새 페이지',
  none: '아직 페이지가 없습니다',
  noneDetail: '예: 소개, 상품 관리법, 사이즈 안내.',
  full: '페이지는 {max, number}개까지입니다. 추가하려면 하나를 삭제하세요.',
  body: '본문',
  bodyHint:
    '빈 줄은 새 단락입니다. “## ”는 소제목, “- ”는 목록, **별 두 개**는 강조입니다. 링크와 연락처는 쓸 수 없습니다.',
  bodyMissing: '본문을 쓰거나 제목을 지우세요',
  shownHint: '끄면 페이지도 메뉴 항목도 보이지 않습니다.',
  delete: '페이지 삭제',
  deleteDetail: '구매자가 더 이상 열 수 없고 메뉴에서도 사라집니다.',
  keep: '유지',
  deleted: '페이지를 삭제했습니다',
  menu: '메뉴',
  menuHint: '상점의 모든 페이지 위에 이 순서로 보입니다. 최대 {max, number}개.',
  menuNone: '아직 메뉴가 없습니다',
  menuAdd: '메뉴에 추가',
  menuChoose: '항목을 고르세요',
  menuHidden: '숨김: 구매자에게 보이지 않습니다',
  kinds: { collection: '컬렉션', page: '페이지', type: '카테고리' },
};
