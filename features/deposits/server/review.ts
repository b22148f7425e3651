// What people decide about deposits: two of them attest money that no machine has seen, and clear what was not clear;
// one may ask, or say no with a reason of the list. Nobody decides about a merchant they let in.
import { readHash } from '#domain/deposits/deposit.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, parseUnits } from '#domain/money/money.ts';
import { payoutChannels, plainNumber } from '#domain/payouts/payout.ts';
import { returnRecipe } from '#domain/recipes/deposit.ts';
import type { DepositFailReason, ReceiptState } from '#domain/states/deposit.ts';
import { addDays } from '#domain/time.ts';
import { post } from '#features/ledger/server/public.ts';
import type { decideDeposit } from '#features/deposits/review.contract.ts';
import { lineFor, returnCodeOf, sendLineBack, useLine } from './line.ts';
import { lockDeposit, moveDeposit, tellDeposit } from './moves.ts';
import { clear, settleAttested } from './receive.ts';
import * as receipts from './receipts.sql.ts';
import { roomOf, type DepositContext } from './terms.ts';
import { inviterOf } from '#features/invitation/server/public.ts';
import * as sql from './deposit.sql.ts';

export type Reviewing = DepositContext & { readonly operatorId: string; readonly isFinance: boolean };
type Input = Omit<InputOf<typeof decideDeposit>, 'id'>;
type Decided = GivenOf<typeof decideDeposit>;

/** A reviewer's act on one deposit, which is locked first. */
export async function decideOne(context: Reviewing, id: string, ask: Input): Promise<Decided> {
  const row = await lockDeposit(context, id);
  if ((await inviterOf(context.tx, context.shopId, row.person_id)) === context.operatorId) {
    throw refuse('insufficientPermissions', { reason: 'invited_by_you' });
  }
  switch (ask.act) {
    case 'propose':
      return proposeDeposit(context, row, ask);
    case 'confirm':
      return confirmDeposit(context, row, needed(ask.receipt_id, 'receipt_id'));
    case 'drop':
      return dropProposal(context, row, needed(ask.receipt_id, 'receipt_id'));
    case 'ask':
      return askDeposit(context, row, needed(ask.text, 'text'));
    case 'fail':
      return failDeposit(context, row, {
        code: needed(ask.reason_code, 'reason_code'),
        text: needed(ask.text, 'text'),
      });
    case 'clear':
      return clearReceipt(context, row, needed(ask.receipt_id, 'receipt_id'));
    case 'return':
      return returnReceipt(context, row, {
        id: needed(ask.receipt_id, 'receipt_id'),
        reference: ask.reference,
      });
  }
}

function needed<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw refuse('parameterMissing', { field, reason: 'missing' });
  return value;
}

function over(row: sql.DepositRow) {
  return refuse('invalidOperation', { reason: 'decided', state: row.state });
}

/**
 * Writes down what a person reads at the bank or chain: nothing is booked until another person confirms it. Money that
 * came when the deposit had ended is the merchant's all the same, so this asks for no state.
 *
 * @throws Refused `invalidParameter` (`amount`: `scale`; `reference`: `shape` where a chain's hash is none).
 */
export async function proposeDeposit(context: Reviewing, row: sql.DepositRow, ask: Input): Promise<Decided> {
  const { tx, shopId, env, now, operatorId } = context;
  const { hash, units, lineId } = await namedFact(context, row, ask);
  const before = await receipts.readReceipts(tx, { shopId, ids: [row.id] });
  if (before.some(({ state }) => state === 'proposed')) {
    throw refuse('invalidOperation', { reason: 'proposed' });
  }
  const receipt = await receipts.insertReceipt(tx, shopId, {
    id: env.random.id(now),
    depositId: row.id,
    source: 'reviewer',
    hash,
    part: before.filter((one) => one.hash === hash).length,
    asset: row.asset,
    units,
    confirmations: 1,
    need: 1,
    state: 'proposed',
    inviter: await inviterOf(tx, shopId, row.person_id),
    proposedBy: operatorId,
    lineId,
    at: now,
  });
  return { state: row.state, receipt_id: receipt.id, needs_second: true };
}

type Named = { readonly hash: string; readonly units: bigint; readonly lineId?: string };

/**
 * What a person points at. At a bank it is a line of a statement, and the amount is what the line says; on a chain, and
 * where test data have no bank, what stands there is typed.
 */
async function namedFact({ tx }: Reviewing, row: sql.DepositRow, ask: Input): Promise<Named> {
  if (row.channel === 'bank' && (ask.line_id !== undefined || !row.is_test)) {
    const line = await lineFor(tx, needed(ask.line_id, 'line_id'), row.asset);
    return { hash: line.id, units: line.units, lineId: line.id };
  }
  const units = parseUnits(needed(ask.amount, 'amount'), row.asset);
  if (units === undefined || units === 0n)
    throw refuse('invalidParameter', { field: 'amount', reason: 'scale' });
  const typed = needed(ask.reference, 'reference');
  const hash = row.channel === 'bank' ? plainNumber(typed).toLowerCase() : readHash(row.channel, typed);
  if (hash === undefined || hash.length < 4)
    throw refuse('invalidParameter', { field: 'reference', reason: 'shape' });
  return { hash, units };
}

/** @throws Refused `insufficientPermissions` (`same_person`), `transactionHashUsed` where it was booked before. */
export async function confirmDeposit(
  context: Reviewing,
  row: sql.DepositRow,
  receiptId: string,
): Promise<Decided> {
  const receipt = await receiptOf(context, row, { id: receiptId, states: ['proposed'] });
  assertSecond(context, receipt.proposed_by);
  const { operatorId: confirmedBy, isFinance } = context;
  const { line_id: lineId, proposed_by: maker } = receipt;
  if (lineId !== null && maker !== null)
    await useLine(context, { lineId, depositId: row.id, maker, checker: confirmedBy });
  await settleAttested(context, row, receipt, { actor: 'reviewer', confirmedBy, isFinance });
  return decided(context, row, receiptId);
}

async function dropProposal(context: Reviewing, row: sql.DepositRow, receiptId: string): Promise<Decided> {
  const receipt = await receiptOf(context, row, {
    id: receiptId,
    states: ['proposed', 'unclear', 'waiting'],
  });
  if (receipt.state !== 'proposed') return dropReturn(context, row, receipt);
  await receipts.settleReceipt(context.tx, {
    shopId: context.shopId,
    id: receipt.id,
    from: 'proposed',
    to: 'dropped',
    creditedUnits: 0n,
    unclearUnits: 0n,
    at: context.now,
  });
  return decided(context, row, receiptId);
}

async function receiptOf(
  { tx, shopId }: Reviewing,
  row: sql.DepositRow,
  { id, states }: { id: string; states: readonly ReceiptState[] },
): Promise<receipts.ReceiptRow> {
  const found = (await receipts.readReceipts(tx, { shopId, ids: [row.id] })).find((one) => one.id === id);
  if (found === undefined) throw refuse('recordNotFound', { reason: 'receipt' });
  if (!states.includes(found.state))
    throw refuse('invalidOperation', { reason: 'decided', state: found.state });
  return found;
}

/** The second word is somebody else's, and finance's: the database holds both. */
function assertSecond({ operatorId, isFinance }: Reviewing, first: string | null): void {
  if (first === operatorId) throw refuse('insufficientPermissions', { reason: 'same_person' });
  if (!isFinance) throw refuse('insufficientPermissions', { reason: 'finance_needed' });
}

async function decided({ tx, shopId }: Reviewing, row: sql.DepositRow, receiptId: string): Promise<Decided> {
  const after = await sql.findDeposit(tx, { shopId, id: row.id });
  return { state: after?.state ?? row.state, receipt_id: receiptId, needs_second: false };
}

/** Asks the merchant; a week later without an answer the deposit comes to nothing. */
async function askDeposit(context: Reviewing, row: sql.DepositRow, question: string): Promise<Decided> {
  const answerUntil = addDays(context.now, limits.depositAnswerDays);
  const facts = { question, answerUntil };
  const moved = await moveDeposit(context, row, { move: 'ask', actor: 'reviewer', facts });
  if (moved === undefined) throw over(row);
  await tellDeposit(context, moved, { code: 'deposit_needs_info', about: `asked:${moved.version}` });
  return { state: moved.state, receipt_id: null, needs_second: false };
}

/**
 * Says no, with a reason of the closed list and a text that the merchant reads. Money that comes, or has come, is not
 * touched by it: it is kept apart, and cleared or returned.
 */
export async function failDeposit(
  context: Reviewing,
  row: sql.DepositRow,
  { code, text }: { code: DepositFailReason; text: string },
): Promise<Decided> {
  if (text.length < limits.withdrawalReasonUnitsMin) {
    throw refuse('invalidParameter', {
      field: 'text',
      reason: 'too_small',
      min: limits.withdrawalReasonUnitsMin,
    });
  }
  const moved = await moveDeposit(context, row, {
    move: 'fail',
    actor: 'reviewer',
    facts: { reasonCode: code, reason: text },
  });
  if (moved === undefined) throw over(row);
  await tellDeposit(context, moved, { code: 'deposit_failed', about: 'failed' });
  return { state: moved.state, receipt_id: null, needs_second: false };
}

/**
 * Money kept apart is the shop's: two people say so.
 *
 * @throws Refused `invalidOperation` (`cap`) where the cap leaves no room for it: then it waits, or goes back.
 */
async function clearReceipt(context: Reviewing, row: sql.DepositRow, receiptId: string): Promise<Decided> {
  const { tx, shopId, operatorId } = context;
  const receipt = await receiptOf(context, row, { id: receiptId, states: ['unclear'] });
  // It may be on its way back already.
  if (receipt.return_by !== null) throw refuse('invalidOperation', { reason: 'returning' });
  const room = await roomOf(context, row);
  if (receipt.unclear_units > room) {
    const left = formatUnits(room, row.currency);
    throw refuse('invalidOperation', { reason: 'cap', left, currency: row.currency });
  }
  if (receipt.proposed_by === null) {
    await receipts.proposeClear(tx, { shopId, id: receiptId, operatorId });
    return { state: row.state, receipt_id: receiptId, needs_second: true };
  }
  assertSecond(context, receipt.proposed_by);
  const { isFinance } = context;
  await clear(context, row, receipt, { actor: 'reviewer', confirmedBy: operatorId, isFinance });
  return decided(context, row, receiptId);
}

/** What was about to go back did not go: it is kept apart as before. */
async function dropReturn(
  context: Reviewing,
  row: sql.DepositRow,
  receipt: receipts.ReceiptRow,
): Promise<Decided> {
  if (!(await receipts.dropReturn(context.tx, { shopId: context.shopId, id: receipt.id })))
    throw refuse('invalidOperation', { reason: 'decided', state: receipt.state });
  return decided(context, row, receipt.id);
}

/**
 * Money kept apart goes back to whoever sent it, by two people; between the two it is credited to nobody. On a chain one
 * sends it and says under which reference, another one has seen there that it went. At a bank they say that it shall, and
 * it stands on the list of what goes back.
 *
 * @throws Refused `insufficientPermissions` (`same_person`), `invalidParameter` (`reference`: `differs`) where the second
 * person reads another reference than the first one wrote.
 */
async function returnReceipt(
  context: Reviewing,
  row: sql.DepositRow,
  { id, reference }: { id: string; reference: string | undefined },
): Promise<Decided> {
  const { tx, shopId, now, operatorId, isFinance, env } = context;
  const receipt = await receiptOf(context, row, { id, states: ['unclear', 'waiting'] });
  const { line_id: lineId } = receipt;
  if (receipt.return_by === null) {
    const named = lineId === null ? needed(reference, 'reference') : returnCodeOf(env, id);
    await receipts.proposeReturn(tx, { shopId, id, by: operatorId, reference: named, at: now });
    return { state: row.state, receipt_id: id, needs_second: true };
  }
  assertSecond(context, receipt.return_by);
  if (reference !== undefined && reference !== receipt.reference)
    throw refuse('invalidParameter', { field: 'reference', reason: 'differs' });
  const units = receipt.unclear_units;
  await receipts.settleReceipt(tx, {
    shopId,
    id,
    from: receipt.state,
    to: 'returned',
    creditedUnits: receipt.credited_units,
    unclearUnits: 0n,
    returnedBy: operatorId,
    isFinance,
    at: now,
  });
  // What came by a line goes back by the bank's list: its statement tells when it went.
  if (lineId !== null) await sendLineBack(context, { id, lineId, units });
  await tellDeposit(context, row, { code: 'deposit_returned', about: `returned:${id}`, units });
  const channel = payoutChannels[row.channel];
  const arrival = { depositId: row.id, receiptId: id, channel, actor: 'reviewer' } as const;
  await post(tx, shopId, now, [returnRecipe(arrival, units)]);
  return decided(context, row, id);
}
