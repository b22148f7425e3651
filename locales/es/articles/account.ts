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
  identity: {
    title: '¿Por qué y cómo se verifica mi identidad?',
    body: `
La ley nos exige saber a quién le pagamos. Puedes vender antes de verificarla, pero la necesitas para los retiros, así que conviene hacerlo pronto.

- Es gratis.
- Fotografías un documento. Un revisor decide en un plazo de {identityHours} horas y, si algo está mal, te dice qué en cada campo.
- Puedes intentarlo de nuevo. Mientras tanto no se pierde nada: los pedidos continúan y tu dinero sigue siendo tuyo.
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
