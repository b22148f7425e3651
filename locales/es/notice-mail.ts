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
      action: 'Tienes algo que revisar. Abre la app para verlo.',
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
      '{count, plural, one {# notificación sin leer} other {# notificaciones sin leer}} en {shop} desde ayer',
    weekly:
      '{count, plural, one {# notificación sin leer} other {# notificaciones sin leer}} de la última semana en {shop}',
    digestLead: 'Aún no leíste estas:',
    /** Of a summary: how many there are of a kind. */
    perKind: '{kind}: {count}',
    more: '{count, plural, one {Hay # más en la app.} other {Hay # más en la app.}}',
    action: 'Abrirlo en la app',
    openAll: 'Abrir las notificaciones',
    open: '{action}: {url}',
    why: 'Recibes este correo porque elegiste el correo para estas notificaciones de {shop}.',
    whyDigest: 'Recibes este correo porque elegiste un resumen de las notificaciones de {shop}.',
    stop: 'Dejar de recibir correos de {kinds}: {url}',
    stopDigest: 'Dejar de recibir resúmenes: {url}',
    settings: 'Gestionar las notificaciones: {url}',
  },
  welcome: {
    subject: 'Te damos la bienvenida a {brand}',
    lead: 'Esta dirección ahora pertenece a {shop}.',
    key: 'Guarda este correo. Contiene la clave que firma nuestro registro público. Con ella, tu teléfono y cualquier persona a quien preguntes pueden saber si alguna vez cambiamos lo que te dijimos. Tu teléfono también guarda la clave; esta copia no depende de nosotros.',
    line: 'Clave del registro',
    picture: 'La clave como código para tu cámara',
    action: 'Ver el registro público',
    never: 'Nunca pedimos contraseñas, códigos ni pagos por correo.',
  },
  code: {
    subject: 'Tu código es {code}',
    body: 'Escribe {code} en los ajustes de tu tienda para recibir notificaciones en esta dirección. El código es válido por {minutes} minutos.',
    ignore:
      'Si no lo solicitaste, alguien escribió tu dirección por error. No tienes que hacer nada; sin el código no enviaremos nada aquí.',
  },
  reset: {
    subject: 'Elige una contraseña nueva',
    body: 'Alguien pidió reemplazar la contraseña de acceso de {username}. El enlace sirve una vez, durante {minutes} minutos. Después se cierra la sesión en todos los dispositivos y los retiros quedan en pausa por 24 horas.',
    action: 'Elegir una contraseña nueva',
    ignore:
      'Si no lo solicitaste, ignora este correo: tu contraseña sigue igual. Nuestro equipo nunca pide este enlace.',
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
    link: 'El enlace funciona hasta {days} días después del último mensaje. No lo compartas: quien lo tenga puede leer esta solicitud.',
    never: 'Nunca pedimos contraseñas, códigos ni pagos por correo.',
    ignore: 'Si no nos escribiste, alguien puso tu dirección por error. No tienes que hacer nada.',
  },
  /** The page that the link of a mail leads to. */
  stopPage: {
    title: 'Cancelar la suscripción',
    ask: '¿Dejar de recibir correos de {shop} sobre {kinds}?',
    askDigest: '¿Dejar de recibir resúmenes de {shop}?',
    keeps: 'Todo queda en tu lista de la app, y puedes cambiar esto en los ajustes en cualquier momento.',
    button: 'Cancelar la suscripción',
    done: 'Suscripción cancelada. No enviaremos más correos de {shop} sobre {kinds}.',
    doneDigest: 'Suscripción cancelada. No enviaremos más resúmenes de {shop}.',
    gone: 'Este enlace no funciona',
    goneDetail: 'Puede estar incompleto. Ábrelo de nuevo desde el correo o cambia tus ajustes en la app.',
  },
};
