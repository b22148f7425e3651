import type { TranslatedArticle } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

/** Answers about orders on their way. */
export const orders = {
  'confirming-an-order': {
    title: '¿Qué hace “confirmar” y cuánto me cuesta?',
    body: `
Cuando un comprador ha pagado, el costo del proveedor se confirma **con el pago del comprador**. La pantalla lo dice al centavo: “del comprador” y “de ti: 0.00”. Siempre es 0.00.

Puedes revisar primero el pedido y después:

- **confirmarlo**: el proveedor recibe el pedido,
- **rechazarlo** con un motivo: el comprador recibe el reembolso completo.

Si no haces nada, el pedido se confirma automáticamente después de {confirmMinutes} minutos. Si desactivaste eso, se reembolsa a más tardar después de {confirmHours} horas. En ningún caso se te cobra nada, y estar ausente nunca cuenta en tu contra.

Un comprador puede cambiar de opinión en los {cancelMinutes} minutos siguientes al pago. Entonces se le reembolsa todo el monto y el pedido se cancela.
`,
    of: 1,
    on: '2026-11-21',
  },
  'order-statuses': {
    title: '¿Qué significan los estados de un pedido?',
    body: `
Cada estado deja claro quién actúa después y tras qué plazo el pedido avanza automáticamente. Ningún pedido puede quedarse atascado.

- **${orderStatus.pending_payment}**: el comprador pagó y el costo espera a ser [confirmado](confirming-an-order).
- **${orderStatus.to_be_delivered}**: el proveedor tiene el pedido y {shipDays} días hábiles para enviarlo. Después se reembolsa al comprador.
- **${orderStatus.shipped}**: el transportista escaneó el paquete. Una etiqueta sola no es un envío.
- **${orderStatus.delivered}**: el transportista informa que llegó.
- **${orderStatus.received}**: el comprador lo confirmó, o no respondió en {receiveDays} días.
- **${orderStatus.pending_acceptance}**: corre el plazo de devolución.
- **${orderStatus.accepted}**: ese plazo terminó y no hay nada abierto. Tu parte ya es segura.
- **${orderStatus.pending_settlement}**: tu parte espera su fecha, que se muestra.
- **${orderStatus.pending_withdrawal}**: tu parte está disponible. Puedes retirarla.
- **${orderStatus.completed}**: se retiró o se usó, o pasaron {completeDays} días. El dinero que queda sigue siendo tuyo.
- **${orderStatus.cancelled}**: el pedido se canceló y se reembolsó al comprador.
- **${orderStatus.refund_return}**: hay una solicitud de devolución abierta. Consulta [devoluciones](returns-and-refunds).

## ¿Por qué no puedo hacer algo con un pedido?

Cada paso le toca a uno solo: solo un comprador paga y acepta, solo un transportista entrega, solo un proveedor envía. Si un pedido avanzó desde que lo abriste, quizá una acción ya no sea posible. Ábrelo de nuevo y mira qué puedes hacer ahora.
`,
    of: 1,
    on: '2026-11-21',
  },
  shipping: {
    title: '¿Dónde está el paquete, y si llega tarde?',
    body: `
Abre el pedido y después **Seguir los paquetes**. Ves los eventos del propio transportista, el número de seguimiento y la fecha de entrega prevista.

- Sin enviar en {shipDays} días hábiles: el pedido se cancela automáticamente y se reembolsa al comprador. No pierdes nada.
- Enviado y sin entregar {lostDays} días después: se abre un caso automáticamente, para que ni tú ni el comprador tengan que darse cuenta.
- Devuelto al remitente: el pedido se cancela y se reembolsa al comprador.

Solo los escaneos del transportista hacen que un pedido esté “enviado” o “entregado”. Nadie de nuestro equipo, ni ningún comerciante, puede marcarlo a mano.
`,
    of: 1,
    on: '2026-11-21',
  },
  'returns-and-refunds': {
    title: 'Un comprador quiere devolver algo. ¿Y ahora?',
    body: `
Un comprador puede solicitar una devolución durante {returnDays} días después de la entrega. Tienes {returnAnswerHours} horas para responder. **Si no respondes, la solicitud se aprueba automáticamente**, para que nadie espere sin fin.

## Quién asume el costo

- **El proveedor**, si el producto está dañado, es el equivocado, llega tarde o se pierde.
- **Tú**, si tu propia descripción prometió algo que el producto no es.
- **Tú y el comprador**, si cambió de opinión: el comprador paga el envío de vuelta; tú pierdes tu ganancia de este pedido y la parte del costo que se queda el proveedor. Antes de que pongas un producto a la venta, su página muestra lo que perderías si te lo devolvieran.

## Qué pasa después

1. Apruebas la solicitud o la rechazas con un motivo. Si la rechazas, el comprador puede pedir que decida nuestro equipo.
2. El comprador tiene {returnShipDays} días para enviar el producto de vuelta.
3. El proveedor lo revisa en {inspectDays} días. Si no se revisa a tiempo, se da por bueno.
4. El comprador recibe el reembolso de inmediato, por el mismo medio con el que pagó.

El reembolso sale primero del dinero de este pedido. Si ya habías retirado tu parte, **no** te pedimos que deposites nada: como máximo la mitad de las ventas posteriores se destina a cubrirlo hasta saldarlo.
`,
    of: 1,
    on: '2026-11-21',
  },
  'refund-a-buyer': {
    title: '¿Cómo reembolso a un comprador sin una devolución?',
    body: `
Abre el pedido y elige **Reembolsar al comprador** en su menú. Puedes reembolsar un monto, ciertos productos, el envío o todo lo que te queda del pedido. No hay que devolver nada.

Antes de confirmar ves, al centavo, lo que recibe el comprador, lo que pagas tú y lo que te queda. Confirmas con tu contraseña de transacciones, y el dinero vuelve por el mismo medio con el que pagó el comprador.

## ¿Cuánto puedo reembolsar?

Como máximo, lo que te queda de este pedido. El costo del proveedor no se toca, ningún otro pedido lo paga y tu saldo nunca baja de cero. Cuando el dinero ya está disponible, solo puedes reembolsar lo que no hayas retirado ni usado.

Sobre el precio que reembolsas no se deben ni impuestos ni comisión. El comprador también recibe esa parte, y a ti no te cuesta nada.

## ¿Cuándo no es posible?

- **Antes del envío**: cancela el pedido. No te cuesta nada, pero baja la reputación de tu tienda, igual que un pedido rechazado.
- **Mientras hay una devolución abierta**: respóndela en el pedido; allí también puedes ofrecer un reembolso parcial. Consulta [devoluciones](returns-and-refunds).
- **Mientras varios paquetes están en camino**: espera a que se entreguen todos.
`,
    of: 1,
    on: '2026-11-29',
  },
  customers: {
    title: '¿Qué veo sobre mis clientes?',
    body: `
En [Clientes](/customers) ves quién te compró, cuántas veces y por cuánto. Los nombres están ocultos en parte. Reconocemos a un comprador por su correo, solo en tu tienda, y nunca mostramos el correo.

- **Valor** es lo que se pagó por pedidos no cancelados, menos los reembolsos. Abre un cliente para ver los pedidos que lo forman.
- **Etiquetas y notas** son solo para ti. Puedes borrar una nota en cualquier momento.

Cuando se borran los datos de un comprador, también se borran tus notas y etiquetas. Escribe solo lo que necesites para tu trabajo: un comprador puede preguntar qué guardas.
`,
    of: 1,
    on: '2026-11-29',
  },
  insights: {
    title: '¿Qué me dicen los análisis?',
    body: `
En [Análisis](/insights) ves qué se vendió, quién vino y qué se devolvió: en 7, 30 o 90 días, este mes o los días que elijas, comparado con el período anterior. Abre un número para ver los pedidos o los días que hay detrás. Puedes guardar cada lista como archivo CSV.

- **Productos**: lo que pagaron los compradores por los pedidos del período, menos proveedor, envío, tarifas, impuestos y reembolsos. Lo que queda es tu ganancia, al céntimo, como en tu libro. Lo que aún no está liquidado se retiene hasta que se acepte el pedido.
- **Visitantes**: de dónde vinieron. Guardamos el nombre del sitio web anterior, nunca su página. La tasa de conversión se muestra a partir de {shareVisitorsMin} vistas.
- **Búsquedas sin resultados**: palabras que se buscaron en {missDaysShown} días distintos. No guardamos quién buscó, y borramos las palabras después de {visitRowDays} días.
- **Compradores**: primeros pedidos y repetidos, países, días de la semana y horas.
- **Devoluciones**: motivos y productos.

Solo cuentan hechos reales. Los robots y tus propias visitas no cuentan, y nadie puede agregar un número.
`,
    of: 1,
    on: '2026-11-29',
  },
  'questions-before-buying': {
    title: 'Un comprador pregunta antes de comprar. ¿Qué pasa?',
    body: `
En la página de cada producto, los compradores pueden hacerle una pregunta a tu tienda. Recibes una notificación en cuanto confirman su dirección, y encuentras la pregunta en [Preguntas](/questions) y en [Servicio](/service).

- **Respondes una vez, por correo.** El comprador recibe tu respuesta junto con su pregunta, en un correo en su idioma.
- **Tú decides qué ven todos.** Muestra una pregunta y su respuesta en la página del producto, sin el nombre del comprador, y quítala de ahí cuando quieras.
- **Los datos de contacto y los enlaces se ocultan** en ambos lados, como en los mensajes de un pedido.
- **Nunca ves la dirección.** La dirección y el nombre se borran cuando se envía tu respuesta.

Una pregunta sin respuesta se borra a los {questionOpenDays} días; una respondida, a los {questionAnswerDays} días. El comprador puede borrarla antes con el enlace de su correo; entonces también desaparece de la página del producto.
`,
    of: 1,
    on: '2026-11-29',
  },
  'cart-emails': {
    title: '¿Qué son los correos del carrito?',
    body: `
Al pagar, los compradores pueden marcar una casilla para recibir un correo por si no terminan. La casilla está vacía hasta que la marcan.

- **Un solo correo, a partir de {reminderHours} horas**, con su carrito, los precios de hoy si cambiaron y un enlace que abre el carrito.
- **Nunca después de un pago**, ni siquiera si el pedido se canceló. Si tu tienda está cerrada, el correo espera.
- **Sin direcciones.** No las ves, y cada una se borra cuando se envía su correo. Cada correo tiene un enlace para cancelar.

En [Correos del carrito](/reminders) ves lo que se envió en los últimos {reminderKeepDays} días y abres los pedidos que llegaron de ahí. Ahí también puedes desactivar la casilla.
`,
    of: 1,
    on: '2026-11-29',
  },
  'buyer-pages': {
    title: '¿Qué es la página propia del comprador?',
    body: `
Cada tienda tiene una página “/me” donde los compradores encuentran aquello por lo que vuelven. La abren con un enlace que les enviamos por correo, sin contraseña.

- **Lista de deseos.** Un corazón en cada producto, también antes de entrar. La página muestra el precio de hoy junto al de cuando se guardó, y lo que ya no vendes. Caben {wishesMax} productos.
- **Pedidos** hechos con ese correo en tu tienda.
- **Direcciones guardadas**, hasta {buyerAddressesMax}. Al pagar se ofrecen solo a quien inició sesión, y se guarda una solo si el comprador marca la casilla.

Tú no ves nada de eso: ni la lista, ni las direcciones, ni las sesiones. Un enlace funciona una vez, durante {buyerLinkMinutes} minutos; un dispositivo mantiene la sesión {buyerSessionDays} días. Los compradores pueden cerrar sesión en todas partes y eliminar todo de inmediato. Una página que nadie abre se elimina a los {buyerPageDays} días.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
