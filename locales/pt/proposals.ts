import type { proposals as english } from '../en/proposals.ts';
import type { Translated } from '../translated.ts';

export const proposals: Translated<typeof english> = {
  title: 'Propostas',
  lead: 'Seus programas e assistentes podem propor mudanças. Nada muda até você confirmar.',
  none: 'Nenhuma proposta',
  noneDetail: 'Quando um programa com a sua chave propõe uma mudança, você decide aqui.',
  filter: 'Mostrar',
  open: 'Para decidir',
  all: 'Todas',
  by: 'Proposta de {key}',
  revoked: 'Esta chave foi revogada.',
  note: 'Motivo informado',
  kind: {
    price: '{count, plural, one {Mudar # preço} many {Mudar # preços} other {Mudar # preços}}',
    list: '{count, plural, one {Colocar # produto à venda} many {Colocar # produtos à venda} other {Colocar # produtos à venda}}',
    delist:
      '{count, plural, one {Pausar a venda de # produto} many {Pausar a venda de # produtos} other {Pausar a venda de # produtos}}',
    relist:
      '{count, plural, one {Voltar a vender # produto} many {Voltar a vender # produtos} other {Voltar a vender # produtos}}',
    answer: 'Responder a um comprador',
  },
  state: {
    open: 'Para decidir',
    confirmed: 'Confirmada',
    declined: 'Recusada',
    expired: 'Expirada',
  },
  change: '{before} → {after}',
  newPrice: 'Por {after}',
  rulePrice: 'Pelo preço da sua regra de preços',
  profit: 'Lucro por unidade: {amount}',
  loss: 'Venda com prejuízo: é preciso {amount} ou mais.',
  gone: 'Não está mais na sua vitrine',
  order: 'Pedido {number}',
  ends: 'Expira em {when}',
  decided: 'Decidida em {when}',
  confirm: 'Confirmar',
  confirmOf: 'Confirmar: {what}',
  decline: 'Recusar',
  declineOf: 'Recusar: {what}',
  confirmTitle: 'Fazer esta mudança?',
  confirmText: 'É o mesmo que você fazer a mudança. Você pode desfazê-la na sua vitrine por 10 minutos.',
  answerTitle: 'Enviar esta resposta?',
  answerText: 'O comprador recebe em seu nome. Não dá para voltar atrás.',
  done: '{count, plural, one {# mudança feita.} many {# mudanças feitas.} other {# mudanças feitas.}}',
  partly:
    '{count, plural, =0 {Nada mudou:} one {# mudança feita. Sem mudança:} many {# mudanças feitas. Sem mudança:} other {# mudanças feitas. Sem mudança:}}',
  declineTitle: 'Recusar esta proposta?',
  declineText: 'Nada muda. O programa vê que você recusou e pode propor de novo.',
  declined: 'Recusada. Nada mudou.',
  waiting:
    '{count, plural, =0 {Nada para decidir} one {# proposta para decidir} many {# propostas para decidir} other {# propostas para decidir}}',
  assistant: 'Como conectar um assistente',
};
