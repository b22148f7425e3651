import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about the wallet. */
export const money = {
  'balance-parts': {
    title: '¿De qué se compone mi saldo?',
    body: `
Tu [billetera](/wallet) muestra cuatro montos. Siempre suman el saldo.

- **Disponible**: puedes retirarlo o gastarlo ahora.
- **Pendiente**: ganado, con una fecha en la que queda disponible.
- **Retenido**: apartado por un motivo escrito, con un final. Consulta [dinero retenido](held-money).
- **En camino**: retiros que pediste y que aún no llegaron.

Cada monto abre los movimientos que lo forman. Cada movimiento lleva el saldo de antes y de después y un número sin huecos, así que no se puede colar ni sacar nada.

El dinero que pagaron los compradores por pedidos aún en curso **no** está en tu saldo. Pertenece al pedido hasta que se acepta, y se muestra aparte.
`,
    of: 1,
    on: '2026-11-21',
  },
  'when-money-is-yours': {
    title: '¿Cuándo recibo el dinero de una venta?',
    body: `
El dinero de un pedido sigue siempre el mismo camino, y cada paso tiene una fecha.

1. El comprador paga. El dinero espera para este pedido.
2. El paquete se entrega. Ahora el comprador tiene {returnDays} días para devolverlo.
3. El pedido se acepta. Tu parte es segura y ves el día en que queda disponible.
4. Ese día está disponible y puedes retirarlo.

Ese día es cuando se acepta el pedido, o este tiempo después de la entrega, lo que sea más tarde:

- Tienda Estándar: {standardRelease} días
- Tienda Comercial: {merchantRelease} días
- Socio de Negocios: {partnerRelease} días
- Agente de Marca: {agentRelease} días

No tienes que hacer nada para ello y nadie tiene que aprobarlo. Mientras esperas no tienes dinero puesto: al proveedor le pagó el comprador.
`,
    of: 1,
    on: '2026-11-21',
  },
  withdrawals: {
    title: '¿Cómo retiro y cuánto tarda?',
    body: `
Puedes retirar lo que está **disponible**, desde {withdrawalMin}. Necesitas una [cuenta de cobro](withdrawal-accounts), una [contraseña de transacciones](transaction-password) y una [identidad verificada](identity).

## Los tiempos

- Hasta que se envía puedes anularlo, y el dinero vuelve de inmediato.
- La decisión se promete en {decideHours} horas.
- **Si nadie ha decidido después de {selfApproveHours} horas, se aprueba automáticamente y se paga en partes diarias dentro de tu límite diario, en {slices} días como máximo.** Eso solo lo detiene una retención por escrito, que puedes leer y apelar.
- Después se envía: las redes tardan minutos; los bancos, de uno a tres días hábiles.

## Lo que cuesta

Como máximo lo que cobra el banco o la red. Se muestra antes de enviar y sale del monto. No hay ninguna otra tarifa: **ni impuesto para desbloquear, ni cobro por verificar, ni depósito previo.** [Nunca pedimos eso](we-never-ask).

## Cuando no funciona

Si un banco o una red lo devuelve, todo el monto regresa a tu billetera con el motivo. Si se rechaza tu retiro, el monto vuelve de inmediato, con un motivo y lo que puedes hacer después. Nunca se queda con nosotros.
`,
    of: 1,
    on: '2026-11-21',
  },
  'withdrawal-accounts': {
    title: '¿Dónde puedo cobrar? (444, 451)',
    body: `
En una tarjeta o cuenta bancaria, en USDT en Ethereum (ERC-20) o en USDT en TRON (TRC-20). Puedes tener {accountsMax} cuentas en total (444). Para agregar otra, quita una que no uses.

- Una cuenta nueva se puede usar después de {accountHoldHours} horas. Se avisa a todos tus dispositivos, para que tengas tiempo de frenar a quien haya entrado en tu cuenta.
- Un número o una dirección que cambia cuenta como cuenta nueva. Una nota que cambia, no.
- El nombre de una cuenta bancaria tiene que ser el tuyo.
- Se comprueba que una dirección no tenga errores de escritura. No se puede comprobar si es tuya: las monedas enviadas a una dirección equivocada se pierden, así que compárala letra por letra.

**Cuenta no encontrada (451)** significa que se quitó entretanto o que no es tuya. Elige una de la lista.
`,
    of: 1,
    on: '2026-11-21',
  },
  'insufficient-balance': {
    title: 'Dice que mi saldo no alcanza. (424)',
    body: `
Pediste más de lo que está **disponible**. El dinero pendiente y el retenido son tuyos, pero aún no están disponibles, así que hoy no se pueden retirar ni gastar. Tu [billetera](/wallet) muestra la fecha de cada monto.

Esto le puede pasar a un retiro o a una promoción. A un pedido no le puede pasar **nunca**: los pedidos se pagan con el pago del comprador y no miran tu billetera.

No tienes que poner dinero. Toma un monto menor o espera la fecha.
`,
    of: 1,
    on: '2026-11-21',
  },
  deposits: {
    title: '¿Cómo funcionan los depósitos? (448, 429)',
    body: `
Lo primero: [no necesitas ninguno para vender](no-deposit-needed).

Si quieres hacer uno, recibes una dirección o una referencia bancaria y un monto exacto. Envía exactamente eso, por exactamente esa red.

- El depósito mínimo es {depositMin}; algunas vías tienen uno más alto, que se muestra al lado. Las solicitudes menores se rechazan (448), porque el costo de la red se las comería. Si llega un monto menor, no se pierde: se acredita cuando la suma alcanza, o se devuelve.
- Hay un máximo, para que nadie ponga más de lo que quiere: {depositCap} en los primeros {depositFirstDays} días; después, la mitad de lo que se te liquidó en {depositSalesDays} días si eso es más.
- Una transacción se puede usar una vez. Si su hash ya se usó (429), revisa si copiaste el correcto y mira tus [movimientos](/wallet/flow): quizá ya esté acreditada.

Un depósito se comprueba con la cadena o con el banco. Se acredita cuando está realmente ahí, con lo que realmente llegó. Nadie aquí puede escribir un saldo a mano.
`,
    of: 1,
    on: '2026-11-21',
  },
  'held-money': {
    title: '¿Por qué está retenida una parte de mi dinero? (449, 450)',
    body: `
El dinero se retiene solo por uno de unos pocos motivos escritos, como una disputa abierta de un pedido concreto o una señal de que otra persona está en tu cuenta. Cada retención dice:

- **por qué**, con palabras, y en qué se basa,
- **cuánto**: el resto de tu billetera sigue disponible,
- **hasta cuándo**: ese día termina automáticamente,
- **cómo apelar**: decide otra persona que la que la puso, en 10 días. Si no lo hace, el monto retenido queda disponible de nuevo.

La encuentras en tu [billetera](/wallet). Pagar algo nunca hace que termine antes. Si alguien te ofrece eso, [es un fraude](we-never-ask).

**Una parte de tu saldo está retenida (449)**: el monto retenido no se puede retirar. Todo lo demás, sí. **Billetera congelada (450)**: durante un tiempo limitado no puede salir ni entrar nada, por orden de un tribunal o porque tú o nosotros vimos que entró otra persona.
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
