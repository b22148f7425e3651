import type { showcaseOffers as english } from '../en/showcase-offers.ts';
import type { Translated } from '../translated.ts';

export const showcaseOffers: Translated<typeof english> = {
  title: 'Otros proveedores',
  none: 'Ningún otro proveedor ofrece este producto.',
  pick: 'Comparar con',
  promised: 'Entrega prometida',
  real: 'Entrega real',
  late: 'Enviado tarde',
  returned: 'Devuelto',
  eu: 'Contacto de seguridad en la UE',
  euNone: 'Sin indicar',
  noneYet: 'Aún sin paquetes',
  measured:
    'Los datos reales salen, como máximo, de los últimos 500 paquetes de cada proveedor en todas las tiendas.',
  swap: 'Cambiar a {name}',
  open: 'Abrir este producto',
  swapTitle: '¿Cambiar a {name}?',
  price: 'Precio',
  keep: 'Mantener mi precio',
  rule: 'Según mi regla de precios o el precio sugerido',
  leaves: '{price}, ganancia {profit}',
  keepsPlace:
    'El producto mantiene su lugar. Cuenta como una eliminación de hoy y puedes deshacerlo durante 10 minutos. Los pedidos existentes siguen con su proveedor.',
  stays: 'Tus textos e imágenes, descuentos, promociones y comentarios se quedan con el producto anterior.',
  done: 'Ahora de {name}, a {price}',
  loss: '{price}, por debajo del punto de equilibrio de {floor}',
  notSame: 'Ya no son el mismo producto.',
};
