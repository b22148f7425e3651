// What merchants have accepted. Rows are added, never changed.
import type { AcceptedDocument } from '#domain/content/trust-documents.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type AcceptanceRow = { document: AcceptedDocument; version: number; digest: Buffer; at: Date };

export type Accepting = {
  readonly shopId: bigint;
  readonly personId: string;
  readonly document: AcceptedDocument;
  readonly version: number;
  readonly digest: Buffer;
  readonly lang: string;
  readonly at: Date;
};

const insert = statement<never>(
  'trust-accept',
  `insert into terms_acceptance (shop_id, person_id, document, version, digest, lang, at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (shop_id, person_id, document, version) do nothing`,
);

/** Accepted again it stays as it was the first time. */
export async function insertAcceptance(tx: Tx, row: Accepting): Promise<void> {
  const { shopId, personId, document, version, digest, lang, at } = row;
  await tx.rows(insert, [shopId, personId, document, version, digest, lang, at]);
}

const newest = statement<AcceptanceRow>(
  'trust-newest-acceptances',
  `select distinct on (document) document, version, digest, at from terms_acceptance
   where shop_id = $1 and person_id = $2 order by document, version desc`,
);

/** The newest version that a person has accepted of each document. */
export function readAcceptances(tx: Tx, shopId: bigint, personId: string): Promise<AcceptanceRow[]> {
  return tx.rows(newest, [shopId, personId]);
}
