import type {
  parcelWords as parcelWordsEnglish,
  labelReasonWords as labelReasonWordsEnglish,
} from '../en/supply-parcels.ts';
import type { Translated } from '../translated.ts';
import { orderStatus } from './statuses.ts';

export const parcelWords: Translated<typeof parcelWordsEnglish> = {
  title: 'Despacho',
  truth:
    'La etiqueta sola no envía un paquete: el pedido cuenta como enviado con el primer escaneo del transportista.',
  test_scans:
    'Datos de prueba: el transportista de prueba test-post recoge el paquete segundos después de etiquetarlo y lo entrega dos minutos más tarde. Ningún botón de esta consola envía ni entrega.',
  search: 'Buscar por número de pedido',
  search_token: 'Número de pedido: {q}',
  remove_token: 'Quitar filtro: {filter}',
  states: {
    all: 'Todos',
    waiting: 'Sin confirmar',
    to_ship: 'Por enviar',
    labelled: 'Etiquetado',
    shipped: orderStatus.shipped,
    delivered: 'Entregado',
    returned: 'Devuelto',
    cancelled: 'Cancelado',
  },
  state_filter: 'Estado de los paquetes',
  empty: 'No hay nada por enviar. Los paquetes aparecen aquí cuando se confirma el pedido de una tienda.',
  empty_state: 'No hay paquetes aquí.',
  empty_search: 'Ningún paquete coincide. Revisa el número de pedido.',
  select_all: 'Seleccionar todo',
  select: 'Seleccionar el paquete {order}',
  selected: '{count, plural, one {# seleccionado} other {# seleccionados}}',
  bar: 'Etiquetas',
  place: '{postcode} {city}',
  select_hint: 'Con Mayús seleccionas un rango. Enter pasa al siguiente campo.',
  list: 'Paquetes',
  column: {
    parcel: 'Paquete',
    goods: 'Productos',
    to: 'Destino',
    due: 'Enviar a más tardar',
    state: 'Estado',
  },
  more_lines: '+{count, number}',
  order: 'Pedido {number}',
  parcel_of: 'Paquete del pedido {number}',
  lines: 'Productos',
  quantity: '{count, number} ×',
  to: 'Entregar a',
  to_hidden: 'La dirección está oculta: el paquete se entregó y ya no hace falta para devoluciones.',
  phone: 'Teléfono {phone}',
  payout: 'Recibes',
  carrier: 'Transportista',
  carrier_of: 'Transportista del pedido {order}',
  tracking: 'Número de seguimiento',
  tracking_of: 'Número de seguimiento del pedido {order}',
  bad_carrier: 'De 2 a 30 minúsculas de la a a la z, dígitos o guiones.',
  bad_tracking: 'De 4 a 40 letras, dígitos o guiones.',
  twice: 'Otro paquete de esta lista tiene este número de seguimiento.',
  label: '{count, plural, one {Etiquetar # paquete} other {Etiquetar # paquetes}}',
  label_mend:
    '{count, plural, one {A # paquete le faltan el transportista y el número de seguimiento.} other {A # paquetes les faltan el transportista y el número de seguimiento.}}',
  labelled:
    '{count, plural, one {# paquete etiquetado. Cuenta como enviado con el primer escaneo.} other {# paquetes etiquetados. Cuentan como enviados con el primer escaneo.}}',
  failed:
    '{count, plural, one {# paquete no se etiquetó y sigue seleccionado.} other {# paquetes no se etiquetaron y siguen seleccionados.}}',
  row_failed: 'Sin etiquetar: {why}',
  due: {
    late: '{span} de retraso',
    soon: 'Enviar en {span}',
    later: 'Enviar a más tardar el {date}',
    days: '{count, plural, one {# día} other {# días}}',
    hours: '{count, plural, one {# hora} other {# horas}}',
    minutes: '{count, plural, one {# minuto} other {# minutos}}',
  },
  held: 'Retenido para revisión',
  held_hint: {
    no_acceptance:
      'El transportista informó que entregó este paquete sin haberlo recogido nunca. No se te paga por él hasta que decidamos.',
    before_label:
      'Este número de seguimiento ya se usaba antes de que el paquete tuviera su etiqueta. No se te paga por él hasta que decidamos.',
    other_country:
      'El transportista informó que entregó este paquete en otro país. El pedido espera hasta que decidamos.',
  },
  cancel_asked: 'El comprador quiere cancelar',
  cancel_asked_hint: 'Acepta, salvo que el paquete ya esté en camino. Sin respuesta, el pedido se cancela.',
  cannot: 'No puedo surtirlo',
  cannot_of: 'No puedo surtir el pedido {order}',
  grant: 'Aceptar cancelación',
  grant_of: 'Aceptar la cancelación del pedido {order}',
  cannot_title: '¿No puedes surtir el pedido {order}?',
  grant_title: '¿Aceptas cancelar el pedido {order}?',
  cancel_text:
    'Se cancela el pedido completo y el comprador recibe de inmediato el reembolso total. No se puede deshacer.',
  grant_reason: 'El comprador pidió la cancelación.',
  reason: 'Motivo',
  reason_hint: 'Lo leen la tienda y el comprador.',
  reason_bad: 'De 3 a 300 caracteres.',
  cannot_yes: 'Cancelar el pedido',
  grant_yes: 'Cancelar el pedido',
  cancelled: 'El pedido se canceló y el comprador recibe su reembolso.',
};

export const labelReasonWords: Translated<typeof labelReasonWordsEnglish> = {
  tracking_used: 'este número de seguimiento es de otro paquete.',
  unknown_carrier: 'este transportista no está configurado aquí. Revisa su código.',
  carrier_closed: 'este transportista no llega a este país. Elige otro.',
  not_found: 'este paquete no es tuyo o no existe.',
  not_to_ship: 'este paquete ya no espera envío.',
};
