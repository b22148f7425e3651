// Opening a case (O11, O19): the timers of the order rest, and only the disputed part of the money is held.
import type { InputOf } from '#domain/endpoint.ts';
import { account } from '#domain/accounts.ts';
import { refuse } from '#domain/errors.ts';
import type { ActorKind, Transfer } from '#domain/postings.ts';
import { returnAmounts, shopExposure, type ReturnedLine, type ReturnMoney } from '#domain/recipes/return.ts';
import { transferOf } from '#domain/recipes/order.ts';
import { faultOf, type ReturnReason, type ReturnState } from '#domain/states/return-case.ts';
import { addDays, addHours } from '#domain/time.ts';
import { balancesOfAccounts, insertHold, lockBook } from '#features/ledger/server/public.ts';
import { moves, orderRows, parcelRows, type Ground } from '#features/orders/server/public.ts';
import type { requestReturn } from '#features/returns/contract.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { insertCase } from './cases.sql.ts';

export const caseTimers = ['case.answer', 'case.ship'] as const;

type Order = orderRows.OrderRow;

/** The lines of an order with what comes back of them now. */
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
    returnedQty: line.returned_qty,
    nowQty: back.get(line.n) ?? 0,
  }));
}

export type CaseFacts = {
  readonly id: string;
  readonly fault: ReturnMoney['fault'];
  readonly actor: ActorKind;
};

type ReadGround = Pick<Ground, 'tx' | 'shopId'>;
type MoneyOrder = Pick<
  Order,
  'id' | 'goods_units' | 'shipping_units' | 'tax_units' | 'commission_bps' | 'commission_units'
>;

/** Everything that the money of a return depends on, read while the book is locked. */
export async function returnMoney(
  ground: Ground,
  order: Order,
  lines: ReturnedLine[],
  facts: CaseFacts,
): Promise<ReturnMoney> {
  await lockBook(ground.tx, ground.shopId);
  return readReturnMoney(ground, order, lines, facts);
}

/** The same as it stands now: true for as long as nothing is posted. */
export async function readReturnMoney(
  { tx, shopId }: ReadGround,
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
  const sent = parcels.filter(({ state }) => state !== 'cancelled' && state !== 'returned');
  return {
    orderId: order.id,
    caseId: facts.id,
    actor: facts.actor,
    fault: facts.fault,
    lines,
    goodsUnits: order.goods_units,
    shippingUnits: cut.reduce((left, row) => left - row.ship_fee_units, order.shipping_units),
    taxUnits: order.tax_units,
    shipFees: sent.map((row) => ({ supplierId: row.supplier_id, units: row.ship_fee_units })),
    commissionBps: order.commission_bps,
    commissionUnits: order.commission_units ?? undefined,
    escrowUnits,
    heldUnits,
    availableUnits,
  };
}

/** What the buyer asked for, checked against the lines that are there. */
function readBack(
  asked: InputOf<typeof requestReturn>['lines'],
  lines: readonly orderRows.LineRow[],
): Map<number, number> {
  const back = new Map<number, number>();
  for (const { id, qty } of asked) back.set(Number(id), (back.get(Number(id)) ?? 0) + qty);
  for (const [n, qty] of back) {
    const line = lines.find((one) => one.n === n);
    if (line === undefined) throw refuse('recordNotFound', { field: 'lines', reason: 'line' });
    const left = line.qty - line.returned_qty;
    if (qty > left) throw refuse('invalidOperation', { reason: 'more_than_kept', line: String(n), left });
  }
  return back;
}

/** Faults may be told after the window too: they are the legal guarantee. A change of mind may not. */
function assertInWindow(order: Order, reason: ReturnReason, now: Date): void {
  const end = order.window_ends_at;
  // By time alone: an early acceptance takes no right away.
  const isOver = end !== null && now > end;
  if (!isOver || reason !== 'change_of_mind') return;
  throw refuse('invalidOperation', { reason: 'window_ended', window_ended_at: end?.toISOString() ?? null });
}

export type Opened = { readonly caseId: string; readonly state: ReturnState; readonly units: bigint };

/**
 * O19: the buyer asks to return lines.
 *
 * @throws Refused `invalidOperation` with `window_ended_at` after the window, with `left` for more than is kept, and
 *   with the table's moves where the order's status allows no case.
 */
export async function openCase(
  ground: Ground,
  order: Order,
  input: InputOf<typeof requestReturn>,
): Promise<Opened> {
  const { tx, shopId, now, world } = ground;
  assertInWindow(order, input.reason, now);
  const lines = await orderRows.readLines(tx, shopId, [order.id]);
  const back = readBack(input.lines, lines);
  const isAtOnce = world.policy.approveReturnsAtOnce && input.reason === 'change_of_mind';
  const asked = { order, lines, back, reason: input.reason, text: input.text ?? '' };
  return enterCase(ground, {
    ...asked,
    move: 'openCase',
    actor: 'buyer',
    state: isAtOnce ? 'awaiting_return' : 'requested',
  });
}

/** O11: a parcel that never came opens its case by itself, for everything that is left. */
export async function openLost(ground: Ground, order: Order, actor: 'buyer' | 'timer'): Promise<Opened> {
  const lines = await orderRows.readLines(ground.tx, ground.shopId, [order.id]);
  const back = new Map(lines.map((line) => [line.n, line.qty - line.returned_qty]));
  const text = 'No delivery was reported in time.';
  return enterCase(ground, {
    order,
    lines,
    back,
    reason: 'lost',
    text,
    move: 'lose',
    actor,
    state: 'requested',
  });
}

type Enter = {
  readonly order: Order;
  readonly lines: orderRows.LineRow[];
  readonly back: ReadonlyMap<number, number>;
  readonly reason: ReturnReason;
  readonly text: string;
  readonly move: 'openCase' | 'lose';
  readonly actor: 'buyer' | 'timer';
  readonly state: 'requested' | 'awaiting_return';
};

async function enterCase(ground: Ground, ask: Enter): Promise<Opened> {
  const { tx, shopId, now, world } = ground;
  const { order } = ask;
  const id = world.random.id(now);
  const fault = faultOf(ask.reason);
  const money = await returnMoney(ground, order, returnedLines(ask.lines, ask.back), {
    id,
    fault,
    actor: 'timer',
  });
  const { refundUnits } = returnAmounts(money);
  const held = holdOf(order, money);
  const inspectBy =
    ask.state === 'awaiting_return'
      ? addDays(now, world.policy.returnShipDays + world.policy.inspectDays)
      : null;
  const answerBy = ask.state === 'requested' ? addHours(now, world.policy.returnAnswerHours) : null;
  await insertCase(tx, shopId, {
    id,
    orderId: order.id,
    state: ask.state,
    reason: ask.reason,
    fault,
    text: ask.text,
    units: refundUnits,
    heldPending: held.pending,
    heldAvailable: held.available,
    answerBy,
    inspectBy,
    at: now,
    lines: ask.lines
      .map((line) => ({ n: line.n, supplierId: line.supplier_id, qty: ask.back.get(line.n) ?? 0 }))
      .filter(({ qty }) => qty > 0),
  });
  const due = answerBy ?? inspectBy;
  const kind = answerBy === null ? 'case.ship' : 'case.answer';
  if (due !== null) await setTimers(tx, shopId, [{ subject: id, kind, dueAt: due }]);
  await noteHold(ground, { id, orderId: order.id, units: held.pending + held.available });
  const [moved] = await moves.moveOrders(ground, [order], {
    move: ask.move,
    actor: ask.actor,
    reason: ask.reason,
    effect: () => ({
      change: {
        case_id: id,
        ...(held.pending > 0n ? { net_units: (order.net_units ?? 0n) - held.pending } : {}),
      },
      transfers: holdTransfers(order.id, id, { ...held, actor: ask.actor }),
    }),
  });
  if (moved === undefined) throw moves.illegalMove(order, ask.move);
  return { caseId: id, state: ask.state, units: refundUnits };
}

type Held = { readonly pending: bigint; readonly available: bigint };

/** After acceptance the shop's part of the dispute is held where it lies; before, the escrow holds all of it. */
function holdOf(order: Order, money: ReturnMoney): Held {
  if (order.accepted_at === null) return { pending: 0n, available: 0n };
  const exposure = shopExposure(money);
  const limit = order.released_at === null ? (order.net_units ?? 0n) : money.availableUnits;
  const units = exposure < limit ? exposure : limit;
  return order.released_at === null ? { pending: units, available: 0n } : { pending: 0n, available: units };
}

function holdTransfers(orderId: string, caseId: string, held: Held & { actor: ActorKind }): Transfer[] {
  const { pending, available, actor } = held;
  const subject = { credit: caseId };
  return [
    transferOf('case_hold_pending', orderId, { units: pending, actor, onceKey: `${caseId}:hold-p` }, subject),
    transferOf(
      'case_hold_available',
      orderId,
      { units: available, actor, onceKey: `${caseId}:hold-a` },
      subject,
    ),
  ];
}

/** The hold as the merchant sees it: why, how much, until when. */
async function noteHold(
  ground: Ground,
  { id, orderId, units }: { id: string; orderId: string; units: bigint },
): Promise<void> {
  if (units === 0n) return;
  const { tx, shopId, now, world } = ground;
  const { returnAnswerHours, returnShipDays, inspectDays } = world.policy;
  await insertHold(tx, shopId, {
    id,
    kind: 'case',
    reasonCode: 'case',
    reason:
      'A buyer asked to return goods of this order. Only the disputed part is held until the case ends.',
    document: orderId,
    units,
    from: now,
    until: addDays(addHours(now, returnAnswerHours), returnShipDays + inspectDays),
  });
}
