import type { noticeMail as english } from '../en/notice-mail.ts';
import type { Translated } from '../translated.ts';

/** What calls a merchant outside of the app: on a device, and by mail. What happened itself is said by `notices`. */
export const noticeMail: Translated<typeof english> = {
  kind: {
    order: 'Pedidos',
    wallet: 'Billetera',
    case: 'Devoluciones',
    review: 'Comentarios',
    service: 'Atención al cliente',
    system: 'Cuenta y productos',
    ad: 'Promoción',
  },
  /** On a screen that anyone can see, where the person did not choose details. */
  hidden: {
    title: {
      order: 'Novedades de un pedido',
      wallet: 'Novedades de tu billetera',
      case: 'Novedades de una devolución',
      review: 'Novedades de un comentario',
      service: 'Novedades de Atención al cliente',
      system: 'Novedades de tu cuenta o de tus productos',
      ad: 'Novedades de tu promoción',
    },
    body: {
      info: 'Abre la app para leerlo.',
      action: 'Algo te espera. Abre la app para verlo.',
      urgent: 'Es urgente. Abre la app ahora, por favor.',
    },
  },
  /** Several at once, on a device. */
  many: {
    title: '{count, plural, one {# notificación nueva} other {# notificaciones nuevas}}',
    body: 'Abre la app para leerlas.',
  },
  test: {
    title: 'Este dispositivo funciona',
    body: 'Las notificaciones de tu tienda aparecerán como esta.',
  },
  mail: {
    greeting: 'Hola:',
    several:
      '{count, plural, one {# notificación nueva de {shop}} other {# notificaciones nuevas de {shop}}}',
    severalLead: 'Esto es lo que pasó:',
    daily:
      '{count, plural, one {# notificación sin leer} other {# notificaciones sin leer}} del último día en {shop}',
    weekly:
      '{count, plural, one {# notificación sin leer} other {# notificaciones sin leer}} de la última semana en {shop}',
    digestLead: 'Aún no has leído estas:',
    /** Of a summary: how many there are of a kind. */
    perKind: '{kind}: {count}',
    more: '{count, plural, one {Hay # más en la app.} other {Hay # más en la app.}}',
    action: 'Abrirlo en la app',
    openAll: 'Abrir las notificaciones',
    open: '{action}: {url}',
    address: 'Si el botón no funciona, abre esta dirección: {url}',
    why: 'Recibes este correo porque elegiste el correo para estas notificaciones de {shop}.',
    whyDigest: 'Recibes este correo porque elegiste un resumen de las notificaciones de {shop}.',
    stop: 'No más correos de esta clase ({kinds}): {url}',
    stopDigest: 'No más resúmenes: {url}',
    settings: 'Elegir las notificaciones: {url}',
  },
  code: {
    subject: 'Tu código es {code}',
    body: 'Escribe {code} en los ajustes de tu tienda para recibir notificaciones en esta dirección. El código vale {minutes} minutos.',
    ignore:
      'Si no lo pediste, alguien escribió tu dirección por error. No tienes que hacer nada, y sin el código no se envía nada aquí.',
  },
  reset: {
    subject: 'Elige una contraseña nueva',
    body: 'Alguien pidió reemplazar la contraseña de inicio de sesión de {username}. El enlace sirve una vez, durante {minutes} minutos. Después se cierra la sesión en todos los dispositivos y los retiros quedan en pausa 24 horas.',
    action: 'Elegir una contraseña nueva',
    ignore:
      'Si no lo pediste, no hagas nada: tu contraseña sigue igual. Nadie que trabaje aquí pide jamás este enlace.',
  },
  contact: {
    received: {
      subject: 'Tenemos tu solicitud {number}',
      lead: 'Respondemos en un plazo de {hours} horas. El enlace muestra nuestra respuesta, y allí puedes escribir una vez más.',
    },
    answered: {
      subject: 'Nuestra respuesta a tu solicitud {number}',
      lead: 'Esta es nuestra respuesta:',
    },
    action: 'Abrir la solicitud',
    link: 'El enlace funciona {days} días después del último mensaje. No lo compartas: quien lo tenga puede leer esta solicitud.',
    never: 'Nunca pedimos contraseñas, códigos ni pagos por correo.',
    ignore: 'Si no nos escribiste, alguien puso tu dirección por error. No tienes que hacer nada.',
  },
  /** The page that the link of a mail leads to. */
  stopPage: {
    title: 'Detener estos correos',
    ask: '¿Quieres dejar de recibir estos correos de {shop}: {kinds}?',
    askDigest: '¿Quieres dejar de recibir resúmenes de {shop}?',
    keeps: 'Todo queda en la lista de la app, y puedes elegir de nuevo en sus ajustes en cualquier momento.',
    button: 'Detener estos correos',
    done: 'Hecho. {shop} ya no envía correos de esta clase: {kinds}.',
    doneDigest: 'Hecho. Ya no llegan resúmenes de {shop}.',
    gone: 'Este enlace no funciona',
    goneDetail:
      'Puede que se haya cortado. Ábrelo de nuevo desde el correo, por favor, o elige en los ajustes de la app.',
  },
};
