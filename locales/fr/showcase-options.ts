import type { showcaseOptions as english } from '../en/showcase-options.ts';
import type { Translated } from '../translated.ts';

export const showcaseOptions: Translated<typeof english> = {
  count: '{count, plural, one {# option} other {# options}}',
  offSale: '{count, number} hors vente',
  soldOut: '{count, plural, one {# épuisée} other {# épuisées}}',
  from: 'dès {price}',
  price: 'Un seul prix pour toutes les options',
  floor: 'Prix le plus bas sans perte de l’option la plus chère : {floor}.',
  set: '{count, plural, one {Fixer pour # option} other {Fixer pour # options}}',
  all: 'Options',
  rows: 'Lignes',
  none: 'Aucune de ces options n’est plus dans votre vitrine.',
  bys: { product: 'Une par article', goods: 'Une par option' },
};
