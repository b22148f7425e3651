// The shop of the sample world and its figures.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { homeStat, homeStatLine } from '#features/statistics/contract.ts';
import { shopType, storeInfo } from '#features/shop/contract.ts';
import { at } from './sample.ts';
import { answer } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

const figures = {
  sold: '1240.50',
  orders: 31,
  units: 58,
  refunded: '24.60',
  net_profit: '402.10',
  visitors: { organic: 0, paid: 0 },
  conversion_bps: null,
};

const publicShop = {
  id: '10001',
  name: 'Mugs & More',
  handle: 'mugs',
  logo: null,
  about: 'Things for a quiet morning.',
  address: '',
  phone: null,
  legal: { name: 'Mugs Ltd', form: '', country: 'DE', email: '', reg_no: '', tax_id: '', verified: false },
  level: { code: 'standard' as const, name: 'Standard Store' },
  rating: null,
  reviews: 0,
  since: at,
  returns: { days: 14, from: 'delivered' },
  return_terms: '',
  look: null,
  banner: null,
  ships_to: ['US', 'DE'],
  langs: ['en'],
  currency: 'USD',
  free_delivery_from: null,
  menu: [],
  open: true,
  closed: null,
};

const wallet = { balance: '521.35', available: '490.35', frozen_amount: '31.00' };

const level: OutputOf<typeof shopType>['list'][number] = {
  code: 'standard',
  name: 'Standard Store',
  goods_limit: 100,
  rows_max: 200,
  delete_daily: 20,
  commission_bps: 500,
  settle_days: 10,
  staff_seats: 2,
  auto_withdraw: '500.00',
  currency: 'USD',
  criteria: [],
  current: true,
  next: false,
  changes: [],
};

export function shopAnswers(): Answer[] {
  return [
    answer(homeStat, {
      funnel: { visitors: 240, views: 130, carts: 24, checkouts: 12, orders: 9 },
      sources: { direct: 90, shared: 80, search: 40, explore: 20, other: 10 },
      tz: 'Europe/Berlin',
      as_of: at,
      from: at,
      to: at,
      currency: 'USD',
      ...figures,
      previous: { ...figures, sold: '1100.00', orders: 27 },
      pending: '180.15',
      pending_next: '2026-03-03',
      available: '310.20',
      held: '21.00',
      in_escrow: '96.40',
      rating: null,
      credit: { score: 200, changes: [] },
      level: { code: 'standard', name: 'Standard Store' },
      needs_me: { pay: 1, reply: 0, case: 1 },
    }),
    answer(homeStatLine, {
      tz: 'Europe/Berlin',
      points: ['12.00', '48.50', '31.20', '77.00', '64.10', '90.00', '120.40'].map((v, day) => ({
        t: `2026-02-2${day + 1}`,
        v,
      })),
      previous: [],
      unit: 'currency',
      currency: 'USD',
      incomplete_from: null,
    }),
    answer(storeInfo, {
      ...publicShop,
      auto_confirm: true,
      holiday: null,
      credit: 100,
      can_choose_handle: true,
      star_rating: null,
      visitor_count: 0,
      ...wallet,
      goods_limit: 100,
      status: 'open',
      restrictions: [],
      public_url: 'http://127.0.0.1/s/mugs',
      version: 2,
    }),
    answer(shopType, { lowering: null, list: [level] }),
  ];
}
