import type { settings as english } from '../en/settings.ts';
import type { Translated } from '../translated.ts';

export const settings: Translated<typeof english> = {
  title: '设置',
  account: '你的账号',
  profile: '个人资料',
  profileDetail: '姓名、邮箱、电话和时区',
  security: '登录与安全',
  securityDetail: '密码、已登录的设备、两步验证',
  payPassword: '交易密码',
  payPasswordDetail: '资金转出钱包时需要输入',
  language: '语言',
  languageHint: '店铺会沿用每位买家自己的语言，这里只改变你看到的语言。',
  languageFailed: '未能加载这种语言。请检查网络后重新选择。',
  appearance: '外观',
  appearanceHint: '保存在这台设备上。屏幕动效跟随系统设置。',
  appearances: {
    system: '跟随系统',
    light: '浅色',
    dark: '深色',
  },
  notices: '通知',
  about: '关于',
  version: '版本',
  operator: '运营方',
  licence: '许可证',
  licences: '本应用所用软件及其许可证',
  thisDevice: '这台设备',
  signOutDetail: '结束这台设备上的登录。你的店铺照常营业。',
};
