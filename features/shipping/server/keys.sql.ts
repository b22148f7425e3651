// Keys of suppliers' programs.
import type { SupplierScope } from '#domain/wire/endpoint.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export const listKeyRows = sql.rows('supplier-key-list')<{ revoked_at: Date | null }>`
  select k.id, k.name, k.tail, k.scopes, o.name as made_by, k.created_at, k.last_used_at, k.revoked_at
  from supplier_key k join operator o on o.id = k.made_by
  where k.supplier_id = :supplierId order by k.revoked_at is not null, k.created_at desc, k.id desc
    limit 100`;

const insert = sql.row('supplier-key-insert')`
  insert into supplier_key (id, supplier_id, slot, name, hash, tail, scopes, made_by, created_at, version)
  select :id, :supplierId, f.slot, :name, :hash, :tail, :scopes, :madeBy, :at, :version
  from generate_series(1, :keysMax::int) as f (slot)
  where not exists (select from supplier_key where supplier_id = :supplierId and slot = f.slot)
    order by f.slot limit 1
  on conflict (supplier_id, slot) do nothing returning id`;

export type NewKey = {
  readonly id: string;
  readonly supplierId: string;
  readonly name: string;
  readonly hash: Buffer;
  readonly tail: string;
  readonly scopes: readonly SupplierScope[];
  readonly madeBy: string;
  readonly at: Date;
  /** Of the contract: what the program is answered in for as long as the key lives. */
  readonly version: string;
};

/** Takes a free place; false where none is, or where another key took it at the same moment. */
export async function insertKey(tx: Tx, key: NewKey, keysMax: number): Promise<boolean> {
  const { id, supplierId, name, hash, tail, scopes, madeBy, at, version } = key;
  const made = await insert(tx, { id, supplierId, name, hash, tail, scopes, madeBy, at, version, keysMax });
  return made !== undefined;
}

export const revokeKeyRow = sql.row('supplier-key-revoke')`
  update supplier_key set revoked_at = :at, slot = null
  where supplier_id = :supplierId and id = :id and revoked_at is null returning id, name`;

export const hasKey = sql.has('supplier-key-find')`
  select id from supplier_key where supplier_id = :supplierId and id = :id`;

export const findKey = sql.row('supplier-key-by-hash')`
  select k.id, k.supplier_id, k.scopes, k.version, k.made_by, k.revoked_at, o.disabled_at is not null as is_disabled,
    k.last_used_at
  from supplier_key k join operator o on o.id = k.made_by where k.hash = :hash`;

export const noteUse = sql.run('supplier-key-use')`update supplier_key set last_used_at = :at where id = :id`;
