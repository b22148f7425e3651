// Sealed numbers of accounts and of withdrawals: read and put back when the keys of the vault are turned.
import { statement, type Tx } from '#platform/db/database.ts';

export type SealedNumber = { shop_id: bigint; id: string; sealed: Buffer };

const first = '00000000-0000-0000-0000-000000000000';

const accounts = statement<SealedNumber>(
  'payout-account-sealed',
  `select shop_id, id, number_sealed as sealed from payout_account
   where (shop_id, id) > ($1, $2::uuid) order by shop_id, id limit $3`,
);

export function accountsAfter(
  tx: Tx,
  after: SealedNumber | undefined,
  limit: number,
): Promise<SealedNumber[]> {
  return tx.rows(accounts, [after?.shop_id ?? 0n, after?.id ?? first, limit]);
}

const putInAccount = statement<never>(
  'payout-account-reseal',
  'update payout_account set number_sealed = $3 where shop_id = $1 and id = $2 and number_sealed = $4',
);

/** Nothing where the number was changed in the meantime: it was sealed under the newest key then. */
export async function putAccount(tx: Tx, row: SealedNumber, sealed: Buffer): Promise<void> {
  await tx.rows(putInAccount, [row.shop_id, row.id, sealed, row.sealed]);
}

const withdrawals = statement<SealedNumber>(
  'withdrawal-sealed',
  `select shop_id, id, number_sealed as sealed from withdrawal
   where (shop_id, id) > ($1, $2::uuid) order by shop_id, id limit $3`,
);

export function withdrawalsAfter(
  tx: Tx,
  after: SealedNumber | undefined,
  limit: number,
): Promise<SealedNumber[]> {
  return tx.rows(withdrawals, [after?.shop_id ?? 0n, after?.id ?? first, limit]);
}

const putInWithdrawal = statement<never>(
  'withdrawal-reseal',
  'update withdrawal set number_sealed = $3 where shop_id = $1 and id = $2 and number_sealed = $4',
);

export async function putWithdrawal(tx: Tx, row: SealedNumber, sealed: Buffer): Promise<void> {
  await tx.rows(putInWithdrawal, [row.shop_id, row.id, sealed, row.sealed]);
}

/** Files of payouts belong to the platform: their shop is 0. */
type SealedFile = {
  readonly after: (tx: Tx, row: SealedNumber | undefined, limit: number) => Promise<SealedNumber[]>;
  readonly put: (tx: Tx, row: SealedNumber, sealed: Buffer) => Promise<void>;
};

const xmlFiles = statement<SealedNumber>(
  'payout-xml-sealed',
  `select 0::bigint as shop_id, id, xml_sealed as sealed from payout_batch
   where xml_sealed is not null and id > $1::uuid order by id limit $2`,
);
const putXml = statement<never>(
  'payout-xml-reseal',
  'update payout_batch set xml_sealed = $2 where id = $1 and xml_sealed = $3',
);
const csvFiles = statement<SealedNumber>(
  'payout-csv-sealed',
  `select 0::bigint as shop_id, id, csv_sealed as sealed from payout_batch
   where csv_sealed is not null and id > $1::uuid order by id limit $2`,
);
const putCsv = statement<never>(
  'payout-csv-reseal',
  'update payout_batch set csv_sealed = $2 where id = $1 and csv_sealed = $3',
);

/** Both kinds of payout file. */
export const payoutFiles = {
  xml: {
    after: (tx, row, limit) => tx.rows(xmlFiles, [row?.id ?? first, limit]),
    put: async (tx, row, sealed) => void (await tx.rows(putXml, [row.id, sealed, row.sealed])),
  },
  csv: {
    after: (tx, row, limit) => tx.rows(csvFiles, [row?.id ?? first, limit]),
    put: async (tx, row, sealed) => void (await tx.rows(putCsv, [row.id, sealed, row.sealed])),
  },
} as const satisfies Record<string, SealedFile>;
