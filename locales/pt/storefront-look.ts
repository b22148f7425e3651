import type { storefrontLook as english } from '../en/storefront-look.ts';
import type { Translated } from '../translated.ts';

// Sections of a shop's own look.

export const storefrontLook: Translated<typeof english> = {
  lookFeatured: 'Destaques',
  lookNewest: 'Novidades',
  lookSale: 'Em oferta',
  lookSeeAll: 'Ver tudo',
  menu: 'Menu',
  lookStory: 'Nossa história',
  lookReviews: 'O que dizem os compradores',
  lookPreview: 'Prévia: só você vê isto',
};
