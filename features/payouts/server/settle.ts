// What became of payouts that left in a file: a bank's statement tells it, or two people do.
import { refuse } from '#domain/wire/errors.ts';
import { type Asset, isSameMoney } from '#domain/money/money.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { findItem } from './batches/batch.sql.ts';
import type { Desk } from './batches/batch.ts';
import * as sql from './mark.sql.ts';
import { recordPayoutNews, stand } from './send.ts';
import { arrivingOf } from './terms.ts';

type Reading = { readonly env: Environment; readonly tx: Tx; readonly now: Date };

/** A debit line of our own account, as the bank's statement has it. */
export type PayoutLine = {
  /** The EndToEndId, as we gave it: 32 letters. */
  readonly endToEnd: string;
  readonly currency: Asset;
  /** What the bank took, above zero. */
  readonly units: bigint;
  /** The bank's own name of the entry: merchants read it. */
  readonly reference: string;
};

/** `differs`: it is ours, and of another amount or currency: people look at it, and nothing is booked. */
export type Settled = 'settled' | 'known' | 'differs' | 'unknown';

/**
 * Books a payout that a statement names as paid. The same line again changes nothing.
 *
 * @param at `tx` is the caller's transaction; the shop's book is locked in it.
 */
export async function settlePayoutByReference(at: Reading, line: PayoutLine): Promise<Settled> {
  const item = await findItem(at.tx, { endToEnd: line.endToEnd });
  if (item === undefined) return 'unknown';
  const context = { ...at, shopId: item.shop_id };
  const found = await stand(context, item.payout_id);
  if (found === undefined) return 'unknown';
  const { row, payout } = found;
  const sent = arrivingOf(row, payout);
  if (!isSameMoney(sent, { asset: line.currency, units: line.units })) return 'differs';
  const news = { state: 'paid', reference: line.reference } as const;
  return (await recordPayoutNews(context, item.payout_id, news)) === 'paid' ? 'settled' : 'known';
}

export type ReturnedLine = PayoutLine & { readonly reason: string };

/**
 * Books a payout that came back: the merchant's money is free again, once, with its fee. It need not have been told as
 * paid before.
 *
 * @returns `settled` where it was booked now, `known` where it was before.
 */
export async function bouncePayoutByReference(at: Reading, line: ReturnedLine): Promise<Settled> {
  const item = await findItem(at.tx, { endToEnd: line.endToEnd });
  if (item === undefined) return 'unknown';
  const context = { ...at, shopId: item.shop_id };
  const found = await stand(context, item.payout_id);
  if (found === undefined) return 'unknown';
  const { row, payout } = found;
  const sent = arrivingOf(row, payout);
  if (!isSameMoney(sent, { asset: line.currency, units: line.units })) return 'differs';
  const { reference, reason } = line;
  const told = await recordPayoutNews(context, item.payout_id, { state: 'returned', reference, reason });
  return told === 'returned' ? 'settled' : 'known';
}

export type MarkInput = {
  readonly shopId: bigint;
  readonly payoutId: string;
  readonly outcome: sql.Outcome;
  readonly reference: string;
};

/**
 * Two people attest what no statement told: the first names the bank's reference, the second one the same.
 *
 * @returns `proposed` after the first, `booked` after the second.
 * @throws Refused `invalidOperation`: `same_person`, `other_reference` where they name different ones, `not_sent`
 * where it did not leave in a file, `decided` where it is booked.
 */
export async function markPayout(
  { env, tx, now, operatorId }: Desk,
  { shopId, payoutId, outcome, reference }: MarkInput,
): Promise<'proposed' | 'booked'> {
  const context = { env, tx, now, shopId };
  const found = await stand(context, payoutId);
  if (found === undefined) throw refuse('recordNotFound', { reason: 'payout' });
  const { state, ready_at: readyAt } = found.payout;
  if (readyAt === null || state === 'waiting') throw refuse('invalidOperation', { reason: 'not_sent' });
  const isOpen = state === 'sending' || (state === 'sent' && outcome === 'returned');
  if (!isOpen) throw refuse('invalidOperation', { reason: 'decided', state });
  const key = { shopId, payoutId, outcome };
  const known = await sql.findMark(tx, key);
  if (known === undefined || known.reference !== reference) {
    // Whoever was wrong names another one: it needs another second person.
    await sql.putMark(tx, { ...key, reference, by: operatorId, at: now });
    return 'proposed';
  }
  if (known.first_by === operatorId) throw refuse('invalidOperation', { reason: 'same_person' });
  await sql.confirmMark(tx, { ...key, by: operatorId, at: now });
  const reason = 'The bank sent it back.';
  await recordPayoutNews(
    context,
    payoutId,
    outcome === 'paid' ? { state: 'paid', reference } : { state: 'returned', reference, reason },
  );
  return 'booked';
}
