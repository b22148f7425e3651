import type { TranslatedArticle } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

/** Answers about orders on their way. */
export const orders = {
  'confirming-an-order': {
    title: '¿Qué hace “confirmar” y cuánto me cuesta?',
    body: `
Cuando un comprador ha pagado, el costo del proveedor se confirma **con el pago del comprador**. La pantalla lo dice al centavo: “del comprador” y “de ti: 0.00”. Siempre es 0.00.

Puedes mirar primero el pedido y después:

- **confirmarlo**: el proveedor recibe el pedido,
- **rechazarlo** con un motivo: el comprador recupera todo el dinero.

Si no haces nada, el pedido se confirma solo después de {confirmMinutes} minutos. Si desactivaste eso, se reembolsa a más tardar después de {confirmHours} horas. En ningún caso se te cobra nada, y estar ausente nunca es una falta.

Un comprador puede cambiar de opinión en los {cancelMinutes} minutos siguientes al pago. Entonces recupera todo el monto y el pedido termina.
`,
    of: 1,
    on: '2026-11-21',
  },
  'order-statuses': {
    title: '¿Qué significan los estados de un pedido?',
    body: `
Cada estado tiene a alguien que lo hace avanzar y un plazo tras el cual avanza solo. Ningún pedido puede quedarse quieto para siempre.

- **${orderStatus.pending_payment}**: el comprador pagó y el costo espera a ser [confirmado](confirming-an-order).
- **${orderStatus.to_be_delivered}**: el proveedor tiene el pedido y {shipDays} días hábiles para enviarlo. Después se reembolsa al comprador.
- **${orderStatus.shipped}**: el transportista escaneó el paquete. Una etiqueta sola no es un envío.
- **${orderStatus.delivered}**: el transportista dice que llegó.
- **${orderStatus.received}**: el comprador lo dijo, o no dijo nada en {receiveDays} días.
- **${orderStatus.pending_acceptance}**: corre el plazo para devolver productos.
- **${orderStatus.accepted}**: ese plazo terminó y no hay nada abierto. Tu parte ya es segura.
- **${orderStatus.pending_settlement}**: tu parte espera su fecha, que se muestra.
- **${orderStatus.pending_withdrawal}**: tu parte está disponible. Puedes retirarla.
- **${orderStatus.completed}**: se retiró o se usó, o pasaron {completeDays} días. El dinero que queda sigue siendo tuyo.
- **${orderStatus.cancelled}**: el pedido terminó y el comprador recuperó su dinero.
- **${orderStatus.refund_return}**: hay un caso abierto. Consulta [devoluciones](returns-and-refunds).

## ¿Por qué no puedo hacer algo con un pedido?

Cada paso es de alguien: solo un comprador paga y acepta, solo un transportista entrega, solo un proveedor envía. Si un pedido avanzó desde que lo abriste, lo que querías quizá ya no sea posible. Ábrelo de nuevo y mira qué permite ahora.
`,
    of: 1,
    on: '2026-11-21',
  },
  shipping: {
    title: '¿Dónde está el paquete, y si llega tarde?',
    body: `
Abre el pedido y después “logística”. Ves los eventos del propio transportista, el número de seguimiento y cuándo debería llegar el paquete.

- Sin enviar en {shipDays} días hábiles: el pedido termina solo y el comprador recupera su dinero. No pierdes nada.
- Enviado y sin entregar {lostDays} días después: se abre un caso automáticamente, para que ni tú ni el comprador tengan que darse cuenta.
- Devuelto al remitente: el pedido termina y se reembolsa al comprador.

Solo los escaneos del transportista hacen que un pedido esté “enviado” o “entregado”. Nadie aquí, ni ningún comerciante, puede ponerlo a mano.
`,
    of: 1,
    on: '2026-11-21',
  },
  'returns-and-refunds': {
    title: 'Un comprador quiere devolver algo. ¿Y ahora?',
    body: `
Un comprador puede pedir una devolución durante {returnDays} días después de la entrega. Tienes {returnAnswerHours} horas para responder. **Sin respuesta cuenta como un sí**, para que nadie espere para siempre.

## Quién asume el costo

- **El proveedor**, si los productos están dañados, equivocados, llegan tarde o se pierden.
- **Tú**, si tu propia descripción prometió algo que el producto no es.
- **Tú y el comprador**, si cambió de opinión: el comprador paga el envío de vuelta; tú pierdes tu ganancia de este pedido y lo que el proveedor se queda de su costo. Antes de poner algo a la venta, su página dice cuánto perderías si te lo devolvieran.

## Cómo sigue

1. Dices que sí, o que no con un motivo. Tras un no, el comprador puede pedir que decida una persona de aquí.
2. El comprador tiene {returnShipDays} días para enviar el producto.
3. El proveedor lo revisa en {inspectDays} días. Si nadie lo hace, se da por bueno.
4. El comprador recibe el reembolso de inmediato, por el mismo medio con el que pagó.

El reembolso sale primero del dinero de este pedido. Si ya habías retirado tu parte, **no** se te pide que pagues nada: como máximo la mitad de las ventas futuras se destina a compensarlo hasta quedar a mano.
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
