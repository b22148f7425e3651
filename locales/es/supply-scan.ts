import type {
  papersWords as papersWordsEnglish,
  workTabWords as workTabWordsEnglish,
  stepWords as stepWordsEnglish,
  scanWords as scanWordsEnglish,
} from '../en/supply-scan.ts';
import type { Translated } from '../translated.ts';

export const papersWords: Translated<typeof papersWordsEnglish> = {
  title: 'Imprimir',
  labels: 'Etiquetas (PDF)',
  pick_list: 'Lista de recolección (PDF)',
  packing_slips: 'Notas de empaque (PDF)',
  for_selected:
    '{count, plural, one {Para el paquete seleccionado.} other {Para los # paquetes seleccionados.}}',
  for_shown:
    'Para los paquetes de esta página. Selecciona algunos para imprimir solo esos, {max, number} como máximo.',
  too_many: 'Un archivo admite hasta {max, number} paquetes. Selecciona menos.',
  saved: '{pages, plural, one {Guardado: # página.} other {Guardado: # páginas.}}',
};

export const workTabWords: Translated<typeof workTabWordsEnglish> = {
  tabs: 'Partes del despacho',
  tab: { parcels: 'Paquetes', tracking: 'Archivo de seguimiento', keys: 'Claves de API' },
  step_at: '{step} {time}',
};

export const stepWords: Translated<typeof stepWordsEnglish> = {
  picked: 'Recolectado',
  packed: 'Empacado',
  handed_over: 'Entregado al transportista',
};

export const scanWords: Translated<typeof scanWordsEnglish> = {
  title: 'Escanear',
  lead: 'Elige qué estás haciendo y escanea una etiqueta tras otra. Nada de aquí envía un paquete: lo hace el primer escaneo del transportista.',
  doing: '¿Qué estás haciendo?',
  picking: 'Recolectar',
  packing: 'Empacar',
  handing: 'Entregar al transportista',
  picking_hint: 'Los productos salieron del estante',
  packing_hint: 'La caja está cerrada',
  handing_hint: 'El transportista se lleva el paquete',
  code: 'Código del paquete',
  code_hint:
    'El lector lo escribe aquí. A mano: el número del paquete, como 9GX2K-104.1, o su número de seguimiento.',
  code_missing: 'Primero escanea o escribe un código.',
  mark: 'Marcar',
  camera_on: 'Usar la cámara',
  camera_off: 'Detener la cámara',
  camera: 'Imagen de la cámara',
  camera_wait: 'Acerca el código a la cámara.',
  camera_refused:
    'No se pudo abrir la cámara. Permítela para esta página en los ajustes del navegador o escribe el código.',
  camera_missing: 'Este navegador no ofrece una cámara a esta página. Usa un lector o escribe el código.',
  done: '{step}: paquete {number}',
  undone: 'Deshecho: paquete {number}',
  kept: 'Sin conexión: {code} se guarda en este dispositivo y se envía después.',
  not_found: 'No encontrado: {code} no es ninguno de tus paquetes. Revisa la etiqueta.',
  several: 'Varios de tus paquetes corresponden a {code}. Escanea el código propio del paquete.',
  undo: 'Deshacer',
  undo_of: 'Deshacer el último paso del paquete {number}',
  last: 'Último paquete',
  recent: 'Antes de eso',
  none: 'Aún no escaneaste nada.',
  waiting: '{code}: {step}',
  waiting_undo: '{code}: deshacer {step}',
  reason: {
    not_labelled:
      'Este paquete aún no tiene etiqueta. Primero escribe transportista y número de seguimiento en Despacho.',
    already_scanned: 'El transportista ya tiene este paquete. Aquí no queda nada por hacer.',
    not_to_ship: 'Este pedido se canceló. Devuelve los productos al estante.',
  },
  mode: {
    open: 'Revisar producto por producto',
    open_hint: 'Pantalla completa: escanea un paquete y luego cada producto que lleva.',
    title: 'Modo de escaneo',
    close: 'Cerrar el modo de escaneo',
    parcel: 'Escanea la etiqueta de un paquete',
    goods: 'Escanea los productos del paquete {number}',
    field: 'Código escaneado',
    searching: 'Buscando {code}…',
    ticked: '{done, number} de {total, number}',
    counted: '{title}: {done, number} de {total, number}',
    by_hand: 'Contar uno a mano: {title}',
    wrong: 'Producto equivocado: {code} no va en este paquete. Regrésalo a su lugar.',
    too_many: 'Demasiados: este paquete solo lleva {total, number} de {code}.',
    complete: 'Están todos los productos. Marca el paquete.',
    mark: '{step}: marcar el paquete {number}',
    marked: '{step}: paquete {number}. Escanea el siguiente.',
    kept: 'Sin conexión: el paquete {number} se guarda en este dispositivo y se envía después. Escanea el siguiente.',
    skip: 'Dejar este paquete aparte',
    keys: 'Enter confirma · Esc deja el paquete aparte',
  },
};
