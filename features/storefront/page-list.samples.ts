// Lists of goods as pages, for the tests of the storefront.
import type { BundlePage, CollectionPage, ExplorePage, HomePage, ShopPage } from './page-list.shapes.ts';
import { categories, goods, otherId, shop } from './page.samples.ts';

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

export const collectionPage: CollectionPage = {
  kind: 'collection',
  shop,
  collection: { slug: 'tea', title: 'Tea things', description: 'For slow mornings.' },
  goods: { ...page, list: [goods] },
};

export const shopPage: ShopPage = {
  kind: 'shopPage',
  shop: { ...shop, menu: [{ title: 'Care', path: '/p/care' }] },
  page: { slug: 'care', title: 'Care', body: '## Wash by hand\n\n- **Warm** water\n- No soda' },
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

export const bundlePage: BundlePage = {
  kind: 'bundle',
  shop,
  bundle: {
    id: otherId,
    count: 2,
    price: '20.00',
    full_price: '24.00',
    saving: '4.00',
    currency: 'USD',
    available: 3,
    off: ['2.00', '2.00'],
  },
  goods: [goods, { ...goods, id: otherId, title: 'Beech rolling pin' }],
};
