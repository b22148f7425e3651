// How money moves in an order's life (docs/product.md 2.0, 2.2): one recipe a row of the table.
import { account } from '#domain/ledger/accounts.ts';
import { bpsOf } from '#domain/money/money.ts';
import type { ActorKind, PostingKind, Transfer } from '#domain/ledger/postings.ts';
import { ruleOf } from '#domain/ledger/postings.ts';

/** The amounts that an order was born with, in minor units: G = P + S + X. */
export type OrderMoney = {
  readonly id: string;
  /** G. */
  readonly totalUnits: bigint;
  /** X. */
  readonly taxUnits: bigint;
  /** C. */
  readonly costUnits: bigint;
  /** H. */
  readonly supplierShippingUnits: bigint;
};

type Subjects = { readonly debit?: string; readonly credit?: string };

/** One transfer of a document; the kind names its accounts, so a recipe cannot name wrong ones. */
export function transferOf(
  kind: PostingKind,
  document: string,
  { units, actor, onceKey }: { units: bigint; actor: ActorKind; onceKey: string },
  subjects: Subjects = {},
): Transfer {
  const rule = ruleOf(kind);
  return {
    kind,
    debit: account(rule.debit, subjects.debit),
    credit: account(rule.credit, subjects.credit),
    units,
    actor,
    document,
    onceKey,
  };
}

/** O2: the buyer's money comes in and belongs to this order alone. */
export function captureRecipe(order: OrderMoney, provider: string): Transfer[] {
  const units = order.totalUnits;
  const onceKey = `${order.id}:capture`;
  const subjects = { debit: provider, credit: order.id };
  return [transferOf('capture', order.id, { units, actor: 'provider', onceKey }, subjects)];
}

/** O3b: money for a checkout that is over goes straight back. */
export function lateCaptureRecipe(checkoutId: string, provider: string, units: bigint): Transfer[] {
  const onceKey = `${checkoutId}:capture`;
  return [transferOf('capture_late', checkoutId, { units, actor: 'provider', onceKey }, { debit: provider })];
}

/** O5: C + H out of the buyer's money, never out of a wallet. */
export function confirmRecipe(order: OrderMoney, actor: ActorKind): Transfer[] {
  const units = order.costUnits + order.supplierShippingUnits;
  const subjects = { debit: order.id, credit: order.id };
  return [transferOf('confirm_cost', order.id, { units, actor, onceKey: `${order.id}:confirm` }, subjects)];
}

type ShippedParcel = {
  readonly n: number;
  readonly supplierId: string;
  readonly costUnits: bigint;
  readonly shipFeeUnits: bigint;
};

/** O7 for one parcel: its supplier is owed cost and shipping; the last parcel is the tax point. */
export function shipRecipe(order: OrderMoney, parcel: ShippedParcel, isLast: boolean): Transfer[] {
  const units = parcel.costUnits + parcel.shipFeeUnits;
  const actor = 'carrier';
  const owed = transferOf(
    'ship_cost',
    order.id,
    { units, actor, onceKey: `${order.id}:ship:${parcel.n}` },
    { debit: order.id, credit: parcel.supplierId },
  );
  return isLast ? [owed, ...shipTaxRecipe(order, order.taxUnits)] : [owed];
}

/** O7, the tax point: what is due for the goods that were sent. */
export function shipTaxRecipe(order: Pick<OrderMoney, 'id'>, units: bigint): Transfer[] {
  const tax = { units, actor: 'carrier', onceKey: `${order.id}:tax` } as const;
  return [transferOf('ship_tax', order.id, tax, { debit: order.id })];
}

/** O4, O6, O8, O9: everything goes back to the buyer. */
export function cancelRecipe(order: OrderMoney, isConfirmed: boolean, actor: ActorKind): Transfer[] {
  const cost = order.costUnits + order.supplierShippingUnits;
  const subjects = { debit: order.id, credit: order.id };
  const release = transferOf(
    'release_cost',
    order.id,
    { units: isConfirmed ? cost : 0n, actor, onceKey: `${order.id}:release-cost` },
    subjects,
  );
  const refund = { units: order.totalUnits, actor, onceKey: `${order.id}:cancel` };
  return [release, transferOf('cancel_refund', order.id, refund, { debit: order.id })];
}

/** O12: the goods are back at the supplier, which keeps what shipping them cost; the buyer gets the rest. */
export function comeBackRecipe(
  order: OrderMoney,
  parcels: readonly ShippedParcel[],
): { transfers: Transfer[]; refundUnits: bigint } {
  const actor = 'carrier';
  const costs = parcels.map((parcel) =>
    transferOf(
      'return_supplier',
      order.id,
      { units: parcel.costUnits, actor, onceKey: `${order.id}:back:${parcel.n}` },
      { debit: parcel.supplierId },
    ),
  );
  const kept = order.totalUnits - order.taxUnits - order.costUnits - order.supplierShippingUnits;
  const tax = { units: order.taxUnits, actor, onceKey: `${order.id}:back:tax` } as const;
  const rest = { units: kept, actor, onceKey: `${order.id}:cancel` } as const;
  return {
    transfers: [
      ...costs,
      transferOf('return_tax', order.id, tax),
      transferOf('cancel_refund', order.id, rest, { debit: order.id }),
    ],
    refundUnits: order.totalUnits - order.supplierShippingUnits,
  };
}

/** A line as it was sold. `discountUnits` is what the whole line was sold for less than its pieces. */
export type SoldLine = {
  readonly priceUnits: bigint;
  readonly costUnits: bigint;
  readonly qty: number;
  readonly discountUnits: bigint;
};

/**
 * What so many pieces of a line were paid with, counted from the first that comes back. The discount is divided evenly
 * and rounded down up to each piece, so that the parts of any sequence of returns sum to what was paid for the line.
 */
export function paidThrough(line: Omit<SoldLine, 'costUnits'>, pieces: number): bigint {
  const count = BigInt(pieces);
  return line.priceUnits * count - (line.discountUnits * count) / BigInt(line.qty);
}

/**
 * What a buyer paid for the delivery of some parcels: of what was paid for all of it the part that their fees are of all
 * fees, rounded down. All of it where the shop paid nothing.
 */
export function paidShipping(
  { paidUnits, feeUnits }: { readonly paidUnits: bigint; readonly feeUnits: bigint },
  fees: bigint,
): bigint {
  return feeUnits === 0n ? 0n : (paidUnits * fees) / feeUnits;
}

/** What the pieces of a line that are kept were paid with, where `keptQty` of them are. */
export function paidForKept(line: Omit<SoldLine, 'costUnits'>, keptQty: number): bigint {
  return paidThrough(line, line.qty) - paidThrough(line, line.qty - keptQty);
}

/** What buyers were given on pieces that they keep: of the price, of its tax, and what the supplier bore of it. */
export type Allowance = { readonly units: bigint; readonly taxUnits: bigint; readonly costUnits: bigint };

export const noAllowance: Allowance = { units: 0n, taxUnits: 0n, costUnits: 0n };

/**
 * The commission of a line: of what is kept, at the order's own rate, rounded down; never more than the line
 * earns, so that many pieces at the floor price cannot cost what one piece does not.
 */
export function lineCommission(
  line: SoldLine,
  keptQty: number,
  bps: number,
  allowed: Allowance = noAllowance,
): bigint {
  const paid = paidForKept(line, keptQty);
  const due = bpsOf(paid - allowed.units, bps);
  const earned = paid - line.costUnits * BigInt(keptQty) - (allowed.units - allowed.costUnits);
  const least = due < earned ? due : earned;
  return least > 0n ? least : 0n;
}

/**
 * O15: what is left in escrow divides into commission and the shop's net, to zero.
 *
 * @param commissionUnits The sum of `lineCommission`; never more than the escrow is taken.
 */
export function acceptRecipe(
  orderId: string,
  { escrowUnits, commissionUnits, actor }: { escrowUnits: bigint; commissionUnits: bigint; actor: ActorKind },
): { transfers: Transfer[]; commission: bigint; net: bigint } {
  const commission = commissionUnits < escrowUnits ? commissionUnits : escrowUnits;
  const net = escrowUnits - commission;
  const subjects = { debit: orderId };
  return {
    transfers: [
      transferOf(
        'accept_commission',
        orderId,
        { units: commission, actor, onceKey: `${orderId}:commission` },
        subjects,
      ),
      transferOf('accept_shop', orderId, { units: net, actor, onceKey: `${orderId}:net` }, subjects),
    ],
    commission,
    net,
  };
}

type Release = {
  readonly netUnits: bigint;
  readonly reserveBps: number;
  /** What refunds advanced for the shop still wait to be taken back; at most half of this settlement pays it. */
  readonly receivableUnits: bigint;
  readonly holdId: string;
};

/** O17: pending money becomes free, but for a dated reserve and at most half for an advance. */
export function releaseRecipe(
  orderId: string,
  { netUnits, reserveBps, receivableUnits, holdId }: Release,
): { transfers: Transfer[]; reserved: bigint; recovered: bigint } {
  const actor = 'timer';
  const half = netUnits / 2n;
  const recovered = receivableUnits < half ? receivableUnits : half;
  const reserved = bpsOf(netUnits - recovered, reserveBps);
  const free = netUnits - recovered - reserved;
  return {
    transfers: [
      transferOf('recover', orderId, { units: recovered, actor, onceKey: `${orderId}:recover` }),
      transferOf(
        'reserve',
        orderId,
        { units: reserved, actor, onceKey: `${orderId}:reserve` },
        { credit: holdId },
      ),
      transferOf('release', orderId, { units: free, actor, onceKey: `${orderId}:free` }),
    ],
    reserved,
    recovered,
  };
}

/** A refund that reached the buyer. */
export function refundPaidRecipe(
  refundId: string,
  document: string,
  paid: { units: bigint; provider: string },
): Transfer[] {
  const { units, provider } = paid;
  const onceKey = `${refundId}:paid`;
  return [transferOf('refund_paid', document, { units, actor: 'provider', onceKey }, { credit: provider })];
}
