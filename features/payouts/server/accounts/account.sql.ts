// Rows of payout accounts.
import type { PayoutType, ReadAccount } from '#domain/payouts/payout.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type AccountRow = {
  id: string;
  slot: number;
  type: PayoutType;
  account_name: string;
  number_kind: ReadAccount['numberKind'];
  number_sealed: Buffer;
  number_masked: string;
  number_hash: Buffer | null;
  bank_name: string;
  branch_number: string;
  bic: string;
  country: string;
  note: string;
  default_at: Date | null;
  usable_at: Date;
  version: number;
  created_at: Date;
  last_used_at: Date | null;
  in_use: boolean;
};

const columns = `id, slot, type, account_name, number_kind, number_sealed, number_masked, number_hash, bank_name, branch_number, bic,
  country, note, default_at, usable_at, version, created_at, last_used_at,
  exists (select from withdrawal w where w.shop_id = payout_account.shop_id and w.account_id = payout_account.id
    and w.state in ('requested', 'approved', 'sending')) as in_use`;

const list = statement<AccountRow>(
  'payout-account-list',
  `select ${columns} from payout_account where shop_id = $1 order by default_at desc nulls last, created_at, id`,
);

/** The default first: the one made so last, or the oldest. At most five rows. */
export function listAccounts(tx: Tx, shopId: bigint): Promise<AccountRow[]> {
  return tx.rows(list, [shopId]);
}

const find = statement<AccountRow>(
  'payout-account-find',
  `select ${columns} from payout_account where shop_id = $1 and id = $2`,
);

export function findAccount(tx: Tx, shopId: bigint, id: string): Promise<AccountRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const insert = statement<{ slot: number }>(
  'payout-account-insert',
  `insert into payout_account (shop_id, slot, id, type, account_name, number_kind, number_sealed, number_masked,
     number_key, bank_name, branch_number, bic, country, note, default_at, usable_at, created_at, number_hash)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
   on conflict (shop_id, slot) do nothing returning slot`,
);

export type KeptNumber = {
  readonly sealed: Buffer;
  readonly masked: string;
  /** Of the number in this shop, and of the number wherever it is. */
  readonly key: Buffer;
  readonly hash: Buffer;
};

export type NewAccount = {
  readonly id: string;
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
  const row = await tx.row(insert, [
    shopId,
    slot,
    one.id,
    read.type,
    read.accountName,
    read.numberKind,
    number.sealed,
    number.masked,
    number.key,
    read.bankName,
    read.branchNumber,
    read.bic,
    read.country,
    one.note,
    one.defaultAt,
    one.usableAt,
    one.at,
    number.hash,
  ]);
  return row !== undefined;
}

const update = statement<{ usable_at: Date; version: number }>(
  'payout-account-update',
  `update payout_account set account_name = $4, number_kind = $5, number_sealed = $6, number_masked = $7,
     number_key = $8, bank_name = $9, branch_number = $10, bic = $11, country = $12, usable_at = $13, number_hash = $14,
     version = version + 1
   where shop_id = $1 and id = $2 and version = $3 returning usable_at, version`,
);

export type Replaced = Pick<NewAccount, 'id' | 'read' | 'number' | 'usableAt'> & { readonly version: number };

/** Another destination on the same place; undefined where somebody changed it meanwhile. */
export function replaceAccount(tx: Tx, shopId: bigint, { id, read, number, usableAt, version }: Replaced) {
  return tx.row(update, [
    shopId,
    id,
    version,
    read.accountName,
    read.numberKind,
    number.sealed,
    number.masked,
    number.key,
    read.bankName,
    read.branchNumber,
    read.bic,
    read.country,
    usableAt,
    number.hash,
  ]);
}

const mark = statement<{ usable_at: Date; version: number }>(
  'payout-account-mark',
  `update payout_account set note = coalesce($4, note), default_at = coalesce($5, default_at), version = version + 1
   where shop_id = $1 and id = $2 and version = $3 returning usable_at, version`,
);

export type Marked = {
  readonly id: string;
  readonly version: number;
  readonly note: string | null;
  readonly defaultAt: Date | null;
};

/** Note and default: nothing about where the money goes. */
export function markAccount(tx: Tx, shopId: bigint, { id, version, note, defaultAt }: Marked) {
  return tx.row(mark, [shopId, id, version, note, defaultAt]);
}

const remove = statement<{ id: string }>(
  'payout-account-remove',
  'delete from payout_account where shop_id = $1 and id = $2 returning id',
);

export async function removeAccount(tx: Tx, shopId: bigint, id: string): Promise<boolean> {
  return (await tx.row(remove, [shopId, id])) !== undefined;
}

const use = statement<never>(
  'payout-account-use',
  `update payout_account set last_used_at = $3, number_hash = coalesce(number_hash, $4)
   where shop_id = $1 and id = $2`,
);

export type Used = { readonly id: string; readonly at: Date; readonly hash: Buffer };

/** An account from before there were hashes gets its own when it is used. */
export async function recordAccountUse(tx: Tx, shopId: bigint, { id, at, hash }: Used): Promise<void> {
  await tx.rows(use, [shopId, id, at, hash]);
}

const shared = statement<{ shop_id: bigint }>(
  'payout-account-shared',
  `select shop_id from (
     select shop_id from payout_account where number_hash = $2
     union select shop_id from withdrawal where bank ->> 'number_hash' = encode($2, 'hex')
   ) as found where shop_id <> $1 order by shop_id limit $3`,
);

/** Other shops that are, or were, paid to this number. */
export async function findShopsWithAccount(
  tx: Tx,
  shopId: bigint,
  hash: Buffer,
  limit: number,
): Promise<bigint[]> {
  return (await tx.rows(shared, [shopId, hash, limit])).map((row) => row.shop_id);
}

const count = statement<{ n: number }>(
  'payout-account-count',
  'select count(*)::int as n from payout_account where shop_id = $1',
);

export async function countAccounts(tx: Tx, shopId: bigint): Promise<number> {
  return (await tx.row(count, [shopId]))?.n ?? 0;
}
