// What is wrong with a proof, as a code that each reader puts into its own words.

const faultCodes = [
  // A text or bytes that cannot be what they say they are.
  'malformed_bytes',
  'malformed_note',
  'malformed_checkpoint',
  'malformed_policy',
  'malformed_proof',
  'malformed_tile',
  'malformed_entry',
  'malformed_claim',
  'malformed_slip',
  'malformed_row',
  'malformed_bundle',
  'malformed_mandate',
  'malformed_doc',
  'too_large',
  // Signatures and who made them.
  'unknown_key',
  'wrong_signature',
  'wrong_origin',
  'no_quorum',
  'key_changed',
  // Checkpoints over time.
  'history_rewritten',
  'smaller_than_before',
  'stale',
  'from_the_future',
  // Entries of the record.
  'not_included',
  'wrong_commitment',
  'act_missing',
  'act_unlogged',
  'act_backdated',
  'acts_differ',
  // The sums of all shops.
  'claim_missing',
  'claim_twice',
  'claim_foreign',
  'claim_off_root',
  'sum_out_of_range',
  'total_differs',
  'amount_differs',
  'devices_differ',
  // Rows of a book, and slips.
  'row_changed',
  'row_missing',
  'book_shorter',
  'slip_contradicts',
  'balance_differs',
  'unsigned_debit',
  'debit_without_case',
  'hold_without_act',
  'pause_without_act',
  'late_money',
  // What is served.
  'file_changed',
  'doc_missing',
  'doc_changed',
  'terms_too_soon',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** Facts of a fault for its sentence: numbers, times, names and amounts as texts. */
export type FaultFacts = Readonly<Record<string, string>>;

/** Thrown by every reader and check of this folder; there is never half a result. */
export class ProofFault extends Error {
  readonly code: FaultCode;
  readonly facts: FaultFacts;

  constructor(code: FaultCode, facts: FaultFacts = {}) {
    const told = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
    super(told.length === 0 ? code : `${code}: ${told.join(', ')}`);
    this.name = 'ProofFault';
    this.code = code;
    this.facts = facts;
  }
}
