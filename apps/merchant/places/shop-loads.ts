// How a shop looks and what stands on its pages.
import type { Loads } from './later-loads.ts';

const content = async () => (await import('./ContentPlace.tsx')).ContentPlace;

export const shopLoads = {
  '/shop/domain': async () => (await import('#features/domains/merchant/DomainScreen.tsx')).DomainScreen,
  '/shop/look': async () => (await import('./LookPlace.tsx')).LookPlace,
  '/shop/collections': content,
  '/shop/collections/:id': content,
  '/shop/pages': content,
  '/shop/pages/:id': content,
} satisfies Loads;
