import type { showcaseOptions as english } from '../en/showcase-options.ts';
import type { Translated } from '../translated.ts';

export const showcaseOptions: Translated<typeof english> = {
  count: '{count, plural, one {# opción} other {# opciones}}',
  offSale: '{count, number} fuera de venta',
  soldOut: '{count, plural, one {# agotada} other {# agotadas}}',
  from: 'desde {price}',
  price: 'Un precio para todas las opciones',
  floor: 'El precio mínimo sin pérdida de la opción más cara es {floor}.',
  set: '{count, plural, one {Fijar para # opción} other {Fijar para # opciones}}',
  all: 'Opciones',
  rows: 'Filas',
  none: 'Ninguna de estas opciones sigue en tu vitrina.',
  bys: { product: 'Una por producto', goods: 'Una por opción' },
};
