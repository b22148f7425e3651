// A place in a list is of that list and that order alone, and the contract and the statements name the same.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choicesFilter, flagFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { handleList, makeCursor, openCursor } from './listing.ts';

let pipeline: TestPipeline;
beforeAll(async () => {
  pipeline = await openTestPipeline();
});
afterAll(() => pipeline.close());

const list = listEndpoint({
  name: 'testRules',
  path: '/op/test/rules',
  right: 'orders',
  summary: 'A list of the tests.',
  filters: { status: choicesFilter(['a', 'b']), one: textFilter(5), late: flagFilter() },
  sorts: ['name', 'age'],
  row: z.object({ name: z.string() }),
  columns: [{ head: 'Name', of: ({ name }) => name }],
});
const other = { ...list, name: 'otherRules' };

test('a cursor opens where it was made and nowhere else', () => {
  const { env } = pipeline;
  const order = { sort: 'name', direction: 'desc' } as const;
  for (const value of ['', 'a', "'; drop table x; --", '2026-03-02 09:00:00.123456+00', '\u{1F600}"\\']) {
    const place = { value, id: '0190a5c8-0000-7000-8000-000000000001' };
    const cursor = makeCursor(env, list, order, place);
    expect(openCursor(env, list, order, cursor)).toEqual(place);
    expect(() => openCursor(env, other, order, cursor)).toThrow('invalidParameter');
    expect(() => openCursor(env, list, { ...order, sort: 'age' }, cursor)).toThrow('invalidParameter');
    expect(() => openCursor(env, list, { ...order, direction: 'asc' }, cursor)).toThrow('invalidParameter');
    for (let at = 0; at < cursor.length; at += 7) {
      const letter = cursor[at] === 'A' ? 'B' : 'A';
      const changed = cursor.slice(0, at) + letter + cursor.slice(at + 1);
      expect(() => openCursor(env, list, order, changed)).toThrow('invalidParameter');
    }
  }
});

test('a list whose statements miss a filter or an order does not open', () => {
  const sql = {
    name: 'test-rules',
    select: 'move as name',
    from: 'order_rule',
    id: 'move',
    idType: 'text',
    sorts: { name: { sql: 'move', type: 'text' } },
    filters: { status: 'move' },
  } as const;
  const present = () => [];
  expect(() => handleList(pipeline.registry, list, { sql, present })).toThrow('one, late, age');
});
