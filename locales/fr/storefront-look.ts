import type { storefrontLook as english } from '../en/storefront-look.ts';
import type { Translated } from '../translated.ts';

// Sections of a shop's own look.

export const storefrontLook: Translated<typeof english> = {
  lookFeatured: 'À la une',
  lookStory: 'Notre histoire',
  lookReviews: 'Ce que disent les acheteurs',
  lookPreview: 'Aperçu : vous seul pouvez le voir',
};
