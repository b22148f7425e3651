// A product in several options: one row that says the range, one price for all, and acts that are for all of them.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { changePrices, listShowcase, removeFromShowcase } from '#features/showcase/contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { showcaseItem } from '#testing/merchant/goods.ts';
import { idOf, page, soon } from '#testing/merchant/sample.ts';
import { answer, answerWith, stubServer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  hasMore = false;
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const limit = {
  goods_limit: 100,
  listed: 3,
  rows: 4,
  rows_max: 200,
  delete_daily: 20,
  deleted_today: 0,
  resets_at: soon,
};
const sizes = ['S', 'M', 'L'];
const hats = sizes.map((option, at) => ({
  ...showcaseItem,
  id: idOf(61 + at),
  goods_id: idOf(61 + at),
  title: `Straw hat (${option})`,
  option,
  status: at === 2 ? ('delisted' as const) : ('listed' as const),
  floor_price: at === 2 ? '8.43' : '5.79',
  cost: at === 2 ? '8.00' : '5.50',
  sale_price: at === 2 ? '13.00' : '10.00',
}));
const row = {
  ...(hats[0] ?? showcaseItem),
  variants: {
    title: 'Straw hat',
    goods: hats.map(({ id, status }) => ({ id, status })),
    price_min: '10.00',
    price_max: '13.00',
    cost_min: '5.50',
    cost_max: '8.00',
    profit_min: '4.00',
    profit_max: '4.35',
    sold_out: 1,
    stock: 90,
    orders_30d: 4,
  },
};
const shelf = { ...page, limit, undo: null };
let hasMore = false;
const listed = answerWith(listShowcase, ({ id, family_of: of }) => ({
  ...shelf,
  has_more: hasMore && of !== undefined,
  list:
    id !== undefined
      ? hats.filter((hat) => hat.id === id)
      : of !== undefined
        ? hats
        : [row, { ...showcaseItem, id: idOf(70) }],
}));

function open(path = '/goodsList') {
  const done = { undo_token: null, undo_until: null };
  const { fetch, asked } = stubServer([
    listed,
    answer(changePrices, { changed: 3, items: [], ...done }),
    answer(removeFromShowcase, { results: [], limit, ...done }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return (name: string) => asked.filter(({ path: at }) => at.endsWith(name)).map(({ ask }) => ask);
}

test('a row says how many options, what is off sale, and the least price; it is asked for by product', async () => {
  const asked = open();
  const button = await screen.findByRole('button', { name: /Straw hat 3 options/ });
  expect(button.textContent).toContain('3 options · 1 off sale · 1 sold out · 90 in stock');
  expect(button.textContent).toContain('from $10.00');
  expect(button.textContent).toContain('from $4.00');
  expect(asked('/showcase/list')).toContainEqual(expect.objectContaining({ by: 'product' }));
});

test('one price for all options is refused below what the most expensive one breaks even at, and is set for all', async () => {
  const asked = open();
  fireEvent.click(await screen.findByRole('button', { name: /Straw hat 3 options/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Straw hat' }));
  const field = await sheet.findByRole('textbox', { name: 'One price for all options' });
  expect(field.getAttribute('value')).toBe('13.00');
  fireEvent.change(field, { target: { value: '8.42' } });
  expect(sheet.getByText(/Below your break-even price of \$8.43/)).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Set for 3 options' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(field, { target: { value: '12.00' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Set for 3 options' }));
  await waitFor(() => expect(asked('/showcase/price')).toHaveLength(1));
  expect(asked('/showcase/price')).toEqual([
    { items: hats.map(({ id, version }) => ({ id, version, sale_price: '12.00' })) },
  ]);
});

test('of more options than the sheet has, nothing is done with all of them', async () => {
  hasMore = true;
  open(`/goodsList?product=${idOf(61)}`);
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('list', { name: 'Options' })).toBeTruthy();
  expect(sheet.queryByRole('textbox')).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('an option opens by itself, and going back shows the product again', async () => {
  open(`/goodsList?product=${idOf(61)}`);
  const sheet = within(await screen.findByRole('dialog'));
  const options = within(await sheet.findByRole('list', { name: 'Options' }));
  expect(options.getAllByRole('button').map(({ textContent }) => textContent?.[0])).toEqual(sizes);
  fireEvent.click(options.getByRole('button', { name: /No picture M / }));
  expect(await screen.findByRole('dialog', { name: 'Straw hat (M)' })).toBeTruthy();
  window.history.back();
  expect(await screen.findByRole('dialog', { name: 'Straw hat' })).toBeTruthy();
});

test('a selected row is all its options, and only those that change are sent', async () => {
  const asked = open();
  await screen.findByRole('button', { name: /Straw hat 3 options/ });
  fireEvent.click(screen.getAllByRole('button', { name: 'Select' })[0] ?? document.body);
  const button = await screen.findByRole('button', { name: /Straw hat 3 options/ });
  fireEvent.click(button);
  expect(await screen.findByText('3 selected')).toBeTruthy();
  expect(button.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Take off sale' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Take off sale' }));
  await waitFor(() => expect(asked('/showcase/del')).toHaveLength(1));
  expect(asked('/showcase/del')).toEqual([{ ids: [idOf(61), idOf(62)], mode: 'delist' }]);
});
