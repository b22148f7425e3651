import type { frameWords as english } from '../en/supply-frame.ts';
import type { Translated } from '../translated.ts';

export const frameWords: Translated<typeof english> = {
  title: 'コンソール',
  none: 'なし',
  search: '検索',
  rows_shown: '{total, plural, =0 {行はありません} other {#行}}',
  not_found_title: 'このページはありません',
  not_found: 'アドレスが古いか、別の役割が必要なページです。',
  to_start: '最初のページへ',

  language: {
    label: '言語',
    failed: 'この言語を読み込めませんでした。接続を確認して、もう一度お試しください。',
  },

  frame: {
    places: 'すべてのページ',
    waiting: '{count}件が待機中',
    late: '期限超過',
    oldest: '最も古いもの：{age}',
  },

  palette: {
    title: 'コンソールを検索',
    hint: '注文、ショップ、商品、人、ページ',
    shortcut: 'Ctrl K',
    places: 'ページ',
    found: '検索結果',
    searching: '検索中…',
    count: '{count, plural, =0 {見つかりませんでした} other {#件}}',
    keys: '↑ ↓ 選択 · Enter 開く · Esc 閉じる',
  },

  navGroups: { goods: '商品', platform: 'プラットフォーム' },
  nav: {
    more: 'その他',
    account: 'アカウント',
    dispatch: '発送',
    scan: 'スキャン',
    stock: '在庫と原価',
    claims: 'クレーム',
    payables: '受取額',
    returns: '返品',
  },

  signIn: {
    title: 'コンソールにログイン',
    lead: '当社のスタッフと仕入先のための画面です。ショップの方はショップアプリからログインしてください。',
    username: 'ユーザー名',
    password: 'パスワード',
    submit: 'ログイン',
    needs_username: 'ユーザー名を入力してください。',
    needs_password: 'パスワードを入力してください。',
    expired:
      '15分間操作がなかったか、8時間が過ぎたため、セッションが終了しました。ログインすると続きから再開できます。',
    show: 'パスワードを表示',
  },

  person: {
    sign_out: 'ログアウト',
    role: { supplier: '仕入先' },
    role_for: '{role} · {supplier}',
  },
};
