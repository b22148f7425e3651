// Goods of the sample world: in the showcase and in the warehouse.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listGoods, listTypes } from '#features/goods/contract.ts';
import { listShowcase, priceRule } from '#features/showcase/contract.ts';
import { idOf, page, soon } from './sample.ts';
import { answer } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

const limit = {
  goods_limit: 100,
  listed: 93,
  rows: 95,
  rows_max: 200,
  delete_daily: 20,
  deleted_today: 1,
  resets_at: soon,
};

export const showcaseItem: OutputOf<typeof listShowcase>['list'][number] = {
  id: idOf(21),
  goods_id: idOf(11),
  code: 'MUG-01',
  title: 'Stoneware mug, 350 ml',
  image: null,
  category_id: 'c1',
  sale_price: '10.00',
  cost: '5.50',
  landed_cost_from: '7.00',
  profit: '4.00',
  profit_bps: 4000,
  expected_profit: '3.70',
  loss_if_returned: '2.05',
  fees: { commission: '0.50', payment: '0.00' },
  currency: 'USD',
  status: 'listed',
  delist_reason: null,
  stock: 40,
  clicks_30d: 120,
  orders_30d: 9,
  comments: 0,
  rating: null,
  floor_price: '5.79',
  suggested_price: '11.00',
  version: 4,
  public_url: 'http://127.0.0.1/s/mugs/goods/1',
  option: '',
  variants: null,
};

export const warehouseGood: OutputOf<typeof listGoods>['list'][number] = {
  id: idOf(12),
  code: 'LAMP-07',
  title: 'Desk lamp with a heavy foot',
  description: 'Warm light, one switch, two metres of cable.',
  images: [],
  category_id: 'c2',
  cost: '12.00',
  currency: 'USD',
  suggested_price: '24.00',
  floor_price: '12.64',
  ship: { price: '4.00', days_p50: 5, days_p90: 9 },
  stock: 25,
  price_band: { p25: '22.00', p50: '24.00', p75: '27.50' },
  supplier: {
    id: idOf(41),
    name: 'Northlight',
    country: 'PL',
    ontime_bps: 9_400,
    fault_refund_bps: null,
    affiliated: false,
  },
  returns: { days: 14, restock_bps: 1000 },
  maker: 'Northlight Works',
  warnings: '',
  variants: [],
  brand: null,
  gtin: null,
  heading: null,
  origin: null,
  gpsr: { maker: '', eu_person: null, warnings: [], ok: false },
  listed_by: 2,
  in_showcase: false,
  saved: false,
  landed: null,
  version: 1,
};

export function goodsAnswers(): Answer[] {
  return [
    answer(listTypes, {
      list: ['Kitchen', 'Light', 'Garden'].map((name, index) => ({
        id: `c${index + 1}`,
        parent_id: null,
        code: name.toLowerCase(),
        name,
        goods_count: 5,
        depth: 0,
        path: [],
      })),
    }),
    answer(listGoods, {
      ...page,
      landed_complete: null,
      list: [1, 2, 3, 4].map((n) => ({ ...warehouseGood, id: idOf(50 + n), in_showcase: n === 2 })),
    }),
    answer(listShowcase, {
      ...page,
      list: [showcaseItem, { ...showcaseItem, id: idOf(22), status: 'delisted', stock: 0 }],
      limit,
      undo: null,
    }),
    answer(priceRule, { rule: null, version: 0, currency: 'USD' }),
  ];
}
