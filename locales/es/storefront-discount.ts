import type { storefrontDiscount as english } from '../en/storefront-discount.ts';
import type { Translated } from '../translated.ts';

/** Words of codes, reduced prices, prices for several pieces and free delivery, as buyers read them. */
export const storefrontDiscount: Translated<typeof english> = {
  codeLabel: 'Código de descuento',
  codeApply: 'Aplicar',
  codeRemove: 'Quitar el código',
  codeApplied: '{code} descuenta {amount}.',
  codeWhy:
    '{reason, select, not_begun {Este código aún no se puede usar.} expired {Este código ha caducado.} exhausted {Este código ya se ha usado todas las veces posibles.} used_by_buyer {Ya has usado este código.} not_for_these {Este código no sirve para los productos de tu cesta.} below_minimum {Este código pide productos por {amount} o más.} already_free {El envío ya es gratis. Guarda el código para otra vez.} below_break_even {La tienda no puede descontar tanto en estos productos.} other {No conocemos este código. Revisa cómo está escrito.}}',
  discount: 'Descuento',
  discountBy: 'Descuento ({code})',
  lineQuantity: 'Por cantidad: −{amount}',
  lineCode: '{code}: −{amount}',
  lineSpared: 'El código no se aplica a este producto.',
  freeFrom: 'Envío gratis desde {amount}',
  freeMissing: 'Añade {amount} más y el envío es gratis.',
  freeReached: 'El envío es gratis.',
  freeNot: 'La tienda no puede ofrecer envío gratis para estos productos.',
  compareText: 'Precio más bajo de los 30 días anteriores: {amount}',
  compareLabel: '{amount}, el precio más bajo de los 30 días anteriores',
  saleUntil: 'La oferta termina el {when}',
  quantityEach: '{count} o más: {amount} por unidad',
  quantitySet: '{count} por {amount}',
  noticeCodeUsed: 'Ya has usado este código de descuento, así que lo hemos quitado. Revisa el total.',
  bundleTitle: 'Conjunto',
  bundleLead: '{count, number} productos que juntos cuestan menos',
  bundleInstead: 'en lugar de {amount}',
  bundleSaving: 'Ahorras {amount}',
  bundleAdd: 'Agregar todo al carrito',
  bundleSoldOut: 'Uno de los productos está agotado, así que este conjunto no se puede comprar por ahora.',
  bundleHow:
    'El carrito muestra cuánto se descuenta de cada producto. Si devuelves uno, te reembolsamos lo que pagaste por él.',
  bundleLine: 'Con {count, plural, one {# producto más} other {# productos más}}: {amount}, ahorras {saving}',
};
