import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach: Translated<typeof english> = {
  waysNote:
    'O push chega aos aparelhos que você ativar abaixo; o e-mail vai para o seu endereço confirmado. Enquanto nenhum deles estiver configurado, estas escolhas não têm efeito.',
  push: {
    title: 'Push neste aparelho',
    lead: 'Seu celular ou computador avisa quando algo acontece, mesmo com o app fechado.',
    on: 'As notificações estão ativadas neste aparelho.',
    off: 'As notificações estão desativadas neste aparelho.',
    turnOn: 'Ativar notificações',
    turnOff: 'Desativar notificações',
    turnedOn: 'Notificações ativadas neste aparelho.',
    turnedOff: 'Notificações desativadas neste aparelho.',
    test: 'Testar',
    tested:
      '{count, plural, one {Um teste está a caminho de # aparelho.} other {Um teste está a caminho de # aparelhos.}}',
    none: 'Este navegador não oferece suporte a notificações.',
    blocked:
      'As notificações estão bloqueadas no seu navegador. Permita-as nas configurações dele e volte aqui.',
    installTitle: 'Primeiro, coloque o app na tela de início',
    install:
      'Neste aparelho, as notificações só funcionam para apps da tela de início. Toque no botão de compartilhar do navegador, escolha “Adicionar à Tela de Início”, abra o app por lá e volte a esta página.',
    failed:
      'Seu navegador não permitiu, ou o serviço de push dele está indisponível. Tente de novo mais tarde, por favor.',
    details: 'Mostrar detalhes na tela bloqueada',
    detailsHint:
      'Qualquer pessoa que veja sua tela poderá ler números de pedidos e valores. Caso contrário, dizemos só que algo aconteceu.',
  },
  devices: {
    title: 'Aparelhos com notificações',
    none: 'Nenhum aparelho ainda.',
    unnamed: 'Um navegador sem nome',
    here: 'Este aparelho',
    added: 'Desde',
    last: 'Última notificação',
    end: 'Desativar',
    endTitle: 'Desativar as notificações neste aparelho?',
    endDetail: '{name} não receberá mais notificações. Para ativá-las de novo, use o próprio aparelho.',
    ended: 'As notificações foram desativadas no aparelho.',
    state: {
      on: 'Ativado',
      failing: 'Inacessível no momento',
      ended: 'Desativado',
    },
    why: {
      person: 'Você desativou.',
      moved: 'Outra pessoa ativou as notificações no mesmo navegador, ou você as ativou de novo.',
      gone: 'O navegador não aceita mais notificações. Ative-as de novo no aparelho.',
      refused: 'O serviço de push dele está em um endereço que não podemos contatar.',
      signed_out: 'A sessão dele foi encerrada.',
    },
  },
  mail: {
    title: 'E-mail',
    none: 'Você ainda não nos informou um endereço de e-mail. Adicione-o ao seu perfil e depois confirme aqui.',
    toProfile: 'Adicionar um endereço',
    confirmed: 'Os e-mails vão para {address}.',
    bounced:
      'Nossos e-mails para {address} voltaram. Confira o endereço no seu perfil. Se estiver certo, peça um código: depois que você o informar, os e-mails voltam a ser enviados.',
    reported:
      'Um e-mail para {address} foi marcado como spam, por isso não enviamos mais nenhum. Fale conosco se quiser receber e-mails de novo.',
    unconfirmed: 'Não enviamos nada para {address} até você confirmar que é seu.',
    send: 'Enviar um código',
    sent: 'Enviamos um código para {address}. Ele é válido até {time}.',
    again: 'Enviar outro código',
    code: 'Código do e-mail',
    confirm: 'Confirmar o endereço',
    done: 'Seu endereço está confirmado.',
    typed: 'Digite os seis dígitos do e-mail, por favor.',
  },
  digest: {
    title: 'Resumo por e-mail',
    lead: 'Suas notificações não lidas em um único e-mail. Se você leu tudo, não enviamos nada.',
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
      'Os pedidos são confirmados automaticamente e as devoluções têm prazos. Quer ativar as notificações para não perder nenhum? Você pode desativá-las quando quiser.',
    yes: 'Ativar notificações',
    later: 'Agora não',
    install: 'Mostrar como',
  },
  channel: {
    /** Such as "Push: sent". */
    told: '{way}: {state}',
    push: 'Push',
    email: 'E-mail',
    delivered: 'enviada',
    waiting: 'sendo enviada',
    unneeded: 'não foi preciso, já lida',
    failed: 'falhou',
  },
};
