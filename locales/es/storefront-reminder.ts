import type { storefrontReminder as english } from '../en/storefront-reminder.ts';
import type { Translated } from '../translated.ts';

export const storefrontReminder: Translated<typeof english> = {
  reminderBox: 'Enviarme un correo si no termino este pedido',
  reminderHint:
    'Un solo correo, a partir de {hours} horas, con este carrito. Después borramos tu dirección de él, a más tardar a los {days} días. Si pagas, no se envía.',
  reminderStop: '¿Cancelar los correos del carrito?',
  reminderStopText:
    '{shop} no escribirá a esta dirección sobre un carrito durante {days} días, aunque alguien marque la casilla al pagar.',
  reminderStopSend: 'Cancelar',
  reminderStopped: 'Correos cancelados',
};
