import type { letters as english } from '../en/letters.ts';
import type { Translated } from '../translated.ts';

export const letters: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: 'Su pedido {no} en {shop}',
      body: 'Gracias por su pedido. Hemos recibido su pago de {amount} y el pedido está hecho.\n\nEn la página del pedido puede seguirlo, cancelarlo antes de que se envíe y devolver lo que no quiera conservar.',
      action: 'Abrir mi pedido',
    },
    payment_open: {
      subject: 'Cómo pagar su pedido en {shop}',
      body: 'Guardamos los artículos para usted hasta el {by}. Pague {amount} antes de esa fecha, exactamente como se indica abajo.\n\nEl pedido queda hecho en cuanto llegue el pago; entonces le escribiremos.',
      action: 'Ver cómo pagar',
    },
    payment_expired: {
      subject: 'El plazo para pagar en {shop} ha terminado',
      body: 'No ha llegado ningún pago, así que no se ha pedido nada y no debe nada.\n\nSi ya ha pagado y el dinero llega más tarde, se le devuelve automáticamente.',
      action: 'Ir a la tienda',
    },
    payment_returned: {
      subject: 'Le devolvemos su pago a {shop}',
      body: 'Su pago de {amount} llegó cuando el plazo ya había terminado, así que no se ha pedido nada. Se le devuelve todo por la misma vía.',
      action: 'Ver el pago',
    },
    order_shipped: {
      subject: 'Su pedido {no} está en camino',
      body: 'El transportista ya tiene su paquete.',
      action: 'Seguir mi paquete',
    },
    order_delivered: {
      subject: 'Su pedido {no} se ha entregado',
      body: 'El transportista indica que su pedido ha llegado. Revise lo que ha recibido.\n\n¿Está todo bien? Confírmelo. ¿Hay algo mal, falta algo o no le gusta? Puede decirlo en la misma página hasta el {by}.',
      action: 'Confirmar o devolver',
    },
    order_late: {
      subject: 'Su pedido {no} tarda más de lo prometido',
      body: 'Su pedido debía llegar antes del {by}. Sentimos que no haya sido así.\n\nEn su página puede ver dónde está. Si no llega en los diez días siguientes a esa fecha, se le devuelve el dinero sin que tenga que pedirlo.',
      action: 'Ver dónde está',
    },
    order_cancelled: {
      subject: 'Su pedido {no} se ha cancelado',
      body: '{why, select, buyer {Se ha cancelado como usted pidió.} stock {El proveedor ya no tiene existencias. Lo sentimos.} sla {No se envió en el plazo prometido. Lo sentimos.} undeliverable {El transportista no pudo entregarlo y lo devolvió.} other {La tienda no puede servirlo. Lo sentimos.}}\n\nSe le devuelven {amount} por la vía con la que pagó. No tiene que hacer nada.',
      action: 'Ver mi pedido',
    },
    refund_sent: {
      subject: 'Su reembolso del pedido {no}',
      body: 'Le hemos enviado {amount} por la vía con la que pagó. Los bancos pueden tardar unos días en mostrarlo.',
      action: 'Ver mi pedido',
    },
    case_received: {
      subject: 'Hemos recibido su solicitud sobre el pedido {no}',
      body: 'La tienda responde antes del {by}. Si no lo hace, su solicitud se acepta automáticamente.',
      action: 'Ver mi solicitud',
    },
    case_approved: {
      subject: 'La devolución del pedido {no} está aceptada',
      body: '{sends, select, yes {Envíe los artículos antes del {by}. La página del pedido indica adónde y contiene la etiqueta, si la hay.} other {No tiene que devolver nada. El reembolso llega automáticamente.}}',
      action: 'Ver los siguientes pasos',
    },
    case_offer: {
      subject: 'La tienda le hace una oferta por el pedido {no}',
      body: 'Puede quedarse los artículos y recibir {amount}. Acepte o rechace la oferta antes del {by}.\n\nSi no hace nada, se acepta su devolución.',
      action: 'Aceptar o rechazar',
    },
    case_rejected: {
      subject: 'La tienda no ha aceptado su solicitud sobre el pedido {no}',
      body: 'Esto dice la tienda: {reason}\n\nSi no está de acuerdo, puede pedir que decida otra persona, ajena a la tienda. Pídalo antes del {by}.',
      action: 'Pedir una decisión',
    },
    case_escalated: {
      subject: 'Se está revisando su solicitud sobre el pedido {no}',
      body: 'Una persona ajena a la tienda la revisa y decide antes del {by}. Si nadie decide, se acepta.',
      action: 'Ver mi solicitud',
    },
    case_inspected: {
      subject: 'Se han revisado los artículos del pedido {no}',
      body: '{deducted, select, yes {El proveedor descuenta {amount} del reembolso. Este es el motivo: {reason}\n\nSi no está de acuerdo, dígalo antes del {by} y decidirá otra persona.} other {Todo está en orden. El reembolso llega automáticamente.}}',
      action: 'Ver el resultado',
    },
    case_decided: {
      subject: 'La decisión sobre el pedido {no}',
      body: '{result, select, granted {Su solicitud se ha aceptado.} refused {Dos personas han revisado su solicitud, una tras otra, y no han podido aceptarla.} other {Nadie decidió a tiempo, así que su solicitud se acepta.}}\n\n{reason}',
      action: 'Ver la decisión',
    },
    case_closed: {
      subject: 'La devolución del pedido {no} se ha cerrado',
      body: 'Ha terminado su plazo, así que no se ha reembolsado nada y el pedido sigue como antes.\n\nSi envió los artículos, díganoslo en la página del pedido.',
      action: 'Ver mi pedido',
    },
    withdrawal_received: {
      subject: 'Justificante de su desistimiento del pedido {no}',
      body: 'Hemos recibido su desistimiento del contrato el {at}. Conserve esta carta: es su justificante.',
      action: 'Ver qué ocurre ahora',
    },
    review_invited: {
      subject: '¿Qué tal su pedido de {shop}?',
      body: 'A otros compradores les gustaría saberlo. Bastan unas estrellas y unas palabras, sea cual sea su opinión.',
      action: 'Escribir una reseña',
    },
    chat_answered: {
      subject: '{shop} le ha respondido',
      body: 'Hay un mensaje nuevo sobre su pedido {no}. Se guarda con el pedido: ábralo para leerlo y para responder.',
      action: 'Leer el mensaje',
    },
  },
  greeting: 'Hola, {name}:',
  greetingPlain: 'Hola:',
  open: '{action}: {url}',
  address: 'Si el botón no funciona, abra esta dirección: {url}',
  receipt: 'Su recibo firmado: {url}',
  secret: 'Los enlaces de esta carta abren su pedido sin contraseña. No los comparta.',
  why: 'Recibe esta carta por su pedido en {shop}.',
  stop: '¿No quiere recibir cartas como esta? Aquí puede detenerlas: {url}',
  orderNumber: 'Número de pedido',
  parcel: 'Paquete',
  parcelValue: '{carrier}, número {tracking}',
  payAmount: 'Importe',
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
