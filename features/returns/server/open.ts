// Opening a case (O11, O19, O22): the timers of the order rest, and only the disputed part of the money is held.
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { Transfer } from '#domain/ledger/postings.ts';
import { returnAmounts, shopExposure, type ReturnMoney } from '#domain/recipes/return.ts';
import { transferOf } from '#domain/recipes/order.ts';
import { faultOf, needsReturn, type ReturnReason, type ReturnState } from '#domain/states/return-case.ts';
import { addDays, addHours } from '#domain/time.ts';
import { insertHold } from '#features/ledger/server/public.ts';
import { moves, orderRows, type Context } from '#features/orders/server/public.ts';
import type { requestReturn } from '#features/returns/contract.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { findCase, insertCase, type CaseRow } from './cases.sql.ts';
import { writeOfCase } from './emails.ts';
import { returnedLines, returnMoney } from './money.ts';
import { goOn, recordCase, step, type Order } from './steps.ts';

/** What the buyer asked for, checked against the lines that are there. */
export function readBack(
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

/** Everything that is kept. */
export function allLeft(lines: readonly orderRows.LineRow[]): Map<number, number> {
  return new Map(lines.map((line) => [line.n, line.qty - line.returned_qty]));
}

/** Faults may be told after the window too: they are the legal guarantee. A change of mind may not. */
export function assertInWindow(
  order: Pick<Order, 'window_ends_at' | 'delivered_at'>,
  reason: ReturnReason,
  at: Date,
): void {
  // By time alone: an early acceptance takes no right away.
  const end =
    faultOf(reason) === 'buyer'
      ? order.window_ends_at
      : order.delivered_at && addDays(order.delivered_at, limits.guaranteeDays);
  if (end === null || at <= end) return;
  throw refuse('invalidOperation', { reason: 'window_ended', window_ended_at: end.toISOString() });
}

export type Opened = { readonly caseId: string; readonly state: ReturnState; readonly units: bigint };

/**
 * O19, O22: the buyer asks to return lines.
 *
 * @throws Refused `invalidOperation` with `window_ended_at` after the window, with `left` for more than is kept, and
 *   with the table's moves where the order's status allows no case.
 */
export async function openCase(
  context: Context,
  order: Order,
  input: Pick<InputOf<typeof requestReturn>, 'reason' | 'text' | 'lines'>,
): Promise<Opened> {
  const { tx, shopId, now, env } = context;
  assertInWindow(order, input.reason, now);
  const lines = await orderRows.readLines(tx, shopId, [order.id]);
  const back = readBack(input.lines, lines);
  const asked = { lines, back, reason: input.reason, text: input.text ?? '' };
  const row = await enterCase(context, order, { ...asked, move: 'openCase', actor: 'buyer' });
  const isAtOnce = env.policy.approveReturnsAtOnce && input.reason === 'change_of_mind';
  return openedOf(isAtOnce ? await approveAtOnce(context, row, 'timer') : row);
}

/** A withdrawal from the contract needs nobody's yes: the goods are expected at once. */
export async function openWithdrawal(
  context: Context,
  order: Order,
  asked: { back: ReadonlyMap<number, number>; declaredAt: Date },
): Promise<Opened> {
  assertInWindow(order, 'withdrawal', asked.declaredAt);
  const lines = await orderRows.readLines(context.tx, context.shopId, [order.id]);
  const about = { lines, back: asked.back, reason: 'withdrawal', text: '' } as const;
  const row = await enterCase(context, order, { ...about, move: 'openCase', actor: 'buyer' });
  return openedOf(await approveAtOnce(context, row, 'buyer'));
}

/** O11: a parcel that never came opens its case, for everything that is left. */
export async function openLost(context: Context, order: Order, actor: 'buyer' | 'timer'): Promise<Opened> {
  const lines = await orderRows.readLines(context.tx, context.shopId, [order.id]);
  const about = { lines, back: allLeft(lines), reason: 'lost', text: '' } as const;
  return openedOf(await enterCase(context, order, { ...about, move: 'lose', actor }));
}

/** The carrier says that it was delivered, the buyer that it was not. */
export async function openNotReceived(context: Context, order: Order, text: string): Promise<Opened> {
  assertInWindow(order, 'change_of_mind', context.now);
  const lines = await orderRows.readLines(context.tx, context.shopId, [order.id]);
  const about = { lines, back: allLeft(lines), reason: 'not_received', text } as const;
  return openedOf(await enterCase(context, order, { ...about, move: 'openCase', actor: 'buyer' }));
}

function openedOf({ id, state, units }: CaseRow): Opened {
  return { caseId: id, state, units };
}

async function approveAtOnce(context: Context, row: CaseRow, actor: 'timer' | 'buyer'): Promise<CaseRow> {
  return goOn(context, await step(context, row, { move: 'approve', actor }), actor);
}

type Enter = {
  readonly lines: orderRows.LineRow[];
  readonly back: ReadonlyMap<number, number>;
  readonly reason: ReturnReason;
  readonly text: string;
  readonly move: 'openCase' | 'lose';
  readonly actor: 'buyer' | 'timer';
};

async function enterCase(context: Context, order: Order, ask: Enter): Promise<CaseRow> {
  const { tx, shopId, now, env } = context;
  const id = env.random.id(now);
  const fault = faultOf(ask.reason);
  const money = await returnMoney(context, order, returnedLines(ask.lines, ask.back), {
    id,
    fault,
    actor: 'timer',
  });
  const { refundUnits } = returnAmounts(money);
  if (refundUnits === 0n) throw refuse('invalidOperation', { reason: 'nothing_left' });
  const held = holdOf(order, money);
  const answerBy = addHours(now, env.policy.returnAnswerHours);
  await insertCase(tx, shopId, {
    id,
    orderId: order.id,
    reason: ask.reason,
    fault,
    text: ask.text,
    units: refundUnits,
    heldPending: held.pending,
    heldAvailable: held.available,
    answerBy,
    needsReturn: needsReturn(ask.reason),
    at: now,
    actor: ask.actor,
    lines: ask.lines
      .map((line) => ({ n: line.n, supplierId: line.supplier_id, qty: ask.back.get(line.n) ?? 0 }))
      .filter(({ qty }) => qty > 0),
  });
  await setTimers(tx, shopId, [{ subject: id, kind: 'case.answer', dueAt: answerBy }]);
  await noteHold(context, { id, orderId: order.id, units: held.pending + held.available });
  const [moved] = await moves.moveOrders(context, [order], {
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
  const row = await findCase(tx, { shopId, id });
  if (row === undefined) throw new Error(`case ${id} is gone in its own transaction`);
  await recordCase(context, row, 'open');
  await writeOfCase(context, row, { move: 'open', actor: ask.actor });
  return row;
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

function holdTransfers(
  orderId: string,
  caseId: string,
  { pending, available, actor }: Held & { actor: Enter['actor'] },
): Transfer[] {
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

/** The hold as the merchant sees it: why, how much, and until when at the latest. */
async function noteHold(
  context: Context,
  { id, orderId, units }: { id: string; orderId: string; units: bigint },
): Promise<void> {
  if (units === 0n) return;
  const { tx, shopId, now, env } = context;
  const { returnAnswerHours, returnShipDays, inspectDays } = env.policy;
  const waitDays = limits.caseEscalateDays + 2 * limits.caseDecideDays + limits.caseUnseenDays;
  const until = addDays(
    addHours(now, returnAnswerHours + 2 * limits.caseOfferHours),
    returnShipDays + inspectDays + waitDays,
  );
  const latest = addDays(now, limits.caseHoldDaysMax);
  await insertHold(tx, shopId, {
    id,
    kind: 'case',
    reasonCode: 'case',
    reason:
      'A buyer asked to return goods of this order. Only the disputed part is held until the case ends.',
    document: orderId,
    units,
    from: now,
    until: until < latest ? until : latest,
  });
}
