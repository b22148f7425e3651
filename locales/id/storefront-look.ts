import type { storefrontLook as english } from '../en/storefront-look.ts';
import type { Translated } from '../translated.ts';

// Sections of a shop's own look.

export const storefrontLook: Translated<typeof english> = {
  lookFeatured: 'Pilihan',
  lookNewest: 'Baru',
  lookSale: 'Sedang diskon',
  lookSeeAll: 'Lihat semua',
  menu: 'Menu',
  lookStory: 'Kisah kami',
  lookReviews: 'Kata pembeli',
  lookPreview: 'Pratinjau: hanya Anda yang dapat melihatnya',
};
