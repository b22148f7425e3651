// Documents on record: what was published of the platform itself, and from when it counts.
import type { DocName } from '#domain/proof/entry.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

/** The newest document of each kind. */
export const newestDocuments = sql.rows('proof-documents-newest')`
  select distinct on (name) name, hash, ver, from_at, type, at from log_doc order by name, at desc, from_at desc`;

/** What anybody can read of one kind, the newest first. */
export const listPublished = sql.rows('proof-documents-published')`
  select hash, ver, from_at, at, idx from log_doc where name = :name and idx is not null
  order by at desc, from_at desc limit :limit`;

/** What is published of one kind, also what waits to be added, the newest first. */
export const listDocuments = sql.rows('proof-documents-of')`
  select name, hash, ver, from_at, at, idx from log_doc where name = :name order by at desc, from_at desc
  limit :limit`;

const body = sql.row('proof-document-body')`select body from log_doc where name = :name and hash = :hash`;

/** @throws Error where no document of that kind has this SHA-256. */
export async function readDocumentBody(
  tx: Tx,
  { name, sha256 }: { readonly name: DocName; readonly sha256: string },
): Promise<Buffer> {
  const row = await body(tx, { name, hash: Buffer.from(sha256, 'hex') });
  if (row === undefined) throw new Error(`no document ${name} is on record as ${sha256}`);
  return row.body;
}
