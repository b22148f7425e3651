import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

/** What a notice says: ICU messages that are given the facts of the event. Amounts arrive formatted. */
export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {Nuevo pedido: {goods}, {amount}} one {Nuevo pedido: {goods} y # producto más, {amount}} many {Nuevo pedido: {goods} y # productos más, {amount}} other {Nuevo pedido: {goods} y # productos más, {amount}}}} other {Nuevo pedido {no}}}',
    body: '{confirm, select, auto {Pedido {no}. Confírmalo a más tardar el {confirm_by}; si no, se confirma automáticamente.} latest {Pedido {no}. Confírmalo a más tardar el {confirm_by}; si no, se cancela y se reembolsa al comprador.} other {Un comprador pagó {amount}. Confirma el costo con su pago; si no, se confirma automáticamente.}}',
  },
  order_confirmed: {
    title: 'El pedido {no} se confirmó automáticamente',
    body: 'El costo del proveedor se reservó del pago del comprador. El proveedor prepara el paquete.',
  },
  order_shipped: { title: 'El pedido {no} está en camino', body: 'El transportista tiene el paquete.' },
  order_delivered: {
    title: 'El pedido {no} se entregó',
    body: 'El comprador ya puede revisar los productos.',
  },
  order_accepted: {
    title: 'El pedido {no} se aceptó',
    body: 'Tu ganancia es {amount}. Está en tu billetera y queda disponible después del plazo de espera de tu nivel.',
  },
  order_lost: {
    title: 'El pedido {no} puede haberse perdido',
    body: 'No se entregó a tiempo. La pérdida la asume el proveedor, no tú. Revisa la devolución, por favor.',
  },
  order_cancelled: {
    title: 'El pedido {no} se canceló',
    body: '{why, select, buyer {Lo pidió el comprador.} expired {No se confirmó a tiempo.} stock {El proveedor no tiene existencias.} sla {No se envió a tiempo.} undeliverable {El transportista no pudo entregarlo.} other {No se pudo completar.}} Reembolsamos {amount} al comprador. No pierdes nada.',
  },
  order_released: {
    title: '{amount} disponibles para retirar',
    body: 'Ya puedes retirar tu ganancia del pedido {no}.',
  },
  return_asked: {
    title: 'Devolución solicitada del pedido {no}',
    body: 'Responde a más tardar el {answer_by}; si no, se aprueba automáticamente.',
  },
  return_granted: {
    title: 'Devolución del pedido {no} aprobada',
    body: 'No se respondió a tiempo, así que se aprobó automáticamente. Los productos vuelven al proveedor.',
  },
  return_closed: {
    title: 'Devolución del pedido {no} cerrada',
    body: 'No se reembolsó nada. El pedido continúa desde donde estaba.',
  },
  return_refunded: {
    title: 'El pedido {no} se reembolsó',
    body: 'Reembolsamos {amount} al comprador. La devolución muestra quién lo asume.',
  },
  return_offer_taken: {
    title: 'El comprador del pedido {no} aceptó tu oferta',
    body: 'El comprador se queda con los productos y el reembolso está en curso.',
  },
  return_offer_declined: {
    title: 'El comprador del pedido {no} rechazó tu oferta',
    body: 'En su lugar se aprueba la devolución, como habría pasado sin respuesta. Los productos vuelven al proveedor.',
  },
  return_damaged: {
    title: 'Los productos del pedido {no} volvieron dañados',
    body: 'El proveedor quiere una deducción del reembolso. Decide el comprador o un revisor.',
  },
  return_escalated: {
    title: 'La devolución del pedido {no} está en revisión',
    body: 'Tendrás la decisión en un plazo de diez días, con sus motivos.',
  },
  return_decided_for_buyer: {
    title: 'La devolución del pedido {no} se decidió a favor del comprador',
    body: 'La devolución muestra por qué y quién asume qué.',
  },
  return_decided_for_shop: {
    title: 'La devolución del pedido {no} se decidió a favor de la tienda',
    body: 'La examinaron dos revisores. La devolución muestra por qué.',
  },
  feedback_answered: { title: 'Respondimos a tu mensaje {no}', body: 'Ábrelo para leer la respuesta.' },
  feedback_done: {
    title: 'Listo: tu mensaje {no}',
    body: 'Gracias. Si no es lo que querías decir, contáctanos de nuevo.',
  },
  chat_answered: {
    title: 'Atención al cliente respondió',
    body: 'Abre la conversación para leerla y responder.',
  },
  chat_buyer_wrote: {
    title: 'Nuevo mensaje del comprador del pedido {no}',
    body: 'Abre la conversación para leerlo y responder. Ninguno de los dos ve los datos de contacto del otro.',
  },
  question_new: {
    title: 'Nueva pregunta sobre “{title}”',
    body: 'Un comprador quiere saber algo antes de comprar. Tu respuesta le llega por correo.',
  },
  sourcing_found: {
    title: 'Encontramos un producto para “{title}”',
    body: 'Abre tu solicitud para ver lo que encontramos y su costo. Si te sirve, agrégalo a tu tienda.',
  },
  sourcing_not_found: {
    title: 'No encontramos “{title}”',
    body: 'Abre tu solicitud para leer el motivo. Ya no cuenta entre tus solicitudes abiertas.',
  },
  sign_in_new: {
    title: 'Nuevo inicio de sesión en tu cuenta',
    body: '{named, select, yes {Fue {device}, el {when}, desde la red {place}.} other {Fue un dispositivo que no dice qué es, el {when}, desde la red {place}.}} Si no fuiste tú, cambia tu contraseña: eso cierra la sesión en todos los demás dispositivos.',
  },
  sign_in_guessed: {
    title: 'Alguien intenta adivinar tu contraseña',
    body: 'En una hora hubo {count} intentos fallidos de inicio de sesión con tu nombre de usuario, desde redes que nunca usaste. No entraron, y tú puedes seguir iniciando sesión donde sueles hacerlo. Si tu contraseña es corta o la usas en otro sitio, cámbiala y activa la verificación en dos pasos.',
  },
  password_changed: {
    title: 'Tu contraseña de acceso se cambió',
    body: 'Se cerró la sesión en todos los demás dispositivos. Las claves de API siguen funcionando: revoca las que no conozcas en Acceso y seguridad. Si no fuiste tú, escríbenos de inmediato.',
  },
  password_reset: {
    title: 'Tu contraseña de acceso se reemplazó',
    body: '{way, select, email {Se reemplazó con un enlace enviado a tu correo.} other {Se reemplazó con un código de recuperación.}} Se cerró la sesión en todos los dispositivos y los retiros están en pausa hasta el {until}. Las claves de API siguen funcionando: revoca las que no conozcas en Acceso y seguridad. Si no fuiste tú, reemplázala de nuevo ahora mismo y escríbenos.',
  },
  contact_changed: {
    title: 'Tus datos de contacto cambiaron',
    body: '{what, select, email {Cambió la dirección de correo} phone {Cambió el número de teléfono} other {Cambiaron la dirección de correo y el número de teléfono}} de tu cuenta. Una dirección nueva cuenta cuando está confirmada. Si no fuiste tú, cambia tu contraseña ahora mismo: eso cierra la sesión en todos los demás dispositivos.',
  },
  shop_linked: {
    title: 'Se agregó una tienda a tus tiendas',
    body: 'Su propietario puede abrir esta tienda y tú puedes abrir la suya, sin iniciar sesión. Para mover dinero, cada tienda sigue pidiendo su propia contraseña de transacciones. Si no fuiste tú, quítala en Mis tiendas y cambia tu contraseña ahora mismo.',
  },
  pay_password_changed: {
    title: 'Tu contraseña de transacciones se cambió',
    body: 'Si no fuiste tú, reemplázala y cierra la sesión en tus otros dispositivos.',
  },
  pay_password_reset: {
    title: 'Tu contraseña de transacciones se reemplazó',
    body: 'Los retiros quedan en pausa hasta el {until}. Si no fuiste tú, cierra la sesión en tus otros dispositivos y contáctanos.',
  },
  device_added: {
    title: 'Se añadió un dispositivo que firma',
    body: '{waits, select, yes {{device} podrá firmar desde el {until}. ¿No fuiste tú? Quítalo antes, cambia tus contraseñas y avísanos.} other {{device} firma ahora los retiros, las cuentas de cobro, las campañas y tu contraseña de transacciones. ¿No fuiste tú? Cambia tus contraseñas y avísanos.}}',
  },
  device_leaving: {
    title: 'Tu último dispositivo que firma se va a quitar',
    body: '{device} deja de firmar el {until}. {alone, select, yes {Después, los retiros no necesitan firma. } other {}}¿No fuiste tú? Conserva el dispositivo en «Dispositivos que firman», cambia tus contraseñas y avísanos.',
  },
  device_removed: {
    title: 'Se quitó un dispositivo que firma',
    body: '{device} ya no firma. ¿No fuiste tú? Cambia tus contraseñas y avísanos.',
  },
  device_retained: {
    title: 'Un dispositivo que firma se conserva',
    body: 'Se detuvo la eliminación de {device}. Sigue firmando.',
  },
  second_factor_on: {
    title: 'La verificación en dos pasos está activada',
    body: 'Iniciar sesión en un dispositivo nuevo pide ahora un código de tu app de autenticación.',
  },
  second_factor_off: {
    title: 'Se desactivó la verificación en dos pasos',
    body: 'Ahora para iniciar sesión basta tu contraseña. Si no fuiste tú, cierra la sesión en tus otros dispositivos y actívala de nuevo.',
  },
  recovery_code_used: {
    title: 'Se usó un código de recuperación',
    body: '{left, plural, =0 {No te queda ninguno. Crea nuevos ahora.} one {Te queda #. Crea nuevos antes de que se acaben.} other {Te quedan #. Crea nuevos antes de que se acaben.}}',
  },
  comment_new: {
    title: 'Nuevo comentario del pedido {no}',
    body: '{rating} de 5 estrellas para “{title}”. Puedes responder una vez; todos pueden leer tu respuesta.',
  },
  comment_followed: {
    title: 'Un comprador amplió un comentario del pedido {no}',
    body: 'Trata de “{title}”.',
  },
  comment_kept: {
    title: 'Un comentario que denunciaste se mantiene',
    body: 'Trata de “{title}” del pedido {no}. Lo revisamos y cumple las reglas. Tu respuesta aparece a su lado.',
  },
  comment_removed: {
    title: 'Un comentario que denunciaste se eliminó',
    body: 'Trataba de “{title}” del pedido {no}. En su lugar se muestra el motivo, y su calificación ya no cuenta.',
  },
  goods_withdrawn: {
    title: 'Productos retirados de la venta',
    body: 'Retiramos {titles} de todas las tiendas. Motivo: {reason} Los pedidos ya hechos siguen su curso. Si el motivo desaparece, vuelven a la venta automáticamente.',
  },
  goods_out_of_stock: {
    title: 'Fuera de venta: agotados',
    body: 'El proveedor no tiene existencias de {titles}. Vuelven a la venta automáticamente cuando haya de nuevo.',
  },
  goods_below_break_even: {
    title: 'Fuera de venta: subió el costo',
    body: 'Con tu precio perderías dinero con {titles}. Pon un precio más alto para venderlos de nuevo.',
  },
  goods_back_on_sale: {
    title: 'Productos de nuevo a la venta',
    body: '{titles} se pueden vender de nuevo, a tu precio.',
  },
  cost_rises: {
    title: 'El costo de “{title}” sube',
    body: 'Desde el {when} te costará {cost} en lugar de {old}. Con tu precio de {price} ganarás entonces {profit} por unidad. Los pedidos ya hechos conservan su costo.',
  },
  cost_rises_below: {
    title: 'El costo de “{title}” sube por encima de lo que permite tu precio',
    body: 'Desde el {when} te costará {cost} en lugar de {old}. Con tu precio de {price} perderías dinero: fija al menos {floor}, o ese día dejará de estar a la venta. Los pedidos ya hechos conservan su costo.',
  },
  cost_falls: {
    title: 'El costo de “{title}” baja',
    body: 'Desde el {when} te costará {cost} en lugar de {old}. Con tu precio de {price} ganarás entonces {profit} por unidad.',
  },
  goods_repriced: {
    title: 'Los precios siguieron al costo',
    body: 'Subió el costo de {titles}. Tu regla de precios fijó precios nuevos para que no pierdas dinero.',
  },
  identity_verified: {
    title: 'Tu identidad está verificada',
    body: 'Nombre verificado: {name}. Las cuentas a este nombre pueden recibir tus retiros.',
  },
  identity_rejected: {
    title: 'Aún no pudimos verificar tu identidad',
    body: 'Cada campo por corregir dice por qué. Todo lo demás queda guardado.',
  },
  identity_recalled: {
    title: 'Se revocó tu verificación',
    body: '{statement} Puedes enviar documentos nuevos. Tus ganancias siguen siendo tuyas y puedes apelar.',
  },
  unpaid_near: {
    title: 'Verifica tu identidad para seguir recibiendo pedidos',
    body: 'Hay {unpaid} pendientes de pagarte. Al llegar a {limit}, tu tienda deja de recibir pedidos nuevos hasta que se verifique tu identidad. El dinero sigue siendo tuyo.',
  },
  unpaid_stopped: {
    title: 'Tu tienda dejó de recibir pedidos nuevos',
    body: 'Hay {unpaid} pendientes de pagarte y tu identidad aún no está verificada. Los pedidos en curso continúan y el dinero sigue siendo tuyo. Los pedidos nuevos vuelven en cuanto te verifiquemos.',
  },
  identity_late: {
    title: 'Vamos con retraso con tu identidad',
    body: 'Prometimos una respuesta en 48 horas y no te la dimos. Tu solicitud es la primera de la fila; no tienes que hacer nada.',
  },
  identity_appeal_received: {
    title: 'Recibimos tu apelación',
    body: 'Una persona distinta de quienes decidieron responderá a más tardar el {decide_by}.',
  },
  identity_appeal_upheld: {
    title: 'Se rechazó tu apelación',
    body: 'La decisión sobre tu identidad se mantiene. Puedes leer por qué y enviar documentos nuevos cuando quieras.',
  },
  identity_appeal_overturned: {
    title: 'Se aceptó tu apelación',
    body: 'Tu identidad está verificada. Lo sentimos.',
  },
  identity_appeal_reopened: {
    title: 'Se aceptó tu apelación',
    body: 'La decisión anterior ya no cuenta. Tus documentos ya se borraron; envíalos otra vez, por favor. Lo sentimos.',
  },
  identity_appeal_late: {
    title: 'Vamos con retraso en tu apelación',
    body: 'Prometimos decidir en 10 días y aún no lo hemos hecho. La tuya es la primera de la cola; no tienes que hacer nada.',
  },
  identity_expiring: {
    title: 'Tu documento vence el {day}',
    body: 'Envía uno nuevo antes de esa fecha. Mientras tanto puedes seguir vendiendo y retirando.',
  },
  payout_schedule_set: {
    title: 'Retiro semanal activado',
    body: 'Hasta {amount} va a {account} una vez por semana. ¿No fuiste tú? Termínalo, cambia tus contraseñas y avísanos.',
  },
  payout_schedule_skipped: {
    title: 'Tu retiro semanal no se hizo',
    body: 'Antes hay algo que debes resolver: abre el retiro semanal para ver qué es. Tu dinero sigue disponible.',
  },
  payout_account_added: {
    title: 'Se agregó una cuenta de cobro',
    body: 'Se agregó la cuenta {account} y se puede usar después de 24 horas. ¿No fuiste tú? Quítala, cambia tus contraseñas y avísanos.',
  },
  payout_account_changed: {
    title: 'Se cambió una cuenta de cobro',
    body: 'Se cambió la cuenta {account}. ¿No fuiste tú? Cambia tus contraseñas y avísanos.',
  },
  payout_account_removed: {
    title: 'Se quitó una cuenta de cobro',
    body: 'Se quitó la cuenta {account}. ¿No fuiste tú? Cambia tus contraseñas y avísanos.',
  },
  deposit_credited: {
    title: 'El depósito {no} está en tu billetera',
    body: 'Llegaron {amount} y ya están disponibles. Son tuyos y se pueden retirar como el resto de tu saldo.',
  },
  deposit_below_minimum: {
    title: 'Depósito {no}: llegaron {amount}',
    body: 'Es menos que el mínimo de este método. Lo guardamos para ti y lo acreditamos en cuanto lo que enviaste alcance el mínimo.',
  },
  deposit_unclear: {
    title: 'Depósito {no}: llegaron {amount} y se guardan para ti',
    body: 'Llegó tarde o supera tu límite de depósito. Dos revisores lo comprueban; después lo acreditamos o lo devolvemos al lugar de donde vino.',
  },
  deposit_returned: {
    title: 'Depósito {no}: se devolvieron {amount}',
    body: 'No pudimos acreditarlo, así que lo devolvimos al lugar de donde vino.',
  },
  deposit_needs_info: {
    title: 'Depósito {no}: tenemos una pregunta',
    body: 'Un revisor necesita algo de ti antes de poder acreditar el depósito. Tienes siete días para responder.',
  },
  deposit_failed: { title: 'El depósito {no} no se pudo acreditar', body: 'Motivo: {reason}' },
  deposit_unanswered: {
    title: 'El depósito {no} se cerró sin respuesta',
    body: 'Nuestra pregunta no se respondió en siete días. Si enviaste dinero, avísanos: no está perdido.',
  },
  deposit_expired: {
    title: 'El depósito {no} no se encontró',
    body: 'No llegó nada a tiempo. Si enviaste dinero, revisa la dirección y la red, y avísanos. Guardamos para ti lo que llegue después.',
  },
  deposit_late: {
    title: 'Vamos con retraso con el depósito {no}',
    body: 'Prometimos una respuesta en 24 horas y no te la dimos. Tu depósito es el primero de la fila; no tienes que hacer nada.',
  },
  restriction_placed: {
    title: 'Tu tienda tiene una restricción hasta el {until}',
    body: 'Ábrela para ver por qué, qué sigue funcionando y cómo apelar. Termina automáticamente.',
  },
  restriction_held: {
    title: '{amount} de tu saldo quedan retenidos hasta el {until}',
    body: 'Ábrelo para ver los motivos y las pruebas. Puedes apelar, y termina automáticamente.',
  },
  restriction_begun: {
    title: 'Tu cuenta está suspendida hasta el {until}',
    body: 'Lo anunciamos antes. Puedes ver por qué, apelar y ver tu dinero.',
  },
  restriction_extended: {
    title: 'Una restricción se prolongó hasta el {until}',
    body: 'Lo decidió un segundo revisor con pruebas nuevas. No se puede prolongar otra vez, y puedes apelar.',
  },
  restriction_ended: { title: 'Una restricción terminó', body: 'Todo lo que impedía vuelve a funcionar.' },
  restriction_freed: {
    title: '{amount} de tu saldo están disponibles de nuevo',
    body: 'El monto que estaba retenido volvió a tu saldo disponible.',
  },
  appeal_received: {
    title: 'Tenemos tu apelación',
    body: 'Decide un revisor distinto del que te restringió, a más tardar el {decide_by}.',
  },
  appeal_upheld: {
    title: 'Tu apelación no prosperó',
    body: 'Ábrela para leer los motivos. La restricción igual termina automáticamente.',
  },
  appeal_overturned: {
    title: 'Tu apelación prosperó',
    body: 'Lo sentimos. La restricción se retiró y el monto retenido está disponible de nuevo.',
  },
  withdrawal_requested: {
    title: 'Solicitaste el retiro {no}',
    body: 'Recibimos tu solicitud de retirar {amount} a {account}. Puedes cancelar el retiro hasta que se envíe.',
  },
  withdrawal_approved: { title: 'El retiro {no} se aprobó', body: 'Ahora enviamos {amount} a {account}.' },
  withdrawal_paid: { title: 'El retiro {no} se pagó', body: 'Se enviaron {amount} a {account}.' },
  withdrawal_cancelled: {
    title: 'El retiro {no} se canceló',
    body: '{amount} disponibles de nuevo. No se cobró nada.',
  },
  withdrawal_rejected: {
    title: 'El retiro {no} no se aprobó',
    body: '{amount} están disponibles de nuevo. Motivo: {reason}',
  },
  withdrawal_failed: {
    title: 'El retiro {no} falló',
    body: '{amount} disponibles de nuevo. No se cobró nada. Revisa la cuenta {account}, por favor.',
  },
  withdrawal_returned: {
    title: 'El retiro {no} fue devuelto',
    body: 'El banco o la red de destino lo devolvió: {amount} están disponibles de nuevo, incluida la tarifa. Revisa la cuenta {account}, por favor.',
  },
  goodwill_promo: {
    title: 'Tienes {amount} de crédito de promoción',
    body: 'Es una compensación nuestra: {reason} Se usa primero cuando pagas una promoción. No debes nada a cambio.',
  },
  goodwill_given: {
    title: 'Se agregaron {amount} a tu billetera',
    body: 'Es una compensación nuestra: {reason} Ya están disponibles y no debes nada a cambio.',
  },
  ad_started: {
    title: 'Tu promoción de {goods} empezó',
    body: 'Ya se muestra. Puedes ver en cualquier momento dónde, con qué frecuencia y cuánto cuesta.',
  },
  ad_paused: {
    title: 'Tu promoción de {goods} está en pausa',
    body: '{why, select, no_stock {Los productos están agotados.} not_sold {Los productos no están a la venta en tu tienda.} shop_paused {Tu tienda no recibe pedidos en este momento.} other {No se puede mostrar en este momento.}} Mientras tanto no cuesta nada, y se reanuda automáticamente.',
  },
  ad_resumed: {
    title: 'Tu promoción de {goods} se reanudó',
    body: 'Se muestra de nuevo.',
  },
  ad_exhausted: {
    title: 'Se agotó el presupuesto de {goods}',
    body: 'La promoción terminó. Los {amount} restantes no alcanzaban para otro clic y se devolvieron.',
  },
  ad_ended: {
    title: 'Tu promoción de {goods} terminó',
    body: '{why, select, time {Pasó su último día.} shop_closed {Tu tienda está cerrada.} other {Terminó.}} Se devolvieron los {amount} sin gastar.',
  },
  ad_refused: {
    title: 'Tu promoción de {goods} fue rechazada',
    body: 'El motivo de nuestro revisor: {reason} Devolvimos el total de {amount}. Puedes cambiarla y empezar una nueva.',
  },
  friend_joined: {
    title: 'Un amigo se unió',
    body: '{name} abrió una tienda con tu invitación. Invitar es gratis y nadie gana nada con ello.',
  },
  level_raised: {
    title:
      'Tu tienda tiene un nuevo nivel: {level, select, merchant {Tienda Comercial} partner {Socio de Negocios} other {Agente de Marca}}',
    body: 'Cumples sus requisitos. Caben más productos en tu vitrina y la comisión de los pedidos nuevos es menor. No cuesta nada.',
  },
  level_lowering: {
    title:
      'El {from} el nivel de tu tienda pasará a ser {level, select, standard {Tienda Estándar} merchant {Tienda Comercial} partner {Socio de Negocios} other {Agente de Marca}}',
    body: 'Ahora mismo tu tienda no cumple uno de los requisitos de su nivel. Si para entonces lo vuelve a cumplir, no cambia nada. Tus productos siguen donde están y tu dinero no se toca. La página de nivel muestra qué falta.',
  },
  level_kept: {
    title:
      'Tu nivel se mantiene: {level, select, standard {Tienda Estándar} merchant {Tienda Comercial} partner {Socio de Negocios} other {Agente de Marca}}',
    body: 'Tu tienda vuelve a cumplir los requisitos de su nivel. El cambio anunciado queda sin efecto.',
  },
  level_lowered: {
    title:
      'El nivel de tu tienda es ahora {level, select, standard {Tienda Estándar} merchant {Tienda Comercial} partner {Socio de Negocios} other {Agente de Marca}}',
    body: 'Se anunció hace treinta días. Tus productos siguen a la venta y tu dinero no se toca. En cuanto cumplas lo que pide un nivel más alto, lo tendrás de nuevo, gratis.',
  },
  proposal_made: {
    title: 'Un programa propone un cambio',
    body: 'Mira qué cambiaría y confírmalo o recházalo. Hasta entonces no cambia nada.',
  },
  hook_failed: {
    title: 'Los mensajes a {host} no llegan',
    body: 'Durante un día intentamos entregar un mensaje a tu programa. Revisa qué responde; puedes enviar los mensajes de nuevo.',
  },
  hook_disabled: {
    title: 'Los mensajes a {host} están desactivados',
    body: 'La dirección no aceptó nada en tres días, así que dejamos de enviarle mensajes. Arréglala y actívala de nuevo; puedes reenviar lo que se perdió.',
  },
  domain_active: {
    title: '{domain} está activo',
    body: 'Los compradores ya llegan a tu tienda por tu propio dominio. Tu dirección aquí sigue funcionando.',
  },
  domain_failing: {
    title: '{domain} ya no está en uso',
    body: 'El dominio ya no lleva a tu tienda. Tu tienda sigue abierta en su dirección de aquí. Mira qué hay que corregir.',
  },
  domain_lapsed: {
    title: '{domain} no se conectó',
    body: 'Los registros DNS no estuvieron correctos en una semana, así que quitamos la solicitud. Puedes empezar de nuevo cuando quieras.',
  },
  domain_uncertified: {
    title: '{domain} aún no tiene certificado',
    body: 'La autoridad de certificación se negó varias veces. Mira por qué; seguimos intentándolo automáticamente.',
  },
  limit_changes: {
    title:
      'Desde el {from}: {kind, select, goods_max {productos a la venta a la vez} deletions_daily {productos que puedes quitar al día} commission_bps {comisión de los pedidos nuevos} other {monto diario de retiro sin revisión}}',
    body: 'Para el nivel {level, select, standard {Tienda Estándar} merchant {Tienda Comercial} partner {Socio de Negocios} other {Agente de Marca}} cambia de {before} a {value}. Los productos a la venta, los pedidos ya hechos y tu dinero no se tocan.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
