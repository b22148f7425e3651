import type { goodsLanded as english } from '../en/goods-landed.ts';
import type { Translated } from '../translated.ts';

export const goodsLanded: Translated<typeof english> = {
  shipTo: 'Se envía a',
  anywhere: 'Cualquier país',
  min: 'Costo puesto en destino desde',
  max: 'Costo puesto en destino hasta',
  figure: '{total} puesto en {country}, {p50, number}–{p90, number} días',
  title: 'Costo puesto en destino',
  inWords:
    'Costo, envío más barato e impuestos de una unidad. Tu comprador paga el envío y los impuestos además de tu precio.',
  cost: 'Costo del proveedor',
  shipping: 'Envío a {country}',
  tax: 'Impuestos y aranceles',
  taxAt: 'Calculados para una venta a {price}.',
  total: 'Costo puesto en destino de una unidad',
  buyerPays: 'El comprador paga en total',
  source: 'Fuente: {source}, {date}',
  closed:
    'Este producto no se puede enviar a {country}: el proveedor no entrega allí, o falta un peso, un dato de aduana o una regla de impuestos.',
  computing:
    'Todavía estamos calculando los costos puestos en {country}. En unos minutos aparecen más productos.',
  taxes: {
    vat: 'IVA',
    gst: 'Impuesto sobre bienes y servicios (GST)',
    consumption_tax: 'Impuesto sobre el consumo',
    sales_tax: 'Impuesto sobre las ventas',
    customs: 'Derechos de aduana',
    customs_flat: 'Derechos de aduana para paquetes pequeños',
    tax: 'Impuesto',
    other: 'Impuesto o arancel',
  },
  taxOf: '{percent} de {base}',
};
