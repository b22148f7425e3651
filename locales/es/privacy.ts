import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: 'Mis datos',
  lead: 'Descarga todo lo que guardamos sobre ti y tu tienda, o elimina tu cuenta.',
  file: 'Exportación de tus datos',
  file_text:
    'Perfil, tienda, identidad, pedidos, billetera, notificaciones, dispositivos, quién vio tus datos, y tus propias imágenes y documentos. De los compradores contiene solo los datos que ya puedes ver. Está cifrado hasta que lo descargas y se elimina a las 24 horas.',
  make: 'Solicitar exportación',
  making: 'Estamos preparando el archivo. Puedes salir de esta página; tarda uno o dos minutos.',
  ready: 'Tu archivo está listo.',
  fetch: 'Descargar',
  expires: 'Disponible hasta el {when}.',
  removed: 'El archivo del {when} se eliminó.',
  failed: 'No pudimos crear el archivo. Inténtalo mañana o contacta a atención al cliente.',
  again_at: 'Puedes solicitar otro a partir del {when}.',
  size: '{size} MB',
  erase: 'Eliminar cuenta',
  erase_text:
    'Tu nombre, dirección, teléfono, correo, imágenes y documentos se eliminan de forma permanente. Los pedidos y los registros contables se conservan sin tu nombre, como exige la ley. Antes se te paga tu saldo.',
  steps: 'Qué ocurre, paso a paso',
  step_orders:
    '{count, plural, one {Hay # pedido abierto. Se completará como se prometió al comprador.} other {Hay # pedidos abiertos. Se completarán como se prometió a los compradores.}}',
  step_orders_done: 'No hay pedidos abiertos.',
  step_cases:
    '{count, plural, one {Hay # devolución abierta, que se completará.} other {Hay # devoluciones abiertas, que se completarán.}}',
  step_cases_done: 'No hay devoluciones abiertas.',
  step_money: '{amount} son tuyos. Retíralos primero; no se elimina nada hasta que lleguen.',
  step_money_done: 'No queda saldo por pagar.',
  step_last:
    'Eliminamos tu cuenta 14 días después de tu solicitud, cuando todo lo anterior esté hecho. Hasta entonces puedes cancelar. Mientras tanto tu tienda no acepta pedidos nuevos.',
  ask: 'Solicitar eliminación',
  confirm_title: '¿Eliminar tu cuenta en 14 días?',
  confirm_text:
    'Tu tienda deja de aceptar pedidos nuevos desde ahora. En 14 días tus datos se eliminan y no se pueden recuperar.',
  confirm: 'Eliminar mi cuenta',
  asked: 'Solicitaste la eliminación',
  asked_text: 'El {when}, si no queda nada abierto, tus datos se eliminan. Hasta entonces puedes cancelar.',
  keep: 'Conservar mi cuenta',
  kept: 'Eliminación cancelada. No se eliminó nada.',
  open_wallet: 'Abrir la billetera',
  open_orders: 'Abrir los pedidos',
  translation: 'Traducción',
  translationText:
    'Si pulsas “Traducir” bajo el mensaje de un comprador, el texto se envía a {host} y lo que vuelve se guarda con el mensaje. De otro modo no se envía nada, ni nada de lo que ocultamos en los mensajes.',
};
