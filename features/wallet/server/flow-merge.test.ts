// A page over two lists is the page of both put together, wherever it begins.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePage, windowOf } from './flow-merge.ts';

const times = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 40 });
const rowsOf = (list: string, at: readonly number[]) =>
  at
    .toSorted((left, right) => right - left)
    .map((second, index) => ({
      id: `${list}${index}`,
      created_at: new Date(second * 1_000).toISOString(),
    }));

test('every page is that of the whole list', () => {
  fc.assert(
    fc.property(times, times, fc.integer({ min: 1, max: 9 }), (many, few, limit) => {
      const book = rowsOf('book', many);
      const waiting = rowsOf('waiting', few);
      const whole = [...waiting, ...book].toSorted((left, right) =>
        right.created_at.localeCompare(left.created_at),
      );
      const found = [];
      for (let offset = 0; offset < whole.length; offset += limit) {
        const window = { offset, limit };
        const wanted = windowOf(window, waiting.length);
        const part = book.slice(wanted.offset, wanted.offset + wanted.limit);
        found.push(...mergePage(part, waiting, window));
      }
      expect(found.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    }),
  );
});
