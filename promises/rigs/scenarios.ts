// Lives of orders made of the pure recipes, on a book in memory that has the floors of the real one.
import fc from 'fast-check';
import { isDebitNormal, type Account, type AccountKind } from '#domain/ledger/accounts.ts';
import { bpsOf } from '#domain/money/money.ts';
import { ruleOf, type ActorKind, type PostingKind, type Transfer } from '#domain/ledger/postings.ts';
import * as recipe from '#domain/recipes/order.ts';
import { returnAmounts, settleReturn, shopExposure, type ReturnMoney } from '#domain/recipes/return.ts';
import { returnFaults, type ReturnFault } from '#domain/states/return-case.ts';

/** Money comes in by one place and leaves by another; what another book owes may be owed to it. */
const mayFall = new Set<AccountKind>(['psp', 'treasury', 'between_books']);

/** A book that refuses what the real one refuses: other rows than the matrix's, and balances below zero. */
export class Book {
  readonly transfers: Transfer[] = [];
  readonly #balances = new Map<string, bigint>();

  post(transfers: readonly Transfer[]): void {
    for (const transfer of transfers.filter(({ units }) => units !== 0n)) {
      const { kind, debit, credit, units, actor } = transfer;
      const rule = ruleOf(kind);
      if (
        rule.debit !== debit.kind ||
        rule.credit !== credit.kind ||
        !rule.by.includes(actor) ||
        units < 0n
      ) {
        throw new Error(`${kind} of ${units} by ${actor} is not in the matrix`);
      }
      this.#move(debit, isDebitNormal(debit.kind) ? units : -units, transfer);
      this.#move(credit, isDebitNormal(credit.kind) ? -units : units, transfer);
      this.transfers.push(transfer);
    }
  }

  #move(account: Account, change: bigint, transfer: Transfer): void {
    const after = this.of(account.kind, account.subject) + change;
    if (after < 0n && !mayFall.has(account.kind))
      throw new Error(`${transfer.onceKey}: ${account.kind} falls to ${after}`);
    this.#balances.set(`${account.kind}:${account.subject}`, after);
  }

  of(kind: AccountKind, subject = ''): bigint {
    return this.#balances.get(`${kind}:${subject}`) ?? 0n;
  }

  /** All accounts of a kind together. */
  all(kind: AccountKind): bigint {
    const own = [...this.#balances].filter(([key]) => key.startsWith(`${kind}:`));
    return own.reduce((sum, [, balance]) => sum + balance, 0n);
  }

  /** What transfers of these kinds have moved. */
  moved(...kinds: PostingKind[]): bigint {
    return this.transfers
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { units }) => sum + units, 0n);
  }
}

const line = fc.record({
  priceUnits: fc.bigInt({ min: 1n, max: 500_000n }),
  costPercent: fc.bigInt({ min: 1n, max: 100n }),
  qty: fc.integer({ min: 1, max: 30 }),
  supplier: fc.nat(2),
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
  end: fc.constantFrom(
    'late',
    'early',
    'declined',
    'unsupplied',
    'missed',
    'came_back',
    ...Array<'sold'>(12).fill('sold'),
  ),
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
  returnedQty: number;
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
  const lines = plan.lines.map(({ priceUnits, costPercent, qty, supplier }, index) => {
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
      returnedQty: 0,
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
  const goodsUnits = sum(lines, ({ priceUnits }) => priceUnits);
  const shippingUnits = parcels.reduce((total, { shipFeeUnits }) => total + shipFeeUnits, 0n);
  const taxUnits = bpsOf(goodsUnits, plan.taxBps);
  const costUnits = sum(lines, (one) => one.costUnits);
  const money = { id, taxUnits, costUnits, goodsUnits, shippingUnits, supplierShippingUnits: shippingUnits };
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
  for (const asked of plan.inWindow) giveBack(book, order, asked, 'none');
  if (order.isOver) return;
  const commissionUnits = order.lines.reduce(
    (sum, one) => sum + recipe.lineCommission(one, one.qty - one.returnedQty, order.commissionBps),
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
