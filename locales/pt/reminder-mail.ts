import type { reminderMail as english } from '../en/reminder-mail.ts';
import type { Translated } from '../translated.ts';

export const reminderMail: Translated<typeof english> = {
  subject: 'Seu carrinho na {shop}',
  lead: 'Você pediu um e-mail caso não terminasse seu pedido na {shop}. Seu carrinho tinha:',
  same: '{count, number} × {title}: {now} cada',
  changed: '{count, number} × {title}: agora {now} cada; antes {seen}',
  gone: '{count, number} × {title}: não é mais vendido aqui',
  action: 'Abrir seu carrinho',
  small:
    'Este é o único e-mail sobre este carrinho; seu endereço foi excluído dele. Se você pedir pelo botão, a loja conta um pedido deste e-mail. Nada está reservado para você.',
  stop: 'Não quer e-mails como este da {shop}? Cancele aqui: {url}',
};
