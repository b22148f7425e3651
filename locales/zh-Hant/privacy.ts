import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: '我的資料',
  lead: '下載我們保存的所有關於您和商店的資料，或刪除您的帳號。',
  file: '您的資料匯出檔',
  file_text:
    '個人資料、商店、身分、訂單、錢包、通知、裝置、誰查看過您的資料，以及您自己的圖片和文件。買家資料只包含您已經能看到的部分。下載之前一直加密，24 小時後移除。',
  make: '申請匯出',
  making: '正在產生檔案。您可以離開此頁面，需要一兩分鐘。',
  ready: '您的檔案已準備好。',
  fetch: '下載',
  expires: '保留至 {when}。',
  removed: '{when} 的檔案已刪除。',
  failed: '檔案未能產生。請明天再試，或聯絡客服。',
  again_at: '從 {when} 起可以再次申請。',
  size: '{size} MB',
  erase: '刪除帳號',
  erase_text:
    '您的姓名、地址、電話、電子郵件、圖片和文件將被永久刪除。訂單和會計紀錄依法保留，但不含您的姓名。您的餘額會先支付給您。',
  steps: '具體步驟',
  step_orders: '{count, plural, other {還有 # 筆訂單未完成，將按對買家的承諾完成。}}',
  step_orders_done: '沒有未完成的訂單。',
  step_cases: '{count, plural, other {還有 # 筆退貨未完成，將處理完畢。}}',
  step_cases_done: '沒有未完成的退貨。',
  step_money: '您還有 {amount}。請先提領；到帳之前不會刪除任何內容。',
  step_money_done: '沒有可提領的餘額。',
  step_last: '以上全部完成後，我們會在您申請 14 天後刪除帳號。在此之前可以取消，期間商店不接受新訂單。',
  ask: '申請刪除',
  confirm_title: '要在 14 天後刪除帳號嗎？',
  confirm_text: '商店從現在起不再接受新訂單。14 天後您的資料將被刪除，無法恢復。',
  confirm: '刪除我的帳號',
  asked: '您已申請刪除',
  asked_text: '到 {when}，如果沒有未完成的事項，您的資料將被刪除。在此之前可以取消。',
  keep: '保留帳號',
  kept: '已取消刪除。沒有刪除任何內容。',
  open_wallet: '開啟錢包',
  open_orders: '開啟訂單',
  translation: '翻譯',
  translationText:
    '當您在買家訊息下方按「翻譯」，該段文字會傳送到 {host}，結果會與訊息一起保存。除此之外不會傳送任何內容，我們在訊息中隱藏的部分也不會傳送。',
};
