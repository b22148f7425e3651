import type { payoutSchedule as english } from '../en/payout-schedule.ts';
import type { Translated } from '../translated.ts';

export const payoutSchedule: Translated<typeof english> = {
  title: 'Saque semanal',
  lead: 'Pago no dia que você escolher, sem pedir toda vez. Você pode encerrar quando quiser.',
  offer: 'Receba toda semana sem pedir',
  standing: 'O que está definido',
  next: 'Próximo saque',
  weekday: 'Dia',
  weekdayHint: 'Pela manhã, no fuso horário da sua loja.',
  account: 'Pago em',
  least: 'No mínimo',
  leastHint: 'Um saldo menor espera a semana seguinte.',
  most: 'No máximo',
  mostHint: 'O que passar disso fica na sua carteira.',
  mostTooLittle: 'É menos que o mínimo.',
  review: 'Continuar',
  change: 'Alterar',
  confirmTitle: 'Me pague toda semana',
  confirm: 'Ativar',
  confirmText:
    'Toda semana ({weekday}), até {most} vai para {account}. Ninguém pergunta de novo, e só é descontada a taxa de rede de um saque.',
  saved: 'Seu saque semanal está definido.',
  end: 'Encerrar o saque semanal',
  endTitle: 'Encerrar o saque semanal?',
  endText:
    'De agora em diante você saca manualmente. Um saque que já está em andamento continua; você pode cancelá-lo na lista.',
  ended: 'O saque semanal foi encerrado.',
  lastDone: 'Último saque:',
  see: 'Ver',
  skipped: 'Da última vez nada foi pago',
  mend: 'Verificar',
  reasons: {
    below_least: 'Havia menos que o seu mínimo. Tentamos de novo na próxima vez.',
    account_on_hold:
      'A conta era muito nova ou tinha acabado de ser alterada. Tentamos de novo na próxima vez.',
    name_mismatch: 'O nome da conta não é o seu nome verificado.',
    identity: 'Sua identidade não está verificada.',
    restricted: 'Havia uma restrição. Ela diz por quê, quanto e até quando.',
    paused_until: 'Uma senha tinha acabado de ser trocada. Tentamos de novo na próxima vez.',
    second_factor: 'A verificação em duas etapas estava desativada.',
    signature:
      'Um dos seus dispositivos já assina e ainda não assinou isto: altere o saque semanal para assinar.',
    too_soon: 'Já tinha sido feito naquela semana. Tentamos de novo na próxima vez.',
  },
};
