import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';

export const promotion: Translated<typeof english> = {
  title: 'Promoción',
  lead: 'Productos de tu tienda en páginas que muestran muchas tiendas.',
  closedTitle: 'La promoción aún no está abierta',
  closed:
    'No se puede comprar nada y no se toma nada de tu billetera. Se abrirá cuando haya páginas que muestren productos de varias tiendas y cuando puedas comprobar cada clic que pagas.',
  how: 'Cómo funcionará',
  rules: 'Leer las reglas',
  plans: 'Lo que habrá',
  surface: {
    explore: 'En la página donde los compradores exploran todas las tiendas.',
    search: 'Entre los resultados cuando los compradores buscan en todas las tiendas.',
  },
  notOpen: 'Aún no abierta',
  minTotal: 'Presupuesto mínimo en total',
  minDay: 'Presupuesto mínimo por día',
  days: 'Días',
  dayRange: 'de {from, number} a {to, number}',
  bid: 'Oferta mínima por clic',
  slots: 'Lugares patrocinados en una página',
  slotList: 'Qué lugares son',
  version: 'Versión de las reglas',
  mine: 'Tus campañas y lo que cuestan',
  none: 'No tienes campañas',
  noneDetail:
    'La promoción aún no está abierta, así que no se gastó nada. Cuando lo esté, cada campaña y cada clic aparecerán aquí.',
  spentOf: '{spent} de {budget} gastados',
  states: {
    review: 'En revisión',
    scheduled: 'Programada',
    active: 'Activa',
    paused: 'En pausa',
    ended: 'Terminada',
    rejected: 'Rechazada',
  },
  newTitle: 'Nueva promoción',
  newLead: 'Lo que decidirás tú y lo que deciden las reglas por ti.',
  youDecide: 'Lo que decidirás tú',
  decide: {
    goods: 'Qué productos: de uno a {max, number} de los que tienes a la venta.',
    budget: 'Cuánto: desde {total} en total y {day} por día. Nunca puede costar más.',
    days: 'Por cuánto tiempo: de {from, number} a {to, number} días.',
    bid: 'Lo máximo que pagas por un clic, desde {bid}.',
  },
  algorithm: 'Lo que deciden las reglas',
  algorithmLead: 'Versión {version, number}. No tiene nada secreto.',
  steps: {
    where: {
      title: 'Dónde se muestra',
      detail:
        'En páginas con productos de muchas tiendas, siempre marcado como patrocinado. Nunca dentro de la tienda de otra persona.',
    },
    who: {
      title: 'Qué productos se muestran',
      detail:
        'Según tu oferta, la probabilidad de un clic y lo bien que tu tienda atiende a sus compradores. Ves las partes de tu puntuación. No se usa ningún perfil personal de los compradores.',
    },
    cost: {
      title: 'Cuánto cuesta un clic',
      detail: 'Justo lo necesario para quedar por delante del siguiente, y nunca más que tu oferta.',
    },
    valid: {
      title: 'Qué clics cuentan',
      detail:
        'Los de personas reales, una vez al día por cada una. Los robots, los toques por error y tus propios clics se listan con su motivo y no cuestan nada.',
    },
    time: {
      title: 'Cuánto dura',
      detail:
        'Hasta que se use el presupuesto o termine el último día. Antes de pagar ves un rango probable. No se prometen ventas.',
    },
    rest: {
      title: 'Lo que sobra',
      detail: 'Vuelve por sí solo al lugar de donde vino, de inmediato, también si lo detienes antes.',
    },
    nobody: {
      title: 'Lo que nadie puede hacer',
      detail: 'Añadir vistas, clics, visitantes o seguidores. Aquí nadie tiene un interruptor para eso.',
    },
  },
  tellUs: 'Cuéntanos qué necesitarías',
};
