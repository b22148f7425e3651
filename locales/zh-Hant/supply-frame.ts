import type { frameWords as english } from '../en/supply-frame.ts';
import type { Translated } from '../translated.ts';

export const frameWords: Translated<typeof english> = {
  title: '主控台',
  none: '無',
  search: '搜尋',
  rows_shown: '{total, plural, =0 {沒有資料} other {# 列}}',
  not_found_title: '此頁面不存在',
  not_found: '網址可能已過期，或此頁面需要其他角色。',
  to_start: '前往起始頁',

  language: {
    label: '語言',
    failed: '無法載入此語言。請檢查網路連線後重試。',
  },

  frame: {
    places: '所有頁面',
    waiting: '{count} 項待處理',
    late: '已逾期',
    oldest: '最早的一項：{age}',
  },

  palette: {
    title: '搜尋主控台',
    hint: '訂單、商店、商品、人員或頁面',
    shortcut: 'Ctrl K',
    places: '頁面',
    found: '結果',
    searching: '搜尋中…',
    count: '{count, plural, =0 {找不到結果} other {# 筆結果}}',
    keys: '↑ ↓ 選擇 · Enter 開啟 · Esc 關閉',
  },

  navGroups: { goods: '商品', platform: '平台' },
  nav: {
    more: '更多',
    account: '我的帳號',
    dispatch: '出貨',
    scan: '掃描',
    stock: '庫存與成本',
    claims: '索賠',
    payables: '應收款',
    returns: '退貨',
  },

  signIn: {
    title: '登入主控台',
    lead: '供營運人員與供應商使用。商店請在商店應用程式登入。',
    username: '使用者名稱',
    password: '密碼',
    submit: '登入',
    needs_username: '請輸入使用者名稱。',
    needs_password: '請輸入密碼。',
    expired: '您已 15 分鐘沒有操作，或已登入滿 8 小時，工作階段已結束。重新登入即可從原處繼續。',
    show: '顯示密碼',
  },

  person: {
    sign_out: '登出',
    role: { supplier: '供應商' },
    role_for: '{role} · {supplier}',
  },
};
