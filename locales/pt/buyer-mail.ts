import type { Translated } from '../translated.ts';
import type { buyerMail as english } from '../en/buyer-mail.ts';

export const buyerMail: Translated<typeof english> = {
  subject: 'Seu link para {shop}',
  lead: 'Você pediu um link para a sua página em {shop}: sua lista de desejos, seus pedidos e seus endereços salvos.',
  action: 'Abrir minha página',
  small:
    'O link funciona uma única vez, por {minutes} minutos. Se você não o pediu, ignore este e-mail: nada acontece sem o link.',
};
