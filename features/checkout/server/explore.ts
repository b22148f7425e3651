// Goods of all shops together: one offer for each, in the published order.
import type { InputOf, OutputOf } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { ranking } from '#domain/ranking.ts';
import type { exploreGoods } from '#features/checkout/search.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import * as filters from './catalogue-filters.ts';
import { countAcross, findAcross, type Filters } from './catalogue-search.sql.ts';
import { presentGoods, type Ask } from './catalogue.ts';
import * as sql from './catalogue.sql.ts';

type Explored = OutputOf<typeof exploreGoods>;

/** A page of goods that a shop sells at this moment; what only closed shops have is not among them. */
export async function explore(
  { tx, world, call: { language } }: Ask,
  query: InputOf<typeof exploreGoods>,
): Promise<Explored> {
  const now = world.clock.now();
  const { currency } = world.policy;
  const types = await sql.listTypeNames(tx, language);
  const kept = await filters.readFilters({ tx, now, currency, types }, query);
  const isSearch = query.q !== undefined && query.q !== '';
  const [{ found, meaning }, listCounts] = await Promise.all([
    filters.seek({ tx, language, query }, (asked, part) => findAcross(tx, { asked, filters: kept, part })),
    isSearch ? undefined : countsOf(tx, kept, now),
  ]);
  const counts = listCounts ?? found.counts ?? {};
  const ids = found.ids.slice(0, query.page_size);
  const offers = ids.length === 0 ? [] : await sql.listOffers(tx, ids, { language, now, currency });
  const total = kept.types === undefined ? filters.countAll(counts) : filters.countIn(counts, kept.types);
  // Where nothing is left, all categories are the way on.
  const places =
    Object.keys(counts).length === 0
      ? placesOf(types, await countsOf(tx, filters.noFilters, now), undefined)
      : placesOf(types, counts, query.category);
  return {
    ...places,
    goods: filters.pageOfFound(
      offers.map((offer) => ({
        ...presentGoods(offer, currency, world),
        shop: { handle: offer.handle, name: offer.shop_name },
        shops: offer.shops,
        rating: ratingOf(offer),
      })),
      found.ids,
      query,
      total,
    ),
    meaning,
    sponsored: [],
    currency,
    ranking_version: ranking.version,
  };
}

type Counted = { readonly at: number; readonly counts: Promise<filters.Counts> };
const known = new WeakMap<Tx, Counted>();
/** The first page of Explore is what most people ask for: its counts are as old as the ranking may be. */
const countsMs = limits.rankEveryMs;

/** How many goods of each type there are; of all goods not counted again for each reader. */
function countsOf(tx: Tx, kept: Filters, now: Date): Promise<filters.Counts> {
  const { types: _types, ...rest } = kept;
  const isAll = Object.values(rest).every((value) => value === undefined || value === false);
  if (!isAll) return countAcross(tx, kept);
  const last = known.get(tx);
  if (last !== undefined && Math.abs(now.getTime() - last.at) < countsMs) return last.counts;
  const counts = countAcross(tx, kept);
  known.set(tx, { at: now.getTime(), counts });
  // What failed is not remembered.
  counts.catch(() => known.delete(tx));
  return counts;
}

/** What was computed from votes; goods that nobody has rated have none. */
function ratingOf({ votes, rating }: sql.Offer): Explored['goods']['list'][number]['rating'] {
  if (votes === null || rating === null || votes === 0) return null;
  return { avg: Math.round(rating * 100) / 100, count: votes };
}

/** The way down to a category, and where one can go from there: what is below it, or beside it where nothing is. */
function placesOf(
  types: readonly sql.TypeRow[],
  counts: filters.Counts,
  chosen: string | undefined,
): Pick<Explored, 'path' | 'categories'> {
  const line = filters.lineOf(types, chosen);
  const here = line.at(-1);
  const below = (parent: string | null) => types.filter((type) => type.parent === parent);
  const inside = below(here?.id ?? null);
  const near = inside.length > 0 ? inside : below(here?.parent ?? null);
  const category = (type: sql.TypeRow) => filters.categoryOf(types, counts, type);
  return { path: line.map(category), categories: near.map(category).filter(({ count }) => count > 0) };
}
