import type { pages as english } from '../en/pages.ts';
import type { Translated } from '../translated.ts';

export const pages: Translated<typeof english> = {
  title: 'ページとメニュー',
  lead: '商品以外のことを伝え、購入者をショップ内に案内します。',
  one: 'ページ',
  add: '新しいページ',
  none: 'ページはまだありません',
  noneDetail: '例：私たちについて、お手入れ方法、サイズ。',
  full: 'ページは{max, number}件までです。追加するには1件削除してください。',
  body: '本文',
  bodyHint:
    '空行で段落を分けます。「## 」は見出し、「- 」は箇条書き、**アスタリスク2つ**は強調です。リンクと連絡先は書けません。',
  bodyMissing: '本文を書くか、タイトルを消してください',
  shownHint: 'オフの間は、ページもメニューの項目も表示されません。',
  delete: 'ページを削除',
  deleteDetail: '購入者は開けなくなり、メニューの項目も消えます。',
  keep: '残す',
  deleted: 'ページを削除しました',
  menu: 'メニュー',
  menuHint: 'ショップの全ページの上部に、この順で表示されます。{max, number}件まで。',
  menuNone: 'メニューはまだありません',
  menuAdd: 'メニューに追加',
  menuChoose: '項目を選んでください',
  menuHidden: '非表示：購入者には表示されません',
  kinds: { collection: 'コレクション', page: 'ページ', type: 'カテゴリー' },
};
