// Lives of orders made of the pure recipes, on a book in memory.
import fc from 'fast-check';
import { freeDelivery } from '#domain/discounts/cart-discounts.ts';
import { bpsOf } from '#domain/money/money.ts';
import { ruleOf, type ActorKind, type PostingKind, type Transfer } from '#domain/ledger/postings.ts';
import * as recipe from '#domain/recipes/order.ts';
import { returnAmounts, settleReturn, shopExposure, type ReturnMoney } from '#domain/recipes/return.ts';
import { returnFaults, type ReturnFault } from '#domain/states/return-case.ts';
import type { Book } from './book.ts';
import { giveByShop, takeAllowances } from './shop-refunds.ts';

const line = fc.record({
  priceUnits: fc.bigInt({ min: 1n, max: 500_000n }),
  costPercent: fc.bigInt({ min: 1n, max: 100n }),
  qty: fc.integer({ min: 1, max: 30 }),
  supplier: fc.nat(2),
  /** Of what the line earns before commission, in thousandths, most lines without. */
  discount: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 1_000n })),
});

const back = fc.record({
  fault: fc.constantFrom(...returnFaults),
  /** Of what is left of each line, in percent. */
  percents: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }),
  isWithdrawn: fc.nat(4).map((n) => n === 0),
});

export const life = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  fees: fc.array(fc.bigInt({ min: 0n, max: 3_000n }), { minLength: 3, maxLength: 3 }),
  taxBps: fc.integer({ min: 0, max: 2_500 }),
  commissionBps: fc.integer({ min: 0, max: 5_000 }),
  restockBps: fc.integer({ min: 0, max: 10_000 }),
  reserveBps: fc.integer({ min: 0, max: 1_000 }),
  /** Whether the shop pays the delivery, where every parcel can bear its own. */
  isDelivered: fc.boolean(),
  end: fc.constantFrom(
    'late',
    'early',
    'declined',
    'unsupplied',
    'missed',
    'came_back',
    ...Array<'sold'>(12).fill('sold'),
  ),
  /** What the shop gives of its own part, of the most that it can, in percent: before acceptance, after it and after the release. */
  given: fc.array(fc.bigInt({ min: 0n, max: 100n }), { minLength: 3, maxLength: 3 }),
  inWindow: fc.array(back, { maxLength: 2 }),
  settled: fc.array(back, { maxLength: 1 }),
  released: fc.array(back, { maxLength: 2 }),
});
export type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

type Line = {
  n: number;
  supplierId: string;
  priceUnits: bigint;
  costUnits: bigint;
  restockBps: number;
  qty: number;
  discountUnits: bigint;
  returnedQty: number;
  allowed: recipe.Allowance;
};

/** An order as it goes through its life. */
type Order = recipe.OrderMoney & {
  readonly goodsUnits: bigint;
  readonly shippingUnits: bigint;
  readonly commissionBps: number;
  readonly lines: Line[];
  readonly parcels: { n: number; supplierId: string; costUnits: bigint; shipFeeUnits: bigint }[];
  commissionUnits: bigint | undefined;
  netUnits: bigint;
  cases: number;
  isOver: boolean;
};

function orderOf(id: string, plan: Life): Order {
  const lines = plan.lines.map(({ priceUnits, costPercent, qty, supplier, discount }, index) => {
    const least = (priceUnits * costPercent) / 100n;
    const costUnits = least === 0n ? 1n : least;
    const { restockBps } = plan;
    return {
      n: index + 1,
      supplierId: `s${supplier}`,
      priceUnits,
      costUnits,
      restockBps,
      qty,
      discountUnits: ((priceUnits - costUnits) * BigInt(qty) * discount) / 1_000n,
      returnedQty: 0,
      allowed: recipe.noAllowance,
    };
  });
  const sum = (list: readonly Line[], pick: (one: Line) => bigint) =>
    list.reduce((total, one) => total + pick(one) * BigInt(one.qty), 0n);
  const parcels = [...new Set(lines.map(({ supplierId }) => supplierId))].map((supplierId, index) => ({
    n: index + 1,
    supplierId,
    costUnits: sum(
      lines.filter((one) => one.supplierId === supplierId),
      ({ costUnits }) => costUnits,
    ),
    shipFeeUnits: plan.fees[Number(supplierId.slice(1))] ?? 0n,
  }));
  const paidFor = (own: readonly Line[]) =>
    own.reduce((total, one) => total + recipe.paidThrough(one, one.qty), 0n);
  const goodsUnits = paidFor(lines);
  const supplierShippingUnits = parcels.reduce((total, { shipFeeUnits }) => total + shipFeeUnits, 0n);
  const discountParcels = parcels.map(({ supplierId, costUnits: cost, shipFeeUnits }) => {
    const own = lines.filter((one) => one.supplierId === supplierId);
    return { goodsUnits: paidFor(own), costUnits: cost, feeUnits: shipFeeUnits };
  });
  const fees = { feeUnits: supplierShippingUnits, cheapestUnits: supplierShippingUnits };
  const off = plan.isDelivered ? freeDelivery(discountParcels, fees, plan.commissionBps) : 0n;
  const shippingUnits = supplierShippingUnits - off;
  const taxUnits = bpsOf(goodsUnits, plan.taxBps);
  const costUnits = sum(lines, (one) => one.costUnits);
  const money = { id, taxUnits, costUnits, goodsUnits, shippingUnits, supplierShippingUnits };
  const fresh = { commissionUnits: undefined, netUnits: 0n, cases: 0, isOver: false };
  return {
    ...money,
    ...fresh,
    totalUnits: goodsUnits + shippingUnits + taxUnits,
    commissionBps: plan.commissionBps,
    lines,
    parcels,
  };
}

const provider = 'test';

/** One order from its payment to its end; everything it moves is posted to the book. */
export function liveThrough(book: Book, id: string, plan: Life): void {
  const order = orderOf(id, plan);
  const repay = (units: bigint, name = 'all') =>
    book.post(recipe.refundPaidRecipe(`${id}:${name}`, id, { units, provider }));
  if (plan.end === 'late') {
    book.post(recipe.lateCaptureRecipe(id, provider, order.totalUnits));
    return repay(order.totalUnits);
  }
  book.post(recipe.captureRecipe(order, provider));
  const before = ({ early: 'buyer', declined: 'merchant' } as const)[
    plan.end === 'early' || plan.end === 'declined' ? plan.end : 'early'
  ];
  if (plan.end === 'early' || plan.end === 'declined') {
    book.post(recipe.cancelRecipe(order, false, before));
    return repay(order.totalUnits);
  }
  book.post(recipe.confirmRecipe(order, 'timer'));
  if (plan.end === 'unsupplied' || plan.end === 'missed') {
    book.post(recipe.cancelRecipe(order, true, plan.end === 'missed' ? 'timer' : 'supplier'));
    return repay(order.totalUnits);
  }
  for (const parcel of order.parcels)
    book.post(recipe.shipRecipe(order, parcel, parcel.n === order.parcels.length));
  if (plan.end === 'came_back') {
    const { transfers, refundUnits } = recipe.comeBackRecipe(order, order.parcels);
    book.post(transfers);
    return repay(refundUnits);
  }
  sell(book, order, plan);
}

function sell(book: Book, order: Order, plan: Life): void {
  const [early = 0n, later = 0n, last = 0n] = plan.given;
  giveByShop(book, order, 'escrow', early);
  for (const asked of plan.inWindow) giveBack(book, order, asked, 'none');
  if (order.isOver) return;
  const commissionUnits = order.lines.reduce(
    (sum, one) =>
      sum + recipe.lineCommission(one, one.qty - one.returnedQty, order.commissionBps, one.allowed),
    0n,
  );
  const accepted = recipe.acceptRecipe(order.id, {
    escrowUnits: book.of('escrow', order.id),
    commissionUnits,
    actor: 'timer',
  });
  book.post(accepted.transfers);
  order.commissionUnits = accepted.commission;
  order.netUnits = accepted.net;
  giveByShop(book, order, 'pending', later);
  for (const asked of plan.settled) giveBack(book, order, asked, 'pending');
  if (order.isOver) return;
  const holdId = `${order.id}:reserve`;
  const released = recipe.releaseRecipe(order.id, {
    netUnits: order.netUnits,
    reserveBps: plan.reserveBps,
    receivableUnits: book.of('shop_receivable'),
    holdId,
  });
  book.post(released.transfers);
  giveByShop(book, order, 'available', last);
  for (const asked of plan.released) giveBack(book, order, asked, 'available');
  const end = { units: released.reserved, actor: 'timer', onceKey: `${holdId}:end` } as const;
  book.post([recipe.transferOf('reserve_release', holdId, end, { debit: holdId })]);
}

/** Where the shop's part of a dispute is held: nowhere while the escrow has it. */
type HeldIn = 'none' | 'pending' | 'available';
type Back = {
  readonly fault: ReturnFault;
  readonly percents: readonly number[];
  readonly isWithdrawn: boolean;
};

/** A case from its opening to its end: withdrawn, or settled and paid. */
function giveBack(book: Book, order: Order, asked: Back, heldIn: HeldIn): void {
  const lines = order.lines.map((one, index) => {
    const left = one.qty - one.returnedQty;
    return { ...one, nowQty: Math.ceil((left * (asked.percents[index] ?? 0)) / 100) };
  });
  if (order.isOver || lines.every(({ nowQty }) => nowQty === 0)) return;
  order.cases += 1;
  const caseId = `${order.id}:case${order.cases}`;
  const money = (heldUnits: bigint): ReturnMoney => ({
    orderId: order.id,
    caseId,
    actor: 'supplier',
    fault: asked.fault,
    lines,
    heldUnits,
    goodsUnits: order.goodsUnits,
    shippingUnits: order.shippingUnits,
    taxUnits: order.taxUnits,
    shipFees: order.parcels.map(({ supplierId, shipFeeUnits: units }) => ({ supplierId, units })),
    commissionBps: order.commissionBps,
    commissionUnits: order.commissionUnits,
    escrowUnits: book.of('escrow', order.id),
    availableUnits: book.of('shop_available'),
  });
  const exposure = shopExposure(money(0n));
  const limit = { none: 0n, pending: order.netUnits, available: book.of('shop_available') }[heldIn];
  const held = exposure < limit ? exposure : limit;
  const hold = heldIn === 'available' ? 'case_hold_available' : 'case_hold_pending';
  book.post([moveOf(hold, order.id, caseId, { units: held, actor: 'buyer' })]);
  const settled = asked.isWithdrawn ? undefined : settleReturn(money(held));
  if (settled !== undefined) {
    book.post(settled.transfers);
    book.post(recipe.refundPaidRecipe(caseId, order.id, { units: settled.refundUnits, provider }));
    for (const one of order.lines) one.returnedQty += lines.find(({ n }) => n === one.n)?.nowQty ?? 0;
    takeAllowances(order.lines, settled.allowances);
    if (order.commissionUnits !== undefined) order.commissionUnits -= settled.commissionBack;
    order.isOver = settled.keepsNothing;
  }
  const free = held - (settled?.heldUsed ?? 0n);
  const freed = heldIn === 'available' ? 'case_free_available' : 'case_free_pending';
  book.post([moveOf(freed, order.id, caseId, { units: free, actor: 'supplier' })]);
  if (heldIn === 'pending') order.netUnits -= held - free;
  if (settled !== undefined && settled.refundUnits !== returnAmounts(money(held)).refundUnits)
    throw new Error('the refund changed');
}

function moveOf(
  kind: PostingKind,
  order: string,
  caseId: string,
  by: { units: bigint; actor: ActorKind },
): Transfer {
  const isHold = ruleOf(kind).credit === 'shop_held';
  return recipe.transferOf(
    kind,
    order,
    { ...by, onceKey: `${caseId}:${kind}` },
    isHold ? { credit: caseId } : { debit: caseId },
  );
}
