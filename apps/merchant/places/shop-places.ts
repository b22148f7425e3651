// Addresses of how a shop looks and what stands on its pages. Part of those of `Screens.tsx`.
import type { Place } from './figure-places.ts';

const content: Place[1] = async () => (await import('./ContentPlace.tsx')).ContentPlace;

export const shopPlaces: readonly Place[] = [
  ['/shop/domain', async () => (await import('#features/domains/merchant/DomainScreen.tsx')).DomainScreen],
  ['/shop/look', async () => (await import('./LookPlace.tsx')).LookPlace],
  ['/shop/collections', content],
  ['/shop/collections/:id', content],
  ['/shop/pages', content],
  ['/shop/pages/:id', content],
];
