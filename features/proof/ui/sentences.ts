// Which sentence says a fault: several of them are one thing to whoever reads it.
import type { Finding } from '#domain/proof/check.ts';
import type { FaultCode } from '#domain/proof/fault.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import type { MerchantWords } from '#locales/merchant.ts';

import type { Failure } from './check/store.ts';

export type Sentence = keyof MerchantWords['proof']['faults'];

const sentences: Partial<Record<FaultCode, Sentence>> = {
  unknown_key: 'signature',
  wrong_signature: 'signature',
  wrong_origin: 'signature',
  key_changed: 'signature',
  no_quorum: 'notaries',
  history_rewritten: 'rewritten',
  smaller_than_before: 'rewritten',
  stale: 'stale',
  from_the_future: 'future',
  not_included: 'notInRecord',
  wrong_commitment: 'notInRecord',
  act_missing: 'actMissing',
  acts_differ: 'actMissing',
  act_unlogged: 'actWaiting',
  act_backdated: 'backdated',
  claim_missing: 'leftOut',
  claim_twice: 'foreign',
  claim_foreign: 'foreign',
  claim_off_root: 'total',
  sum_out_of_range: 'total',
  total_differs: 'total',
  amount_differs: 'less',
  balance_differs: 'less',
  devices_differ: 'devices',
  row_changed: 'row',
  row_missing: 'rows',
  book_shorter: 'rows',
  slip_contradicts: 'slip',
  unsigned_debit: 'unsigned',
  debit_without_case: 'noCase',
  hold_without_act: 'noAct',
  pause_without_act: 'noPause',
  late_money: 'late',
  file_changed: 'file',
};

/** What cannot be read has one sentence, whatever it was. */
export function sentenceOf({ code, level }: Finding): Sentence {
  if (code === 'claim_missing' && level === 'waiting') return 'notCounted';
  return sentences[code] ?? 'unreadable';
}

/** The worst first: a line that was changed says more than the sums that follow from it. */
const order: readonly FaultCode[] = [
  'row_changed',
  'row_missing',
  'book_shorter',
  'history_rewritten',
  'claim_missing',
  'amount_differs',
  'hold_without_act',
  'act_backdated',
  'unsigned_debit',
  'debit_without_case',
];

function worstOf(findings: readonly Finding[]): Finding | undefined {
  const rankOf = ({ code, level }: Finding): number => {
    const place = order.indexOf(code);
    return (level === 'failed' ? 0 : 100) + (place < 0 ? order.length : place);
  };
  return findings.toSorted((left, right) => rankOf(left) - rankOf(right))[0];
}

/** What a failure says first. A row is found wrong at a later one than that which was changed: where that one is known, it is named. */
export function headlineOf({ findings, row }: Failure): Finding | undefined {
  const worst = worstOf(findings);
  const { seq } = fieldsOf(row?.before);
  if (worst === undefined || typeof seq !== 'string') return worst;
  return { ...worst, code: 'row_changed', facts: { ...worst.facts, row: seq } };
}
