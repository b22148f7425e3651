// What a phone finds, in the words of the command.
import type { FaultCode } from '#domain/proof/fault.ts';

const sentences = {
  unknown_key: 'A head, or a slip, is not signed by a key of this platform',
  wrong_signature: 'A signature is wrong',
  no_quorum: 'The newest head is not cosigned by enough notaries',
  key_changed: 'The keys of the platform are not those that were pinned',
  history_rewritten: 'The record does not continue what was seen before: its history was rewritten',
  smaller_than_before: 'The record is shorter than it was',
  stale: 'What the shop is shown is old',
  not_included: 'An entry that the shop is shown is not in the record',
  wrong_commitment: 'An act is not the one that the record commits to',
  act_missing: 'An act about the shop is kept back',
  act_unlogged: 'An act about the shop is not on record',
  act_backdated: 'An act about the shop was dated back',
  acts_differ: 'The seal counts another number of acts than the shop is shown',
  claim_missing: 'The shop was left out of the sums of all shops',
  claim_twice: 'One part of the sums stands for two shops',
  claim_foreign: 'The part of the sums that the shop is shown is that of another shop',
  claim_off_root: 'The part of the shop does not lead to the sums of all shops',
  sum_out_of_range: 'A sum beside the part of the shop is below zero, or too large',
  total_differs: 'The sums of all shops are not those of the seal',
  amount_differs: 'The seal says that the shop is owed another amount than its book does',
  row_changed: 'A row of the book was rewritten',
  row_missing: 'A row of the book is missing',
  book_shorter: 'The book is shorter than it was',
  slip_contradicts: 'A signed slip says something else than the book, or the wallet',
  balance_differs: 'The wallet shows another amount than the book',
  unsigned_debit: 'Money left the shop without a signature of one of its devices',
  debit_without_case: 'Money was taken for a case that is not there',
  hold_without_act: 'Money is held, or a payout was refused, and the record has no act about it',
  pause_without_act: 'Payouts are paused, and the record has no act about it',
  late_money: 'Money whose day has come is still pending',
  devices_differ: 'The seal names other devices than the shop has',
} as const satisfies Partial<Record<FaultCode, string>>;

const known: ReadonlyMap<string, string> = new Map(Object.entries(sentences));

/** A finding of a phone of any version: its code may be one that is not known here. */
type Said = { readonly code: string; readonly facts: Readonly<Record<string, string>> };

/** One sentence, with what is known about it. */
export function sayFinding({ code, facts }: Said): string {
  const told = Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`);
  const sentence = known.get(code) ?? `What the shop is shown cannot be read (${code})`;
  return `${sentence}${told.length === 0 ? '' : ` (${told.join(', ')})`}.`;
}
