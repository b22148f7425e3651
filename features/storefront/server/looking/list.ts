// A list of goods as an address asks for it: what is wrong in the address is passed over, so that an old or mistyped
// link still shows goods.
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { Refused } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { countries } from '#domain/geo/countries.ts';
import type { ListFilters } from '#features/storefront/page-list.shapes.ts';
import { goodsOrders, type exploreGoods } from '#features/search/contract.ts';

/** Fills rows of 2, 3, 4 and 6 without a gap. */
export const goodsPerPage = 24;
const pageMax = 10_000;

export type ListRequest = {
  readonly q: string | undefined;
  readonly category: string | undefined;
  readonly filters: ListFilters;
  readonly page: number;
};

export function readList(query: URLSearchParams): ListRequest {
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const [low, high] = [readPrice(text('price_min')), readPrice(text('price_max'))];
  // Whoever types the bounds the wrong way round means what lies between them.
  const isSwapped = low !== undefined && high !== undefined && Number(low) > Number(high);
  const shipTo = text('ship_to')?.toUpperCase();
  return {
    q: text('q')?.slice(0, limits.searchCharactersMax),
    category: text('category')?.slice(0, 40),
    filters: {
      priceMin: isSwapped ? high : low,
      priceMax: isSwapped ? low : high,
      isInStock: text('in_stock') === 'true',
      maxDays: readNumber(text('max_days'), 120),
      ratingMin: readNumber(text('rating_min'), 5),
      shipTo: shipTo !== undefined && countries.includes(shipTo) ? shipTo : undefined,
      sort: goodsOrders.find((order) => order === text('sort')) ?? 'relevance',
    },
    page: readPage(query.get('page')),
  };
}

/** The question as its endpoint takes it: nothing for what is not asked. */
export function queryOf({ q, category, filters, page }: ListRequest): RequestOf<typeof exploreGoods> {
  const { priceMin, priceMax, isInStock, maxDays, ratingMin, shipTo, sort } = filters;
  return {
    page,
    page_size: goodsPerPage,
    sort,
    ...(q === undefined ? {} : { q }),
    ...(category === undefined ? {} : { category }),
    ...(priceMin === undefined ? {} : { price_min: priceMin }),
    ...(priceMax === undefined ? {} : { price_max: priceMax }),
    ...(isInStock ? { in_stock: 'true' as const } : {}),
    ...(maxDays === undefined ? {} : { max_days: maxDays }),
    ...(ratingMin === undefined ? {} : { rating_min: ratingMin }),
    ...(shipTo === undefined ? {} : { ship_to: shipTo }),
  };
}

/** True for the first page of everything: nothing was asked for, and the order is the published one. */
export function isAllGoods(list: ListRequest): boolean {
  const { page, page_size: _size, sort, ...asked } = queryOf(list);
  return page === 1 && sort === 'relevance' && Object.keys(asked).length === 0;
}

/** Asks, and once more without the prices where they are finer than the money is. */
export async function askList<T>(
  list: ListRequest,
  ask: (list: ListRequest) => Promise<T>,
): Promise<[T, ListRequest]> {
  try {
    return [await ask(list), list];
  } catch (error) {
    const { priceMin, priceMax } = list.filters;
    const isPrice = error instanceof Refused && error.key === 'invalidParameter';
    if (!isPrice || (priceMin === undefined && priceMax === undefined)) throw error;
    const without = { ...list, filters: { ...list.filters, priceMin: undefined, priceMax: undefined } };
    return [await ask(without), without];
  }
}

/** `12`, `12.5` or `12,50`. */
function readPrice(text: string | undefined): string | undefined {
  const amount = text
    ?.normalize('NFKC')
    .replace(',', '.')
    .replace(/^0+(?=\d)/, '')
    .replace(/\.$/, '');
  return amount !== undefined && /^\d{1,9}(?:\.\d{1,6})?$/.test(amount) ? amount : undefined;
}

function readNumber(text: string | undefined, max: number): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,2}$/.test(text)) return undefined;
  return Number(text) > max ? undefined : Number(text);
}

export function readPage(text: string | null): number {
  if (text === null || !/^[1-9]\d{0,4}$/.test(text)) return 1;
  return Math.min(Number(text), pageMax);
}
