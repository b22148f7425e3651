// Goods of all shops together: one offer for each, in the published order.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { noStars, ratingOf } from '#domain/goods/rating.ts';
import { ranking } from '#domain/goods/ranking.ts';
import type { exploreGoods } from '#features/search/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { stopUnitsIn } from '#domain/shop/unpaid.ts';
import * as filters from './filters.ts';
import { countAcross, findAcross, type Filters } from './search.sql.ts';
import { presentGoods, type Input } from './catalogue.ts';
import * as sql from './catalogue.sql.ts';
import { rankGoods } from './ranking.ts';

type Explored = GivenOf<typeof exploreGoods>;

/** A page of goods that a shop sells at this moment; what only closed shops have is not among it. */
export async function explore(ask: Input, query: InputOf<typeof exploreGoods>): Promise<Explored> {
  const { tx, env } = ask;
  const now = env.clock.now();
  const { currency } = env.policy;
  const types = await sql.listTypeNames(tx, { language: ask.call.language });
  const kept = await filters.readFilters({ tx, now, currency, types }, query);
  const { found, meaning, counts, offers } = await findOffers(ask, query, kept);
  const total = kept.types === undefined ? filters.countAll(counts) : filters.countIn(counts, kept.types);
  // Where nothing is left, all categories are the way on.
  const places =
    Object.keys(counts).length === 0
      ? placesOf(types, await countsOf(tx, filters.noFilters, now), undefined)
      : placesOf(types, counts, query.category);
  const list = offers.map((offer) => ({
    ...presentGoods(offer, currency, env),
    shop: { handle: offer.handle, name: offer.shop_name },
    shops: offer.shops,
    rating: ratingOf(offer.stars ?? noStars),
  }));
  return {
    ...places,
    goods: filters.pageOfFound(list, found.ids, query, total),
    meaning,
    sponsored: [],
    currency,
    ranking_version: ranking.version,
  };
}

type Offered = filters.Sought & { readonly counts: filters.Counts; readonly offers: readonly sql.Offer[] };

/** So often a page is looked for again where the ranking knew goods that no shop sells any more. */
const repairsMax = 3;

/** What is found, and of each the best offer of this moment. Goods without one are ranked anew and their place is filled. */
async function findOffers(
  { tx, env, call: { language } }: Input,
  query: filters.Query,
  kept: Filters,
): Promise<Offered> {
  const now = env.clock.now();
  const isSearch = query.q !== undefined && query.q !== '';
  for (let repair = 0; ; repair += 1) {
    const [sought, listCounts] = await Promise.all([
      filters.seek({ tx, language, query }, (asked, part) => findAcross(tx, { asked, filters: kept, part })),
      isSearch ? undefined : countsOf(tx, kept, now),
    ]);
    const counts = listCounts ?? sought.found.counts ?? {};
    const ids = sought.found.ids.slice(0, query.page_size);
    const { currency } = env.policy;
    const asked = { language, now, currency, stopUnits: stopUnitsIn(currency, env.policy) };
    const offers = ids.length === 0 ? [] : await sql.listOffers(tx, ids, asked);
    const sold = new Set(offers.map(({ id }) => id));
    const gone = ids.filter((id) => !sold.has(id));
    if (gone.length === 0 || repair === repairsMax) return { ...sought, counts, offers };
    await env.db.transaction((own) => rankGoods(env, own, gone));
    known.delete(tx);
  }
}

type Counted = { readonly at: number; readonly counts: Promise<filters.Counts> };
/** Counts by what was asked, of each database. */
const known = new WeakMap<Tx, Map<string, Counted>>();
/** They may be as old as the ranking. */
const countsMs = limits.rankEveryMs;
const countsKept = 200;

/** How many goods of each type there are: everybody who looks around asks for the same few counts. */
export function countsOf(tx: Tx, kept: Filters, now: Date): Promise<filters.Counts> {
  const { types: _types, priceMin, priceMax, ...rest } = kept;
  const key = JSON.stringify([String(priceMin), String(priceMax), rest]);
  const own = known.get(tx) ?? new Map<string, Counted>();
  known.set(tx, own);
  const last = own.get(key);
  if (last !== undefined && Math.abs(now.getTime() - last.at) < countsMs) return last.counts;
  const counts = countAcross(tx, kept);
  if (own.size >= countsKept) own.clear();
  own.set(key, { at: now.getTime(), counts });
  // What failed is not remembered.
  counts.catch(() => own.delete(key));
  return counts;
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
