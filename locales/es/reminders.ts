import type { reminders as english } from '../en/reminders.ts';
import type { Translated } from '../translated.ts';

export const reminders: Translated<typeof english> = {
  title: 'Correos del carrito',
  lead: 'Al pagar, los compradores pueden pedir un correo por si no terminan. Nunca ves sus direcciones.',
  offer: 'Ofrecerlo al pagar',
  offerHint:
    'La casilla está vacía hasta que el comprador la marca. Se envía una vez, {hours} horas después, nunca tras un pago. Si la desactivas, los correos en espera no se envían.',
  counts:
    '{sent, plural, one {# correo enviado} other {# correos enviados}} en {days, number} días, {ordered, plural, =0 {ningún pedido} one {# pedido} other {# pedidos}} a partir de ellos',
  filter: 'Filtro',
  kinds: {
    all: 'Todos',
    ordered: 'Con pedido',
  },
  none: 'Todavía no se envió ninguno',
  noneDetail: 'Un correo aparece aquí cuando un comprador lo pidió y no pagó.',
  noMatch: 'Todavía no hay pedidos de estos correos',
  noOrder: 'Sin pedido',
  pieces: '{count, number} × {title}',
};
