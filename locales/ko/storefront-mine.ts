import type { storefrontMine as english } from '../en/storefront-mine.ts';
import type { Translated } from '../translated.ts';

export const storefrontMine: Translated<typeof english> = {
  mineTitle: '내 페이지',
  mineLink: '내 페이지: 위시리스트와 주문',
  mineHeart: '위시리스트: {title}',
  mineWishes: '위시리스트',
  mineNoWishes: '아직 저장한 상품이 없습니다. 상품의 하트를 누르면 여기에서 다시 볼 수 있습니다.',
  mineGone: '더 이상 판매하지 않습니다',
  mineUnknown: '상품',
  mineWas: '저장 당시 {amount}',
  mineRemove: '삭제',
  mineRemoved: '위시리스트에서 삭제했습니다.',
  mineUndo: '실행 취소',
  mineSignIn: '내 페이지 열기',
  mineSignInLead:
    '이 상점의 주문을 확인하고 위시리스트를 모든 기기에서 볼 수 있습니다. 이메일로 링크를 보내 드리며 비밀번호는 필요 없습니다.',
  mineSend: '링크 받기',
  minePrivacy:
    '이메일 주소, 위시리스트, 저장한 주소는 이 상점용으로 보관되며, 직접 삭제하거나 마지막 로그인 후 {days}일이 지나면 삭제됩니다. 상점에는 표시되지 않습니다.',
  mineBrowser: '내 페이지를 열기 전까지 위시리스트는 이 브라우저에만 있습니다.',
  mineAskedText:
    '{email} 주소로 링크를 보냈습니다. {minutes}분 동안 한 번만 사용할 수 있습니다. 도착하지 않으면 스팸함을 확인하세요.',
  mineOpen: '내 페이지를 여시겠습니까?',
  mineOpenText:
    '{email} 주소로 보낸 링크입니다. 이 브라우저는 {days}일 동안 로그인 상태로 유지되니 다른 사람의 기기에서는 열지 마세요.',
  mineOpenSend: '내 페이지 열기',
  mineOrders: '주문',
  mineNoOrders: '이 상점에 이 이메일 주소로 한 주문이 아직 없습니다.',
  mineMore: '{title} 외 {count, number}개',
  mineAddresses: '저장한 주소',
  mineNoAddresses: '주소를 저장하면 결제할 때 선택할 수 있습니다.',
  mineAdd: '주소 추가',
  mineEdit: '수정',
  mineDelete: '삭제',
  mineDeleteAddress: '이 주소를 삭제하시겠습니까?',
  mineSaveAddress: '주소 저장',
  mineAddressTitle: '주소',
  mineAddressUse:
    '여기에서는 회원님만 볼 수 있으며 직접 한 주문에만 사용됩니다. 최대 {max}개까지 저장할 수 있습니다.',
  mineSessions: '{count, number}대의 기기에서 로그인 중이며, 이 기기는 {date}까지 유지됩니다.',
  mineSignOut: '로그아웃',
  mineSignOutAll: '모든 기기에서 로그아웃',
  mineErase: '여기 있는 모든 것 삭제',
  mineEraseText:
    '위시리스트, 저장한 주소, 이메일 주소가 즉시 삭제되고 모든 기기에서 로그아웃됩니다. 되돌릴 수 없습니다. 주문은 삭제되지 않으며 주문 이메일의 링크는 계속 사용할 수 있습니다.',
  mineEraseSend: '모두 삭제',
  mineCountry: '이 국가의 입력란 표시',
  mineUse: '저장한 주소 사용',
  mineBox: '이 주소를 내 페이지에 저장',
  mineNoticeLinkOver:
    '이 링크는 더 이상 사용할 수 없습니다. 링크는 {minutes}분 동안 한 번만 사용할 수 있습니다. 아래에서 새 링크를 요청하세요.',
  mineNoticeOut: '로그아웃했습니다.',
  mineNoticeErased: '모두 삭제했습니다.',
  mineNoticeSaved: '주소를 저장했습니다.',
  mineNoticeDeleted: '주소를 삭제했습니다.',
  mineNoticeFull: '위시리스트가 {max}개로 가득 찼습니다. 먼저 하나를 삭제하세요.',
  mineNoticeEnded:
    '이 브라우저의 로그인이 종료되었습니다. 다시 로그인하려면 내 페이지를 여세요. 그때까지 저장하는 상품은 이 브라우저에 남습니다.',
  mineNoticeGone: '이 상품은 더 이상 여기서 판매하지 않아 저장되지 않았습니다.',
  mineHeartFailed: '위시리스트를 변경하지 못했습니다. 연결 상태를 확인하고 다시 시도하세요.',
  mineNoticeAddressesFull: '저장한 주소가 이미 {max}개입니다. 먼저 하나를 삭제하세요.',
};
