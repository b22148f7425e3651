import { expect, test } from 'vitest';
import { aimOf, moveTo } from '#features/showcase/merchant/arranging.ts';
import { lossOf, rulePrice, startPrice, viewPrice } from '#features/showcase/merchant/profit.ts';
import { draftOf, faultsOf, ruleOf, withBand, zeroOf } from './rule-draft.ts';
import type { Good } from '#features/showcase/merchant/types.ts';

const kept = {
  bands: [
    { cost_from: '0.00', percent_bps: 6_000, amount: '0.00' },
    { cost_from: '20.00', percent_bps: 4_000, amount: '1.50' },
  ],
  ending: '99',
  on_cost_rise: 'follow',
} as const;

test('a rule that is kept comes out of its form as it went in', () => {
  expect(ruleOf(draftOf({ ...kept, bands: [...kept.bands] }, 'USD'), 'USD')).toEqual(kept);
});

test('a form without a rule begins with one that can be kept', () => {
  expect(faultsOf(draftOf(null, 'USD'), 'USD')).toEqual([{}]);
  expect(ruleOf(draftOf(null, 'JPY'), 'JPY')?.bands[0]).toMatchObject({ cost_from: '0', amount: '0' });
  expect(zeroOf('USDT')).toBe('0.000000');
});

test('a new band must be filled in, and begin above the one before', () => {
  const draft = withBand(draftOf({ ...kept, bands: [...kept.bands] }, 'USD'), 'USD');
  expect(faultsOf(draft, 'USD')[2]).toEqual({ from: 'amount' });
  expect(ruleOf(draft, 'USD')).toBeUndefined();
  const low = {
    ...draft,
    bands: draft.bands.map((band) => (band.from === '' ? { ...band, from: '20' } : band)),
  };
  expect(faultsOf(low, 'USD')[2]).toEqual({ from: 'order' });
});

test.each(['', '-1', '1.5', '1001', 'ten', '99999'])('%j is no percent', (percent) => {
  const draft = draftOf(null, 'USD');
  const bands = draft.bands.map((band) => ({ ...band, percent, amount: 'x' }));
  expect(faultsOf({ ...draft, bands }, 'USD')[0]).toEqual({ percent: 'percent', amount: 'amount' });
});

const good: Good = {
  id: '01990000-0000-7000-8000-000000000001',
  code: 'A',
  title: 'A',
  description: '',
  images: [],
  category_id: 'c',
  cost: '10.00',
  currency: 'USD',
  suggested_price: '10.20',
  floor_price: '10.52',
  price_band: null,
  ship: { price: '3.00', days_p50: 4, days_p90: 8 },
  stock: 1,
  supplier: {
    id: 's',
    name: 'S',
    country: 'DE',
    ontime_bps: null,
    fault_refund_bps: null,
    affiliated: false,
  },
  returns: { days: 14, restock_bps: 1_000 },
  maker: '',
  warnings: '',
  variants: [],
  brand: null,
  gtin: null,
  heading: null,
  origin: null,
  gpsr: { maker: '', eu_person: null, warnings: [], ok: false },
  listed_by: 0,
  in_showcase: false,
  saved: false,
  landed: null,
  version: 1,
};

test('the app names the same money of one piece as the server', () => {
  const basis = { currency: 'USD', cost: '10.00', commissionBps: 500, lossIfReturned: lossOf(good) };
  expect(lossOf(good)).toBe('4.00');
  expect(viewPrice(basis, '20.00')).toEqual({ commission: '1.00', profit: '9.00', expected: '7.96' });
  expect(viewPrice(basis, '20')).toBeUndefined();
});

test('a good is added at the price of the rule, else at the suggested one, never below the floor', () => {
  expect(startPrice(good, null)).toBe('10.52');
  expect(startPrice({ ...good, suggested_price: '15.00' }, null)).toBe('15.00');
  expect(startPrice(good, { ...kept, bands: [...kept.bands] })).toBe('16.99');
  const floor = { cost: '10.00', floor: '10.52', currency: 'USD' };
  const nothing = [{ cost_from: '0.00', percent_bps: 0, amount: '0.00' }];
  expect(rulePrice({ bands: nothing, ending: 'none' }, floor)).toBe('10.52');
});

test('a move says where the row came to stand', () => {
  const list = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const ids = (from: number, to: number) =>
    moveTo(list, from, to)
      .map(({ id }) => id)
      .join('');
  expect([ids(3, 0), ids(0, 3), ids(1, 2), ids(2, 2)]).toEqual(['dabc', 'bcda', 'acbd', 'abcd']);
  expect(aimOf(moveTo(list, 3, 0), 0)).toEqual({ to: 'top' });
  expect(aimOf(moveTo(list, 0, 2), 2)).toEqual({ below: 'c' });
  expect(aimOf(list, 4)).toBeUndefined();
});
