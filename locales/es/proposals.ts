import type { proposals as english } from '../en/proposals.ts';
import type { Translated } from '../translated.ts';

export const proposals: Translated<typeof english> = {
  title: 'Propuestas',
  lead: 'Tus programas y asistentes pueden proponer cambios. Nada cambia hasta que confirmes.',
  none: 'No hay propuestas',
  noneDetail: 'Cuando un programa con tu clave proponga un cambio, lo decides aquí.',
  filter: 'Mostrar',
  open: 'Por decidir',
  all: 'Todas',
  by: 'Propuesto por {key}',
  revoked: 'Esta clave fue revocada.',
  note: 'Motivo indicado',
  kind: {
    price: '{count, plural, one {Cambiar # precio} many {Cambiar # precios} other {Cambiar # precios}}',
    list: '{count, plural, one {Poner # producto a la venta} many {Poner # productos a la venta} other {Poner # productos a la venta}}',
    delist:
      '{count, plural, one {Dejar # producto fuera de venta} many {Dejar # productos fuera de venta} other {Dejar # productos fuera de venta}}',
    relist:
      '{count, plural, one {Volver a vender # producto} many {Volver a vender # productos} other {Volver a vender # productos}}',
    answer: 'Responder a un comprador',
  },
  state: {
    open: 'Por decidir',
    confirmed: 'Confirmada',
    declined: 'Rechazada',
    expired: 'Vencida',
  },
  change: '{before} → {after}',
  newPrice: 'A {after}',
  rulePrice: 'Al precio que da tu regla de precios',
  profit: 'Ganancia por unidad: {amount}',
  loss: 'Se vendería con pérdida: hace falta {amount} o más.',
  gone: 'Ya no está en tu vitrina',
  order: 'Pedido {number}',
  ends: 'Vence el {when}',
  decided: 'Decidida el {when}',
  confirm: 'Confirmar',
  confirmOf: 'Confirmar: {what}',
  decline: 'Rechazar',
  declineOf: 'Rechazar: {what}',
  confirmTitle: '¿Hacer este cambio?',
  confirmText: 'Es lo mismo que hacer el cambio tú. Puedes deshacerlo en tu vitrina durante 10 minutos.',
  answerTitle: '¿Enviar esta respuesta?',
  answerText: 'El comprador la recibe en tu nombre. No se puede retirar.',
  done: '{count, plural, one {# cambio hecho.} many {# cambios hechos.} other {# cambios hechos.}}',
  partly:
    '{count, plural, =0 {No se cambió nada:} one {# cambio hecho. Sin cambiar:} many {# cambios hechos. Sin cambiar:} other {# cambios hechos. Sin cambiar:}}',
  declineTitle: '¿Rechazar esta propuesta?',
  declineText: 'No cambia nada. El programa ve que la rechazaste y puede proponerla de nuevo.',
  declined: 'Rechazada. No se cambió nada.',
  waiting:
    '{count, plural, =0 {Nada por decidir} one {# propuesta por decidir} many {# propuestas por decidir} other {# propuestas por decidir}}',
  assistant: 'Cómo conectar un asistente',
};
