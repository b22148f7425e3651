import type { showcaseOptions as english } from '../en/showcase-options.ts';
import type { Translated } from '../translated.ts';

export const showcaseOptions: Translated<typeof english> = {
  count: '{count, plural, one {# opção} other {# opções}}',
  offSale: '{count, number} com venda pausada',
  soldOut: '{count, plural, one {# esgotada} other {# esgotadas}}',
  from: 'a partir de {price}',
  price: 'Um preço para todas as opções',
  floor: 'O menor preço sem prejuízo da opção mais cara é {floor}.',
  set: '{count, plural, one {Definir para # opção} other {Definir para # opções}}',
  all: 'Opções',
  rows: 'Linhas',
  none: 'Nenhuma destas opções está mais na sua vitrine.',
  bys: { product: 'Uma por produto', goods: 'Uma por opção' },
};
