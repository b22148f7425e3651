import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about being told of something, writing to each other, and what is public. */
export const reach = {
  notifications: {
    title: '¿Cómo me entero de lo que pasa?',
    body: `
Todo está en la app, en [Notificaciones](/notifications), en el idioma que elegiste. Cada aviso lleva a lo que se puede hacer con él. Lo que leíste en un dispositivo está leído en todos.

En los [ajustes](/settings) eliges, para cada clase de aviso, cómo quieres enterarte además: en tus dispositivos, por correo o de ninguna otra forma.

- **Las horas de silencio** van en la zona horaria de tu tienda. Lo que llega mientras tanto espera a que terminen.
- **Varios a la vez** llegan como un solo mensaje que dice cuántos hay.
- **Los correos** llevan al final un enlace que detiene esa clase con un solo toque. No cambia nada en la app.

De cada aviso puedes ver por qué vías se envió y si llegó.
`,
    of: 1,
    on: '2026-11-22',
  },
  'push-notifications': {
    title: 'Los avisos no llegan a mi teléfono. ¿Qué puedo hacer?',
    body: `
1. Abre los ajustes de los avisos. ¿Está este dispositivo en la lista? Si no, actívalo ahí; tu navegador pregunta una vez.
2. Pulsa **Probarlo**. Debería llegar en unos segundos.
3. ¿No llega nada? Mira en los ajustes de tu teléfono si los avisos de este navegador o de esta app están permitidos, y si un ahorro de energía lo mantiene dormido.
4. En algunos teléfonos solo funciona después de poner la app en la pantalla de inicio.

Un dispositivo que ya no recibe nada se quita de la lista automáticamente, y un aviso en la app lo dice. No se pierde nada: todo lo que se envió está en la app.

Lo que se envía a un dispositivo va cifrado. La empresa que lo lleva no puede leerlo.
`,
    of: 1,
    on: '2026-11-22',
  },
  'chat-with-us': {
    title: '¿Cómo hablo con alguien ahora?',
    body: `
En [Atención al cliente](/service) escribes a las personas que operan este servicio. Ahí ves cuándo hay alguien, cuántos esperan antes que tú y hasta cuándo tendrás una respuesta. En esas horas el objetivo son {chatMinutes} minutos.

- **Puedes cerrar la app.** La respuesta te avisa en tu dispositivo, y la conversación sigue donde estaba.
- **Sin conexión** también puedes escribir. Se envía cuando la haya, una sola vez.
- **Imágenes**: puedes agregar {chatFiles} a un mensaje.
- **¿Nadie ha escrito en {chatDays} días?** Entonces se cierra. Si escribes, se abre de nuevo.
- **Guárdala**: puedes guardar toda la conversación como archivo y decir qué tal fue.

Nadie que trabaje aquí pide una contraseña, un código o dinero, ni en el chat ni en otra parte. [Lee lo que nunca pedimos](we-never-ask).
`,
    of: 1,
    on: '2026-11-22',
  },
  'chat-with-buyers': {
    title: '¿Puedo escribir a un comprador?',
    body: `
Sí, en la página del pedido. El comprador recibe ahí tu mensaje y, si no mira, una carta; responde sin necesitar una cuenta.

Habla, por favor, solo del pedido: qué hay en existencia, cuándo llega, qué está mal.
`,
    of: 1,
    on: '2026-11-22',
  },
  'masked-contacts': {
    title: '¿Por qué una parte de mi mensaje está oculta?',
    body: `
En las conversaciones, todo lo que podría llevar dinero o personas fuera de aquí se oculta antes de guardarse o enviarse, en ambas direcciones y para todos:

- direcciones de correo, números de teléfono y nombres en otros servicios de mensajes,
- enlaces a otros lugares,
- números de cuenta, IBAN, números de tarjeta y códigos de pago,
- direcciones de monedas.

Así es como se engaña a la gente, aquí y en otras partes: “paga aquí, es más barato”, “envía un depósito a esta dirección y entonces podremos liberar tu dinero”. Lo que se ocultó ya no existe; aquí tampoco puede leerlo nadie. Los números de pedido, los precios, las fechas, los números de paquete y los enlaces a esta app se quedan.

¿Se ocultó algo que no debía? Dilo con otras palabras o [escríbenos](/feedback).
`,
    of: 1,
    on: '2026-11-22',
  },
  'public-figures': {
    title: '¿Qué publica la plataforma sobre sí misma?',
    body: `
Cualquiera puede leerlo, sin cuenta: cuánto dinero se retuvo, por qué motivo y por cuánto tiempo; cuánto tardaron los retiros desde la solicitud hasta el pago; cuántos se aprobaron automáticamente porque nadie había decidido; cuántas apelaciones hubo y cómo terminaron; qué comentarios se eliminaron y por qué.

Se cuenta de los mismos registros que ves en tu propia billetera y en tu propia página. Nadie lo escribe a mano. El archivo lleva una firma, para que quien guarde una copia pueda mostrar qué se dijo qué día.

Cuando algo les pasó a menos de {trustFew} personas, el número no se dice, porque podría señalarlas. Entonces pone “menos de {trustFew}” o cuenta dos clases juntas. Por ello no se omite nada.

Encuentras las páginas al final de cada página de tienda y en los [ajustes](/settings): condiciones, tarifas, quién lo gestiona, orden de los productos, cifras y lo que nunca pedimos.
`,
    of: 1,
    on: '2026-11-22',
  },
  'keys-and-hooks': {
    title: '¿Puede mi propio programa trabajar con mi tienda?',
    body: `
Sí, en [Desarrolladores](/settings/developers).

- **Una clave** deja entrar a un programa para lo que tú elijas: leer pedidos, leer la billetera, leer o cambiar la vitrina. Nunca puede retirar, cambiar una cuenta de cobro ni tocar tu forma de iniciar sesión. Se muestra una vez, se puede terminar en cualquier momento y puede hacer {keyCalls} llamadas por minuto.
- **Una dirección** tuya recibe aviso de lo que pasa: pedidos nuevos, paquetes, devoluciones, dinero. Cada mensaje está firmado, lleva un identificador y se envía de nuevo durante cerca de un día si tu programa no responde. Puede llegar dos veces: tu programa debería mirar el identificador.

Puedes tener hasta {keysMax} claves y {hooksMax} direcciones. Todas las llamadas están en la documentación de la plataforma, en /docs.

Quien tiene una clave puede hacer aquello para lo que sirve. No se la des a nadie que ofrezca “llevar tu tienda por ti”.
`,
    of: 1,
    on: '2026-11-22',
  },
  'your-data': {
    title: '¿Cómo obtengo mis datos y cómo se borran?',
    body: `
En [Mis datos](/settings/data).

**Todo en un archivo**, una vez al día: cada registro de tu tienda, tus imágenes y documentos, y quién los miró. De los compradores contiene lo que tú mismo puedes ver, y ningún secreto.

**El borrado** espera 14 días, y puedes retirarlo. Mientras tanto la tienda no recibe pedidos nuevos. Primero se cumplen o se reembolsan los pedidos abiertos, y primero se te paga el dinero que es tuyo: no se pierde nada. Después ya no están tu nombre, tus direcciones, tus imágenes ni tus documentos. Los libros quedan, con números en lugar de nombres, porque la ley lo exige.
`,
    of: 1,
    on: '2026-11-22',
  },
  'reviews-and-replies': {
    title: '¿Qué puedo hacer ante un comentario malo?',
    body: `
Responderlo. Los compradores leen cómo reacciona una tienda, y una respuesta tranquila ayuda más que un comentario que falta. Tienes una respuesta y puedes corregirla una vez en el plazo de un día. Ambas llevan tu firma.

Solo puede comentar unos productos quien los compró y los recibió. Un comentario se elimina únicamente por uno de cinco motivos: insulta, muestra datos personales, hace publicidad, no trata de los productos o no es sincero. Usa **Denunciar** y di cuál. Un revisor lo examina y te decimos en qué quedó. Ser malo no es ninguno de esos motivos. En el lugar de uno que se eliminó se lee por qué.
`,
    of: 1,
    on: '2026-11-22',
  },
  'what-is-missing': {
    title: 'Algo se rechazó. ¿Qué hago? (403, 404, 405, 409)',
    body: `
No se hizo nada, y lo que escribiste sigue ahí.

- **Falta algo (403)** o **algo no está bien (405)**: el campo dice qué. Los montos tienen exactamente tantas cifras decimales como su moneda.
- **No está (404)**: se quitó, o el enlace es antiguo. Vuelve atrás y mira otra vez.
- **No permitido (409)**: el mensaje dice qué falta, por ejemplo una identidad verificada, una cuenta con más tiempo o un derecho de otra persona de tu tienda.
- **Ahora no es posible (203, 204)**: cambió mientras tanto. Mira otra vez y decide después.

Si vuelve a decir lo mismo y no ves por qué, [escríbenos](/feedback). El número al final del mensaje nos lleva a ese momento exacto.
`,
    of: 1,
    on: '2026-11-22',
  },
  'our-fault': {
    title: 'Dice que algo va mal en el sistema. (201, 500, 501)',
    body: `
Entonces es culpa nuestra, y solo tienes que intentarlo de nuevo en un momento. Tu sesión sigue abierta, y una avería nunca dice nada de tu cuenta.

**¿Se trataba de dinero?** Todo lo que envías lleva su propia clave. Por más veces que lo envíes, cuenta una sola; consulta [enviado dos veces](sent-twice). Así que puedes pulsar de nuevo, o volver más tarde y mirar: o se hizo o no se hizo, y tu [billetera](/wallet) muestra cuál de las dos.

Si dura, la app sigue mostrando lo último que leyó y dice de cuándo es.
`,
    of: 1,
    on: '2026-11-22',
  },
  'account-names': {
    title: 'Ya existe un nombre, un código o una entrada. (410–422, 425–435, 442)',
    body: `
- **Nombre de usuario ocupado (417, 418)**: lo tiene otra persona. Elige otro.
- **Hacen falta el nombre de usuario y la contraseña (412)**, o un **código (414, 415, 416)**: el campo dice cuál. Un código vale poco tiempo, así que pide uno nuevo si es antiguo.
- **Esta cuenta no corresponde (410)**: iniciaste sesión con una cuenta para la que esto no es. Cierra la sesión e inicia con la correcta.
- **No se pudo agregar (442)**: ya está ahí, o su lugar se acaba de ocupar. Mira la lista otra vez.
- **Los idiomas, las clases de productos, los códigos y los pasos de los paquetes (425–435)** los cuidan personas de la plataforma. Si te encuentras uno de estos códigos, falta un ajuste nuestro: [cuéntanoslo](/feedback); tú no puedes hacer nada al respecto.
`,
    of: 1,
    on: '2026-11-22',
  },
} satisfies Record<string, TranslatedArticle>;
