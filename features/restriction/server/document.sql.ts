// The papers behind holds that take two people.
import { statement, type Tx } from '#platform/db/database.ts';

export type DocumentRow = {
  shop_id: bigint;
  id: string;
  name: string;
  mime: string;
  sha256: Buffer;
  made_by: string;
  at: Date;
};

const insert = statement<never>(
  'restriction-document-add',
  `insert into restriction_document (shop_id, id, name, mime, sha256, made_by, at) values ($1, $2, $3, $4, $5, $6, $7)`,
);

export async function insertDocument(tx: Tx, row: DocumentRow): Promise<void> {
  const { shop_id: shopId, id, name, mime, sha256, made_by: by, at } = row;
  await tx.rows(insert, [shopId, id, name, mime, sha256, by, at]);
}

const find = statement<DocumentRow>(
  'restriction-document',
  'select shop_id, id, name, mime, sha256, made_by, at from restriction_document where shop_id = $1 and id = $2',
);

export function findDocument(tx: Tx, shopId: bigint, id: string): Promise<DocumentRow | undefined> {
  return tx.row(find, [shopId, id]);
}
