// Pages as a shop would have them, for the tests of the storefront.
import type {
  BuyerOrder,
  Category,
  DeliveryPlace,
  Frame,
  Goods,
  PaymentResult,
  Quote,
  Shop,
} from './page.shapes.ts';
import type { CommentPage } from '#features/comments/shown.shapes.ts';

export const goodsId = '0198a7c2-4b1e-4c3d-8f2a-1b2c3d4e5f60';
export const otherId = '0198a7c2-4b1e-4c3d-8f2a-1b2c3d4e5f61';

export const frame: Frame = {
  language: 'en',
  testData: true,
  brand: undefined,
  origin: 'https://shop.example',
  handle: 'harbour',
  base: '/s/harbour',
  place: '/s/harbour/cart',
  cartCount: 2,
};

export const shop: Shop = {
  id: '1',
  name: 'Harbour',
  handle: 'harbour',
  logo: null,
  about: 'Small good things.',
  address: '14 Quay Street',
  phone: null,
  legal: {
    name: 'Ana Ferreira Trading',
    form: 'Sole trader',
    country: 'US',
    email: 'ana@harbour.example',
    reg_no: '12-3456789',
    tax_id: '',
    verified: true,
  },
  level: { code: 'standard', name: 'Standard Store' },
  rating: null,
  reviews: 0,
  since: '2026-03-02T10:00:00.000Z',
  returns: { days: 14, from: 'delivered' },
  return_terms: '',
  look: null,
  banner: null,
  ships_to: ['US', 'CA'],
  langs: ['en'],
  currency: 'USD',
  free_delivery_from: null,
  menu: [],
  open: true,
  closed: null,
};

export const noComments: CommentPage = {
  list: [],
  total: null,
  page: 1,
  page_size: 10,
  has_more: false,
  summary: { avg: null, count: 0, by_star: [0, 0, 0, 0, 0] },
};

export const categories: readonly Category[] = [
  { id: 'kitchen', code: 'KIT', name: 'Kitchen', count: 3 },
  { id: 'garden', code: 'GAR', name: 'Garden', count: 2 },
];

export const goods: Goods = {
  id: goodsId,
  code: 'KIT-0101',
  title: 'Enamel mug',
  description: 'Holds a lot. Made to last.',
  images: [{ url: '/files/KIT-0101.svg', alt: 'A white mug' }],
  category_id: 'kitchen',
  category: 'Kitchen',
  price: '12.00',
  compare_price: null,
  currency: 'USD',
  available: 7,
  days: { p50: 4, p90: 9 },
  ships_from: 'PT',
  shipping: '3.00',
  maker: 'Mug Works, Porto',
  warnings: 'Hot when filled with hot things.',
  returns_days: 14,
};

export const quote: Quote = {
  quote_id: 'q-2',
  expires_at: '2026-11-21T10:30:00.000Z',
  lines: [
    {
      goods_id: goodsId,
      code: 'KIT-0101',
      title: 'Enamel mug',
      image: { url: '/files/KIT-0101.svg', alt: 'A white mug' },
      qty: 2,
      unit_price: '12.00',
      discounts: { quantity: '0.00', code: '0.00' },
      spared: false,
      amount: '24.00',
      available: 7,
    },
  ],
  goods_total: '24.00',
  shipping: '3.00',
  tax: '0.00',
  total: '27.00',
  currency: 'USD',
  discounts: { goods: '0.00', delivery: '0.00' },
  code: null,
  free_delivery: null,
  country: 'US',
  tax_lines: [],
  service: 'standard',
  services: [
    {
      service: 'standard',
      fee: '3.00',
      delivery: { from: '2026-11-25T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z' },
    },
  ],
  delivery: { from: '2026-11-25T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z' },
  pay: null,
  currencies: ['USD'],
  hash: 'h',
};

/** The same cart sent into the European Union, with everything that this adds. */
export const quoteAbroad: Quote = {
  ...quote,
  country: 'FR',
  tax: '8.64',
  total: '35.64',
  tax_lines: [
    {
      kind: 'duty',
      label: 'customs_flat',
      country: 'FR',
      rate_bps: 0,
      base: '24.00',
      flat: { count: 1, amount: '3.00', currency: 'EUR' },
      amount: '3.24',
      source: 'Council of the European Union',
      source_date: '2026-07-01',
    },
    {
      kind: 'vat',
      label: 'vat',
      country: 'FR',
      rate_bps: 2000,
      base: '27.00',
      flat: null,
      amount: '5.40',
      source: 'European Commission',
      source_date: '2014-01-01',
    },
  ],
  services: [
    {
      service: 'economy',
      fee: '3.00',
      delivery: { from: '2026-11-25T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z' },
    },
    {
      service: 'express',
      fee: '14.00',
      delivery: { from: '2026-11-23T00:00:00.000Z', to: '2026-11-24T00:00:00.000Z' },
    },
  ],
  service: 'economy',
  pay: {
    currency: 'EUR',
    total: '33.00',
    rate: '0.9259',
    source: 'Demonstration',
    at: '2026-11-21T06:00:00.000Z',
  },
  currencies: ['USD', 'EUR', 'JPY'],
};

/** Where that cart is priced for, and what there is to choose from. */
export const delivery: DeliveryPlace = {
  country: 'US',
  countries: ['US', 'CA'],
  currency: 'USD',
  currencies: ['USD'],
  service: undefined,
};

export const address = {
  country: 'US',
  name: 'Maria Jensen',
  company: '',
  email: 'maria@example.com',
  phone: '',
  address: '5 Elm Street',
  address2: '',
  city: 'Portland',
  state: 'OR',
  postcode: '97201',
  note: '',
};

export const payment: PaymentResult = {
  state: 'open',
  order_no: null,
  order_token: 'token_of_the_order_000',
  total: '27.00',
  currency: 'USD',
  expires_at: '2026-11-21T10:30:00.000Z',
  pay_url: '/s/harbour/pay/p1',
  method: 'test',
  charge: { amount: '27.00', asset: 'USD' },
  instructions: null,
  received: null,
  refund_to: '',
  names_refund_place: false,
  shop: { handle: 'harbour', name: 'Harbour' },
};

export const order: BuyerOrder = {
  number: '9GX2K-104',
  status: 'delivered',
  status_text: 'Delivered',
  shop: { handle: 'harbour', name: 'Harbour' },
  lines: [
    {
      id: '1',
      goods_id: goodsId,
      code: 'KIT-0101',
      title: 'Enamel mug',
      image: null,
      qty: 2,
      returned_qty: 0,
      unit_price: '12.00',
      discount: '0.00',
      amount: '24.00',
    },
  ],
  goods_total: '24.00',
  discounts: { goods: '0.00', delivery: '0.00', code: null },
  shipping: '3.00',
  tax: '0.00',
  tax_lines: [],
  total: '27.00',
  refunded: '0.00',
  currency: 'USD',
  priced: null,
  paid_at: '2026-11-18T10:00:00.000Z',
  to: {
    name: 'Maria Jensen',
    company: '',
    address: '5 Elm Street',
    address2: '',
    city: 'Portland',
    state: 'OR',
    postcode: '97201',
    country: 'US',
  },
  parcels: [
    {
      id: 'p1',
      state: 'delivered',
      carrier: 'Parcel Line',
      tracking: 'PL4479120031US',
      hold: null,
      steps: [
        { code: 'accepted', text: 'Picked up', at: '2026-11-19T08:10:00.000Z', place: 'Porto', raw: null },
        { code: 'delivered', text: 'Delivered', at: '2026-11-21T11:15:00.000Z', place: null, raw: null },
      ],
    },
  ],
  promised: { from: '2026-11-25T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z' },
  arrival: null,
  delay: null,
  delivered_at: '2026-11-21T11:15:00.000Z',
  receive_by: '2026-11-24T11:15:00.000Z',
  window_ends_at: '2026-12-05T11:15:00.000Z',
  withdrawals: [],
  cases: [],
  refunds: [],
  can: [
    { action: 'confirm', allowed: true, until: null, why: null },
    { action: 'return', allowed: true, until: null, why: null },
    { action: 'cancel', allowed: false, until: null, why: 'shipped' },
  ],
  version: 3,
};
