// Merchants: the people of shops.
import { statement, type Tx } from '#platform/db/database.ts';

export type MerchantRow = {
  shop_id: bigint;
  id: string;
  username: string;
  password_hash: string;
  identity_status: 'unverified' | 'applying' | 'verified' | 'rejected';
  lang: string;
  created_at: Date;
};

const columns = 'shop_id, id, username, password_hash, identity_status, lang, created_at';

const find = statement<MerchantRow>(
  'people-find-merchant',
  `select ${columns} from merchant where shop_id = $1 and id = $2`,
);

export function findMerchant(tx: Tx, shopId: bigint, id: string): Promise<MerchantRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const lock = statement<never>(
  'people-lock-merchant',
  'select from merchant where shop_id = $1 and id = $2 for update',
);

export async function lockMerchant(tx: Tx, shopId: bigint, id: string): Promise<void> {
  await tx.rows(lock, [shopId, id]);
}

const insert = statement<never>(
  'people-insert-merchant',
  `insert into merchant (shop_id, id, username, password_hash, invitation_id, lang, created_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

export type NewMerchant = {
  readonly shopId: bigint;
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly invitationId: string;
  readonly lang: string;
  readonly at: Date;
};

export async function insertMerchant(tx: Tx, row: NewMerchant): Promise<void> {
  await tx.rows(insert, [
    row.shopId,
    row.id,
    row.username,
    row.passwordHash,
    row.invitationId,
    row.lang,
    row.at,
  ]);
}
