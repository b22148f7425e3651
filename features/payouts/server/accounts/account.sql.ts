// Rows of payout accounts.
import type { ReadAccount } from '#domain/payouts/payout.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type AccountRow = RowOf<typeof listAccounts>;

const columns = `id, slot, type, account_name, number_kind, number_sealed, number_masked, number_hash, bank_name, branch_number, bic,
  country, note, default_at, usable_at, version, created_at, last_used_at,
  exists (select from withdrawal w where w.shop_id = payout_account.shop_id and w.account_id = payout_account.id
    and w.state in ('requested', 'approved', 'sending')) as in_use`;

/** The default first: the one made so last, or the oldest. At most five rows. */
export const listAccounts = sql.rows('payout-account-list')`
  select ${columns} from payout_account where shop_id = :shopId
    order by default_at desc nulls last, created_at, id`;

export const findAccount = sql.row('payout-account-find')`
  select ${columns} from payout_account where shop_id = :shopId and id = :id`;

const insert = sql.row('payout-account-insert')`
  insert into payout_account (shop_id, slot, id, type, account_name, number_kind, number_sealed,
    number_masked,
    number_key, bank_name, branch_number, bic, country, note, default_at, usable_at, created_at, number_hash,
    mandate_id)
  values (:shopId, :slot, :id, :type, :accountName, :numberKind, :sealed, :masked, :key, :bankName,
    :branchNumber, :bic, :country, :note, :defaultAt?, :usableAt, :at, :hash, :mandateId)
  on conflict (shop_id, slot) do nothing returning slot`;

export type KeptNumber = {
  readonly sealed: Buffer;
  readonly masked: string;
  /** Of the number in this shop, and of the number wherever it is. */
  readonly key: Buffer;
  readonly hash: Buffer;
};

export type NewAccount = {
  readonly id: string;
  /** What was signed for it, or was asked for without a device. */
  readonly mandateId: string;
  readonly read: ReadAccount;
  readonly number: KeptNumber;
  readonly note: string;
  readonly defaultAt: Date | null;
  readonly usableAt: Date;
  readonly at: Date;
};

/** Takes this slot; false where it is taken. A twin that is taking it is waited for. */
export async function insertAccount(tx: Tx, shopId: bigint, slot: number, one: NewAccount): Promise<boolean> {
  const { read, number } = one;
  const row = await insert(tx, {
    shopId,
    slot,
    id: one.id,
    mandateId: one.mandateId,
    type: read.type,
    accountName: read.accountName,
    numberKind: read.numberKind,
    sealed: number.sealed,
    masked: number.masked,
    key: number.key,
    bankName: read.bankName,
    branchNumber: read.branchNumber,
    bic: read.bic,
    country: read.country,
    note: one.note,
    defaultAt: one.defaultAt,
    usableAt: one.usableAt,
    at: one.at,
    hash: number.hash,
  });
  return row !== undefined;
}

const update = sql.row('payout-account-update')<{ usable_at: Date; version: number }>`
  select usable_at, version from payout_account_replace(:shopId, :id, :version, :mandateId, :accountName, :numberKind,
    :sealed, :masked, :key, :bankName, :branchNumber, :bic, :country, :usableAt, :hash)`;

export type Replaced = Pick<NewAccount, 'id' | 'mandateId' | 'read' | 'number' | 'usableAt'> & {
  readonly version: number;
};

/** Another destination on the same place; undefined where somebody changed it meanwhile. */
export function replaceAccount(
  tx: Tx,
  shopId: bigint,
  { id, mandateId, read, number, usableAt, version }: Replaced,
) {
  return update(tx, {
    shopId,
    id,
    mandateId,
    version,
    accountName: read.accountName,
    numberKind: read.numberKind,
    sealed: number.sealed,
    masked: number.masked,
    key: number.key,
    bankName: read.bankName,
    branchNumber: read.branchNumber,
    bic: read.bic,
    country: read.country,
    usableAt,
    hash: number.hash,
  });
}

/** Note and default: nothing about where the money goes. */
export const markAccount = sql.row('payout-account-mark')`
  update payout_account set note = coalesce(:note?, note), default_at = coalesce(:defaultAt?, default_at),
    version = version + 1
  where shop_id = :shopId and id = :id and version = :version returning usable_at, version`;

export const removeAccount = sql.has('payout-account-remove')`
  delete from payout_account where shop_id = :shopId and id = :id returning id`;

/** An account from before there were hashes gets its own when it is used. */
export const recordAccountUse = sql.run('payout-account-use')`
  update payout_account set last_used_at = :at, number_hash = coalesce(number_hash, :hash)
  where shop_id = :shopId and id = :id`;

const shared = sql.rows('payout-account-shared')<{ shop_id: bigint }>`select shop_id from (
    select shop_id from payout_account where number_hash = :hash
    union select shop_id from withdrawal where bank ->> 'number_hash' = encode(:hash, 'hex')
  ) as found where shop_id <> :shopId order by shop_id limit :limit`;

/** Other shops that are, or were, paid to this number. */
export async function findShopsWithAccount(
  tx: Tx,
  shopId: bigint,
  hash: Buffer,
  limit: number,
): Promise<bigint[]> {
  return (await shared(tx, { shopId, hash, limit })).map((row) => row.shop_id);
}

const count = sql.row('payout-account-count')`
  select count(*)::int as n from payout_account where shop_id = :shopId`;

export async function countAccounts(tx: Tx, shopId: bigint): Promise<number> {
  return (await count(tx, { shopId }))?.n ?? 0;
}
