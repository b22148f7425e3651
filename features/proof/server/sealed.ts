// Books and the record against what was signed of them: for whoever reconciles the books.
import { equalBytes, fromBase64 } from '#domain/proof/bytes.ts';
import { verifyClaim } from '#domain/proof/claim.ts';
import { parseEntry } from '#domain/proof/entry.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import { parseCheckpoint } from '#domain/proof/checkpoint.ts';
import { parseVkey, verifyNote } from '#domain/proof/note.ts';
import { rootFromNodes } from '#domain/proof/tree.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { verifyEd25519 } from '#platform/ports/note-signatures.ts';
import { sha256 } from './hash.ts';
import * as log from './log.sql.ts';
import { openNodes } from './nodes.ts';
import { claimsOf } from './proofs.ts';
import * as seals from './seal.sql.ts';

/**
 * What of a book is not as a seal said; undefined where all of it is. A seal is believed by its entry of the record, not by
 * the columns beside it.
 */
export async function findRewritten(tx: Tx, shopId: bigint): Promise<string | undefined> {
  const before = await seals.findRewrittenRow(tx, { shopId });
  if (before?.seq !== undefined && before.seq !== null)
    return `transfer ${before.seq} is not what was sealed of it`;
  const book = await log.readBook(tx, shopId);
  if (book === undefined) return undefined;
  const seal = await seals.newestSeal(tx, { currency: book.currency, size: Number.MAX_SAFE_INTEGER });
  if (seal === undefined) return undefined;
  const index = Number(seal.idx);
  const [row] = await log.entryBodies(tx, { from: index, until: index + 1 });
  try {
    const [claim] = await claimsOf(tx, seal, shopId);
    // A book that was opened since has no part in it.
    if (claim === undefined) return undefined;
    const entry = parseEntry(row?.body ?? Buffer.alloc(0));
    if (entry.kind !== 'seal') return `entry ${index} of the record is no seal`;
    const { seq, head } = verifyClaim(
      { ...claim, preimage: fromBase64(claim.preimage), path: claim.path.map(fromBase64) },
      entry,
      sha256,
    );
    if (seq === 0n) return undefined;
    const sealed = await seals.hasRow(tx, { shopId, seq, hash: Buffer.from(head) });
    return sealed === undefined ? `transfer ${seq} is not what was sealed of it` : undefined;
  } catch (error) {
    if (error instanceof ProofFault) return `the seal ${seal.no} does not hold: ${error.code}`;
    throw error;
  }
}

/** Whether the rows of the record lead to its newest head, and our key signed that head. */
export async function isRecordTrue(
  { recordKeys }: Pick<Environment, 'recordKeys'>,
  tx: Tx,
): Promise<boolean> {
  const size = await log.readSize(tx);
  const [newest] = await log.newestCheckpoints(tx, { most: Number.MAX_SAFE_INTEGER, limit: 1 });
  if (newest === undefined) return size === 0;
  try {
    const { text } = await verifyNote(newest.note, [parseVkey(recordKeys.log.vkey)], verifyEd25519);
    const head = parseCheckpoint(text);
    const root = await rootFromNodes(size, openNodes(tx, size), sha256);
    return head.size === size && equalBytes(head.root, root);
  } catch (error) {
    if (error instanceof ProofFault) return false;
    throw error;
  }
}
