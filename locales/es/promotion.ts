import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';
import { promotionNew } from './promotion-new.ts';
import { promotionResults } from './promotion-results.ts';

export const promotion: Translated<typeof english> = {
  title: 'Promoción',
  lead: 'Productos de tu tienda en páginas que muestran muchas tiendas, siempre marcados como patrocinados.',
  newCampaign: 'Nueva campaña',
  how: 'Cómo funciona',
  rules: 'Leer las reglas',
  credit: 'Crédito de promoción',
  creditDetail: 'Se usa primero. Solo se puede gastar en promoción.',
  mine: 'Tus campañas',
  filter: 'Qué campañas',
  all: 'Todas',
  none: 'Aún no tienes campañas',
  noneDetail:
    'Eliges los productos, un presupuesto y la duración. Ves un rango probable antes de pagar, y cada clic después.',
  noneOfState: 'Aquí no hay ninguna campaña',
  noneOfStateDetail: 'Elige otro estado arriba para ver tus demás campañas.',
  goodsOf: '{more, plural, =0 {{first}} one {{first} y # más} other {{first} y # más}}',
  noGoods: 'Una campaña',
  spentOf: '{spent} de {budget} gastados',
  shareOfOrders: '{percent} de cada pedido',
  fromTo: 'del {from} al {to}',
  counts:
    '{clicks, plural, =0 {Aún sin clics} one {# clic} other {# clics}}, {orders, plural, =0 {sin pedidos} one {# pedido} other {# pedidos}}',
  states: {
    review: 'En revisión',
    scheduled: 'Programada',
    active: 'Activa',
    paused: 'En pausa',
    ended: 'Terminada',
    rejected: 'Rechazada',
  },
  ends: {
    exhausted: 'El presupuesto se agotó.',
    time: 'Pasó su último día. Se devolvió el presupuesto sin gastar.',
    stopped: 'La detuviste. Se devolvió el presupuesto sin gastar.',
    shop_closed: 'Se cerró la tienda. Se devolvió el presupuesto sin gastar.',
    rejected: 'Nuestro revisor la rechazó. Se devolvió todo el presupuesto.',
  },
  endsOrder: {
    time: 'Pasó su último día.',
    stopped: 'La detuviste.',
    shop_closed: 'Se cerró la tienda.',
    rejected: 'Nuestro revisor la rechazó.',
  },
  pauses: {
    merchant: 'La pusiste en pausa. No se gasta nada hasta que la reanudes.',
    no_stock:
      'Todos sus productos están agotados. Se reanuda automáticamente cuando haya existencias de nuevo.',
    shop_paused:
      'Tu tienda está en pausa. La campaña se reanuda automáticamente cuando la tienda vuelva a abrir.',
    not_sold:
      'Sus productos no están a la venta. Se reanuda automáticamente cuando los pongas de nuevo a la venta.',
  },
  advice: {
    review:
      'Un revisor la comprueba a más tardar el {when}. Si para entonces no respondimos, empieza automáticamente.',
    scheduled: 'Empieza el {when}.',
    lower_score:
      'Se muestra poco: otras campañas tienen mayor puntuación. Sube tu oferta o mejora la calidad.',
    below_reserve:
      'Se muestra poco: su puntuación está por debajo del precio mínimo de un lugar. Sube tu oferta.',
    day_budget: 'El presupuesto de hoy se agotó. Se reanuda mañana.',
    out_of_stock: 'Algunos de sus productos están agotados y no se muestran.',
    not_sold: 'Algunos de sus productos no están a la venta y no se muestran.',
    country: 'La mayoría de los compradores que la ven están en países a los que no se envían sus productos.',
    new: 'Acaba de empezar. Las primeras vistas llegan con los próximos compradores que miren.',
  },
  plans: 'Dónde se pueden mostrar tus productos',
  plan: {
    explore: {
      name: 'Página Explorar',
      what: 'En la página donde los compradores exploran todas las tiendas. Pagas por clic.',
    },
    search: {
      name: 'Búsqueda',
      what: 'Entre los resultados cuando los compradores buscan algo así en todas las tiendas. Pagas por clic.',
    },
    similar: {
      name: 'Productos similares',
      what: 'Debajo de los productos, en tiendas que aceptaron mostrar productos similares de otras. Pagas por clic.',
    },
    order: {
      name: 'Pago por pedido',
      what: 'En todos estos lugares. No pagas nada por los clics, sino una parte de cada pedido que venga de uno.',
    },
  },
  closedPlan: 'No disponible en este momento',
  minTotal: 'Presupuesto total mínimo',
  minDay: 'Presupuesto diario mínimo',
  days: 'Días',
  dayRange: 'de {from, number} a {to, number}',
  bid: 'Precio mínimo por clic',
  share: 'Parte de un pedido',
  shareRange: 'de {from} a {to}',
  places: 'Lugares patrocinados en una página',

  howTitle: 'Cómo funciona la promoción',
  howLead:
    'Versión {version, number} de las reglas, en vigor desde el {since}. No tiene nada secreto y no se puede cambiar para una sola tienda.',
  machine: 'Todos los parámetros, para que los lean programas',
  algorithm: 'Lo que deciden las reglas',
  steps: {
    where: {
      title: 'Dónde se muestra',
      detail:
        'En la página Explorar, en los lugares {explore}; en los resultados de búsqueda, en los lugares {search}; y entre productos similares, en los lugares {similar}. Nunca dentro de la tienda de otra persona que no lo aceptó. Como máximo {share} de una página está patrocinado, y cada uno de esos lugares lo dice.',
    },
    who: {
      title: 'Qué productos se muestran',
      detail:
        'La puntuación es tu máximo por clic, por la probabilidad de un clic en ese lugar, por tu calidad. No se usa ningún perfil personal de los compradores. Las puntuaciones iguales las decide una semilla aleatoria que se publica después de ese día.',
    },
    quality: {
      title: 'Qué es la calidad',
      detail:
        'Un número de {least} a {most}, calculado con los últimos {facts, number} días: {onTime} pedidos enviados a tiempo, {refunds} reembolsos por defectos, {rating} calificaciones y {listing} lo completa que está la ficha. Ves cada parte.',
    },
    cost: {
      title: 'Cuánto cuesta un clic',
      detail:
        'Lo necesario para quedar por delante del siguiente, y {step} más. Nunca menos de {reserve}, y nunca más que tu máximo por clic.',
    },
    pacing: {
      title: 'Cómo se reparte el presupuesto',
      detail:
        'A lo largo de las horas del día en que suelen venir los compradores. Lo revisamos cada {minutes, number} minutos; una campaña que va adelantada participa menos. Un día nunca cuesta más que su presupuesto.',
    },
    newcomers: {
      title: 'Cómo empiezan las tiendas pequeñas',
      detail: '{turns} de los lugares son para campañas con menos de {views, number} vistas, por turnos.',
    },
    valid: {
      title: 'Qué clics cuentan',
      detail:
        'El primero de una persona para una campaña en {hours, number} horas, desde un lugar que se vio de verdad y con una visita de al menos {seconds, plural, one {# segundo} other {# segundos}}. Los robots, las avalanchas, los de tu propia tienda y los toques por error se listan con su motivo y no cuestan nada. Un clic se cobra {wait, number} segundos después. Una sola red supone como mucho {clickShare} de lo que se cobra a una campaña en un día, y los clics muy por encima de lo habitual esperan un día y se cobran solo si hubo un pedido.',
    },
    time: {
      title: 'Cuánto dura',
      detail:
        'Hasta que se agote el presupuesto o termine el último día. El rango que ves antes de pagar sale de una simulación con los últimos {days, number} días. No se prometen ventas.',
    },
    rest: {
      title: 'Lo que sobra',
      detail:
        'Vuelve automáticamente, en el minuto siguiente al final de la campaña, también si la detienes antes. El crédito de promoción cuenta como lo primero que se gastó, así que lo que sobra vuelve a tu saldo antes que a tu crédito.',
    },
    check: {
      title: 'Cómo puedes comprobarlo',
      detail:
        'Cada vista y cada clic tienen un comprobante. Cuando termina un día se publican su registro y su semilla aleatoria, y puedes calcular de nuevo cada decisión de ese día.',
    },
    nobody: {
      title: 'Lo que nadie puede hacer',
      detail:
        'Agregar vistas, clics, visitantes o seguidores. Nadie de nuestro equipo tiene un interruptor para eso.',
    },
  },
  similar: {
    title: 'Productos de otras tiendas debajo de los tuyos',
    detail:
      'Productos patrocinados de otras tiendas, similares a los tuyos y marcados como tales, pueden estar al final de las páginas de tus productos, debajo de los comentarios. Está desactivado si no lo activas, y ni te cuesta ni te da nada.',
    label: 'Mostrar productos similares de otras tiendas',
    isOn: 'Se muestran productos similares debajo de los tuyos.',
    isOff: 'No se muestran productos de otras tiendas debajo de los tuyos.',
  },
  create: promotionNew,
  results: promotionResults,
};
