// Keys of merchants' programs.
import type { MerchantScope } from '#domain/wire/endpoint.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type KeyRow = {
  id: string;
  name: string;
  head: string;
  tail: string;
  scopes: MerchantScope[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
};

const list = statement<KeyRow>(
  'merchant-key-list',
  `select id, name, head, tail, scopes, created_at, expires_at, last_used_at, revoked_at from merchant_key
   where shop_id = $1 order by revoked_at is not null, created_at desc, id desc limit 50`,
);

export function listKeyRows(tx: Tx, shopId: bigint): Promise<KeyRow[]> {
  return tx.rows(list, [shopId]);
}

const insert = statement<{ id: string }>(
  'merchant-key-insert',
  `insert into merchant_key (shop_id, id, slot, name, hash, head, tail, scopes, made_by, created_at, expires_at)
   select $1, $2, f.slot, $3, $4, $5, $6, $7, $8, $9, $10
   from generate_series(1, $11::int) as f (slot)
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
};

/** Takes a free place; false where none is, or where another key took it at the same moment. */
export async function insertKey(tx: Tx, key: NewKey, keysMax: number): Promise<boolean> {
  const { id, shopId, name, hash, head, tail, scopes, madeBy, at, expiresAt } = key;
  const values = [shopId, id, name, hash, head, tail, scopes, madeBy, at, expiresAt, keysMax];
  return (await tx.row(insert, values)) !== undefined;
}

const free = statement<never>(
  'merchant-key-free-expired',
  `update merchant_key set revoked_at = $2, slot = null
   where shop_id = $1 and revoked_at is null and expires_at <= $2`,
);

/** A key that ran out gives its place back. */
export async function freeExpired(tx: Tx, shopId: bigint, now: Date): Promise<void> {
  await tx.rows(free, [shopId, now]);
}

const revoke = statement<{ id: string; name: string }>(
  'merchant-key-revoke',
  `update merchant_key set revoked_at = $3, slot = null
   where shop_id = $1 and id = $2 and revoked_at is null returning id, name`,
);

export function revokeKeyRow(tx: Tx, shopId: bigint, id: string, at: Date) {
  return tx.row(revoke, [shopId, id, at]);
}

const find = statement<{ id: string }>(
  'merchant-key-find',
  'select id from merchant_key where shop_id = $1 and id = $2',
);

export async function hasKey(tx: Tx, shopId: bigint, id: string): Promise<boolean> {
  return (await tx.row(find, [shopId, id])) !== undefined;
}

export type UsedKey = {
  id: string;
  scopes: MerchantScope[];
  made_by: string;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
};

const byHash = statement<UsedKey>(
  'merchant-key-by-hash',
  `select id, scopes, made_by, expires_at, last_used_at, revoked_at from merchant_key
   where shop_id = $1 and hash = $2`,
);

export function findKey(tx: Tx, shopId: bigint, hash: Buffer): Promise<UsedKey | undefined> {
  return tx.row(byHash, [shopId, hash]);
}

const use = statement<never>(
  'merchant-key-use',
  'update merchant_key set last_used_at = $3 where shop_id = $1 and id = $2',
);

export async function noteUse(tx: Tx, shopId: bigint, id: string, at: Date): Promise<void> {
  await tx.rows(use, [shopId, id, at]);
}
