import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';

export const promotion: Translated<typeof english> = {
  title: 'Divulgação',
  lead: 'Produtos da sua loja em páginas que mostram muitas lojas.',
  closedTitle: 'A divulgação ainda não está aberta',
  closed:
    'Nada pode ser comprado e nada é descontado da sua carteira. Ela abre quando houver páginas que mostrem produtos de várias lojas e quando você puder conferir cada clique que paga.',
  how: 'Como vai funcionar',
  rules: 'Ler as regras',
  plans: 'O que vai haver',
  surface: {
    explore: 'Na página em que os compradores exploram todas as lojas.',
    search: 'Entre os resultados quando os compradores buscam em todas as lojas.',
  },
  notOpen: 'Ainda não aberta',
  minTotal: 'Orçamento mínimo no total',
  minDay: 'Orçamento mínimo por dia',
  days: 'Dias',
  dayRange: 'de {from, number} a {to, number}',
  bid: 'Lance mínimo por clique',
  slots: 'Lugares patrocinados em uma página',
  slotList: 'Quais lugares são',
  version: 'Versão das regras',
  mine: 'Suas campanhas e quanto custam',
  none: 'Você não tem campanhas',
  noneDetail:
    'A divulgação ainda não está aberta, então nada foi gasto. Quando estiver, cada campanha e cada clique aparecem aqui.',
  spentOf: '{spent} de {budget} gastos',
  states: {
    review: 'Em análise',
    scheduled: 'Agendada',
    active: 'Ativa',
    paused: 'Pausada',
    ended: 'Encerrada',
    rejected: 'Recusada',
  },
  newTitle: 'Nova divulgação',
  newLead: 'O que você vai decidir e o que as regras decidem por você.',
  youDecide: 'O que você vai decidir',
  decide: {
    goods: 'Quais produtos: de um a {max, number} dos que você tem à venda.',
    budget: 'Quanto: a partir de {total} no total e {day} por dia. Nunca pode custar mais.',
    days: 'Por quanto tempo: de {from, number} a {to, number} dias.',
    bid: 'O máximo que você paga por um clique, a partir de {bid}.',
  },
  algorithm: 'O que as regras decidem',
  algorithmLead: 'Versão {version, number}. Não há nada secreto nela.',
  steps: {
    where: {
      title: 'Onde aparece',
      detail:
        'Em páginas com produtos de muitas lojas, sempre marcado como patrocinado. Nunca dentro da loja de outra pessoa.',
    },
    who: {
      title: 'Quais produtos aparecem',
      detail:
        'Conforme seu lance, a chance de um clique e quão bem sua loja atende os compradores. Você vê as partes da sua pontuação. Nenhum perfil pessoal de comprador é usado.',
    },
    cost: {
      title: 'Quanto custa um clique',
      detail: 'Só o necessário para ficar à frente do próximo, e nunca mais do que o seu lance.',
    },
    valid: {
      title: 'Quais cliques contam',
      detail:
        'Os de pessoas reais, uma vez por dia para cada uma. Robôs, toques por engano e seus próprios cliques são listados com o motivo e não custam nada.',
    },
    time: {
      title: 'Quanto tempo dura',
      detail:
        'Até o orçamento acabar ou o último dia terminar. Você vê uma faixa provável antes de pagar. Não se promete nenhuma venda.',
    },
    rest: {
      title: 'O que sobra',
      detail: 'Volta sozinho para onde veio, na hora, também quando você para antes.',
    },
    nobody: {
      title: 'O que ninguém pode fazer',
      detail:
        'Acrescentar visualizações, cliques, visitantes ou seguidores. Ninguém aqui tem um botão para isso.',
    },
  },
  tellUs: 'Conte o que você precisaria',
};
