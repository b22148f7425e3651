// The page of one goods as a shop would have it, for the tests of the storefront.
import type { Choices, GoodsDetails, GoodsPage } from './page.shapes.ts';
import { goods, goodsId, noComments, otherId, shop } from './page.samples.ts';

export const goodsDetails: GoodsDetails = {
  ...goods,
  images: [
    {
      url: '/files/u/0123456789abcdef0123456789abcdef/1600.webp',
      alt: 'A white mug',
      sizes: [{ url: '/files/u/0123456789abcdef0123456789abcdef/320.webp', w: 320 }],
    },
    { url: '/files/KIT-0101.near.svg', alt: 'A white mug', sizes: [] },
  ],
  video: null,
  description_markup: null,
  family: 'KIT-0101',
  brand: 'Mug Works',
  gtin: '4006381333931',
  origin: 'PT',
  eu_person: 'Mug Works, Porto',
  eu_ready: true,
  weight_grams: 380,
  sale_ends_at: null,
  quantity_price: null,
  dispatch_days: 1,
  warnings_lang: 'en',
};

export const choices: Choices = [
  {
    name: 'Colour',
    value: 'White',
    values: [
      {
        value: 'White',
        id: goodsId,
        chosen: true,
        sold_out: false,
        changes_others: false,
        picture: '/files/KIT-0101.svg',
        colour: '#fafafa',
      },
      {
        value: 'Blue',
        id: otherId,
        chosen: false,
        sold_out: true,
        changes_others: false,
        picture: null,
        colour: '#3a6ea5',
      },
    ],
  },
];

/** The rest of the page of one goods. */
const bundles: GoodsPage['bundles'] = [
  { id: otherId, count: 2, price: '20.00', full_price: '24.00', saving: '4.00' },
];

export const goodsPage = {
  kind: 'goods',
  shop,
  goods: goodsDetails,
  choices,
  arrives: { from: '2026-11-25T10:00:00.000Z', to: '2026-11-30T10:00:00.000Z' },
  landed: null,
  bundles,
  more: [goods],
  comments: noComments,
  commentFilter: { stars: undefined, isWithPhotos: false },
  report: undefined,
} as const;
