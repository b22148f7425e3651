// Sealed numbers of accounts and of withdrawals: read and put back when the keys of the vault are turned.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type SealedNumber = RowOf<typeof accounts>;

const first = '00000000-0000-0000-0000-000000000000';

const accounts = sql.rows('payout-account-sealed')`
  select shop_id, id, number_sealed as sealed from payout_account
  where (shop_id, id) > (:shopId, :id::uuid) order by shop_id, id limit :limit`;

export function accountsAfter(
  tx: Tx,
  after: SealedNumber | undefined,
  limit: number,
): Promise<SealedNumber[]> {
  return accounts(tx, { shopId: after?.shop_id ?? 0n, id: after?.id ?? first, limit });
}

const putInAccount = sql.run('payout-account-reseal')`
  update payout_account set number_sealed = :sealed where shop_id = :shopId and id = :id
    and number_sealed = :rowSealed`;

/** Nothing where the number was changed in the meantime: it was sealed under the newest key then. */
export async function putAccount(tx: Tx, row: SealedNumber, sealed: Buffer): Promise<void> {
  await putInAccount(tx, { shopId: row.shop_id, id: row.id, sealed, rowSealed: row.sealed });
}

const withdrawals = sql.rows('withdrawal-sealed')`select shop_id, id, number_sealed as sealed from withdrawal
  where (shop_id, id) > (:shopId, :id::uuid) order by shop_id, id limit :limit`;

export function withdrawalsAfter(
  tx: Tx,
  after: SealedNumber | undefined,
  limit: number,
): Promise<SealedNumber[]> {
  return withdrawals(tx, { shopId: after?.shop_id ?? 0n, id: after?.id ?? first, limit });
}

const putInWithdrawal = sql.run('withdrawal-reseal')`
  update withdrawal set number_sealed = :sealed where shop_id = :shopId and id = :id
    and number_sealed = :rowSealed`;

export async function putWithdrawal(tx: Tx, row: SealedNumber, sealed: Buffer): Promise<void> {
  await putInWithdrawal(tx, { shopId: row.shop_id, id: row.id, sealed, rowSealed: row.sealed });
}

/** Files of payouts belong to the platform: their shop is 0. */
type SealedFile = {
  readonly after: (tx: Tx, row: SealedNumber | undefined, limit: number) => Promise<SealedNumber[]>;
  readonly put: (tx: Tx, row: SealedNumber, sealed: Buffer) => Promise<void>;
};

const xmlFiles = sql.rows('payout-xml-sealed')`
  select 0::bigint as shop_id, id, xml_sealed as sealed from payout_batch
  where xml_sealed is not null and id > :id::uuid order by id limit :limit`;
const putXml = sql.rows('payout-xml-reseal')`
  update payout_batch set xml_sealed = :sealed where id = :id and xml_sealed = :rowSealed`;
const csvFiles = sql.rows('payout-csv-sealed')`
  select 0::bigint as shop_id, id, csv_sealed as sealed from payout_batch
  where csv_sealed is not null and id > :id::uuid order by id limit :limit`;
const putCsv = sql.rows('payout-csv-reseal')`
  update payout_batch set csv_sealed = :sealed where id = :id and csv_sealed = :rowSealed`;

/** Both kinds of payout file. */
export const payoutFiles = {
  xml: {
    after: (tx, row, limit) => xmlFiles(tx, { id: row?.id ?? first, limit }),
    put: async (tx, row, sealed) => void (await putXml(tx, { id: row.id, sealed, rowSealed: row.sealed })),
  },
  csv: {
    after: (tx, row, limit) => csvFiles(tx, { id: row?.id ?? first, limit }),
    put: async (tx, row, sealed) => void (await putCsv(tx, { id: row.id, sealed, rowSealed: row.sealed })),
  },
} as const satisfies Record<string, SealedFile>;
