import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about signing in and who you are. */
export const account = {
  'sign-in': {
    title: '¿Por qué tengo que iniciar sesión otra vez? (401, 407, 408, 413, 440)',
    body: `
Una sesión dura {sessionDays} días, o {idleDays} días sin usarse. Después se te pide de nuevo (407, 408). Vuelves a donde estabas y no se pierde nada.

- **Usuario o contraseña incorrectos (413)**: no decimos cuál de los dos, para que nadie pueda averiguar nombres de usuario. Tras varios intentos hay que esperar; se muestra cuánto.
- **Ya no es válida (401)**: esta sesión se cerró, por ti en otro dispositivo o porque parecía falsificada. Inicia sesión de nuevo. Si no la cerraste tú, cambia tu contraseña.
- **Bloqueado (440)**: demasiados intentos desde un mismo lugar. Se abre automáticamente.
- **Olvidé mi contraseña**: elige “¿Olvidaste tu contraseña?” en la página de inicio de sesión. Se envía un enlace a tu correo confirmado, o usas uno de tus códigos de recuperación. Después, los retiros quedan en pausa 24 horas. Nadie que trabaje aquí puede hacerlo por ti.
- **No tengo ni correo ni códigos**: elige “¿No puedes iniciar sesión? Escríbenos” en la página de inicio de sesión. No necesitas una cuenta y respondemos por correo en un plazo de {feedbackHours} horas.

Cuando nuestros servidores tienen un problema **no** se cierra tu sesión. Ves lo último que se sabe, marcado como antiguo.

Puedes ver dónde tienes sesiones abiertas y cerrar cualquiera allí.
`,
    of: 1,
    on: '2026-11-21',
  },
  'transaction-password': {
    title: '¿Qué es la contraseña de transacciones? (445, 446, 443)',
    body: `
Tiene de {pinMin} a {pinMax} dígitos y se pide cada vez que sale dinero o cambia una cuenta de cobro. Es distinta de tu contraseña de acceso, así que quien tenga tu teléfono en la mano sigue sin poder mover dinero.

- **Sin crear (445)**: créala primero en tu cuenta. Lleva un minuto.
- **Incorrecta (446)**: después de {secretTries} intentos fallidos se bloquea {lockMinutes} minutos. Se muestra cuánto falta.
- **La anterior es incorrecta (443)**: para cambiarla escribes la anterior. Si la olvidaste, puedes crear una nueva con tu contraseña de acceso. Entonces los retiros quedan en pausa {payPauseHours} horas y se avisa a todos tus dispositivos.

Nadie aquí puede verla, y nadie aquí te la pedirá nunca.
`,
    of: 1,
    on: '2026-11-21',
  },
  'second-factor': {
    title: '¿Qué es la verificación en dos pasos? (460)',
    body: `
Un código de una app de tu teléfono que cambia cada medio minuto. Con él, una contraseña robada no basta para entrar. Lo activas en tu cuenta y guardas los códigos de recuperación en papel.

Se te pide (460) cuando inicias sesión en un dispositivo nuevo y en retiros más grandes. Si pierdes el teléfono, usa uno de los códigos de recuperación; cada uno sirve una vez.

**Un código es para que lo escribas aquí tú. Quien te pida que se lo leas está intentando entrar.**
`,
    of: 1,
    on: '2026-11-21',
  },
  identity: {
    title: '¿Por qué y cómo se verifica mi identidad?',
    body: `
Solo se puede pagar dinero a personas conocidas; lo pide la ley. Antes de eso puedes vender. Hace falta para los retiros, así que conviene hacerlo pronto.

- Es gratis.
- Fotografías un documento. Una persona decide en {identityHours} horas y dice, campo por campo, qué está mal si algo lo está.
- Puedes intentarlo de nuevo. Mientras tanto no se pierde nada: los pedidos continúan y tu dinero sigue siendo tuyo.
- Las imágenes se guardan cifradas, cada mirada queda anotada y se borran el día que se te muestra.

Si se rechaza de forma definitiva, los compradores de pedidos abiertos recuperan su dinero, y lo que ganaste se te paga, descontados los reclamos probados.
`,
    of: 1,
    on: '2026-11-21',
  },
  'too-many-tries': {
    title: 'Dice “demasiados intentos” u “ocupado”. (459, 201, 202)',
    body: `
- **Demasiados intentos (459)**: para que nadie ajeno adivine y ningún programa sature, algunas cosas solo se pueden hacer cierto número de veces. El mensaje dice cuándo será posible de nuevo. Se abre automáticamente y nadie tiene que desbloquearlo.
- **Ya se está haciendo (202)**: lo mismo está en curso, quizá desde otro dispositivo tuyo. Espera un momento y vuelve a mirar.
- **Ocupado (201)**: de nuestro lado hay un problema por el momento. No se pierde nada. Inténtalo de nuevo; lo que mueve dinero nunca se hace dos veces.
`,
    of: 1,
    on: '2026-11-21',
  },
  'sent-twice': {
    title: '¿Se puede pagar algo dos veces si pulso dos veces? (455)',
    body: `
No. Todo lo que mueve dinero lleva un número propio. Si se corta tu conexión y vuelves a pulsar, se envía el mismo número y recibes la respuesta de la primera vez.

**Ya se envió con otro contenido (455)** significa que el mismo número llegó con algo distinto. La segunda vez no se hizo nada. Vuelve atrás, mira si lo primero ya está y, si no, empieza de nuevo.
`,
    of: 1,
    on: '2026-11-21',
  },
  'write-to-us': {
    title: '¿Cómo contacto con alguien? (441)',
    body: `
[Escríbenos](/feedback). Cada mensaje recibe un número y ves cuándo se leyó. Tienes una respuesta en {feedbackHours} horas, como aviso en esta app.

- De {feedbackMin} a {feedbackMax} caracteres (441), contados como los ves: un emoji es uno, y un carácter chino también.
- Hasta {feedbackPerDay} al día. Si tienes más que decir sobre lo mismo, basta un mensaje: te preguntamos.
- Si se trata de un pedido, escribe su número, por favor.

En el horario de atención, el [chat](/service) es más rápido. Si alguien te escribe en otro lugar en nuestro nombre, no somos nosotros: [lo que nunca pedimos](we-never-ask).
`,
    of: 1,
    on: '2026-11-22',
  },
} satisfies Record<string, TranslatedArticle>;
