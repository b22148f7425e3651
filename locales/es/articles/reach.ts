import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about being told of something, writing to each other, and what is public. */
export const reach = {
  notifications: {
    title: '¿Cómo recibo las notificaciones?',
    body: `
Todo está en la app, en [Notificaciones](/notifications), en el idioma que elegiste. Cada notificación lleva a lo que puedes hacer al respecto. Lo que leíste en un dispositivo queda marcado como leído en todos.

En los [ajustes](/settings) eliges por qué otra vía quieres recibir cada tipo de notificación: en tus dispositivos, por correo o por ninguna.

- **Las horas de silencio** van en la zona horaria de tu tienda. Las notificaciones esperan a que terminen.
- **Varias a la vez** llegan como un solo mensaje que dice cuántas hay.
- **Los correos** llevan al final un enlace que detiene ese tipo con un solo toque. No cambia nada en la app.

De cada notificación puedes ver cómo se envió y si llegó.
`,
    of: 1,
    on: '2026-11-22',
  },
  'push-notifications': {
    title: 'Las notificaciones no llegan a mi teléfono. ¿Qué puedo hacer?',
    body: `
1. Abre los ajustes de las notificaciones. ¿Está este dispositivo en la lista? Si no, actívalo ahí; tu navegador pregunta una vez.
2. Pulsa **Probarlo**. Debería llegar en unos segundos.
3. Si no llega nada, revisa en los ajustes de tu teléfono que las notificaciones de este navegador o de esta app estén permitidas y que el ahorro de batería no las bloquee.
4. En algunos teléfonos solo funciona después de agregar la app a la pantalla de inicio.

Un dispositivo que ya no acepta notificaciones se quita de la lista automáticamente, y te lo notificamos en la app. No se pierde nada: todo lo que enviamos está en la app.

Lo que enviamos a un dispositivo va cifrado. La empresa que lo entrega no puede leerlo.
`,
    of: 1,
    on: '2026-11-22',
  },
  'chat-with-us': {
    title: '¿Cómo hablo con el equipo ahora mismo?',
    body: `
En [Atención al cliente](/service) escribes a nuestro equipo. Ves cuándo estamos disponibles, cuántas personas están antes que tú y hasta cuándo tendrás una respuesta. En ese horario, el objetivo son {chatMinutes} minutos.

- **Puedes cerrar la app.** Cuando respondemos, te llega una notificación a tu dispositivo, y la conversación continúa donde estaba.
- **Sin conexión** también puedes escribir. El mensaje se envía cuando la haya, una sola vez.
- **Imágenes**: puedes agregar hasta {chatFiles} por mensaje.
- **Después de {chatDays} días sin mensajes**, la conversación se cierra. Si escribes, se abre de nuevo.
- **Guárdala**: puedes guardar toda la conversación como archivo y calificarla.

Nadie de nuestro equipo pide una contraseña, un código o dinero, ni en el chat ni en otra parte. [Lee lo que nunca pedimos](we-never-ask).
`,
    of: 1,
    on: '2026-11-22',
  },
  'chat-with-buyers': {
    title: '¿Puedo escribir a un comprador?',
    body: `
Sí, en la página del pedido. El comprador ve ahí tu mensaje y, si no lo lee, recibe un correo; puede responder sin tener una cuenta.

Habla, por favor, solo del pedido: la disponibilidad, la entrega o un problema con él.
`,
    of: 1,
    on: '2026-11-22',
  },
  'shared-inbox': {
    title: '¿Dónde veo todo lo que escriben los compradores?',
    body: `
En la [bandeja de entrada](/inbox): los mensajes sobre pedidos y las preguntas antes de comprar en una sola lista, lo más nuevo primero. Se actualiza sola.

- **Los filtros** muestran lo que te espera, lo que espera al comprador y lo que ya está respondido.
- **La búsqueda** encuentra un número de pedido o el nombre de un comprador tal como se muestra.
- **Terminó sin respuesta** quiere decir que el comprador escribió al final y después nadie escribió durante {chatDays} días. Todavía puedes responder.

Si tienes un equipo, puedes asignar cada conversación a ti o a un miembro con el rol Atención. Se ve quién la asignó y cuándo. Si quitas a un miembro, lo que tenía queda sin asignar.
`,
    of: 1,
    on: '2026-11-29',
  },
  'saved-answers': {
    title: '¿Cómo respondo más rápido?',
    body: `
Escribe una vez lo que dices a menudo, en [Respuestas guardadas](/answers). En un mensaje a un comprador, escribe / en el campo vacío o pulsa el botón de al lado, elige con las flechas o con el dedo, y el texto queda en el campo.

- **Se completa con el pedido:** número de pedido, el nombre del comprador como lo ves, producto, el enlace de seguimiento del transportista y la fecha de entrega. Ves el texto y puedes cambiarlo antes de enviar.
- **Lo que aún no se sabe** queda entre llaves y se nombra debajo del campo. Un mensaje con algo pendiente no se envía: complétalo o bórralo.
- Las escriben el propietario y los miembros con el rol Atención.
`,
    of: 1,
    on: '2026-11-29',
  },
  'translated-messages': {
    title: '¿Puedo traducir un mensaje?',
    body: `
Si esta plataforma tiene un servicio de traducción, bajo el mensaje de un comprador está **Traducir**, con la dirección del servicio. Cuando lo pulsas, y solo entonces, el texto de ese mensaje se envía allí.

- El original se queda. Debajo ves que lo tradujo una máquina y exactamente qué se envió.
- Lo que ocultamos en los mensajes no va incluido.
- La traducción se guarda con el mensaje, así que el mismo texto se envía una vez por idioma, y se elimina con él.
- Si no funciona, ves por qué. Tu tienda puede traducir hasta {translations} mensajes por hora.

Una máquina se equivoca: pregunta de nuevo antes de decidir algo sobre dinero.
`,
    of: 1,
    on: '2026-11-29',
  },
  'masked-contacts': {
    title: '¿Por qué una parte de mi mensaje está oculta?',
    body: `
En las conversaciones ocultamos todo lo que podría llevar dinero o personas fuera de nuestra plataforma, antes de guardarlo o enviarlo, en ambas direcciones y para todos:

- direcciones de correo, números de teléfono y nombres en otros servicios de mensajes,
- enlaces a otros sitios web,
- números de cuenta, IBAN, números de tarjeta y códigos de pago,
- direcciones de criptomonedas.

Así es como se engaña a la gente, aquí y en otras partes: “paga aquí, es más barato”, “envía un depósito a esta dirección y entonces podremos liberar tu dinero”. Lo que se ocultó ya no existe; nadie de nuestro equipo puede leerlo tampoco. Los números de pedido, los precios, las fechas, los números de seguimiento y los enlaces a esta app se quedan.

Si se ocultó algo por error, dilo con otras palabras o [escríbenos](/feedback).
`,
    of: 1,
    on: '2026-11-22',
  },
  'public-figures': {
    title: '¿Qué publicamos sobre nosotros?',
    body: `
Cualquiera puede leerlo, sin cuenta: cuánto dinero se retuvo, por qué motivo y por cuánto tiempo; cuánto tardaron los retiros desde la solicitud hasta el pago; cuántos se aprobaron automáticamente porque no habíamos decidido; cuántas apelaciones hubo y cómo terminaron; qué comentarios se eliminaron y por qué.

Se cuenta de los mismos registros que ves en tu propia billetera y en tu propia página. Nadie puede escribirlo a mano. El archivo está firmado, así que cualquiera que guarde una copia puede mostrar qué se publicó qué día.

Cuando algo les pasó a menos de {trustFew} personas, no mostramos el número, porque podría identificarlas. Mostramos “menos de {trustFew}” o juntamos dos categorías. De los totales no se omite nada.

Encuentras las páginas al final de cada página de tienda y en los [ajustes](/settings): condiciones, tarifas, quién opera el servicio, orden de los productos, cifras y lo que nunca pedimos.
`,
    of: 1,
    on: '2026-11-22',
  },
  'keys-and-hooks': {
    title: '¿Puede mi propio programa trabajar con mi tienda?',
    body: `
Sí, en [Desarrolladores](/settings/developers).

- **Una clave de API** le da a un programa el acceso que tú elijas: leer pedidos, leer la billetera, leer o cambiar la vitrina. Nunca puede retirar, cambiar una cuenta de cobro ni cambiar tu forma de iniciar sesión. Se muestra una vez, se puede revocar en cualquier momento y puede hacer {keyCalls} llamadas por minuto.
- **Un webhook** envía eventos a una dirección tuya: pedidos nuevos, paquetes, devoluciones, dinero. Cada evento está firmado, lleva un identificador y se envía de nuevo durante cerca de un día si tu programa no responde. Puede llegar dos veces: tu programa debería comprobar el identificador.

Puedes tener hasta {keysMax} claves y {hooksMax} direcciones. Todas las llamadas están documentadas en /docs.

Quien tiene una clave puede usar su acceso. No se la des a nadie que ofrezca “llevar tu tienda por ti”.
`,
    of: 1,
    on: '2026-11-22',
  },
  team: {
    title: '¿Cómo dejo que otras personas trabajen en mi tienda?',
    body: `
Cada persona recibe su propio acceso. Nadie comparte tu contraseña y nadie más que tú llega a tu dinero.

1. Abre [Equipo](/settings/team) y elige “Invitar a un miembro”. Escribe un nombre, elige un rol y confirma con tu contraseña de acceso.
2. Envía el enlace a esa persona. Funciona una vez, durante {memberHours} horas. Hasta entonces puedes revocarlo.
3. La persona elige un nombre de usuario y una contraseña, y puede activar la verificación en dos pasos.

- **Pedidos**: confirma pedidos, responde a compradores y devoluciones, y reembolsa hasta el límite diario que pongas. Mientras no pongas uno, solo reembolsas tú.
- **Productos**: agrega productos, pone precios y descuentos, escribe textos, comparte enlaces.
- **Atención**: responde a compradores, devoluciones y comentarios.

**Solo tú**: billetera, retiros, cuentas de cobro, contraseña de transacciones, estados de cuenta, pagos de promoción, identidad, información de la tienda, claves y el propio equipo. Cuántos miembros puedes tener depende de tu [nivel](/level).

**Quién hizo qué** aparece en la misma página. Cuando quitas a un miembro, su sesión se cierra de inmediato y su acceso no vuelve a funcionar.
`,
    of: 1,
    on: '2026-11-29',
  },
  'own-domain': {
    title: '¿Cómo uso mi propio dominio?',
    body: `
Los compradores pueden llegar a tu tienda por una dirección tuya, como tienda.tunombre.com. Tu dirección aquí sigue funcionando siempre.

1. Abre [Tu propio dominio](/shop/domain), escribe el dominio y confirma con tu contraseña de acceso.
2. Verás dos registros. Agrega ambos en tu proveedor de dominios, tal como se muestran: **CNAME** lleva a los compradores a tu tienda y **TXT** demuestra que el dominio es tuyo. Un dominio sin nombre delante lleva registros A o un registro ALIAS.
3. Comprobamos automáticamente y puedes pulsar “Comprobar ahora”. Los registros pueden tardar unas horas en verse.

- **Apunta a otro lugar**: la página muestra lo que encontramos. Cambia o elimina ese registro en tu proveedor.
- **Otra tienda lo usa**: elimina el registro TXT anterior en tu proveedor y comprueba de nuevo.
- **Dirección segura**: el certificado se hace y se renueva automáticamente. No cuesta nada.
- **Si no está correcto en una semana**: la solicitud se quita. Puedes empezar de nuevo.

Cuando está activo, los buscadores y los catálogos de productos muestran tu dominio. Los correos a los compradores conservan tu dirección de aquí, para que sus enlaces funcionen aunque cambies de dominio.

Si el dominio deja de llevar a nosotros, tu tienda sigue abierta en su dirección de aquí y recibes una notificación. Nada más cambia: los pedidos y el dinero no se ven afectados.
`,
    of: 1,
    on: '2026-11-29',
  },
  assistants: {
    title: '¿Puede un asistente de IA ayudarme con mi tienda?',
    body: `
Sí. Un asistente que usa el Model Context Protocol (MCP) puede leer lo que tú permitas y proponer cambios. Nada cambia hasta que confirmes.

1. Crea una clave en [Desarrolladores](/settings/developers). Elige qué puede leer el asistente y “Proponer cambios que tú confirmas”.
2. Configura el asistente con esa clave. Los pasos están en la documentación, en /docs.
3. En [Propuestas](/proposals) ves cada cambio propuesto con su precio, tu ganancia y el motivo. Confírmalo o recházalo.

**Qué no puede hacer.** Ninguna clave puede mover dinero, cambiar una cuenta de cobro ni cambiar tu forma de iniciar sesión. Un precio por debajo de tu costo y las tarifas se rechaza de inmediato, igual que si lo escribieras tú. Una propuesta vence a los {proposalDays} días, y puede haber como máximo {proposalsMax} por decidir. El registro de tu tienda nombra la clave que propuso un cambio y a la persona que lo confirmó.

**Antes de conectar uno.** Lo que la clave puede leer se envía a la empresa que opera el asistente: si eliges de más, también los pedidos y mensajes de tus compradores. Elige solo lo necesario y revoca la clave cuando ya no la uses.
`,
    of: 1,
    on: '2026-11-29',
  },
  'your-data': {
    title: '¿Cómo obtengo mis datos y cómo se eliminan?',
    body: `
En [Mis datos](/settings/data).

**Todo en un archivo**, una vez al día: cada registro de tu tienda, tus imágenes y documentos, y quién los miró. De los compradores contiene solo los datos que ya puedes ver, y ningún secreto.

**La eliminación** se hace efectiva después de 14 días, y hasta entonces puedes cancelarla. Mientras tanto la tienda no recibe pedidos nuevos. Primero se completan o se reembolsan los pedidos abiertos, y primero se te paga tu saldo: no se pierde nada. Después se eliminan tu nombre, tus direcciones, tus imágenes y tus documentos. Los registros contables quedan, con números en lugar de nombres, porque la ley lo exige.
`,
    of: 1,
    on: '2026-11-22',
  },
  'reviews-and-replies': {
    title: '¿Qué puedo hacer ante un comentario malo?',
    body: `
Respóndelo. Los compradores leen cómo reacciona una tienda, y una respuesta tranquila ayuda más que un comentario que falta. Puedes responder una vez y corregir la respuesta una vez en el plazo de un día. Ambas llevan tu firma.

Solo puede comentar un producto el comprador cuyo pedido se entregó. Un comentario se elimina únicamente por uno de estos cinco motivos: insulta, muestra datos personales, hace publicidad, no trata del producto o no es auténtico. Elige **Denunciar** y di cuál. Lo revisamos y te notificamos el resultado. Ser negativo no es uno de los motivos. En lugar de un comentario eliminado queda una nota que dice por qué.
`,
    of: 1,
    on: '2026-11-22',
  },
  'what-is-missing': {
    title: 'Algo se rechazó. ¿Qué hago? (403, 404, 405, 409)',
    body: `
No se hizo nada, y lo que escribiste sigue ahí.

- **Falta algo (403)** o **algo no está bien (405)**: el campo dice qué. Los montos tienen exactamente tantos decimales como su moneda.
- **No encontrado (404)**: se quitó, o el enlace es antiguo. Vuelve atrás y mira otra vez.
- **No permitido (409)**: el mensaje dice qué falta, por ejemplo una identidad verificada, una cuenta con más tiempo o un permiso que tiene otra persona de tu tienda.
- **Ahora no es posible (203, 204)**: cambió mientras tanto. Revísalo y decide después.

Si vuelves a ver el mismo mensaje y no sabes por qué, [escríbenos](/feedback). Con el número al final del mensaje podemos encontrar la solicitud exacta.
`,
    of: 1,
    on: '2026-11-22',
  },
  'our-fault': {
    title: 'Dice que algo falló en el sistema. (201, 500, 501)',
    body: `
Es culpa nuestra, y solo tienes que intentarlo de nuevo en un momento. Tu sesión sigue abierta, y una falla nuestra nunca dice nada de tu cuenta.

**¿Se trataba de dinero?** Cada solicitud lleva su propia clave. Por más veces que la envíes, cuenta una sola; consulta [enviado dos veces](sent-twice). Así que puedes pulsar de nuevo, o volver más tarde y mirar: o se hizo o no se hizo, y tu [billetera](/wallet) muestra cuál de las dos.

Si el problema dura, la app sigue mostrando los últimos datos que tiene y dice de cuándo son.
`,
    of: 1,
    on: '2026-11-22',
  },
  'account-names': {
    title: 'Ya existe un nombre, un código o una entrada. (410–422, 425–435, 442)',
    body: `
- **Nombre de usuario ocupado (417, 418)**: lo tiene otra persona. Elige otro.
- **Hacen falta el nombre de usuario y la contraseña (412)**, o un **código (414, 415, 416)**: el campo dice cuál. Un código es válido por poco tiempo, así que pide uno nuevo si es antiguo.
- **Esta cuenta no corresponde (410)**: iniciaste sesión con una cuenta que no puede hacer esto. Cierra la sesión e inicia sesión con la correcta.
- **No se pudo agregar (442)**: ya está ahí, o su lugar se acaba de ocupar. Mira la lista otra vez.
- **Los idiomas, los tipos de productos, los códigos y los pasos de los paquetes (425–435)** los gestiona nuestro equipo. Si ves uno de estos códigos, falta un ajuste de nuestro lado: [cuéntanoslo](/feedback); tú no puedes hacer nada al respecto.
`,
    of: 1,
    on: '2026-11-22',
  },
} satisfies Record<string, TranslatedArticle>;
