// Money that arrived: seen once, counted block by block, and credited for what it really is.
import { unitsPerCoin } from '#domain/money/fx.ts';
import { refuse } from '#domain/wire/errors.ts';
import { payoutChannels } from '#domain/payouts/payout.ts';
import { arriveRecipe, clearRecipe } from '#domain/recipes/deposit.ts';
import { isOpenDeposit, type UnclearReason } from '#domain/states/deposit.ts';
import { post } from '#features/ledger/server/public.ts';
import { findClaim, takeClaim } from '#platform/db/claim.sql.ts';
import type { DepositFact } from '#platform/ports/deposits.ts';
import { hashKeyOf } from './request.ts';
import { lockDeposit, moveDeposit, tellDeposit } from './moves.ts';
import * as receipts from './receipts.sql.ts';
import { leastDeposit, needOf, roomOf, type DepositContext } from './terms.ts';
import { inviterOf } from '#features/invitation/server/public.ts';
import { tellUnpaid } from '#features/shop/server/public.ts';
import * as sql from './deposit.sql.ts';

/** Who says that it arrived: the chain or bank itself, or the second of two people. */
export type By =
  | { readonly actor: 'provider' }
  | { readonly actor: 'reviewer'; readonly confirmedBy: string; readonly isFinance: boolean };

/** The key under which an arrival is booked once in the whole instance, whoever brings the news. */
export function receiptKeyOf(channel: string, hash: string, part: number): string {
  return `deposit-receipt:${channel}:${hash}:${part}`;
}

/**
 * A fact of a chain or bank about the place of this deposit. It may come any number of times: each arrival is credited
 * once, when it has the blocks it needs, with what arrived and not what was asked or told.
 *
 * @returns what it changed: `seen`, `known`, `other` (another asset, or booked for another deposit), or the receipt's state.
 */
export async function seeDeposit(
  context: DepositContext,
  depositId: string,
  fact: DepositFact,
): Promise<string> {
  const { tx, shopId } = context;
  const row = await lockDeposit(context, depositId);
  if (fact.asset !== row.asset || fact.units <= 0n) return 'other';
  const arrived = await receipts.readReceipts(tx, { shopId, ids: [row.id] });
  const known = arrived.find(
    ({ hash, part, source }) => source === 'provider' && hash === fact.hash && part === fact.part,
  );
  if (known === undefined && arrived.some((one) => isAttested(one, fact.hash))) return 'known';
  const receipt = known ?? (await saveReceipt(context, row, fact));
  if (receipt === undefined) return 'other';
  const counted = await receipts.countBlocks(tx, { shopId, id: receipt.id, blocks: fact.confirmations });
  if (counted === undefined) return 'known';
  if (counted.confirmations < counted.need) return 'seen';
  return settle(context, row, counted, { actor: 'provider' });
}

/**
 * People name a transaction, a chain also which part of it: for one deposit the first of the two counts.
 * Whoever comes second sees what was booked, because the deposit is locked.
 */
function isAttested({ source, hash, state }: receipts.ReceiptRow, other: string): boolean {
  return source === 'reviewer' && hash === other && state !== 'proposed' && state !== 'dropped';
}

async function saveReceipt(
  context: DepositContext,
  row: sql.DepositRow,
  fact: DepositFact,
): Promise<receipts.ReceiptRow | undefined> {
  const { tx, shopId, now, env } = context;
  const key = receiptKeyOf(payoutChannels[row.channel], fact.hash, fact.part);
  if (!(await takeClaim(tx, { key, shopId, ref: row.id, at: now }))) return undefined;
  // Nobody else can give this transaction as theirs any more. Who told of it before does not matter: it came here.
  await takeClaim(tx, { key: hashKeyOf(fact.hash), shopId, ref: row.id, at: now });
  return receipts.insertReceipt(tx, shopId, {
    id: env.random.id(now),
    depositId: row.id,
    source: 'provider',
    hash: fact.hash,
    part: fact.part,
    asset: fact.asset,
    units: fact.units,
    confirmations: fact.confirmations,
    need: needOf(row, fact.units),
    state: 'seen',
    inviter: await inviterOf(tx, shopId, row.person_id),
    proposedBy: null,
    lineId: fact.lineId,
    at: now,
  });
}

/**
 * Two people say that it arrived: the second one's word books it.
 *
 * @throws Refused `transactionHashUsed` where this arrival was booked before, for whichever deposit.
 */
export async function settleAttested(
  context: DepositContext,
  row: sql.DepositRow,
  receipt: receipts.ReceiptRow,
  by: Extract<By, { actor: 'reviewer' }>,
): Promise<string> {
  const { tx, shopId, now } = context;
  const { hash } = receipt;
  const seen = await receipts.findDepositSeen(tx, shopId, receipt);
  if (seen !== undefined) {
    const isSame = seen === row.id;
    throw refuse('transactionHashUsed', { field: 'receipt_id', reason: 'booked', hash, is_same: isSame });
  }
  const key = receiptKeyOf(payoutChannels[row.channel], hash, 0);
  if (!(await takeClaim(tx, { key, shopId, ref: row.id, at: now }))) {
    const other = await findClaim(tx, { key });
    throw refuse('transactionHashUsed', {
      field: 'receipt_id',
      reason: 'booked',
      hash,
      is_same: other?.ref === row.id,
    });
  }
  return settle(context, row, receipt, by);
}

/** Values an arrival, and credits it as far as it can be; the rest is kept apart with its reason. */
async function settle(
  context: DepositContext,
  row: sql.DepositRow,
  receipt: receipts.ReceiptRow,
  by: By,
): Promise<string> {
  const { tx, shopId } = context;
  const perCoin = unitsPerCoin(row.asset, row.currency);
  const worth = await receipts.valueWithCarry(tx, shopId, receipt.units, perCoin);
  const isLate = by.actor === 'provider' && !isOpenDeposit(row.state) && row.state !== 'success';
  if (isLate) return saveApart(context, row, receipt, { units: worth, reason: 'late', by });
  const waiting = await receipts.listWaitingReceipts(tx, { shopId, channel: row.channel });
  const together = waiting.reduce((sum, one) => sum + one.unclear_units, worth + row.credited_units);
  if (together < leastDeposit(row.channel, row.currency)) {
    return saveApart(context, row, receipt, { units: worth, reason: 'below_minimum', by });
  }
  const room = await roomOf(context, row);
  const credit = worth < room ? worth : room;
  await book(context, row, receipt, { credit, rest: worth - credit, reason: 'above_cap', by });
  for (const one of waiting) await clearWaiting(context, one);
  return worth > credit ? 'unclear' : 'credited';
}

type Apart = { readonly units: bigint; readonly reason: UnclearReason; readonly by: By };

async function saveApart(
  context: DepositContext,
  row: sql.DepositRow,
  receipt: receipts.ReceiptRow,
  { units, reason, by }: Apart,
): Promise<string> {
  await book(context, row, receipt, { credit: 0n, rest: units, reason, by });
  return reason === 'below_minimum' ? 'waiting' : 'unclear';
}

type Booking = {
  readonly credit: bigint;
  readonly rest: bigint;
  readonly reason: UnclearReason;
  readonly by: By;
};

async function book(
  context: DepositContext,
  row: sql.DepositRow,
  receipt: receipts.ReceiptRow,
  { credit, rest, reason, by }: Booking,
): Promise<void> {
  const { tx, shopId, now } = context;
  const isApart = rest > 0n || (credit === 0n && reason !== 'above_cap');
  const apart = reason === 'below_minimum' ? 'waiting' : 'unclear';
  const settled = await receipts.settleReceipt(tx, {
    shopId,
    id: receipt.id,
    from: receipt.state,
    to: isApart ? apart : 'credited',
    creditedUnits: credit,
    unclearUnits: rest,
    reason: isApart ? reason : undefined,
    ...wordOf(by),
    at: now,
  });
  if (settled === undefined) return;
  if (credit > 0n)
    await credited(context, row, { units: credit, actor: by.actor, about: `in:${receipt.id}` });
  if (isApart) {
    const code = reason === 'below_minimum' ? 'deposit_below_minimum' : 'deposit_unclear';
    await tellDeposit(context, row, { code, about: `unclear:${receipt.id}`, units: rest });
  }
  const arrival = {
    depositId: row.id,
    receiptId: receipt.id,
    channel: payoutChannels[row.channel],
    actor: by.actor,
  } as const;
  await post(tx, shopId, now, arriveRecipe(arrival, credit, rest));
  if (credit > 0n) await tellUnpaid(tx, { env: context.env, shopId });
}

function wordOf(by: By) {
  return by.actor === 'reviewer' ? { confirmedBy: by.confirmedBy, isFinance: by.isFinance } : {};
}

type Credit = { readonly units: bigint; readonly actor: 'provider' | 'reviewer'; readonly about: string };

/** The deposit's own side of a credit: done, with what has reached the wallet so far. */
async function credited(
  context: DepositContext,
  row: sql.DepositRow,
  { units, actor, about }: Credit,
): Promise<void> {
  const { tx, shopId } = context;
  const move = isOpenDeposit(row.state) ? 'credit' : 'clear';
  const moved =
    row.state === 'success'
      ? await sql.addCredit(tx, { shopId, id: row.id, units })
      : await moveDeposit(context, row, { move, actor, facts: { creditUnits: units } });
  if (moved === undefined) throw new Error(`the deposit ${row.id} did not take its credit`);
  await tellDeposit(context, moved, { code: 'deposit_credited', about, units });
}

/** What waited for the least deposit is credited with the receipt that reached it, as far as the cap lets it. */
async function clearWaiting(context: DepositContext, receipt: receipts.ReceiptRow): Promise<void> {
  const row = await lockDeposit(context, receipt.deposit_id);
  if (receipt.unclear_units > (await roomOf(context, row))) return;
  await clear(context, row, receipt, { actor: 'provider' });
}

/** What was kept apart is the shop's: called when the cap leaves room for it. */
export async function clear(
  context: DepositContext,
  row: sql.DepositRow,
  receipt: receipts.ReceiptRow,
  by: By,
): Promise<void> {
  const { tx, shopId, now } = context;
  const units = receipt.unclear_units;
  const settled = await receipts.settleReceipt(tx, {
    shopId,
    id: receipt.id,
    from: receipt.state,
    to: 'credited',
    creditedUnits: receipt.credited_units + units,
    unclearUnits: 0n,
    clearedBy: by.actor,
    ...wordOf(by),
    at: now,
  });
  if (settled === undefined) return;
  if (units > 0n) await credited(context, row, { units, actor: by.actor, about: `cleared:${receipt.id}` });
  const named = { depositId: row.id, receiptId: receipt.id, actor: by.actor } as const;
  await post(tx, shopId, now, [clearRecipe(named, units)]);
  if (units > 0n) await tellUnpaid(tx, { env: context.env, shopId });
}
