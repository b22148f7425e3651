import type {
  stockTabWords as stockTabWordsEnglish,
  rowReasonWords as rowReasonWordsEnglish,
  ownRefusedWords as ownRefusedWordsEnglish,
  stockWords as stockWordsEnglish,
} from '../en/supply-stock.ts';
import type { Translated } from '../translated.ts';

export const stockTabWords: Translated<typeof stockTabWordsEnglish> = {
  tabs: 'Partes de las existencias',
  tab: { list: 'Productos', file: 'Desde un archivo' },
};

export const rowReasonWords: Translated<typeof rowReasonWordsEnglish> = {
  bad_row: 'Esta fila no se puede leer.',
  not_found: 'No tienes ningún producto con este código.',
  twice: 'Este código ya está en una fila anterior.',
  nothing: 'La fila no indica existencias ni costo.',
  below_reserved: 'Los compradores reservaron {least}: las existencias no pueden ser menores.',
  bad_cost: 'No es un monto en nuestra moneda.',
  too_soon: 'Un costo más alto rige después de siete días: no antes del {least}.',
  too_late: 'Es una fecha demasiado lejana.',
};

export const ownRefusedWords: Translated<typeof ownRefusedWordsEnglish> = {
  not_csv: 'No es un archivo CSV.',
  missing_column: 'Falta la columna “{column}”.',
  too_many_rows: 'Un archivo tiene como máximo {limit} filas.',
  empty: 'El archivo no tiene filas.',
  not_shipped: 'El transportista aún no aceptó este paquete.',
  too_late: 'Pasó demasiado tiempo.',
  too_much: 'El máximo posible es {most}.',
  claimed: 'Ya hay un reclamo sobre este paquete.',
  own: 'Le toca a la otra parte.',
  decided: 'Esto ya se decidió.',
  too_many_pictures: 'Ya hay seis imágenes.',
  period: 'El período termina antes de empezar o dura más de un año.',
};

export const stockWords: Translated<typeof stockWordsEnglish> = {
  title: 'Existencias y costos',
  lead: 'Las existencias cuentan de inmediato. Un costo más alto rige después de siete días, y nunca en pedidos ya hechos.',
  search: 'Código o título',
  empty: 'Ninguno de tus productos coincide. Los registra nuestro equipo.',
  caption: 'Tus productos',
  column: {
    goods: 'Producto',
    stock: 'En el estante',
    reserved: 'Reservado por compradores',
    cost: 'Costo',
    next: 'Anunciado',
  },
  from: 'desde el',
  edit: 'Cambiar',
  edit_of: 'Cambiar {code}',
  field_stock: 'Unidades en el estante',
  field_stock_hint: 'Los compradores reservaron {reserved}: no puede ser menos.',
  stock_wrong: 'Escribe un número entero.',
  field_cost: 'Costo de una unidad',
  field_cost_hint: 'Un costo más alto rige después de siete días. Avisamos de inmediato a los comerciantes.',
  field_from: 'El nuevo costo rige desde el',
  field_from_hint: 'Déjalo vacío para la fecha más próxima.',
  save: 'Guardar',
  saved: 'Guardado.',
  file_title: 'Existencias y costos desde un archivo',
  file_lead:
    'Las columnas son code y cualquiera de version, stock, cost y cost_from. Se aceptan todas las filas o ninguna.',
  file: 'Archivo CSV',
  file_hint:
    'Como máximo {rows} filas. Los programas hacen lo mismo con una clave de API con permiso de existencias.',
  file_missing: 'Primero elige un archivo.',
  check: 'Revisar el archivo',
  apply: '{count, plural, one {Guardar # cambio} other {Guardar # cambios}}',
  applied: 'Guardado.',
  ready: 'Todas las filas son correctas. Aún no se guarda nada.',
  nothing: 'Este archivo no cambia nada.',
  wrong:
    '{count, plural, one {# fila tiene un error, así que no se guarda nada.} other {# filas tienen errores, así que no se guarda nada.}}',
  other: 'Otro archivo',
  report: 'Filas del archivo',
  line: 'Línea',
  code: 'Código',
  result: 'Resultado',
  change: { changed: 'Cambia', unchanged: 'Sin cambios', older: 'Más antiguo que lo que tenemos' },
  becomes_stock: 'Existencias {before} → {after}',
  becomes_cost: 'Costo {before} → {after}',
};
