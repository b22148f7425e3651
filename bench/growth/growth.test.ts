// A read that looks at all that there ever was looks at five times as many pages of the database in a shop that has sold five
// times as much. Counted, so that it is the same on a busy machine.
import { expect, test } from 'vitest';
import { measureShop } from '../growth.ts';

/** Far from what trees of indexes and the orders of the current day add, and far from five times. */
const ratioMax = 2.5;
const noisePages = 50;

test('five times the orders make no read look at all of them', { timeout: 240_000 }, async () => {
  const small = (await measureShop(10_000)).figures;
  const large = (await measureShop(50_000)).figures;
  const found = Object.entries(large).flatMap(([name, now]) => {
    const before = small[name];
    if (before === undefined || 'refused' in before || 'refused' in now) return [`${name}: refused`];
    const isMore = now.pages > ratioMax * before.pages && now.pages - before.pages > noisePages;
    return isMore ? [`${name}: ${before.pages} pages, then ${now.pages}`] : [];
  });
  expect(found).toEqual([]);
});
