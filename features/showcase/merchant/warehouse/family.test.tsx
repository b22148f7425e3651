// All options of a product are added at once with one way to make their prices, each with its profit in sight.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { listGoods } from '#features/goods/contract.ts';
import { addToShowcase } from '#features/showcase/contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { warehouseGood } from '#testing/merchant/goods.ts';
import { idOf, page, soon } from '#testing/merchant/sample.ts';
import { answer, stubServer } from '#testing/merchant/stub-server.ts';
import { priceGoods, type Pricing } from './adding.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const sizes = ['S', 'M', 'L'];
const variants = sizes.map((size, at) => ({
  id: idOf(61 + at),
  code: `HAT-${size}`,
  options: { Size: size },
  cost: '12.00',
  stock: 5,
  image: null,
}));
const hats = sizes.map((size, at) => ({
  ...warehouseGood,
  id: idOf(61 + at),
  title: `Straw hat (${size})`,
  cost: at === 2 ? '14.00' : '12.00',
  floor_price: at === 2 ? '14.74' : '12.64',
  stock: at === 1 ? 0 : 5,
  variants,
}));
const limit = {
  goods_limit: 100,
  listed: 2,
  rows: 2,
  rows_max: 200,
  delete_daily: 20,
  deleted_today: 0,
  resets_at: soon,
};
const result = { ok: true, code: 200, reason: null, msg: 'ok', client_ref: null };

test('one profit for each option makes a price of each, the sold-out one left out', async () => {
  const [small, , large] = hats;
  const results = [small, large].map((hat) => {
    const id = hat?.id ?? '';
    return { ...result, id, goods_id: id, sale_price: '17.89' };
  });
  const { fetch, asked } = stubServer([
    answer(listGoods, { ...page, landed_complete: null, list: hats }),
    answer(addToShowcase, { results, undo_token: null, undo_until: null, limit }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', `/goodsList/warehouse?goods=${idOf(61)}`);
  render(<App />);
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(await sheet.findByRole('button', { name: 'Add all options' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add 2 products' }));
  fireEvent.click(await form.findByRole('radio', { name: 'Profit per unit' }));
  fireEvent.change(form.getByLabelText(/^Profit on each unit/), { target: { value: '5' } });
  expect(await form.findByText('$17.89')).toBeDefined();
  expect(form.getByText('$19.99')).toBeDefined();
  fireEvent.click(form.getByRole('button', { name: 'Add at these prices' }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/showcase/add'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/showcase/add'))?.ask).toEqual({
    items: [
      { goods_id: small?.id, sale_price: '17.89' },
      { goods_id: large?.id, sale_price: '19.99' },
    ],
  });
  expect(asked.filter(({ path }) => path.endsWith('/goods/list')).at(-1)?.ask).toBeDefined();
  expect(asked.some(({ ask }) => JSON.stringify(ask).includes(`"family_of":"${idOf(61)}"`))).toBe(true);
});

test.each([
  ['5', 'none', ['17.89', '5.00']],
  ['5', '99', ['17.99', '5.10']],
  ['0', 'none', ['12.64', '0.01']],
  ['', 'none', undefined],
  ['x', 'none', undefined],
  ['1.234', 'none', undefined],
] as const)('a profit of %j ending in %s', (profit, ending, expected) => {
  const pricing: Pricing = { way: 'profit', percent: '', profit, ending };
  const priced = priceGoods([{ ...warehouseGood }], pricing, { rule: null, commissionBps: 500 })?.[0];
  expect(priced === undefined ? undefined : [priced.price, priced.profit]).toEqual(expected);
});
