// What a case costs the shop, said before it is answered: the same recipe that will settle it, on today's book.
import type { OutputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { formatUnits } from '#domain/money.ts';
import { lineCommission } from '#domain/recipes/order.ts';
import { settleReturn } from '#domain/recipes/return.ts';
import { documents } from '#features/ledger/server/public.ts';
import { orderList, orderRows, present, type Ground } from '#features/orders/server/public.ts';
import type { caseCost } from '#features/returns/contract.ts';
import { openReturnStates } from '#domain/states/return-case.ts';
import * as sql from './cases.sql.ts';
import { readReturnMoney, returnedLines } from './open.ts';

type Reading = Pick<Ground, 'tx' | 'shopId'>;

async function bookOf({ tx, shopId }: Reading, orderId: string) {
  return (await documents.sumParts(tx, shopId, [orderId])).get(orderId);
}

/** @throws Refused `invalidOperation` where the case is over: what it cost stands in the order's money. */
export async function readCost({ tx, shopId }: Reading, caseId: string): Promise<OutputOf<typeof caseCost>> {
  const found = await sql.findCase(tx, shopId, caseId);
  const order = found && (await orderList.findOrderRow(tx, shopId, found.order_id));
  if (found === undefined || order === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  if (!openReturnStates.some((state) => state === found.state))
    throw refuse('invalidOperation', { reason: 'case_state', state: found.state });
  const [caseLines, lines] = await Promise.all([
    sql.readCaseLines(tx, shopId, [found.id]),
    orderRows.readLines(tx, shopId, [order.id]),
  ]);
  const returned = returnedLines(lines, new Map(caseLines.map(({ n, qty }) => [n, qty])));
  const facts = { id: found.id, fault: found.fault, actor: 'timer' } as const;
  const money = await readReturnMoney({ tx, shopId }, order, returned, facts);
  const { transfers, refundUnits, commissionBack } = settleReturn(money);
  const drawn = (kind: string) =>
    transfers.reduce((sum, one) => (one.kind === kind ? sum + one.units : sum), 0n);
  // Before acceptance the commission is not taken yet: what is due on less goods is less.
  const isAccepted = order.commission_units !== null;
  const commissionOf = (kept: (line: (typeof returned)[number]) => number) =>
    returned.reduce((sum, line) => sum + lineCommission(line, kept(line), order.commission_bps), 0n);
  const spared = isAccepted
    ? commissionBack
    : commissionOf((line) => line.qty - line.returnedQty) -
      commissionOf((line) => line.qty - line.returnedQty - line.nowQty);
  const supplier = drawn('return_supplier');
  const tax = drawn('return_tax');
  const yours = refundUnits - supplier - tax - spared;
  const held = found.held_pending_units;
  // An earlier case left what the book says; there the hold of this one is counted.
  const booked = order.refunded_units === 0n ? undefined : await bookOf({ tx, shopId }, order.id);
  const net = present.netOf(order, lines);
  const before = present.profitOf(order, net, booked) + (isAccepted && booked === undefined ? held : 0n);
  const amount = (units: bigint) => formatUnits(units, present.assetOf(order.currency));
  return {
    case_id: found.id,
    currency: order.currency,
    refund: amount(refundUnits),
    from_supplier: amount(supplier),
    from_tax: amount(tax),
    from_commission: amount(spared),
    from_you: amount(yours),
    yours_before: amount(before),
    yours_after: amount(before - yours),
    advanced: amount(drawn('return_advance')),
  };
}
