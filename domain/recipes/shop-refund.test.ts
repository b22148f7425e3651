// With random orders: a shop never gives more than it has of one, and every cent of a refund has an account.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineCommission } from './order.ts';
import type { ReturnedLine } from './return-lines.ts';
import {
  divideShopRefund,
  isWithinOwn,
  mostOfShopRefund,
  paidForPieces,
  type ShopRefundMoney,
} from './shop-refund.ts';

const line = fc
  .record({
    cost: fc.bigInt({ min: 1n, max: 50_000n }),
    margin: fc.bigInt({ min: 0n, max: 50_000n }),
    qty: fc.integer({ min: 1, max: 12 }),
    returned: fc.nat(12),
    now: fc.nat(12),
    allowed: fc.bigInt({ min: 0n, max: 100n }),
  })
  .map(({ cost, margin, qty, returned, now, allowed }): Omit<ReturnedLine, 'n'> => {
    const returnedQty = Math.min(returned, qty);
    const kept = qty - returnedQty;
    const units = (margin * BigInt(kept) * allowed) / 100n;
    return {
      supplierId: 'a',
      priceUnits: cost + margin,
      costUnits: cost,
      restockBps: 0,
      discountUnits: 0n,
      qty,
      returnedQty,
      nowQty: Math.min(now, kept),
      allowed: { units, taxUnits: units / 20n, costUnits: 0n },
    };
  });

const money = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    taxBps: fc.bigInt({ min: 0n, max: 3_000n }),
    commissionBps: fc.integer({ min: 0, max: 1_500 }),
    shipping: fc.bigInt({ min: 0n, max: 2_000n }),
    own: fc.bigInt({ min: 0n, max: 400_000n }),
    place: fc.constantFrom('escrow', 'pending', 'available'),
  })
  .map(({ lines: some, taxBps, commissionBps, shipping, own, place }): ShopRefundMoney => {
    const lines = some.map((one, index) => ({ ...one, n: index + 1 }));
    const goodsUnits = lines.reduce((sum, one) => sum + one.priceUnits * BigInt(one.qty), 0n);
    const due = lines.reduce(
      (sum, one) => sum + lineCommission(one, one.qty - one.returnedQty, commissionBps, one.allowed),
      0n,
    );
    return {
      orderId: 'order',
      refundId: 'refund',
      lines,
      goodsUnits,
      shippingUnits: shipping,
      taxUnits: (goodsUnits * taxBps) / 10_000n,
      commissionBps,
      commissionUnits: place === 'escrow' ? undefined : due,
      place,
      ownUnits: own,
    };
  });

test('the most is within the shop’s part and within what was paid', () => {
  fc.assert(
    fc.property(money, (one) => {
      const most = mostOfShopRefund(one);
      expect(most.goods <= paidForPieces(one)).toBe(true);
      expect(isWithinOwn(one, { goods: most.goods, shipping: 0n })).toBe(true);
      expect(isWithinOwn(one, { goods: 0n, shipping: most.shipping })).toBe(true);
      expect(isWithinOwn(one, most.whole)).toBe(true);
      expect(most.whole.shipping <= one.shippingUnits).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('whatever is given, its movements sum to it and none of them is the supplier’s', () => {
  fc.assert(
    fc.property(money, fc.nat(100), fc.nat(100), (one, goodsShare, shippingShare) => {
      const most = mostOfShopRefund(one);
      const ask = {
        goods: (most.goods * BigInt(goodsShare)) / 100n,
        shipping: (most.shipping * BigInt(shippingShare)) / 100n,
      };
      const divided = divideShopRefund(one, ask);
      const sum = divided.transfers.reduce((total, { units }) => total + units, 0n);
      expect(sum).toBe(ask.goods + ask.shipping);
      expect(divided.refundUnits).toBe(divided.ownUnits + divided.taxUnits + divided.commissionUnits);
      expect(divided.transfers.every(({ units }) => units > 0n)).toBe(true);
      const debits = new Set(divided.transfers.map(({ debit }) => debit.kind));
      expect(debits.has('supplier_payable') || debits.has('supplier_hold')).toBe(false);
      const allowed = divided.allowances.reduce((total, { units, taxUnits }) => total + units + taxUnits, 0n);
      expect(allowed).toBe(ask.goods);
    }),
    { numRuns: 2_000 },
  );
});

test('given again and again until nothing is left, all together is never more than the shop had', () => {
  fc.assert(
    fc.property(money, fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 12 }), (first, shares) => {
      let one = first;
      let given = 0n;
      for (const share of shares) {
        const whole = {
          ...one,
          lines: one.lines.map((row) => ({ ...row, nowQty: row.qty - row.returnedQty })),
        };
        const most = mostOfShopRefund(whole);
        const ask = { goods: (most.goods * BigInt(share)) / 100n, shipping: 0n };
        const { ownUnits, allowances, commissionBack } = divideShopRefund(whole, ask);
        given += ownUnits;
        one = {
          ...whole,
          ownUnits: whole.ownUnits - ownUnits,
          commissionUnits:
            whole.commissionUnits === undefined ? undefined : whole.commissionUnits - commissionBack,
          lines: whole.lines.map((row) => {
            const more = allowances.find(({ n }) => n === row.n);
            const { units = 0n, taxUnits = 0n, costUnits = 0n } = row.allowed ?? {};
            return more === undefined
              ? row
              : {
                  ...row,
                  allowed: { units: units + more.units, taxUnits: taxUnits + more.taxUnits, costUnits },
                };
          }),
        };
        expect(one.ownUnits >= 0n).toBe(true);
        for (const row of one.lines) {
          const kept = BigInt(row.qty - row.returnedQty);
          expect((row.allowed?.units ?? 0n) <= row.priceUnits * kept).toBe(true);
        }
      }
      expect(given <= first.ownUnits).toBe(true);
    }),
    { numRuns: 500 },
  );
});
