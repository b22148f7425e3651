// What a phone asks for before it checks, in the words of the calls; nothing in it is believed yet.
import { fromBase64, fromBase64Of, fromHex } from '../bytes.ts';
import type { BookRow } from '../book-row.ts';
import type { ClaimProof } from '../claim.ts';
import { ProofFault } from '../fault.ts';
import { parseTlogProof, type TlogProof } from '../tlog-proof.ts';
import { readFields } from './read.ts';

/** Data of each call, as parsed JSON. What a server does not have is an empty list. */
export type Answers = {
  /** The keys of `/.well-known/stockless-trust.json`: `log.origin`, `log.vkey`, `log.slip_vkey`. */
  readonly keys: Keys;
  /** `/log/policy`. */
  readonly policy: string;
  /** `/log/checkpoint`; null before there is one. */
  readonly checkpoint: string | null;
  /** From the size of each older checkpoint to the largest one, out of the tiles. */
  readonly consistency: Readonly<Record<string, readonly Uint8Array[]>>;
  /** `/v1/shop/proof`. */
  readonly proof: unknown;
  /** Pages of `/v1/shop/record`, from the first act that the phone has not seen. */
  readonly record: readonly unknown[];
  /** Pages of `/v1/shop/book`, from the row after the one that the phone has pinned. */
  readonly book: readonly unknown[];
  /** `/v1/user/wallet`, asked before the book. */
  readonly wallet: unknown;
  /** Rows of `/v1/restriction/list`, `/v1/user/withdraw/list`, `/v1/case/list`: all that stand, and what ended of late. */
  readonly restrictions: readonly unknown[];
  readonly withdrawals: readonly unknown[];
  readonly cases: readonly unknown[];
  /** Rows of `/v1/shop/devices` and `/v1/shop/mandates`. */
  readonly devices: readonly unknown[];
  readonly mandates: readonly unknown[];
  /** `open` of `/v1/trust/pauses`; null while payouts are sent. */
  readonly pause: unknown;
  /** Entries of the record that are not the shop's own: a newer seal than the one that is shown, acts that pause payouts. */
  readonly entries: readonly PublicEntry[];
  /** False where the record was not searched back to the begin of a pause: then nothing is said about it. */
  readonly isSearched: boolean;
};

export type Keys = { readonly origin: string; readonly log: string; readonly slip: string };

/** An entry by its number, with its proof up to the largest checkpoint. */
export type PublicEntry = {
  readonly index: number;
  readonly entry: Uint8Array;
  readonly proof: readonly Uint8Array[];
};

export type SealAnswer = {
  readonly entry: Uint8Array;
  readonly place: TlogProof;
  readonly claims: readonly ClaimProof[];
};

/** @throws ProofFault `malformed_claim`, `malformed_bytes`, and what `parseTlogProof` throws. */
export function readSealAnswer(proof: unknown): SealAnswer | undefined {
  const whole = readFields(proof, 'malformed_claim');
  if ((whole.get('seal') ?? null) === null) return undefined;
  const seal = readFields(whole.get('seal'), 'malformed_claim');
  const claims = seal.list('claims').map((one): ClaimProof => {
    const claim = readFields(one, 'malformed_claim');
    return {
      preimage: fromBase64(claim.text('preimage')),
      index: claim.count('index'),
      path: claim.texts('path').map((node) => fromBase64Of(node, 64)),
    };
  });
  if (claims.length > 8) throw new ProofFault('too_large');
  return { entry: fromBase64(seal.text('entry')), place: parseTlogProof(seal.text('tlog_proof')), claims };
}

export type OwnAct = {
  readonly seq: number;
  readonly index: number | null;
  readonly salt: Uint8Array;
  readonly body: string;
  readonly entry: Uint8Array | null;
  readonly proof: readonly Uint8Array[] | null;
};

export type RecordPage = {
  readonly list: readonly OwnAct[];
  /** Where the proofs of this page lead. */
  readonly checkpoint: string | null;
  readonly total: number;
};

/** @throws ProofFault `malformed_entry`, `malformed_bytes`. */
export function readRecordPage(page: unknown): RecordPage {
  const whole = readFields(page, 'malformed_entry');
  const list = whole.list('list').map((one): OwnAct => {
    const act = readFields(one, 'malformed_entry');
    const entry = act.textOrNull('entry');
    const isProved = (act.get('proof') ?? null) !== null;
    return {
      seq: act.count('seq'),
      index: act.countOrNull('index'),
      salt: fromBase64Of(act.text('salt'), 32),
      body: act.text('body'),
      entry: entry === null ? null : fromBase64(entry),
      proof: isProved ? act.texts('proof').map((node) => fromBase64Of(node, 32)) : null,
    };
  });
  return { list, checkpoint: whole.textOrNull('checkpoint'), total: whole.count('total') };
}

export type BookPage = {
  readonly shop: bigint;
  readonly currency: string;
  readonly hashedByLengthFrom: bigint;
  readonly lastSeq: bigint;
  readonly head: Uint8Array;
  readonly list: readonly BookRow[];
};

/** @throws ProofFault `malformed_row`, `malformed_bytes`. */
export function readBookPage(page: unknown): BookPage {
  const whole = readFields(page, 'malformed_row');
  return {
    shop: whole.big('shop'),
    currency: whole.text('currency'),
    hashedByLengthFrom: whole.big('v2_from'),
    lastSeq: whole.big('last_seq'),
    head: fromHex(whole.text('head')),
    list: whole.list('list').map(readRow),
  };
}

function readRow(value: unknown): BookRow {
  const row = readFields(value, 'malformed_row');
  return {
    seq: row.big('seq'),
    kind: row.text('kind'),
    debit_kind: row.text('debit_kind'),
    debit_subject: row.text('debit_subject'),
    credit_kind: row.text('credit_kind'),
    credit_subject: row.text('credit_subject'),
    units: row.big('units'),
    actor: row.text('actor'),
    document: row.text('document'),
    once_key: row.text('once_key'),
    at: row.count('at'),
  };
}
