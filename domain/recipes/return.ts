// What a return costs whom (product.md 2.3): where the refund is drawn from, in order.
import type { ActorKind, Transfer } from '../postings.ts';
import { bpsOf } from '../money.ts';
import type { ReturnFault } from '../states/return-case.ts';
import { lineCommission, transferOf } from './order.ts';

/** A line of the order with what comes back of it. */
export type ReturnedLine = {
  readonly n: number;
  readonly supplierId: string;
  readonly priceUnits: bigint;
  readonly costUnits: bigint;
  readonly restockBps: number;
  readonly qty: number;
  /** Returned by earlier cases. */
  readonly returnedQty: number;
  /** Comes back now; 0 for the lines that stay. */
  readonly nowQty: number;
};

export type ReturnMoney = {
  readonly orderId: string;
  readonly caseId: string;
  readonly actor: ActorKind;
  readonly fault: ReturnFault;
  /** All lines of the order: whether anything is kept decides about shipping. */
  readonly lines: readonly ReturnedLine[];
  readonly goodsUnits: bigint;
  readonly shippingUnits: bigint;
  readonly taxUnits: bigint;
  /** H of the suppliers whose parcels the order had. */
  readonly shipFees: readonly { readonly supplierId: string; readonly units: bigint }[];
  readonly commissionBps: number;
  /** K as booked at acceptance; undefined while the escrow still holds it. */
  readonly commissionUnits: bigint | undefined;
  readonly escrowUnits: bigint;
  readonly heldUnits: bigint;
  readonly availableUnits: bigint;
};

export type ReturnSettled = {
  readonly transfers: Transfer[];
  readonly refundUnits: bigint;
  readonly commissionBack: bigint;
  /** What the case's hold had to give; the rest of it is freed. */
  readonly heldUsed: bigint;
  readonly keepsNothing: boolean;
};

const zero = 0n;

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

function goodsValue(lines: readonly ReturnedLine[], qtyOf: (line: ReturnedLine) => number): bigint {
  return lines.reduce((sum, line) => sum + line.priceUnits * BigInt(qtyOf(line)), zero);
}

/** What the buyer gets: the price paid, its share of tax, and the shipping once nothing is kept. */
export function returnAmounts(
  money: Pick<ReturnMoney, 'lines' | 'goodsUnits' | 'shippingUnits' | 'taxUnits'>,
) {
  const before = goodsValue(money.lines, (line) => line.returnedQty);
  const now = goodsValue(money.lines, (line) => line.nowQty);
  const keepsNothing = money.lines.every((line) => line.returnedQty + line.nowQty === line.qty);
  const taxThrough = (value: bigint) => (money.taxUnits * value) / money.goodsUnits;
  const tax = taxThrough(before + now) - taxThrough(before);
  const shipping = keepsNothing ? money.shippingUnits : zero;
  return { refundUnits: now + tax + shipping, taxUnits: tax, keepsNothing };
}

/** What each supplier gives back: its cost, less restocking on a change of mind; shipping too where it failed. */
function supplierParts(money: ReturnMoney, keepsNothing: boolean): Map<string, bigint> {
  const parts = new Map<string, bigint>();
  for (const line of money.lines) {
    const cost = line.costUnits * BigInt(line.nowQty);
    const back = money.fault === 'supplier' ? cost : cost - bpsOf(cost, line.restockBps);
    if (back > zero) parts.set(line.supplierId, (parts.get(line.supplierId) ?? zero) + back);
  }
  if (money.fault !== 'supplier' || !keepsNothing) return parts;
  for (const { supplierId, units } of money.shipFees) {
    parts.set(supplierId, (parts.get(supplierId) ?? zero) + units);
  }
  return parts;
}

/** Commission is given back per line at the order's own rate: what was taken less what is due on the rest. */
function commissionPart({ lines, commissionBps, commissionUnits }: ReturnMoney): bigint {
  if (commissionUnits === undefined) return zero;
  const back = lines.reduce((sum, line) => {
    const kept = line.qty - line.returnedQty;
    return (
      sum +
      lineCommission(line, kept, commissionBps) -
      lineCommission(line, kept - line.nowQty, commissionBps)
    );
  }, zero);
  return least(back, commissionUnits);
}

/**
 * The refund of a return, drawn in the order of product.md 2.3: supplier, tax, commission, escrow, the case's
 * hold, free balance; what is still missing is advanced, so a refund never waits for a balance.
 */
export function settleReturn(money: ReturnMoney): ReturnSettled {
  const { refundUnits, taxUnits, keepsNothing } = returnAmounts(money);
  const { orderId, caseId, actor } = money;
  const transfers: Transfer[] = [];
  let missing = refundUnits;
  const draw = (kind: Transfer['kind'], limit: bigint, subject?: string): bigint => {
    const units = least(missing, limit);
    const key = subject === undefined || subject === orderId ? kind : `${kind}:${subject}`;
    const named = { units, actor, onceKey: `${caseId}:${key}` };
    if (units > zero)
      transfers.push(transferOf(kind, orderId, named, subject === undefined ? {} : { debit: subject }));
    missing -= units;
    return units;
  };
  for (const [supplierId, units] of supplierParts(money, keepsNothing))
    draw('return_supplier', units, supplierId);
  draw('return_tax', taxUnits);
  const commissionBack = draw('return_commission', commissionPart(money));
  draw('return_escrow', money.escrowUnits, orderId);
  const heldUsed = draw('return_held', money.heldUnits, caseId);
  draw('return_available', money.availableUnits);
  draw('return_advance', missing);
  return { transfers, refundUnits, commissionBack, heldUsed, keepsNothing };
}

/** What the shop itself would have to give for this return: the part that a case after settlement holds. */
export function shopExposure(money: ReturnMoney): bigint {
  const { refundUnits, taxUnits, keepsNothing } = returnAmounts(money);
  const suppliers = [...supplierParts(money, keepsNothing).values()].reduce(
    (sum, units) => sum + units,
    zero,
  );
  const left = refundUnits - suppliers - taxUnits - commissionPart(money) - money.escrowUnits;
  return left > zero ? left : zero;
}
