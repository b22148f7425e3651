import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';
import { promotionNew } from './promotion-new.ts';
import { promotionResults } from './promotion-results.ts';

export const promotion: Translated<typeof english> = {
  title: 'Divulgação',
  lead: 'Produtos da sua loja em páginas que mostram muitas lojas, sempre marcados como patrocinados.',
  newCampaign: 'Nova campanha',
  how: 'Como funciona',
  rules: 'Ler as regras',
  credit: 'Crédito de divulgação',
  creditDetail: 'É usado primeiro. Só pode ser gasto com divulgação.',
  mine: 'Suas campanhas',
  filter: 'Quais campanhas',
  all: 'Todas',
  none: 'Você ainda não tem campanhas',
  noneDetail:
    'Você escolhe os produtos, um orçamento e por quanto tempo. Vê uma faixa provável antes de pagar e, depois, cada clique.',
  noneOfState: 'Não há nenhuma campanha aqui',
  noneOfStateDetail: 'Escolha outro estado acima para ver suas outras campanhas.',
  goodsOf: '{more, plural, =0 {{first}} one {{first} e mais #} other {{first} e mais #}}',
  noGoods: 'Uma campanha',
  spentOf: '{spent} de {budget} gastos',
  shareOfOrders: '{percent} de cada pedido',
  fromTo: 'de {from} a {to}',
  counts:
    '{clicks, plural, =0 {Nenhum clique ainda} one {# clique} other {# cliques}}, {orders, plural, =0 {nenhum pedido} one {# pedido} other {# pedidos}}',
  states: {
    review: 'Em análise',
    scheduled: 'Agendada',
    active: 'Ativa',
    paused: 'Pausada',
    ended: 'Encerrada',
    rejected: 'Recusada',
  },
  ends: {
    exhausted: 'O orçamento acabou.',
    time: 'O último dia passou. O orçamento não gasto foi devolvido.',
    stopped: 'Você a encerrou. O orçamento não gasto foi devolvido.',
    shop_closed: 'A loja foi fechada. O orçamento não gasto foi devolvido.',
    rejected: 'Nosso revisor a recusou. O orçamento inteiro foi devolvido.',
  },
  endsOrder: {
    time: 'O último dia passou.',
    stopped: 'Você a encerrou.',
    shop_closed: 'A loja foi fechada.',
    rejected: 'Nosso revisor a recusou.',
  },
  pauses: {
    merchant: 'Você a pausou. Nada é gasto até você retomá-la.',
    no_stock:
      'Todos os produtos dela estão sem estoque. Ela é retomada automaticamente quando houver estoque de novo.',
    shop_paused: 'Sua loja está em pausa. A campanha é retomada automaticamente quando a loja reabrir.',
    not_sold:
      'Os produtos dela não estão à venda. Ela é retomada automaticamente quando você os colocar à venda de novo.',
  },
  advice: {
    review: 'Um revisor a confere até {when}. Se não respondermos até lá, ela começa automaticamente.',
    scheduled: 'Ela começa em {when}.',
    lower_score:
      'Aparece pouco: outras campanhas têm pontuação maior. Aumente seu lance ou melhore a qualidade.',
    below_reserve:
      'Aparece pouco: a pontuação dela está abaixo do preço mínimo de um lugar. Aumente seu lance.',
    day_budget: 'O orçamento de hoje foi usado. Ela é retomada amanhã.',
    out_of_stock: 'Alguns dos produtos dela estão sem estoque e não aparecem.',
    not_sold: 'Alguns dos produtos dela não estão à venda e não aparecem.',
    country:
      'A maioria dos compradores que a veem está em países para onde os produtos dela não são enviados.',
    new: 'Ela acabou de começar. As primeiras visualizações vêm com os próximos compradores que explorarem.',
  },
  plans: 'Onde seus produtos podem aparecer',
  plan: {
    explore: {
      name: 'Página Explorar',
      what: 'Na página em que os compradores exploram todas as lojas. Você paga por clique.',
    },
    search: {
      name: 'Busca',
      what: 'Entre os resultados, quando os compradores buscam algo assim em todas as lojas. Você paga por clique.',
    },
    similar: {
      name: 'Produtos semelhantes',
      what: 'Abaixo dos produtos de lojas que aceitaram mostrar os semelhantes de outras. Você paga por clique.',
    },
    order: {
      name: 'Pago por pedido',
      what: 'Em todos esses lugares. Você não paga nada por cliques, e sim uma parte de cada pedido que vier de um deles.',
    },
  },
  closedPlan: 'Indisponível no momento',
  minTotal: 'Orçamento total mínimo',
  minDay: 'Orçamento diário mínimo',
  days: 'Dias',
  dayRange: 'de {from, number} a {to, number}',
  bid: 'Preço mínimo por clique',
  share: 'Parte de um pedido',
  shareRange: 'de {from} a {to}',
  places: 'Lugares patrocinados em uma página',

  howTitle: 'Como funciona a divulgação',
  howLead:
    'Versão {version, number} das regras, em vigor desde {since}. Nada nela é secreto, e ela não pode ser mudada para uma só loja.',
  machine: 'Todos os parâmetros, para leitura por programas',
  algorithm: 'O que as regras decidem',
  steps: {
    where: {
      title: 'Onde aparece',
      detail:
        'Na página Explorar, nos lugares {explore}; nos resultados da busca, nos lugares {search}; e entre produtos semelhantes, nos lugares {similar}. Nunca dentro da loja de quem não aceitou. No máximo {share} de uma página é patrocinado, e cada lugar desses diz que é.',
    },
    who: {
      title: 'Quais produtos aparecem',
      detail:
        'A pontuação é o seu máximo por clique, vezes a chance de um clique naquele lugar, vezes a sua qualidade. Nenhum perfil pessoal de comprador é usado. Pontuações iguais são decididas por uma semente aleatória, publicada depois do dia.',
    },
    quality: {
      title: 'O que é a qualidade',
      detail:
        'Um número de {least} a {most}, calculado com base nos últimos {facts, number} dias: {onTime} pedidos enviados no prazo, {refunds} reembolsos por defeito, {rating} nota e {listing} página do produto completa. Você vê cada parte.',
    },
    cost: {
      title: 'Quanto custa um clique',
      detail:
        'O necessário para ficar à frente do próximo, e mais {step}. Nunca menos de {reserve}, e nunca mais do que o seu máximo por clique.',
    },
    pacing: {
      title: 'Como o orçamento é distribuído',
      detail:
        'Pelas horas do dia, conforme os compradores costumam vir. A cada {minutes, number} minutos isso é revisto; uma campanha adiantada participa com menos frequência. Um dia nunca custa mais do que o orçamento dele.',
    },
    newcomers: {
      title: 'Como lojas pequenas começam',
      detail:
        '{turns} dos lugares são para campanhas com menos de {views, number} visualizações, em rodízio.',
    },
    valid: {
      title: 'Quais cliques contam',
      detail:
        'O primeiro de uma pessoa em uma campanha em {hours, number} horas, a partir de um lugar que foi realmente visto, ficando pelo menos {seconds, plural, one {# segundo} other {# segundos}}. Robôs, enxurradas de cliques, sua própria loja e toques por engano são listados com o motivo e não custam nada. Um clique é cobrado {wait, number} segundos depois. Uma única rede responde por no máximo {clickShare} do que é cobrado de uma campanha em um dia, e cliques muito acima do normal esperam um dia e só são cobrados se houve um pedido.',
    },
    time: {
      title: 'Quanto tempo dura',
      detail:
        'Até o orçamento acabar ou o último dia terminar. A faixa que você vê antes de pagar vem de uma simulação com os últimos {days, number} dias. Não se promete nenhuma venda.',
    },
    rest: {
      title: 'O que sobra',
      detail:
        'Volta automaticamente, em até um minuto depois do fim da campanha, também quando você a encerra antes. O crédito de divulgação conta como gasto primeiro, então o que sobra volta ao seu saldo antes de voltar ao seu crédito.',
    },
    check: {
      title: 'Como você pode conferir',
      detail:
        'Cada visualização e cada clique tem um recibo. Depois que um dia termina, o registro dele e a semente aleatória são publicados, e você pode recalcular cada decisão do dia.',
    },
    nobody: {
      title: 'O que ninguém pode fazer',
      detail:
        'Acrescentar visualizações, cliques, visitantes ou seguidores. Ninguém da nossa equipe tem um botão para isso.',
    },
  },
  similar: {
    title: 'Produtos de outras lojas abaixo dos seus',
    detail:
      'Produtos patrocinados de outras lojas, semelhantes aos seus e marcados como tais, podem aparecer no fim das páginas dos seus produtos, abaixo dos comentários. Fica desligado até você ligar, e não custa nem rende nada a você.',
    label: 'Mostrar produtos semelhantes de outras lojas',
    isOn: 'Produtos semelhantes aparecem abaixo dos seus.',
    isOff: 'Nenhum produto de outras lojas aparece abaixo dos seus.',
  },
  create: promotionNew,
  results: promotionResults,
};
