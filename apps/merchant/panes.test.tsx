// On a wide screen the list of orders stays beside the one that is open, with the filter it was left with.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase } from '#domain/wire/endpoint.ts';
import { noticeStream } from '#features/notifications/stream.contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { order } from '#testing/merchant/orders.ts';
import { idOf, page } from '#testing/merchant/sample.ts';
import { answerWith, stubServer } from '#testing/merchant/stub-server.ts';
import { App } from './App.tsx';
import { twoPanesQuery } from './ListPane.tsx';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const other = { ...order, id: idOf(78), number: 'SL-10300', awaiting: null };

function open(path: string, { isWide }: { isWide: boolean }) {
  vi.stubGlobal('innerWidth', isWide ? 1280 : 360);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === twoPanesQuery && isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const orders = answerWith(listOrders, (ask) => {
    const list = [order, other]
      .filter(({ id }) => !('id' in ask) || ask['id'] === id)
      .filter(({ awaiting }) => !('awaiting' in ask) || ask['awaiting'] === awaiting);
    return { ...page, counts: { all: list.length }, waiting: 1, total: list.length, list };
  });
  const { fetch, asked } = stubServer([orders, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return {
    asked,
    lists: () => asked.filter(({ path: one, ask }) => one === apiBase + listOrders.path && !('id' in ask)),
  };
}

const pane = () => screen.findByRole('navigation', { name: 'Orders' });
const place = () => window.location.pathname + window.location.search;

test('a wide screen shows the list beside the order, marks it, and keeps the filter', async () => {
  const { lists } = open('/orderList?sort=amount', { isWide: true });
  fireEvent.click(await screen.findByRole('link', { name: /SL-10234/ }));
  await screen.findByRole('heading', { level: 1, name: /SL-10234/ });
  const list = await pane();
  const current = await within(list).findByRole('link', { current: 'page' });
  expect(current.textContent).toContain('SL-10234');
  expect(lists().at(-1)?.ask).toMatchObject({ sort: 'amount', page: 1 });

  fireEvent.click(within(list).getByRole('link', { name: /SL-10300/ }));
  await screen.findByRole('heading', { level: 1, name: /SL-10300/ });
  // It is the same list: it was neither left nor drawn anew.
  expect(list.isConnected).toBe(true);
  expect(within(list).getByRole('link', { current: 'page' }).textContent).toContain('SL-10300');
  fireEvent.click(within(list).getByRole('link', { name: 'Orders' }));
  expect(place()).toBe('/orderList?sort=amount');
  expect(screen.queryByRole('navigation', { name: 'Orders' })).toBeNull();
});

test('its parcels and money have the list beside them too', async () => {
  open(`/orderList/${order.id}/logistics`, { isWide: true });
  expect(await within(await pane()).findByText('All orders')).toBeDefined();
});

test('the list waits until it is known which orders wait for the merchant', async () => {
  const orders = answerWith(listOrders, (ask) => {
    const list = ask['awaiting'] === 'merchant' ? [order] : [other, order];
    return { ...page, counts: { all: list.length }, waiting: 1, total: list.length, list };
  });
  const waiting = Promise.withResolvers<void>();
  const late = {
    ...orders,
    reply: async (ask: Record<string, unknown>) => {
      if (ask['awaiting'] === 'merchant') await waiting.promise;
      return await orders.reply(ask);
    },
  };
  const { fetch, asked } = stubServer([late, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', '/orderList');
  render(<App />);
  await vi.waitFor(() => expect(asked.filter(({ ask }) => ask['awaiting'] === 'merchant')).toHaveLength(1));
  // The list itself has been answered: its counts are drawn.
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByRole('link', { name: /SL-10300/ })).toBeNull();
  waiting.resolve();
  await screen.findByRole('link', { name: /SL-10300/ });
  const numbers = screen.getAllByRole('link', { name: /SL-10/ }).map((link) => link.textContent);
  expect(numbers[0]).toContain('SL-10234');
});

test('a phone asks for no list beside an order', async () => {
  const { lists } = open(`/orderList/${order.id}`, { isWide: false });
  await screen.findByRole('heading', { level: 1, name: /SL-10234/ });
  expect(screen.queryByRole('navigation', { name: 'Orders' })).toBeNull();
  expect(lists()).toEqual([]);
});

test('a wide screen has the line to itself first as well: what follows live comes later', async () => {
  const { asked } = open('/orderList', { isWide: true });
  await screen.findByRole('link', { name: /SL-10234/ });
  expect(asked.filter(({ path }) => path === apiBase + noticeStream.path)).toEqual([]);
});
