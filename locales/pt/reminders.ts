import type { reminders as english } from '../en/reminders.ts';
import type { Translated } from '../translated.ts';

export const reminders: Translated<typeof english> = {
  title: 'E-mails do carrinho',
  lead: 'Ao pagar, os compradores podem pedir um e-mail caso não terminem. Você nunca vê os endereços.',
  offer: 'Oferecer ao pagar',
  offerHint:
    'A opção fica desmarcada até o comprador marcá-la. Enviado uma vez, {hours} horas depois, nunca após um pagamento. Se desativar, os e-mails em espera não são enviados.',
  counts:
    '{sent, plural, one {# e-mail enviado} other {# e-mails enviados}} em {days, number} dias, {ordered, plural, =0 {nenhum pedido} one {# pedido} other {# pedidos}} a partir deles',
  filter: 'Filtro',
  kinds: {
    all: 'Todos',
    ordered: 'Com pedido',
  },
  none: 'Nenhum e-mail enviado ainda',
  noneDetail: 'Um e-mail aparece aqui quando um comprador o pediu e não pagou.',
  noMatch: 'Nenhum pedido destes e-mails ainda',
  noOrder: 'Sem pedido',
  pieces: '{count, number} × {title}',
};
