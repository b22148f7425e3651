// What a case costs the shop, said before it is answered: the same recipe that will settle it, on today's book.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits, parseUnits, assetOf } from '#domain/money/money.ts';
import { lineCommission } from '#domain/recipes/order.ts';
import {
  offerMax,
  restockingOf,
  settleOffer,
  settleReturn,
  type ReturnMoney,
  type ReturnSettled,
} from '#domain/recipes/return.ts';
import { isOpenCase, labelPayerOf } from '#domain/states/return-case.ts';
import { sumParts } from '#features/ledger/server/public.ts';
import { orderList, present, type Context } from '#features/orders/server/public.ts';
import type { caseCost } from '#features/returns/contract.ts';
import * as sql from './cases.sql.ts';
import { linesOfCase, readReturnMoney } from './money.ts';

type Reading = Pick<Context, 'tx' | 'shopId'>;

async function bookOf({ tx, shopId }: Reading, orderId: string) {
  return (await sumParts(tx, shopId, [orderId])).get(orderId);
}

/**
 * @throws Refused `invalidOperation` where the case is over: what it cost stands in the order's money.
 * @throws Refused `invalidParameter` for an offer that is none or more than the goods are worth.
 */
export async function readCost(
  { tx, shopId }: Reading,
  { case_id: caseId, offer }: InputOf<typeof caseCost>,
): Promise<GivenOf<typeof caseCost>> {
  const found = await sql.findCase(tx, { shopId, id: caseId });
  const order = found && (await orderList.findOrderRow(tx, shopId, found.order_id));
  if (found === undefined || order === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  if (!isOpenCase(found.state))
    throw refuse('invalidOperation', { reason: 'case_state', state: found.state });
  const asset = assetOf(order.currency);
  const { lines, returned } = await linesOfCase({ tx, shopId }, found);
  const facts = { id: found.id, fault: found.fault, actor: 'timer' } as const;
  const money = await readReturnMoney({ tx, shopId }, order, returned, facts);
  const offered = offerOf(found, offer === undefined ? undefined : parseUnits(offer, asset), money);
  const settled = offered === undefined ? settleReturn(money) : settleOffer(money, offered);
  return {
    case_id: found.id,
    ...(await presentParts({ tx, shopId }, { found, order, lines, money, settled })),
    restocking: formatUnits(offered === undefined && found.needs_return ? restockingOf(money) : 0n, asset),
    label_by: labelPayerOf(found.fault),
    offer_max: found.needs_return ? formatUnits(offerMax(money), asset) : null,
  };
}

type Parting = {
  readonly found: sql.CaseRow;
  readonly order: NonNullable<Awaited<ReturnType<typeof orderList.findOrderRow>>>;
  readonly lines: Awaited<ReturnType<typeof linesOfCase>>['lines'];
  readonly money: ReturnMoney;
  readonly settled: ReturnSettled;
};

/** Who bears what of a refund, and what the shop has of the order before and after it. */
export async function presentParts(
  { tx, shopId }: Reading,
  { found, order, lines, money, settled }: Parting,
): Promise<Omit<GivenOf<typeof caseCost>, 'case_id' | 'restocking' | 'label_by' | 'offer_max'>> {
  const asset = assetOf(order.currency);
  const drawn = (kind: string) =>
    settled.transfers.reduce((sum, one) => (one.kind === kind ? sum + one.units : sum), 0n);
  const isAccepted = order.commission_units !== null;
  const spared = isAccepted ? settled.commissionBack : sparedOf(money, settled);
  const supplier = drawn('return_supplier');
  const tax = drawn('return_tax');
  const yours = settled.refundUnits - supplier - tax - spared;
  const held = found.held_pending_units;
  // An earlier case left what the book says; there the hold of this one is counted.
  const booked = order.refunded_units === 0n ? undefined : await bookOf({ tx, shopId }, order.id);
  const before = present.profitOf(order, lines, booked) + (isAccepted && booked === undefined ? held : 0n);
  const amount = (units: bigint) => formatUnits(units, asset);
  return {
    currency: order.currency,
    refund: amount(settled.refundUnits),
    from_supplier: amount(supplier),
    from_tax: amount(tax),
    from_commission: amount(spared),
    from_you: amount(yours),
    yours_before: amount(before),
    yours_after: amount(before - yours),
    advanced: amount(drawn('return_advance')),
  };
}

/** The offer that is asked about, or the one that stands. */
function offerOf(row: sql.CaseRow, asked: bigint | undefined, money: ReturnMoney): bigint | undefined {
  if (asked === undefined) return row.state === 'countered' ? (row.offer_units ?? undefined) : undefined;
  if (asked === 0n || asked > offerMax(money) || !row.needs_return)
    throw refuse('invalidParameter', { field: 'offer', reason: 'too_much' });
  return asked;
}

/** Before acceptance the commission is not taken yet: what is due on less goods, or at a lower price, is less. */
function sparedOf(money: ReturnMoney, { allowances, keepsNothing }: ReturnSettled): bigint {
  const isOffer = !keepsNothing && allowances.some(({ units }) => units > 0n);
  return money.lines.reduce((sum, line) => {
    const kept = line.qty - line.returnedQty;
    const change = allowances.find(({ n }) => n === line.n);
    const { units = 0n, taxUnits = 0n, costUnits = 0n } = line.allowed ?? {};
    const after = {
      units: units + (change?.units ?? 0n),
      taxUnits: taxUnits + (change?.taxUnits ?? 0n),
      costUnits: costUnits + (change?.costUnits ?? 0n),
    };
    const before = lineCommission(line, kept, money.commissionBps, line.allowed);
    const rest = isOffer ? kept : kept - line.nowQty;
    return sum + before - lineCommission(line, rest, money.commissionBps, after);
  }, 0n);
}
