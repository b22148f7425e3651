import type { storefrontChat as english } from '../en/storefront-chat.ts';
import type { Translated } from '../translated.ts';

/** Words of messages between a buyer and the shop, on the page of the order. */
export const storefrontChat: Translated<typeof english> = {
  chatTitle: 'Mensajes con la tienda',
  chatLead: 'Sobre este pedido. Aquí la tienda no ve tu correo ni tu teléfono.',
  chatStanding: 'Nunca te pedimos depositar para poder retirar.',
  chatStandingMore: 'Paga solo en las páginas de esta tienda. No confíes en quien te pida otro pago.',
  chatEmpty: 'Aún no hay mensajes. Pregunta a la tienda lo que quieras sobre este pedido.',
  chatLog: 'Mensajes',
  chatYou: 'Tú',
  chatDesk: 'Atención al cliente',
  chatWrite: 'Tu mensaje a {shop}',
  chatHint: 'Hasta {max, number} caracteres.',
  chatPictures: 'Imágenes (opcional)',
  chatPicturesHint: 'Hasta {max, number}, de {size, number} MB como máximo cada una. Solo las ve la tienda.',
  chatPicturesKept:
    '{count, plural, one {# imagen ya llegó y va con el mensaje.} other {# imágenes ya llegaron y van con el mensaje.}}',
  chatPictureOpen: 'Imagen {place, number} de este mensaje',
  chatSend: 'Enviar',
  chatSending: 'Enviando…',
  chatSentNow: 'Enviado',
  chatRead: 'Leído por la tienda',
  chatFailed: 'No se envió. Tu texto sigue aquí.',
  chatWaits: 'No hay conexión. Se enviará cuando vuelvas a tenerla; deja esta página abierta.',
  chatTyping: '{shop} está escribiendo…',
  chatEarlier: 'Mensajes anteriores',
  chatNewest: 'Mensajes más recientes',
  chatClosed: 'Ya no se puede escribir más sobre este pedido.',
  chatSave: 'Guardar la conversación',
  chatHidden: {
    address: 'dirección de billetera oculta',
    iban: 'cuenta bancaria oculta',
    card: 'número de tarjeta oculto',
    email: 'correo oculto',
    phone: 'número de teléfono oculto',
    payment: 'código de pago oculto',
    handle: 'nombre de usuario oculto',
    link: 'enlace oculto',
  },
  chatHiddenWhy:
    'Ocultamos los datos de pago y de contacto en todos los mensajes, los envíe quien los envíe, porque pedirlos es una forma de esquivar lo que te protege.',
  chatReport: 'Denunciar esta conversación',
  chatReportText:
    'Nuestro equipo podrá leer la conversación. Sin una denuncia solo pueden leerla la tienda y tú.',
  chatReportReason: '¿Qué está mal?',
  chatReportSend: 'Denunciarla',
  chatReportedNow: 'Esta conversación fue denunciada. Nuestro equipo puede leerla.',
  noticeChatSent: 'Tu mensaje se envió.',
  noticeChatEmpty: 'Escribe algo o agrega una imagen, por favor.',
  noticeChatLong:
    'El mensaje es demasiado largo. Acórtalo, por favor, o envíalo en dos. Lo que escribiste sigue aquí.',
  noticeChatPicture:
    'Uno de los archivos no es una imagen que podamos leer, o es demasiado grande. Lo que escribiste sigue aquí.',
  noticeChatMany: 'Un mensaje no admite tantas imágenes. Lo que escribiste sigue aquí.',
  noticeChatBusy:
    'Fue mucho en poco tiempo. Espera un minuto y envíalo de nuevo. Lo que escribiste sigue aquí.',
  noticeChatClosed: 'Ya no se puede escribir más sobre este pedido.',
  noticeChatReported: 'La conversación fue denunciada. Nuestro equipo la revisará.',
  noticeChatReason: 'Di, por favor, en pocas palabras qué está mal.',
};
