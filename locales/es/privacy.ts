import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: 'Mis datos',
  lead: 'Lo que sabemos de usted y de su tienda es suyo: téngalo todo en un archivo, o váyase y sea olvidado.',
  file: 'Un archivo con todo',
  file_text:
    'Perfil, tienda, identidad, pedidos, cartera, avisos, dispositivos, quién miró sus datos, y sus propias imágenes y documentos. Los compradores aparecen solo como usted los ve. Está cifrado hasta que lo recoge y se elimina a las 24 horas.',
  make: 'Crear el archivo',
  making: 'El archivo se está creando. Puede salir de esta página; tarda uno o dos minutos.',
  ready: 'Su archivo está listo.',
  fetch: 'Guardar el archivo',
  expires: 'Se guarda hasta {when}.',
  removed: 'El archivo de {when} fue eliminado.',
  failed: 'No se pudo crear el archivo. Inténtelo mañana o escriba al servicio.',
  again_at: 'Puede pedir otro a partir de {when}.',
  size: '{size} MB',
  erase: 'Ser borrado',
  erase_text:
    'Su nombre, dirección, teléfono, correo, imágenes y documentos se borran para siempre. Los pedidos y los libros quedan, como pide la ley, sin su nombre. No se pierde nada de su dinero: se paga antes.',
  steps: 'Qué ocurre, paso a paso',
  step_orders:
    '{count, plural, one {Hay # pedido abierto. Termina como se prometió al comprador.} other {Hay # pedidos abiertos. Terminan como se prometió a los compradores.}}',
  step_orders_done: 'No hay pedidos abiertos.',
  step_cases:
    '{count, plural, one {Hay # devolución abierta, que llega a su fin.} other {Hay # devoluciones abiertas, que llegan a su fin.}}',
  step_cases_done: 'No hay devoluciones abiertas.',
  step_money: '{amount} son suyos. Retírelos; hasta que lleguen no se borra nada.',
  step_money_done: 'No queda dinero por pagar.',
  step_last:
    '14 días después de pedirlo, cuando todo esto esté hecho, sus datos se borran. Hasta entonces puede cambiar de opinión, y su tienda no acepta pedidos nuevos.',
  ask: 'Pedir ser borrado',
  confirm_title: '¿Ser borrado en 14 días?',
  confirm_text:
    'Su tienda deja de aceptar pedidos desde ahora. En 14 días sus datos se borran y nadie puede recuperarlos.',
  confirm: 'Sí, bórrenme',
  asked: 'Pidió ser borrado',
  asked_text:
    'El {when}, si ya no queda nada abierto, sus datos se borran. Hasta entonces basta un toque para quedarse.',
  keep: 'Quedarme',
  kept: 'Se queda. No se borró nada.',
  open_wallet: 'Abrir la cartera',
  open_orders: 'Abrir los pedidos',
};
