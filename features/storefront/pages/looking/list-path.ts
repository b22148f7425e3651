// Addresses of a list of goods: the same list with one thing of it changed.
import type { ListFilters } from '#features/storefront/page-list.shapes.ts';
import type { PageOf } from '#features/storefront/page.shapes.ts';

/** A page that lists goods: of one shop, or of all. */
export type ListPage = PageOf<'home'> | PageOf<'explore'>;

type Change = {
  readonly category?: string | undefined;
  readonly q?: string | undefined;
  readonly number?: number;
  readonly filters?: Partial<ListFilters>;
};

/** The words of the address, in one order, without what is not asked: the same list always has the same address. */
export function listFields(page: Pick<ListPage, 'q' | 'category' | 'filters'>): [string, string][] {
  const { q, category, filters } = page;
  const fields: [string, string | number | undefined][] = [
    ['category', category],
    ['q', q],
    ['price_min', filters.priceMin],
    ['price_max', filters.priceMax],
    ['in_stock', filters.isInStock ? 'true' : undefined],
    ['max_days', filters.maxDays],
    ['rating_min', filters.ratingMin],
    ['ship_to', filters.shipTo],
    ['sort', filters.sort === 'relevance' ? undefined : filters.sort],
  ];
  return fields.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
}

/** The address of this list with a change; a change of what is listed leads to its first page. */
export function listPath(page: ListPage, change: Change = {}): string {
  const changed = {
    q: 'q' in change ? change.q : page.q,
    category: 'category' in change ? change.category : page.category,
    filters: { ...page.filters, ...change.filters },
  };
  const query = new URLSearchParams(listFields(changed));
  if (change.number !== undefined && change.number > 1) query.set('page', String(change.number));
  const text = query.toString();
  return `${page.base}${text === '' ? '' : `?${text}`}`;
}

/** Where Explore is, in the language of a page whose addresses begin with `base`. */
export function exploreBase(base: string): string {
  return base.replace(/\/(?:s\/[^/]*|explore)$/, '/explore');
}

/** What of a list is narrowed besides its words and its category. */
export const noFilters = {
  priceMin: undefined,
  priceMax: undefined,
  isInStock: false,
  maxDays: undefined,
  ratingMin: undefined,
  shipTo: undefined,
} as const;

export function countFilters({
  priceMin,
  priceMax,
  isInStock,
  maxDays,
  ratingMin,
  shipTo,
}: ListFilters): number {
  const isOn = [
    priceMin !== undefined || priceMax !== undefined,
    isInStock,
    maxDays !== undefined,
    ratingMin !== undefined,
    shipTo !== undefined,
  ];
  return isOn.filter(Boolean).length;
}

/** True for lists that are found under one address only: no search, no filter, no order of one's own. */
export function isPlainList({ q, filters }: Pick<ListPage, 'q' | 'filters'>): boolean {
  return q === undefined && filters.sort === 'relevance' && countFilters(filters) === 0;
}
