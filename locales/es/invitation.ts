import type { invitation as english } from '../en/invitation.ts';
import type { Translated } from '../translated.ts';

export const invitation: Translated<typeof english> = {
  friends: {
    title: 'Invitar amigos',
    lead: 'Las tiendas se abren por invitación. Da una a alguien que conozcas y en quien confíes.',
    makeTitle: 'Nueva invitación',
    today: 'Invitaciones de hoy',
    todayUsed: '{used, number} de {limit, number}',
    resets: 'Nuevas desde el {when}',
    open: 'Invitaciones abiertas',
    note: '¿Para quién?',
    noteHint: 'Opcional. Te ayuda a recordar; nuestro equipo también puede leerla.',
    make: 'Crear invitación',
    made: 'Invitación creada. Compártela con tu amigo.',
    obstacles: {
      closed: 'El registro está cerrado por ahora. Las invitaciones que diste siguen siendo válidas.',
      account_age:
        'Una cuenta puede invitar después de {days, plural, one {# día} other {# días}}. La tuya, desde el {when}.',
      open_max:
        '{max, plural, one {Llegaste al límite de # invitación abierta.} other {Llegaste al límite de # invitaciones abiertas.}} Revoca una, o espera a que una se use o venza.',
      daily: 'Ya usaste todas las invitaciones de hoy. Podrás crear más desde el {when}.',
    },
    listTitle: 'Tus invitaciones',
    none: 'Aún no hay invitaciones',
    noneDetail: 'Crea una y envía el enlace. Aquí ves cuándo se abre y se usa.',
    states: {
      unused: 'Aún sin abrir',
      opened: 'Abierta',
      joined: 'Se unió',
      expired: 'Vencida',
      revoked: 'Revocada',
    },
    stateDetail: {
      unused: 'Válida hasta el {when}',
      opened: 'El enlace se abrió. Válida hasta el {when}',
      joined: '{name} se unió el {when}. Amigo {id}',
      expired: 'No se usó antes del {when}',
      revoked: 'Creada el {when}',
    },
    share: 'Compartir',
    shareOf: 'Compartir la invitación {code}',
    shareTitle: 'Una invitación para ti',
    shareText:
      'Abre tu propia tienda con mi invitación. Es gratis, sirve una sola vez y es válida hasta el {when}.',
    code: 'Código',
    revoke: 'Revocar',
    revokeOf: 'Revocar la invitación {code}',
    revokeTitle: '¿Revocar esta invitación?',
    revokeText:
      'El código {code} y su enlace dejan de funcionar de inmediato. La invitación sigue contando para el día en que la creaste.',
    revoked: 'La invitación se revocó',
    rulesTitle: 'Cómo funciona',
    rules: {
      free: 'Invitar es gratis. Las invitaciones nunca se pueden comprar ni vender.',
      quota:
        '{perDay, number} al día y {openMax, number} abiertas a la vez. El día empieza a la medianoche de tu zona horaria.',
      once: 'Cada una sirve una vez, durante {days, plural, one {# día} other {# días}}.',
      nothing: 'No ganas nada con ello: ni dinero, ni puntos, ni parte de lo que venda tu amigo.',
      masked: 'Ves si tu amigo se unió y la primera letra de su nombre. No ves su tienda.',
    },
  },
  title: 'Abre tu tienda',
  lead: 'Las tiendas se abren por invitación. Escribe el código que te dieron.',
  code: 'Código de invitación',
  codeHint: 'Letras y números; da igual si son mayúsculas.',
  check: 'Comprobar el código',
  changeCode: 'Cambiar',
  good: 'Código aceptado',
  invitedBy: 'Te invita',
  operator: 'Este servicio lo opera',
  country: 'País',
  ticketUntil: 'Termina antes de',
  createTitle: 'Crea tu cuenta',
  shopName: 'Nombre de tu tienda',
  shopNameHint: 'Lo ven los compradores. Puedes cambiarlo después.',
  create: 'Abrir mi tienda',
  closed: 'El registro está cerrado por ahora. Tu código sigue siendo válido; vuelve más tarde.',
  // Shown while nobody may register.
  door: {
    closed: 'El registro está cerrado por ahora',
    until:
      'Se abre de nuevo automáticamente el {when}. Tu código sigue siendo válido hasta la fecha que indica.',
    noEnd: 'Todavía no sabemos cuándo se abre. Tu código sigue siendo válido hasta la fecha que indica.',
    waiting:
      '{count, plural, =0 {No espera nadie más con una invitación.} one {Espera # persona con una invitación.} other {Esperan # personas con una invitación.}}',
    few: 'Esperan menos de {few, number} personas con una invitación.',
    nobodyFirst:
      'No hay turnos entre ellas ni lugares que comprar: cuando se abra, podrán entrar todos los que tengan una invitación.',
  },
  free: 'Abrir y llevar una tienda es gratis. Nunca tienes que poner dinero para vender ni para cobrar.',
  reasons: {
    unknown: 'No conocemos este código. Revisa cada carácter; nunca se usan 0 y O, ni 1 e I.',
    used: 'Este código ya se usó. Cada código abre una tienda; pide uno nuevo.',
    expired: 'Este código venció. Pide uno nuevo.',
    revoked: 'Este código se revocó. Pide uno nuevo a quien te lo dio.',
    closed: 'El registro está cerrado por ahora. Tu código sigue siendo válido; vuelve más tarde.',
    missing: 'Escribe primero un código de invitación.',
  },
};
