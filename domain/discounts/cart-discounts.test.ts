import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bpsOf } from '#domain/money/money.ts';
import { discountCart, freeDelivery, lineFloor, type CartCode, type DiscountLine } from './cart-discounts.ts';
import { quantityDiscount } from './quantity-price.ts';

const line = (priceUnits: bigint, costUnits: bigint, qty = 1, goodsId = `g${priceUnits}`): DiscountLine => ({
  goodsId,
  qty,
  priceUnits,
  costUnits,
  quantityPrice: undefined,
});
const code = (more: Partial<CartCode>): CartCode => ({
  kind: 'percent',
  percentBps: 1_000,
  units: 0n,
  minUnits: 0n,
  goodsIds: undefined,
  ...more,
});

test('several pieces: each cheaper from a number on, or sets for one price', () => {
  const each = {
    kind: 'each',
    steps: [
      { from: 3, units: 900n },
      { from: 10, units: 800n },
    ],
  } as const;
  const of = (qty: number) => quantityDiscount({ qty, priceUnits: 1_000n, quantityPrice: each });
  expect([of(2), of(3), of(9), of(10)]).toEqual([0n, 300n, 900n, 2_000n]);
  const set = {
    kind: 'set',
    steps: [
      { from: 2, units: 1_500n },
      { from: 5, units: 3_500n },
    ],
  } as const;
  const sets = (qty: number) => quantityDiscount({ qty, priceUnits: 1_000n, quantityPrice: set });
  expect([sets(1), sets(2), sets(3), sets(5), sets(7), sets(8)]).toEqual([
    0n,
    500n,
    500n,
    1_500n,
    2_000n,
    2_000n,
  ]);
  // In a sale a piece may be cheaper than the price for several: then nothing is taken off, and nothing is added.
  expect(quantityDiscount({ qty: 3, priceUnits: 700n, quantityPrice: each })).toBe(0n);
  expect(quantityDiscount({ qty: 2, priceUnits: 700n, quantityPrice: set })).toBe(0n);
});

test('a code comes after the price for several, of what is left', () => {
  const several = {
    ...line(1_000n, 100n, 3),
    quantityPrice: { kind: 'each', steps: [{ from: 3, units: 900n }] },
  } as const;
  expect(discountCart([several], code({}), 500)).toEqual({
    lines: [{ quantityUnits: 300n, codeUnits: 270n, isSpared: false }],
    goodsUnits: 2_430n,
    codeUnits: 270n,
    codeReason: undefined,
  });
});

test('a percentage spares the line that cannot bear it, and says so where none can', () => {
  const cart = [line(2_000n, 500n), line(1_100n, 1_000n)];
  const { lines, codeUnits, codeReason } = discountCart(cart, code({}), 500);
  expect([lines.map((one) => one.codeUnits), lines.map((one) => one.isSpared)]).toEqual([
    [200n, 0n],
    [false, true],
  ]);
  expect([codeUnits, codeReason]).toEqual([200n, undefined]);
  expect(discountCart(cart.slice(1), code({}), 500).codeReason).toBe('below_break_even');
});

test('an amount is divided by value; what a line cannot bear goes to the others', () => {
  const amount = (units: bigint) => code({ kind: 'amount', units });
  const cart = [line(3_000n, 500n), line(1_000n, 500n)];
  expect(discountCart(cart, amount(400n), 0).lines.map((one) => one.codeUnits)).toEqual([300n, 100n]);
  const thin = [line(3_000n, 500n), line(1_000n, 990n)];
  expect(discountCart(thin, amount(400n), 0).lines.map((one) => one.codeUnits)).toEqual([390n, 10n]);
  expect(discountCart(thin, amount(2_511n), 0).codeReason).toBe('below_break_even');
});

test('for whom and from what amount on', () => {
  const cart = [line(2_000n, 500n, 1, 'a'), line(2_000n, 500n, 1, 'b')];
  const chosen = (minUnits: bigint) => code({ goodsIds: new Set(['a', 'x']), minUnits });
  expect(discountCart(cart, chosen(2_000n), 0).lines.map((one) => one.codeUnits)).toEqual([200n, 0n]);
  expect(discountCart(cart, chosen(2_001n), 0).codeReason).toBe('below_minimum');
  expect(discountCart(cart.slice(1), chosen(0n), 0).codeReason).toBe('not_for_these');
});

const money = fc.bigInt({ min: 1n, max: 500_000n });
const steps = fc
  .array(fc.record({ more: fc.integer({ min: 1, max: 5 }), units: money }), { minLength: 1, maxLength: 3 })
  .map((list) => {
    let from = 1;
    return list.map(({ more, units }) => ({ from: (from += more), units }));
  });
const anyLine = fc
  .record({
    priceUnits: money,
    costPercent: fc.bigInt({ min: 1n, max: 105n }),
    qty: fc.integer({ min: 1, max: 40 }),
    quantityPrice: fc.option(fc.record({ kind: fc.constantFrom('each' as const, 'set' as const), steps }), {
      nil: undefined,
    }),
  })
  .map(({ costPercent, ...one }) => ({ ...one, costUnits: (one.priceUnits * costPercent) / 100n || 1n }));
const anyCode = fc.option(
  fc.record({
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'delivery' as const),
    percentBps: fc.integer({ min: 1, max: 9_000 }),
    units: money,
    minUnits: fc.bigInt({ min: 0n, max: 100_000n }),
    goodsIds: fc.option(fc.constant<ReadonlySet<string>>(new Set(['g0', 'g2'])), { nil: undefined }),
  }),
  { nil: undefined },
);

test('whatever the cart and the code: no line below its floor by a discount, and every sum is that of its parts', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      anyCode,
      fc.integer({ min: 0, max: 5_000 }),
      (list, given, bps) => {
        const lines = list.map((one, index) => ({ ...one, goodsId: `g${index}` }));
        const result = discountCart(lines, given, bps);
        let goods = 0n;
        let byCode = 0n;
        for (const [index, one] of lines.entries()) {
          const { quantityUnits, codeUnits } = result.lines[index] ?? { quantityUnits: -1n, codeUnits: -1n };
          expect(quantityUnits >= 0n && codeUnits >= 0n).toBe(true);
          const value = one.priceUnits * BigInt(one.qty) - quantityUnits - codeUnits;
          const isFull = quantityUnits + codeUnits === 0n;
          expect(isFull || value >= lineFloor(one, bps)).toBe(true);
          expect(isFull || value - bpsOf(value, bps) >= one.costUnits * BigInt(one.qty)).toBe(true);
          goods += value;
          byCode += codeUnits;
        }
        expect(result.goodsUnits).toBe(goods);
        expect(result.codeUnits).toBe(byCode);
        // An amount is given whole or not at all.
        const whole = given?.kind === 'amount' ? given.units : byCode;
        expect(byCode).toBe(result.codeReason === undefined ? whole : 0n);
      },
    ),
    { numRuns: 3_000 },
  );
});

const parcel = fc.record({
  goodsUnits: money,
  costUnits: money,
  feeUnits: fc.bigInt({ min: 0n, max: 5_000n }),
});

test('free delivery is the cheapest fee or nothing, and every parcel bears its own', () => {
  fc.assert(
    fc.property(
      fc.array(parcel, { minLength: 1, maxLength: 4 }),
      fc.bigInt({ min: 0n, max: 5_000n }),
      fc.integer({ min: 0, max: 5_000 }),
      (parcels, cheaper, bps) => {
        const feeUnits = parcels.reduce((sum, one) => sum + one.feeUnits, 0n);
        const cheapestUnits = feeUnits < cheaper ? feeUnits : feeUnits - cheaper;
        const off = freeDelivery(parcels, { feeUnits, cheapestUnits }, bps);
        expect(off === 0n || off === cheapestUnits).toBe(true);
        if (off === 0n) return;
        for (const one of parcels) {
          const paid = ((feeUnits - off) * one.feeUnits) / feeUnits;
          expect(
            one.goodsUnits - bpsOf(one.goodsUnits, bps) + paid - one.costUnits - one.feeUnits >= 0n,
          ).toBe(true);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});
