import type { emails as english } from '../en/emails.ts';
import type { Translated } from '../translated.ts';

export const emails: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: 'Tu pedido {no} en {shop}',
      body: 'Gracias por tu pedido. Recibimos tu pago de {amount} y el pedido está hecho.\n\nEn la página del pedido puedes seguirlo, cancelarlo antes de que se envíe y devolver lo que no quieras conservar.',
      action: 'Abrir mi pedido',
    },
    payment_open: {
      subject: 'Cómo pagar tu pedido en {shop}',
      body: `Te guardamos los productos hasta el {by}. Paga {amount} dentro de ese plazo, exactamente como se indica abajo.

Hacemos tu pedido en cuanto llegue el pago, y entonces te escribimos un correo.`,
      action: 'Ver cómo pagar',
    },
    payment_expired: {
      subject: 'El plazo para pagar en {shop} venció',
      body: `No recibimos ningún pago, así que no se pidió nada y no debes nada.

Si ya pagaste y el dinero llega más tarde, te lo reembolsamos automáticamente.`,
      action: 'Ir a la tienda',
    },
    payment_returned: {
      subject: 'Te estamos reembolsando tu pago a {shop}',
      body: 'Tu pago de {amount} llegó cuando el plazo para pagar ya había vencido, así que no se pidió nada. Te lo reembolsaremos por completo por el mismo medio con el que pagaste.',
      action: 'Ver el pago',
    },
    payment_twice: {
      subject: 'Has pagado dos veces a {shop}',
      body: 'Ha llegado un segundo pago de {amount} por el mismo pedido. Te lo reembolsamos por completo por el mismo medio con el que pagaste. Tu primer pago no cambia y no tienes que hacer nada.',
      action: 'Ver el pago',
    },
    order_shipped: {
      subject: 'Tu pedido {no} está en camino',
      body: 'El transportista ya tiene tu paquete.',
      action: 'Seguir mi paquete',
    },
    order_delivered: {
      subject: 'Tu pedido {no} se entregó',
      body: `El transportista indica que tu pedido llegó. Revisa lo que recibiste, por favor.

¿Está todo bien? Confírmalo. ¿Algo está mal, falta o no es lo que querías? Puedes decírnoslo en la misma página hasta el {by}.`,
      action: 'Confirmar o devolver',
    },
    order_late: {
      subject: 'Tu pedido {no} tarda más de lo prometido',
      body: `Tu pedido debía llegar a más tardar el {by}. Sentimos que no haya sido así.

En la página del pedido ves dónde está. Si no llega en los diez días siguientes a esa fecha, te reembolsamos automáticamente.`,
      action: 'Ver dónde está',
    },
    order_cancelled: {
      subject: 'Tu pedido {no} se canceló',
      body: `{why, select, buyer {Se canceló como pediste.} expired {La tienda no lo confirmó a tiempo. Lo sentimos.} stock {El proveedor ya no tiene existencias. Lo sentimos.} sla {No se envió en el plazo prometido. Lo sentimos.} undeliverable {El transportista no pudo entregarlo y lo devolvió.} other {La tienda no puede completarlo. Lo sentimos.}}

Te estamos reembolsando {amount} por el mismo medio con el que pagaste. No tienes que hacer nada.`,
      action: 'Ver mi pedido',
    },
    refund_sent: {
      subject: 'Tu reembolso del pedido {no}',
      body: 'Te reembolsamos {amount} por el mismo medio con el que pagaste. Tu banco puede tardar unos días en mostrarlo.',
      action: 'Ver mi pedido',
    },
    case_received: {
      subject: 'Recibimos tu solicitud sobre el pedido {no}',
      body: 'La tienda responderá a más tardar el {by}. Si no lo hace, tu solicitud se aprueba automáticamente.',
      action: 'Ver mi solicitud',
    },
    case_approved: {
      subject: 'Se aprobó tu devolución del pedido {no}',
      body: '{sends, select, yes {Envía los productos de vuelta a más tardar el {by}, por favor. La página de tu pedido muestra la dirección y la etiqueta, si la hay.} other {No tienes que devolver nada. El reembolso llega automáticamente.}}',
      action: 'Ver los siguientes pasos',
    },
    case_offer: {
      subject: 'La tienda te hace una oferta por el pedido {no}',
      body: `Puedes quedarte con los productos y recibir un reembolso de {amount}. Acepta o rechaza la oferta a más tardar el {by}.

Si no haces nada, se aprueba tu devolución.`,
      action: 'Aceptar o rechazar',
    },
    case_rejected: {
      subject: 'La tienda rechazó tu solicitud sobre el pedido {no}',
      body: `El motivo de la tienda: {reason}

Si no estás de acuerdo, puedes pedir que decida un revisor independiente de la tienda. Hazlo a más tardar el {by}.`,
      action: 'Pedir un revisor',
    },
    case_escalated: {
      subject: 'Tu solicitud sobre el pedido {no} está en revisión',
      body: 'Un revisor independiente de la tienda decidirá a más tardar el {by}. Si para entonces no hay decisión, tu solicitud se aprueba.',
      action: 'Ver mi solicitud',
    },
    case_inspected: {
      subject: 'Se revisaron los productos de tu pedido {no}',
      body: `{deducted, select, yes {El proveedor quiere descontar {amount} del reembolso. El motivo: {reason}

Si no estás de acuerdo, dínoslo a más tardar el {by} y decidirá un revisor.} other {Todo está en orden. El reembolso llega automáticamente.}}`,
      action: 'Ver el resultado',
    },
    case_decided: {
      subject: 'La decisión sobre el pedido {no}',
      body: `{result, select, granted {Tu solicitud se aprobó.} refused {Dos revisores examinaron tu solicitud por separado y no pudieron aprobarla.} other {No decidimos a tiempo, así que tu solicitud se aprueba.}}

{reason}`,
      action: 'Ver la decisión',
    },
    case_closed: {
      subject: 'La devolución del pedido {no} se cerró',
      body: `El plazo terminó, así que no se reembolsó nada y tu pedido sigue como antes.

Si enviaste los productos de vuelta, dínoslo en la página de tu pedido.`,
      action: 'Ver mi pedido',
    },
    withdrawal_received: {
      subject: 'Recibimos tu desistimiento del pedido {no}',
      body: 'Recibimos tu desistimiento del contrato el {at}. Conserva este correo: es tu comprobante.',
      action: 'Ver qué ocurre ahora',
    },
    review_invited: {
      subject: '¿Qué tal tu pedido de {shop}?',
      body: 'A otros compradores les gustaría saberlo. Bastan unas estrellas y unas palabras, sea cual sea tu opinión.',
      action: 'Escribir un comentario',
    },
    chat_answered: {
      subject: '{shop} te respondió',
      body: 'Hay un mensaje nuevo sobre tu pedido {no}. Abre el pedido para leerlo y responder.',
      action: 'Leer el mensaje',
    },
  },
  greeting: 'Hola, {name}:',
  greetingPlain: 'Hola:',
  open: '{action}: {url}',
  receipt: 'Tu recibo firmado: {url}',
  secret: 'Los enlaces de este correo abren tu pedido sin contraseña. No los compartas, por favor.',
  why: 'Recibes este correo por tu pedido en {shop}.',
  sentFor: '{brand} envía este correo en nombre de {shop}.',
  stop: '¿No quieres recibir correos como este? Cancela la suscripción aquí: {url}',
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
  declaredFor: 'Productos',
  digest: 'Huella (SHA-256)',
  legalName: 'Tienda',
  items: 'Productos',
  delivery: 'Envío',
  tax: 'Impuestos',
  total: 'Total',
  paid: 'Pagaste',
  refunded: 'Reembolsado',
  notRefunded: 'Sin reembolsar',
  moreLines: '{count, plural, one {y # producto más} other {y # productos más}}',
  arrival: 'Llega',
  deliveredOn: 'Entregado el',
  shipTo: 'Dirección de entrega',
  slipThanks: 'Gracias por tu pedido en {shop}.',
  slipReturns: 'Tu pedido y devoluciones',
  slipCode: 'Código',
  slipItem: 'Producto',
  slipQuantity: 'Cantidad',
  slipCheck:
    'Comprueba que esté todo. Si tienes preguntas, contacta a la tienda en la que hiciste el pedido.',
};
