import type { frameWords as english } from '../en/supply-frame.ts';
import type { Translated } from '../translated.ts';

export const frameWords: Translated<typeof english> = {
  title: '控制台',
  none: '无',
  search: '搜索',
  rows_shown: '{total, plural, =0 {没有数据} other {# 行}}',
  not_found_title: '此页面不存在',
  not_found: '地址可能已过期，或者该页面需要其他角色。',
  to_start: '前往首页',

  language: {
    label: '语言',
    failed: '无法加载该语言。请检查网络后重试。',
  },

  frame: {
    places: '全部页面',
    waiting: '{count} 项待处理',
    late: '已逾期',
    oldest: '最早的一项：{age}',
  },

  palette: {
    title: '搜索控制台',
    hint: '订单、店铺、商品、人员或页面',
    shortcut: 'Ctrl K',
    places: '页面',
    found: '结果',
    searching: '正在搜索……',
    count: '{count, plural, =0 {没有结果} other {# 条结果}}',
    keys: '↑ ↓ 选择 · Enter 打开 · Esc 关闭',
  },

  navGroups: { goods: '商品', platform: '平台' },
  nav: {
    more: '更多',
    account: '我的账号',
    dispatch: '发货',
    scan: '扫描',
    stock: '库存与成本',
    claims: '索赔',
    payables: '应收款',
    returns: '退货',
  },

  signIn: {
    title: '登录控制台',
    lead: '供运营人员和供应商使用。店铺请在店铺应用中登录。',
    username: '用户名',
    password: '密码',
    submit: '登录',
    needs_username: '请输入用户名。',
    needs_password: '请输入密码。',
    expired: '你已 15 分钟没有操作，或已登录满 8 小时，会话已结束。重新登录即可从原处继续。',
    show: '显示密码',
  },

  person: {
    sign_out: '退出登录',
    role: { supplier: '供应商' },
    role_for: '{role} · {supplier}',
  },
};
