import type { settings as english } from '../en/settings.ts';
import type { Translated } from '../translated.ts';

export const settings: Translated<typeof english> = {
  title: '設定',
  account: '您的帳號',
  profile: '個人資料',
  profileDetail: '姓名、電子郵件、電話與時區',
  security: '登入與安全',
  securityDetail: '密碼、已登入的裝置、兩步驟驗證',
  payPassword: '交易密碼',
  payPasswordDetail: '款項轉出錢包時需要輸入',
  language: '語言',
  languageHint: '商店會沿用每位買家自己的語言，這裡只改變您看到的語言。',
  languageFailed: '無法載入這種語言。請檢查網路後重新選擇。',
  appearance: '外觀',
  appearanceHint: '保存在這台裝置上。畫面動態效果依系統設定。',
  appearances: {
    system: '依系統設定',
    light: '淺色',
    dark: '深色',
  },
  notices: '通知',
  about: '關於',
  version: '版本',
  operator: '營運者',
  licence: '授權條款',
  licences: '本 App 使用的軟體及其授權條款',
  thisDevice: '這台裝置',
  signOutDetail: '結束這台裝置上的登入。您的商店照常營業。',
};
