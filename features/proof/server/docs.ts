// Documents that the record names: their text lies beside it, under its SHA-256.
import type { DocName } from '#domain/proof/entry.ts';
import type { Tx } from '#platform/db/database.ts';
import { sha256 } from './hash.ts';
import { insertDoc } from './log.sql.ts';

export type NewDoc = {
  readonly name: DocName;
  /** What readers call this version of it: 1 to 80 characters. */
  readonly version: string;
  /** From when it counts. */
  readonly from: Date;
  /** Its media type. */
  readonly type: string;
  readonly body: Uint8Array;
};

/**
 * Lets a document be added to the record; one that is there already under this name is not added again.
 *
 * @returns True where it is new.
 */
export async function publishDoc(tx: Tx, doc: NewDoc, now: Date): Promise<boolean> {
  const added = await insertDoc(tx, {
    hash: Buffer.from(sha256(doc.body)),
    name: doc.name,
    ver: doc.version,
    from: doc.from,
    type: doc.type,
    body: Buffer.from(doc.body),
    at: now,
  });
  return added > 0;
}
