// Everything that the money of a case depends on, read from the order and the book.
import { account } from '#domain/ledger/accounts.ts';
import type { ActorKind } from '#domain/ledger/postings.ts';
import { paidShipping } from '#domain/recipes/order.ts';
import type { ReturnMoney } from '#domain/recipes/return.ts';
import type { ReturnedLine } from '#domain/recipes/return-lines.ts';
import { balancesOfAccounts, lockBook } from '#features/ledger/server/public.ts';
import { orderRows, parcelRows, type Context } from '#features/orders/server/public.ts';
import { readCaseLines, type CaseRow } from './cases.sql.ts';

/** The lines of an order with what comes back of them now, or what is talked about. */
export function returnedLines(
  lines: readonly orderRows.LineRow[],
  back: ReadonlyMap<number, number>,
): ReturnedLine[] {
  return lines.map((line) => ({
    n: line.n,
    supplierId: line.supplier_id,
    priceUnits: line.price_units,
    costUnits: line.cost_units,
    restockBps: line.restock_bps,
    qty: line.qty,
    discountUnits: line.discount_units,
    returnedQty: line.returned_qty,
    nowQty: back.get(line.n) ?? 0,
    allowed: {
      units: line.allowed_units,
      taxUnits: line.allowed_tax_units,
      costUnits: line.allowed_cost_units,
    },
  }));
}

export type CaseFacts = {
  readonly id: string;
  readonly fault: ReturnMoney['fault'];
  readonly actor: ActorKind;
};

type ReadContext = Pick<Context, 'tx' | 'shopId'>;
type MoneyOrder = Pick<
  orderRows.OrderRow,
  | 'id'
  | 'goods_units'
  | 'shipping_units'
  | 'shipping_back_units'
  | 'supplier_shipping_units'
  | 'tax_units'
  | 'commission_bps'
  | 'commission_units'
>;

/** Everything that the money of a return depends on, read while the book is locked. */
export async function returnMoney(
  context: Context,
  order: MoneyOrder,
  lines: ReturnedLine[],
  facts: CaseFacts,
): Promise<ReturnMoney> {
  await lockBook(context.tx, context.shopId);
  return readReturnMoney(context, order, lines, facts);
}

/** The same as it stands now: true for as long as nothing is posted. */
export async function readReturnMoney(
  { tx, shopId }: ReadContext,
  order: MoneyOrder,
  lines: ReturnedLine[],
  facts: CaseFacts,
): Promise<ReturnMoney> {
  const [balances, parcels] = await Promise.all([
    balancesOfAccounts(tx, shopId, [
      account('escrow', order.id),
      account('shop_held', facts.id),
      account('shop_available'),
    ]),
    parcelRows.readParcels(tx, shopId, [order.id]),
  ]);
  const [escrowUnits = 0n, heldUnits = 0n, availableUnits = 0n] = balances;
  // The shipping of a parcel that was cut off went back to the buyer; that of one that came back is spent.
  const cut = parcels.filter(({ state }) => state === 'cancelled' || state === 'returned');
  const cutFees = cut.reduce((sum, row) => sum + row.ship_fee_units, 0n);
  const delivery = { paidUnits: order.shipping_units, feeUnits: order.supplier_shipping_units };
  const sent = parcels.filter(({ state }) => state !== 'cancelled' && state !== 'returned');
  return {
    orderId: order.id,
    caseId: facts.id,
    actor: facts.actor,
    fault: facts.fault,
    lines,
    goodsUnits: order.goods_units,
    shippingUnits: order.shipping_units - order.shipping_back_units - paidShipping(delivery, cutFees),
    taxUnits: order.tax_units,
    shipFees: sent.map((row) => ({ supplierId: row.supplier_id, units: row.ship_fee_units })),
    commissionBps: order.commission_bps,
    commissionUnits: order.commission_units ?? undefined,
    escrowUnits,
    heldUnits,
    availableUnits,
  };
}

/** The lines of an order as a case speaks of them. */
export async function linesOfCase({ tx, shopId }: ReadContext, row: Pick<CaseRow, 'id' | 'order_id'>) {
  const [caseLines, lines] = await Promise.all([
    readCaseLines(tx, shopId, [row.id]),
    orderRows.readLines(tx, shopId, [row.order_id]),
  ]);
  const back = new Map(caseLines.map(({ n, qty }) => [n, qty]));
  return { caseLines, lines, back, returned: returnedLines(lines, back) };
}
