import type { payoutSchedule as english } from '../en/payout-schedule.ts';
import type { Translated } from '../translated.ts';

export const payoutSchedule: Translated<typeof english> = {
  title: 'Retiro semanal',
  lead: 'Se paga el día que elijas, sin pedirlo cada vez. Puedes terminarlo cuando quieras.',
  offer: 'Cobra cada semana sin pedirlo',
  standing: 'Lo que está configurado',
  next: 'Próximo retiro',
  weekday: 'Día',
  weekdayHint: 'Por la mañana, en la zona horaria de tu tienda.',
  account: 'Se paga a',
  least: 'Mínimo',
  leastHint: 'Un saldo menor espera a la semana siguiente.',
  most: 'Máximo',
  mostHint: 'Lo que pase de esto se queda en tu billetera.',
  mostTooLittle: 'Es menos que el mínimo.',
  review: 'Continuar',
  change: 'Cambiarlo',
  confirmTitle: 'Págame cada semana',
  confirm: 'Activar',
  confirmText:
    'Cada {weekday}, hasta {most} va a {account}. No se vuelve a preguntar, y solo se descuenta la tarifa de red de un retiro.',
  saved: 'Tu retiro semanal está configurado.',
  end: 'Terminar el retiro semanal',
  endTitle: '¿Terminar el retiro semanal?',
  endText:
    'A partir de ahora retiras a mano. Un retiro que ya está en curso continúa; puedes cancelarlo en la lista.',
  ended: 'El retiro semanal terminó.',
  lastDone: 'Último retiro:',
  see: 'Verlo',
  skipped: 'La última vez no se pagó nada',
  mend: 'Revisarlo',
  reasons: {
    below_least: 'Había menos que tu mínimo. Se intenta de nuevo la próxima vez.',
    account_on_hold: 'La cuenta era muy nueva o se acababa de cambiar. Se intenta de nuevo la próxima vez.',
    name_mismatch: 'El nombre de la cuenta no es tu nombre verificado.',
    identity: 'Tu identidad no está verificada.',
    restricted: 'Había una restricción. Dice por qué, cuánto y hasta cuándo.',
    paused_until: 'Se acababa de reemplazar una contraseña. Se intenta de nuevo la próxima vez.',
    second_factor: 'La verificación en dos pasos estaba desactivada.',
    signature:
      'Uno de tus dispositivos ya firma y aún no ha firmado esto: cambia el retiro semanal para firmarlo.',
    too_soon: 'Ya se había hecho esa semana. Se intenta de nuevo la próxima vez.',
  },
};
