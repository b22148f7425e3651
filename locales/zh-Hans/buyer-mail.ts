import type { Translated } from '../translated.ts';
import type { buyerMail as english } from '../en/buyer-mail.ts';

export const buyerMail: Translated<typeof english> = {
  subject: '您在{shop}的页面链接',
  lead: '您申请了打开您在{shop}的页面的链接：心愿单、订单和已保存的地址。',
  action: '打开我的页面',
  small:
    '链接只能使用一次，{minutes}分钟内有效。如果不是您申请的，请忽略此邮件：不使用链接就不会有任何变化。',
};
