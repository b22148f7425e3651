// Bundles on random carts: no product below its cost and commission, a saving given whole or not at all, and refunds that sum to
// what was paid, to the cent.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidThrough } from '#domain/recipes/order.ts';
import { bundleFloor, findBundles, shareBundle, type CartBundle } from './bundles.ts';
import { discountCart, lineFloor, type CartCode, type DiscountLine } from './cart-discounts.ts';
import { quantityDiscount } from './quantity-price.ts';

const line = (goodsId: string, priceUnits: bigint, costUnits: bigint, qty = 1): DiscountLine => ({
  goodsId,
  qty,
  priceUnits,
  costUnits,
  quantityPrice: undefined,
});
const bundle = (id: string, goodsIds: readonly string[], units: bigint): CartBundle => ({
  id,
  version: 1,
  goodsIds,
  units,
});
const sum = (all: readonly bigint[]) => all.reduce((one, other) => one + other, 0n);

test('a bundle takes its saving off its products by their prices, to the cent', () => {
  const lines = [line('a', 1_000n, 100n), line('b', 2_000n, 100n), line('c', 500n, 100n)];
  const { lines: priced, goodsUnits } = discountCart(lines, undefined, 500, [
    bundle('1', ['a', 'b'], 2_500n),
  ]);
  expect(priced.map(({ quantityUnits }) => quantityUnits)).toEqual([167n, 333n, 0n]);
  expect(goodsUnits).toBe(3_000n);
  expect(priced[0]?.bundle?.id).toBe('1');
  expect(priced[2]?.bundle).toBeUndefined();
});

test('what one product cannot bear the others bear, and what all cannot bear is not given', () => {
  const parts = [
    { priceUnits: 1_000n, costUnits: 950n },
    { priceUnits: 1_000n, costUnits: 200n },
  ];
  const asked = { sets: 1, commissionBps: 0 };
  expect(shareBundle(parts, { ...asked, units: 1_700n })).toEqual([50n, 250n]);
  expect(bundleFloor(parts, 0)).toBe(1_150n);
  expect(shareBundle(parts, { ...asked, units: 1_150n })).toEqual([50n, 800n]);
  expect(shareBundle(parts, { ...asked, units: 1_149n })).toBeUndefined();
  expect(shareBundle(parts, { ...asked, units: 2_000n })).toBeUndefined();
});

test('pieces outside the sets count where the commission of a line is rounded', () => {
  // A piece of `a` could bear 1 unit, two pieces of it bear none: 12 less 18.19 % is 10, what they cost.
  const lines = [line('a', 6n, 5n, 2), line('b', 1n, 1n)];
  expect(lineFloor({ costUnits: 5n, qty: 1 }, 1_819)).toBe(5n);
  expect(lineFloor({ costUnits: 5n, qty: 2 }, 1_819)).toBe(12n);
  expect(findBundles(lines, [bundle('1', ['a', 'b'], 6n)], 1_819).size).toBe(0);
  // Another product that can bear it does.
  const found = findBundles([...lines.slice(0, 1), line('b', 9n, 1n)], [bundle('1', ['a', 'b'], 14n)], 1_819);
  expect([found.get('a')?.units, found.get('b')?.units]).toEqual([0n, 1n]);
});

test('as many sets as the scarcest product; the other pieces may have a price for several', () => {
  const several = { kind: 'each', steps: [{ from: 2, units: 900n }] } as const;
  const lines = [{ ...line('a', 1_000n, 100n, 4), quantityPrice: several }, line('b', 1_000n, 100n, 2)];
  const { lines: priced } = discountCart(lines, undefined, 0, [bundle('1', ['a', 'b'], 1_500n)]);
  // Two sets save 500 each; the two pieces that are left cost 100 less each.
  expect(priced.map(({ quantityUnits }) => quantityUnits)).toEqual([700n, 500n]);
});

test('a bundle is given only where it takes off more than the price for several pieces that it takes away', () => {
  const four = { kind: 'each', steps: [{ from: 4, units: 700n }] } as const;
  const lines = [{ ...line('a', 1_000n, 100n, 4), quantityPrice: four }, line('b', 1_000n, 100n)];
  const price = (units: bigint) => discountCart(lines, undefined, 0, [bundle('1', ['a', 'b'], units)]);
  // Four for 700 each save 1,200; three that are left beside a bundle cost 1,000 each.
  expect(price(1_900n).goodsUnits).toBe(3_800n);
  expect(price(1_900n).lines.map((one) => one.bundle)).toEqual([undefined, undefined]);
  expect(price(800n).goodsUnits).toBe(3_800n);
  expect(price(799n).goodsUnits).toBe(3_799n);
  expect(price(799n).lines.map((one) => one.bundle?.id)).toEqual(['1', '1']);
});

test('of bundles that share a product the one that makes the cart cheaper is given', () => {
  const two = { kind: 'set', steps: [{ from: 2, units: 1_200n }] } as const;
  const lines = [
    line('a', 1_000n, 0n),
    line('b', 1_000n, 0n),
    { ...line('c', 1_000n, 0n, 2), quantityPrice: two },
  ];
  // The second takes 900 off and 800 away, the first takes 300 off.
  const both = [bundle('1', ['a', 'b'], 1_700n), bundle('2', ['b', 'c'], 1_100n)];
  expect(findBundles(lines, both, 0).get('b')?.bundle.id).toBe('1');
  expect(discountCart(lines, undefined, 0, both).goodsUnits).toBe(2_900n);
});

test('a bundle that would cost its buyer a code is not given', () => {
  const lines = [line('a', 1_000n, 0n), line('b', 1_000n, 0n), line('c', 100n, 0n), line('d', 100n, 0n)];
  const code: CartCode = {
    kind: 'amount',
    percentBps: 0,
    units: 500n,
    minUnits: 2_100n,
    goodsIds: undefined,
  };
  const both = [bundle('1', ['a', 'b'], 1_800n), bundle('2', ['c', 'd'], 150n)];
  const { goodsUnits, codeUnits, lines: priced } = discountCart(lines, code, 0, both);
  // 2,200 less 50 and the code; with the first one it would be 1,950, and no code.
  expect([goodsUnits, codeUnits]).toEqual([1_650n, 500n]);
  expect(priced.map((one) => one.bundle?.id)).toEqual([undefined, undefined, '2', '2']);
});

test('a bundle that would cost its buyer a code for the delivery is not given', () => {
  const lines = [line('a', 2_000n, 0n), line('b', 2_000n, 0n)];
  const asked = { kind: 'delivery', percentBps: 0, units: 0n, goodsIds: undefined } as const;
  const price = (minUnits: bigint) =>
    discountCart(lines, { ...asked, minUnits }, 0, [bundle('1', ['a', 'b'], 3_900n)]);
  expect(price(4_000n)).toMatchObject({ goodsUnits: 4_000n, codeReason: undefined });
  // With a code that stays, or that the cart does not reach either way, it is given.
  expect(price(3_900n)).toMatchObject({ goodsUnits: 3_900n, codeReason: undefined });
  expect(price(4_001n)).toMatchObject({ goodsUnits: 3_900n, codeReason: 'below_minimum' });
});

test('of bundles that share a product the one that saves more is given, and a code comes after it', () => {
  const lines = [line('a', 1_000n, 0n), line('b', 1_000n, 0n), line('c', 1_000n, 0n)];
  const both = [bundle('1', ['a', 'b'], 1_800n), bundle('2', ['b', 'c'], 1_500n)];
  const found = findBundles(lines, both, 0);
  expect([...found.keys()].toSorted((left, right) => left.localeCompare(right))).toEqual(['b', 'c']);
  const same = findBundles(lines, [bundle('2', ['b', 'c'], 1_800n), both[0] ?? bundle('', [], 0n)], 0);
  expect(same.get('b')?.bundle.id).toBe('1');
  const code: CartCode = { kind: 'percent', percentBps: 1_000, units: 0n, minUnits: 0n, goodsIds: undefined };
  const { codeUnits, goodsUnits } = discountCart(lines, code, 0, both);
  expect([codeUnits, goodsUnits]).toEqual([250n, 2_250n]);
});

const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const amounts = fc.bigInt({ min: 1n, max: 40_000n });
const lines = fc
  .tuple(
    ...ids.map((goodsId) =>
      fc.record({
        price: amounts,
        cost: amounts,
        qty: fc.integer({ min: 1, max: 6 }),
        goodsId: fc.constant(goodsId),
        several: fc.boolean(),
      }),
    ),
  )
  .map((all) =>
    all.map(({ price, cost, qty, goodsId, several }): DiscountLine => ({
      ...line(goodsId, price, cost > price ? price : cost, qty),
      quantityPrice: several ? { kind: 'set', steps: [{ from: 2, units: price + price / 2n }] } : undefined,
    })),
  );
const bundles = fc.array(
  fc.record({
    goodsIds: fc.subarray([...ids], { minLength: 2, maxLength: 6 }),
    units: fc.bigInt({ min: 1n, max: 120_000n }),
  }),
  { maxLength: 4 },
);
const codes = fc.option(
  fc.record({
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'delivery' as const),
    percentBps: fc.integer({ min: 100, max: 9_000 }),
    units: amounts,
    minUnits: fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 400_000n })),
    goodsIds: fc.option(
      fc.subarray([...ids], { minLength: 1 }).map((some) => new Set<string>(some)),
      { nil: undefined },
    ),
  }),
  { nil: undefined },
);

test('on any cart: with bundles it is never dearer than without, and each of them makes it cheaper', () => {
  const goods = (...[all, code, bps, some]: Parameters<typeof discountCart>) =>
    discountCart(all, code, bps, some).goodsUnits;
  fc.assert(
    fc.property(lines, bundles, codes, fc.integer({ min: 0, max: 3_000 }), (all, some, code, bps) => {
      const asked = some.map(({ goodsIds, units }, index) => bundle(String(index), goodsIds, units));
      expect(goods(all, code, bps, asked)).toBeLessThanOrEqual(goods(all, code, bps));
      // A code for the delivery takes nothing off the goods, and stays for all that.
      const appliesTo = (...given: CartBundle[]) =>
        discountCart(all, code, bps, given).codeReason === undefined;
      expect(code?.kind !== 'delivery' || !appliesTo() || appliesTo(...asked)).toBe(true);
      const given = new Set([...findBundles(all, asked, bps).values()].map((one) => one.bundle));
      for (const one of given)
        expect(goods(all, undefined, bps, [one])).toBeLessThan(goods(all, undefined, bps));
    }),
    { numRuns: 3_000 },
  );
});

test('on any cart: never below cost and commission, given whole, refunded to the cent', () => {
  fc.assert(
    fc.property(
      lines,
      bundles,
      codes,
      fc.integer({ min: 0, max: 3_000 }),
      fc.nat(),
      (all, some, code, bps, seed) => {
        const asked = some.map(({ goodsIds, units }, index) => bundle(String(index), goodsIds, units));
        const found = findBundles(all, asked, bps);
        const result = discountCart(all, code, bps, asked);
        for (const given of new Set([...found.values()].map((one) => one.bundle))) {
          const own = given.goodsIds.flatMap((goodsId) => found.get(goodsId) ?? []);
          expect(own.every((one) => one.bundle === given)).toBe(true);
          const sets = own[0]?.pieces ?? 0;
          const full = sum(
            given.goodsIds.map((id) => all.find((one) => one.goodsId === id)?.priceUnits ?? 0n),
          );
          // The saving is given whole.
          expect(sum(own.map(({ units }) => units))).toBe((full - given.units) * BigInt(sets));
        }
        for (const [index, one] of all.entries()) {
          const { quantityUnits = 0n, codeUnits = 0n, bundle: given } = result.lines[index] ?? {};
          const discountUnits = quantityUnits + codeUnits;
          const paid = one.priceUnits * BigInt(one.qty) - discountUnits;
          expect(paid).toBeGreaterThanOrEqual(discountUnits > 0n ? lineFloor(one, bps) : 0n);
          // With a code fewer may be given than there are.
          const bundled = given === undefined ? 0n : (found.get(one.goodsId)?.units ?? 0n);
          expect(code !== undefined || given === found.get(one.goodsId)?.bundle).toBe(true);
          expect(quantityUnits).toBeGreaterThanOrEqual(bundled);
          expect(quantityUnits - bundled).toBeLessThanOrEqual(quantityDiscount(one));
          // Pieces that come back in any portions are refunded what they were paid with, and no piece less than nothing.
          const sold = { priceUnits: one.priceUnits, qty: one.qty, discountUnits };
          let back = 0;
          let refunded = 0n;
          while (back < one.qty) {
            const next = Math.min(one.qty, back + 1 + ((seed + back + index) % 3));
            const part = paidThrough(sold, next) - paidThrough(sold, back);
            expect(part).toBeGreaterThanOrEqual(one.costUnits * BigInt(next - back));
            refunded += part;
            back = next;
          }
          expect(refunded).toBe(paid);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});
