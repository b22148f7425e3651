// A refund that the merchant begins (docs/product.md 2.2, O23): out of the shop's own part of an order, down to zero and
// never below; what the supplier was paid and what the authority is owed on the rest stay where they are.
import type { Transfer } from '#domain/ledger/postings.ts';
import { lineCommission, transferOf } from './order.ts';
import { divideOffer, returnAmounts, type AllowanceChange } from './return.ts';
import type { ReturnedLine } from './return-lines.ts';

/** Where the shop's part of an order is: in its escrow until acceptance, pending until the release, then free. */
export type OwnPlace = 'escrow' | 'pending' | 'available';

export type ShopRefundMoney = {
  readonly orderId: string;
  readonly refundId: string;
  /** All lines; `nowQty` are the pieces that something is given back for. */
  readonly lines: readonly ReturnedLine[];
  readonly goodsUnits: bigint;
  /** What of the delivery the buyer has paid and was not given back. */
  readonly shippingUnits: bigint;
  readonly taxUnits: bigint;
  readonly commissionBps: number;
  /** K as booked at acceptance; undefined while the escrow still holds it. */
  readonly commissionUnits: bigint | undefined;
  readonly place: OwnPlace;
  /** The shop's part of the order as it is now, at or above zero: the limit of what the shop can give. */
  readonly ownUnits: bigint;
};

/** In minor units: of goods with their tax, and of the delivery. */
export type ShopRefundInput = { readonly goods: bigint; readonly shipping: bigint };

export type ShopRefund = {
  readonly transfers: Transfer[];
  /** What the buyer gets. */
  readonly refundUnits: bigint;
  /** What the shop gives of its part. */
  readonly ownUnits: bigint;
  readonly taxUnits: bigint;
  /** What is not due any more: booked back after acceptance, left in the escrow before. */
  readonly commissionUnits: bigint;
  /** The part of it that is booked back. */
  readonly commissionBack: bigint;
  readonly allowances: readonly AllowanceChange[];
};

const zero = 0n;
const fewer = (left: bigint, right: bigint): bigint => (left < right ? left : right);

/** How a refund is divided, whether or not the shop's part is enough for it. */
export function divideShopRefund(money: ShopRefundMoney, ask: ShopRefundInput): ShopRefund {
  const { refundId, orderId, place } = money;
  const offer = ask.goods === zero ? undefined : divideOffer({ ...money, fault: 'merchant' }, ask.goods);
  const taxUnits = offer?.taxUnits ?? zero;
  const commissionUnits = offer === undefined ? zero : sparedCommission(money, offer.dueOnKept);
  const isBooked = money.commissionUnits !== undefined;
  const refundUnits = ask.goods + ask.shipping;
  const commissionBack = isBooked ? commissionUnits : zero;
  const rest = refundUnits - taxUnits - commissionBack;
  const by = (what: string, units: bigint) =>
    ({ units, actor: 'merchant', onceKey: `${refundId}:${what}` }) as const;
  const own = `refund_${place}` as const;
  const subject = place === 'escrow' ? { debit: orderId } : {};
  const transfers = [
    transferOf('refund_tax', orderId, by('tax', taxUnits)),
    transferOf('refund_commission', orderId, by('commission', commissionBack)),
    transferOf(own, orderId, by('own', rest), subject),
  ].filter(({ units }) => units > zero);
  return {
    transfers,
    refundUnits,
    ownUnits: refundUnits - taxUnits - commissionUnits,
    taxUnits,
    commissionUnits,
    commissionBack,
    allowances: offer?.allowances.filter(({ units }) => units > zero) ?? [],
  };
}

/** What of the commission is not due on a lower price: never more than was taken. */
function sparedCommission(money: ShopRefundMoney, dueOn: (line: ReturnedLine) => bigint): bigint {
  const spared = money.lines.reduce((sum, line) => {
    const kept = line.qty - line.returnedQty;
    return sum + lineCommission(line, kept, money.commissionBps, line.allowed) - dueOn(line);
  }, zero);
  return money.commissionUnits === undefined ? spared : fewer(spared, money.commissionUnits);
}

/** The most that can be given back: what the pieces are worth and what the shop has of the order. */
export type ShopRefundMost = {
  /** Of the pieces that are talked about, with their tax, where nothing is given for the delivery. */
  readonly goods: bigint;
  /** Of the delivery, where nothing is given for goods. */
  readonly shipping: bigint;
  /** Goods first, then the delivery out of what is left. */
  readonly whole: ShopRefundInput;
};

export function mostOfShopRefund(money: ShopRefundMoney): ShopRefundMost {
  const goods = mostOfGoods(money);
  const shipping = fewer(money.shippingUnits, money.ownUnits);
  const left = money.ownUnits - divideShopRefund(money, { goods, shipping: zero }).ownUnits;
  return { goods, shipping, whole: { goods, shipping: fewer(money.shippingUnits, left) } };
}

/** What the buyer paid for the pieces that are talked about, with its tax, and was not given back. */
export function paidForPieces(money: Parameters<typeof returnAmounts>[0]): bigint {
  const { goodsUnits, taxUnits } = returnAmounts(money);
  // Tax of a price that is all given back has nothing left that it could be given with.
  return goodsUnits > zero ? goodsUnits + taxUnits : zero;
}

/** By halves: what the shop gives grows with what the buyer gets, but for a unit of rounding. */
function mostOfGoods(money: ShopRefundMoney): bigint {
  let [least, most] = [zero, paidForPieces(money)];
  while (least < most) {
    const middle = (least + most + 1n) / 2n;
    if (isWithinOwn(money, { goods: middle, shipping: zero })) least = middle;
    else most = middle - 1n;
  }
  return least;
}

/** True where the shop's part is enough. */
export function isWithinOwn(money: ShopRefundMoney, ask: ShopRefundInput): boolean {
  return divideShopRefund(money, ask).ownUnits <= money.ownUnits;
}
