import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

export const reach: Translated<typeof english> = {
  waysNote:
    '푸시는 아래에서 켠 기기로, 이메일은 확인된 주소로 갑니다. 둘 중 하나를 설정하기 전에는 여기의 선택이 적용되지 않습니다.',
  push: {
    title: '이 기기의 푸시',
    lead: '앱이 닫혀 있을 때도 무슨 일이 생기면 휴대폰이나 컴퓨터가 알려 줍니다.',
    on: '이 기기의 알림이 켜져 있습니다.',
    off: '이 기기의 알림이 꺼져 있습니다.',
    turnOn: '알림 켜기',
    turnOff: '알림 끄기',
    turnedOn: '이 기기의 알림을 켰습니다.',
    turnedOff: '이 기기의 알림을 껐습니다.',
    test: '시험해 보기',
    tested: '기기 {count, number}대로 테스트 알림을 보내고 있습니다.',
    none: '이 브라우저는 알림을 지원하지 않습니다.',
    blocked: '브라우저에서 알림이 차단되어 있습니다. 브라우저 설정에서 허용한 뒤 다시 와 주세요.',
    installTitle: '먼저 앱을 홈 화면에 추가해 주세요',
    install:
      '이 기기에서는 홈 화면에 있는 앱만 알림을 받을 수 있습니다. 브라우저의 공유 버튼을 누르고 “홈 화면에 추가”를 고른 다음, 거기서 앱을 열어 이 페이지로 돌아오세요.',
    failed: '브라우저가 허용하지 않았거나 푸시 서비스를 사용할 수 없습니다. 나중에 다시 시도하세요.',
    details: '잠금 화면에 자세한 내용 표시',
    detailsHint:
      '켜면 화면을 보는 누구나 주문 번호와 금액을 읽을 수 있습니다. 끄면 무슨 일이 있다는 것만 표시합니다.',
  },
  devices: {
    title: '알림이 켜진 기기',
    none: '아직 기기가 없습니다.',
    unnamed: '이름 없는 브라우저',
    here: '이 기기',
    added: '등록일',
    last: '마지막 알림',
    end: '끄기',
    endTitle: '이 기기의 알림을 끄시겠습니까?',
    endDetail: '{name} 기기로 더 이상 알림이 가지 않습니다. 다시 켜려면 그 기기를 사용하세요.',
    ended: '기기의 알림을 껐습니다.',
    state: {
      on: '켜짐',
      failing: '지금은 전달할 수 없음',
      ended: '꺼짐',
    },
    why: {
      person: '직접 껐습니다.',
      moved: '같은 브라우저에서 다른 사람이 알림을 켰거나, 본인이 다시 켰습니다.',
      gone: '브라우저가 더 이상 알림을 받지 않습니다. 그 기기에서 다시 켜세요.',
      refused: '푸시 서비스의 주소가 저희가 접속할 수 없는 곳입니다.',
      signed_out: '로그아웃되었습니다.',
    },
  },
  mail: {
    title: '이메일',
    none: '아직 등록된 이메일 주소가 없습니다. 프로필에 추가한 뒤 여기서 확인하세요.',
    toProfile: '주소 추가',
    confirmed: '이메일을 보내는 주소: {address}',
    bounced:
      '{address} 주소로 보낸 이메일이 반송되었습니다. 프로필에서 주소를 확인하세요. 주소가 맞으면 코드를 요청하세요. 코드를 입력하면 이메일 발송이 다시 시작됩니다.',
    reported:
      '{address} 주소로 보낸 이메일이 스팸으로 신고되어 발송을 중지했습니다. 이메일을 다시 받으려면 문의하세요.',
    unconfirmed: '본인의 주소임을 확인하기 전에는 다음 주소로 아무것도 보내지 않습니다: {address}',
    send: '코드 받기',
    sent: '다음 주소로 코드를 보냈습니다: {address}. {time}까지 유효합니다.',
    again: '다른 코드 받기',
    code: '이메일에 있는 코드',
    confirm: '주소 확인',
    done: '주소가 확인되었습니다.',
    typed: '이메일에 있는 숫자 여섯 자리를 입력하세요.',
  },
  digest: {
    title: '이메일 요약',
    lead: '읽지 않은 알림을 이메일 한 통으로 모아 드립니다. 모두 읽었으면 보내지 않습니다.',
    every: '받는 주기',
    off: '받지 않음',
    daily: '매일',
    weekly: '매주 월요일',
    hour: '보낼 시각',
    save: '요약 설정 저장',
    saved: '요약 설정을 저장했습니다.',
    next: '다음 요약: {time}.',
    needsMail: '주소가 확인되면 시작됩니다.',
  },
  offer: {
    title: '첫 주문이 들어왔습니다',
    detail:
      '주문은 자동으로 확인되고 반품에는 기한이 있습니다. 놓치지 않도록 알림을 켜시겠습니까? 언제든지 끌 수 있습니다.',
    yes: '알림 켜기',
    later: '나중에',
    install: '방법 보기',
  },
  channel: {
    /** Such as "Push: sent". */
    told: '{way}: {state}',
    push: '푸시',
    email: '이메일',
    delivered: '보냄',
    waiting: '보내는 중',
    unneeded: '이미 읽어 보내지 않음',
    failed: '실패',
  },
};
