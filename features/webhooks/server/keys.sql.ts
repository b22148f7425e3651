// Keys of merchants' programs.
import type { MerchantScope } from '#domain/wire/endpoint.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export const listKeyRows = sql.rows('merchant-key-list')<{ revoked_at: Date | null }>`
  select id, name, head, tail, scopes, version, created_at, expires_at, last_used_at, revoked_at from merchant_key
  where shop_id = :shopId order by revoked_at is not null, created_at desc, id desc limit 50`;

const insert = statement<{ id: string }>(
  'merchant-key-insert',
  `insert into merchant_key (shop_id, id, slot, name, hash, head, tail, scopes, made_by, created_at, expires_at,
     version)
   select $1, $2, f.slot, $3, $4, $5, $6, $7, $8, $9, $10, $11
   from generate_series(1, $12::int) as f (slot)
   where not exists (select from merchant_key where shop_id = $1 and slot = f.slot) order by f.slot limit 1
   on conflict (shop_id, slot) do nothing returning id`,
);

export type NewKey = {
  readonly id: string;
  readonly shopId: bigint;
  readonly name: string;
  readonly hash: Buffer;
  readonly head: string;
  readonly tail: string;
  readonly scopes: readonly MerchantScope[];
  readonly madeBy: string;
  readonly at: Date;
  readonly expiresAt: Date;
  /** Of the contract: what the program is answered in for as long as the key lives. */
  readonly version: string;
};

/** Takes a free place; false where none is, or where another key took it at the same moment. */
export async function insertKey(tx: Tx, key: NewKey, keysMax: number): Promise<boolean> {
  const { id, shopId, name, hash, head, tail, scopes, madeBy, at, expiresAt, version } = key;
  const values = [shopId, id, name, hash, head, tail, scopes, madeBy, at, expiresAt, version, keysMax];
  return (await tx.row(insert, values)) !== undefined;
}

/** A key that ran out gives its place back. */
export const freeExpired = sql.run('merchant-key-free-expired')`
  update merchant_key set revoked_at = :now, slot = null
  where shop_id = :shopId and revoked_at is null and expires_at <= :now`;

export const revokeKeyRow = sql.row('merchant-key-revoke')`
  update merchant_key set revoked_at = :at, slot = null
  where shop_id = :shopId and id = :id and revoked_at is null returning id, name`;

export const hasKey = sql.has('merchant-key-find')`
  select id from merchant_key where shop_id = :shopId and id = :id`;

export type UsedKey = RowOf<typeof findKey>;

export const findKey = sql.row('merchant-key-by-hash')`
  select id, scopes, version, made_by, expires_at, last_used_at, revoked_at from merchant_key
  where shop_id = :shopId and hash = :hash`;

export const noteUse = sql.run('merchant-key-use')`
  update merchant_key set last_used_at = :at where shop_id = :shopId and id = :id`;
