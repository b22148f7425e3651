import type { pages as english } from '../en/pages.ts';
import type { Translated } from '../translated.ts';

export const pages: Translated<typeof english> = {
  title: 'Páginas y menú',
  lead: 'Cuenta lo que no es de un solo producto y guía a los compradores por tu tienda.',
  one: 'Página',
  add: 'Nueva página',
  none: 'Aún no hay páginas',
  noneDetail: 'Por ejemplo: sobre nosotros, cuidado de los productos, tallas.',
  full: 'Tienes {max, number} páginas. Elimina una para agregar otra.',
  body: 'Texto',
  bodyHint:
    'Línea en blanco: nuevo párrafo. “## ” inicia un título, “- ” una lista y **dos asteriscos** resaltan. Sin enlaces ni datos de contacto.',
  bodyMissing: 'Escribe un texto o borra el título',
  shownHint: 'Desactivado: los compradores no encuentran la página ni su entrada en el menú.',
  delete: 'Eliminar página',
  deleteDetail: 'Los compradores ya no podrán abrirla y su entrada sale del menú.',
  keep: 'Conservar página',
  deleted: 'Página eliminada',
  menu: 'Menú',
  menuHint: 'Está en la parte superior de cada página de tu tienda, en este orden. Hasta {max, number}.',
  menuNone: 'Aún no hay menú',
  menuAdd: 'Agregar al menú',
  menuChoose: 'Elige una entrada',
  menuHidden: 'Oculta: los compradores no la ven',
  kinds: { collection: 'Colección', page: 'Página', type: 'Categoría' },
};
