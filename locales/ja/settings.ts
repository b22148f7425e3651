import type { settings as english } from '../en/settings.ts';
import type { Translated } from '../translated.ts';

export const settings: Translated<typeof english> = {
  title: '設定',
  account: 'アカウント',
  profile: 'プロフィール',
  profileDetail: '名前、メール、電話番号、タイムゾーン',
  security: 'ログインとセキュリティ',
  securityDetail: 'パスワード、ログイン中の端末、2段階認証',
  payPassword: '取引パスワード',
  payPasswordDetail: 'ウォレットからお金が出るときに求められます',
  language: '言語',
  languageHint: 'ショップは各購入者の言語で表示されます。変わるのはあなたの画面だけです。',
  languageFailed: 'この言語を読み込めませんでした。接続を確認して、もう一度選んでください。',
  appearance: '外観',
  appearanceHint: 'この端末に保存されます。画面の動きは端末の設定に従います。',
  appearances: { system: '端末に合わせる', light: 'ライト', dark: 'ダーク' },
  notices: '通知',
  about: 'このアプリについて',
  version: 'バージョン',
  operator: '運営者',
  licence: 'ライセンス',
  licences: 'このアプリのソフトウェアとライセンス',
  thisDevice: 'この端末',
  signOutDetail: 'この端末のログインを終了します。ショップは開いたままです。',
};
