import type {
  stockTabWords as stockTabWordsEnglish,
  rowReasonWords as rowReasonWordsEnglish,
  ownRefusedWords as ownRefusedWordsEnglish,
  stockWords as stockWordsEnglish,
} from '../en/supply-stock.ts';
import type { Translated } from '../translated.ts';

export const stockTabWords: Translated<typeof stockTabWordsEnglish> = {
  tabs: '庫存的各部分',
  tab: { list: '商品', file: '從檔案匯入' },
};

export const rowReasonWords: Translated<typeof rowReasonWordsEnglish> = {
  bad_row: '無法讀取此列。',
  not_found: '您沒有此代碼的商品。',
  twice: '此代碼已出現在前面的列中。',
  nothing: '此列既沒有庫存也沒有成本。',
  below_reserved: '買家已預留 {least} 件，庫存不能低於此數。',
  bad_cost: '這不是我們所用貨幣的金額。',
  too_soon: '提高成本須七天後生效：最早 {least}。',
  too_late: '日期太遠。',
};

export const ownRefusedWords: Translated<typeof ownRefusedWordsEnglish> = {
  not_csv: '這不是 CSV 檔案。',
  missing_column: '缺少「{column}」欄位。',
  too_many_rows: '一個檔案最多 {limit} 列。',
  empty: '檔案沒有資料列。',
  not_shipped: '物流業者尚未收取此包裹。',
  too_late: '已超過期限。',
  too_much: '最多為 {most}。',
  claimed: '此包裹已有一項索賠。',
  own: '須由對方操作。',
  decided: '已經做出決定。',
  too_many_pictures: '已有六張圖片。',
  period: '期間的結束早於開始，或超過一年。',
};

export const stockWords: Translated<typeof stockWordsEnglish> = {
  title: '庫存與成本',
  lead: '庫存立即生效。提高的成本七天後生效，且絕不影響買家已下的訂單。',
  search: '代碼或標題',
  empty: '沒有符合的商品。商品由我們的團隊登錄。',
  caption: '您的商品',
  column: {
    goods: '商品',
    stock: '在庫',
    reserved: '買家預留',
    cost: '成本',
    next: '已預告',
  },
  from: '起',
  edit: '修改',
  edit_of: '修改 {code}',
  field_stock: '在庫件數',
  field_stock_hint: '買家已預留 {reserved} 件，不能低於此數。',
  stock_wrong: '請輸入整數。',
  field_cost: '單件成本',
  field_cost_hint: '提高的成本七天後生效。我們會立即通知商家。',
  field_from: '新成本生效日期',
  field_from_hint: '留空則為最早的日期。',
  save: '儲存',
  saved: '已儲存。',
  file_title: '以檔案更新庫存與成本',
  file_lead:
    '欄位為 code，以及 version、stock、cost、cost_from 中的任意幾欄。所有列不是全部接受，就是全部不接受。',
  file: 'CSV 檔案',
  file_hint: '最多 {rows} 列。程式可用具庫存權限的 API 金鑰完成同樣的操作。',
  file_missing: '請先選擇檔案。',
  check: '檢查檔案',
  apply: '{count, plural, other {儲存 # 項變更}}',
  applied: '已儲存。',
  ready: '所有列都正確。尚未儲存。',
  nothing: '此檔案不會帶來任何變更。',
  wrong: '{count, plural, other {# 列有錯誤，因此未儲存任何內容。}}',
  other: '其他檔案',
  report: '檔案的各列',
  line: '列',
  code: '代碼',
  result: '結果',
  change: { changed: '有變更', unchanged: '無變化', older: '早於現有資料' },
  becomes_stock: '庫存 {before} → {after}',
  becomes_cost: '成本 {before} → {after}',
};
