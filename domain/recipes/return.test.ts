// The money of returns with any history: offers taken, pieces returned, something taken off; to the cent, for nobody's loss.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Transfer } from '#domain/ledger/postings.ts';
import { returnFaults } from '../states/return-case.ts';
import { lineCommission, noAllowance, paidForKept, paidThrough, type Allowance } from './order.ts';
import {
  deductionMax,
  offerMax,
  returnAmounts,
  settleOffer,
  settleReturn,
  type ReturnMoney,
  type ReturnSettled,
} from './return.ts';
import type { ReturnedLine } from './return-lines.ts';

const line = fc.record({
  priceUnits: fc.bigInt({ min: 1n, max: 90_000n }),
  costPercent: fc.bigInt({ min: 1n, max: 100n }),
  /** Of what the line could be sold for less, in thousandths. */
  discount: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 1_000n })),
  qty: fc.integer({ min: 1, max: 9 }),
  supplier: fc.nat(1),
  restockBps: fc.integer({ min: 0, max: 5_000 }),
});
const step = fc.record({
  fault: fc.constantFrom(...returnFaults),
  percents: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }),
  kind: fc.constantFrom('return', 'return', 'offer'),
  part: fc.bigInt({ min: 1n, max: 1_000n }),
  isDeducted: fc.boolean(),
});
const life = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  taxBps: fc.bigInt({ min: 0n, max: 2_500n }),
  shipping: fc.bigInt({ min: 0n, max: 2_000n }),
  commissionBps: fc.integer({ min: 0, max: 2_000 }),
  isAccepted: fc.boolean(),
  steps: fc.array(step, { maxLength: 5 }),
});

type Line = Omit<ReturnedLine, 'nowQty' | 'allowed' | 'returnedQty'> & {
  returnedQty: number;
  allowed: Allowance;
};

const sum = (list: readonly bigint[]) => list.reduce((all, one) => all + one, 0n);
const drawn = (transfers: readonly Transfer[], kind?: string) =>
  sum(transfers.filter((one) => kind === undefined || one.kind === kind).map(({ units }) => units));

test('whatever is offered, returned and taken off, each refund is drawn whole and the buyer gets no cent too much', () => {
  fc.assert(
    fc.property(life, (plan) => {
      const lines = plan.lines.map((one, index): Line => {
        const { priceUnits, costPercent, qty, supplier, restockBps } = one;
        const cost = (priceUnits * costPercent) / 100n;
        const costUnits = cost === 0n ? 1n : cost;
        const discountUnits = ((priceUnits - costUnits) * BigInt(qty) * one.discount) / 1_000n;
        const base = { n: index + 1, supplierId: `s${supplier}`, priceUnits, costUnits, restockBps, qty };
        return { ...base, discountUnits, returnedQty: 0, allowed: noAllowance };
      });
      const goodsUnits = sum(lines.map((one) => paidThrough(one, one.qty)));
      const costUnits = sum(lines.map((one) => one.costUnits * BigInt(one.qty)));
      const taxUnits = (goodsUnits * plan.taxBps) / 10_000n;
      const total = goodsUnits + plan.shipping + taxUnits;
      const commission = sum(lines.map((one) => lineCommission(one, one.qty, plan.commissionBps)));
      const book = {
        escrow: plan.isAccepted ? 0n : goodsUnits - costUnits + plan.shipping,
        commission: plan.isAccepted ? commission : undefined,
        refunded: 0n,
        fromSuppliers: 0n,
        tax: 0n,
        isOver: false,
      };
      for (const [index, one] of plan.steps.entries()) {
        if (book.isOver) break;
        const now = lines.map((each, place): ReturnedLine => {
          const left = each.qty - each.returnedQty;
          return { ...each, nowQty: Math.floor((left * (one.percents[place] ?? 0)) / 100) };
        });
        if (now.every(({ nowQty }) => nowQty === 0)) continue;
        const money: ReturnMoney = {
          orderId: 'o',
          caseId: `c${index}`,
          actor: 'timer',
          fault: one.fault,
          lines: now,
          goodsUnits,
          shippingUnits: plan.shipping,
          taxUnits,
          shipFees: [],
          commissionBps: plan.commissionBps,
          commissionUnits: book.commission,
          escrowUnits: book.escrow,
          heldUnits: 0n,
          availableUnits: 0n,
        };
        const whole = returnAmounts(money);
        const settled = settle(money, one);
        if (settled === undefined) continue;
        expect(drawn(settled.transfers)).toBe(settled.refundUnits);
        expect(settled.refundUnits > 0n).toBe(true);
        expect(settled.transfers.every(({ units }) => units > 0n)).toBe(true);
        book.escrow -= drawn(settled.transfers, 'return_escrow');
        book.fromSuppliers += drawn(settled.transfers, 'return_supplier');
        book.tax += drawn(settled.transfers, 'return_tax');
        book.refunded += settled.refundUnits;
        if (book.commission !== undefined) book.commission -= settled.commissionBack;
        // An order that ends has nothing of its own left: not even where something was taken off.
        expect(settled.keepsNothing && book.escrow !== 0n).toBe(false);
        book.isOver = settled.keepsNothing;
        if (one.kind === 'return') for (const each of now) keep(lines, each.n).returnedQty += each.nowQty;
        for (const change of settled.allowances) {
          const kept = keep(lines, change.n);
          kept.allowed = {
            units: kept.allowed.units + change.units,
            taxUnits: kept.allowed.taxUnits + change.taxUnits,
            costUnits: kept.allowed.costUnits + change.costUnits,
          };
        }
        for (const { allowed, qty, returnedQty, ...one } of lines) {
          expect(allowed.units >= 0n && allowed.taxUnits >= 0n && allowed.costUnits >= 0n).toBe(true);
          expect(allowed.units <= paidForKept({ ...one, qty }, qty - returnedQty)).toBe(true);
          expect(allowed.costUnits <= allowed.units).toBe(true);
        }
        expect(book.refunded <= total).toBe(true);
        expect(book.fromSuppliers <= costUnits).toBe(true);
        expect(book.tax <= taxUnits).toBe(true);
        expect((book.commission ?? 0n) >= 0n).toBe(true);
        const isWhole = one.kind === 'return' && !one.isDeducted;
        expect(isWhole && settled.refundUnits !== whole.refundUnits).toBe(false);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('the parts of any sequence of returns sum to what was paid for a line, and no piece is paid back below its cost', () => {
  const sold = fc.record({
    priceUnits: fc.bigInt({ min: 1n, max: 1_000_000n }),
    qty: fc.integer({ min: 1, max: 60 }),
    costPart: fc.bigInt({ min: 0n, max: 1_000n }),
    discountPart: fc.bigInt({ min: 0n, max: 1_000n }),
    cuts: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }),
  });
  fc.assert(
    fc.property(sold, ({ priceUnits, qty, costPart, discountPart, cuts }) => {
      const costUnits = (priceUnits * costPart) / 1_000n;
      const discountUnits = ((priceUnits - costUnits) * BigInt(qty) * discountPart) / 1_000n;
      const one = { priceUnits, costUnits, qty, discountUnits };
      let back = 0;
      let paid = 0n;
      for (const cut of [...cuts, qty]) {
        const next = Math.min(qty, back + cut);
        const part = paidThrough(one, next) - paidThrough(one, back);
        expect(part >= 0n).toBe(true);
        paid += part;
        back = next;
        expect(paid + paidForKept(one, qty - back)).toBe(priceUnits * BigInt(qty) - discountUnits);
        expect(paid >= costUnits * BigInt(back)).toBe(true);
        expect(paidForKept(one, qty - back) >= costUnits * BigInt(qty - back)).toBe(true);
      }
      expect(paid).toBe(priceUnits * BigInt(qty) - discountUnits);
    }),
    { numRuns: 2_000 },
  );
});

function keep(lines: Line[], n: number): Line {
  const found = lines.find((one) => one.n === n);
  if (found === undefined) throw new Error('there is no such line');
  return found;
}

type Step = { kind: string; part: bigint; isDeducted: boolean };

function settle(money: ReturnMoney, { kind, part, isDeducted }: Step): ReturnSettled | undefined {
  if (kind === 'offer') {
    const most = offerMax(money);
    const units = (most * part) / 1_000n;
    return units === 0n ? undefined : settleOffer(money, units);
  }
  if (returnAmounts(money).refundUnits === 0n) return undefined;
  if (!isDeducted || money.fault === 'supplier') return settleReturn(money);
  return settleReturn(money, (deductionMax(money) * part) / 1_000n);
}
