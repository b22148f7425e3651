import type { storefrontRestock as english } from '../en/storefront-restock.ts';
import type { Translated } from '../translated.ts';

export const storefrontRestock: Translated<typeof english> = {
  restockTitle: '到貨時以電子郵件通知我',
  restockLead: '此商品再次到貨時，我們只寄一封郵件給您。',
  restockEmail: '電子郵件地址',
  restockWrong: '請輸入電子郵件地址。',
  restockSend: '通知我',
  restockPrivacy:
    '您的地址只用於這封郵件。請在 {confirmDays} 天內透過我們寄出的連結確認；寄出後或 {waitDays} 天後即刪除。',
  restockAsked: '請查看您的信箱',
  restockAskedText: '若您尚未確認此地址，將收到附有連結的郵件，請開啟連結確認。',
  restockConfirm: '到貨時通知您嗎？',
  restockConfirmText: '{title} 已售完。再次到貨時，我們只寄一封郵件給您。',
  restockConfirmSend: '好，通知我',
  restockWaiting: '已登記',
  restockWaitingText: '{title} 再次到貨時，我們只寄一封郵件給您，之後即刪除您的地址。',
  restockStop: '刪除我的地址',
  restockStopped: '已刪除您的地址',
  restockStoppedText: '您不會收到關於此商品的郵件。',
  restockBack: '前往商品',
};
