// Payouts to banks: one person gathers what is ready in a batch, another one releases it. From then on the file is
// fixed, and what is in it can no longer be taken back.
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { ibanFault } from '#domain/payouts/payout.ts';
import type { BankTransfer } from '#domain/payouts/pain001.ts';
import { lockBook } from '#features/ledger/server/public.ts';
import type { Environment } from '#platform/environment.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './batch.sql.ts';
import { sealFiles } from './file.ts';
import type { Debtor, PayoutParts } from '#features/payouts/server/parts.ts';
import { openPause } from '#features/payouts/server/pause.sql.ts';
import { openNumber } from '#features/payouts/server/accounts/accounts.ts';
import { moveWithdrawal, withdrawalNumberOf } from '#features/payouts/server/moves.ts';
import * as payouts from '#features/payouts/server/payout.sql.ts';
import { stand, type Standing } from '#features/payouts/server/send.ts';
import { arrivingOf } from '#features/payouts/server/terms.ts';

/** A person of the console at work on the platform's own rows. */
export type Desk = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly now: Date;
  readonly operatorId: string;
  readonly parts: PayoutParts;
};

async function assertNotPaused({ tx, now }: Pick<Desk, 'tx' | 'now'>): Promise<void> {
  const pause = await openPause(tx, { now });
  if (pause === undefined) return;
  const [since, until] = [pause.since.toISOString(), pause.ends_at.toISOString()];
  throw refuse('invalidOperation', { reason: 'paused', pause: pause.reason, since, until });
}

/** Our account of the batch's currency; where there is none the first one, from which the bank exchanges. */
function debtorOf({ debtors = [] }: PayoutParts, currency: Asset): Debtor {
  const debtor = debtors.find((one) => one.currency === currency) ?? debtors[0];
  if (debtor === undefined) throw refuse('invalidOperation', { reason: 'no_bank_account' });
  return debtor;
}

/**
 * Gathers what is ready, the oldest first. Nothing is sent yet: its merchants can still take it back.
 *
 * @throws Refused `invalidOperation` (`paused`, `nothing_ready`, `no_bank_account`).
 */
export async function makeBatch(desk: Desk, currency: Asset): Promise<sql.BatchRow> {
  const { env, tx, now, operatorId, parts } = desk;
  await assertNotPaused(desk);
  const { holder, account, bic, currency: own } = debtorOf(parts, currency);
  const id = env.random.id(now);
  await sql.insertBatch(tx, {
    id,
    number: await sql.takeBatchNumber(tx),
    currency,
    debtor: { holder, account, bic, currency: own },
    executeOn: now.toISOString().slice(0, 10),
    by: operatorId,
    at: now,
  });
  const gathered = await sql.gatherItems(tx, { id, currency, limit: limits.payoutBatchMax });
  if (gathered === 0) throw refuse('invalidOperation', { reason: 'nothing_ready' });
  return batchOf(await sql.findBatch(tx, { id }));
}

export function batchOf(row: sql.BatchRow | undefined): sql.BatchRow {
  if (row === undefined) throw refuse('recordNotFound', { reason: 'batch' });
  return row;
}

export async function lockedBatch(tx: Tx, id: string, state: sql.BatchRow['state']): Promise<sql.BatchRow> {
  const row = batchOf(await sql.lockBatch(tx, { id }));
  if (row.state !== state) throw refuse('invalidOperation', { reason: 'decided', state: row.state });
  return row;
}

/** What a person saw when they released it. */
export type Seen = { readonly id: string; readonly count: number; readonly total: string };

/**
 * Releases a batch that somebody else made: its file is fixed, its payouts are on their way.
 *
 * @throws Refused `invalidOperation`: `decided`, `paused`, `same_person`, `nothing_ready` where everything was taken
 * back, and `changed` with `count` and `total` where it is not what the person saw.
 */
export async function releaseBatch(desk: Desk, seen: Seen): Promise<sql.BatchRow> {
  const { env, tx, now, operatorId } = desk;
  const batch = await lockedBatch(tx, seen.id, 'draft');
  if (batch.made_by === operatorId) throw refuse('invalidOperation', { reason: 'same_person' });
  await assertNotPaused(desk);
  const transfers: BankTransfer[] = [];
  for (const item of await sql.listItems(tx, { batchId: batch.id })) {
    const transfer = item.is_live ? await depart(desk, item) : undefined;
    if (transfer !== undefined) transfers.push(transfer);
  }
  if (transfers.length === 0) throw refuse('invalidOperation', { reason: 'nothing_ready' });
  const units = transfers.reduce((sum, one) => sum + one.units, 0n);
  const total = formatUnits(units, batch.currency);
  if (transfers.length !== seen.count || total !== seen.total)
    throw refuse('invalidOperation', { reason: 'changed', count: transfers.length, total });
  const { xml, csv } = sealFiles(env, batch.id, {
    name: fileNameOf(batch),
    at: now,
    executeOn: batch.execute_on,
    currency: batch.currency,
    from: {
      name: batch.debtor.holder,
      number: batch.debtor.account,
      isIban: ibanFault(batch.debtor.account) === undefined,
      bic: batch.debtor.bic,
      branchNumber: '',
    },
    transfers,
  });
  const count = transfers.length;
  await sql.markReleased(tx, { id: batch.id, by: operatorId, at: now, payouts: count, units, xml, csv });
  return batchOf(await sql.findBatch(tx, { id: batch.id }));
}

/** At most 35 letters, and never the same for two batches. */
export function fileNameOf({ number, id }: Pick<sql.BatchRow, 'number' | 'id'>): string {
  return `PAYOUT-${String(number).padStart(5, '0')}-${id.slice(-8).toUpperCase()}`;
}

/** It can no longer be taken back. Undefined where it was, before. */
async function depart(
  { env, tx, now }: Desk,
  { shop_id: shopId, payout_id: id, end_to_end: endToEnd }: sql.ItemRow,
): Promise<BankTransfer | undefined> {
  const context = { env, tx, shopId, now };
  const found = await stand(context, id);
  if (found === undefined || found.payout.state !== 'waiting') return undefined;
  if (found.row.state === 'approved')
    await moveWithdrawal(context, found.row, { move: 'send', actor: 'reviewer' });
  else if (found.row.state !== 'sending') return undefined;
  const moved = await payouts.movePayout(tx, shopId, { id, from: 'waiting', to: 'sending', at: now });
  return moved === undefined ? undefined : transferOf(env, found, endToEnd);
}

function transferOf(env: Environment, { row, payout }: Standing, endToEnd: string): BankTransfer {
  const number = openNumber(env, row.shop_id, row.number_sealed);
  const isIban = row.number_kind === 'iban';
  // It was checked when it was typed; what the vault gives back now is checked once more.
  if (isIban && ibanFault(number) !== undefined) throw new Error(`payout ${payout.id} has no right IBAN`);
  return {
    endToEnd,
    units: arrivingOf(row, payout).units,
    to: {
      name: row.account_name,
      number,
      isIban,
      bic: row.bank.bic ?? '',
      branchNumber: row.bank.branch_number ?? '',
    },
    text: `${env.brand.name} ${withdrawalNumberOf(row)}`,
  };
}

/** Takes a batch apart before it is released: its payouts are ready for the next one. */
export async function withdrawBatch({ tx, now, operatorId }: Desk, id: string): Promise<sql.BatchRow> {
  const batch = await lockedBatch(tx, id, 'draft');
  await sql.markWithdrawn(tx, { id: batch.id, by: operatorId, at: now });
  await sql.emptyBatch(tx, { batchId: batch.id });
  return batchOf(await sql.findBatch(tx, { id: batch.id }));
}

export type UntakenInput = {
  readonly id: string;
  readonly act: 'propose' | 'confirm' | 'drop';
  readonly why?: string;
};

/**
 * The bank did not take the file: one person says so, another one confirms it, and its payouts are ready again.
 *
 * @throws Refused `invalidOperation`: `decided`, `already_booked` where a payout of it has arrived, `proposed`,
 * `not_proposed`, `same_person`; `parameterMissing` without a reason.
 */
export async function refuseBatch(desk: Desk, { id, act, why }: UntakenInput): Promise<sql.BatchRow> {
  const { tx, now, operatorId } = desk;
  const batch = await lockedBatch(tx, id, 'released');
  if (act === 'drop') await sql.markUntaken(tx, { id, by: null, why: null, at: null });
  else if (act === 'propose') {
    if (why === undefined) throw refuse('parameterMissing', { field: 'why', reason: 'missing' });
    if (batch.untaken_by !== null) throw refuse('invalidOperation', { reason: 'proposed' });
    await assertNothingBooked(tx, id);
    await sql.markUntaken(tx, { id, by: operatorId, why, at: now });
  } else {
    if (batch.untaken_by === null) throw refuse('invalidOperation', { reason: 'not_proposed' });
    if (batch.untaken_by === operatorId) throw refuse('invalidOperation', { reason: 'same_person' });
    for (const item of await sql.listItems(tx, { batchId: id })) await comeBack(desk, item);
    await sql.emptyBatch(tx, { batchId: id });
    await sql.markRefused(tx, { id, by: operatorId, at: now });
  }
  return batchOf(await sql.findBatch(tx, { id }));
}

async function assertNothingBooked(tx: Tx, id: string): Promise<void> {
  const list = await sql.listItems(tx, { batchId: id });
  if (list.some((item) => item.is_live && item.state !== 'sending'))
    throw refuse('invalidOperation', { reason: 'already_booked' });
}

async function comeBack({ tx, now }: Desk, item: sql.ItemRow): Promise<void> {
  if (!item.is_live) return;
  const { shop_id: shopId, payout_id: id } = item;
  await lockBook(tx, shopId);
  const moved = await payouts.movePayout(tx, shopId, { id, from: 'sending', to: 'waiting', at: now });
  // One of them has arrived since: then the bank did take the file.
  if (moved === undefined) throw refuse('invalidOperation', { reason: 'already_booked' });
}
