import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { endPrice, faultOfBands, priceEndings, rulePriceUnits, type PriceBand } from './price-rule.ts';
import { floorUnits } from './prices.ts';

const band = (fromUnits: bigint, percentBps: number, addUnits = 0n): PriceBand => ({
  fromUnits,
  percentBps,
  addUnits,
});

test('a band counts from its cost on, up to the next one', () => {
  const rule = { bands: [band(0n, 10_000), band(1000n, 5_000, 100n)], ending: 'none' } as const;
  const price = (costUnits: bigint) => rulePriceUnits(rule, { costUnits, floorUnits: 1n, asset: 'USD' });
  expect([price(999n), price(1000n), price(2001n)]).toEqual([1998n, 1600n, 3101n]);
});

test.each([
  [1231n, '99', 'USD', 1299n],
  [1299n, '99', 'USD', 1299n],
  [1296n, '95', 'USD', 1395n],
  [1290n, '90', 'USD', 1290n],
  [1231n, 'none', 'USD', 1231n],
  [1231n, '99', 'JPY', 1299n],
  [1n, '99', 'USD', 99n],
  [1_234_567n, '95', 'USDT', 1_950_000n],
  [limits.priceUnitsMax - 1n, '99', 'USD', limits.priceUnitsMax - 1n],
  [limits.priceUnitsMax + 5n, '99', 'USD', limits.priceUnitsMax],
] as const)('%d with the ending %s in %s is %d', (units, ending, asset, ended) => {
  expect(endPrice(units, ending, asset)).toBe(ended);
});

test('whatever the rule, a price is not below the floor', () => {
  for (let turn = 0; turn < 2_000; turn += 1) {
    const costUnits = BigInt(1 + ((turn * 7919) % 100_000));
    const floor = floorUnits(costUnits, (turn * 31) % 2_000);
    const ending = priceEndings[turn % priceEndings.length] ?? 'none';
    const rule = { bands: [band(0n, (turn * 13) % 900)], ending };
    const price = rulePriceUnits(rule, { costUnits, floorUnits: floor, asset: 'USD' });
    expect(price).toBeGreaterThanOrEqual(floor);
  }
});

test.each([
  [[], 'empty'],
  [[band(5n, 1)], 'first_band'],
  [[band(0n, 1), band(0n, 1)], 'order'],
  [[band(0n, 1), band(9n, 1), band(8n, 1)], 'order'],
  [[band(0n, -1)], 'percent'],
  [[band(0n, limits.priceMarkupBpsMax + 1)], 'percent'],
  [[band(0n, 1, limits.priceUnitsMax + 1n)], 'amount'],
  [Array.from({ length: 7 }, (_value, index) => band(BigInt(index), 1)), 'too_many'],
])('bands that are none: %#', (bands, reason) => {
  expect(faultOfBands(bands)?.reason).toBe(reason);
});
