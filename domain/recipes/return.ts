// What a return costs whom (docs/product.md 2.3): where the refund is drawn from, in order.
import type { ActorKind, Transfer } from '#domain/ledger/postings.ts';
import { bpsOf, shareUnits } from '#domain/money/money.ts';
import type { ReturnFault } from '../states/return-case.ts';
import { lineCommission, noAllowance, transferOf, type Allowance } from './order.ts';
import {
  allowanceOf,
  goodsValue,
  least,
  less,
  sumOf,
  valueNow,
  zero,
  type ReturnedLine,
} from './return-lines.ts';

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

/** How the allowance of a line changes: above zero where an offer was taken, below where pieces came back. */
export type AllowanceChange = Allowance & { readonly n: number };

export type ReturnSettled = {
  readonly transfers: Transfer[];
  readonly refundUnits: bigint;
  readonly commissionBack: bigint;
  /** What the case's hold had to give; the rest of it is freed. */
  readonly heldUsed: bigint;
  readonly keepsNothing: boolean;
  readonly allowances: readonly AllowanceChange[];
};

type Amounts = Pick<ReturnMoney, 'lines' | 'goodsUnits' | 'shippingUnits' | 'taxUnits'>;

/** What the buyer gets: the price paid, its share of tax, and the shipping once nothing is kept. */
export function returnAmounts(money: Amounts) {
  const before = goodsValue(money.lines, (line) => line.returnedQty);
  const now = sumOf(money.lines, valueNow);
  const keepsNothing = money.lines.every((line) => line.returnedQty + line.nowQty === line.qty);
  const taxThrough = (value: bigint) => (money.taxUnits * value) / money.goodsUnits;
  const goods = now - sumOf(money.lines, (line) => allowanceOf(line).units);
  const allowedTax = sumOf(money.lines, (line) => allowanceOf(line).taxUnits);
  const wholeTax = taxThrough(before + now) - taxThrough(before);
  const tax = wholeTax > allowedTax ? wholeTax - allowedTax : zero;
  const shipping = keepsNothing ? money.shippingUnits : zero;
  return { refundUnits: goods + tax + shipping, goodsUnits: goods, taxUnits: tax, keepsNothing };
}

/** What each supplier gives back: its cost, less restocking on a change of mind; shipping too where it failed. */
function supplierParts(money: ReturnMoney, keepsNothing: boolean): Map<string, bigint> {
  const parts = new Map<string, bigint>();
  for (const line of money.lines) {
    const cost = line.costUnits * BigInt(line.nowQty) - allowanceOf(line).costUnits;
    const back = money.fault === 'supplier' ? cost : cost - bpsOf(cost, line.restockBps);
    if (back > zero) parts.set(line.supplierId, (parts.get(line.supplierId) ?? zero) + back);
  }
  if (money.fault !== 'supplier' || !keepsNothing) return parts;
  for (const { supplierId, units } of money.shipFees) {
    parts.set(supplierId, (parts.get(supplierId) ?? zero) + units);
  }
  return parts;
}

/** What the supplier keeps for restocking what comes back: the shop bears it, the buyer does not. */
export function restockingOf({ fault, lines }: Pick<ReturnMoney, 'fault' | 'lines'>): bigint {
  if (fault === 'supplier') return zero;
  return sumOf(lines, (line) =>
    bpsOf(line.costUnits * BigInt(line.nowQty) - allowanceOf(line).costUnits, line.restockBps),
  );
}

/** Commission is given back per line at the order's own rate: what was taken less what is due on the rest. */
function commissionPart(money: ReturnMoney, dueOn: (line: ReturnedLine) => bigint): bigint {
  if (money.commissionUnits === undefined) return zero;
  const taken = (line: ReturnedLine) =>
    lineCommission(line, line.qty - line.returnedQty, money.commissionBps, line.allowed);
  return least(
    sumOf(money.lines, (line) => taken(line) - dueOn(line)),
    money.commissionUnits,
  );
}

/** Due on what is kept once the pieces are back. */
function dueOnRest({ commissionBps }: ReturnMoney) {
  return (line: ReturnedLine) => {
    const kept = line.qty - line.returnedQty - line.nowQty;
    return lineCommission(line, kept, commissionBps, less(line.allowed ?? noAllowance, allowanceOf(line)));
  };
}

type Parts = {
  readonly refundUnits: bigint;
  readonly taxUnits: bigint;
  readonly suppliers: ReadonlyMap<string, bigint>;
  readonly commission: bigint;
};

/**
 * The refund drawn in the order of docs/product.md 2.3: supplier, tax, commission, escrow, the case's hold, free balance;
 * what is still missing is advanced, so a refund never waits for a balance.
 */
function drawFrom(money: ReturnMoney, parts: Parts) {
  const { orderId, caseId, actor } = money;
  const transfers: Transfer[] = [];
  let missing = parts.refundUnits;
  const draw = (kind: Transfer['kind'], limit: bigint, subject?: string): bigint => {
    const units = least(missing, limit);
    const key = subject === undefined || subject === orderId ? kind : `${kind}:${subject}`;
    const named = { units, actor, onceKey: `${caseId}:${key}` };
    if (units > zero)
      transfers.push(transferOf(kind, orderId, named, subject === undefined ? {} : { debit: subject }));
    missing -= units;
    return units;
  };
  for (const [supplierId, units] of parts.suppliers) draw('return_supplier', units, supplierId);
  draw('return_tax', parts.taxUnits);
  const commissionBack = draw('return_commission', parts.commission);
  draw('return_escrow', money.escrowUnits, orderId);
  const heldUsed = draw('return_held', money.heldUnits, caseId);
  draw('return_available', money.availableUnits);
  draw('return_advance', missing);
  return { transfers, refundUnits: parts.refundUnits, commissionBack, heldUsed };
}

/**
 * The most that an inspection may take off a refund: what the goods cost their supplier, with their share of tax. It
 * is the supplier who has them back in a worse state, and nobody earns by a deduction.
 */
export function deductionMax(money: ReturnMoney): bigint {
  const { refundUnits, taxUnits, keepsNothing } = returnAmounts(money);
  const suppliers = sumOf([...supplierParts(money, keepsNothing).values()], (units) => units);
  const untaxed = refundUnits - taxUnits;
  if (untaxed <= zero || suppliers === zero) return zero;
  return least((suppliers * refundUnits) / untaxed, refundUnits - 1n);
}

/**
 * The refund of goods that came back.
 *
 * @param deductUnits What an inspection took off, at most `deductionMax`; the suppliers keep it.
 */
export function settleReturn(money: ReturnMoney, deductUnits = zero): ReturnSettled {
  const { refundUnits, taxUnits, keepsNothing } = returnAmounts(money);
  const whole = supplierParts(money, keepsNothing);
  const wholeUnits = sumOf([...whole.values()], (units) => units);
  const taxShare = refundUnits === zero ? zero : (taxUnits * deductUnits) / refundUnits;
  const goodsOff = least(deductUnits - taxShare, wholeUnits);
  const taxOff = least(deductUnits - goodsOff, taxUnits);
  const offs = goodsOff === zero ? [] : shareUnits(goodsOff, [...whole.values()]);
  const suppliers = new Map([...whole].map(([id, units], index) => [id, units - (offs[index] ?? zero)]));
  const drawn = drawFrom(money, {
    refundUnits: refundUnits - goodsOff - taxOff,
    taxUnits: taxUnits - taxOff,
    suppliers,
    commission: commissionPart(money, dueOnRest(money)),
  });
  const allowances = money.lines.flatMap((line) => {
    const off = allowanceOf(line);
    return off.units === zero ? [] : [{ n: line.n, ...less(noAllowance, off) }];
  });
  return { ...drawn, keepsNothing, allowances };
}

/** The most that can be offered for keeping the goods: their price and its tax. Shipping comes back with goods only. */
export function offerMax(money: Amounts): bigint {
  const { goodsUnits, taxUnits } = returnAmounts(money);
  return goodsUnits + taxUnits;
}

/**
 * A part of the money without a return. Where the supplier is at fault it bears the share that it would of the whole;
 * else the goods stay sold and the shop bears it, with the commission that is not due on it.
 *
 * @param offerUnits Above zero, at most `offerMax`.
 */
export function settleOffer(money: ReturnMoney, offerUnits: bigint): ReturnSettled {
  const { taxUnits, allowances, dueOnKept } = divideOffer(money, offerUnits);
  const suppliers = new Map<string, bigint>();
  for (const { n, costUnits: units } of allowances) {
    const supplierId = money.lines.find((line) => line.n === n)?.supplierId;
    if (units > zero && supplierId !== undefined)
      suppliers.set(supplierId, (suppliers.get(supplierId) ?? zero) + units);
  }
  const parts = { refundUnits: offerUnits, taxUnits, suppliers };
  const drawn = drawFrom(money, { ...parts, commission: commissionPart(money, dueOnKept) });
  return { ...drawn, keepsNothing: false, allowances };
}

type Offer = Amounts & Pick<ReturnMoney, 'fault' | 'commissionBps'>;

/**
 * What an amount given on pieces that are kept is made of: its tax, how much of it is given on each line, and what
 * commission is due on a line afterwards.
 *
 * @param offerUnits Above zero, at most `offerMax`.
 */
export function divideOffer(money: Offer, offerUnits: bigint) {
  const { goodsUnits, taxUnits } = returnAmounts(money);
  const taxPart = (taxUnits * offerUnits) / (goodsUnits + taxUnits);
  const about = money.lines.filter(({ nowQty }) => nowQty > 0);
  const values = about.map((line) => valueNow(line) - allowanceOf(line).units);
  const goods = shareUnits(offerUnits - taxPart, values);
  const taxes = shareUnits(taxPart, values);
  const allowances = about.map((line, index) => {
    const units = goods[index] ?? zero;
    const value = values[index] ?? zero;
    const cost = line.costUnits * BigInt(line.nowQty) - allowanceOf(line).costUnits;
    const isTheirs = money.fault === 'supplier' && value > zero;
    return {
      n: line.n,
      units,
      taxUnits: taxes[index] ?? zero,
      costUnits: isTheirs ? least((cost * units) / value, units) : zero,
    };
  });
  const dueOnKept = (line: ReturnedLine) => {
    const more = allowances.find(({ n }) => n === line.n) ?? noAllowance;
    const allowed = less(line.allowed ?? noAllowance, less(noAllowance, more));
    return lineCommission(line, line.qty - line.returnedQty, money.commissionBps, allowed);
  };
  return { taxUnits: taxPart, allowances, dueOnKept };
}

/** What the shop itself would have to give for this return: the part that a case after settlement holds. */
export function shopExposure(money: ReturnMoney): bigint {
  const { refundUnits, taxUnits, keepsNothing } = returnAmounts(money);
  const suppliers = sumOf([...supplierParts(money, keepsNothing).values()], (units) => units);
  const commission = commissionPart(money, dueOnRest(money));
  const left = refundUnits - suppliers - taxUnits - commission - money.escrowUnits;
  return left > zero ? left : zero;
}
