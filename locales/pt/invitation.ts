import type { invitation as english } from '../en/invitation.ts';
import type { Translated } from '../translated.ts';

export const invitation: Translated<typeof english> = {
  friends: {
    title: 'Convidar amigos',
    lead: 'As lojas são abertas por convite. Dê um a alguém que você conhece e em quem confia.',
    makeTitle: 'Novo convite',
    today: 'Convites de hoje',
    todayUsed: '{used, number} de {limit, number}',
    resets: 'Novos a partir de {when}',
    open: 'Convites em aberto',
    note: 'Para quem?',
    noteHint: 'Opcional. Ajuda você a lembrar; nossa equipe também pode ler.',
    make: 'Criar convite',
    made: 'Convite criado. Compartilhe com seu amigo.',
    obstacles: {
      closed: 'O cadastro está fechado no momento. Os convites que você deu continuam válidos.',
      account_age:
        'Contas podem convidar depois de {days, plural, one {# dia} other {# dias}}. A sua, a partir de {when}.',
      open_max:
        '{max, plural, one {Você atingiu o limite de # convite em aberto.} other {Você atingiu o limite de # convites em aberto.}} Revogue um, ou espere até que um seja usado ou vença.',
      daily: 'Você já usou todos os convites de hoje. Poderá criar mais a partir de {when}.',
    },
    listTitle: 'Seus convites',
    none: 'Ainda não há convites',
    noneDetail: 'Crie um e envie o link. Aqui você vê quando ele é aberto e usado.',
    states: {
      unused: 'Ainda não aberto',
      opened: 'Aberto',
      joined: 'Entrou',
      expired: 'Vencido',
      revoked: 'Revogado',
    },
    stateDetail: {
      unused: 'Válido até {when}',
      opened: 'O link foi aberto. Válido até {when}',
      joined: '{name} entrou em {when}. Amigo {id}',
      expired: 'Não usado antes de {when}',
      revoked: 'Criado em {when}',
    },
    share: 'Compartilhar',
    shareOf: 'Compartilhar o convite {code}',
    shareTitle: 'Um convite para você',
    shareText: 'Abra sua própria loja com o meu convite. É grátis, funciona uma vez e é válido até {when}.',
    code: 'Código',
    revoke: 'Revogar',
    revokeOf: 'Revogar o convite {code}',
    revokeTitle: 'Revogar este convite?',
    revokeText:
      'O código {code} e o link deixam de funcionar na hora. O convite continua contando para o dia em que você o criou.',
    revoked: 'O convite foi revogado',
    rulesTitle: 'Como funciona',
    rules: {
      free: 'Convidar é grátis. Convites nunca podem ser comprados nem vendidos.',
      quota:
        '{perDay, number} por dia e {openMax, number} em aberto ao mesmo tempo. O dia começa à meia-noite do seu fuso horário.',
      once: 'Cada um funciona uma vez, por {days, plural, one {# dia} other {# dias}}.',
      nothing: 'Não rende nada a você: nem dinheiro, nem pontos, nem parte do que seu amigo vende.',
      masked: 'Você vê se seu amigo entrou e a primeira letra do nome. Você não vê a loja dele.',
    },
  },
  title: 'Abra sua loja',
  lead: 'As lojas são abertas por convite. Digite o código que você recebeu.',
  code: 'Código de convite',
  codeHint: 'Letras e números; maiúsculas não fazem diferença.',
  check: 'Conferir o código',
  changeCode: 'Mudar',
  good: 'Código aceito',
  invitedBy: 'Convidado por',
  operator: 'Este serviço é operado por',
  country: 'País',
  ticketUntil: 'Termine antes de',
  createTitle: 'Crie sua conta',
  shopName: 'Nome da sua loja',
  shopNameHint: 'Os compradores veem. Você pode mudar depois.',
  create: 'Abrir minha loja',
  closed: 'O cadastro está fechado no momento. Seu código continua válido; volte mais tarde.',
  // Shown while nobody may register.
  door: {
    closed: 'O cadastro está fechado no momento',
    until: 'Ele reabre automaticamente em {when}. Seu código continua válido pelo tempo que indica.',
    noEnd: 'Ainda não sabemos quando ele reabre. Seu código continua válido pelo tempo que indica.',
    waiting:
      '{count, plural, =0 {Mais ninguém espera com um convite.} one {# pessoa com um convite está esperando.} other {# pessoas com um convite estão esperando.}}',
    few: 'Menos de {few, number} pessoas com um convite estão esperando.',
    nobodyFirst:
      'Não há fila nem lugar à venda: quando o cadastro abrir, todos os que têm um convite podem entrar.',
  },
  free: 'Abrir e manter uma loja é grátis. Você nunca precisa pôr dinheiro para vender nem para receber.',
  reasons: {
    unknown: 'Não conhecemos este código. Confira cada caractere; 0 e O, 1 e I nunca são usados.',
    used: 'Este código já foi usado. Cada código abre uma loja; peça um novo.',
    expired: 'Este código venceu. Peça um novo.',
    revoked: 'Este código foi revogado. Peça um novo a quem o deu a você.',
    closed: 'O cadastro está fechado no momento. Seu código continua válido; volte mais tarde.',
    missing: 'Digite primeiro um código de convite.',
  },
};
