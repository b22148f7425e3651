import type { frameWords as english } from '../en/supply-frame.ts';
import type { Translated } from '../translated.ts';

export const frameWords: Translated<typeof english> = {
  title: 'Consola',
  none: 'Ninguno',
  search: 'Buscar',
  rows_shown: '{total, plural, =0 {Sin filas} one {# fila} other {# filas}}',
  not_found_title: 'Esta página no existe',
  not_found: 'Es posible que la dirección sea antigua o que la página necesite otro rol.',
  to_start: 'Ir a tu página de inicio',

  language: {
    label: 'Idioma',
    failed: 'No se pudo cargar este idioma. Revisa tu conexión e inténtalo de nuevo.',
  },

  frame: {
    places: 'Todas las páginas',
    waiting: '{count} en espera',
    late: 'con retraso',
    oldest: 'Más antiguo: {age}',
  },

  palette: {
    title: 'Buscar en la consola',
    hint: 'Pedido, tienda, producto, persona o página',
    shortcut: 'Ctrl K',
    places: 'Páginas',
    found: 'Resultados',
    searching: 'Buscando…',
    count: '{count, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
    keys: '↑ ↓ eligen · Enter abre · Esc cierra',
  },

  navGroups: { goods: 'Productos', platform: 'Plataforma' },
  nav: {
    more: 'Más',
    account: 'Mi acceso',
    dispatch: 'Despacho',
    scan: 'Escanear',
    stock: 'Existencias y costos',
    claims: 'Reclamos',
    payables: 'Por cobrar',
    returns: 'Devoluciones',
  },

  signIn: {
    title: 'Inicia sesión en la consola',
    lead: 'Para operadores y proveedores. Las tiendas entran en la app de tiendas.',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    needs_username: 'Escribe tu nombre de usuario.',
    needs_password: 'Escribe tu contraseña.',
    expired:
      'Tu sesión terminó tras 15 minutos sin actividad, o tras 8 horas. Inicia sesión para seguir donde estabas.',
    show: 'Mostrar contraseña',
  },

  person: {
    sign_out: 'Cerrar sesión',
    role: { supplier: 'Proveedor' },
    role_for: '{role} · {supplier}',
  },
};
