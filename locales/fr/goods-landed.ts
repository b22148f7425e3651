import type { goodsLanded as english } from '../en/goods-landed.ts';
import type { Translated } from '../translated.ts';

export const goodsLanded: Translated<typeof english> = {
  shipTo: 'Expédié vers',
  anywhere: 'Tous les pays',
  min: 'Coût rendu à partir de',
  max: 'Coût rendu jusqu’à',
  figure: '{total} rendu, {country}, {p50, number}–{p90, number} jours',
  title: 'Coût rendu',
  inWords:
    'Coût, livraison la moins chère et taxes d’une unité. Votre acheteur paie la livraison et les taxes en plus de votre prix.',
  cost: 'Coût du fournisseur',
  shipping: 'Livraison vers {country}',
  tax: 'Taxes et droits de douane',
  taxAt: 'Calculés pour une vente à {price}.',
  total: 'Coût rendu d’une unité',
  buyerPays: 'Total payé par l’acheteur',
  source: 'Source : {source}, {date}',
  closed:
    'Cet article ne peut pas être expédié vers {country} : le fournisseur n’y livre pas, ou il manque un poids, une donnée douanière ou une règle fiscale.',
  computing:
    'Les coûts rendus pour {country} sont en cours de calcul. D’autres articles apparaîtront dans quelques minutes.',
  taxes: {
    vat: 'TVA',
    gst: 'TPS (GST)',
    consumption_tax: 'Taxe à la consommation',
    sales_tax: 'Taxe de vente',
    customs: 'Droits de douane',
    customs_flat: 'Droits de douane sur les petits colis',
    tax: 'Taxe',
    other: 'Taxe ou droit',
  },
  taxOf: '{percent} de {base}',
};
