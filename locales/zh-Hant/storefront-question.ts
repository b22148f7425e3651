import type { storefrontQuestion as english } from '../en/storefront-question.ts';
import type { Translated } from '../translated.ts';

export const storefrontQuestion: Translated<typeof english> = {
  questionTitle: '向商店提問',
  questionLead: '想多了解這項商品？商店會透過電子郵件回覆您。',
  questionText: '您的問題',
  questionHint: '電話號碼、地址和連結會被隱藏。',
  questionMissing: '請輸入您的問題。',
  questionName: '姓名（選填）',
  questionSend: '送出問題',
  questionPrivacy:
    '請在 {confirmDays} 天內透過我們寄出的連結確認您的地址。商店看不到它。回覆寄出後，地址和姓名即刪除；商店可以公開問題和回答，但不含您的姓名。',
  questionAskedText:
    '我們已將連結寄到您的地址。您在其中確認後，商店就能看到問題。每項商品只能有一個待回答的問題。',
  questionConfirm: '要送出這個問題嗎？',
  questionConfirmText: '商店會看到您關於「{title}」的問題，並以電子郵件回覆。',
  questionConfirmSend: '是，送出',
  questionOpen: '商店已收到您的問題',
  questionOpenText: '關於「{title}」的回答會以電子郵件寄給您。沒有回答的問題會在 {openDays} 天後刪除。',
  questionAnswered: '商店已回答',
  questionAnsweredText: '您關於「{title}」的問題。您的地址和姓名已刪除。',
  questionPublic: '商品頁面會顯示問題和回答，不含您的姓名。',
  questionDelete: '刪除我的問題',
  questionDeleted: '您的問題已刪除',
  questionDeletedText: '這裡不再保留任何內容：問題、回答和您的地址都已刪除。',
  questionsTitle: '問與答',
  questionAnswer: '商店的回答',
};
