// What a merchant's refund depends on, read from the order and the book.
import { account } from '#domain/ledger/accounts.ts';
import { parseUnits, assetOf } from '#domain/money/money.ts';
import { lineCommission, paidShipping } from '#domain/recipes/order.ts';
import type { ReturnedLine } from '#domain/recipes/return-lines.ts';
import {
  mostOfShopRefund,
  paidForPieces,
  type OwnPlace,
  type ShopRefundInput,
  type ShopRefundMoney,
  type ShopRefundMost,
} from '#domain/recipes/shop-refund.ts';
import { orderMachine } from '#domain/states/order-rules.ts';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { balancesOfAccounts, sumParts } from '#features/ledger/server/public.ts';
import { moves, parcelRows, type Context, type orderRows } from '#features/orders/server/public.ts';
import type { previewRefund } from '#features/refunds/contract.ts';
import { returnedLines } from '#features/returns/server/public.ts';

export type Order = orderRows.OrderRow;
type ReadContext = Pick<Context, 'tx' | 'shopId'>;
export type Asked = Pick<InputOf<typeof previewRefund>, 'scope' | 'lines' | 'amount'>;

/**
 * Refuses an order of which nothing can be given back now.
 *
 * @throws Refused `invalidOperation`: `not_in_table` before it is shipped and after it ended, `case_open` while a buyer's
 * case is, whose answer is the refund, `several_parcels` while some of several parcels are on their way.
 */
export async function assertRefundable({ tx, shopId }: ReadContext, order: Order): Promise<void> {
  if (order.case_id !== null)
    throw refuse('invalidOperation', { reason: 'case_open', case_id: order.case_id });
  if (!orderMachine.canMove('refundByShop', order.status, 'merchant'))
    throw moves.illegalMove(order, 'refundByShop');
  if (order.status !== 'shipped') return;
  // One that comes back by itself is refunded line by line, with what each of them was paid with.
  const parcels = await parcelRows.readParcels(tx, shopId, [order.id]);
  if (parcels.filter(({ state }) => state !== 'cancelled').length > 1)
    throw refuse('invalidOperation', { reason: 'several_parcels' });
}

/** The lines of an order with the pieces that something is given back for: all that are kept, or those that were named. */
function linesAskedFor(rows: readonly orderRows.LineRow[], { scope, lines }: Asked): ReturnedLine[] {
  if (scope !== 'lines') {
    return returnedLines(rows, new Map(rows.map(({ n, qty, returned_qty: back }) => [n, qty - back])));
  }
  if (lines === undefined || lines.length === 0)
    throw refuse('parameterMissing', { field: 'lines', reason: 'missing' });
  const pieces = new Map<number, number>();
  for (const { id, qty } of lines) pieces.set(Number(id), (pieces.get(Number(id)) ?? 0) + qty);
  for (const [n, qty] of pieces) {
    const row = rows.find((one) => one.n === n);
    const left = row === undefined ? 0 : row.qty - row.returned_qty;
    if (qty > left) throw refuse('invalidParameter', { field: 'lines', reason: 'more_than_kept', left });
  }
  return returnedLines(rows, pieces);
}

/** Everything that the money of a refund depends on; true for as long as nothing is posted. */
export async function readRefundMoney(
  { tx, shopId }: ReadContext,
  order: Order,
  { rows, asked, refundId }: { rows: readonly orderRows.LineRow[]; asked: Asked; refundId: string },
): Promise<ShopRefundMoney> {
  const lines = linesAskedFor(rows, asked);
  const [balances, parts, parcels] = await Promise.all([
    balancesOfAccounts(tx, shopId, [account('escrow', order.id), account('shop_available')]),
    sumParts(tx, shopId, [order.id]),
    parcelRows.readParcels(tx, shopId, [order.id]),
  ]);
  const [escrow = 0n, available = 0n] = balances;
  const booked = parts.get(order.id)?.shop ?? 0n;
  const place = placeOf(order);
  const due = lines.reduce((sum, line) => {
    return sum + lineCommission(line, line.qty - line.returnedQty, order.commission_bps, line.allowed);
  }, 0n);
  const net = order.net_units ?? 0n;
  const own = { escrow: escrow - due, pending: least(net, booked), available: least(available, booked) }[
    place
  ];
  // The delivery of a parcel that was cut off went back to the buyer: what was paid for it, which may be less than its fee.
  const cut = parcels.filter(({ state }) => state === 'cancelled' || state === 'returned');
  const cutFees = cut.reduce((sum, row) => sum + row.ship_fee_units, 0n);
  const delivery = { paidUnits: order.shipping_units, feeUnits: order.supplier_shipping_units };
  const shipping = order.shipping_units - order.shipping_back_units - paidShipping(delivery, cutFees);
  return {
    orderId: order.id,
    refundId,
    lines,
    goodsUnits: order.goods_units,
    shippingUnits: shipping > 0n ? shipping : 0n,
    taxUnits: order.tax_units,
    commissionBps: order.commission_bps,
    commissionUnits: order.commission_units ?? undefined,
    place,
    ownUnits: own > 0n ? own : 0n,
  };
}

function placeOf(order: Order): OwnPlace {
  if (order.accepted_at === null) return 'escrow';
  return order.released_at === null ? 'pending' : 'available';
}

const least = (left: bigint, right: bigint): bigint => (left < right ? left : right);

/**
 * What was asked for, in units. Without an amount it is the most that its scope allows.
 *
 * @throws Refused `invalidParameter` for an amount that is none or more than what the buyer paid for it and still has;
 * `invalidOperation` `nothing_left` where there is nothing to give.
 */
export function readAsk(
  money: ShopRefundMoney,
  { scope, amount }: Asked,
  currency: string,
): { ask: ShopRefundInput; most: ShopRefundMost } {
  const most = mostOfShopRefund(money);
  if (scope === 'whole') {
    const units = most.whole.goods + most.whole.shipping;
    if (units === 0n) throw refuse('invalidOperation', { reason: 'nothing_left' });
    const isSame = amount === undefined || unitsIn(amount, currency) === units;
    if (!isSame) throw refuse('staleVersion', { reason: 'amount' });
    return { ask: most.whole, most };
  }
  const isShipping = scope === 'shipping';
  const limit = isShipping ? money.shippingUnits : paidForPieces(money);
  const own = isShipping ? most.shipping : most.goods;
  if (limit === 0n || own === 0n) throw refuse('invalidOperation', { reason: 'nothing_left' });
  const units = amount === undefined ? own : unitsIn(amount, currency);
  if (units > limit) throw refuse('invalidParameter', { field: 'amount', reason: 'more_than_paid' });
  return { ask: isShipping ? { goods: 0n, shipping: units } : { goods: units, shipping: 0n }, most };
}

function unitsIn(amount: string, currency: string): bigint {
  const units = parseUnits(amount, assetOf(currency));
  if (units === undefined || units === 0n)
    throw refuse('invalidParameter', { field: 'amount', reason: 'amount' });
  return units;
}
