// A refund that a shop gives out of its own part, in the lives of orders on a book in memory.
import { lineCommission, refundPaidRecipe, type Allowance, type OrderMoney } from '#domain/recipes/order.ts';
import type { AllowanceChange } from '#domain/recipes/return.ts';
import type { ReturnedLine } from '#domain/recipes/return-lines.ts';
import {
  divideShopRefund,
  isWithinOwn,
  mostOfShopRefund,
  type OwnPlace,
} from '#domain/recipes/shop-refund.ts';
import type { Book } from './book.ts';

type GivenLine = Omit<ReturnedLine, 'nowQty' | 'allowed'> & { allowed: Allowance };
type GivenOrder = OrderMoney & {
  readonly goodsUnits: bigint;
  readonly lines: readonly GivenLine[];
  readonly commissionBps: number;
  commissionUnits: bigint | undefined;
  netUnits: bigint;
};

/** A part, in percent, of the most that the shop can give of its part where it lies now. */
export function giveByShop(book: Book, order: GivenOrder, place: OwnPlace, percent: bigint): void {
  const due = order.lines.reduce(
    (sum, one) => sum + lineCommission(one, one.qty - one.returnedQty, order.commissionBps, one.allowed),
    0n,
  );
  const escrow = book.of('escrow', order.id) - due;
  const available = book.of('shop_available');
  const own = {
    escrow: escrow > 0n ? escrow : 0n,
    pending: order.netUnits,
    available: available < order.netUnits ? available : order.netUnits,
  }[place];
  const refundId = `${order.id}:given:${place}`;
  const money = {
    orderId: order.id,
    refundId,
    lines: order.lines.map((one) => ({ ...one, nowQty: one.qty - one.returnedQty })),
    goodsUnits: order.goodsUnits,
    shippingUnits: 0n,
    taxUnits: order.taxUnits,
    commissionBps: order.commissionBps,
    commissionUnits: order.commissionUnits,
    place,
    ownUnits: own,
  };
  const goods = (mostOfShopRefund(money).goods * percent) / 100n;
  // A part of the most may be a unit too much by rounding, and is refused as it is by the server.
  if (!isWithinOwn(money, { goods, shipping: 0n })) return;
  const given = divideShopRefund(money, { goods, shipping: 0n });
  book.post(given.transfers);
  book.post(refundPaidRecipe(refundId, order.id, { units: given.refundUnits, provider: 'test' }));
  takeAllowances(order.lines, given.allowances);
  if (order.commissionUnits !== undefined) order.commissionUnits -= given.commissionBack;
  if (place !== 'escrow') order.netUnits -= given.ownUnits;
}

/** What was given on pieces that are kept, and what of it is set off where they come back. */
export function takeAllowances(
  lines: readonly { readonly n: number; allowed: Allowance }[],
  changes: readonly AllowanceChange[],
): void {
  for (const change of changes) {
    const line = lines.find(({ n }) => n === change.n);
    if (line === undefined) throw new Error('an allowance of no line');
    line.allowed = {
      units: line.allowed.units + change.units,
      taxUnits: line.allowed.taxUnits + change.taxUnits,
      costUnits: line.allowed.costUnits + change.costUnits,
    };
  }
}
