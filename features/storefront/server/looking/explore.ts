// Explore: goods of all shops, and how their order comes about.
import { inLanguage } from '#domain/text/language-path.ts';
import { exploreGoods } from '#features/search/contract.ts';
import { countryOf } from './shop.ts';
import { askList, isAllGoods, queryOf, readList, type ListRequest } from './list.ts';
import { noShelves, readShelves } from './shelves.ts';
import type { SponsoredPlace } from '#features/search/server/public.ts';
import type { Answer, Visit } from '#features/storefront/server/visit.ts';

export async function showExplore(visit: Visit): Promise<Answer> {
  const [found, list] = await askList(readList(visit.query), (one) => visit.ask(exploreGoods, queryOf(one)));
  const { path, categories, goods, meaning, currency } = found;
  const { q, category, filters } = list;
  const [sponsored, shelves] = await Promise.all([
    sponsoredOf(
      visit,
      list,
      goods.list.map(({ id }) => id),
    ),
    isAllGoods(list) ? readShelves(visit, found) : noShelves,
  ]);
  const shopsBase = inLanguage(visit.spoken.named, '/s');
  const places = { path, categories, category, shopsBase };
  return {
    page: {
      kind: 'explore',
      ...places,
      ...shelves,
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

/** Paid places stand beside the order of goods and change nothing of it. */
async function sponsoredOf(
  visit: Visit,
  { q, category, filters }: ListRequest,
  goodsIds: readonly string[],
): Promise<readonly SponsoredPlace[]> {
  // A rating that was asked for is nothing that an offer could be held against; nobody pays for an empty list.
  if (visit.sponsors === undefined || filters.ratingMin !== undefined || goodsIds.length === 0) return [];
  return visit.sponsors.fill({
    surface: q === undefined ? 'explore' : 'search',
    looker: visit.looker,
    language: visit.language,
    country: filters.shipTo ?? countryOf(visit),
    q,
    category,
    priceMin: filters.priceMin,
    priceMax: filters.priceMax,
    maxDays: filters.maxDays,
    goodsIds,
  });
}

export async function showHow(visit: Visit): Promise<Answer> {
  const mark = visit.query.get('ad');
  const why = mark === null ? undefined : await visit.sponsors?.explain(mark);
  return { page: { kind: 'exploreHow', why }, isPublic: true };
}
