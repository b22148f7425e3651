import type { storefrontRecord as english } from '../en/storefront-record.ts';
import type { Translated } from '../translated.ts';

/** Words of the public page about the record. */
export const storefrontRecord: Translated<typeof english> = {
  trustTitle_record: 'El registro público',
  trustLead_record:
    'Aquí se añade lo que hacemos con una tienda. Nada se puede cambiar ni quitar después sin que se note.',
  trustCard_record: 'Lo que hemos hecho, lo que se debe a todas las tiendas y lo que hay para pagarlo.',
  recordWhat: 'Qué es el registro',
  recordWhatActs:
    'Todo lo que nuestro equipo o nuestro programa hace con una tienda, como una retención, un rechazo, un pago o un nuevo nivel, se añade al registro en un minuto. Cada entrada dice qué tipo de acción fue y cuándo, pero no sobre quién. Solo la tienda puede abrir sus propias entradas, y puede leerlas todas.',
  recordWhatSums:
    'Cada hora sumamos lo que se debe a todas las tiendas, compradores y proveedores. Cada tienda puede encontrar su propio monto en el total, y el teléfono del comerciante lo comprueba automáticamente. Si dejáramos fuera una tienda, diéramos montos distintos a dos personas o cambiáramos el pasado, los teléfonos lo notarían.',
  recordNow: 'El registro ahora',
  recordSize: 'Entradas',
  recordActs: 'Acciones sobre tiendas y el servicio',
  recordHead: 'Última firma',
  recordNothing: 'Todavía no se ha firmado nada.',
  recordNotaries: 'Firmado también por',
  recordNotary: '{name}, {when}',
  recordNoNotary:
    'Ningún notario. Hasta que uno firme también, solo las copias que la gente guarda muestran si se cambió el pasado.',
  recordOwed: 'Lo que se debe',
  recordOwedText: 'Al {when}, en {shops, plural, one {# tienda} many {# tiendas} other {# tiendas}}.',
  recordOwedNone: 'El primer total se hace en una hora.',
  recordCurrency: 'Moneda',
  recordMerchants: 'A los comerciantes',
  recordBuyers: 'A los compradores',
  recordSuppliers: 'A los proveedores, e impuestos',
  recordReserve: 'Lo que hay para pagarlo',
  recordReserveText:
    'Se revisa una vez al día; la última vez, el {when}. Cada moneda se compara por separado: lo que sobra en una nunca cubre otra.',
  recordReserveNone: 'El primer informe se hace en un día.',
  recordReserveOwed: 'Se debe',
  recordReserveHeld: 'Hay',
  recordReserveCover: 'Cubierto',
  recordMissing:
    'Hay menos en {currency} de lo que se debe. Hemos abierto un incidente, y los pagos nuevos esperan hasta que se resuelva.',
  recordLabel_proved_on_chain: 'Demostrado en una cadena de bloques pública',
  recordLabel_attested_by: 'Certificado por un auditor',
  recordLabel_claimed: 'Nuestra propia declaración',
  recordAttested: '{name} certificó {amount} el {when}.',
  recordDiffers:
    'Dos nodos independientes de {network} dieron saldos distintos. Cuenta el menor, como declaración nuestra.',
  recordReserveWhole: 'El informe completo',
  recordDocuments: 'Documentos',
  recordDocumentsText: 'Cada uno queda exactamente como se publicó.',
  recordDocument: 'Versión {version}, desde el {when}',
  recordEarlier: 'Anteriores',
  recordDoc_terms: 'Condiciones',
  recordDoc_fees: 'Tarifas',
  recordDoc_ranking: 'Orden de los productos',
  recordDoc_rules: 'Reglas del dinero y de las restricciones',
  recordDoc_keys: 'Claves y direcciones',
  recordDoc_build: 'Archivos de las apps',
  recordDoc_reserve: 'Lo que hay para pagar lo que se debe',
  recordDoc_report: 'Cifras del mes',
  'recordDoc_ads.promise': 'Promoción: inicio de un día',
  'recordDoc_ads.close': 'Promoción: fin de un día',
  recordDoc_entity: 'Quién lo gestiona',
  recordCheck: 'Compruébalo por tu cuenta',
  recordCheckText:
    'En una computadora con Node.js, este comando lee todo el registro y dice si algo está mal. No necesita una cuenta.',
  recordCheckPhone: 'Los comerciantes ven la misma comprobación en la app, debajo de su saldo.',
  recordKey: 'Clave del registro',
  recordKeyText:
    'Es la misma que en el correo de bienvenida de cada comerciante. Si la tuya es distinta, avisa a otros.',
  trustComing: 'Desde el {when} se aplica la versión {version}.',
};
