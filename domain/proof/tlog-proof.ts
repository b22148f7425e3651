// One entry's proof as a file: its place, the way to the root and the signed checkpoint (C2SP tlog-proof).
import { fromBase64, fromBase64Of, toBase64 } from './bytes.ts';
import { parseCheckpoint } from './checkpoint.ts';
import { parseDecimal } from './decimal.ts';
import { ProofFault } from './fault.ts';
import { parseNote } from './note.ts';
import { hashBytes } from './tree.ts';

export type TlogProof = {
  readonly index: number;
  /** From the leaf's sibling to a child of the root. */
  readonly proof: readonly Uint8Array[];
  /** The signed note, as it was made. */
  readonly checkpoint: string;
  /** Not covered by any signature. */
  readonly extra?: Uint8Array | undefined;
};

const version = 'c2sp.org/tlog-proof@v1';
const limits = { characters: 512 * 1024, hashes: 63 };

export function formatTlogProof({ index, proof, checkpoint, extra }: TlogProof): string {
  const extraLine = extra === undefined ? [] : [`extra ${toBase64(extra)}`];
  return [version, ...extraLine, `index ${index}`, ...proof.map(toBase64), '', checkpoint].join('\n');
}

/**
 * Reads the proof; whether it leads to the root, and who signed the checkpoint, is checked by `verifyInclusion` and
 * `checkCheckpoint`.
 * @throws ProofFault `malformed_proof`, `malformed_bytes`, `malformed_note`, `malformed_checkpoint`, `too_large`.
 */
export function parseTlogProof(text: string): TlogProof {
  if (text.length > limits.characters) throw new ProofFault('too_large');
  const split = text.indexOf('\n\n');
  if (split < 0) throw new ProofFault('malformed_proof');
  const [first, ...lines] = text.slice(0, split).split('\n');
  const checkpoint = text.slice(split + 2);
  const extraText = lines[0]?.startsWith('extra ') ? lines.shift() : undefined;
  const [indexLine = '', ...hashes] = lines;
  const index = indexLine.startsWith('index ') ? parseDecimal(indexLine.slice('index '.length)) : undefined;
  if (first !== version || index === undefined) throw new ProofFault('malformed_proof');
  if (hashes.length > limits.hashes) throw new ProofFault('too_large');

  const { size } = parseCheckpoint(parseNote(checkpoint).text);
  if (index >= size) throw new ProofFault('malformed_proof');
  const proof = hashes.map((hash) => fromBase64Of(hash, hashBytes));
  const extra = extraText === undefined ? undefined : fromBase64(extraText.slice('extra '.length));
  return { index, proof, checkpoint, extra };
}
