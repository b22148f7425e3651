import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach: Translated<typeof english> = {
  waysNote:
    'O push avisa nos aparelhos que você ligar abaixo, e o e-mail vai para o seu endereço confirmado. Sem um deles, estas escolhas esperam.',
  push: {
    title: 'Push neste aparelho',
    lead: 'Seu celular ou computador avisa quando algo acontece, também com o app fechado.',
    on: 'Este aparelho recebe avisos.',
    off: 'Este aparelho não recebe avisos.',
    turnOn: 'Avisar neste aparelho',
    turnOff: 'Parar de avisar neste aparelho',
    turnedOn: 'A partir de agora, este aparelho recebe avisos.',
    turnedOff: 'Este aparelho não recebe mais avisos.',
    test: 'Testar',
    tested:
      '{count, plural, one {Um teste está a caminho de # aparelho.} other {Um teste está a caminho de # aparelhos.}}',
    none: 'Este navegador não pode receber avisos. Abra o app em outro.',
    blocked:
      'Você disse a este navegador que o app não pode avisar. Permita as notificações desta página nas configurações do navegador e volte aqui.',
    installTitle: 'Primeiro, coloque o app na tela de início',
    install:
      'Este aparelho só recebe avisos de apps da tela de início. Toque no botão de compartilhar do navegador, escolha “Adicionar à Tela de Início”, abra o app por lá e volte a esta página.',
    failed: 'Este navegador não permitiu, ou o serviço de push dele não responde. Tente de novo mais tarde.',
    details: 'Mostrar detalhes na tela bloqueada',
    detailsHint:
      'Qualquer pessoa que veja sua tela poderá ler números de pedidos e valores. Sem isto, aparece só que algo aconteceu.',
  },
  devices: {
    title: 'Aparelhos que recebem avisos',
    none: 'Nenhum aparelho recebe avisos ainda.',
    unnamed: 'Um navegador sem nome',
    here: 'Este aparelho',
    added: 'Desde',
    last: 'Último aviso',
    end: 'Parar de avisar',
    endTitle: 'Parar de avisar neste aparelho?',
    endDetail: '{name} não recebe mais avisos. É preciso ligá-los de novo no próprio aparelho.',
    ended: 'O aparelho não recebe mais avisos.',
    state: {
      on: 'Recebe avisos',
      failing: 'Não é possível alcançá-lo no momento',
      ended: 'Não recebe mais avisos',
    },
    why: {
      person: 'Você encerrou.',
      moved: 'Outra pessoa ligou os avisos para si no mesmo navegador, ou você os ligou de novo.',
      gone: 'O navegador não aceita mais avisos. Ligue-os de novo no aparelho.',
      refused: 'O serviço de push dele está em um endereço que não podemos acessar.',
      signed_out: 'A sessão dele foi encerrada.',
    },
  },
  mail: {
    title: 'E-mail',
    none: 'Você ainda não nos informou um endereço. Adicione um ao seu perfil e depois confirme aqui.',
    toProfile: 'Adicionar um endereço',
    confirmed: 'Os e-mails vão para {address}.',
    unconfirmed: 'Nada é enviado para {address} antes de você confirmar que o endereço é seu.',
    send: 'Enviar um código',
    sent: 'Um código está a caminho de {address}. Ele vale até {time}.',
    again: 'Enviar outro código',
    code: 'Código do e-mail',
    confirm: 'Confirmar o endereço',
    done: 'Seu endereço está confirmado.',
    typed: 'Digite os seis números do e-mail.',
  },
  digest: {
    title: 'Resumo por e-mail',
    lead: 'O que você ainda não leu, em um único e-mail. Se você leu tudo, nada é enviado.',
    every: 'Com que frequência',
    off: 'Nunca',
    daily: 'Todos os dias',
    weekly: 'Toda segunda-feira',
    hour: 'A que horas',
    save: 'Salvar o resumo',
    saved: 'O resumo foi salvo.',
    next: 'O próximo vem em {time}.',
    needsMail: 'Começa quando seu endereço estiver confirmado.',
  },
  offer: {
    title: 'Seu primeiro pedido chegou',
    detail:
      'Pedidos se confirmam automaticamente e devoluções têm prazos. Podemos avisar neste aparelho, para que nenhum passe despercebido? Você pode desligar quando quiser.',
    yes: 'Avisar neste aparelho',
    later: 'Agora não',
    install: 'Mostrar como',
  },
  channel: {
    /** Such as "Push: sent". */
    told: '{way}: {state}',
    push: 'Push',
    email: 'E-mail',
    delivered: 'enviado',
    waiting: 'a caminho',
    unneeded: 'não foi preciso, você já tinha lido',
    failed: 'não foi possível enviar',
  },
};
