// The merchant's orders: filters in the address, several confirmed at once, the file, the money, the answer to a case.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase } from '#domain/wire/endpoint.ts';
import { listOrders, payAmount, payOrders } from '#features/orders/contract.ts';
import { exportOrders } from '#features/orders/export.contract.ts';
import { answerCase, caseCost } from '#features/returns/contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { order } from '#testing/merchant/orders.ts';
import { idOf, page } from '#testing/merchant/sample.ts';
import { answer, answerWith, refusal, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';
import { keeps } from '#testing/keeps.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(path: string, ...inFront: Answer[]) {
  const { fetch, asked } = stubServer([...inFront, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return (endpoint: { path: string }) => asked.filter((one) => one.path === apiBase + endpoint.path);
}

const place = () => window.location.pathname + window.location.search;
const second = { ...order, id: idOf(4), number: 'SL-10235', version: 7 };
const twoWait = answerWith(listOrders, () => ({
  ...page,
  counts: { all: 2, pending_payment: 2 },
  waiting: 2,
  total: 2,
  list: [order, second],
}));

test('a filter of the address is what the server is asked, and a change of it stands in the address', async () => {
  const asked = open('/orderList?status=shipped&q=mug&from=2026-03-01&to=2026-03-31&sort=amount');
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  await waitFor(() =>
    expect(asked(listOrders).at(-1)?.ask).toMatchObject({
      status: 'shipped',
      q: 'mug',
      from: '2026-03-01',
      to: '2026-03-31',
      sort: 'amount',
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: /^To do/ }));
  expect(place()).toBe('/orderList?awaiting=merchant&q=mug&from=2026-03-01&to=2026-03-31&sort=amount');
  await waitFor(() => {
    const last = asked(listOrders).findLast(({ ask }) => ask['awaiting'] !== undefined);
    expect(last?.ask).toMatchObject({ awaiting: 'merchant', q: 'mug' });
  });
});

test('a row says what was bought, how it stands, its sum and what is yours; its code is for ears', async () => {
  open('/orderList', twoWait);
  const rows = await screen.findAllByRole('link', { name: new RegExp(order.number) });
  const [row] = rows;
  expect(row?.textContent).toContain(order.lines[0]?.title);
  expect(row?.textContent).toMatch(/To confirm.*\$.*\+\$/);
  const views = screen.getByRole('group', { name: 'Status' });
  const named = within(views)
    .getAllByRole('button')
    .map((one) => one.textContent?.replace(/\d+$/, ''));
  expect(named).toEqual(['All', 'To do', 'Preparing', 'On its way', expect.stringMatching(/^Return/)]);
  // Every other state stands behind the button of the filters.
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const state = within(await screen.findByRole('dialog', { name: 'Filters' })).getByLabelText('Status');
  fireEvent.change(state, { target: { value: 'completed' } });
  expect(place()).toBe('/orderList?status=completed');
  expect(
    within(views).getByRole('button', { name: /^Completed/, pressed: true, hidden: true }),
  ).toBeDefined();
});

test('days the wrong way round are said at the field, and the server is not asked with them', async () => {
  const asked = open('/orderList?from=2026-03-10&to=2026-03-01');
  expect(await screen.findByText('This day is before the first one.')).toBeDefined();
  expect(asked(listOrders).every(({ ask }) => ask['to'] === undefined)).toBe(true);
});

test('several orders are confirmed at once: it says what comes from the buyers, and from the merchant nothing', async () => {
  keeps('7 GET /v1/order/pay/amount');
  const results = [
    { order_id: order.id, ok: true, code: 200, reason: null, status: 'to_be_delivered' as const },
    { order_id: second.id, ok: false, code: 456, reason: 'stale', status: 'cancelled' as const },
  ].map((one) => ({ ...one, from_buyer: '14.00', from_wallet: '0.00' }));
  const asked = open('/orderList', twoWait, answer(payOrders, { results }));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm several' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select order SL-10234' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select order SL-10235' }));
  expect(await screen.findByText('2 orders selected')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm 2 orders' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/Supplier cost, paid by buyer: .*14\.00 · by you: .*0\.00/);
  expect(asked(payAmount).at(-1)?.ask).toEqual({ order_id: `${order.id},${second.id}` });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm 2 orders' }));
  await screen.findByText(/1 order confirmed · 1 order had already changed/);
  const [sent] = asked(payOrders);
  expect(sent?.ask).toEqual({
    order_ids: [order.id, second.id],
    version: { [order.id]: 3, [second.id]: 7 },
  });
  expect(sent?.headers.get('idempotency-key')).not.toBeNull();
});

test('the file has the filter that is shown, and the sign-in goes in a header', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const asked = open('/orderList?status=completed&q=mug');
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await screen.findByText('3 orders exported');
  expect(saved).toEqual(['orders-2026-03-02.csv']);
  const [sent] = asked(exportOrders);
  expect(sent?.ask).toEqual({ status: 'completed', q: 'mug' });
  expect(sent?.headers.get('authorization')).toContain('a-token-of-the-test');
});

test('too many orders for one file are told with both numbers', async () => {
  const shown = { reason: 'too_many_rows', rows: 12_345, limit: 10_000 };
  open('/orderList', refusal(exportOrders, 'invalidOperation', shown));
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/There are 12,345 orders; one file holds 10,000/)).toBeDefined();
});

test('a part of the money opens the rows that make it, and they sum to it', async () => {
  open(`/orderList/${order.id}/money`);
  fireEvent.click(await screen.findByRole('button', { name: /Held for this order \$10\.60/ }));
  expect(place()).toBe(`/orderList/${order.id}/money?part=order`);
  const rows = within(screen.getByRole('list', { name: 'All movements' }));
  expect(rows.getAllByRole('listitem')).toHaveLength(2);
  const sum = screen.getByText('Total of these movements').closest('div');
  expect(sum?.textContent).toContain('$10.60');
  fireEvent.click(screen.getByRole('button', { name: 'You' }));
  await screen.findByText('No movements here');
});

test('what a return costs is said before it is answered', async () => {
  const asked = open(`/orderList/${idOf(3)}`);
  const cost = within(await screen.findByRole('region', { name: 'What this return costs' }));
  expect((await cost.findByText('From you')).parentElement?.textContent).toContain('$4.00');
  expect(cost.getByText('Your profit afterwards').parentElement?.textContent).toContain('$4.00');
  expect(asked(caseCost)[0]?.ask).toEqual({ case_id: idOf(31) });
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await dialog.findByText('Write at least 3 characters');
  expect(asked(answerCase)).toEqual([]);
});

test('a cancellation that the buyer asked for can be granted', async () => {
  const leaving = {
    ...order,
    status: 'to_be_delivered' as const,
    awaiting: 'supplier' as const,
    cancel_asked_at: order.created_at,
    cancel_reason: 'I found another one.',
    can: [{ action: 'grant_cancel', allowed: true, until: null, why: null }],
  };
  const list = { ...page, counts: {}, waiting: 0, list: [leaving] };
  const result = { order_id: order.id, ok: true, code: 200, reason: null, status: 'cancelled' as const };
  const asked = open(
    `/orderList/${order.id}`,
    answer(listOrders, list),
    answer(payOrders, { results: [{ ...result, from_buyer: '0.00', from_wallet: '0.00' }] }),
  );
  await screen.findByText('I found another one.');
  fireEvent.click(screen.getByRole('button', { name: 'Approve cancellation' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Approve cancellation' }));
  await screen.findByText('Cancelled: the buyer is refunded');
  expect(asked(payOrders)[0]?.ask).toMatchObject({ order_ids: [order.id], decline: {} });
});

test.each([
  ['on its way and in time', '2099-03-09T09:30:00.000Z', false],
  ['late', '2026-01-09T09:30:00.000Z', true],
])(
  'of a parcel that is %s nobody is told that it counts as lost, unless it is late',
  async (_name, p90, isTold) => {
    const shipped = {
      ...order,
      status: 'shipped' as const,
      deadline: { action: 'order.lose', at: '2099-04-01T09:30:00.000Z' },
      fulfilment: { ...order.fulfilment, eta: { p50: order.created_at, p90 } },
    };
    const list = answer(listOrders, { ...page, counts: { all: 1 }, waiting: 0, list: [shipped] });
    open('/orderList', list);
    await screen.findByText(order.number);
    expect(screen.queryAllByText(/Treated as lost/)).toEqual([]);
    cleanup();
    open(`/orderList/${order.id}`, list);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryAllByText(/Treated as lost/).length > 0).toBe(isTold));
  },
);

test('a row says how long is left until its deadline', async () => {
  const at = new Date(Date.now() + 27.5 * 3_600_000).toISOString();
  const due = { ...order, deadline: { action: 'confirm', at } };
  open('/orderList', answer(listOrders, { ...page, counts: { all: 1 }, waiting: 0, list: [due] }));
  expect(await screen.findByText(/· 27 hr left$/)).toBeDefined();
});

test('while goods can be returned the order says why "all is fine" shortens nothing', async () => {
  const waiting = { ...order, status: 'pending_acceptance' as const, awaiting: 'timer' as const, can: [] };
  open(`/orderList/${order.id}`, answer(listOrders, { ...page, counts: {}, waiting: 0, list: [waiting] }));
  expect(
    await screen.findByText(/can still return items, even after confirming that everything is fine/),
  ).toBeDefined();
});

test('an event that is where the order stands is one step, with its time and what it means', async () => {
  const at = '2026-03-02T09:00:00.000Z';
  const event = { from: null, actor: 'carrier', at, reason: null } as const;
  const events = [
    { ...event, move: 'deliver', to: 'delivered' },
    { ...event, move: 'receive', to: 'received' },
  ] as const;
  const received = { ...order, status: 'received' as const, events: [...events] };
  open(`/orderList/${order.id}`, answer(listOrders, { ...page, counts: {}, waiting: 0, list: [received] }));
  const steps = within(await screen.findByRole('list', { name: 'Order status' }));
  const step = steps.getByText('Received').closest('li');
  expect(step?.getAttribute('aria-current')).toBe('step');
  expect(step?.textContent).toMatch(/Mar 2, 2026.*The buyer has it/);
});
