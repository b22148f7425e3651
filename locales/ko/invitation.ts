import type { invitation as english } from '../en/invitation.ts';
import type { Translated } from '../translated.ts';

export const invitation: Translated<typeof english> = {
  friends: {
    title: '친구 초대',
    lead: '상점은 초대로 열 수 있습니다. 잘 알고 믿을 수 있는 사람에게 보내 주세요.',
    makeTitle: '새 초대',
    today: '오늘의 초대',
    todayUsed: '{limit, number}개 중 {used, number}개',
    resets: '다시 만들 수 있는 때: {when}',
    open: '유효한 초대',
    note: '누구를 위한 초대입니까?',
    noteHint: '선택 사항. 기억하는 데 도움이 됩니다. 이 서비스의 운영자도 읽을 수 있습니다.',
    make: '초대 만들기',
    made: '초대를 만들었습니다. 친구에게 공유하세요.',
    obstacles: {
      closed: '지금은 가입이 중단되어 있습니다. 이미 보낸 초대는 계속 유효합니다.',
      account_age:
        '계정을 만든 지 {days, number}일이 지나면 초대할 수 있습니다. 내가 초대할 수 있는 때: {when}',
      open_max:
        '유효한 초대가 최대치인 {max, number}개 있습니다. 하나를 취소하거나, 사용되거나 만료될 때까지 기다리세요.',
      daily: '오늘의 초대를 모두 만들었습니다. 다시 만들 수 있는 때: {when}',
    },
    listTitle: '내 초대',
    none: '아직 초대가 없습니다',
    noneDetail: '초대를 만들어 링크를 보내세요. 열렸는지, 사용되었는지 여기에 표시됩니다.',
    states: {
      unused: '열지 않음',
      opened: '열림',
      joined: '가입함',
      expired: '만료됨',
      revoked: '취소됨',
    },
    stateDetail: {
      unused: '{when}까지 유효',
      opened: '링크가 열렸습니다. {when}까지 유효',
      joined: '{name} 님이 {when}에 가입. 친구 {id}',
      expired: '{when}까지 사용되지 않음',
      revoked: '만든 날 {when}',
    },
    share: '공유',
    shareOf: '초대 {code} 공유',
    shareTitle: '초대장이 왔습니다',
    shareText: '제 초대로 상점을 열어 보세요. 무료이고 한 번 쓸 수 있으며, {when}까지 유효합니다.',
    code: '코드',
    revoke: '초대 취소',
    revokeOf: '초대 {code} 취소',
    revokeTitle: '이 초대를 취소하시겠습니까?',
    revokeText:
      '코드 {code} 및 그 링크를 바로 쓸 수 없게 됩니다. 이 초대는 만든 날의 개수에 그대로 포함됩니다.',
    revoked: '초대를 취소했습니다',
    rulesTitle: '초대 방식',
    rules: {
      free: '초대는 무료입니다. 초대는 절대 살 수 없으며, 누구도 팔 수 없습니다.',
      quota:
        '하루 {perDay, number}개, 동시에 유효한 것은 {openMax, number}개까지입니다. 하루는 내 시간대의 자정에 시작합니다.',
      once: '각각 {days, number}일 동안 한 번 쓸 수 있습니다.',
      nothing: '초대로 얻는 것은 없습니다. 돈도, 포인트도, 친구 매출의 몫도 없습니다.',
      masked: '친구가 가입했는지와 이름의 첫 글자를 볼 수 있습니다. 친구의 상점은 볼 수 없습니다.',
    },
  },
  title: '상점 열기',
  lead: '상점은 초대로 열 수 있습니다. 받은 코드를 입력해 주세요.',
  code: '초대 코드',
  codeHint: '영문자와 숫자. 대소문자는 구분하지 않습니다.',
  check: '코드 확인',
  changeCode: '변경',
  good: '유효한 코드입니다',
  invitedBy: '초대한 사람',
  operator: '이 서비스의 운영자',
  country: '국가',
  ticketUntil: '완료 기한',
  createTitle: '계정 만들기',
  shopName: '상점 이름',
  shopNameHint: '구매자에게 보입니다. 나중에 바꿀 수 있습니다.',
  create: '내 상점 열기',
  closed: '지금은 가입이 중단되어 있습니다. 코드는 계속 유효하니 나중에 다시 와 주세요.',
  // Shown while nobody may register.
  door: {
    closed: '지금은 가입이 중단되어 있습니다',
    until: '{when}에 자동으로 다시 열립니다. 코드는 적힌 기한까지 유효합니다.',
    noEnd: '언제 열릴지 아직 알 수 없습니다. 코드는 적힌 기한까지 유효합니다.',
    waiting:
      '{count, plural, =0 {초대를 받고 기다리는 다른 사람은 없습니다.} other {초대를 받은 사람 #명이 기다리고 있습니다.}}',
    few: '초대를 받고 기다리는 사람은 {few, number}명 미만입니다.',
    nobodyFirst:
      '기다리는 사람 사이에 순서는 없고 살 수 있는 자리도 없습니다. 가입이 열리면 초대를 받은 사람은 모두 들어올 수 있습니다.',
  },
  free: '상점을 열고 운영하는 것은 무료입니다. 판매하는 데에도, 돈을 받는 데에도 입금은 절대 필요하지 않습니다.',
  reasons: {
    unknown: '알 수 없는 코드입니다. 한 글자씩 확인해 주세요. 0과 O, 1과 I는 쓰이지 않습니다.',
    used: '이미 사용된 코드입니다. 코드 하나는 상점 하나를 엽니다. 새 코드를 부탁하세요.',
    expired: '만료된 코드입니다. 새 코드를 부탁하세요.',
    revoked: '취소된 코드입니다. 코드를 준 사람에게 새 코드를 부탁하세요.',
    closed: '지금은 가입이 중단되어 있습니다. 코드는 계속 유효하니 나중에 다시 와 주세요.',
    missing: '먼저 초대 코드를 입력해 주세요.',
  },
};
