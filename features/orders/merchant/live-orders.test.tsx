// An open screen of orders stays true: the stream that moves the badge has it read again.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase } from '#domain/wire/endpoint.ts';
import { checkNotices, listNotices, readNotices } from '#features/notifications/contract.ts';
import { noticeStream } from '#features/notifications/stream.contract.ts';
import { orderAnswers } from '#features/orders/order-answers.shapes.ts';
import { listOrders, orderLogistics } from '#features/orders/contract.ts';
import { orderMoney } from '#features/orders/money.contract.ts';
import { me } from '#features/people/contract.ts';
import { listCases } from '#features/returns/contract.ts';
import { homeStat, homeStatLine } from '#features/statistics/contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { check, notice } from '#testing/merchant/notices.ts';
import { order } from '#testing/merchant/orders.ts';
import { idOf, page } from '#testing/merchant/sample.ts';
import { answerWith, stubServer, type Answer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The server's stream: `say` tells all that listen how the box stands, `cut` breaks the line. */
function streamOf() {
  const encoder = new TextEncoder();
  let open: ReadableStreamDefaultController<Uint8Array>[] = [];
  let box = check;
  const text = () => encoder.encode(`retry: 100\n\nevent: box\ndata: ${JSON.stringify(box)}\n\n`);
  const answer: Answer = {
    method: 'GET',
    path: apiBase + noticeStream.path,
    reply: () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          open.push(controller);
          controller.enqueue(text());
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  };
  return {
    answer,
    count: () => open.length,
    change(next: Partial<typeof check>) {
      box = { ...box, ...next };
    },
    say() {
      for (const one of open) one.enqueue(text());
    },
    cut() {
      for (const one of open) one.close();
      open = [];
    },
  };
}

const newOrder = { ...order, id: idOf(77), number: 'SL-10299' };

function openList(path: string) {
  const stream = streamOf();
  let isSold = false;
  const orders = answerWith(listOrders, () => {
    const list = isSold ? [newOrder, order] : [order];
    return { ...page, counts: { all: list.length }, waiting: list.length, total: list.length, list };
  });
  const told = notice(77, {
    title: 'New order: Stoneware mug, US$31.91',
    body: 'Confirm by Nov 22, 2026, 6:00 PM, or it is confirmed automatically.',
    route: `/orderList/${newOrder.id}`,
    ref: { kind: 'order', id: newOrder.id },
  });
  const { fetch, asked } = stubServer([
    stream.answer,
    orders,
    answerWith(checkNotices, (ask) => ({ ...check, fresh: 'since_id' in ask ? 1 : 0 })),
    answerWith(listNotices, () => ({ ...page, list: [told] })),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return {
    stream,
    sell: () => {
      isSold = true;
      stream.change({ latest_id: idOf(77), orders: '1772449200.000000.2', unread: 3 });
    },
    /** How often a list was read: a single order, which is read for the card, is none. */
    asksOf: (endpoint: { path: string }) =>
      asked.filter(({ path: at, ask }) => at === apiBase + endpoint.path && !('id' in ask)),
  };
}

const place = () => window.location.pathname + window.location.search;

test('an open list shows a new order without a reload: read once for a burst, with its filter', async () => {
  const { stream, sell, asksOf } = openList('/orderList?sort=amount');
  await screen.findByText(/SL-10234/);
  await waitFor(() => expect(stream.count()).toBe(1));
  const before = { list: asksOf(listOrders).length, me: asksOf(me).length };
  sell();
  // Three steps at once are one reason to read.
  for (const orders of ['1772449200.000000.2', '1772449200.100000.3', '1772449200.200000.4']) {
    stream.change({ orders });
    stream.say();
  }
  await screen.findByText(/SL-10299/);
  expect(place()).toBe('/orderList?sort=amount');
  expect(asksOf(listOrders).length - before.list).toBe(1);
  expect(asksOf(listOrders).at(-1)?.ask).toMatchObject({ sort: 'amount' });
  await waitFor(() => expect(asksOf(me).length - before.me).toBe(1));
});

test('a new order is called out in words, politely, and pressing it opens it and has it read', async () => {
  const { stream, sell, asksOf } = openList('/settings');
  await waitFor(() => expect(stream.count()).toBe(1));
  sell();
  stream.say();
  const card = await screen.findByRole('link', { name: /New order: Stoneware mug, US\$31\.91/ });
  expect(card.textContent).toContain('Confirm by Nov 22, 2026, 6:00 PM');
  expect(card.textContent).toContain('You keep $8.00');
  const region = card.closest('[aria-live]');
  expect(region?.getAttribute('aria-live')).toBe('polite');
  expect(within(document.body).queryByText('1 new notification')).toBeNull();
  fireEvent.click(card);
  expect(place()).toBe(`/orderList/${newOrder.id}`);
  expect(screen.queryByText(/New order: Stoneware mug/)).toBeNull();
  await waitFor(() => expect(asksOf(readNotices).map(({ ask }) => ask)).toEqual([{ ids: [idOf(77)] }]));
});

test('what happened while the line was lost is there when it is back', async () => {
  const { stream, sell } = openList('/orderList?sort=amount');
  await screen.findByText(/SL-10234/);
  await waitFor(() => expect(stream.count()).toBe(1));
  stream.cut();
  sell();
  await screen.findByText(/SL-10299/);
  expect(stream.count()).toBe(1);
});

test('what is read again after a step of an order are the answers of these calls', () => {
  const calls = [me, listOrders, orderLogistics, orderMoney, listCases, homeStat, homeStatLine, wallet];
  expect(new Set([...calls, walletFlow].map(({ name }) => name))).toEqual(orderAnswers);
});
