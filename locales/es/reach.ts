import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach: Translated<typeof english> = {
  waysNote:
    'Push llega a los dispositivos que actives abajo, y el correo va a tu dirección confirmada. Sin uno de ellos, estas elecciones esperan.',
  push: {
    title: 'Push en este dispositivo',
    lead: 'Tu teléfono o computadora te avisa cuando pasa algo, también con la app cerrada.',
    on: 'Este dispositivo recibe avisos.',
    off: 'Este dispositivo no recibe avisos.',
    turnOn: 'Avisar en este dispositivo',
    turnOff: 'Dejar de avisar en este dispositivo',
    turnedOn: 'Este dispositivo recibe avisos desde ahora.',
    turnedOff: 'Este dispositivo ya no recibe avisos.',
    test: 'Probarlo',
    tested:
      '{count, plural, one {Va en camino una prueba a # dispositivo.} other {Va en camino una prueba a # dispositivos.}}',
    none: 'Este navegador no puede recibir avisos. Abre la app en otro.',
    blocked:
      'Le dijiste a este navegador que la app no puede avisarte. Permite las notificaciones de esta página en los ajustes del navegador y vuelve aquí.',
    installTitle: 'Pon primero la app en tu pantalla de inicio',
    install:
      'Este dispositivo avisa solo por las apps de su pantalla de inicio. Pulsa el botón de compartir del navegador, elige «Añadir a pantalla de inicio», abre la app desde allí y vuelve a esta página.',
    failed: 'Este navegador no lo permitió, o su servicio push no responde. Inténtalo de nuevo más tarde.',
    details: 'Mostrar detalles en la pantalla bloqueada',
    detailsHint:
      'Entonces los números de pedido y los importes los puede leer cualquiera que vea tu pantalla. Sin esto, solo dice que pasó algo.',
  },
  devices: {
    title: 'Dispositivos que reciben avisos',
    none: 'Aún no recibe avisos ningún dispositivo.',
    unnamed: 'Un navegador sin nombre',
    here: 'Este dispositivo',
    added: 'Desde',
    last: 'Último aviso',
    end: 'Dejar de avisar en él',
    endTitle: '¿Dejar de avisar en este dispositivo?',
    endDetail:
      '{name} deja de recibir avisos. Alguien tiene que activarlo de nuevo en el propio dispositivo.',
    ended: 'El dispositivo ya no recibe avisos.',
    state: {
      on: 'Recibe avisos',
      failing: 'Ahora no se puede alcanzar',
      ended: 'Ya no recibe avisos',
    },
    why: {
      person: 'Lo terminaste tú.',
      moved: 'Otra persona lo activó para sí en el mismo navegador, o tú lo activaste de nuevo.',
      gone: 'El navegador ya no deja que se le avise. Actívalo de nuevo en el dispositivo.',
      refused: 'Su servicio push está en una dirección a la que no podemos llegar.',
      signed_out: 'Se cerró su sesión.',
    },
  },
  mail: {
    title: 'Correo',
    none: 'Aún no nos has dado una dirección. Añádela a tu perfil y confírmala aquí.',
    toProfile: 'Añadir una dirección',
    confirmed: 'Los correos van a {address}.',
    unconfirmed: 'No se envía nada a {address} hasta que confirmes que es tuya.',
    send: 'Enviarme un código',
    sent: 'Va en camino un código a {address}. Vale hasta: {time}.',
    again: 'Enviar otro código',
    code: 'Código del correo',
    confirm: 'Confirmar la dirección',
    done: 'Tu dirección está confirmada.',
    typed: 'Escribe las seis cifras del correo.',
  },
  digest: {
    title: 'Resumen por correo',
    lead: 'Lo que aún no has leído, en un solo correo. Si lo has leído todo, no llega nada.',
    every: 'Con qué frecuencia',
    off: 'Nunca',
    daily: 'Todos los días',
    weekly: 'Todos los lunes',
    hour: 'A qué hora',
    save: 'Guardar el resumen',
    saved: 'El resumen está guardado.',
    next: 'El próximo llega: {time}.',
    needsMail: 'Empieza cuando tu dirección esté confirmada.',
  },
  offer: {
    title: 'Llegó tu primer pedido',
    detail:
      'Los pedidos se confirman solos y las devoluciones tienen plazos. ¿Puede avisarte este dispositivo, para que no se te pase ninguno? Puedes desactivarlo en cualquier momento.',
    yes: 'Avisar en este dispositivo',
    later: 'Ahora no',
    install: 'Mostrarme cómo',
  },
  channel: {
    /** Such as "Push: sent". */
    told: '{way}: {state}',
    push: 'Push',
    email: 'Correo',
    delivered: 'enviado',
    waiting: 'en camino',
    unneeded: 'no hizo falta, ya lo habías leído',
    failed: 'no se pudo enviar',
  },
};
