import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion, paidBack, paidFor, type Paid } from './paid.ts';

const units = fc.bigInt({ min: 0n, max: 10n ** 9n });
const sumOf = (parts: readonly bigint[]) => parts.reduce((sum, part) => sum + part, 0n);

test('whatever is split, the parts sum to it, none is off by a unit, and more weight never gets less', () => {
  fc.assert(
    fc.property(units, fc.array(units, { minLength: 1, maxLength: 40 }), (whole, weights) => {
      fc.pre(sumOf(weights) > 0n);
      const parts = apportion(whole, weights);
      expect(sumOf(parts)).toBe(whole);
      const shares = weights.map((weight, index) => ({ weight, part: parts[index] ?? -1n }));
      const exact = (weight: bigint) => (whole * weight) / sumOf(weights);
      expect(shares.every(({ weight, part }) => part === exact(weight) || part === exact(weight) + 1n)).toBe(
        true,
      );
      expect(shares.every(({ weight, part }) => weight > 0n || part === 0n)).toBe(true);
      const sorted = shares.toSorted((one, other) => Number(one.weight - other.weight));
      const isUnfair = sorted.some(
        ({ weight, part }, index) =>
          weight > (sorted[index - 1]?.weight ?? weight) && part < (sorted[index - 1]?.part ?? 0n),
      );
      expect(isUnfair).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('lines, delivery and tax of an order sum to what was paid, whatever the rate', () => {
  const lines = fc.array(fc.bigInt({ min: 1n, max: 10n ** 7n }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(
      lines,
      units,
      units,
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (prices, shipping, tax, paid) => {
        const [goods = 0n, ...others] = apportion(paid, [sumOf(prices), shipping, tax]);
        expect(sumOf(apportion(goods, prices)) + sumOf(others)).toBe(paid);
      },
    ),
  );
});

test('an order that is paid in its own currency reads as it was priced', () => {
  const paid: Paid = { asset: 'USD', units: 3191n, priceUnits: 3191n };
  expect(apportion(3191n, [2300n, 360n, 531n])).toEqual([2300n, 360n, 531n]);
  expect(paidFor(paid, 2300n)).toBe(2300n);
  expect(paidBack(paid, 100n, 531n)).toBe(531n);
});

test('refunds in whatever parts give back all that was charged, and nothing more', () => {
  const parts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 6n }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(parts, fc.bigInt({ min: 1n, max: 10n ** 9n }), (given, charged) => {
      const paid: Paid = { asset: 'GBP', units: charged, priceUnits: sumOf(given) };
      let before = 0n;
      let back = 0n;
      for (const part of given) {
        back += paidBack(paid, before, part);
        before += part;
      }
      expect(back).toBe(charged);
    }),
  );
});

test('nothing can be split over nothing', () => {
  expect(apportion(0n, [0n, 0n])).toEqual([0n, 0n]);
  expect(() => apportion(5n, [0n, 0n])).toThrow(RangeError);
});
