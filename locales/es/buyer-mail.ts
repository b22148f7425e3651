import type { Translated } from '../translated.ts';
import type { buyerMail as english } from '../en/buyer-mail.ts';

export const buyerMail: Translated<typeof english> = {
  subject: 'Tu enlace a {shop}',
  lead: 'Pediste un enlace a tu propia página en {shop}: tu lista de deseos, tus pedidos y tus direcciones guardadas.',
  action: 'Abrir mi página',
  small:
    'El enlace funciona una sola vez, durante {minutes} minutos. Si no lo pediste, ignora este correo: sin el enlace no pasa nada.',
};
