// What a log asks of a witness: to sign a checkpoint, with the proof that it goes on from the one that the witness signed
// before (C2SP tlog-witness, add-checkpoint).
import { fromBase64Of, toBase64 } from './bytes.ts';
import { parseDecimal } from './decimal.ts';
import { ProofFault } from './fault.ts';
import { hashBytes } from './tree.ts';

export type AddCheckpoint = {
  /** Of the checkpoint that the witness signed last, as far as the log knows; 0 where it signed none. */
  readonly oldSize: number;
  /** Of consistency, from `oldSize`. */
  readonly proof: readonly Uint8Array[];
  /** The note, signed by the log. */
  readonly checkpoint: string;
};

/** The path of the call, below the address of the witness. */
export const addCheckpointPath = 'add-checkpoint';
/** The type of the answer that tells the size of the checkpoint that the witness signed last. */
export const sizeType = 'text/x.tlog.size';

const hashesMax = 63;

export function formatAddCheckpoint({ oldSize, proof, checkpoint }: AddCheckpoint): string {
  return [`old ${oldSize}`, ...proof.map(toBase64), '', checkpoint].join('\n');
}

/** @throws ProofFault `malformed_proof`, `malformed_bytes`. The checkpoint is not looked at. */
export function parseAddCheckpoint(text: string): AddCheckpoint {
  const split = text.indexOf('\n\n');
  const [first = '', ...hashes] = text.slice(0, Math.max(0, split)).split('\n');
  const oldSize = first.startsWith('old ') ? parseDecimal(first.slice('old '.length)) : undefined;
  if (oldSize === undefined || hashes.length > hashesMax) throw new ProofFault('malformed_proof');
  const proof = hashes.map((hash) => fromBase64Of(hash, hashBytes));
  return { oldSize, proof, checkpoint: text.slice(split + 2) };
}
