import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

/** What a notice says: ICU messages that are given the facts of the event. Amounts arrive formatted. */
export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {Nuevo pedido: {goods}, {amount}} one {Nuevo pedido: {goods} y # artículo más, {amount}} many {Nuevo pedido: {goods} y # artículos más, {amount}} other {Nuevo pedido: {goods} y # artículos más, {amount}}}} other {Nuevo pedido {no}}}',
    body: '{confirm, select, auto {Pedido {no}. Confírmalo antes del {confirm_by}; si no, se confirma automáticamente.} latest {Pedido {no}. Confírmalo antes del {confirm_by}; si no, se cancela y el comprador recupera su dinero.} other {Un comprador pagó {amount}. Confirma el costo con su pago; si no, se confirma automáticamente.}}',
  },
  order_confirmed: {
    title: 'El pedido {no} se confirmó solo',
    body: 'El costo del proveedor se apartó del pago del comprador. El proveedor prepara el paquete.',
  },
  order_shipped: { title: 'El pedido {no} está en camino', body: 'El transportista tiene el paquete.' },
  order_delivered: {
    title: 'El pedido {no} se entregó',
    body: 'El comprador ya puede revisar los productos.',
  },
  order_accepted: {
    title: 'El pedido {no} se aceptó',
    body: 'Tu parte es {amount}. Está en tu billetera y queda disponible después de los días de espera de tu nivel.',
  },
  order_lost: {
    title: 'El pedido {no} parece perdido',
    body: 'No se entregó a tiempo. La pérdida la asume el proveedor, no tú. Mira el caso, por favor.',
  },
  order_cancelled: {
    title: 'El pedido {no} se canceló',
    body: '{why, select, buyer {Lo pidió el comprador.} expired {No se confirmó a tiempo.} stock {Al proveedor no le queda ninguno.} sla {No se envió a tiempo.} undeliverable {El transportista no pudo entregarlo.} other {No pudo continuar.}} El comprador recupera {amount}. No pierdes nada.',
  },
  order_released: {
    title: '{amount} disponibles para retirar',
    body: 'Tu parte del pedido {no} se puede retirar.',
  },
  return_asked: {
    title: 'Una devolución del pedido {no} te espera',
    body: 'Responde antes del {answer_by}, o se concede por sí sola.',
  },
  return_granted: {
    title: 'Se concedió la devolución del pedido {no}',
    body: 'Nadie respondió a tiempo, así que se concedió por sí sola. Los productos vuelven al proveedor.',
  },
  return_closed: {
    title: 'La devolución del pedido {no} terminó',
    body: 'No se reembolsó nada. El pedido sigue donde estaba.',
  },
  return_refunded: {
    title: 'El pedido {no} se reembolsó',
    body: 'El comprador recupera {amount}. El caso dice quién lo asume.',
  },
  return_offer_taken: {
    title: 'El comprador del pedido {no} aceptó tu oferta',
    body: 'El comprador se queda con el producto y el reembolso está en camino.',
  },
  return_offer_declined: {
    title: 'El comprador del pedido {no} no aceptó tu oferta',
    body: 'En su lugar se concede la devolución, como si no hubiera habido respuesta. El producto vuelve al proveedor.',
  },
  return_damaged: {
    title: 'El producto del pedido {no} volvió dañado',
    body: 'El proveedor quiere descontar algo del reembolso. Decide el comprador o un revisor.',
  },
  return_escalated: {
    title: 'Un revisor mira la devolución del pedido {no}',
    body: 'La decisión llega en un plazo de diez días, con sus motivos.',
  },
  return_decided_for_buyer: {
    title: 'La devolución del pedido {no} se decidió a favor del comprador',
    body: 'El caso dice por qué y quién asume qué.',
  },
  return_decided_for_shop: {
    title: 'La devolución del pedido {no} se decidió a favor de la tienda',
    body: 'La miraron dos revisores. El caso dice por qué.',
  },
  feedback_answered: { title: 'Respondimos a tu mensaje {no}', body: 'Ábrelo para leer la respuesta.' },
  feedback_done: {
    title: 'Lo que escribiste en {no} está hecho',
    body: 'Gracias. Si no es lo que querías decir, escríbenos de nuevo.',
  },
  chat_answered: {
    title: 'Atención al cliente respondió',
    body: 'Abre la conversación para leerlo y para responder.',
  },
  chat_buyer_wrote: {
    title: 'El comprador del pedido {no} te escribió',
    body: 'Abre la conversación para leerlo. Respondes aquí: ninguno de los dos ve los datos de contacto del otro.',
  },
  sign_in_new: {
    title: 'Nuevo inicio de sesión en tu cuenta',
    body: '{named, select, yes {Fue {device}, el {when}, desde la red {place}.} other {Fue un dispositivo que no dice qué es, el {when}, desde la red {place}.}} Si no fuiste tú, cambia tu contraseña: eso cierra la sesión en todos los demás dispositivos.',
  },
  sign_in_guessed: {
    title: 'Alguien está probando tu contraseña',
    body: 'En una hora hubo {count} inicios de sesión fallidos con tu nombre de usuario desde redes que nunca has usado. Nadie entró, y tú puedes seguir iniciando sesión donde sueles hacerlo. Si tu contraseña es corta o la usas en otro sitio, cámbiala y activa el segundo paso.',
  },
  password_changed: {
    title: 'Tu contraseña de acceso se cambió',
    body: 'Se cerró la sesión en todos los demás dispositivos. Las claves de API siguen funcionando: revoca las que no conozcas en Acceso y seguridad. Si no fuiste tú, escríbenos de inmediato.',
  },
  password_reset: {
    title: 'Tu contraseña de inicio de sesión fue reemplazada',
    body: '{way, select, email {Se reemplazó con un enlace enviado a tu correo.} other {Se reemplazó con un código de recuperación.}} Se cerró la sesión en todos los dispositivos y los retiros están en pausa hasta {until}. Las claves de API siguen funcionando: revoca las que no conozcas en Acceso y seguridad. Si no fuiste tú, reemplázala de nuevo ahora mismo y escríbenos.',
  },
  contact_changed: {
    title: 'Tus datos de contacto cambiaron',
    body: '{what, select, email {Cambió la dirección de correo} phone {Cambió el número de teléfono} other {Cambiaron la dirección de correo y el número de teléfono}} de tu cuenta. Una dirección nueva cuenta cuando está confirmada. Si no fuiste tú, cambia tu contraseña ahora mismo: eso cierra la sesión en todos los demás dispositivos.',
  },
  pay_password_changed: {
    title: 'Tu contraseña de transacciones se cambió',
    body: 'Si no fuiste tú, reemplázala y cierra la sesión en tus otros dispositivos.',
  },
  pay_password_reset: {
    title: 'Tu contraseña de transacciones se reemplazó',
    body: 'Los retiros quedan en pausa hasta el {until}. Si no fuiste tú, cierra la sesión en tus otros dispositivos y escríbenos.',
  },
  second_factor_on: {
    title: 'Tu segundo paso está activado',
    body: 'Iniciar sesión en un dispositivo nuevo pide ahora un código de tu app de autenticación.',
  },
  second_factor_off: {
    title: 'Tu segundo paso se desactivó',
    body: 'Para iniciar sesión basta tu contraseña. Si no fuiste tú, cierra la sesión en tus otros dispositivos y actívalo de nuevo.',
  },
  recovery_code_used: {
    title: 'Se usó un código de recuperación',
    body: '{left, plural, =0 {No te queda ninguno} one {Te queda #} other {Te quedan #}}. Crea nuevos antes de que se acaben.',
  },
  comment_new: {
    title: 'Un comprador comentó el pedido {no}',
    body: '{rating} de 5 estrellas para “{title}”. Puedes responder una vez; todos pueden leer tu respuesta.',
  },
  comment_followed: {
    title: 'Un comprador amplió un comentario del pedido {no}',
    body: 'Trata de “{title}”.',
  },
  comment_kept: {
    title: 'Un comentario que denunciaste se queda',
    body: 'Trata de “{title}” del pedido {no}. Lo miramos y cumple las reglas. Tu respuesta está a su lado.',
  },
  comment_removed: {
    title: 'Un comentario que denunciaste se eliminó',
    body: 'Trataba de “{title}” del pedido {no}. En su lugar se ve el motivo, y su valoración ya no cuenta.',
  },
  goods_withdrawn: {
    title: 'Se retiraron productos de la venta',
    body: 'Retiramos {titles} de todas las tiendas. Motivo: {reason} Los pedidos ya hechos siguen su curso. Si el motivo termina, vuelven a la venta por sí solos.',
  },
  goods_out_of_stock: {
    title: 'Productos fuera de venta: agotados',
    body: 'Al proveedor no le queda nada de {titles}. Vuelven a la venta por sí solos cuando haya de nuevo.',
  },
  goods_below_break_even: {
    title: 'Productos fuera de venta: subió el costo',
    body: 'Con tu precio perderías dinero con {titles}. Pon un precio más alto para venderlos de nuevo.',
  },
  goods_back_on_sale: {
    title: 'Productos de nuevo a la venta',
    body: 'Lo que impedía vender {titles} terminó. Están a la venta a tu precio.',
  },
  cost_rises: {
    title: 'El coste de “{title}” sube',
    body: 'Desde {when} te costará {cost} en lugar de {old}. Con tu precio de {price} ganarás entonces {profit} por unidad. Los pedidos que ya tienes conservan su coste.',
  },
  cost_rises_below: {
    title: 'El coste de “{title}” sube por encima de lo que permite tu precio',
    body: 'Desde {when} te costará {cost} en lugar de {old}. Con tu precio de {price} perderías dinero: pon al menos {floor}, o ese día dejará de estar a la venta. Los pedidos que ya tienes conservan su coste.',
  },
  cost_falls: {
    title: 'El coste de “{title}” baja',
    body: 'Desde {when} te costará {cost} en lugar de {old}. Con tu precio de {price} ganarás entonces {profit} por unidad.',
  },
  goods_repriced: {
    title: 'Los precios siguieron al costo',
    body: 'Subió el costo de {titles}. Tu regla de precios puso precios nuevos, para que no pierdas nada.',
  },
  identity_verified: {
    title: 'Tu identidad está verificada',
    body: 'Nombre verificado: {name}. Las cuentas a este nombre pueden recibir tus retiros.',
  },
  identity_rejected: {
    title: 'Tu identidad aún no se pudo verificar',
    body: 'Cada campo que hay que corregir dice por qué. Lo que estaba bien sigue completado.',
  },
  identity_recalled: {
    title: 'Se retiró tu verificación',
    body: '{statement} Puedes enviar documentos nuevos. Lo que ganaste sigue siendo tuyo y puedes apelar.',
  },
  identity_late: {
    title: 'Vamos con retraso con tu identidad',
    body: 'Prometimos una respuesta en 48 horas y no la hemos dado. Tu solicitud es la primera de la fila; no tienes que hacer nada.',
  },
  identity_expiring: {
    title: 'Tu documento vence el {day}',
    body: 'Envía uno nuevo antes de esa fecha. Mientras tanto, las ventas y los retiros continúan.',
  },
  payout_account_added: {
    title: 'Se añadió una cuenta de cobro',
    body: 'Se añadió la cuenta {account} y se puede usar después de 24 horas. ¿No fuiste tú? Quítala, cambia tus contraseñas y cuéntanoslo.',
  },
  payout_account_changed: {
    title: 'Se cambió una cuenta de cobro',
    body: 'Se cambió la cuenta {account}. ¿No fuiste tú? Cambia tus contraseñas y cuéntanoslo.',
  },
  payout_account_removed: {
    title: 'Se quitó una cuenta de cobro',
    body: 'Se quitó la cuenta {account}. ¿No fuiste tú? Cambia tus contraseñas y cuéntanoslo.',
  },
  deposit_credited: {
    title: 'El depósito {no} está en tu billetera',
    body: 'Llegaron {amount} y ya están disponibles. Son tuyos y se pueden retirar como el resto de tu saldo.',
  },
  deposit_below_minimum: {
    title: 'Depósito {no}: llegaron {amount}',
    body: 'Es menos que el depósito mínimo por esta vía. Se guarda para ti y se acredita en cuanto lo que enviaste llegue a esa suma.',
  },
  deposit_unclear: {
    title: 'Depósito {no}: llegaron {amount} y se guardan para ti',
    body: 'Llegó tarde o supera lo que se puede depositar. Dos personas lo miran; se acredita o vuelve al lugar de donde vino.',
  },
  deposit_returned: {
    title: 'Depósito {no}: se devolvieron {amount}',
    body: 'Lo que no se pudo acreditar se envió de vuelta al lugar de donde vino.',
  },
  deposit_needs_info: {
    title: 'Depósito {no}: tenemos una pregunta',
    body: 'Un revisor necesita algo de ti antes de poder acreditar el depósito. Tienes siete días para responder.',
  },
  deposit_failed: { title: 'El depósito {no} no se pudo acreditar', body: 'El motivo: {reason}' },
  deposit_unanswered: {
    title: 'El depósito {no} se cerró sin respuesta',
    body: 'Nuestra pregunta no se respondió en siete días. Si enviaste dinero, cuéntanoslo: no está perdido.',
  },
  deposit_expired: {
    title: 'El depósito {no} no se encontró',
    body: 'No llegó nada a tiempo. Si enviaste dinero, revisa la dirección y la red, y cuéntanoslo. El dinero que llegue después se guarda para ti.',
  },
  deposit_late: {
    title: 'Vamos con retraso con el depósito {no}',
    body: 'Prometimos una respuesta en 24 horas y no la hemos dado. Es el primero de la fila; no tienes que hacer nada.',
  },
  restriction_placed: {
    title: 'Tu tienda tiene una restricción hasta el {until}',
    body: 'Ábrela para leer por qué, qué sigue como antes y cómo apelar. Termina por sí sola.',
  },
  restriction_held: {
    title: '{amount} de tu dinero están retenidos hasta el {until}',
    body: 'Ábrelo para leer por qué y en qué se basa. Puedes apelar, y termina por sí solo.',
  },
  restriction_begun: {
    title: 'Tu cuenta está suspendida hasta el {until}',
    body: 'Se anunció antes. Puedes leer por qué, apelar y ver tu dinero.',
  },
  restriction_extended: {
    title: 'Una restricción se prolongó hasta el {until}',
    body: 'Lo decidió una segunda persona, con algo nuevo. No se puede prolongar otra vez, y puedes apelar.',
  },
  restriction_ended: { title: 'Una restricción terminó', body: 'Todo lo que impedía es posible de nuevo.' },
  restriction_freed: {
    title: '{amount} de tu dinero, disponibles de nuevo',
    body: 'Lo que retenía una restricción está de vuelta en tu saldo disponible.',
  },
  appeal_received: {
    title: 'Tenemos tu apelación',
    body: 'Una persona distinta de la que te restringió decide antes del {decide_by}.',
  },
  appeal_upheld: {
    title: 'Tu apelación se decidió: la restricción se mantiene',
    body: 'Ábrela para leer los motivos. De todos modos termina por sí sola.',
  },
  appeal_overturned: {
    title: 'Tenías razón en tu apelación',
    body: 'Lo sentimos. La restricción ya no está, y lo que retenía está disponible de nuevo.',
  },
  withdrawal_requested: {
    title: 'Solicitaste el retiro {no}',
    body: 'Recibimos tu solicitud de retirar {amount} a {account}. Puedes anularla hasta que se envíe.',
  },
  withdrawal_approved: { title: 'El retiro {no} se aprobó', body: '{amount} salen ahora hacia {account}.' },
  withdrawal_paid: { title: 'El retiro {no} se pagó', body: 'Se enviaron {amount} a {account}.' },
  withdrawal_cancelled: {
    title: 'El retiro {no} se anuló',
    body: '{amount} disponibles de nuevo. No se cobró nada.',
  },
  withdrawal_rejected: {
    title: 'El retiro {no} no se aprobó',
    body: '{amount} disponibles de nuevo. El motivo: {reason}',
  },
  withdrawal_failed: {
    title: 'El retiro {no} no se pudo enviar',
    body: '{amount} disponibles de nuevo. No se cobró nada. Revisa la cuenta {account}, por favor.',
  },
  withdrawal_returned: {
    title: 'El retiro {no} regresó',
    body: 'El destinatario lo devolvió: {amount} disponibles de nuevo, con la tarifa. Revisa la cuenta {account}, por favor.',
  },
  goodwill_promo: {
    title: 'Tienes {amount} de crédito de promoción',
    body: 'Es una compensación nuestra: {reason} Se usa primero cuando pagas una promoción. No debes nada a cambio.',
  },
  goodwill_given: {
    title: 'Se añadieron {amount} a tu billetera',
    body: 'Es una compensación nuestra: {reason} Están disponibles desde ya y no debes nada a cambio.',
  },
  ad_started: {
    title: 'La promoción de {goods} empezó',
    body: 'Se muestra desde ahora. Puedes ver en todo momento dónde, cuántas veces y cuánto cuesta.',
  },
  ad_paused: {
    title: 'La promoción de {goods} está en pausa',
    body: '{why, select, no_stock {Los productos están agotados.} not_sold {Los productos no están a la venta en tu tienda.} shop_paused {Tu tienda no recibe pedidos en este momento.} other {No se puede mostrar en este momento.}} Mientras tanto no cuesta nada, y continúa por sí sola cuando eso termina.',
  },
  ad_resumed: {
    title: 'La promoción de {goods} continúa',
    body: 'Lo que la impedía terminó. Se muestra de nuevo.',
  },
  ad_exhausted: {
    title: 'El presupuesto de {goods} está usado',
    body: 'La promoción terminó. {amount} no alcanzaban para otro clic y se devolvieron.',
  },
  ad_ended: {
    title: 'La promoción de {goods} terminó',
    body: '{why, select, time {Pasó su último día.} shop_closed {Tu tienda está cerrada.} other {Ha terminado.}} {amount} no se gastaron y se devolvieron.',
  },
  ad_refused: {
    title: 'La promoción de {goods} no empezó',
    body: 'Una persona la miró y escribió: {reason} Se devolvió todo: {amount}. Puedes cambiar eso y empezar una nueva.',
  },
  friend_joined: {
    title: 'Un amigo se unió',
    body: '{name} abrió una tienda con tu invitación. Invitar es gratis y no le hace ganar nada a nadie.',
  },
  level_raised: {
    title:
      'Tu tienda tiene un nuevo nivel: {level, select, merchant {Tienda Comercial} partner {Socio de Negocios} other {Agente de Marca}}',
    body: 'Cumpliste lo que pide. Caben más productos en tu vitrina y la comisión de los pedidos nuevos es menor. No cuesta nada.',
  },
  level_lowering: {
    title:
      'El {from} el nivel de tu tienda pasará a ser {level, select, standard {Tienda Estándar} merchant {Tienda Comercial} partner {Socio de Negocios} other {Agente de Marca}}',
    body: 'Algo de lo que pide tu nivel no se cumple ahora. Si lo vuelves a cumplir hasta entonces, no cambia nada. Tus productos siguen donde están y tu dinero no se toca. La página de nivel dice qué falta.',
  },
  level_kept: {
    title:
      'Tu nivel se mantiene: {level, select, standard {Tienda Estándar} merchant {Tienda Comercial} partner {Socio de Negocios} other {Agente de Marca}}',
    body: 'Tu tienda vuelve a cumplir lo que pide su nivel. El cambio anunciado queda sin efecto.',
  },
  level_lowered: {
    title:
      'El nivel de tu tienda es ahora {level, select, standard {Tienda Estándar} merchant {Tienda Comercial} partner {Socio de Negocios} other {Agente de Marca}}',
    body: 'Se anunció hace treinta días. Tus productos siguen a la venta y tu dinero no se toca. En cuanto cumplas lo que pide un nivel más alto, lo tendrás de nuevo, gratis.',
  },
  hook_failed: {
    title: 'Los mensajes a {host} no llegan',
    body: 'Se intentó durante un día entregar un mensaje a tu programa y no lo aceptó. Mira qué responde; los mensajes se pueden enviar de nuevo.',
  },
  hook_disabled: {
    title: 'Los mensajes a {host} están desactivados',
    body: 'La dirección no ha aceptado nada en tres días, por eso ya no se le envía nada. Repárala y actívala de nuevo; lo que se perdió se puede enviar otra vez.',
  },
  limit_changes: {
    title:
      'Desde el {from}: {kind, select, goods_max {productos a la venta a la vez} deletions_daily {eliminaciones al día} commission_bps {comisión de los pedidos nuevos} other {retiros al día sin revisión}}',
    body: 'Para el nivel {level, select, standard {Tienda Estándar} merchant {Tienda Comercial} partner {Socio de Negocios} other {Agente de Marca}} cambia de {before} a {value}. Los productos a la venta, los pedidos ya hechos y tu dinero no se tocan.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
