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
} satisfies Record<string, TranslatedArticle>;
