import type { storefrontLook as english } from '../en/storefront-look.ts';
import type { Translated } from '../translated.ts';

// Sections of a shop's own look.

export const storefrontLook: Translated<typeof english> = {
  lookFeatured: 'Destacados',
  lookNewest: 'Novedades',
  lookSale: 'En oferta',
  lookSeeAll: 'Ver todo',
  menu: 'Menú',
  lookStory: 'Nuestra historia',
  lookReviews: 'Qué dicen los compradores',
  lookPreview: 'Vista previa: solo tú puedes verla',
};
