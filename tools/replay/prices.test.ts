import { expect, test } from 'vitest';
import type { PlannedOrder } from './acts/orders.ts';
import { priceBook } from './prices.ts';

function order(index: number, ...lines: [sku: string, pricePence: number][]): PlannedOrder {
  const at = new Date('2010-01-01T10:00:00Z');
  const facts = { index, invoice: String(index), country: 'France', customerId: null, at };
  return { ...facts, lines: lines.map(([sku, pricePence]) => ({ sku, quantity: 1, pricePence })) };
}

/** A promise, and what resolves it. */
function signal(): { done: Promise<void>; tell: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { done: promise, tell: () => resolve() };
}

/** True where the promise has been resolved by everything that was resolved before. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  const later = new Promise<'later'>((resolve) => setImmediate(() => resolve('later')));
  return (await Promise.race([promise, later])) !== 'later';
}

test('a price that stands is not set again, and nobody waits for it', async () => {
  const book = priceBook();
  book.list('11111', 200);
  const turn = book.take(order(0, ['11111', 200]), signal().done, signal().done);
  expect(turn.changes).toEqual([]);
  expect(await isDone(turn.free)).toBe(true);
});

test('a price changes only after everybody who was quoted the old one has checked out', async () => {
  const book = priceBook();
  book.list('11111', 200);
  const [first, second] = [signal(), signal()];
  book.take(order(0, ['11111', 200]), signal().done, first.done);
  book.take(order(1, ['11111', 200]), signal().done, second.done);
  const turn = book.take(order(2, ['11111', 150]), signal().done, signal().done);
  expect(turn.changes).toEqual([{ sku: '11111', pence: 150 }]);
  expect(await isDone(turn.free)).toBe(false);
  first.tell();
  expect(await isDone(turn.free)).toBe(false);
  second.tell();
  expect(await isDone(turn.free)).toBe(true);
});

test('an order at the new price waits until it is set, and sets nothing itself', async () => {
  const book = priceBook();
  book.list('11111', 200);
  const set = signal();
  book.take(order(0, ['11111', 150]), set.done, signal().done);
  const turn = book.take(order(1, ['11111', 150]), signal().done, signal().done);
  expect(turn.changes).toEqual([]);
  expect(await isDone(turn.free)).toBe(false);
  set.tell();
  expect(await isDone(turn.free)).toBe(true);
});

test('orders of other goods do not wait for each other', async () => {
  const book = priceBook();
  book.list('11111', 200);
  book.list('22222', 300);
  book.take(order(0, ['11111', 150]), signal().done, signal().done);
  const turn = book.take(order(1, ['22222', 250]), signal().done, signal().done);
  expect(await isDone(turn.free)).toBe(true);
});

test('goods that were never listed are a fault of the plan', () => {
  const book = priceBook();
  expect(() => book.take(order(0, ['11111', 1]), signal().done, signal().done)).toThrow(/never listed/);
});
