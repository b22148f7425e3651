import type { showcaseAdding as english } from '../en/showcase-adding.ts';
import type { Translated } from '../translated.ts';

export const showcaseAdding: Translated<typeof english> = {
  how: 'Como os preços são definidos',
  ways: {
    rule: 'Minha regra de preços',
    suggested: 'Preço sugerido',
    percent: 'Margem sobre o custo',
    profit: 'Lucro por unidade',
  },
  noRule: 'Você ainda não tem uma regra de preços. Crie uma ou escolha outra forma.',
  row: 'Custo {cost}, lucro {profit}',
  range: 'Lucro por unidade de {low} a {high}',
  raised: 'Elevado ao preço de equilíbrio',
  add: 'Adicionar a estes preços',
  adding: '{count, plural, one {Adicionando # produto…} other {Adicionando # produtos…}}',
  result: '{added, number} de {count, number} adicionados',
  added: 'À venda por {price}',
  why: 'Não adicionado: {why}',
  profit: 'Lucro em cada unidade',
  family: 'Adicionar todas as opções',
  familyNone: 'Todas as opções estão na sua vitrine ou esgotadas.',
};
