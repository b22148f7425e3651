import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about the wallet. */
export const money = {
  'balance-parts': {
    title: '¿De qué se compone mi saldo?',
    body: `
Tu [billetera](/wallet) muestra cuatro montos. Siempre suman el saldo.

- **Disponible**: puedes retirarlo o gastarlo ahora.
- **Pendiente**: ganado, con una fecha en la que queda disponible.
- **Retenido**: apartado por un motivo escrito, con una fecha de término. Consulta [dinero retenido](held-money).
- **En retiro**: retiros que pediste y que aún no llegaron.

Cada monto abre los movimientos que lo forman. Cada movimiento lleva el saldo de antes y de después y un número consecutivo, así que no se puede insertar ni quitar nada.

Lo que pagaron los compradores por pedidos aún en curso **no** está en tu saldo. Se guarda para el pedido hasta que se acepta, y se muestra aparte.
`,
    of: 1,
    on: '2026-11-21',
  },
  'when-money-is-yours': {
    title: '¿Cuándo recibo el dinero de una venta?',
    body: `
Todos los pedidos siguen los mismos pasos, y cada paso tiene una fecha.

1. El comprador paga. El pago se guarda para este pedido.
2. El paquete se entrega. Ahora el comprador tiene {returnDays} días para devolverlo.
3. El pedido se acepta. Tu parte es segura y ves el día en que queda disponible.
4. Ese día está disponible y puedes retirarla.

Ese día es cuando se acepta el pedido, o este número de días después de la entrega, lo que ocurra más tarde:

- Tienda Estándar: {standardRelease} días
- Tienda Comercial: {merchantRelease} días
- Socio de Negocios: {partnerRelease} días
- Agente de Marca: {agentRelease} días

No tienes que hacer nada, y nadie tiene que aprobarlo. Mientras esperas, no tienes dinero propio comprometido: al proveedor se le pagó con el pago del comprador.
`,
    of: 1,
    on: '2026-11-21',
  },
  withdrawals: {
    title: '¿Cómo retiro y cuánto tarda?',
    body: `
Puedes retirar tu saldo **disponible**, desde {withdrawalMin}. Necesitas una [cuenta de cobro](withdrawal-accounts), una [contraseña de transacciones](transaction-password) y una [identidad verificada](identity).

## Los tiempos

- Puedes cancelarlo hasta que se envía, y el monto queda disponible de nuevo de inmediato.
- Prometemos una decisión en un plazo de {decideHours} horas.
- **Si no decidimos después de {selfApproveHours} horas, se aprueba automáticamente y se paga en cuotas diarias dentro de tu límite diario, en {slices} días como máximo.** Solo lo detiene una retención por escrito, que puedes leer y apelar.
- Después se envía: las redes tardan minutos; los bancos, de uno a tres días hábiles.

## Lo que cuesta

Como máximo lo que cobra el banco o la red. Te lo mostramos antes de que lo envíes, y se descuenta del monto. No hay ninguna otra tarifa: **ni impuesto para desbloquear, ni tarifa de verificación, ni depósito previo.** [Nunca pedimos eso](we-never-ask).

## Cuando no funciona

Si un banco o una red lo devuelve, todo el monto regresa a tu billetera con el motivo. Si rechazamos tu retiro, el monto queda disponible de nuevo de inmediato, con un motivo y lo que puedes hacer después. Nunca nos lo quedamos.
`,
    of: 1,
    on: '2026-11-21',
  },
  'withdrawal-accounts': {
    title: '¿A dónde puedo retirar? (444, 451)',
    body: `
A una tarjeta o cuenta bancaria, a USDT en Ethereum (ERC-20) o a USDT en TRON (TRC-20). Puedes tener hasta {accountsMax} cuentas (444). Para agregar otra, quita una que no uses.

- Una cuenta nueva se puede usar después de {accountHoldHours} horas. Enviamos una notificación a todos tus dispositivos, para que tengas tiempo de frenar a quien haya entrado en tu cuenta.
- Si cambias un número o una dirección, cuenta como cuenta nueva. Si cambias una nota, no.
- El nombre de una cuenta bancaria tiene que ser el tuyo.
- Comprobamos que una dirección no tenga errores de escritura. No podemos comprobar si es tuya: las criptomonedas enviadas a una dirección equivocada se pierden, así que compárala carácter por carácter.

**Cuenta no encontrada (451)** significa que se quitó o que no es tuya. Elige una de la lista.
`,
    of: 1,
    on: '2026-11-21',
  },
  'insufficient-balance': {
    title: 'Dice que mi saldo no alcanza. (424)',
    body: `
El monto es mayor que lo que tienes **disponible**. El dinero pendiente o retenido es tuyo, pero todavía no puedes retirarlo ni gastarlo. Tu [billetera](/wallet) muestra la fecha de cada monto.

Esto puede ocurrir con un retiro o una promoción. Con un pedido no puede ocurrir **nunca**: los pedidos se pagan con el pago del comprador y no dependen de tu billetera.

No tienes que depositar nada. Elige un monto menor o espera la fecha.
`,
    of: 1,
    on: '2026-11-21',
  },
  deposits: {
    title: '¿Cómo funcionan los depósitos? (448, 429)',
    body: `
Lo primero: [no necesitas ninguno para vender](no-deposit-needed).

Si quieres hacer uno, recibes una dirección o una referencia bancaria y un monto exacto. Envía exactamente ese monto, por exactamente esa red.

- El depósito mínimo es {depositMin}; algunos métodos tienen uno más alto, que se muestra al lado. Rechazamos las solicitudes menores (448), porque el costo de la red las consumiría. Si llega un monto menor, no se pierde: lo acreditamos cuando el total alcanza, o lo devolvemos.
- Hay un máximo, para que no deposites más de lo que quieres: {depositCap} en los primeros {depositFirstDays} días; después, la mitad de lo que se te liquidó en {depositSalesDays} días si eso es más.
- Una transacción se puede usar una vez. Si su hash ya se usó (429), revisa si copiaste el correcto y mira tus [movimientos](/wallet/flow): quizá ya esté acreditada.

Comprobamos cada depósito con la cadena o con el banco, y acreditamos el monto que realmente llegó. Nadie de nuestro equipo puede escribir un saldo a mano.
`,
    of: 1,
    on: '2026-11-21',
  },
  'held-money': {
    title: '¿Por qué está retenida una parte de mi dinero? (449, 450)',
    body: `
Retenemos dinero solo por uno de unos pocos motivos publicados, como una disputa abierta sobre un pedido concreto o una señal de que otra persona usa tu cuenta. Cada retención dice:

- **por qué**, con palabras, y en qué pruebas se basa,
- **cuánto**: el resto de tu billetera sigue disponible,
- **hasta cuándo**: ese día termina automáticamente,
- **cómo apelar**: decide en 10 días un revisor distinto del que la impuso. Si la apelación no se decide a tiempo, el monto retenido queda disponible de nuevo.

La encuentras en tu [billetera](/wallet). Un depósito nunca hace que termine antes. Si alguien te ofrece eso, [es un fraude](we-never-ask).

**Una parte de tu saldo está retenida (449)**: el monto retenido no se puede retirar. Todo lo demás, sí. **Billetera congelada (450)**: durante un tiempo limitado no puede salir ni entrar nada, por orden de un tribunal o porque tú o nosotros vimos que entró otra persona.
`,
    of: 1,
    on: '2026-11-21',
  },
  'weekly-payout': {
    of: 1,
    on: '2026-11-29',
    title: '¿Cómo cobro cada semana sin pedirlo?',
    body: `
Activa el [retiro semanal](/wallet/schedule): elige una cuenta, un día, el mínimo y el máximo que se paga de una vez.

- Ese día, por la mañana en la zona horaria de tu tienda, lo disponible se solicita como un retiro normal. Valen las mismas reglas, tiempos y costos que para [cualquier retiro](withdrawals), y puedes cancelarlo.
- Menos que tu mínimo espera a la semana siguiente. Lo que pase de tu máximo se queda en tu billetera.
- Para activarlo se piden tu [contraseña de transacción](transaction-password), tu segundo paso y, si uno de tus dispositivos firma, la firma de tu teléfono. Después no se vuelve a preguntar nada, así que elige bien el máximo.
- Si algo lo impide, como una restricción o una cuenta nueva, no se paga nada, la pantalla dice por qué y se intenta la semana siguiente. Tu dinero sigue disponible.
- Puedes terminarlo cuando quieras, sin contraseña. Quitar la cuenta también lo termina.

Cada pago hecho así está marcado, y tu teléfono comprueba que lo cubre lo que firmaste: esta cuenta, no más que el máximo, una vez por semana.
`,
  },
  statements: {
    title: '¿Qué son las liquidaciones mensuales?',
    body: `
Al terminar cada mes hacemos una liquidación de tu [billetera](/wallet/statements). Nunca cambia y la numeración no tiene huecos.

- **Liquidación**: tu saldo antes y después, y lo que entró y salió.
- **Factura de tarifas**: [comisión](commission), tarifas de red y promoción. Ya las descontamos, así que no tienes que pagar nada.
- **Impuestos por país**: lo que tus compradores pagaron de impuestos. Se guarda para las autoridades fiscales y no forma parte de tu saldo. Para la UE hay además un archivo con las columnas de la ventanilla única.

Cada suma abre los asientos de tu libro que la forman, y cada archivo está en tu idioma.

Un reembolso de un mes posterior aparece en la liquidación de ese mes. También puedes guardar cualquier [movimiento](/wallet/flow) en un archivo CSV.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
