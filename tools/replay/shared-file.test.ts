import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { expectedFigures } from './figures.ts';
import { readPlan } from './plan.ts';

/**
 * Six months of real trade. It lies beside the repository and not in it, so a lone checkout does not have it.
 */
const file = fileURLToPath(
  new URL('../../../shared/data/online-retail/2009-12_2010-05.csv.gz', import.meta.url),
);
const isThere = existsSync(file);
const why = isThere ? '' : ` (skipped: there is no ${file})`;

describe.skipIf(!isThere)(`the shared file${why}`, () => {
  test('its first 300 invoices give the figures of the rules', async () => {
    const plan = await readPlan(file, 300);
    expect(expectedFigures(plan).total).toMatchObject({
      orders: 236,
      captured: 11_501_625n,
      supplier_cost: 6_224_402n,
      refunded: 25_215n,
      fee: 571_528n,
      settled: 4_680_480n,
    });
  });

  test('the whole of it gives the figures of the rules', async () => {
    const plan = await readPlan(file);
    const { total, shops, returns } = expectedFigures(plan);
    expect([plan.linesRead, plan.invoices]).toEqual([217_062, 12_609]);
    expect(total).toMatchObject({
      orders: 8529,
      captured: 401_330_017n,
      supplier_cost: 189_067_949n,
      refunded: 6_924_420n,
      fee: 19_648_717n,
      settled: 185_688_931n,
    });
    expect(returns).toMatchObject({
      matched_units: 36_167,
      unmatched_units: 8568,
      outside_window_units: 1434,
    });
    expect(Object.keys(shops)).toHaveLength(plan.shops.length);
  });
});
