// Keys of suppliers' programs.
import type { SupplierScope } from '#domain/wire/endpoint.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type KeyRow = {
  id: string;
  name: string;
  tail: string;
  scopes: SupplierScope[];
  made_by: string;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
};

const list = statement<KeyRow>(
  'supplier-key-list',
  `select k.id, k.name, k.tail, k.scopes, o.name as made_by, k.created_at, k.last_used_at, k.revoked_at
   from supplier_key k join operator o on o.id = k.made_by
   where k.supplier_id = $1 order by k.revoked_at is not null, k.created_at desc, k.id desc limit 100`,
);

export function listKeyRows(tx: Tx, supplierId: string): Promise<KeyRow[]> {
  return tx.rows(list, [supplierId]);
}

const insert = statement<{ id: string }>(
  'supplier-key-insert',
  `insert into supplier_key (id, supplier_id, slot, name, hash, tail, scopes, made_by, created_at)
   select $1, $2, f.slot, $3, $4, $5, $6, $7, $8
   from generate_series(1, $9::int) as f (slot)
   where not exists (select from supplier_key where supplier_id = $2 and slot = f.slot) order by f.slot limit 1
   on conflict (supplier_id, slot) do nothing returning id`,
);

export type NewKey = {
  readonly id: string;
  readonly supplierId: string;
  readonly name: string;
  readonly hash: Buffer;
  readonly tail: string;
  readonly scopes: readonly SupplierScope[];
  readonly madeBy: string;
  readonly at: Date;
};

/** Takes a free place; false where none is, or where another key took it at the same moment. */
export async function insertKey(tx: Tx, key: NewKey, keysMax: number): Promise<boolean> {
  const { id, supplierId, name, hash, tail, scopes, madeBy, at } = key;
  const made = await tx.row(insert, [id, supplierId, name, hash, tail, scopes, madeBy, at, keysMax]);
  return made !== undefined;
}

const revoke = statement<{ id: string; name: string }>(
  'supplier-key-revoke',
  `update supplier_key set revoked_at = $3, slot = null
   where supplier_id = $1 and id = $2 and revoked_at is null returning id, name`,
);

export function revokeKeyRow(tx: Tx, supplierId: string, id: string, at: Date) {
  return tx.row(revoke, [supplierId, id, at]);
}

const find = statement<{ id: string }>(
  'supplier-key-find',
  'select id from supplier_key where supplier_id = $1 and id = $2',
);

export async function hasKey(tx: Tx, supplierId: string, id: string): Promise<boolean> {
  return (await tx.row(find, [supplierId, id])) !== undefined;
}

export type UsedKey = {
  id: string;
  supplier_id: string;
  scopes: SupplierScope[];
  made_by: string;
  revoked_at: Date | null;
  is_disabled: boolean;
  last_used_at: Date | null;
};

const byHash = statement<UsedKey>(
  'supplier-key-by-hash',
  `select k.id, k.supplier_id, k.scopes, k.made_by, k.revoked_at, o.disabled_at is not null as is_disabled, k.last_used_at
   from supplier_key k join operator o on o.id = k.made_by where k.hash = $1`,
);

export function findKey(tx: Tx, hash: Buffer): Promise<UsedKey | undefined> {
  return tx.row(byHash, [hash]);
}

const use = statement<never>('supplier-key-use', 'update supplier_key set last_used_at = $2 where id = $1');

export async function noteUse(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.rows(use, [id, at]);
}
