// Everything that a phone has saved as one file, laid out as `stockless-verify bundle` reads it. It is made on the phone.
import { parseVkey } from '#domain/proof/note.ts';
import { sha256 } from '#domain/proof/hash.ts';
import { fromBase64, toBase64, toHex, utf8 } from '#domain/proof/bytes.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import { pinFirst, type Pinned } from '#domain/proof/check.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { headAfter } from './check/compare-parts.ts';
import type { Failure, SavedEvidence, SavedProof } from './check/store.ts';
import type { ZipFile } from './zip.ts';

export type EvidenceParts = {
  readonly pinned: Pinned;
  readonly failure: Failure | null;
  readonly evidence: SavedEvidence;
  /** Codes of other phones that contradicted this one. */
  readonly compared: readonly string[];
  /** For whoever opens it first. */
  readonly readme: string;
  /** Statements of reasons and other papers that were fetched beside, by name. */
  readonly papers: ReadonlyMap<string, Uint8Array>;
};

export function evidenceFiles(parts: EvidenceParts): ZipFile[] {
  const { pinned, failure, evidence, compared, readme, papers } = parts;
  const files = new Map<string, Uint8Array>();
  files.set('README.txt', utf8(readme));
  files.set('policy.txt', utf8(pinned.policy));
  files.set('keys.json', json({ origin: pinned.origin, log: pinned.logKey, slip: pinned.slipKey }));
  for (const [at, note] of headsOf(parts).entries()) files.set(`checkpoints/${numbered(at)}.txt`, utf8(note));
  for (const { note, seq, time } of pinned.slips) files.set(`slips/${seq}-${time}.txt`, utf8(note));
  const served = fieldsOf(fieldsOf(failure?.answers)['wallet'])['slip'];
  if (typeof served === 'string') files.set('slips/served.txt', utf8(served));
  if (pinned.book !== null) files.set('book.json', json([bookPage(pinned, evidence.rows)]));
  files.set('acts.json', json({ pages: actPages(evidence.acts) }));
  for (const [at, seal] of evidence.seals.entries()) addSeal(files, numbered(at), seal);
  if (failure !== null) files.set('failure.json', json(failure));
  for (const [at, code] of compared.entries()) files.set(`compared/${numbered(at)}.json`, utf8(code));
  for (const [name, bytes] of papers) files.set(name, bytes);
  files.set('pinned.json', json(pinned));
  return [...withManifest(files, pinned)].map(([name, bytes]) => ({ name, bytes }));
}

const numbered = (at: number): string => String(at + 1).padStart(4, '0');

/** Those that were proved, and what was served when a check failed where it is signed at all. */
function headsOf({ pinned, failure, evidence }: EvidenceParts): string[] {
  const served = fieldsOf(failure?.answers)['checkpoint'];
  const all = [...evidence.heads, pinned.checkpoint, served].filter((note) => typeof note === 'string');
  return [...new Set(all)];
}

function bookPage(pinned: Pinned, rows: readonly unknown[]) {
  const { book } = pinned;
  const last = rows.length;
  return {
    shop: book?.shop ?? '0',
    currency: book?.currency ?? '',
    v2_from: book?.hashedByLengthFrom ?? '1',
    last_seq: String(last),
    head: toHex(headAfter(pinned, rows, BigInt(last)) ?? new Uint8Array(32)),
    list: rows,
    next: null,
  };
}

/** Acts by number, a page for each head that their proofs lead to. */
function actPages(acts: readonly unknown[]): object[] {
  const pages: { list: unknown[]; checkpoint: unknown; total: number; next: null }[] = [];
  const seqOf = (act: unknown) => Number(fieldsOf(act)['seq']);
  for (const act of acts.toSorted((left, right) => seqOf(left) - seqOf(right))) {
    const { checkpoint = null, ...rest } = fieldsOf(act);
    const open = pages.at(-1);
    if (open !== undefined && open.checkpoint === checkpoint) open.list.push(rest);
    else pages.push({ list: [rest], checkpoint, total: acts.length, next: null });
  }
  return pages;
}

/** The seal's entry with its proof, and the shop's two parts beside it. */
function addSeal(files: Map<string, Uint8Array>, name: string, answer: unknown): void {
  const { entry, tlog_proof: proof, claims } = fieldsOf(fieldsOf(answer)['seal']);
  if (typeof entry !== 'string' || typeof proof !== 'string') return;
  files.set(`proofs/seal-${name}.entry`, fromBase64(entry));
  files.set(`proofs/seal-${name}.tlog-proof`, utf8(proof));
  files.set(`proofs/seal-${name}.claims.json`, json(claims));
}

function withManifest(files: ReadonlyMap<string, Uint8Array>, pinned: Pinned): Map<string, Uint8Array> {
  const hashes = Object.fromEntries([...files].map(([name, bytes]) => [name, toHex(sha256(bytes))]));
  const keys = { origin: pinned.origin, log: pinned.logKey, slip: pinned.slipKey };
  return new Map([...files, ['manifest.json', json({ v: 1, keys, files: hashes })]]);
}

/** Bytes within are base64. */
function json(value: unknown): Uint8Array {
  const text = JSON.stringify(
    value,
    (_name, one: unknown) =>
      one instanceof Uint8Array ? toBase64(one) : typeof one === 'bigint' ? String(one) : one,
    1,
  );
  return utf8(`${text}\n`);
}

/** Who runs the platform, in the words of its key. */
export function hostOf({ logKey }: Pinned): string {
  try {
    return parseVkey(logKey).name.replace(/\/log$/, '');
  } catch (error) {
    if (error instanceof ProofFault) return '';
    throw error;
  }
}

/** A phone that failed at first sight has pinned nothing: its file names the keys that it was shown. */
export function pinnedOfFailure({ failure }: SavedProof): Pinned | undefined {
  if (failure === null) return undefined;
  const { keys, policy } = failure.answers;
  try {
    return pinFirst({ keys, policy }, Math.floor(failure.at / 1000));
  } catch (error) {
    if (error instanceof ProofFault) return undefined;
    throw error;
  }
}
