// Every list of the console answers whatever it is asked: rows, or 405 with the field that is wrong. Never a fault.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { listDirections, type AnyList, type Face } from '#domain/wire/listing.ts';
import { openForeign } from './rigs/foreign-world.ts';
import { say } from './rigs/rig.ts';
import type { Trade } from './rigs/trade.ts';

let app: Trade;
let token: string;
beforeAll(async () => {
  // A world with one of everything: what a list has not, it cannot show wrongly.
  const { trade } = await openForeign();
  app = trade;
  token = await app.operator();
});
afterAll(() => app.close());

const isList = (endpoint: Endpoint): endpoint is AnyList => 'listing' in endpoint;
const lists = () => [...app.composed.registry.kept.values()].map(({ endpoint }) => endpoint).filter(isList);

/** What people paste into a box, and what no form sends. */
const texts = [
  'anna',
  '%',
  '_',
  '\\',
  "'; drop table shop_order; --",
  '$1',
  '-1',
  '0',
  '9'.repeat(40),
  '1e400',
  'ß中文🙂',
  '\u202e',
  '\ud800',
  '9GX2K-104',
  '9gx2k',
  'zzzzz',
  '00000',
  randomUUID(),
  `9gx2k.${randomUUID()}`,
  'x'.repeat(120),
];

/** Everything that a filter can be sent, the right and the wrong. */
function valuesOf(face: Face): unknown[] {
  const wrong = [null, 1, [], {}, ['nothing-like-it'], true, { from: 'soon' }];
  if (face.kind === 'text') return [...texts.map((text) => text.slice(0, face.max)), ...texts, ...wrong];
  if (face.kind === 'choices') return [...face.values.map((value) => [value]), [...face.values], ...wrong];
  if (face.kind === 'flag') return [true, false, ...wrong];
  if (face.kind === 'dates') {
    const days = ['2026-03-01', '0000-01-01', '9999-12-31', '2026-02-30'];
    return [...days.map((from) => ({ from })), ...days.map((to) => ({ to })), ...wrong];
  }
  const ends = ['0.00', '1.00', '10000000000000.00', '99999999999999.99'];
  const sized = (currency: string) => ends.map((from) => ({ currency, from, to: from }));
  return [...face.currencies.flatMap(sized), { currency: 'ZZZ', from: '1.00' }, ...wrong];
}

/** Every question that is tried of a list. */
function questionsOf({ listing }: AnyList): object[] {
  const filters = Object.entries(listing.filters).flatMap(([name, face]) =>
    valuesOf(face).map((value) => ({ filters: { [name]: value } })),
  );
  const orders = listing.sorts.flatMap((sort) => listDirections.map((direction) => ({ sort, direction })));
  const cursors = ['x', 'e30', Buffer.from('["a",null]').toString('base64url'), 'x'.repeat(600), ''];
  return [
    ...filters,
    ...orders,
    ...texts.map((q) => ({ q })),
    ...cursors.flatMap((cursor) => [{ cursor }, ...orders.map((order) => ({ ...order, cursor }))]),
    ...[0, -1, 1.5, 1e9, '20'].map((limit) => ({ limit })),
  ];
}

test('every list answers every question with rows or with what is wrong with it', async () => {
  const wrong: unknown[] = [];
  let served = 0;
  for (const endpoint of lists()) {
    for (const input of questionsOf(endpoint)) {
      const said = await say(app.composed, endpoint.name, { input, token });
      if (said.code === 200) served += 1;
      else if (said.code !== 405 && said.code !== 403)
        wrong.push([endpoint.name, input, said.code, said.data['reason']]);
    }
  }
  expect(wrong).toEqual([]);
  expect(lists().length).toBeGreaterThan(10);
  expect(served).toBeGreaterThan(lists().length * 20);
});

test('a cursor goes on in its own order only, and one of another list is refused', async () => {
  const [any] = lists().filter(({ name }) => name === 'listConsoleOrders');
  if (any === undefined) throw new Error('there is no list of orders');
  const first = await say(app.composed, any.name, { input: { limit: 1 }, token });
  const next = first.data['next'];
  expect(typeof next).toBe('string');
  const more = await say(app.composed, any.name, { input: { limit: 1, cursor: next }, token });
  expect(more.code).toBe(200);
  expect(JSON.stringify(more.data['list'])).not.toBe(JSON.stringify(first.data['list']));
  for (const { name, listing } of lists()) {
    for (const sort of listing.sorts) {
      const said = await say(app.composed, name, { input: { sort, cursor: next }, token });
      expect([name, sort, said.code === 200 || said.code === 405, said.code]).toEqual([
        name,
        sort,
        true,
        said.code,
      ]);
    }
  }
});
