import type {
  papersWords as papersWordsEnglish,
  workTabWords as workTabWordsEnglish,
  stepWords as stepWordsEnglish,
  scanWords as scanWordsEnglish,
} from '../en/supply-scan.ts';
import type { Translated } from '../translated.ts';

export const papersWords: Translated<typeof papersWordsEnglish> = {
  title: '印刷',
  labels: 'ラベル（PDF）',
  pick_list: 'ピッキングリスト（PDF）',
  packing_slips: '納品書（PDF）',
  for_selected: '{count, plural, other {選択した#件の荷物が対象です。}}',
  for_shown: 'このページの荷物が対象です。選択すると、その荷物だけを印刷します（最大{max, number}件）。',
  too_many: '1つのファイルに入る荷物は{max, number}件までです。選択を減らしてください。',
  saved: '{pages, plural, other {保存しました：#ページ。}}',
};

export const workTabWords: Translated<typeof workTabWordsEnglish> = {
  tabs: '発送の区分',
  tab: { parcels: '荷物', tracking: '追跡番号ファイル', keys: 'APIキー' },
  step_at: '{step} {time}',
};

export const stepWords: Translated<typeof stepWordsEnglish> = {
  picked: 'ピッキング済み',
  packed: '梱包済み',
  handed_over: '引き渡し済み',
};

export const scanWords: Translated<typeof scanWordsEnglish> = {
  title: 'スキャン',
  lead: '作業を選び、ラベルを順にスキャンしてください。ここでの操作で発送されることはありません。配送業者の最初のスキャンで発送済みになります。',
  doing: 'どの作業をしますか？',
  picking: 'ピッキング',
  packing: '梱包',
  handing: '引き渡し',
  picking_hint: '商品を棚から取り出した',
  packing_hint: '箱を閉じた',
  handing_hint: '配送業者が荷物を受け取る',
  code: '荷物のコード',
  code_hint:
    'スキャナーの入力がここに入ります。手入力する場合は、9GX2K-104.1 のような荷物番号か追跡番号を入力してください。',
  code_missing: 'コードをスキャンするか入力してください。',
  mark: '記録する',
  camera_on: 'カメラを使う',
  camera_off: 'カメラを止める',
  camera: 'カメラの映像',
  camera_wait: 'コードをカメラに向けてください。',
  camera_refused:
    'カメラを起動できませんでした。ブラウザの設定でこのページに許可するか、コードを入力してください。',
  camera_missing: 'このブラウザではカメラを利用できません。スキャナーを使うか、コードを入力してください。',
  done: '{step}：荷物 {number}',
  undone: '元に戻しました：荷物 {number}',
  kept: '接続がありません。{code} はこの端末に保存され、後で送信されます。',
  not_found: '見つかりません。{code} は貴社の荷物ではありません。ラベルを確認してください。',
  several: '{code} には複数の荷物があります。荷物ごとのコードをスキャンしてください。',
  undo: '元に戻す',
  undo_of: '荷物 {number} の最後の作業を元に戻す',
  last: '直前の荷物',
  recent: 'それより前',
  none: 'まだスキャンしていません。',
  waiting: '{code}：{step}',
  waiting_undo: '{code}：{step}を元に戻す',
  reason: {
    not_labelled: 'この荷物にはまだラベルがありません。先に「発送」で配送業者と追跡番号を入力してください。',
    already_scanned: 'この荷物はすでに配送業者が受け取っています。ここで行うことはありません。',
    not_to_ship: 'この注文はキャンセルされました。商品を棚に戻してください。',
  },
  mode: {
    open: '商品を1点ずつ確認する',
    open_hint: '全画面で荷物をスキャンし、続けて中の商品をスキャンします。',
    title: 'スキャンモード',
    close: 'スキャンモードを閉じる',
    parcel: '荷物のラベルをスキャン',
    goods: '荷物 {number} の商品をスキャン',
    field: 'スキャンしたコード',
    searching: '{code} を検索中…',
    ticked: '{total, number}点のうち{done, number}点',
    counted: '{title}：{total, number}点のうち{done, number}点',
    by_hand: '手動で1点数える：{title}',
    wrong: '商品が違います。{code} はこの荷物に入りません。棚に戻してください。',
    too_many: '多すぎます。この荷物に必要な {code} は{total, number}点だけです。',
    complete: '商品がすべてそろいました。荷物を記録してください。',
    mark: '{step}：荷物 {number} を記録する',
    marked: '{step}：荷物 {number}。次の荷物をスキャンしてください。',
    kept: '接続がありません。荷物 {number} はこの端末に保存され、後で送信されます。次の荷物をスキャンしてください。',
    skip: 'この荷物を後回しにする',
    keys: 'Enterで確定 · Escで後回し',
  },
};
