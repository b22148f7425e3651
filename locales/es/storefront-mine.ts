import type { storefrontMine as english } from '../en/storefront-mine.ts';
import type { Translated } from '../translated.ts';

export const storefrontMine: Translated<typeof english> = {
  mineTitle: 'Tu página',
  mineLink: 'Tu página: lista de deseos y pedidos',
  mineHeart: 'Lista de deseos: {title}',
  mineWishes: 'Lista de deseos',
  mineNoWishes: 'Aún no hay nada guardado. Toca el corazón de un producto para encontrarlo aquí.',
  mineGone: 'Ya no se vende aquí',
  mineUnknown: 'Producto',
  mineWas: '{amount} cuando lo guardaste',
  mineRemove: 'Quitar',
  mineRemoved: 'Se quitó de tu lista de deseos.',
  mineUndo: 'Deshacer',
  mineSignIn: 'Abre tu página',
  mineSignInLead:
    'Mira tus pedidos en esta tienda y ten tu lista de deseos en todos tus dispositivos. Te enviamos un enlace por correo; no necesitas contraseña.',
  mineSend: 'Enviarme un enlace',
  minePrivacy:
    'Entonces se guardan para esta tienda tu correo, tu lista de deseos y tus direcciones: hasta que las elimines o {days} días después de tu último acceso. La tienda no ve nada de eso.',
  mineBrowser: 'Hasta que abras tu página, tu lista de deseos está solo en este navegador.',
  mineAskedText:
    'Enviamos un enlace a {email}. Funciona una sola vez, durante {minutes} minutos. Si no llega, revisa tu carpeta de spam.',
  mineOpen: '¿Abrir tu página?',
  mineOpenText:
    'Este enlace es para {email}. Este navegador seguirá con la sesión iniciada {days} días; no lo abras en el dispositivo de otra persona.',
  mineOpenSend: 'Abrir mi página',
  mineOrders: 'Pedidos',
  mineNoOrders: 'Aún no hay pedidos con este correo en esta tienda.',
  mineMore: '{title} y {count, plural, one {# producto más} other {# productos más}}',
  mineAddresses: 'Direcciones guardadas',
  mineNoAddresses: 'Guarda una dirección y te la ofreceremos al finalizar la compra.',
  mineAdd: 'Agregar dirección',
  mineEdit: 'Editar',
  mineDelete: 'Eliminar',
  mineDeleteAddress: '¿Eliminar esta dirección?',
  mineSaveAddress: 'Guardar dirección',
  mineAddressTitle: 'Dirección',
  mineAddressUse: 'Solo tú la ves aquí y se usa solo en los pedidos que hagas. Puedes guardar hasta {max}.',
  mineSessions:
    'Sesión iniciada en {count, plural, one {# dispositivo} other {# dispositivos}}; aquí, hasta el {date}.',
  mineSignOut: 'Cerrar sesión',
  mineSignOutAll: 'Cerrar sesión en todos los dispositivos',
  mineErase: 'Eliminar todo lo de aquí',
  mineEraseText:
    'Tu lista de deseos, tus direcciones y tu correo se eliminan de inmediato, y se cierra la sesión en todos los dispositivos. No se puede deshacer. Los pedidos no se eliminan; los enlaces de sus correos siguen funcionando.',
  mineEraseSend: 'Eliminar todo',
  mineCountry: 'Mostrar los campos de este país',
  mineUse: 'Usar una dirección guardada',
  mineBox: 'Guardar esta dirección en mi página',
  mineNoticeLinkOver:
    'Este enlace ya no funciona: cada uno sirve una sola vez, durante {minutes} minutos. Pide uno nuevo abajo.',
  mineNoticeOut: 'Cerraste sesión.',
  mineNoticeErased: 'Se eliminó todo.',
  mineNoticeSaved: 'Dirección guardada.',
  mineNoticeDeleted: 'Dirección eliminada.',
  mineNoticeFull: 'Tu lista de deseos está llena: {max} productos. Quita uno primero.',
  mineNoticeEnded:
    'Tu sesión aquí ha terminado. Abre tu página para volver a iniciarla. Lo que guardes hasta entonces queda en este navegador.',
  mineNoticeGone: 'Este producto ya no se vende aquí, por lo que no se guardó.',
  mineHeartFailed: 'No se pudo cambiar tu lista de deseos. Comprueba tu conexión e inténtalo de nuevo.',
  mineNoticeAddressesFull: 'Ya tienes {max} direcciones guardadas. Elimina una primero.',
};
