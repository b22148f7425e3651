import type { devices as english } from '../en/devices.ts';
import type { Translated } from '../translated.ts';

export const devices: Translated<typeof english> = {
  title: 'Dispositivos que firman',
  lead: 'Los retiros, las cuentas de cobro nuevas, las campañas y los cambios de tu contraseña de transacciones necesitan la firma de uno de estos dispositivos. Nosotros no podemos hacer esa firma.',
  rowDetail: 'Los retiros necesitarán la firma de tu teléfono.',
  none: 'Ningún dispositivo firma todavía',
  noneDetail:
    'Ahora los retiros solo necesitan tus contraseñas. Con un dispositivo que firma, una contraseña robada no basta.',
  thisDevice: 'Este dispositivo',
  automatic: 'Firma automáticamente',
  asks: 'Pide tu huella, tu cara o el bloqueo de pantalla',
  active: 'Firma desde el {when}',
  waiting: 'Podrá firmar desde el {when}',
  leaving: 'Firma hasta el {when}',
  badgeActive: 'Activo',
  badgeWaiting: 'En espera',
  badgeLeaving: 'Quitándose',
  addPhone: 'Firmar con este dispositivo',
  addPasskey: 'Añadir una llave de acceso',
  firstNote:
    'Tu primer dispositivo puede firmar de inmediato. Te avisamos en todos tus dispositivos y por correo.',
  laterNote:
    'Un dispositivo nuevo puede firmar después de 24 horas. Te avisamos en todos tus dispositivos y por correo, así que nadie puede añadir uno sin que lo sepas.',
  name: 'Nombre del dispositivo',
  nameHint: 'Lo ves en esta lista y en las notificaciones.',
  forgotPin: '¿Olvidaste tu contraseña de transacciones?',
  usePin: 'Usar la contraseña de transacciones',
  forgotNote: 'Con tu contraseña de acceso, el dispositivo puede firmar después de 24 horas.',
  add: 'Añadir dispositivo',
  added: '{name} ya puede firmar.',
  addedWaiting: '{name} podrá firmar desde el {when}.',
  remove: 'Quitar',
  removeTitle: '¿Quitar {name}?',
  removeNow: 'Deja de firmar de inmediato.',
  removeLast:
    'Es tu último dispositivo activo, así que sigue firmando 24 horas más. Hasta entonces puedes cancelar.',
  removeAll: 'Después, los retiros no necesitan firma.',
  removed: '{name} se quitó.',
  leavingDone: '{name} firma hasta el {when}.',
  keep: 'Conservar',
  keepTitle: '¿Conservar {name}?',
  keepText: 'No se quita y sigue firmando.',
  kept: '{name} sigue firmando.',
  full: 'Puedes tener {max, number} dispositivos. Quita uno para añadir otro.',
  cannotKeep:
    'Este navegador no puede guardar una clave de firma, por ejemplo en una ventana privada. Prueba con otro navegador.',
  notMade: 'La llave de acceso no se creó. Inténtalo de nuevo.',
  known: 'Este dispositivo ya se añadió antes.',
  canSign: 'Pueden firmar estos dispositivos: {names}',
  manage: 'Gestionar dispositivos',
  offerTitle: 'Protege los retiros con este dispositivo',
  offerText:
    'Con un dispositivo que firma, una contraseña robada no basta para retirar tu dinero. Lleva un minuto y no cuesta nada.',
  offer: 'Configurar',
  lost: '¿Perdiste tu único dispositivo? Añade uno nuevo aquí. Podrá firmar después de 24 horas.',
};
