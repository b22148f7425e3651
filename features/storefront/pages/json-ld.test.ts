import { expect, test } from 'vitest';
import { goodsPage } from '#features/storefront/page-goods.samples.ts';
import { frame, noComments, shop } from '#features/storefront/page.samples.ts';
import { samples } from '#features/storefront/page-kinds.samples.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { jsonLdOf, jsonLdText } from './json-ld.ts';
import { faultsOf } from './json-ld.rules.ts';

const page: StorefrontPage = { ...frame, ...goodsPage };
const comment = {
  id: goodsPage.goods.id,
  rating: 4,
  content: 'Keeps the tea warm. </script><script>alert(1)</script>',
  author: { name_masked: 'M**** J*****', country: 'US' },
  verified: true,
  removed_reason: null,
  follow_up: null,
  reply: null,
  created_at: '2026-11-21T10:00:00.000Z',
} as const;
const summary = { avg: 4, count: 1, by_star: [0, 0, 0, 1, 0] };

const typesOf = (things: ReturnType<typeof jsonLdOf>) => things.map((thing) => thing['@type']);

test('goods are a product with its offer, delivery and returns, as search engines require them', () => {
  const things = jsonLdOf(page);
  expect(typesOf(things)).toEqual(['Product', 'BreadcrumbList']);
  expect(things.flatMap(faultsOf)).toEqual([]);
  expect(things[0]).toMatchObject({
    sku: 'KIT-0101',
    gtin: '4006381333931',
    inProductGroupWithID: 'KIT-0101',
    image: [
      `https://shop.example/s/harbour/goods/${goodsPage.goods.id}/1.jpg`,
      `https://shop.example/s/harbour/goods/${goodsPage.goods.id}/2.jpg`,
    ],
    offers: {
      price: '12.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      shippingDetails: [
        { shippingRate: { value: '3.00' }, shippingDestination: { addressCountry: 'US' } },
        {},
      ],
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    },
  });
});

test('ratings and reviews are told where there are real ones, and only those that still stand', () => {
  expect(jsonLdOf(page)[0]).not.toHaveProperty('aggregateRating');
  expect(jsonLdOf(page)[0]).not.toHaveProperty('review');
  const removed = { ...comment, rating: null, content: null, removed_reason: 'personal_data' } as const;
  const comments = { ...noComments, list: [comment, removed], summary };
  const [product] = jsonLdOf({ ...page, ...goodsPage, comments });
  expect(product).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ author: { name: 'M**** J*****' }, reviewRating: { ratingValue: 4 } }],
  });
  expect(product).toHaveProperty('review.length', 1);
  expect([product ?? {}].flatMap(faultsOf)).toEqual([]);
});

test('goods that cannot be bought now are out of stock', () => {
  const soldOut = { ...goodsPage, goods: { ...goodsPage.goods, available: 0 } };
  const closed = { ...goodsPage, shop: { ...shop, open: false } };
  for (const one of [soldOut, closed])
    expect(jsonLdOf({ ...frame, ...one })[0]).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
});

test('facts that nobody has given are left out', () => {
  const bare = {
    ...goodsPage.goods,
    images: [],
    brand: null,
    gtin: null,
    family: null,
    origin: null,
    description: '',
    weight_grams: 0,
  };
  const text = JSON.stringify(jsonLdOf({ ...frame, ...goodsPage, goods: bare }));
  expect(text).not.toMatch(/null|undefined|"brand"|"gtin"|"weight"|"description"/);
});

test('the home is a store with its address, and its categories lead back to it', () => {
  const things = jsonLdOf({ ...frame, ...samples.home });
  expect(typesOf(things)).toEqual(['OnlineStore', 'BreadcrumbList']);
  expect(things.flatMap(faultsOf)).toEqual([]);
  expect(things[0]).toMatchObject({ legalName: 'Ana Ferreira Trading', address: { addressCountry: 'US' } });
  expect(jsonLdOf({ ...frame, ...samples.home, q: 'mug' })).toEqual([]);
});

test('pages that are nobody else’s say nothing', () => {
  for (const kind of ['cart', 'checkout', 'order', 'missing', 'trouble'] as const)
    expect(jsonLdOf({ ...frame, ...samples[kind] })).toEqual([]);
});

test('nothing that somebody wrote ends the element', () => {
  const comments = { ...noComments, list: [comment], summary };
  for (const thing of jsonLdOf({ ...page, ...goodsPage, comments })) {
    expect(jsonLdText(thing)).not.toContain('<');
    expect(JSON.parse(jsonLdText(thing))).toEqual(JSON.parse(JSON.stringify(thing)));
  }
});
