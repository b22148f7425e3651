// Names that were given before names were claimed. Reads across shops: a name is everybody's business.
import { statement, type Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';

const named = statement<{ shop_id: bigint }>(
  'shop-named',
  'select shop_id from shop where name_key is null and lower(name) = lower($1) and shop_id <> $2 limit 1',
);

/** True where another shop whose name is not claimed yet is called so. */
export async function isNamed(tx: Tx, shopId: bigint, name: string): Promise<boolean> {
  return (await acrossShops('names', () => tx.row(named, [name, shopId]))) !== undefined;
}

const unclaimed = statement<{ shop_id: bigint; name: string }>(
  'shop-names-unclaimed',
  'select shop_id, name from shop where name_key is null order by created_at, shop_id limit $1 for update skip locked',
);

export function listUnclaimed(tx: Tx, max: number) {
  return tx.rows(unclaimed, [max]);
}

const setKey = statement<never>('shop-set-name-key', 'update shop set name_key = $2 where shop_id = $1');

export async function setNameKey(tx: Tx, shopId: bigint, key: string): Promise<void> {
  await tx.rows(setKey, [shopId, key]);
}

const handle = statement<never>(
  'shop-set-handle',
  'update shop set handle = $2, handle_changed_at = $3 where shop_id = $1',
);

export async function setHandle(tx: Tx, shopId: bigint, next: string, at: Date): Promise<void> {
  await tx.rows(handle, [shopId, next, at]);
}
