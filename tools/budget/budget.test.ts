import { expect, test } from 'vitest';
import { sayLine, weighMerchant } from './budget.ts';
import { buildAll } from '#tools/build.ts';

test('no screen of the merchant app is heavier than its budget', async () => {
  await buildAll(undefined, ['merchant']);
  const lines = await weighMerchant();
  // oxlint-disable-next-line no-console -- The figures are what this test is run for.
  console.log(lines.map(sayLine).join('\n'));
  expect(lines.filter(({ name }) => name.startsWith('first route')).length).toBeGreaterThanOrEqual(3);
  expect(lines.filter(({ bytes, bytesMax }) => bytes > bytesMax).map(sayLine)).toEqual([]);
});
