// Whoever has the app open hears at once, and after a break what came meanwhile.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { withPush, type PushApp } from '#testing/push.ts';
import { payOrders } from '#features/orders/contract.ts';
import { logout } from '#features/people/contract.ts';
import { checkNotices, readNotices } from '#features/notifications/contract.ts';

let app: TestApp;
let push: PushApp;
let base: string;
beforeAll(async () => {
  app = await openTestApp();
  push = await withPush(app);
  const { app: fastify } = app.composed;
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const address = fastify.server.address();
  base = `http://127.0.0.1:${portOf(address)}`;
});
afterAll(async () => {
  await push.service.close();
  await app.close();
});

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the house does not listen');
  return address.port;
}

type Event = { readonly id: string; readonly event: string; readonly data: Record<string, unknown> };

/** Reads a stream until `isEnough`; gives what came. */
async function listen(
  token: string,
  isEnough: (events: readonly Event[]) => boolean,
  {
    lastId,
    language = 'en',
    meanwhile,
  }: { lastId?: string; language?: string; meanwhile?: () => Promise<void> } = {},
): Promise<Event[]> {
  const headers = {
    authorization: token,
    'accept-language': language,
    ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
  };
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), 60_000);
  const answer = await fetch(`${base}/api/v1/notify/stream`, { headers, signal: abort.signal });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const events: Event[] = [];
  let rest = '';
  let hasActed = false;
  try {
    while (reader !== undefined && !isEnough(events)) {
      const { value, done } = await reader.read();
      if (done) break;
      rest += value;
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      events.push(...blocks.flatMap((block) => readEvent(block) ?? []));
      if (events.length > 0 && !hasActed) {
        hasActed = true;
        await meanwhile?.();
      }
    }
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
  return events;
}

const fields = z.record(z.string(), z.unknown());

function readEvent(block: string): Event | undefined {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const [event, data] = [field('event'), field('data')];
  if (event === undefined || data === undefined) return undefined;
  return { id: field('id') ?? '', event, data: z.parse(fields, JSON.parse(data)) };
}

const noticesIn = (events: readonly Event[]) => events.filter(({ event }) => event === 'notice');

test('what happens while somebody listens is said at once, without anybody asking', async () => {
  const shop = await app.makeShop('Streaming Shop');
  const token = await app.merchant(shop);
  const events = await listen(token, (all) => noticesIn(all).length > 0 && all.at(-1)?.event === 'box', {
    meanwhile: () => push.tell(shop, 'feedback_answered', { no: 'S-1' }),
  });
  expect(events[0]).toMatchObject({ event: 'box', data: { quiet: false } });
  expect(noticesIn(events)[0]?.data).toMatchObject({ title: 'We answered your feedback S-1' });
  expect(events.at(-1)?.id).toBe(noticesIn(events)[0]?.id);
});

test('whoever comes again hears what came meanwhile, each once, in their language', async () => {
  const shop = await app.makeShop('Streaming Shop');
  const token = await app.merchant(shop);
  const [first] = await listen(token, (all) => all.length > 0);
  for (const no of ['S-2', 'S-3']) await push.tell(shop, 'feedback_answered', { no });
  const lastId = first?.id ?? '';
  const events = await listen(token, (all) => all.at(-1)?.event === 'box', { lastId, language: 'es' });
  const names = noticesIn(events).map(({ data }) => /S-\d/.exec(String(data['title']))?.[0]);
  expect(new Set(names)).toEqual(new Set(['S-2', 'S-3']));
  expect(names).toHaveLength(2);
  expect(noticesIn(events)[0]?.data['title']).not.toContain('We answered');
  const again = await listen(token, (all) => all.length > 0, { lastId: events.at(-1)?.id ?? '' });
  expect(again.map(({ event }) => event)).toEqual(['box']);
});

test('what is read on another device is said too', async () => {
  const shop = await app.makeShop('Streaming Shop');
  const token = await app.merchant(shop);
  await push.tell(shop, 'feedback_answered');
  const isRead = ({ data }: Event) => data['unread'] === 0;
  const events = await listen(token, (all) => all.some(isRead), {
    meanwhile: async () => {
      await app.ask(readNotices, { all: true }, { token: await app.merchant(shop) });
    },
  });
  expect(events.some(isRead)).toBe(true);
});

test('a sign-in that ended ends the stream, and nobody listens without one', async () => {
  const shop = await app.makeShop('Streaming Shop');
  const token = await app.merchant(shop);
  const events = await listen(token, () => false, {
    meanwhile: async () => {
      await app.ask(logout, {}, { token });
    },
  });
  expect(events.at(-1)).toMatchObject({ event: 'end', data: { why: 'session' } });
  const answer = await fetch(`${base}/api/v1/notify/stream`, { headers: { authorization: token } });
  expect(answer.headers.get('content-type')).toContain('application/json');
});

test('every step of an order is said at once to whoever shows orders, also one that is no notice', async () => {
  const shop = await app.makeShop('Streaming Shop');
  const [goods] = await app.makeGoods([{ code: 'LIVE-1', cost: '4.00', stock: 10 }]);
  if (goods === undefined) throw new Error('there are no goods');
  await app.list(shop, [goods], '9.00');
  const token = await app.merchant(shop);
  const marksIn = (events: readonly Event[]) =>
    new Set(events.filter(({ event }) => event === 'box').map(({ data }) => data['orders']));
  const bought: string[] = [];
  const sold = await listen(token, (all) => marksIn(all).size > 1, {
    meanwhile: async () => {
      bought.push((await app.buy(shop, [{ id: goods.id, qty: 1 }])).orderId);
    },
  });
  expect(sold[0]?.data['orders']).toBe('');
  expect(noticesIn(sold)).toHaveLength(1);
  // What the merchant does on another device is no notice.
  const order_ids = bought;
  const confirmed = await listen(token, (all) => marksIn(all).size > 1, {
    meanwhile: async () => {
      await app.ask(payOrders, { order_ids }, { token, onceKey: randomUUID() });
    },
  });
  expect(noticesIn(confirmed)).toEqual([]);
  const check = await app.ask(checkNotices, {}, { token });
  expect(marksIn(confirmed)).toContain(check.orders);
});
