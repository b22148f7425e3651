import type { domain as english } from '../en/domain.ts';
import type { Translated } from '../translated.ts';

export const domain: Translated<typeof english> = {
  title: 'Tu propio dominio',
  lead: 'Los compradores llegan a tu tienda por una dirección tuya. Tu dirección aquí sigue funcionando.',
  notOffered: 'Aquí no hay dominios propios',
  notOfferedText: 'No hemos configurado dominios para tiendas. Tu tienda sigue en {address}.',
  name: 'Dominio',
  nameHint: 'Por ejemplo, tienda.tunombre.com. Lo consigues con un proveedor de dominios, no con nosotros.',
  nameMissing: 'Escribe tu dominio',
  add: 'Conectar dominio',
  nameFaults: {
    host_name: 'Esto no es un dominio. Revisa la ortografía.',
    host_address: 'Esto es una dirección numérica. Escribe un dominio.',
    host_ending: 'Esta terminación no existe en internet. Revisa la ortografía.',
    host_suffix: 'Cualquiera puede registrar nombres con esta terminación. Escribe también tu propio nombre.',
    host_reserved: 'Esta dirección es nuestra. Escribe un dominio que te pertenezca.',
  },
  otherDomain: 'Tu tienda ya tiene {domain}. Quítalo primero.',
  states: {
    waiting: 'Esperando el DNS',
    issuing: 'Obteniendo un certificado',
    active: 'Activo',
    failing: 'Sin uso',
  },
  stateText: {
    waiting:
      'Agrega estos registros en tu proveedor de dominios. Pueden tardar unas horas en verse; comprobamos automáticamente.',
    issuing:
      'Tus registros están correctos. Estamos obteniendo el certificado que mantiene segura la dirección.',
    active: 'Los compradores llegan a tu tienda por aquí y los buscadores muestran esta dirección.',
    failing: 'Los compradores llegan a tu tienda en {address} hasta que se corrija.',
  },
  records: 'Registros en tu proveedor de dominios',
  recordName: 'Nombre',
  recordValue: 'Valor',
  found: 'Encontrado',
  missing: 'Aún no encontrado',
  aliasHint: 'Algunos proveedores llaman a este registro ANAME o CNAME flattening.',
  copyName: 'Copiar nombre',
  copyValue: 'Copiar valor',
  check: 'Comprobar ahora',
  checked: 'Última comprobación: {when}',
  next: 'Próxima comprobación: {when}',
  endsAt:
    'Si los registros no están correctos antes de {when}, quitamos esta solicitud. Puedes empezar de nuevo cuando quieras.',
  faults: {
    no_record: 'El dominio todavía no lleva a ningún lugar.',
    elsewhere: 'El dominio apunta a otro lugar: {found}',
    no_txt: 'El dominio apunta aquí. Todavía falta el registro TXT.',
    wrong_txt: 'El registro TXT dice otra cosa: {found}',
    dns_away:
      'Los servidores de nombres de tu dominio no respondieron. Volveremos a intentarlo automáticamente.',
    taken:
      'Otra tienda usa este dominio y su registro TXT sigue ahí. Elimina ese registro en tu proveedor y comprueba de nuevo.',
    certificate_limited:
      'La autoridad de certificación alcanzó su límite para este dominio. Volveremos a intentarlo automáticamente.',
    certificate_refused: 'La autoridad de certificación se negó: {found}',
    certificate_unreachable: 'La autoridad de certificación no pudo llegar a tu dominio: {found}',
    certificate_away: 'La autoridad de certificación no respondió. Volveremos a intentarlo automáticamente.',
  },
  since: 'Desde {when}',
  certificate: 'Certificado válido hasta {when}',
  open: 'Abrir la tienda',
  remove: 'Quitar dominio',
  removeTitle: '¿Quitar {domain}?',
  removeText: 'Esta dirección deja de llevar a tu tienda de inmediato. Tu tienda sigue abierta en {address}.',
  removed: 'Se quitó el dominio',
};
