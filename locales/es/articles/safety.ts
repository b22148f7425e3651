import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers that keep people from losing money. */
export const safety = {
  'we-never-ask': {
    title: 'Lo que nunca te pediremos',
    body: `
**Nunca te pedimos depositar para poder retirar.** Ni por un impuesto, ni por una tarifa, ni para demostrar quién eres, ni para alcanzar un nivel, ni para desbloquear, descongelar o acelerar nada. Aquí no existe un cobro así: nuestro sistema contable no tiene un asiento para él, de modo que nadie de nuestro equipo podría cobrarlo aunque quisiera.

Tampoco te pedimos nunca

- tu contraseña, tu contraseña de transacciones o un código de tu verificación en dos pasos,
- enviar dinero o criptomonedas a una persona, a una billetera privada o a una dirección que no se muestre en esta app,
- pasar a un chat en otro lugar para “resolverlo allí”,
- instalar un programa que permita a alguien ver tu pantalla,
- invitar a otras personas para que se libere tu dinero,
- comprar en tu propia tienda.

## Si alguien te pide eso

1. No pagues y no respondas.
2. Cambia tu contraseña y cierra las sesiones que no reconozcas.
3. [Escríbenos](/feedback) qué te dijeron y dónde. Preguntar nunca tiene consecuencias para ti.

Si ya pagaste: avisa de inmediato a tu banco o a la empresa de tu tarjeta, y a la policía. Desconfía de quien ahora ofrezca recuperarlo a cambio de una tarifa. [Lee sobre eso](recovery-scams).
`,
    of: 1,
    on: '2026-11-21',
  },
  'recovery-scams': {
    title: 'Alguien ofrece recuperar dinero perdido. ¿Es verdad?',
    body: `
Casi nunca. A quienes perdieron dinero los vuelve a contactar a menudo alguien que dice ser abogado, una autoridad, un “agente de recuperación” o nuestra atención al cliente. Conocen detalles, porque son las mismas personas o les compraron la lista. Primero piden una tarifa, un impuesto, un depósito o tus contraseñas.

## Cómo reconocerlo

- Te contactaron ellos. No los contactaste tú.
- Hay que pagar algo antes, a menudo en criptomonedas o tarjetas de regalo.
- Es urgente y no debes contárselo a nadie.
- Quieren ver tu pantalla o recibir códigos de tu teléfono.

Ninguna autoridad cobra una tarifa por devolver dinero. Nosotros tampoco: **aquí un reembolso o un retiro nunca empieza con un pago tuyo.**

## Lo que ayuda

- Tu banco o la empresa de tu tarjeta: pregunta hoy, porque los plazos son cortos.
- La policía de donde vives y la oficina contra el fraude de tu país. Denunciar es gratis.
- Guarda todo: mensajes, direcciones, recibos, hashes de transacciones.

Si usaron nuestro nombre, [cuéntanoslo](/feedback), por favor.
`,
    of: 1,
    on: '2026-11-21',
  },
  'honest-by-structure': {
    title: '¿Cómo sé que esto es honesto?',
    body: `
No deberías tener que confiar en nosotros. Por eso lo importante no son promesas, sino la forma en que está construida la plataforma.

- **Los pedidos vienen solo de compradores.** Un pedido empieza con un pago que se recibió de verdad. Nadie de nuestro equipo, ni ningún programa, puede crear un pedido, una visita o un comentario.
- **Tu billetera no paga ningún pedido.** Ningún asiento contable lleva de la billetera de un comerciante a un proveedor.
- **Solo existen los tipos de asientos de la lista.** La base de datos rechaza todos los demás. Tipos como “desbloqueo”, “tarifa de verificación” o “tarifa de nivel” no están entre ellos.
- **Cada asiento está encadenado al anterior.** Lleva un número consecutivo y una huella, así que ninguno se puede cambiar o quitar sin que se note.
- **Una retención tiene un motivo, un monto y una fecha de término**, y si apelas decide otro revisor.
- **Un retiro sobre el que no decidimos se aprueba automáticamente después de {selfApproveHours} horas.**
- **Cada cifra abre las filas de las que sale.** No hay contadores que alguien pueda cambiar.
- **Los niveles y las invitaciones son gratis y no hacen ganar nada a nadie.**

Mucho lo puedes comprobar tú: compara lo que pagó un comprador con las partes del pedido y revisa tus asientos desde el primero.
`,
    of: 1,
    on: '2026-11-21',
  },
  'public-record': {
    title: '¿Cómo puedo comprobar que nadie cambia el pasado?',
    body: `
Todo lo que hacemos que tiene que ver con tu tienda se añade a un **registro público**: una retención y su fin, un rechazo, un pago, un nuevo nivel, una decisión sobre una apelación. Ocurre en un minuto. El registro solo crece, y notarios independientes también pueden firmarlo.

Los demás no pueden leer lo que dice sobre ti. Solo tu tienda tiene las claves de sus propias entradas, y puede abrirlas todas.

## Qué comprueba tu teléfono

1. Que el registro solo creció: nada de lo que estaba cambió ni desapareció.
2. Que tu saldo forma parte, al centavo, del total que publicamos cada hora de lo que se debe a todas las tiendas, compradores y proveedores.
3. Que cada retención, rechazo y restricción que se te muestra está en el registro, y que no falta ninguna.

Lo comprueba automáticamente, y también cuando pulsas **Comprobar ahora**. El resultado está debajo de tu saldo. Si algo no coincide, tu teléfono lo dice en toda la pantalla y guarda un archivo que cualquiera puede comprobar sin nosotros.

## Qué nos impide falsearlo

- **La clave.** El registro se firma con una sola clave. Tu teléfono la recuerda desde el primer día, y está en tu correo de bienvenida, como texto y como código para tu cámara. Si alguna vez aparece otra, algo anda mal.
- **Los notarios.** Solo firman un registro que contiene todo lo que firmaron antes.
- **Otras personas.** Compara tu teléfono con el de un colega: ambos deben tener el mismo registro.

Cualquiera puede leer el registro sin cuenta: la página “El registro público” está enlazada en [Ajustes](/settings) junto a las condiciones y tarifas. También muestra lo que hay para pagar lo que se debe, y cómo lo sabemos.
`,
    of: 1,
    on: '2026-11-28',
  },
  'restrictions-and-appeals': {
    title: 'Mi tienda o mi cuenta tiene una restricción. ¿Qué puedo hacer? (411)',
    body: `
Lee primero la decisión. Tiene que decir qué regla se aplica, por qué, con qué pruebas, qué abarca y cuándo termina. Sin eso no se puede poner una restricción.

- **Termina automáticamente** en su fecha de término. Prolongarla exige un segundo revisor y pruebas nuevas.
- Puedes **apelar** desde la decisión. Decide en 10 días un revisor distinto del que impuso la restricción.
- Los pedidos pagados continúan: se envían o se reembolsan, y tu parte sigue siendo tuya.
- El dinero se retiene solo hasta el monto indicado. El resto se puede retirar.

**Cuenta suspendida (411)**: al iniciar sesión solo se llega a la decisión y a la apelación. Tu dinero se te paga, descontados los reclamos comprobados. No lo pierdes, y ningún pago tuyo cambiaría la decisión.

No responder a tiempo nunca es una infracción. Los pedidos en los que un comerciante no hace nada se envían o se reembolsan automáticamente, sin costo.
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
