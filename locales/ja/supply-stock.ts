import type {
  stockTabWords as stockTabWordsEnglish,
  rowReasonWords as rowReasonWordsEnglish,
  ownRefusedWords as ownRefusedWordsEnglish,
  stockWords as stockWordsEnglish,
} from '../en/supply-stock.ts';
import type { Translated } from '../translated.ts';

export const stockTabWords: Translated<typeof stockTabWordsEnglish> = {
  tabs: '在庫の区分',
  tab: { list: '商品', file: 'ファイルから' },
};

export const rowReasonWords: Translated<typeof rowReasonWordsEnglish> = {
  bad_row: 'この行は読み取れません。',
  not_found: 'このコードの商品は貴社にはありません。',
  twice: 'このコードはすでに前の行にあります。',
  nothing: '在庫も原価も指定されていません。',
  below_reserved: '購入者が{least}点を確保しています。在庫はそれより少なくできません。',
  bad_cost: '当社の通貨の金額ではありません。',
  too_soon: '原価の引き上げは7日後から有効です。最短で{least}です。',
  too_late: '日付が先すぎます。',
};

export const ownRefusedWords: Translated<typeof ownRefusedWordsEnglish> = {
  not_csv: 'CSVファイルではありません。',
  missing_column: '列「{column}」がありません。',
  too_many_rows: '1つのファイルは{limit}行までです。',
  empty: 'ファイルに行がありません。',
  not_shipped: '配送業者がまだこの荷物を引き受けていません。',
  too_late: '期間が過ぎました。',
  too_much: '上限は{most}です。',
  claimed: 'この荷物についてのクレームがすでにあります。',
  own: 'これは相手側が行います。',
  decided: 'すでに決定しています。',
  too_many_pictures: '写真はすでに6枚あります。',
  period: '期間の終わりが始まりより前か、1年を超えています。',
};

export const stockWords: Translated<typeof stockWordsEnglish> = {
  title: '在庫と原価',
  lead: '在庫はただちに反映されます。原価の引き上げは7日後から有効で、すでに受けた注文には適用されません。',
  search: 'コードまたは商品名',
  empty: '一致する商品がありません。商品の登録は当社が行います。',
  caption: '貴社の商品',
  column: {
    goods: '商品',
    stock: '棚の在庫',
    reserved: '購入者が確保',
    cost: '原価',
    next: '予定',
  },
  from: '適用日',
  edit: '変更',
  edit_of: '{code} を変更',
  field_stock: '棚にある数',
  field_stock_hint: '購入者が{reserved}点を確保しています。それより少なくできません。',
  stock_wrong: '整数を入力してください。',
  field_cost: '1点の原価',
  field_cost_hint: '引き上げは7日後から有効です。出店者にはただちに通知します。',
  field_from: '新しい原価の適用日',
  field_from_hint: '空欄にすると最短の日になります。',
  save: '保存',
  saved: '保存しました。',
  file_title: 'ファイルで在庫と原価を更新',
  file_lead:
    '列は code のほか、version、stock、cost、cost_from のうち必要なものです。すべての行が受け付けられるか、1行も受け付けられないかのどちらかです。',
  file: 'CSVファイル',
  file_hint: '最大{rows}行。在庫の権限を持つAPIキーを使えば、プログラムからも同じことができます。',
  file_missing: '先にファイルを選んでください。',
  check: 'ファイルを確認',
  apply: '{count, plural, other {#件の変更を保存}}',
  applied: '保存しました。',
  ready: 'すべての行に問題はありません。まだ保存されていません。',
  nothing: 'このファイルによる変更はありません。',
  wrong: '{count, plural, other {#行に誤りがあるため、何も保存されません。}}',
  other: '別のファイル',
  report: 'ファイルの行',
  line: '行',
  code: 'コード',
  result: '結果',
  change: { changed: '変更あり', unchanged: '変更なし', older: '現在の情報より古い' },
  becomes_stock: '在庫 {before} → {after}',
  becomes_cost: '原価 {before} → {after}',
};
