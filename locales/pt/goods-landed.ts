import type { goodsLanded as english } from '../en/goods-landed.ts';
import type { Translated } from '../translated.ts';

export const goodsLanded: Translated<typeof english> = {
  shipTo: 'Envia para',
  anywhere: 'Qualquer país',
  min: 'Custo entregue a partir de',
  max: 'Custo entregue até',
  figure: '{total} entregue em {country}, {p50, number}–{p90, number} dias',
  title: 'Custo entregue',
  inWords:
    'Custo, frete mais barato e impostos de uma unidade. O comprador paga o frete e os impostos além do seu preço.',
  cost: 'Custo do fornecedor',
  shipping: 'Frete para {country}',
  tax: 'Impostos e taxas de importação',
  taxAt: 'Calculados para uma venda a {price}.',
  total: 'Custo entregue de uma unidade',
  buyerPays: 'O comprador paga no total',
  source: 'Fonte: {source}, {date}',
  closed:
    'Este produto não pode ser enviado para {country}: o fornecedor não entrega lá, ou falta um peso, um dado aduaneiro ou uma regra de imposto.',
  computing:
    'Os custos entregues para {country} ainda estão sendo calculados. Mais produtos aparecem em alguns minutos.',
  taxes: {
    vat: 'IVA',
    gst: 'GST',
    consumption_tax: 'Imposto sobre o consumo',
    sales_tax: 'Imposto sobre vendas',
    customs: 'Imposto de importação',
    customs_flat: 'Imposto de importação para pacotes pequenos',
    tax: 'Imposto',
    other: 'Imposto ou taxa',
  },
  taxOf: '{percent} de {base}',
};
