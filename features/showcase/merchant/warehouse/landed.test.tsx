// Landed costs in the warehouse: filtered by country, shown on each product, and opened into their parts.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { App } from '#apps/merchant/App.tsx';
import { listGoods } from '#features/goods/contract.ts';
import { landedCost } from '#features/goods/landed.contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { warehouseGood } from '#testing/merchant/goods.ts';
import { idOf, page } from '#testing/merchant/sample.ts';
import { answer, stubServer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const days = { p50: 3, p90: 6 };
const landed = { country: 'DE', sale_price: '24.00', shipping: '4.00', tax: '5.32', total: '21.32', days };
const lamp = { ...warehouseGood, id: idOf(51), landed };
const vat = { kind: 'vat', label: 'vat', rate_bps: 1900, base: '28.00', amount: '5.32' } as const;
const parts: OutputOf<typeof landedCost>['parts'] = {
  cost: '12.00',
  shipping: '4.00',
  tax: '5.32',
  landed: '21.32',
  buyer_total: '33.32',
  service: 'standard',
  days,
  tax_lines: [{ ...vat, source: 'European Commission', source_date: '2021-07-01' }],
};
const cost = { country: 'DE', qty: 1, currency: 'USD', sale_price: '24.00', closed: null, parts };

function open(path: string, { isComplete = true, closed = false } = {}) {
  const { fetch, asked } = stubServer([
    answer(listGoods, { ...page, landed_complete: isComplete, list: [lamp] }),
    answer(landedCost, closed ? { ...cost, closed: 'no_lane', parts: null } : cost),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return (name: string) => asked.filter(({ path: at }) => at.endsWith(name)).map(({ ask }) => ask);
}

test('an address asks for a country, bounds and the order of landed costs, and each product says its own', async () => {
  const asked = open('/goodsList/warehouse?ship_to=DE&landed_max=25.00&sort=landed');
  await screen.findByText('$21.32 landed in Germany, 3–6 days');
  expect(asked('/goods/list').at(-1)).toMatchObject({
    ship_to: 'DE',
    landed_max: '25.00',
    sort: 'landed',
  });
});

test('without a country neither bounds nor the order of landed costs are asked for', async () => {
  const asked = open('/goodsList/warehouse?landed_max=25.00&sort=landed');
  await waitFor(() => expect(asked('/goods/list').at(-1)).toMatchObject({ sort: 'new' }));
  expect(asked('/goods/list').at(-1)).not.toHaveProperty('landed_max');
});

test('the figure opens its parts, each tax with its rule', async () => {
  const asked = open(`/goodsList/warehouse?ship_to=DE&goods=${lamp.id}`);
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByText('Landed cost of one unit');
  expect(sheet.getByText('19% of $28.00')).toBeDefined();
  expect(sheet.getByText(/^Source: European Commission, /)).toBeDefined();
  expect(sheet.getByText('Worked out for a sale at $24.00.')).toBeDefined();
  expect(asked('/goods/landed')).toEqual([{ goods_id: lamp.id, country: 'DE' }]);
});

test('what cannot be sent there is said, and so are costs that are still being worked out', async () => {
  open(`/goodsList/warehouse?ship_to=DE&goods=${lamp.id}`, { closed: true, isComplete: false });
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByText(/^This product can’t be sent to Germany/);
  expect(screen.getByText(/^Landed costs for Germany are still being worked out/)).toBeDefined();
});

test('the filters offer the countries that goods can be sent to, and bounds once one is chosen', async () => {
  open('/goodsList/warehouse');
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog'));
  const field = await sheet.findByLabelText('Ships to');
  expect(sheet.queryByLabelText('Landed cost from')).toBeNull();
  await waitFor(() => expect(within(field).getAllByRole('option').length).toBeGreaterThan(1));
  const first = within(field).getAllByRole('option')[1]?.getAttribute('value') ?? '';
  fireEvent.change(field, { target: { value: first } });
  await sheet.findByLabelText('Landed cost from');
});
