import type { letters as english } from '../en/letters.ts';
import type { Translated } from '../translated.ts';

export const letters: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: 'Tu pedido {no} en {shop}',
      body: 'Gracias por tu pedido. Hemos recibido tu pago de {amount} y el pedido está hecho.\n\nEn la página del pedido puedes seguirlo, cancelarlo antes de que se envíe y devolver lo que no quieras conservar.',
      action: 'Abrir mi pedido',
    },
    payment_open: {
      subject: 'Cómo pagar tu pedido en {shop}',
      body: 'Guardamos los artículos para ti hasta el {by}. Paga {amount} antes de esa fecha, exactamente como se indica abajo.\n\nEl pedido queda hecho en cuanto llegue el pago; entonces te escribiremos.',
      action: 'Ver cómo pagar',
    },
    payment_expired: {
      subject: 'El plazo para pagar en {shop} ha terminado',
      body: 'No ha llegado ningún pago, así que no se ha pedido nada y no debes nada.\n\nSi ya pagaste y el dinero llega más tarde, se te devuelve automáticamente.',
      action: 'Ir a la tienda',
    },
    payment_returned: {
      subject: 'Te devolvemos tu pago a {shop}',
      body: 'Tu pago de {amount} llegó cuando el plazo ya había terminado, así que no se ha pedido nada. Se te devuelve todo por la misma vía.',
      action: 'Ver el pago',
    },
    order_shipped: {
      subject: 'Tu pedido {no} está en camino',
      body: 'El transportista ya tiene tu paquete.',
      action: 'Seguir mi paquete',
    },
    order_delivered: {
      subject: 'Tu pedido {no} se ha entregado',
      body: 'El transportista indica que tu pedido ha llegado. Revisa lo que recibiste.\n\n¿Está todo bien? Confírmalo. ¿Hay algo mal, falta algo o no te gusta? Puedes decirlo en la misma página hasta el {by}.',
      action: 'Confirmar o devolver',
    },
    order_late: {
      subject: 'Tu pedido {no} tarda más de lo prometido',
      body: 'Tu pedido debía llegar antes del {by}. Sentimos que no haya sido así.\n\nEn su página puedes ver dónde está. Si no llega en los diez días siguientes a esa fecha, se te devuelve el dinero sin que tengas que pedirlo.',
      action: 'Ver dónde está',
    },
    order_cancelled: {
      subject: 'Tu pedido {no} se ha cancelado',
      body: '{why, select, buyer {Se ha cancelado como pediste.} expired {La tienda no lo confirmó a tiempo. Lo sentimos.} stock {El proveedor ya no tiene existencias. Lo sentimos.} sla {No se envió en el plazo prometido. Lo sentimos.} undeliverable {El transportista no pudo entregarlo y lo devolvió.} other {La tienda no puede servirlo. Lo sentimos.}}\n\nSe te devuelven {amount} por la vía con la que pagaste. No tienes que hacer nada.',
      action: 'Ver mi pedido',
    },
    refund_sent: {
      subject: 'Tu reembolso del pedido {no}',
      body: 'Te enviamos {amount} por la vía con la que pagaste. Los bancos pueden tardar unos días en mostrarlo.',
      action: 'Ver mi pedido',
    },
    case_received: {
      subject: 'Hemos recibido tu solicitud sobre el pedido {no}',
      body: 'La tienda responde antes del {by}. Si no lo hace, tu solicitud se acepta automáticamente.',
      action: 'Ver mi solicitud',
    },
    case_approved: {
      subject: 'La devolución del pedido {no} está aceptada',
      body: '{sends, select, yes {Envía los artículos antes del {by}. La página del pedido indica adónde y contiene la etiqueta, si la hay.} other {No tienes que devolver nada. El reembolso llega automáticamente.}}',
      action: 'Ver los siguientes pasos',
    },
    case_offer: {
      subject: 'La tienda te hace una oferta por el pedido {no}',
      body: 'Puedes quedarte los artículos y recibir {amount}. Acepta o rechaza la oferta antes del {by}.\n\nSi no haces nada, se acepta tu devolución.',
      action: 'Aceptar o rechazar',
    },
    case_rejected: {
      subject: 'La tienda no ha aceptado tu solicitud sobre el pedido {no}',
      body: 'Esto dice la tienda: {reason}\n\nSi no estás de acuerdo, puedes pedir que decida otra persona, ajena a la tienda. Pídelo antes del {by}.',
      action: 'Pedir una decisión',
    },
    case_escalated: {
      subject: 'Se está revisando tu solicitud sobre el pedido {no}',
      body: 'Una persona ajena a la tienda la revisa y decide antes del {by}. Si nadie decide, se acepta.',
      action: 'Ver mi solicitud',
    },
    case_inspected: {
      subject: 'Se han revisado los artículos del pedido {no}',
      body: '{deducted, select, yes {El proveedor descuenta {amount} del reembolso. Este es el motivo: {reason}\n\nSi no estás de acuerdo, dilo antes del {by} y decidirá otra persona.} other {Todo está en orden. El reembolso llega automáticamente.}}',
      action: 'Ver el resultado',
    },
    case_decided: {
      subject: 'La decisión sobre el pedido {no}',
      body: '{result, select, granted {Tu solicitud se ha aceptado.} refused {Dos personas han revisado tu solicitud, una tras otra, y no han podido aceptarla.} other {Nadie decidió a tiempo, así que tu solicitud se acepta.}}\n\n{reason}',
      action: 'Ver la decisión',
    },
    case_closed: {
      subject: 'La devolución del pedido {no} se ha cerrado',
      body: 'Ha terminado el plazo, así que no se ha reembolsado nada y el pedido sigue como antes.\n\nSi enviaste los artículos, dínoslo en la página del pedido.',
      action: 'Ver mi pedido',
    },
    withdrawal_received: {
      subject: 'Justificante de tu desistimiento del pedido {no}',
      body: 'Hemos recibido tu desistimiento del contrato el {at}. Conserva este correo: es tu justificante.',
      action: 'Ver qué ocurre ahora',
    },
    review_invited: {
      subject: '¿Qué tal tu pedido de {shop}?',
      body: 'A otros compradores les gustaría saberlo. Bastan unas estrellas y unas palabras, sea cual sea tu opinión.',
      action: 'Escribir un comentario',
    },
    chat_answered: {
      subject: '{shop} te ha respondido',
      body: 'Hay un mensaje nuevo sobre tu pedido {no}. Se guarda con el pedido: ábrelo para leerlo y para responder.',
      action: 'Leer el mensaje',
    },
  },
  greeting: 'Hola, {name}:',
  greetingPlain: 'Hola:',
  open: '{action}: {url}',
  address: 'Si el botón no funciona, abre esta dirección: {url}',
  receipt: 'Tu recibo firmado: {url}',
  secret: 'Los enlaces de este correo abren tu pedido sin contraseña. No los compartas.',
  why: 'Recibes este correo por tu pedido en {shop}.',
  stop: '¿No quieres recibir correos como este? Aquí puedes detenerlos: {url}',
  orderNumber: 'Número de pedido',
  parcel: 'Paquete',
  parcelValue: '{carrier}, número {tracking}',
  payAmount: 'Monto',
  payHolder: 'Titular de la cuenta',
  payBank: 'Banco',
  payAccount: 'Cuenta',
  payBic: 'BIC',
  payReference: 'Referencia',
  payNetwork: 'Red',
  payAddress: 'Dirección',
  declaredBy: 'Declarado por',
  declaredAt: 'Recibido el',
  declaredFor: 'Artículos',
  digest: 'Resumen (SHA-256)',
  legalName: 'Tienda',
};
