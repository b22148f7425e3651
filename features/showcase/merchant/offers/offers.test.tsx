// The same product from two suppliers beside each other, and switching to the other one.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { compareOffers } from '#features/goods/offers.contract.ts';
import { swapSupplier } from '#features/showcase/swap.contract.ts';
import type { Offer } from '#features/showcase/merchant/types.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { goodsAnswers, showcaseItem } from '#testing/merchant/goods.ts';
import { idOf, soon } from '#testing/merchant/sample.ts';
import { answer, refusal, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const own: Offer = {
  goods_id: showcaseItem.goods_id,
  code: showcaseItem.code,
  title: showcaseItem.title,
  image: null,
  supplier: { id: idOf(41), name: 'Northlight', country: 'PL', affiliated: false },
  cost: '5.50',
  suggested_price: '11.00',
  floor_price: '5.79',
  stock: 40,
  ship: { price: '1.50', days_p50: 4, days_p90: 8 },
  landed: null,
  record: { parcels: 120, late_bps: 250, returned_bps: 400, days: { p50: 5, p90: 11 } },
  returns: { days: 14, restock_bps: 0 },
  eu_person: null,
  eu_ready: false,
  in_showcase: true,
  active: true,
  same_by: 'itself',
};
const other: Offer = {
  ...own,
  goods_id: idOf(77),
  code: 'MUG-77',
  supplier: { id: idOf(42), name: 'Südlicht', country: 'DE', affiliated: true },
  cost: '4.00',
  floor_price: '4.22',
  record: null,
  eu_person: 'Rep GmbH',
  in_showcase: false,
  same_by: 'gtin',
};

async function open(list: Offer[], ...inFront: Answer[]) {
  const { fetch, asked } = stubServer([
    ...inFront,
    answer(compareOffers, { currency: 'USD', country: null, list }),
    ...goodsAnswers(),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', `/goodsList?item=${showcaseItem.id}`);
  render(<App />);
  const sheet = within(await screen.findByRole('dialog'));
  const fold = (await sheet.findByText('Other suppliers')).closest('details');
  if (fold === null) throw new Error('the other suppliers stand behind a heading');
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  return {
    sheet,
    asked: (name: string) => asked.filter(({ path: at }) => at.endsWith(name)).map(({ ask }) => ask),
  };
}

test('two suppliers stand beside each other, and what is not known is said', async () => {
  const { sheet } = await open([own, other]);
  const table = within(await sheet.findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Northlight',
    'SüdlichtBelongs to the operator',
  ]);
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(0, 2)).toEqual(['$5.50', '$4.00']);
  expect(cells).toContain('2.5%');
  expect(cells.filter((text) => text === 'Not enough parcels yet')).toHaveLength(3);
  expect(cells.slice(-2)).toEqual(['None named', 'Rep GmbH']);
});

test('a product that nobody else offers says so', async () => {
  const { sheet } = await open([own]);
  expect(await sheet.findByText('No other supplier offers this product.')).toBeDefined();
});

test('switching keeps the price, or sets it anew as it was shown', async () => {
  const swapped = {
    id: other.goods_id,
    sale_price: '11.00',
    currency: 'USD',
    undo_token: idOf(90),
    undo_until: soon,
    limit: {
      goods_limit: 1,
      listed: 1,
      rows: 1,
      rows_max: 2,
      delete_daily: 2,
      deleted_today: 1,
      resets_at: soon,
    },
  };
  const { sheet, asked } = await open([own, other], answer(swapSupplier, swapped));
  fireEvent.click(await sheet.findByRole('button', { name: 'Switch to Südlicht' }));
  const dialog = within((await screen.findByText('Switch to Südlicht?')).closest('dialog') ?? document.body);
  await dialog.findByText('$10.00, profit $5.50');
  fireEvent.click(dialog.getByRole('radio', { name: /Set by my pricing rule/ }));
  await dialog.findByText('$11.00, profit $6.45');
  fireEvent.click(dialog.getByRole('button', { name: 'Switch to Südlicht' }));
  await screen.findByText('Now from Südlicht, at $11.00');
  const { id, version } = showcaseItem;
  expect(asked('/showcase/swap')).toEqual([
    { id, to: other.goods_id, version, price: 'rule', expected_price: '11.00' },
  ]);
});

test('a price that would lose money is said before and after', async () => {
  const dear = { ...other, cost: '12.00', floor_price: '12.64' };
  const refused = refusal(swapSupplier, 'invalidParameter', { field: 'price', reason: 'below_break_even' });
  const { sheet } = await open([own, dear], refused);
  fireEvent.click(await sheet.findByRole('button', { name: 'Switch to Südlicht' }));
  const dialog = within((await screen.findByText('Switch to Südlicht?')).closest('dialog') ?? document.body);
  await dialog.findByText('$10.00, below the break-even price of $12.64');
  fireEvent.click(dialog.getByRole('button', { name: 'Switch to Südlicht' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('This price would cost you money.'));
});
