// Names that were given before names were claimed. Reads across shops: a name is everybody's business.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import { acrossShops } from '#platform/db/scope.ts';

const named = sql.row('shop-named')`
  select shop_id from shop where name_key is null and lower(name) = lower(:name) and shop_id <> :shopId
    limit 1`;

/** True where another shop whose name is not claimed yet is called so. */
export async function isNamed(tx: Tx, shopId: bigint, name: string): Promise<boolean> {
  return (await acrossShops('names', () => named(tx, { name, shopId }))) !== undefined;
}

export const listUnclaimed = sql.rows('shop-names-unclaimed')`
  select shop_id, name from shop where name_key is null order by created_at, shop_id limit :max
    for update skip locked`;

export const setNameKey = sql.run('shop-set-name-key')`
  update shop set name_key = :key where shop_id = :shopId`;

export const setHandle = sql.run('shop-set-handle')`
  update shop set handle = :next, handle_changed_at = :at where shop_id = :shopId`;
