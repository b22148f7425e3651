import type { settings as english } from '../en/settings.ts';
import type { Translated } from '../translated.ts';

export const settings: Translated<typeof english> = {
  title: '설정',
  account: '내 계정',
  profile: '프로필',
  profileDetail: '이름, 이메일, 전화번호, 시간대',
  security: '로그인 및 보안',
  securityDetail: '비밀번호, 로그인된 기기, 2단계 인증',
  payPassword: '거래 비밀번호',
  payPasswordDetail: '지갑에서 돈이 나갈 때 묻습니다',
  language: '언어',
  languageHint: '상점은 각 구매자의 언어를 그대로 따릅니다. 내 화면만 바뀝니다.',
  languageFailed: '이 언어를 불러오지 못했습니다. 연결을 확인하고 다시 선택해 주세요.',
  appearance: '화면 모드',
  appearanceHint: '이 기기에 저장됩니다. 화면의 움직임은 기기 설정을 따릅니다.',
  appearances: { system: '기기 설정', light: '밝게', dark: '어둡게' },
  notices: '알림',
  about: '정보',
  version: '버전',
  operator: '운영자',
  licence: '라이선스',
  licences: '이 앱의 소프트웨어와 라이선스',
  thisDevice: '이 기기',
  signOutDetail: '이 기기의 로그인을 끝냅니다. 상점은 계속 열려 있습니다.',
};
