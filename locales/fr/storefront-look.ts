import type { storefrontLook as english } from '../en/storefront-look.ts';
import type { Translated } from '../translated.ts';

// Sections of a shop's own look.

export const storefrontLook: Translated<typeof english> = {
  lookFeatured: 'À la une',
  lookNewest: 'Nouveautés',
  lookSale: 'En promotion',
  lookSeeAll: 'Tout voir',
  menu: 'Menu',
  lookStory: 'Notre histoire',
  lookReviews: 'Ce que disent les acheteurs',
  lookPreview: 'Aperçu : vous seul pouvez le voir',
};
