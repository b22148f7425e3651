/** What a product costs delivered to a country. */
export const goodsLanded = {
  shipTo: 'Ships to',
  anywhere: 'Any country',
  min: 'Landed cost from',
  max: 'Landed cost up to',
  figure: '{total} landed in {country}, {p50, number}–{p90, number} days',
  title: 'Landed cost',
  inWords:
    'Cost, cheapest shipping and taxes of one unit. Your buyer pays shipping and taxes on top of your price.',
  cost: 'Supplier cost',
  shipping: 'Shipping to {country}',
  tax: 'Taxes and duties',
  taxAt: 'Worked out for a sale at {price}.',
  total: 'Landed cost of one unit',
  buyerPays: 'Buyer’s total',
  source: 'Source: {source}, {date}',
  closed:
    'This product can’t be sent to {country}: the supplier doesn’t deliver there, or a weight, a customs fact or a tax rule is missing.',
  computing: 'Landed costs for {country} are still being worked out. More products appear within minutes.',
  taxes: {
    vat: 'VAT',
    gst: 'GST',
    consumption_tax: 'Consumption tax',
    sales_tax: 'Sales tax',
    customs: 'Customs duty',
    customs_flat: 'Customs duty for small parcels',
    tax: 'Tax',
    other: 'Tax or duty',
  },
  taxOf: '{percent} of {base}',
};
