import type { storefrontPrivacy as english } from '../en/storefront-privacy.ts';
import type { Translated } from '../translated.ts';

export const storefrontPrivacy: Translated<typeof english> = {
  trustTitle_privacy: '我們保存您的哪些資訊',
  trustLead_privacy: '關於訪客和買家保存哪些資訊、用途以及何時刪除。',
  trustCard_privacy: '保存買家的哪些資訊、用途和期限。',
  privacyVisit: '僅瀏覽時',
  privacyVisitCount:
    '商店會統計訪客數。區分造訪的標記隔天就會更換，在每家商店也都不同，無法由此得知您是誰。{visitDays} 天後只保留數字。',
  privacyCookies:
    'Cookie 保存您的購物車、國家、幣別和語言，以及帶您前來的推廣版位或購物車郵件，以便統計訂單。不會提供給其他公司。',
  privacyAsk: '僅在您要求時',
  privacyRestock: '到貨郵件：您的地址保存至寄出為止，最長 {restockDays} 天。',
  privacyQuestion:
    '向商店提問：您的姓名和地址保存至回答寄出為止，最長 {questionDays} 天。問題和回答最長保留 {answerDays} 天，不含姓名；郵件中的連結可立即刪除。',
  privacyReminder:
    '關於購物車的一封郵件（如您在結帳時勾選）：您的地址保存至寄出或付款為止，最長 {cartDays} 天。表明該地址已收過郵件的標記（看不出是哪個地址）保留 {keepDays} 天，取消訂閱後保留 {stopDays} 天。',
  privacyPage:
    '願望清單是您瀏覽器中的一個Cookie。如果您透過我們郵件中的連結開啟自己的頁面，我們會為該商店保留您的電子郵件、願望清單和已儲存的地址，直到您刪除，或在您最後一次登入{pageDays}天後刪除；瀏覽器保持登入{sessionDays}天。商店看不到這些內容。',
  privacyOrder: '下單時',
  privacyOrderData:
    '姓名、地址和聯絡方式：用於配送、退貨和帳務。商店只能看到您的部分姓名，看不到您的電子郵件；供應商僅在包裹運送期間可見您的地址。',
  privacyErase: '訂單結束後，您可以要求刪除。您向商店的提問和等待寄出的郵件會一併刪除。',
  privacyTranslate:
    '如果商店要求翻譯您的訊息，該段文字會傳送到 {host}，不含我們在訊息中隱藏的部分。結果會與您的訊息一起保存，也一起刪除。',
};
