// Two phones hold what they were shown against each other. What one says is signed by the platform, so that a contradiction
// is evidence whoever made the code.
import { equalBytes, toHex } from './bytes.ts';
import { parseCheckpoint, type Checkpoint } from './checkpoint.ts';
import { ProofFault } from './fault.ts';
import { formatNote, parseNote, parseVkey, signatureLine, verifyNote, type VerifyEd25519 } from './note.ts';
import { parseSlip, type Slip } from './slip.ts';
import { readFields } from './check/read.ts';

/** What stands in the code that the other phone reads. */
export type Shared = { readonly checkpoint: string; readonly slip: string | null };

const kind = 'stockless-compare';

/** As text for a code: the head with the platform's own signature alone, which is half as long. */
export function formatShared({ checkpoint, slip }: Shared, logKey: string): string {
  return JSON.stringify({ k: kind, c: shortened(checkpoint, logKey), ...(slip === null ? {} : { s: slip }) });
}

function shortened(note: string, logKey: string): string {
  const { text, signatures } = parseNote(note);
  const { name, keyId } = parseVkey(logKey);
  const own = signatures.find((one) => one.name === name && one.keyId === keyId);
  return own === undefined ? note : formatNote(text, [signatureLine(name, keyId, own.signature)]);
}

/** @throws ProofFault `malformed_note` where a text is not what `formatShared` writes. */
export function parseShared(text: string): Shared {
  if (text.length > 16_384) throw new ProofFault('too_large');
  const fields = readFields(parseJson(text), 'malformed_note');
  if (fields.get('k') !== kind) throw new ProofFault('malformed_note');
  return { checkpoint: fields.text('c'), slip: fields.textOrNull('s') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProofFault('malformed_note');
  }
}

type Known = {
  readonly origin: string;
  readonly logKey: string;
  readonly slipKey: string;
  /** The shop's code. */
  readonly shop: string;
  /** Every head that this phone has proved to lead to the next one. */
  readonly heads: readonly string[];
  readonly slips: readonly string[];
  /** The hash of the shop's book after a row, where this phone has the rows. */
  readonly headAfter: (seq: bigint) => Uint8Array | undefined;
};

export type Compared = {
  /** `unproven`: only the record itself says whether one leads to the other. */
  readonly record: 'same' | 'ahead' | 'behind' | 'contradict' | 'unproven';
  /** Of two phones of one shop; undefined where the other is of another one, or says nothing that this phone can judge. */
  readonly balance: 'same' | 'contradict' | undefined;
};

/**
 * Asks for a proof between two lengths of the record where the phone has none; rejects or gives false without a connection.
 * True where the shorter one is the beginning of the longer one.
 */
export type ProveBeginning = (older: Checkpoint, newer: Checkpoint) => Promise<boolean | undefined>;

type Parts = { readonly verify: VerifyEd25519; readonly prove: ProveBeginning };

/** @throws ProofFault `unknown_key`, `wrong_origin` for the code of another platform; `wrong_signature`, `malformed_note`. */
export async function compareShared(
  known: Known,
  other: Shared,
  { verify, prove }: Parts,
): Promise<Compared> {
  const { text } = await verifyNote(other.checkpoint, [parseVkey(known.logKey)], verify);
  const theirs = parseCheckpoint(text);
  if (theirs.origin !== known.origin) throw new ProofFault('wrong_origin', { origin: theirs.origin });
  const own = known.heads.map((note) => parseCheckpoint(parseNote(note).text));
  const newest = own.toSorted((left, right) => right.size - left.size)[0];
  if (newest === undefined) throw new ProofFault('stale');
  return {
    record: await compareHeads({ own, newest, theirs }, prove),
    balance: await compareSlips(known, other.slip, verify),
  };
}

type HeadParts = {
  readonly own: readonly Checkpoint[];
  readonly newest: Checkpoint;
  readonly theirs: Checkpoint;
};

async function compareHeads(
  { own, newest, theirs }: HeadParts,
  prove: ProveBeginning,
): Promise<Compared['record']> {
  const twin = own.find(({ size }) => size === theirs.size);
  if (twin !== undefined) {
    if (!equalBytes(twin.root, theirs.root)) return 'contradict';
    return twin.size === newest.size ? 'same' : 'ahead';
  }
  const isAhead = newest.size > theirs.size;
  const [older, newer] = isAhead ? [theirs, newest] : [newest, theirs];
  const isBeginning = await prove(older, newer);
  if (isBeginning === undefined) return 'unproven';
  if (!isBeginning) return 'contradict';
  return isAhead ? 'ahead' : 'behind';
}

async function compareSlips(
  known: Known,
  note: string | null,
  verify: VerifyEd25519,
): Promise<Compared['balance']> {
  if (note === null) return undefined;
  const { text } = await verifyNote(note, [parseVkey(known.slipKey)], verify);
  const theirs = parseSlip(text);
  if (theirs.shop !== known.shop) return undefined;
  const own = known.slips.map((one) => parseSlip(parseNote(one).text));
  const twin = own.find(({ seq }) => seq === theirs.seq);
  if (twin !== undefined) return saysSame(twin, theirs) ? 'same' : 'contradict';
  const head = known.headAfter(theirs.seq);
  if (head === undefined) return undefined;
  return equalBytes(head, theirs.head) ? 'same' : 'contradict';
}

/** After one row of one book there is one balance. */
function saysSame(left: Slip, right: Slip): boolean {
  const wordsOf = ({ head, pending, available, held, withdrawing, receivable, currency }: Slip) =>
    [toHex(head), pending, available, held, withdrawing, receivable, currency].join(' ');
  return wordsOf(left) === wordsOf(right);
}
