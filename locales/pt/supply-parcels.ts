import type {
  parcelWords as parcelWordsEnglish,
  labelReasonWords as labelReasonWordsEnglish,
} from '../en/supply-parcels.ts';
import type { Translated } from '../translated.ts';
import { orderStatus } from './statuses.ts';

export const parcelWords: Translated<typeof parcelWordsEnglish> = {
  title: 'Despacho',
  truth:
    'A etiqueta por si só não envia o pacote: o pedido conta como enviado na primeira leitura da transportadora.',
  test_scans:
    'Dados de teste: a transportadora de teste test-post coleta o pacote segundos depois da etiqueta e o entrega dois minutos mais tarde. Nenhum botão deste console envia ou entrega.',
  search: 'Buscar por número do pedido',
  search_token: 'Número do pedido: {q}',
  remove_token: 'Remover filtro: {filter}',
  states: {
    all: 'Todos',
    waiting: 'Ainda não confirmado',
    to_ship: 'A enviar',
    labelled: 'Etiquetado',
    shipped: orderStatus.shipped,
    delivered: 'Entregue',
    returned: 'Devolvido',
    cancelled: 'Cancelado',
  },
  state_filter: 'Status dos pacotes',
  empty: 'Nada a enviar. Os pacotes aparecem aqui quando o pedido de uma loja é confirmado.',
  empty_state: 'Nenhum pacote aqui.',
  empty_search: 'Nenhum pacote corresponde. Confira o número do pedido.',
  select_all: 'Selecionar tudo',
  select: 'Selecionar o pacote {order}',
  selected: '{count, plural, one {# selecionado} other {# selecionados}}',
  bar: 'Etiquetas',
  place: '{postcode} {city}',
  select_hint: 'Shift seleciona um intervalo. Enter vai para o próximo campo.',
  list: 'Pacotes',
  column: { parcel: 'Pacote', goods: 'Produtos', to: 'Destino', due: 'Enviar até', state: 'Status' },
  more_lines: '+{count, number}',
  order: 'Pedido {number}',
  parcel_of: 'Pacote do pedido {number}',
  lines: 'Produtos',
  quantity: '{count, number} ×',
  to: 'Entregar para',
  to_hidden: 'O endereço está oculto: o pacote foi entregue e ele não é mais necessário para devoluções.',
  phone: 'Telefone {phone}',
  payout: 'Você recebe',
  carrier: 'Transportadora',
  carrier_of: 'Transportadora do pedido {order}',
  tracking: 'Código de rastreio',
  tracking_of: 'Código de rastreio do pedido {order}',
  bad_carrier: 'De 2 a 30 letras minúsculas de a a z, dígitos ou hifens.',
  bad_tracking: 'De 4 a 40 letras de A a Z, dígitos ou hifens.',
  twice: 'Outro pacote desta lista tem este código de rastreio.',
  label: '{count, plural, one {Etiquetar # pacote} other {Etiquetar # pacotes}}',
  label_mend:
    '{count, plural, one {# pacote precisa de transportadora e código de rastreio.} other {# pacotes precisam de transportadora e código de rastreio.}}',
  labelled:
    '{count, plural, one {# pacote etiquetado. Conta como enviado na primeira leitura.} other {# pacotes etiquetados. Contam como enviados na primeira leitura.}}',
  failed:
    '{count, plural, one {# pacote não foi etiquetado e continua selecionado.} other {# pacotes não foram etiquetados e continuam selecionados.}}',
  row_failed: 'Não etiquetado: {why}',
  due: {
    late: '{span} de atraso',
    soon: 'Enviar em até {span}',
    later: 'Enviar até {date}',
    days: '{count, plural, one {# dia} other {# dias}}',
    hours: '{count, plural, one {# hora} other {# horas}}',
    minutes: '{count, plural, one {# minuto} other {# minutos}}',
  },
  held: 'Retido para análise',
  held_hint: {
    no_acceptance:
      'A transportadora informou que entregou este pacote sem nunca tê-lo coletado. Ele não é pago até decidirmos.',
    before_label:
      'Este código de rastreio já era usado antes de o pacote ter etiqueta. Ele não é pago até decidirmos.',
    other_country:
      'A transportadora informou que entregou este pacote em outro país. O pedido aguarda nossa decisão.',
  },
  cancel_asked: 'O comprador quer cancelar',
  cancel_asked_hint: 'Aceite, a menos que o pacote já esteja a caminho. Sem resposta, o pedido é cancelado.',
  cannot: 'Não posso fornecer',
  cannot_of: 'Não posso fornecer o pedido {order}',
  grant: 'Aceitar cancelamento',
  grant_of: 'Aceitar o cancelamento do pedido {order}',
  cannot_title: 'Não pode fornecer o pedido {order}?',
  grant_title: 'Aceitar o cancelamento do pedido {order}?',
  cancel_text:
    'O pedido inteiro é cancelado e o comprador recebe na hora o reembolso total. Isso não pode ser desfeito.',
  grant_reason: 'O comprador pediu o cancelamento.',
  reason: 'Motivo',
  reason_hint: 'A loja e o comprador leem.',
  reason_bad: 'De 3 a 300 caracteres.',
  cannot_yes: 'Cancelar o pedido',
  grant_yes: 'Cancelar o pedido',
  cancelled: 'O pedido foi cancelado e o comprador, reembolsado.',
};

export const labelReasonWords: Translated<typeof labelReasonWordsEnglish> = {
  tracking_used: 'este código de rastreio é de outro pacote.',
  unknown_carrier: 'esta transportadora não está configurada aqui. Confira o código dela.',
  carrier_closed: 'esta transportadora não atende este país. Escolha outra.',
  not_found: 'este pacote não é seu ou não existe.',
  not_to_ship: 'este pacote não aguarda mais envio.',
};
