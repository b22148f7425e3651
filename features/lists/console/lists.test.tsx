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
