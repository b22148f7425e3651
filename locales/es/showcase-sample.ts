import type { showcaseSample as english } from '../en/showcase-sample.ts';
import type { Translated } from '../translated.ts';

export const showcaseSample: Translated<typeof english> = {
  title: 'Pedir una muestra',
  lead: 'Compra una unidad para ti al costo, para verla y mostrarla. Nunca es obligatorio: aquí una tienda no necesita muestras ni inventario.',
  none: 'Abre un producto de tu vitrina y elige «Pedir una muestra».',
  price: 'Pagas por la unidad',
  delivery: 'Envío, desde',
  make: 'Obtener el enlace',
  ready: 'Tu muestra está lista para pedirse',
  readyDetail:
    'El enlace baja el precio de una unidad, una vez, hasta el {time}. Pagas como cualquier comprador; el envío y los impuestos se suman al pagar.',
  open: 'Abrir el producto',
  counts: 'Muestras en los últimos 30 días: {used, number} de {max, number}.',
  review: 'Un comentario de este pedido no cuenta.',
  reasons: {
    at_cost: 'Tu precio ya está al costo: pídelo en tu tienda como cualquier comprador.',
    samples_open: 'Ya hay {open, number} muestras por pedir. Cada una vence a los siete días.',
    samples_month: 'Ya tuviste {month, number} muestras en los últimos 30 días, que es el límite.',
    price_changed: 'El costo cambió. Cierra esto y vuelve a mirar.',
  },
};
