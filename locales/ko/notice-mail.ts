import type { noticeMail as english } from '../en/notice-mail.ts';
import type { Translated } from '../translated.ts';

export const noticeMail: Translated<typeof english> = {
  kind: {
    order: '주문',
    wallet: '지갑',
    case: '반품',
    review: '후기',
    service: '고객 서비스',
    system: '계정과 상품',
    ad: '프로모션',
  },
  hidden: {
    title: {
      order: '주문 소식',
      wallet: '지갑 소식',
      case: '반품 소식',
      review: '후기 소식',
      service: '고객 서비스 소식',
      system: '계정 또는 상품 소식',
      ad: '프로모션 소식',
    },
    body: {
      info: '앱을 열어 읽어 주세요.',
      action: '확인할 일이 있습니다. 앱을 열어 확인하세요.',
      urgent: '긴급한 일입니다. 지금 앱을 열어 주세요.',
    },
  },
  many: {
    title: '새 알림 {count, number}개',
    body: '앱을 열어 읽어 주세요.',
  },
  test: {
    title: '이 기기에서 알림이 작동합니다',
    body: '상점의 알림은 이렇게 표시됩니다.',
  },
  mail: {
    greeting: '안녕하세요.',
    several: '{shop}의 새 알림 {count, number}개',
    severalLead: '다음과 같은 일이 있었습니다.',
    daily: '{shop}: 지난 하루 동안 읽지 않은 알림 {count, number}개',
    weekly: '{shop}: 지난 일주일 동안 읽지 않은 알림 {count, number}개',
    digestLead: '아직 읽지 않은 알림입니다.',
    perKind: '{kind}: {count}',
    more: '앱에 {count, number}개가 더 있습니다.',
    action: '앱에서 열기',
    openAll: '알림 열기',
    open: '{action}: {url}',
    why: '{shop}의 이 알림을 이메일로 받기로 하셔서 보내는 이메일입니다.',
    whyDigest: '{shop} 알림의 요약을 받기로 하셔서 보내는 이메일입니다.',
    stop: '{kinds} 이메일 수신 거부: {url}',
    stopDigest: '요약 수신 거부: {url}',
    settings: '알림 관리: {url}',
  },
  welcome: {
    subject: '{brand}에 오신 것을 환영합니다',
    lead: '이제 이 주소는 {shop}의 주소입니다.',
    key: '이 이메일을 보관하세요. 공개 기록에 서명하는 키가 들어 있습니다. 이 키가 있으면 저희가 회원님께 알린 내용을 나중에 바꾸었는지 휴대전화로도, 다른 사람을 통해서도 확인할 수 있습니다. 휴대전화에도 키가 저장되지만 이 사본은 저희와 무관하게 남습니다.',
    line: '기록의 키',
    picture: '카메라용 코드로 된 키',
    action: '공개 기록 보기',
    never: '저희는 이메일로 비밀번호, 코드, 결제를 요구하지 않습니다.',
  },
  code: {
    subject: '코드: {code}',
    body: '이 주소로 알림을 받으려면 상점 설정에서 다음 코드를 입력하세요: {code}. 코드는 {minutes}분 동안 유효합니다.',
    ignore:
      '요청하지 않으셨다면 누군가 주소를 잘못 입력한 것입니다. 하실 일은 없으며, 코드 없이는 이 주소로 아무것도 보내지 않습니다.',
  },
  reset: {
    subject: '새 비밀번호를 정하세요',
    body: '{username} 계정의 로그인 비밀번호를 바꾸려는 요청이 있었습니다. 링크는 {minutes}분 동안 한 번만 사용할 수 있습니다. 바꾸면 모든 기기가 로그아웃되고 출금이 24시간 중지됩니다.',
    action: '새 비밀번호 정하기',
    ignore:
      '요청하지 않으셨다면 이 이메일을 무시하세요. 비밀번호는 그대로입니다. 저희 팀은 절대 이 링크를 묻지 않습니다.',
  },
  contact: {
    received: {
      subject: '문의 {number} 접수 완료',
      lead: '{hours}시간 이내에 답변드립니다. 링크에서 답변을 볼 수 있고, 메시지를 한 번 더 보낼 수 있습니다.',
    },
    answered: {
      subject: '문의 {number}에 대한 답변',
      lead: '답변은 다음과 같습니다.',
    },
    action: '문의 열기',
    link: '링크는 마지막 메시지 후 {days}일 동안 유효합니다. 링크가 있으면 누구나 이 문의를 읽을 수 있으니 공유하지 마세요.',
    never: '저희는 이메일로 비밀번호, 코드, 결제를 절대 요청하지 않습니다.',
    ignore: '문의하신 적이 없다면 누군가 주소를 잘못 입력한 것입니다. 아무것도 하지 않으셔도 됩니다.',
  },
  stopPage: {
    title: '수신 거부',
    ask: '{shop}의 {kinds} 이메일을 수신 거부하시겠습니까?',
    askDigest: '{shop}의 요약을 수신 거부하시겠습니까?',
    keeps: '모두 앱의 목록에 남으며, 언제든지 앱 설정에서 바꿀 수 있습니다.',
    button: '수신 거부',
    done: '수신을 거부했습니다. {shop}의 {kinds} 이메일을 더 이상 보내지 않습니다.',
    doneDigest: '수신을 거부했습니다. {shop}의 요약을 더 이상 보내지 않습니다.',
    gone: '작동하지 않는 링크입니다',
    goneDetail: '링크가 잘렸을 수 있습니다. 이메일에서 다시 열거나 앱에서 설정을 바꾸세요.',
  },
};
