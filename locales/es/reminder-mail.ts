import type { reminderMail as english } from '../en/reminder-mail.ts';
import type { Translated } from '../translated.ts';

export const reminderMail: Translated<typeof english> = {
  subject: 'Tu carrito en {shop}',
  lead: 'Pediste un correo por si no terminabas tu pedido en {shop}. Esto había en tu carrito:',
  same: '{count, number} × {title}: {now} por unidad',
  changed: '{count, number} × {title}: ahora {now} por unidad; antes {seen}',
  gone: '{count, number} × {title}: ya no se vende aquí',
  action: 'Abrir tu carrito',
  small:
    'Este es el único correo sobre este carrito; tu dirección ya está borrada de él. Si pides con el botón, la tienda cuenta un pedido de este correo. No hay nada reservado para ti.',
  stop: '¿No quieres correos como este de {shop}? Cancela aquí: {url}',
};
