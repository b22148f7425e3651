// The figures of Today on their screen: who sees which, what is read out, and nothing that a day alone cannot say.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { ConsoleRole } from '#domain/rights.ts';
import type { todayFigures } from '#features/lists/figures.contract.ts';
import { openConsole, person, refused, stubLine } from '#testing/console.tsx';

afterEach(cleanup);

type Figures = OutputOf<typeof todayFigures>;

const now = Date.parse('2026-03-11T10:30:00.000Z');
const hourMs = 3_600_000;

/** Bars that end with these values; those before are empty. */
function bars<V>(last: readonly V[], { none, count, stepMs }: { none: V; count: number; stepMs: number }) {
  const end = Math.floor(now / stepMs) * stepMs;
  return Array.from({ length: count }, (_none, index) => ({
    from: new Date(end - (count - 1 - index) * stepMs).toISOString(),
    value: last[index - count + last.length] ?? none,
  }));
}

const days = (...last: string[]) => bars(last, { none: '0.00', count: 14, stepMs: 24 * hourMs });
const hours = (...last: number[]) => bars(last, { none: 0, count: 24, stepMs: hourMs });

const orders: Figures['orders'] = { today: 5, yesterday: 2, change: 3, bars: hours(4, 1) };
const money: Figures['money'] = {
  currency: 'USD',
  money_in: { today: '499.50', yesterday: '236.00', change: '263.50', bars: days('572.30', '499.50') },
  refunds: { today: '10.00', yesterday: '48.40', change: '-38.40', bars: days('48.40', '10.00') },
  payouts: { today: '0.00', yesterday: '0.00', change: '0.00', bars: days() },
};

function open(role: ConsoleRole, figures: Figures | undefined) {
  const calls = stubLine({
    '/op/me': () => person(role),
    '/op/today': () => ({ queues: [], books: null, at: new Date(now).toISOString() }),
    '/op/today/figures': () => figures ?? refused(500),
  });
  openConsole('/today', 'token');
  return () => calls.filter(({ path }) => path === '/op/today/figures').length;
}

const at = new Date(now).toISOString();
const section = () => within(screen.getByRole('region', { name: 'So far today' }));
const textBelow = (name: string) => section().getByText(name).parentElement?.textContent;

test('each figure stands beside yesterday until the same time as a difference, never as a share', async () => {
  open('auditor', { at, orders, money });
  await screen.findByText('Money in');
  expect(textBelow('Orders')).toBe('Orders5▲ 3 more. Yesterday at this time: 2');
  expect(textBelow('Money in')).toBe('Money in$499.50▲ $263.50 more. Yesterday at this time: $236.00');
  expect(textBelow('Refunds')).toBe('Refunds$10.00▼ $38.40 less. Yesterday at this time: $48.40');
  expect(textBelow('Payouts')).toBe('Payouts$0.00Same as yesterday. Yesterday at this time: $0.00');
  expect(document.body.textContent).not.toContain('%');
});

test('the bars are read one by one, and the last one is named as what has not ended', async () => {
  open('auditor', { at, orders, money });
  const chart = await screen.findByRole('slider', { name: 'Money in by day, last 14 days' });
  expect(chart.getAttribute('aria-valuetext')).toBe('Today: $499.50 (14 of 14)');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuetext')).toBe('Mar 10: $572.30 (13 of 14)');
  fireEvent.keyDown(chart, { key: 'Home' });
  expect(chart.getAttribute('aria-valuetext')).toBe('Feb 26: $0.00 (1 of 14)');
  const hourly = screen.getByRole('slider', { name: 'Orders by hour, last 24 hours' });
  expect(hourly.getAttribute('aria-valuetext')).toBe('This hour: 1 (24 of 24)');
  // Where nothing was, a sentence says so, and nothing is drawn.
  expect(screen.queryByRole('slider', { name: /Payouts/ })).toBeNull();
  expect(screen.getByText('None in 14 days')).toBeDefined();
});

test('the same numbers stand in tables, the newest first', async () => {
  open('auditor', { at, orders, money });
  const fold = (await screen.findByText('Show the numbers')).closest('details');
  if (fold === null) throw new Error('no fold');
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1, 3)
      .map((row) => row.textContent);
  await waitFor(() => expect(screen.getByRole('table', { name: 'Orders by hour' })).toBeDefined());
  expect(rowsOf('Money by day (UTC)')).toEqual([
    'DayTodayMoney in$499.50Refunds$10.00Payouts$0.00',
    'DayMar 10Money in$572.30Refunds$48.40Payouts$0.00',
  ]);
  expect(rowsOf('Orders by hour')).toEqual(['HourThis hourOrders1', 'Hour9:00 AMOrders4']);
});

test('a person sees the figures of their rights; for those without any none are asked', async () => {
  open('finance', { at, orders: null, money });
  expect(await screen.findByText('Money in')).toBeDefined();
  expect(screen.queryByRole('slider', { name: /Orders/ })).toBeNull();
  cleanup();
  open('service', { at, orders, money: null });
  expect(await screen.findByRole('slider', { name: /Orders/ })).toBeDefined();
  expect(screen.queryByText('Money in')).toBeNull();
  cleanup();
  const asked = open('content', { at, orders: null, money: null });
  expect(await screen.findByText(/Nothing to do/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'So far today' })).toBeNull();
  expect(asked()).toBe(0);
});

test('figures that cannot be read say so, and what waits is shown all the same', async () => {
  open('finance', undefined);
  expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
  expect(screen.getByText(/Nothing to do/)).toBeDefined();
  expect(screen.queryByText('$0.00')).toBeNull();
});
