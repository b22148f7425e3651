import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers that keep people from losing money. */
export const safety = {
  'we-never-ask': {
    title: 'Lo que nunca te pediremos',
    body: `
**Nunca te pedimos depositar para poder retirar.** Ni por un impuesto, ni por una tarifa, ni para demostrar quién eres, ni para alcanzar un nivel, ni para desbloquear, descongelar o acelerar nada. Este producto no tiene un cobro así: los libros no lo conocen, de modo que nadie que trabaje aquí podría tomarlo aunque quisiera.

Tampoco te pedimos nunca

- tu contraseña, tu contraseña de transacciones o un código de tu verificación en dos pasos,
- enviar dinero o monedas a una persona, a una billetera privada o a una dirección que no se muestre dentro de esta app,
- pasar a un chat en otro lugar para “resolverlo allí”,
- instalar un programa que permita a alguien ver tu pantalla,
- invitar a otras personas para que se libere tu dinero,
- comprar en tu propia tienda.

## Si alguien te pide eso

1. No pagues y no respondas.
2. Cambia tu contraseña y cierra las sesiones que no conozcas.
3. [Escríbenos](/feedback) qué te dijeron y dónde. No te pasa nada por preguntar.

Si ya pagaste: avisa de inmediato a tu banco o a la empresa de tu tarjeta, y a la policía. Desconfía de quien ahora ofrezca recuperarlo a cambio de un pago. [Lee sobre eso](recovery-scams).
`,
    of: 1,
    on: '2026-11-21',
  },
  'recovery-scams': {
    title: 'Alguien ofrece recuperar dinero perdido. ¿Es verdad?',
    body: `
Casi nunca. A quienes perdieron dinero los vuelve a llamar o a escribir alguien que dice ser abogado, una autoridad, un “agente de recuperación” o nuestro soporte. Conocen detalles, porque son las mismas personas o les compraron la lista. Primero piden una tarifa, un impuesto, un depósito o tus contraseñas.

## Cómo reconocerlo

- Ellos vinieron a ti. Tú no fuiste a ellos.
- Hay que pagar algo antes, a menudo en monedas o tarjetas de regalo.
- Es urgente y no debes contárselo a nadie.
- Quieren ver tu pantalla o quieren códigos de tu teléfono.

Ninguna autoridad cobra por devolver dinero. Nosotros tampoco: **aquí un reembolso o un retiro nunca empieza con un pago tuyo.**

## Lo que ayuda

- Tu banco o la empresa de tu tarjeta: pregunta hoy, los plazos son cortos.
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
No deberías tener que confiar en nosotros. Por eso lo importante no son promesas, sino la forma en que está construido.

- **Los pedidos vienen solo de compradores.** Un pedido empieza con un pago que se recibió de verdad. Nadie aquí, ni ningún programa, puede crear un pedido, una visita o un comentario.
- **Tu billetera no paga ningún pedido.** En los libros no existe un asiento que lleve de la billetera de un comerciante a un proveedor.
- **Solo existen los tipos de asientos de la lista.** La propia base de datos rechaza todos los demás. Tipos como “desbloqueo”, “tarifa de verificación” o “tarifa de nivel” no están entre ellos.
- **Cada asiento está encadenado al anterior.** Lleva un número sin huecos y una huella, así que ninguno se puede cambiar o quitar sin que se vea.
- **Una retención tiene un motivo, un monto y un final**, y si apelas decide otra persona.
- **Un retiro que nadie decide se aprueba solo después de {selfApproveHours} horas.**
- **Las cifras abren las filas de las que salen.** No hay contadores que alguien pueda manipular.
- **Los niveles y las invitaciones son gratis y no hacen ganar nada a nadie.**

Mucho lo puedes comprobar tú: compara lo que pagó un comprador con las partes del pedido y sigue tus asientos desde el primero.
`,
    of: 1,
    on: '2026-11-21',
  },
  'restrictions-and-appeals': {
    title: 'Mi tienda o mi cuenta tiene una restricción. ¿Qué puedo hacer? (411)',
    body: `
Lee primero el aviso. Tiene que decir qué regla, por qué, en qué se basa, qué abarca y cuándo termina. Sin eso no se puede poner una restricción.

- **Termina automáticamente** en su día. Alargarla necesita una segunda persona y pruebas nuevas.
- Puedes **apelar** desde el aviso. Decide otra persona que la que te restringió, en 10 días.
- Los pedidos pagados continúan: se envían o se reembolsan, y tu parte sigue siendo tuya.
- El dinero se retiene solo hasta el monto indicado. El resto se puede retirar.

**Cuenta cerrada (411)**: al iniciar sesión solo se llega al aviso y a la apelación. Lo que es tuyo se te paga, descontados los reclamos probados. No se pierde, y ningún pago tuyo cambiaría la decisión.

No responder a tiempo no es una infracción. Los pedidos que un comerciante no mira se envían o se reembolsan solos; no se cobra nada por eso.
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
