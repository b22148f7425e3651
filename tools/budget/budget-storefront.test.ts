import { expect, test } from 'vitest';
import { sayLine } from './budget.ts';
import { weighStorefront } from './budget-storefront.ts';
import { buildAll } from '#tools/build.ts';

test('no product page is heavier than its budget, in no language', async () => {
  await buildAll(undefined, ['storefrontClient', 'storefrontServer']);
  const lines = await weighStorefront();
  // oxlint-disable-next-line no-console -- The figures are what this test is run for.
  console.log(lines.map(sayLine).join('\n'));
  // A page without its styles and scripts would be light, too.
  expect(lines.every(({ bytes }) => bytes > 300)).toBe(true);
  expect(lines).toHaveLength(20);
  expect(lines.filter(({ bytes, bytesMax }) => bytes > bytesMax).map(sayLine)).toEqual([]);
});
