import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about signing in and who you are. */
export const account = {
  'sign-in': {
    title: '¿Por qué tengo que iniciar sesión otra vez? (401, 407, 408, 413, 440)',
    body: `
Una sesión dura {sessionDays} días, o {idleDays} días sin usarse. Después te pedimos que la inicies de nuevo (407, 408). Vuelves a donde estabas y no se pierde nada.

- **Usuario o contraseña incorrectos (413)**: no decimos cuál de los dos, para que nadie pueda averiguar nombres de usuario. Tras varios intentos tienes que esperar; te mostramos cuánto.
- **Ya no es válida (401)**: esta sesión se cerró, por ti en otro dispositivo o porque parecía falsificada. Inicia sesión de nuevo. Si no la cerraste tú, cambia tu contraseña.
- **Bloqueado (440)**: hubo demasiados intentos desde un mismo lugar. El bloqueo termina automáticamente.
- **Olvidé mi contraseña**: elige “¿Olvidaste tu contraseña?” en la página de inicio de sesión. Enviamos un enlace a tu correo confirmado, o usas uno de tus códigos de recuperación. Después, los retiros quedan en pausa 24 horas. Nadie de nuestro equipo puede hacerlo por ti.
- **No tengo ni correo ni códigos**: elige “¿No puedes iniciar sesión? Escríbenos” en la página de inicio de sesión. No necesitas una cuenta, y respondemos por correo en un plazo de {feedbackHours} horas.

Si nuestros servidores tienen un problema, tu sesión **no** se cierra. Ves los últimos datos que tenemos, marcados como desactualizados.

En los [ajustes](/settings) puedes ver dónde tienes sesiones abiertas y cerrar cualquiera de ellas.
`,
    of: 1,
    on: '2026-11-21',
  },
  'transaction-password': {
    title: '¿Qué es la contraseña de transacciones? (445, 446, 443)',
    body: `
Tiene de {pinMin} a {pinMax} dígitos y te la pedimos cada vez que sale dinero o cambia una cuenta de cobro. Es distinta de la contraseña con la que inicias sesión, así que quien tenga tu teléfono en la mano sigue sin poder mover dinero.

- **Sin crear (445)**: créala primero en tu cuenta. Lleva un minuto.
- **Incorrecta (446)**: después de {secretTries} intentos incorrectos se bloquea {lockMinutes} minutos. Te mostramos cuánto falta.
- **La anterior es incorrecta (443)**: para cambiarla, escribes la anterior. Si no la recuerdas, puedes crear una nueva con la contraseña con la que inicias sesión. Los retiros quedan entonces en pausa {payPauseHours} horas y enviamos una notificación a todos tus dispositivos.

Nadie de nuestro equipo puede verla, y nadie de nuestro equipo te la pedirá nunca.
`,
    of: 1,
    on: '2026-11-21',
  },
  'second-factor': {
    title: '¿Qué es la verificación en dos pasos? (460)',
    body: `
Un código de una app de tu teléfono que cambia cada medio minuto. Con ella, una contraseña robada no basta para entrar. La activas en tu cuenta y guardas los códigos de recuperación en papel.

Te lo pedimos (460) cuando inicias sesión en un dispositivo nuevo y en los retiros más grandes. Si pierdes el teléfono, usa uno de los códigos de recuperación; cada uno sirve una vez.

**Escribe el código solo aquí. Quien te pida que se lo leas está intentando entrar en tu cuenta.**
`,
    of: 1,
    on: '2026-11-21',
  },
  'signing-devices': {
    title: '¿Qué son los dispositivos que firman? (461)',
    body: `
Un teléfono, una computadora o una llave de acceso que firma lo que mueve tu dinero: retiros, cuentas de cobro nuevas, pagos de promoción y cambios de la contraseña de transacciones. Cuando un dispositivo firma, una contraseña robada no basta. Nosotros tampoco podemos hacer esa firma: sin uno de tus dispositivos, nadie puede pedir un retiro, ni siquiera nosotros. Además, tu teléfono comprueba con el [registro público](public-record) que cada retiro se firmó.

## Cómo activarlo

En [Ajustes](/settings), abre “Acceso y seguridad” y luego [Dispositivos que firman](/settings/devices). Elige “Firmar con este dispositivo” o “Añadir una llave de acceso” y confirma con tu contraseña de transacciones.

- Tu **primer dispositivo** puede firmar de inmediato; cada uno de los **siguientes**, después de {deviceHours} horas. Puedes tener {devicesMax}.
- Un dispositivo firma automáticamente cuando confirmas algo. Una llave de acceso pide tu huella, tu cara o el bloqueo de pantalla.
- Te avisamos de cada cambio en todos tus dispositivos y por correo. Si no añadiste tú un dispositivo, quítalo antes de que pueda firmar y cambia tus contraseñas.

## “Fírmalo en uno de tus dispositivos” (461)

Lo que pediste necesita una firma, y el dispositivo que usas no puede hacerla. No se hizo nada y no se movió dinero. Hazlo de nuevo en uno de los dispositivos que nombra el mensaje, o añade este.

## Si pierdes el teléfono

1. Inicia sesión en otro lugar y añade otro dispositivo con tu contraseña de transacciones. Podrá firmar después de {deviceHours} horas. Si olvidaste esa contraseña, usa la de acceso; cuando el nuevo dispositivo pueda firmar, crea una contraseña de transacciones nueva.
2. Quita el dispositivo perdido. Deja de firmar de inmediato si otro puede firmar. Tu último dispositivo activo sigue firmando hasta {deviceHours} horas después de que pediste quitarlo, y hasta entonces puedes cancelar.

Mientras tanto, tu tienda continúa y tu dinero sigue siendo tuyo. Si no queda ningún dispositivo, los retiros no necesitan firma.
`,
    of: 1,
    on: '2026-11-28',
  },
  'several-shops': {
    title: '¿Puedo usar varias tiendas sin cerrar sesión?',
    body: `
Sí, si eres propietario de cada una. Cada tienda se abre con su propia invitación y conserva su acceso, su billetera, su nivel, su verificación de identidad y sus miembros.

1. Abre [Mis tiendas](/settings/shops) y elige **Agregar una tienda**.
2. Escribe el nombre de usuario y la contraseña del propietario de la otra tienda, y el código si esa tienda tiene activa la verificación en dos pasos. Avisamos a las dos tiendas.
3. A partir de entonces, **Cambiar** abre la otra tienda y cierra la sesión de esta en este dispositivo.

Puedes agregar hasta {linkedShops} tiendas. Los miembros no pueden agregarse ni cambiar.

- **El dinero queda separado.** Los saldos nunca se juntan, y cada tienda sigue pidiendo su propia contraseña de transacciones, su verificación en dos pasos y sus dispositivos que firman.
- **Quitar** una tienda se puede desde cualquiera de las dos, al momento y sin contraseña.
- **Termina automáticamente** cuando una de las tiendas cambia o reemplaza su contraseña, activa o desactiva la verificación en dos pasos, cierra la sesión en todos los demás dispositivos o elimina su cuenta. Agrega la tienda otra vez para continuar.
- **Una tienda suspendida** no se abre así. Inicia sesión en ella para leer el motivo y apelar.
`,
    of: 1,
    on: '2026-11-29',
  },
  identity: {
    title: '¿Por qué y cómo se verifica mi identidad?',
    body: `
La ley nos exige saber a quién le pagamos. Puedes vender antes de verificarla, pero la necesitas para los retiros, así que conviene hacerlo pronto.

- Es gratis.
- Fotografías un documento. Un revisor decide en un plazo de {identityHours} horas y, si algo está mal, te dice qué en cada campo.
- Puedes intentarlo de nuevo. Mientras tanto no se pierde nada: los pedidos continúan y tu dinero sigue siendo tuyo.
- Hasta que te verifiquemos, tu tienda no recibe pedidos nuevos cuando cierta cantidad está pendiente de pagarte. La página de identidad muestra el límite y te avisamos antes de que llegues. Los pedidos en curso continúan y el dinero sigue siendo tuyo.
- ¿Crees que un rechazo es un error? Puedes apelar en la misma página durante {appealDays} días. Un revisor distinto del que decidió responde en {appealDecideDays} días.
- Las imágenes se guardan cifradas, cada acceso a ellas queda registrado y se eliminan el día que te mostramos.

Si se rechaza de forma definitiva, los compradores de los pedidos abiertos reciben su reembolso, y te pagamos lo que ganaste, descontados los reclamos comprobados.
`,
    of: 1,
    on: '2026-11-21',
  },
  'too-many-tries': {
    title: 'Dice “demasiados intentos” u “ocupado”. (459, 201, 202)',
    body: `
- **Demasiados intentos (459)**: algunas acciones tienen un límite, para impedir que alguien adivine a base de probar y que un programa envíe solicitudes sin parar. El mensaje dice cuándo puedes intentarlo de nuevo. El límite termina automáticamente; nadie tiene que desbloquearlo.
- **Ya se está haciendo (202)**: la misma acción está en curso, quizá en otro dispositivo tuyo. Espera un momento y vuelve a mirar.
- **Ocupado (201)**: tenemos un problema pasajero. No se pierde nada. Inténtalo de nuevo; una acción que mueve dinero nunca se hace dos veces.
`,
    of: 1,
    on: '2026-11-21',
  },
  'sent-twice': {
    title: '¿Se puede pagar algo dos veces si pulso dos veces? (455)',
    body: `
No. Cada acción que mueve dinero lleva un número propio. Si se corta tu conexión y vuelves a pulsar, se envía el mismo número y recibes otra vez la primera respuesta.

**Ya se envió con otro contenido (455)** significa que el mismo número llegó con algo distinto. La segunda solicitud no hizo nada. Vuelve atrás, mira si la primera ya está y, si no, empieza de nuevo.
`,
    of: 1,
    on: '2026-11-21',
  },
  'write-to-us': {
    title: '¿Cómo los contacto? (441)',
    body: `
[Escríbenos](/feedback). Cada mensaje recibe un número y ves cuándo lo leímos. Respondemos en un plazo de {feedbackHours} horas, con una notificación en esta app.

- De {feedbackMin} a {feedbackMax} caracteres (441), contados como los ves: un emoji es uno, y un carácter chino también.
- Hasta {feedbackPerDay} al día. Basta un mensaje sobre cada tema: si necesitamos más, te preguntamos.
- Si se trata de un pedido, incluye su número, por favor.

En el horario de atención, el [chat](/service) es más rápido. Si alguien te escribe en otro lugar en nuestro nombre, no somos nosotros: [lo que nunca pedimos](we-never-ask).
`,
    of: 1,
    on: '2026-11-22',
  },
} satisfies Record<string, TranslatedArticle>;
