// Sizes and colours of one product are one card of the warehouse.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { warehouseGood } from '#testing/merchant/goods.ts';
import { idOf, page } from '#testing/merchant/sample.ts';
import { answer, stubServer } from '#testing/merchant/stub-server.ts';
import { listGoods } from '#features/goods/contract.ts';
import { addToShowcase } from '#features/showcase/contract.ts';
import { groupVariants } from './variants.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const sizes = ['S', 'M', 'L'];
const limit = {
  goods_limit: 100,
  listed: 3,
  rows: 3,
  rows_max: 200,
  delete_daily: 20,
  deleted_today: 0,
  resets_at: '2099-03-02T10:30:00.000Z',
};
const variants = sizes.map((size, index) => ({
  id: idOf(60 + index),
  code: `HAT-${size}`,
  options: { Size: size },
  cost: '12.00',
  stock: 5,
  image: null,
}));
const hatOf = (index: number) => ({
  ...warehouseGood,
  id: idOf(60 + index),
  code: `HAT-${sizes[index]}`,
  title: `Wide straw hat (${sizes[index]})`,
  variants,
});
const [small, medium, large] = [hatOf(0), hatOf(1), hatOf(2)];
const lamp = { ...warehouseGood, id: idOf(51) };

test('variants stand together where the first of them does, under what their titles have in common', () => {
  const shown = (goods: (typeof lamp)[]) => groupVariants(goods).map((one) => [one.title, one.goods.length]);
  expect(shown([large, lamp, small, medium])).toEqual([
    ['Wide straw hat', 3],
    [lamp.title, 1],
  ]);
  // Alone it keeps its own title; of another cost it keeps its own card, because a card has one price.
  expect(shown([small])).toEqual([['Wide straw hat (S)', 1]]);
  expect(shown([small, { ...medium, cost: '14.00' }, large])).toEqual([
    ['Wide straw hat', 2],
    ['Wide straw hat (M)', 1],
  ]);
  // What is later or dearer at least has its own card too: a card says each once.
  expect(shown([small, { ...medium, ship: { ...medium.ship, days_p90: 30 } }])).toHaveLength(2);
  expect(shown([small, { ...medium, floor_price: '13.00' }])).toHaveLength(2);
  // Titles that agree in nothing worth reading.
  expect(shown([small, { ...medium, title: 'Wisteria hat' }])).toEqual([['Wide straw hat (S)', 2]]);
});

test('one tap adds all sizes that are left, at the prices that were shown; the sheet tells them apart', async () => {
  const list = [lamp, small, { ...medium, in_showcase: true }, large];
  const result = { ok: true, code: 200, reason: null, msg: 'ok', sale_price: '24.00', client_ref: null };
  const { fetch, asked } = stubServer([
    answer(listGoods, { ...page, landed_complete: null, total: 4, list }),
    answer(addToShowcase, {
      results: [small, large].map((good, index) => ({ ...result, id: idOf(80 + index), goods_id: good.id })),
      undo_token: null,
      undo_until: null,
      limit,
    }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', '/goodsList/warehouse');
  render(<App />);
  const card = (await screen.findByRole('button', { name: /^Wide straw hat/ })).closest('article');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(card?.textContent).toContain('S · M · L');

  const steps = window.history.length;
  fireEvent.click(screen.getByRole('button', { name: /^Wide straw hat/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Wide straw hat (S)' }));
  fireEvent.click(sheet.getByRole('radio', { name: 'L' }));
  expect(await screen.findByRole('dialog', { name: 'Wide straw hat (L)' })).toBeTruthy();
  expect(window.location.search).toBe(`?goods=${large.id}`);
  // The other size took the place of the first: one step back closes the sheet.
  expect(window.history.length).toBe(steps + 1);

  fireEvent.click(screen.getByRole('button', { name: 'Add 2 products: Wide straw hat', hidden: true }));
  const added = () => asked.filter(({ path }) => path.endsWith('/showcase/add')).map(({ ask }) => ask);
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(added()).toEqual([
    { items: [small, large].map((good) => ({ goods_id: good.id, expected_price: '24.00' })) },
  ]);
});

test.each([
  ['in the showcase or sold out', [{ in_showcase: true }, { stock: 0 }], 'In your shop'],
  ['sold out', [{ stock: 0 }, { stock: 0 }], 'It is sold out.'],
])('where each is %s there is nothing to add, and the card says so', async (_why, states, says) => {
  // Newest first, as a list may be; the card has the sequence of the sizes.
  const list = [medium, small].map((good, index) => ({ ...good, ...states[index] }));
  const { fetch } = stubServer([
    answer(listGoods, { ...page, landed_complete: null, total: 2, list }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', '/goodsList/warehouse');
  render(<App />);
  const card = (await screen.findByRole('button', { name: /^Wide straw hat/ })).closest('article');
  expect(card?.textContent).toContain(says);
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  // Of the three sizes the list has two: the card names those.
  expect(card?.textContent).toContain('S · M');
  expect(card?.textContent).not.toContain('· L');
});

test('in a list the sizes are one row too', async () => {
  const { fetch } = stubServer([
    answer(listGoods, { ...page, landed_complete: null, total: 4, list: [lamp, small, medium, large] }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', '/goodsList/warehouse');
  render(<App />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show as a list' }));
  const row = (await screen.findByRole('button', { name: /^Wide straw hat/ })).closest('article');
  expect(row?.className).not.toContain('flex-col');
  expect(row?.textContent).toContain('S · M · L');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Add 3 products: Wide straw hat' })).toBeDefined();
});
