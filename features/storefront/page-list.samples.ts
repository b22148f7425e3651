// Lists of goods as pages, for the tests of the storefront.
import type { ExplorePage, HomePage } from './page-list.shapes.ts';
import { categories, goods, shop } from './page.samples.ts';

/** A list of which nothing was asked. */
export const unfiltered = {
  filters: {
    priceMin: undefined,
    priceMax: undefined,
    isInStock: false,
    maxDays: undefined,
    ratingMin: undefined,
    shipTo: undefined,
    sort: 'relevance',
  },
  country: 'US',
  meaning: { shown_for: null, better: null },
} as const;

const page = { total: 1, page: 1, page_size: 24, has_more: true };

export const homePage: HomePage = {
  kind: 'home',
  shop,
  categories,
  goods: { ...page, list: [goods] },
  category: 'kitchen',
  q: undefined,
  ...unfiltered,
};

const offer = {
  ...goods,
  shop: { handle: 'harbour', name: 'Harbour' },
  shops: 3,
  rating: { avg: 4.2, count: 7 },
};

export const explorePage: ExplorePage = {
  kind: 'explore',
  path: [],
  categories,
  goods: { ...page, list: [offer] },
  category: undefined,
  q: undefined,
  ...unfiltered,
  shopsBase: '/s',
  currency: 'USD',
  sponsored: [],
  faces: [{ shop, goods: [goods], count: 12 }],
  shelves: [{ category: { id: 'kitchen', code: 'KIT', name: 'Kitchen', count: 3 }, goods: [offer] }],
};
