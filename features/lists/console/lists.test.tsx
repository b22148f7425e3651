import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole, person, refused, stubLine } from '#testing/console.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const time = '2026-01-05T12:00:00.000Z';
const someId = '0199a0c0-0000-7000-8000-000000000001';

function order(n: number) {
  return {
    id: `1z.0199a0c0-0000-7000-8000-00000000000${n}`,
    number: `1Z-${n}`,
    shop: { id: '1z', name: 'Morning Table' },
    status: 'shipped',
    buyer: 'A*** B*****',
    email: 'a***@shop.example',
    country: 'GB',
    currency: 'USD',
    amount: '24.60',
    refunded: '0.00',
    paid_at: time,
    updated_at: time,
  };
}

const listed = (list: readonly unknown[], next: string | null = null) => ({
  list,
  next,
  total: list.length,
  total_is_floor: false,
});

const me = { '/op/me': () => person('owner') };
const noViews = { '/op/views?list=listConsoleOrders': () => ({ list: [] }) };

test('an address says what is asked, and a head sorts by its column, then the other way round', async () => {
  const calls = stubLine({ ...me, ...noViews, '/op/orders/list': () => listed([order(1), order(2)]) });
  openConsole('/orders?q=anna&f-status=shipped,delivered&sort=paid', 'token');
  expect(await screen.findByText('1Z-1')).toBeDefined();
  const asked = () => calls.filter(({ path }) => path === '/op/orders/list').map(({ body }) => body);
  const filters = { status: ['shipped', 'delivered'] };
  expect(asked()[0]).toEqual({ q: 'anna', filters, sort: 'paid' });
  fireEvent.click(screen.getByRole('button', { name: 'Amount' }));
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({ q: 'anna', filters, sort: 'amount', direction: 'desc' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Amount' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'amount', direction: 'asc' }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ sort: 'amount', direction: 'asc' }));
});

test('filters are tokens in one line: f adds one, its text changes it, its cross takes it off', async () => {
  const calls = stubLine({ ...me, ...noViews, '/op/orders/list': () => listed([order(1)]) });
  openConsole('/orders?f-country=DE&f-paid=2026-01-02..&f-amount=USD:1..2', 'token');
  await screen.findByText('1Z-1');
  expect(screen.queryByLabelText('Status')).toBeNull();
  expect(screen.getByRole('button', { name: 'Country code is DE' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Paid (UTC) is 2026-01-02 or later' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Amount is USD 1 to USD 2' })).toBeDefined();

  fireEvent.keyDown(document.body, { key: 'f' });
  const choose = within(screen.getByRole('dialog', { name: 'Filter by' }));
  expect(choose.queryByRole('button', { name: 'Country code' })).toBeNull();
  fireEvent.click(choose.getByRole('button', { name: 'Status' }));
  const edit = within(screen.getByRole('dialog', { name: 'Status' }));
  for (const name of ['Delivered', 'On its way']) fireEvent.click(edit.getByLabelText(name));
  fireEvent.click(edit.getByRole('button', { name: 'Apply filter' }));
  expect(await screen.findByRole('button', { name: 'Status is On its way or Delivered' })).toBeDefined();
  const asked = () => calls.filter(({ path }) => path === '/op/orders/list').at(-1)?.body['filters'];
  await waitFor(() => expect(asked()).toMatchObject({ status: ['shipped', 'delivered'], country: 'DE' }));

  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Country code is DE' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('country'));
  // What had the focus is gone: the next filter is at hand, not the top of the page.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
  fireEvent.click(screen.getByRole('button', { name: 'Paid (UTC) is 2026-01-02 or later' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply filter' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('paid'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked()).toBeUndefined());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
});

test('the next page is asked for by its cursor, and j and Enter open a row', async () => {
  const calls = stubLine({
    ...me,
    ...noViews,
    '/op/orders/list': ({ body }) =>
      body['cursor'] === 'after-one' ? listed([order(2)]) : listed([order(1)], 'after-one'),
    [`/op/orders/${order(2).id}`]: () => refused(404),
  });
  openConsole('/orders', 'token');
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('1Z-2')).toBeDefined();
  for (const key of ['j', 'j', 'Enter'])
    await act(async () => void fireEvent.keyDown(document.body, { key }));
  await waitFor(() => expect(calls.some(({ path }) => path === `/op/orders/${order(2).id}`)).toBe(true));
});

/** A screen with room for a panel beside its list, or without. */
function setWide(isWide: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

test('Space shows a row beside the list and j the next one; Escape gives the focus back to its row', async () => {
  setWide(true);
  const calls = stubLine({ ...me, ...noViews, '/op/orders/list': () => listed([order(1), order(2)]) });
  openConsole('/orders', 'token');
  await screen.findByText('1Z-1');
  await press(' ');
  const panel = screen.getByRole('complementary', { name: '1Z-1' });
  expect(document.activeElement).toBe(panel);
  // What has no column, and no line for a refund of nothing.
  expect(within(panel).getByText('a***@shop.example')).toBeDefined();
  expect(within(panel).queryByText('Refunded')).toBeNull();
  await press('j');
  const next = screen.getByRole('complementary', { name: '1Z-2' });
  expect(within(next).getByRole('link', { name: 'Open' }).getAttribute('href')).toContain(order(2).id);
  await press('ArrowUp');
  expect(screen.getByRole('complementary', { name: '1Z-1' })).toBeDefined();
  // Beside an open preview, a press on a row shows it and leaves the list where it is.
  fireEvent.click(within(screen.getByRole('table')).getByText('1Z-2'));
  expect(screen.getByRole('complementary', { name: '1Z-2' })).toBeDefined();
  await press('?');
  const keys = within(screen.getByRole('dialog', { name: 'Keys on this screen' }));
  expect(keys.getByText('Space').closest('dt')?.nextSibling?.textContent).toBe('Preview the row');
  fireEvent.click(keys.getByRole('button', { name: 'Close' }));
  await press('Escape');
  expect(screen.queryByRole('complementary', { name: /1Z/ })).toBeNull();
  const button = within(screen.getAllByRole('row')[2] ?? document.body).getByRole('button', {
    name: 'Preview',
  });
  expect(document.activeElement).toBe(button);
  // Looking through rows reads nothing but the list: a detail that is written down is not opened by it.
  expect(calls.filter(({ path }) => path.startsWith('/op/orders/')).map(({ path }) => path)).toEqual([
    '/op/orders/list',
  ]);
});

test('the button of a row shows and hides it, j takes the focus along, and Enter opens what is shown', async () => {
  setWide(true);
  const calls = stubLine({
    ...me,
    ...noViews,
    '/op/orders/list': () => listed([order(1), order(2)]),
    [`/op/orders/${order(2).id}`]: () => refused(404),
  });
  openConsole('/orders', 'token');
  await screen.findByText('1Z-1');
  const buttons = screen.getAllByRole('button', { name: 'Preview' });
  fireEvent.click(buttons[0] ?? document.body);
  expect(buttons[0]?.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(buttons[0] ?? document.body);
  expect(screen.queryByRole('complementary', { name: /1Z/ })).toBeNull();
  expect(document.activeElement).toBe(buttons[0]);
  await press('j');
  expect(document.activeElement).toBe(buttons[1]);
  fireEvent.click(buttons[1] ?? document.body);
  await press('Enter');
  await waitFor(() => expect(calls.some(({ path }) => path === `/op/orders/${order(2).id}`)).toBe(true));
});

test('where there is no room beside the list Space is the browser’s, and no row has a button', async () => {
  setWide(false);
  stubLine({ ...me, ...noViews, '/op/orders/list': () => listed([order(1)]) });
  openConsole('/orders', 'token');
  await screen.findByText('1Z-1');
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(true);
  expect(screen.queryByRole('complementary', { name: /1Z/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
});

test('on a phone a row is its title and a line; the other cells stand behind what it opens', async () => {
  stubLine({ ...me, ...noViews, '/op/orders/list': () => listed([order(1)]) });
  openConsole('/orders', 'token');
  const cellOf = (text: string) => screen.getByText(text).closest('td')?.className;
  await screen.findByText('1Z-1');
  for (const shown of ['1Z-1', 'Morning Table', 'On its way', '$24.60'])
    expect(cellOf(shown)).not.toContain('max-md:hidden');
  for (const behind of ['GB', 'A*** B*****']) expect(cellOf(behind)).toContain('max-md:hidden');
});

test('over a list of nothing stand neither views nor a file, unless something was asked', async () => {
  stubLine({ ...me, ...noViews, '/op/orders/list': () => listed([]) });
  openConsole('/orders', 'token');
  await screen.findByText(/No orders yet/);
  for (const name of ['Views', 'Export CSV']) expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  openConsole('/orders?q=anna', 'token');
  await screen.findByText('No results.');
  for (const name of ['Views', 'Export CSV']) expect(screen.getByRole('button', { name })).toBeDefined();
});

test('a list that asks nothing opens with the view that was chosen for it', async () => {
  const view = {
    id: someId,
    list: 'listConsoleOrders',
    name: 'Late ones',
    query: { filters: { status: ['shipped'] } },
    is_shared: false,
    is_mine: true,
    is_default: true,
  };
  const calls = stubLine({
    ...me,
    '/op/views?list=listConsoleOrders': () => ({ list: [view] }),
    '/op/orders/list': () => listed([order(1)]),
  });
  openConsole('/orders', 'token');
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/op/orders/list').at(-1)?.body).toEqual(view.query),
  );
});

test('a failure is not shown as an empty list', async () => {
  stubLine({ ...me, ...noViews, '/op/orders/list': () => refused(405, { field: 'cursor' }) });
  openConsole('/orders', 'token');
  expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
  expect(screen.queryByText(/No order yet/)).toBeNull();
});

test('today names what waits, says what is late, and does not name what is empty', async () => {
  const queue = { count_is_floor: false, oldest_at: time, due_at: time, is_late: true, to: '/orders' };
  stubLine({
    ...me,
    '/op/today': () => ({
      queues: [
        { ...queue, name: 'withdrawals', count: 3 },
        { ...queue, name: 'exports', count: 0, oldest_at: null, due_at: null, is_late: false },
      ],
      books: { is_balanced: false, difference_count: 2, at: time },
      at: time,
    }),
  });
  openConsole('/today', 'token');
  expect(await screen.findByText('Withdrawals to review')).toBeDefined();
  expect(screen.getByText('1 queue is late')).toBeDefined();
  expect(screen.getByText('2 books don’t balance. Check them now.')).toBeDefined();
  expect(screen.queryByText('Files that failed')).toBeNull();
});
