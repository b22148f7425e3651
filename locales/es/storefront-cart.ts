import type { storefrontCart as english } from '../en/storefront-cart.ts';
import type { Translated } from '../translated.ts';

/** Words of the cart and the checkout: address, delivery, tax and duty, currency. */
export const storefrontCart: Translated<typeof english> = {
  // Where to, and in which money.
  cartDelivery: 'Entrega y moneda',
  cartCurrency: 'Moneda',
  cartCurrencyOption: '{name} ({code})',
  cartPlaceUpdate: 'Ver los precios',
  cartPlaceTitle: '¿Adónde lo enviamos?',
  cartPlaceLead:
    'El envío, los impuestos y los aranceles dependen del país. Después los precios lo incluyen todo.',
  cartPlaceChange: 'Envío a {country}. Cambiar',
  cartPlaceOther: 'Elegir otro país',
  cartPlaceChoose: 'Elige adónde enviarlo para ver el precio total',
  cartLaneTitle: 'Algunos productos no se pueden enviar a {country}',
  cartLaneText: 'Quita lo que está marcado o elige otro país.',
  lineNotSent: 'No se puede enviar a {country}',
  noticeTotalNow: 'El total es {total}, en lugar de {was}.',
  noticeLaneClosed:
    'No podemos enviar esto a {country}: {goods}. Elige otro país o quítalo del carrito. Lo que escribiste sigue aquí.',

  // How it is sent.
  cartShipTitle: 'Método de envío',
  cartShipNames: { economy: 'Económico', standard: 'Estándar', express: 'Exprés' },
  cartShipFree: 'gratis',

  // What the total is made of.
  cartTaxNames: {
    vat: 'IVA',
    gst: 'Impuesto sobre bienes y servicios (GST)',
    consumption_tax: 'Impuesto sobre el consumo',
    sales_tax: 'Impuesto sobre las ventas',
    customs: 'Derechos de aduana',
    customs_flat: 'Derechos de aduana para paquetes pequeños',
    tax: 'Impuesto',
    other: 'Impuesto o arancel',
  },
  cartTaxRate: '{name}, {percent}',
  cartTaxDetails: 'Cómo se calculan los impuestos y aranceles',
  cartTaxOf: '{percent} de {base}',
  cartTaxFlat:
    '{amount} por cada clase de producto que distingue la aduana ({count, plural, one {# clase} other {# clases}})',
  cartTaxSource: 'Norma: {source}, {when}',
  cartTaxOwn: 'Tasa fijada por esta plataforma.',
  cartAllIncluded: 'Los impuestos y aranceles están incluidos en el total.',
  cartRate: 'Pagas en {currency}: {one} = {rate} ({source}, {when}). En la moneda de la tienda son {total}.',
  cartRateLocked: 'Te mantenemos este tipo de cambio junto con estos precios.',
  pricedAt: 'El precio de la tienda era {total}. Tu pago fijó el tipo de cambio.',

  // The address.
  cartContact: 'Datos de contacto',
  fieldCompany: 'Empresa',
  fieldAddress2: 'Apartamento, piso, edificio',
  cartStateNames: {
    state: 'Estado',
    province: 'Provincia',
    prefecture: 'Prefectura',
    region: 'Región',
    county: 'Condado',
    emirate: 'Emirato',
    department: 'Departamento',
    city: 'Ciudad',
  },
  cartPostcodeNames: {
    postcode: 'Código postal',
    zip: 'Código ZIP',
    postal: 'Código postal',
    eircode: 'Eircode',
    cep: 'CEP',
    pin: 'Código PIN',
  },
  cartCityNames: { city: 'Ciudad', suburb: 'Barrio o localidad', district: 'Distrito o ciudad' },
  cartExample: 'Por ejemplo, {example}',
  company_missing: 'Escribe la empresa o deja el campo vacío.',
  company_wrong: 'El nombre de la empresa puede tener como máximo 80 caracteres.',
  address2_missing: 'Escribe el apartamento o el piso, o deja el campo vacío.',
  address2_wrong: 'Esta línea puede tener como máximo 200 caracteres.',
  state_missing: 'Completa este campo: en este país el transportista lo necesita.',
  state_wrong: 'Esta línea puede tener como máximo 80 caracteres.',
  cartPostcodeShape: 'Esto no parece un código postal de este país. Debe ser como {example}.',
};
