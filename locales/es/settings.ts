import type { settings as english } from '../en/settings.ts';
import type { Translated } from '../translated.ts';

export const settings: Translated<typeof english> = {
  title: 'Ajustes',
  account: 'Tu cuenta',
  profile: 'Perfil',
  profileDetail: 'Nombre, correo, teléfono y zona horaria',
  security: 'Acceso y seguridad',
  securityDetail: 'Contraseña, dispositivos con sesión abierta, segundo paso',
  payPassword: 'Contraseña de transacciones',
  payPasswordDetail: 'Se pide cuando sale dinero de tu billetera',
  language: 'Idioma',
  languageHint: 'Tu tienda mantiene el idioma de cada comprador; esto solo cambia lo que ves tú.',
  languageFailed: 'No se pudo cargar este idioma. Revisa tu conexión y elígelo de nuevo.',
  appearance: 'Apariencia',
  appearanceHint: 'Se guarda en este dispositivo. El movimiento en pantalla sigue el ajuste de tu sistema.',
  appearances: { system: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
  notices: 'Notificaciones',
  about: 'Acerca de',
  version: 'Versión',
  operator: 'Operado por',
  licence: 'Licencia',
  licences: 'Software de esta app y sus licencias',
  thisDevice: 'Este dispositivo',
  signOutDetail: 'Cierra la sesión en este dispositivo. Tu tienda sigue abierta.',
};
