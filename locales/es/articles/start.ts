import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers for the first days. `{…}` are values of this instance, filled in by the server. */
export const start = {
  'first-steps': {
    title: '¿Cómo empiezo a vender?',
    body: `
No necesitas existencias ni dinero propio. Una tienda que vende tiene cuatro cosas:

1. Datos que dicen a los compradores quién eres: un nombre, una dirección y una forma de contactarte. Los pones en [datos de la tienda](/shop).
2. Productos del [almacén](/goodsList/warehouse) con un precio que eliges tú. Ves tu ganancia por unidad antes de agregar uno.
3. Un enlace a tu tienda que la gente abre. Lo encuentras en tu [tienda](/shopCenter) y puedes compartirlo donde quieras.
4. Un comprador que paga. Lo demás ocurre automáticamente, y puedes seguir cada paso.

## Qué pasa cuando alguien compra

El pago del comprador se guarda de forma segura para este único pedido. El costo del proveedor se confirma con ese pago, y el proveedor envía el producto. Cuando el comprador acepta el pedido o termina el plazo de devolución, tu ganancia está en tu billetera, con la fecha desde la que puedes retirarla. Nunca pagas tú a un proveedor.

## Lo que quizá quieras configurar pronto

- Una [contraseña de transacciones](transaction-password), para que solo tú puedas sacar dinero.
- Una [cuenta de cobro](withdrawal-accounts). Una nueva se puede usar después de {accountHoldHours} horas, así que conviene tenerla antes de tu primer retiro.
`,
    of: 1,
    on: '2026-11-21',
  },
  'how-an-order-is-paid': {
    title: '¿Quién paga un pedido, y cuándo?',
    body: `
**El comprador paga todo.** Nunca tomamos nada de un pedido de tu billetera.

Cuando un comprador termina su compra, recibimos un solo pago: productos, envío e impuesto. Se guarda aparte, solo para este pedido. Con él se pagan, en este orden:

1. el impuesto, a la autoridad fiscal,
2. el proveedor: el costo de los productos y su envío,
3. nuestra [comisión](commission),
4. tú: todo lo que queda.

Las cuatro partes suman siempre lo que pagó el comprador. Cada pedido las muestra en una lista, hasta el último centavo.

## Un ejemplo

Un comprador paga 24.60: un producto de 20.00, envío 3.00 e impuesto 1.60. El proveedor recibe 11.00 por el producto y 3.00 por enviarlo. La comisión del 5 % del precio del producto es 1.00; el impuesto, 1.60. Tu parte es 8.00.

## ¿Y si no alcanza?

Eso no puede pasar: rechazamos un precio que no cubre sus costos cuando lo pones. Consulta [por qué se rechaza un precio](below-break-even).
`,
    of: 1,
    on: '2026-11-21',
  },
  'ways-to-pay': {
    title: '¿Cómo pueden pagar mis compradores?',
    body: `
Al pagar, cada comprador ve los métodos de pago que funcionan para su país y el monto. No tienes que configurar nada ni firmar un contrato con un procesador de pagos.

- **Tarjeta, PayPal o Mollie**: en la página segura del procesador. Mollie muestra los métodos de pago del país del comprador, como la app de su banco. Ni tú ni nosotros vemos una tarjeta o una cuenta.
- **Transferencia bancaria**: los productos se le guardan al comprador unos días, hasta que llegue el dinero.
- **USDT**: a una dirección que es solo de este pedido.

Cuáles se ofrecen depende de la plataforma y del país del comprador.

## ¿Cuándo está pagado un pedido?

Cuando el propio procesador confirma exactamente este monto, en esta moneda y para este pedido. Un mensaje nunca basta: le preguntamos al procesador. El dinero que llega demasiado tarde se reembolsa automáticamente. Cada pedido muestra qué prueba su pago.

## ¿Cómo le llega un reembolso al comprador?

Por el mismo método con el que pagó. Cuánto tarda depende del procesador o del banco. Tras una transferencia o un pago en USDT, el comprador indica adónde debe ir el reembolso.

## ¿Puede un comprador pagarme directamente?

No se lo pidas, por favor. Solo un pago en el proceso de compra crea un pedido y los protege a los dos. Consulta [lo que nunca pedimos](we-never-ask).
`,
    of: 1,
    on: '2026-11-29',
  },
  'no-deposit-needed': {
    title: '¿Necesito un depósito para vender?',
    body: `
**No.** Nunca necesitas un depósito para abrir tu tienda, poner productos a la venta, recibir pedidos, hacer que se envíen, alcanzar un nivel más alto o retirar.

Los pedidos se pagan con el pago del propio comprador. [Así funciona](how-an-order-is-paid). A un proveedor nunca se le puede pagar con tu billetera, así que una billetera llena no vende más que una vacía.

Un depósito solo tiene sentido para algo que tú decides comprar aquí, como la promoción. Aun así tiene un límite, para que no deposites más de lo que quieres. Consulta [depósitos](deposits).

Si alguien te dice que deposites dinero para que se envíe un pedido, para retirar o para mantener abierta tu tienda, no somos nosotros. [Lee lo que nunca pedimos](we-never-ask) y, por favor, [cuéntanoslo](/feedback).
`,
    of: 1,
    on: '2026-11-22',
  },
  invitations: {
    title: '¿Cómo funcionan las invitaciones?',
    body: `
Solo las personas invitadas pueden abrir una cuenta. Un código de invitación abre una cuenta.

- Puedes crear {invitesPerDay} códigos al día cuando tu propia cuenta tenga {inviterDays} días. Son gratis y no los hay de otro tipo: nadie puede venderlos.
- Un código sirve una vez, durante {inviteDays} días. Puedes revocar un código que no se haya usado.
- No ganas nada por invitar, y tampoco nadie por encima de ti. Lo que gana tu amigo es de tu amigo.
- Ves que un amigo se unió, con el nombre abreviado. No ves sus ventas.

## Cuando se rechaza un código

- **Desconocido**: revisa los caracteres. Los códigos no llevan 0, O, 1 ni I.
- **Ya se usó**: cada código abre una cuenta. Pide otro.
- **Vencido o revocado**: pide uno nuevo a quien te invitó.
- **Registro cerrado**: por ahora no se pueden abrir cuentas nuevas. Probar tu código no lo gasta.

Cuando hayas alcanzado el límite diario, podrás crear códigos nuevos después de la medianoche en la zona horaria de tu tienda.
`,
    of: 1,
    on: '2026-11-21',
  },
  levels: {
    title: '¿Qué son los niveles y cómo llego al siguiente?',
    body: `
Hay cuatro niveles. **Se ganan y son gratis.** Ningún pago, depósito ni invitación cambia un nivel.

- **Tienda Estándar**: {standardGoods} productos a la venta, comisión {standardCommission}.
- **Tienda Comercial**: {merchantGoods} productos a la venta, comisión {merchantCommission}.
- **Socio de Negocios**: {partnerGoods} productos a la venta, comisión {partnerCommission}.
- **Agente de Marca**: {agentGoods} productos a la venta, comisión {agentCommission}.

## Qué cuenta

Los pedidos entregados a compradores distintos, lo satisfechos que están y los pocos pedidos que salen mal. Tus [datos de la tienda](/shop) muestran los números exactos y tu avance. No cuentan los pedidos que hizo el propio comerciante o personas cercanas.

Cuando alcanzas todos los números, pulsas un botón y el nivel es tuyo. Nadie tiene que aprobarlo.

## Lo que un nivel nunca toca

Tu derecho a tu dinero. Con un nivel bajo recibes y retiras el mismo dinero. Si un nivel permite menos que antes, no se quita nada: lo que está a la venta sigue a la venta; solo no puedes agregar más.
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
