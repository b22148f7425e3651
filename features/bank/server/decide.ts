// What two people decide about a line of a statement. One proposes, another one confirms, and only then anything moves.
import { isSameMoney } from '#domain/money/money.ts';
import { findReferences } from '#domain/deposits/bank-reference.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { addHours } from '#domain/time.ts';
import { limits } from '#domain/limits.ts';
import type { BankLineState } from '#domain/states/bank.ts';
import type { decideBankLine } from '#features/bank/contract.ts';
import * as decisions from './decision.sql.ts';
import { wakePayments, wakeRefunds, type Importing } from './apply.ts';
import * as lines from './line.sql.ts';
import { moneyOf, usedOf } from './match.ts';
import * as references from './reference.sql.ts';
import { placeOf, readPlace, type Payer } from '#domain/payments/money-back.ts';
import { draftReturn } from './return.ts';
import * as returns from './return.sql.ts';

type Input = InputOf<typeof decideBankLine>;
type Given = GivenOf<typeof decideBankLine>;
type Proposed = Exclude<Input['act'], 'confirm' | 'drop'>;

export async function decideLine(context: Importing, ask: Input): Promise<Given> {
  const line = await lines.lockLine(context.tx, { id: ask.id });
  if (line === undefined) throw refuse('recordNotFound', { reason: 'line' });
  if (ask.act === 'confirm' || ask.act === 'drop') return endProposal(context, line, ask);
  return propose(context, line, { ...ask, act: ask.act });
}

export function needed<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw refuse('parameterMissing', { field, reason: 'missing' });
  return value;
}

async function propose(
  context: Importing,
  line: lines.LineRow,
  ask: Input & { readonly act: Proposed },
): Promise<Given> {
  const { tx, env, now, operatorId } = context;
  const place = readTyped(ask);
  const target = targetOf(ask);
  await assertFits(context, line, { act: ask.act, target, place });
  const id = env.random.id(now);
  const isFirst = await decisions.insertDecision(tx, {
    id,
    lineId: line.id,
    act: ask.act,
    target,
    toName: place?.name ?? '',
    toAccount: place?.account ?? '',
    toBic: place?.bic ?? '',
    note: needed(ask.note, 'note'),
    maker: operatorId,
    at: now,
  });
  if (!isFirst) throw refuse('invalidOperation', { reason: 'proposed' });
  return { state: line.state, decision_id: id, needs_second: true };
}

/** Where money is to go, as a person typed it. @throws Refused `invalidParameter` `to_account` where no bank could. */
export function readTyped(ask: Pick<Input, 'to_name' | 'to_account' | 'to_bic'>): Payer | undefined {
  if (ask.to_account === undefined) return undefined;
  const account = readPlace(ask.to_account);
  if (account === '') throw refuse('invalidParameter', { field: 'to_account', reason: 'checksum' });
  const bic = (ask.to_bic ?? '').replaceAll(/\s/g, '').toUpperCase().slice(0, 11);
  return { account, name: needed(ask.to_name, 'to_name'), bic };
}

/** The one right reference that was typed. */
function targetOf({ act, reference }: Pick<Input, 'act' | 'reference'>): string | undefined {
  if (act !== 'match' && act !== 'settle') return undefined;
  const typed = needed(reference, 'reference');
  const [found] = findReferences(act === 'match' ? 'pay' : 'back', typed);
  if (found === undefined) throw refuse('invalidParameter', { field: 'reference', reason: 'checksum' });
  return found;
}

type Meant = {
  readonly act: decisions.DecisionAct;
  readonly target: string | undefined;
  readonly place: Payer | undefined;
};

type Fitting = { readonly payment?: references.ReferenceRow; readonly sending?: returns.ReturnRow };

/** Whether a line can be what somebody says. Looked at when it is proposed, and again when it is confirmed. */
async function assertFits(
  { tx, now }: Importing,
  line: lines.LineRow,
  { act, target = '', place }: Meant,
): Promise<Fitting> {
  const no = (reason: string) => refuse('invalidOperation', { reason, state: line.state });
  if (act === 'match') {
    if (line.state !== 'open' || line.direction !== 'credit') throw no('decided');
    const [payment] = await references.readReferences(tx, [target], true);
    if (payment === undefined) throw refuse('recordNotFound', { field: 'reference', reason: 'payment' });
    if (payment.completed_line !== null) throw no('paid_before');
    if (payment.currency !== line.currency) throw no('other_currency');
    return { payment };
  }
  if (act === 'settle') {
    if (line.state !== 'open' || line.direction !== 'debit') throw no('decided');
    const [sending] = await returns.lockCodes(tx, [target]);
    if (sending === undefined) throw refuse('recordNotFound', { field: 'reference', reason: 'sending' });
    if (sending.state === 'paid') throw no('sent_before');
    if (!isSameMoney(moneyOf(sending), moneyOf(line))) throw no('other_amount');
    return { sending };
  }
  if (act === 'other') {
    if (line.state !== 'open') throw no('decided');
    return {};
  }
  if (line.direction !== 'credit') throw no('debit');
  const payment = await partOf(tx, line);
  if (line.state !== 'open' && (payment === undefined || !isOver(payment, now))) throw no('decided');
  if (placeOf(payerOf(line), '').namedBy === 'nobody' && place === undefined)
    throw refuse('parameterMissing', { field: 'to_account', reason: 'missing' });
  return payment === undefined ? {} : { payment };
}

async function partOf(
  tx: Importing['tx'],
  line: lines.LineRow,
): Promise<references.ReferenceRow | undefined> {
  if (line.state !== 'matched' || line.reference === null) return undefined;
  const [payment] = await references.readReferences(tx, [line.reference], true);
  return payment;
}

/** A payment that never became whole, and no longer can. */
function isOver({ completed_line: line, expires_at: end }: references.ReferenceRow, now: Date): boolean {
  return line === null && addHours(end, limits.bankGraceHours) < now;
}

function payerOf(line: lines.LineRow): Payer {
  return { name: line.other_name, account: line.other_account, bic: line.other_bic };
}

/**
 * The second person's word.
 *
 * @throws Refused `insufficientPermissions` `same_person`; `invalidOperation` where it was decided or no longer fits.
 */
async function endProposal(context: Importing, line: lines.LineRow, ask: Input): Promise<Given> {
  const { tx, now, operatorId } = context;
  const id = needed(ask.decision_id, 'decision_id');
  const decision = await decisions.lockDecision(tx, { id });
  if (decision?.line_id !== line.id) throw refuse('recordNotFound', { reason: 'decision' });
  if (decision.state !== 'proposed')
    throw refuse('invalidOperation', { reason: 'decided', state: line.state });
  const isConfirmed = ask.act === 'confirm';
  if (isConfirmed && decision.maker === operatorId)
    throw refuse('insufficientPermissions', { reason: 'same_person' });
  await decisions.endDecision(tx, id, { by: operatorId, isConfirmed, at: now });
  if (!isConfirmed) return { state: line.state, decision_id: id, needs_second: false };
  return { state: await carryOut(context, line, decision), decision_id: id, needs_second: false };
}

async function carryOut(
  context: Importing,
  line: lines.LineRow,
  decision: decisions.DecisionRow,
): Promise<BankLineState> {
  const { tx, now } = context;
  const { act, target } = decision;
  const named = { name: decision.to_name, account: decision.to_account, bic: decision.to_bic };
  const place = decision.to_account === '' ? undefined : named;
  const { payment, sending } = await assertFits(context, line, { act, target: target ?? '', place });
  const common = { decisionId: decision.id, at: now };
  if (act === 'match' && payment !== undefined) return matchLine(context, line, payment, decision.id);
  if (act === 'settle' && sending !== undefined) {
    await moveOrRefuse(context, line, { move: 'settle', ...common });
    const refunds = await returns.markReturnsPaid(tx, [{ id: sending.id, line: line.id }], now);
    await wakeRefunds(context, refunds);
    return 'settled';
  }
  if (act === 'other') {
    await moveOrRefuse(context, line, { move: 'other', ...common });
    return 'other';
  }
  await moveOrRefuse(context, line, { move: 'return', ...common });
  if (payment !== undefined) {
    const left = payment.received_units - line.used_units;
    await references.saveReceived(tx, [{ reference: payment.reference, units: left, line: null }], now);
  }
  await enterReturn(context, line, { decisionId: decision.id, place, payment });
  return 'returning';
}

async function moveOrRefuse({ tx }: Importing, line: lines.LineRow, move: lines.LineMove): Promise<void> {
  if (await lines.moveLine(tx, line, move)) return;
  throw refuse('invalidOperation', { reason: 'decided', state: line.state });
}

async function matchLine(
  context: Importing,
  line: lines.LineRow,
  payment: references.ReferenceRow,
  decisionId: string,
): Promise<BankLineState> {
  const { tx, now, env } = context;
  const used = usedOf(payment.units, payment.received_units, line.units);
  const { reference } = payment;
  await moveOrRefuse(context, line, { move: 'match', reference, usedUnits: used, decisionId, at: now });
  const units = payment.received_units + used;
  const isWhole = units === payment.units;
  await references.saveReceived(tx, [{ reference, units, line: isWhole ? line.id : null }], now);
  if (used < line.units) {
    const draft = { id: env.random.id(now), kind: 'excess' as const, currency: line.currency };
    const rest = { ...draft, units: line.units - used, lineId: line.id, reference, decisionId };
    const row = draftReturn(env.secret, rest, placeOf(payerOf(line), ''));
    await returns.insertReturns(tx, [row], now);
  }
  if (isWhole) await wakePayments(context, [reference]);
  return 'matched';
}

type Returning = {
  readonly decisionId: string;
  readonly place: Payer | undefined;
  readonly payment: references.ReferenceRow | undefined;
};

/** The whole line goes back: to the account it came from, or where two people say that it belongs. */
async function enterReturn(
  { tx, env, now }: Importing,
  line: lines.LineRow,
  { decisionId, place, payment }: Returning,
): Promise<void> {
  const to = place === undefined ? placeOf(payerOf(line), '') : { ...place, namedBy: 'people' as const };
  const draft = { id: env.random.id(now), kind: 'unmatched' as const, currency: line.currency };
  // What a payment kept for itself may have gone back in part before: as what it was too much.
  const reference = payment?.reference ?? null;
  const row = { ...draft, units: line.units, lineId: line.id, reference, decisionId };
  await returns.insertReturns(tx, [draftReturn(env.secret, row, to)], now);
}
