// Explore: goods of all shops, and how their order comes about.
import { inLanguage } from '#domain/language-path.ts';
import { exploreGoods } from '../search.contract.ts';
import { countryOf } from './storefront-shop.ts';
import { askList, queryOf, readList } from './storefront-list.ts';
import type { Answer, Visit } from './storefront-visit.ts';

export async function showExplore(visit: Visit): Promise<Answer> {
  const [found, list] = await askList(readList(visit.query), (one) => visit.ask(exploreGoods, queryOf(one)));
  const { path, categories, goods, meaning, sponsored, currency } = found;
  const { q, category, filters } = list;
  const shopsBase = inLanguage(visit.spoken.named, '/s');
  const places = { path, categories, category, shopsBase };
  return {
    page: {
      kind: 'explore',
      ...places,
      goods,
      meaning,
      sponsored,
      currency,
      q,
      filters,
      country: countryOf(visit),
    },
    isPublic: true,
  };
}

export function showHow(): Promise<Answer> {
  return Promise.resolve({ page: { kind: 'exploreHow' }, isPublic: true });
}
