import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bpsOf } from '#domain/money/money.ts';
import { floorUnits, pieceMoney } from './prices.ts';
import { lineCommission } from '#domain/recipes/order.ts';

const cost = fc.bigInt({ min: 1n, max: 1_000_000_000n });
const bps = fc.integer({ min: 0, max: 5_000 });
const quantity = fc.bigInt({ min: 1n, max: 100_000n });

test('nobody is out of pocket at the floor, in any quantity', () => {
  fc.assert(
    fc.property(cost, bps, quantity, (costUnits, rate, qty) => {
      const priceUnits = floorUnits(costUnits, rate);
      const line = { priceUnits, costUnits, qty: Number(qty), discountUnits: 0n };
      const commission = lineCommission(line, Number(qty), rate);
      expect(commission).toBeGreaterThanOrEqual(0n);
      expect(priceUnits * qty - commission).toBeGreaterThanOrEqual(costUnits * qty);
    }),
    { numRuns: 2_000 },
  );
});

test('one piece below the floor loses', () => {
  fc.assert(
    fc.property(cost, bps, (costUnits, rate) => {
      const price = floorUnits(costUnits, rate) - 1n;
      expect(price - bpsOf(price, rate)).toBeLessThan(costUnits);
    }),
    { numRuns: 2_000 },
  );
});

test('the least price there is can be sold at the least cost there is', () => {
  expect(floorUnits(1n, 500)).toBe(1n);
});

test('the worked example of the product: 8.00 profit, 4.10 lost by a return, 7.03 to be expected', () => {
  // Shipping charged and paid are equal, so the price alone is 20.00 and the shop keeps 8.00.
  expect(
    pieceMoney({
      priceUnits: 2000n,
      costUnits: 1100n,
      shipFeeUnits: 300n,
      commissionBps: 500,
      restockBps: 1000,
    }),
  ).toEqual({ commission: 100n, profit: 800n, lossIfReturned: 410n, expectedProfit: 703n });
});

test('a price below cost shows a loss, never a profit of zero', () => {
  const money = pieceMoney({
    priceUnits: 900n,
    costUnits: 1000n,
    shipFeeUnits: 0n,
    commissionBps: 500,
    restockBps: 0,
  });
  expect(money.profit).toBe(-145n);
  expect(money.expectedProfit).toBe(-133n);
});
