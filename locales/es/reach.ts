import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach: Translated<typeof english> = {
  waysNote:
    'Push llega a los dispositivos que actives abajo; el correo va a tu dirección confirmada. Mientras no configures uno de los dos, estas opciones no tienen efecto.',
  push: {
    title: 'Push en este dispositivo',
    lead: 'Tu teléfono o computadora te avisa cuando pasa algo, incluso con la app cerrada.',
    on: 'Las notificaciones están activadas en este dispositivo.',
    off: 'Las notificaciones están desactivadas en este dispositivo.',
    turnOn: 'Activar notificaciones',
    turnOff: 'Desactivar notificaciones',
    turnedOn: 'Activaste las notificaciones en este dispositivo.',
    turnedOff: 'Desactivaste las notificaciones en este dispositivo.',
    test: 'Probarlo',
    tested:
      '{count, plural, one {Va en camino una prueba a # dispositivo.} other {Va en camino una prueba a # dispositivos.}}',
    none: 'Este navegador no admite notificaciones.',
    blocked: 'Las notificaciones están bloqueadas en tu navegador. Permítelas en sus ajustes y vuelve aquí.',
    installTitle: 'Pon primero la app en tu pantalla de inicio',
    install:
      'En este dispositivo, las notificaciones solo funcionan con apps de la pantalla de inicio. Toca el botón de compartir del navegador, elige “Agregar a inicio”, abre la app desde allí y vuelve a esta página.',
    failed:
      'Tu navegador no lo permitió, o su servicio push no está disponible. Inténtalo de nuevo más tarde, por favor.',
    details: 'Mostrar detalles en la pantalla bloqueada',
    detailsHint:
      'Cualquiera que vea tu pantalla podrá leer números de pedido y montos. Si no, solo decimos que pasó algo.',
  },
  devices: {
    title: 'Dispositivos con notificaciones',
    none: 'Aún no hay dispositivos.',
    unnamed: 'Un navegador sin nombre',
    here: 'Este dispositivo',
    added: 'Desde',
    last: 'Última notificación',
    end: 'Desactivar',
    endTitle: '¿Desactivar las notificaciones en este dispositivo?',
    endDetail:
      '{name} dejará de recibir notificaciones. Para activarlas de nuevo, usa ese mismo dispositivo.',
    ended: 'Las notificaciones están desactivadas en el dispositivo.',
    state: {
      on: 'Activado',
      failing: 'Ahora no se puede contactar',
      ended: 'Desactivado',
    },
    why: {
      person: 'Lo desactivaste.',
      moved: 'Otra persona activó las notificaciones en el mismo navegador, o tú las activaste de nuevo.',
      gone: 'El navegador ya no acepta notificaciones. Actívalas de nuevo en el dispositivo.',
      refused: 'Su servicio push está en una dirección que no podemos contactar.',
      signed_out: 'Se cerró su sesión.',
    },
  },
  mail: {
    title: 'Correo',
    none: 'Aún no nos diste una dirección de correo. Agrégala a tu perfil y confírmala aquí.',
    toProfile: 'Agregar una dirección',
    confirmed: 'Los correos van a {address}.',
    bounced:
      'Nuestros correos a {address} no llegaron. Revisa la dirección en tu perfil. Si es correcta, pide un código: cuando lo ingreses, volveremos a enviar correos allí.',
    reported:
      'Un correo a {address} se marcó como spam, así que no enviamos más allí. Contáctanos si quieres volver a recibir correos.',
    unconfirmed: 'No enviaremos nada a {address} hasta que confirmes que es tuya.',
    send: 'Enviarme un código',
    sent: 'Enviamos un código a {address}. Es válido hasta: {time}.',
    again: 'Enviar otro código',
    code: 'Código del correo',
    confirm: 'Confirmar la dirección',
    done: 'Tu dirección está confirmada.',
    typed: 'Escribe los seis dígitos del correo, por favor.',
  },
  digest: {
    title: 'Resumen por correo',
    lead: 'Tus notificaciones sin leer en un solo correo. Si ya leíste todo, no lo enviamos.',
    every: 'Con qué frecuencia',
    off: 'Nunca',
    daily: 'Todos los días',
    weekly: 'Todos los lunes',
    hour: 'A qué hora',
    save: 'Guardar el resumen',
    saved: 'El resumen está guardado.',
    next: 'El próximo llega: {time}.',
    needsMail: 'Empieza cuando confirmes tu dirección.',
  },
  offer: {
    title: 'Llegó tu primer pedido',
    detail:
      'Los pedidos se confirman automáticamente y las devoluciones tienen plazos. ¿Activas las notificaciones para que no se te pase ninguno? Puedes desactivarlas en cualquier momento.',
    yes: 'Activar notificaciones',
    later: 'Ahora no',
    install: 'Mostrarme cómo',
  },
  channel: {
    /** Such as "Push: sent". */
    told: '{way}: {state}',
    push: 'Push',
    email: 'Correo',
    delivered: 'enviado',
    waiting: 'enviando',
    unneeded: 'no hizo falta, ya leída',
    failed: 'falló',
  },
};
