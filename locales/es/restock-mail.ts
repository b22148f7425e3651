import type { restockMail as english } from '../en/restock-mail.ts';
import type { Translated } from '../translated.ts';

export const restockMail: Translated<typeof english> = {
  confirm: {
    subject: 'Confirma: ¿te avisamos cuando vuelva {title}?',
    lead: 'Alguien pidió a {shop} avisar a esta dirección cuando {title} vuelva a estar disponible. Si fuiste tú, confirma con el botón.',
    action: 'Confirmar o borrar',
    small:
      'Si no fuiste tú, no tienes que hacer nada: sin confirmación no enviamos nada más y borramos la dirección.',
  },
  send: {
    subject: '{title} está de vuelta en {shop}',
    lead: 'Pediste que te avisáramos: {title} vuelve a estar disponible. No podemos reservártelo.',
    action: 'Ver el producto',
    small: 'Este era el único correo que pediste. Tu dirección queda borrada.',
  },
};
