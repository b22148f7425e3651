import type { storefrontRestock as english } from '../en/storefront-restock.ts';
import type { Translated } from '../translated.ts';

export const storefrontRestock: Translated<typeof english> = {
  restockTitle: 'Avisarme por correo cuando vuelva',
  restockLead: 'Te escribimos una sola vez cuando este producto vuelva a estar disponible.',
  restockEmail: 'Correo electrónico',
  restockWrong: 'Escribe un correo electrónico.',
  restockSend: 'Avisarme',
  restockPrivacy:
    'Usamos tu dirección solo para este correo. Confírmala en {confirmDays} días con el enlace que te enviamos; la borramos después del correo o a los {waitDays} días.',
  restockAsked: 'Revisa tu correo',
  restockAskedText:
    'Si no habías confirmado esta dirección, recibirás un correo con un enlace. Ábrelo para confirmar.',
  restockConfirm: '¿Te avisamos cuando vuelva?',
  restockConfirmText: '{title} está agotado. Te escribimos una sola vez cuando vuelva a estar disponible.',
  restockConfirmSend: 'Sí, avisarme',
  restockWaiting: 'Estás en la lista',
  restockWaitingText:
    'Te escribimos una sola vez cuando {title} vuelva a estar disponible. Después borramos tu dirección.',
  restockStop: 'Borrar mi dirección',
  restockStopped: 'Borramos tu dirección',
  restockStoppedText: 'No recibirás ningún correo sobre este producto.',
  restockBack: 'Ir al producto',
};
