import type { storefrontRestock as english } from '../en/storefront-restock.ts';
import type { Translated } from '../translated.ts';

export const storefrontRestock: Translated<typeof english> = {
  restockTitle: '到货时用电子邮件通知我',
  restockLead: '此商品再次到货时，我们只发一封邮件给您。',
  restockEmail: '电子邮件地址',
  restockWrong: '请输入电子邮件地址。',
  restockSend: '通知我',
  restockPrivacy:
    '您的地址只用于这封邮件。请在 {confirmDays} 天内通过我们发送的链接确认；发送后或 {waitDays} 天后即删除。',
  restockAsked: '请查看您的邮箱',
  restockAskedText: '如果您尚未确认此地址，将收到带有链接的邮件，请打开链接确认。',
  restockConfirm: '到货时通知您吗？',
  restockConfirmText: '{title} 已售罄。再次到货时，我们只发一封邮件给您。',
  restockConfirmSend: '好，通知我',
  restockWaiting: '已登记',
  restockWaitingText: '{title} 再次到货时，我们只发一封邮件给您，之后即删除您的地址。',
  restockStop: '删除我的地址',
  restockStopped: '已删除您的地址',
  restockStoppedText: '您不会收到关于此商品的邮件。',
  restockBack: '前往商品',
};
